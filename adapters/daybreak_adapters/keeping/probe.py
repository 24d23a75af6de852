"""The tick: has a palace's file moved since the last look? A few microseconds, nothing read, nothing left behind."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
from pathlib import Path

from daybreak.errors import DaybreakError, PalaceNotFound, UnavailablePalace, UnreadablePalace
from daybreak_adapters.palaces.chroma_file import ChromaFile

__all__ = ("CHECK", "MOVED", "STILL", "Probe", "jittered")

STILL, CHECK, MOVED = 0, 1, 2
"""What a look finds: nothing; something that may be the sign of a write, so that the token should be read; a write to the file."""

SETTLING_NS = 50_000_000
"""A file changed so recently may change once more within the same instant of its clock: the next look must not trust the times."""

ONE_TRY = 0.03
JITTER = 0.1

Stamp = tuple[int, int, int, int, int]


def jittered(seconds: float) -> float:
    """About ``seconds``: many keepers must not tick in step."""
    return seconds * random.uniform(1 - JITTER, 1 + JITTER)


class KeptFile(ChromaFile):
    """A file that is opened for looking only: with an unfinished write in it (then ``unfinished``), it is not copied but left alone."""

    unfinished = False

    def _needs_recovery(self, error: sqlite3.Error) -> bool:
        self.unfinished = super()._needs_recovery(error)
        return False


class Probe:
    """Looks at one file; one thread at a time, but `stop` may come from any.

    Compared are device, inode, size and times of the file, its ``-wal`` and its ``-journal``, and, while the file is in rollback mode,
    ``PRAGMA data_version`` of a connection kept for that (in WAL mode a kept connection would keep the side files from being removed).
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.looks = 0
        self._stopped = threading.Event()
        self._file: KeptFile | None = None
        self._identity: tuple[int, int] | None = None
        self._versionless: tuple[int, int] | None = None
        self._stamps: tuple[Stamp | None, ...] = ()
        self._version: int | None = None
        self._unsettled = False

    def wait(self, interval: float) -> int:
        """Look every ``interval`` seconds, more or less, until there is something to see: `CHECK`, `MOVED`; `STILL` after `stop`.

        Raises what `look` raises.
        """
        while not self._stopped.wait(jittered(interval)):
            if found := self.look():
                return found
        return STILL

    def look(self) -> int:
        """What has happened since the last look. Raises `PalaceNotFound` and `UnreadablePalace`."""
        self.looks += 1
        former, version, unsettled = self._stamps, self._version, self._unsettled
        self._stamps = self._stamp()
        self._unsettled = self._is_fresh()
        self._version = self._data_version()
        if self._stamps[:2] != former[:2] or self._version != version:
            return MOVED
        return CHECK if unsettled or self._stamps != former else STILL

    def stop(self) -> None:
        """End `wait` now and for good."""
        self._stopped.set()

    def close(self) -> None:
        """Free the connection."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _stamp(self) -> tuple[Stamp | None, ...]:
        """Stamps of the file, its ``-wal`` and its ``-journal``; ``None`` for what is not there."""
        stamps: list[Stamp | None] = []
        for suffix in ("", "-wal", "-journal"):
            try:
                found = os.stat(f"{self.path}{suffix}")
            except FileNotFoundError:
                if not suffix:
                    self._forget()
                    raise PalaceNotFound(f"no palace at {self.path}: it was moved or deleted; put it back or name another") from None
                stamps.append(None)
            except OSError as error:
                self._forget()
                raise UnreadablePalace(f"cannot read palace {self.path} ({error.strerror}): check the path and its permissions") from error
            else:
                stamps.append((found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns))
        return tuple(stamps)

    def _forget(self) -> None:
        # What comes back under the name, even the same file, is looked at anew.
        self.close()
        self._stamps, self._version = (), None

    def _is_fresh(self) -> bool:
        newest = max(stamp[4] for stamp in self._stamps if stamp is not None)
        return 0 <= time.time_ns() - newest < SETTLING_NS

    def _data_version(self) -> int | None:
        """The version that SQLite's cache is at; ``None`` where no connection can be kept or the file is locked."""
        main, wal, _ = self._stamps
        assert main is not None
        identity = main[:2]
        if identity != self._identity or wal is not None:
            self.close()
        self._identity = identity
        if wal is not None or identity == self._versionless:
            return None
        if self._file is None:
            self._file = KeptFile(self.path)
        try:
            return self._read_version(self._file, identity)
        except UnavailablePalace:  # a writer is at it: look again
            self._unsettled = True
            return self._version
        except DaybreakError:  # whatever it is, reading the palace will tell
            self.close()
            return None

    def _read_version(self, file: KeptFile, identity: tuple[int, int]) -> int | None:
        file.deadline = time.monotonic() + ONE_TRY
        with file.reading() as connection:
            if self._version is None and connection.execute("pragma journal_mode").fetchone()[0] == "wal":
                self._versionless = identity
            version: int = connection.execute("pragma data_version").fetchone()[0]
        if self._versionless == identity:
            self.close()
            return None
        return version
