"""Opening `chroma.sqlite3` to read it, whatever state it is in, without ever changing it or its directory.

rollback journal mode, nothing pending   plain read-only connection
hot journal after a kill                 a private copy of file and journal, recovered there
WAL with its side files                  plain read-only connection, or a private copy where the directory cannot be written
WAL at rest (no side files)              an immutable connection, for as long as no side file appears
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from daybreak.drawer import weight
from daybreak.errors import DaybreakError, UnavailablePalace
from daybreak_adapters.palaces.file.recovered_copy import FileChanged, RecoveredCopy

__all__ = ("ChromaFile",)

GIVE_UP_EARLY = 0.03
"""Seconds before the deadline at which waiting ends, so that the reason can still be told."""

URI = str.maketrans({mark: f"%{ord(mark):02x}" for mark in "%?#"})
"""What stands for something in the name of a database that is a URI."""

PAUSES = (0.001, 0.002, 0.005, 0.01, 0.02)
INTERRUPT_EVERY = 20_000

_registry = threading.Lock()
_journal_modes: dict[tuple[int, int], tuple[int, bool]] = {}
"""Open connections of this process per file, and whether the file is in WAL mode: see `_is_wal`."""


StoreError = (sqlite3.Error, TypeError, ValueError, OverflowError)
"""What reading a damaged file raises: a failed statement (a `UnicodeDecodeError` where SQLite's message quotes a damaged name), and values
of types that no Chroma writes."""


class ChromaFile:
    """A Chroma database file, opened on first use and closed by `close`. Synchronous; one thread at a time."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        # SQLite keeps the side files beside the file that a link leads to.
        self._stored = os.path.realpath(path)
        self.deadline = float("inf")
        self.notices: list[str] = []
        self._connection: sqlite3.Connection | None = None
        self._immutable = False
        self._stamp: os.stat_result | None = None
        self._copy: RecoveredCopy | None = None
        self._identity: tuple[int, int] | None = None
        self._stopped = False

    def stop(self) -> None:
        """Make the running statement and everything after it fail soon; callable from any thread."""
        self._stopped = True

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One short read transaction. Raises `DamagedPalace`, `UnavailablePalace`, `UnreadablePalace`, `PalaceNotFound`."""
        connection = self._begin()
        try:
            yield connection
        except StoreError as error:
            raise self._explained(error) from error
        finally:
            with suppress(sqlite3.Error):
                connection.execute("rollback")

    def close(self) -> None:
        """Free the connection and the private copy, if any."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._forget()
        if self._copy is not None:
            self._copy.remove()
            self._copy = None

    def _begin(self) -> sqlite3.Connection:
        """A connection with a read transaction under way; waits for writers until the deadline."""
        for pause in _pauses():
            try:
                return self._try_begin()
            except FileChanged:
                pass  # somebody wrote while the copy was made: the file may be sound by now
            except StoreError as error:
                if not _is_busy(error):
                    raise self._explained(error) from error
            if self._stopped or time.monotonic() + pause > self.deadline - GIVE_UP_EARLY:
                break
            time.sleep(pause)
        raise UnavailablePalace(f"palace {self.path} is busy: another process is writing to it; try again in a moment, or allow more time")

    def _try_begin(self) -> sqlite3.Connection:
        if self._immutable and (self._has("-wal", "-journal") or self._rewritten()):
            self.close()  # it would not notice, and mix what it has read with what is there now
        connection = self._connection or self._connect()
        try:
            return _begun(connection)
        except StoreError as error:
            self.close()
            if not self._needs_recovery(error):
                raise
        self._connection = self._connect_to_copy()
        recovered = _begun(self._connection)
        if self._copy is not None:
            self._copy.remove()  # open it stays readable, and nothing is left should this process be killed
        return recovered

    def _connect(self) -> sqlite3.Connection:
        with suppress(OSError):
            self._stamp = os.stat(self._stored)
        self._immutable = self._is_wal() and not self._has("-wal", "-journal")
        options = "mode=ro&immutable=1" if self._immutable else "mode=ro&readonly_shm=1"
        self._connection = self._opened(self._stored, options)
        return self._connection

    def _opened(self, path: str, options: str) -> sqlite3.Connection:
        uri = f"file:{os.path.abspath(path).translate(URI)}?{options}"
        connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None, check_same_thread=False)
        connection.text_factory = _decoded
        connection.create_function("weight", 1, _weight, deterministic=True)
        connection.set_progress_handler(self._interrupted, INTERRUPT_EVERY)
        return connection

    def _interrupted(self) -> bool:
        return self._stopped or time.monotonic() > self.deadline

    def _has(self, *suffixes: str) -> bool:
        return any(os.path.exists(f"{self._stored}{suffix}") for suffix in suffixes)

    def _rewritten(self) -> bool:
        """Whether the file was written to since it was opened; not so when another one took its place: what is open stays what it was."""
        try:
            now = os.stat(self._stored)
        except OSError:
            return False
        then = self._stamp
        return then is not None and now.st_ino == then.st_ino and (now.st_size, now.st_mtime_ns) != (then.st_size, then.st_mtime_ns)

    def _is_wal(self) -> bool:
        """Whether the file header says WAL.

        Closing any descriptor of a file drops the POSIX locks that this process holds on it, so the header is read only while
        no connection of ours is open; until then the first reader's finding serves the others.
        """
        with _registry:
            try:
                found = os.stat(self._stored)
                identity = (found.st_dev, found.st_ino)
                count, wal = _journal_modes.get(identity, (0, False))
                if not count:
                    with open(self._stored, "rb") as file:
                        wal = file.read(20)[18:20] == b"\x02\x02"
            except OSError as error:
                raise self._explained(error) from error
            _journal_modes[identity] = (count + 1, wal)
            self._identity = identity
        return wal

    def _forget(self) -> None:
        with _registry:
            if self._identity is not None:
                count, wal = _journal_modes.pop(self._identity)
                if count > 1:
                    _journal_modes[self._identity] = (count - 1, wal)
            self._identity = None

    def _needs_recovery(self, error: Exception) -> bool:
        name = _name(error)
        if name == "SQLITE_READONLY_ROLLBACK":
            return True
        return (name == "SQLITE_CANTOPEN" or name.startswith("SQLITE_READONLY")) and self._has("-wal", "-journal")

    def _connect_to_copy(self) -> sqlite3.Connection:
        """A connection to a private copy, which SQLite recovers there."""
        self._copy = RecoveredCopy(self._stored, self._interrupted)
        self.notices.append(f"unfinished write found in {self.path}: read from a recovered copy")
        return self._opened(self._copy.file, "mode=rw")

    def _explained(self, error: Exception) -> DaybreakError:
        """The error of the store in our words, one line with the way out."""
        if self._immutable and self._rewritten():
            return UnavailablePalace(f"palace {self.path} was written to while it was read: try again")
        from daybreak_adapters.palaces.file.failures import described  # seldom needed

        return described(self.path, error, _name(error))


def _begun(connection: sqlite3.Connection) -> sqlite3.Connection:
    if connection.in_transaction:
        connection.execute("rollback")
    connection.execute("begin")
    connection.execute("select 1 from sqlite_master limit 1").fetchone()
    return connection


def _weight(stored: object) -> float:
    return weight(_decoded(stored) if isinstance(stored, bytes) else stored)


def _decoded(value: bytes) -> str:
    return value.decode("utf-8", "replace")


def _pauses() -> Iterator[float]:
    yield from PAUSES
    while True:
        yield PAUSES[-1]


def _name(error: Exception) -> str:
    return getattr(error, "sqlite_errorname", "") or ""


def _is_busy(error: Exception) -> bool:
    return _name(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
