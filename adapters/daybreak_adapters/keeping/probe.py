"""The tick: has a palace's file moved since the last look? A few microseconds, nothing read, nothing left behind."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time

from daybreak.errors import DaybreakError, PalaceNotFound, UnavailablePalace, UnreadablePalace
from daybreak_adapters.palaces.file.chroma_file import ChromaFile

__all__ = ("KeptFile", "Probe", "Stamps", "jittered", "stamps_of")

SETTLING_NS = 50_000_000
"""A file changed so recently may change once more within the same instant of its clock: the next look must not trust the times."""

ONE_TRY = 0.03
JITTER = 0.1

Stamp = tuple[int, int, int, int, int]
Stamps = tuple[Stamp | None, ...]
"""Device, inode, size and times of a file, its ``-wal`` and its ``-journal``; ``None`` for what is not there."""


def stamps_of(path: str, stored: str | None = None) -> Stamps:
    """The stamps of a palace's file. Raises `PalaceNotFound` and `UnreadablePalace`.

    ``stored``: the file that ``path`` leads to by links, where that is known: SQLite keeps the side files beside it.
    """
    stamps: list[Stamp | None] = []
    stored = stored or os.path.realpath(path)
    for suffix in ("", "-wal", "-journal"):
        try:
            found = os.stat(f"{stored}{suffix}" if suffix else path)
        except FileNotFoundError:
            if not suffix:
                raise PalaceNotFound(f"no palace at {path}: it was moved or deleted; put it back or name another") from None
            stamps.append(None)
        except OSError as error:
            raise UnreadablePalace(f"cannot read palace {path} ({error.strerror}): check the path and its permissions") from error
        else:
            stamps.append((found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns))
    return tuple(stamps)


def jittered(seconds: float) -> float:
    """About ``seconds``: many keepers must not tick in step."""
    return seconds * random.uniform(1 - JITTER, 1 + JITTER)


class KeptFile(ChromaFile):
    """A file that is opened for looking only: with an unfinished write in it (then ``unfinished``), it is not copied but left alone."""

    unfinished = False

    def _needs_recovery(self, error: Exception) -> bool:
        self.unfinished = super()._needs_recovery(error)
        return False


class Probe:
    """Looks at one file; one thread at a time, but `stop` may come from any.

    Compared are the stamps and, while the file is in rollback mode, ``PRAGMA data_version`` of a connection kept for that (in WAL mode a
    kept connection would keep the side files from being removed).
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.looks = 0
        self._stored = os.path.realpath(path)
        self._stopped = threading.Event()
        self._file: KeptFile | None = None
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._versionless: tuple[int, int] | None = None
        self._stamps: Stamps = ()
        self._version: int | None = None
        self._unsettled = False

    def wait(self, interval: float) -> bool:
        """Look every ``interval`` seconds, more or less, until something may have happened; false after `stop`. Raises as `look`."""
        while not self._stopped.wait(jittered(interval)):
            if self.look():
                return True
        return False

    def look(self) -> bool:
        """Whether something may have happened since the last look. Raises `PalaceNotFound` and `UnreadablePalace`."""
        self.looks += 1
        former = (self._stamps, self._version)
        moved, self._unsettled = self._unsettled, False
        try:
            self._stamps = stamps_of(self.path, self._stored)
            if not former[0] or _identity(former[0]) != _identity(self._stamps):
                self._stored = os.path.realpath(self.path)
        except DaybreakError:
            # What comes back under the name, even the same file, is looked at anew.
            self.close()
            self._stamps, self._version = (), None
            raise
        self._version = self._data_version()
        self._unsettled = self._unsettled or self._is_fresh()
        return moved or former != (self._stamps, self._version)

    def stop(self) -> None:
        """End `wait` now and for good."""
        self._stopped.set()

    def close(self) -> None:
        """Free the connection."""
        if self._file is not None:
            self._file.close()
        self._file = self._connection = None

    def _is_fresh(self) -> bool:
        newest = max(stamp[4] for stamp in self._stamps if stamp is not None)
        return 0 <= time.time_ns() - newest < SETTLING_NS

    def _data_version(self) -> int | None:
        """The version that SQLite's cache is at; ``None`` where no connection can be kept or the file is locked."""
        identity, wal = _identity(self._stamps), self._stamps[1]
        if identity != self._identity or wal is not None:
            self.close()
        self._identity = identity
        if wal is not None or identity == self._versionless:
            return None
        try:
            if self._connection is None and not self._connect(identity):
                return None
            assert self._connection is not None
            version: int = self._connection.execute("pragma data_version").fetchone()[0]
        except UnavailablePalace:  # a writer is at it: look again
            self._unsettled = True
            return self._version
        except sqlite3.OperationalError:  # the same, or worse: reading the palace will tell
            self.close()
            self._unsettled = True
            return self._version
        except (DaybreakError, sqlite3.Error):
            self.close()
            return None
        return version

    def _connect(self, identity: tuple[int, int]) -> bool:
        """Keep a connection; false for a file in WAL mode."""
        file = self._file = KeptFile(self.path)
        file.deadline = time.monotonic() + ONE_TRY
        with file.reading() as connection:
            wal = connection.execute("pragma journal_mode").fetchone()[0] == "wal"
        if wal:
            self._versionless = identity
            self.close()
            return False
        file.deadline = float("inf")
        self._connection = connection
        return True


def _identity(stamps: Stamps) -> tuple[int, int]:
    """Device and inode of the file."""
    main = stamps[0]
    assert main is not None
    return main[:2]
