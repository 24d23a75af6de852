"""Where order books lie: one file for each server, tenant, database and collection, readable by their owner only."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from daybreak_adapters.palaces.locate import palace_around

__all__ = ("VERSION", "Whereabouts", "book_path", "prepare", "remove", "sole_writer")

VERSION = 1
"""Of the schema and of the rules by which rows are derived: a book of another version is another file."""

SIDE_FILES = ("", "-wal", "-shm", "-journal", ".lock", ".lock-journal")


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """What a book belongs to. ``server``: an address without credentials, or the directory of a palace in this process; ``None`` for a
    collection that lives and ends with this process: its book is kept in memory."""

    server: str | None
    tenant: str
    database: str
    name: str
    id: str


def book_path(place: Whereabouts, directory: Path | None = None) -> Path | None:
    """The file of a book, under the user's cache directory unless ``directory`` is given; ``None`` for a book in memory.

    A collection that was deleted and recreated has another id, and so another file.
    """
    if place.server is None:
        return None
    if directory is None:
        from platformdirs import user_cache_path  # 20 ms that a wake-up from a file need not pay

        directory = user_cache_path("daybreak", appauthor=False) / "books"
    collection = "\0".join((place.server, place.tenant, place.database, place.name))
    return directory / f"{digest(collection)}-{digest(place.id)}-v{VERSION}.sqlite3"


def prepare(path: Path) -> None:
    """Make the directory (0700) and the file (0600), and remove books of the collection's earlier lives and versions."""
    if (palace := palace_around(path)) is not None:
        raise PermissionError(errno.EPERM, f"{palace} is a palace, which is never written to")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and path.parent.stat().st_mode & 0o077:
        path.parent.chmod(0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600))
    lineage = path.name.partition("-")[0]
    for other in path.parent.glob(f"{lineage}-*.sqlite3"):
        if other.name != path.name:
            remove(other)


def remove(path: Path) -> None:
    """Remove a book and everything beside it; who still has it open keeps reading what was."""
    for suffix in SIDE_FILES:
        with suppress(OSError):
            path.with_name(path.name + suffix).unlink()


@contextmanager
def sole_writer(path: Path | None) -> Iterator[bool]:
    """Whether this process may catch the book up now: one does at a time, and a killed one holds nobody up. Never waits.

    The lock is SQLite's own on an empty file of its own: it works wherever the book does and costs no further library.
    """
    if path is None:
        yield True
        return
    name = path.with_name(path.name + ".lock")
    os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
    lock = sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            yield False
        else:
            yield True
    finally:
        lock.close()


def digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]
