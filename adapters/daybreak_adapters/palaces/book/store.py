"""The SQLite file of an order book: opening, transactions, and texts that are stored once.

    drawer   one row per drawer: place (insertion order), id, when its metadata were read (``seen``, 0: not yet), what it stands by
    name     wings, rooms, sources, sets of keys, order keys: each text once, known by number
    listing  a listing of all ids that is under way
    fact     what the book says of itself

Write-ahead logging lets others read while one process fills the book; a killed writer loses its last transaction and nothing else.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Self

from daybreak_adapters.palaces.book.files import VERSION, prepare

__all__ = ("BookDamaged", "BookStore")

BUSY_SECONDS = 2.0
PAUSE = 0.005
BEYOND_REPAIR = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
SCHEMA = (
    "create table fact(key text primary key, value) without rowid",
    "create table name(number integer primary key, kind text not null, text text not null, unique(kind, text))",
    "create table drawer(place integer primary key, id text not null unique, seen integer not null default 0, digest blob,"
    " importance real, filed_at text, wing integer, room integer, source integer, shape integer, marks text)",
    "create table listing(place integer primary key, id text not null unique)",
    "create index unseen on drawer(place) where seen = 0",
    f"pragma user_version={VERSION}",
)


class BookDamaged(Exception):
    """The file is no order book (any more): remove it and read the collection again."""


class BookStore:
    """An open file; synchronous, callable from any thread, one at a time. ``path`` ``None``: in memory, gone when closed.

    Raises `BookDamaged`, and ``sqlite3.OperationalError`` when the file stays busy or the disk is full.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._lock = Lock()
        self._numbers: dict[tuple[str, str], int] = {}
        if path is not None:
            prepare(path)
        self._connection = sqlite3.connect(path or ":memory:", timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            self._create()
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; waits for the call that runs, if any."""
        with self._lock:
            self._connection.close()

    def interrupt(self) -> None:
        """Make the statement that runs fail; callable from any thread."""
        self._connection.interrupt()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection for a few reads; nobody is kept from writing."""
        with self._lock:
            try:
                yield self._connection
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode & 0xFF in BEYOND_REPAIR or str(error).startswith("no such"):
                    raise BookDamaged(str(error)) from error
                raise

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The connection inside one transaction: all of it is kept or nothing."""
        with self.reading() as connection:
            connection.execute("begin immediate")
            self._numbers.clear()  # another process may have struck unused texts since
            try:
                yield connection
                connection.execute("commit")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("rollback")
                raise

    def number(self, connection: sqlite3.Connection, kind: str, text: str | None) -> int | None:
        """The number of a text, which is stored when it is new (inside `writing` only)."""
        if text is None:
            return None
        known = self._numbers.get((kind, text))
        if known is None:
            found = connection.execute("select number from name where kind=? and text=?", (kind, text)).fetchone()
            if found is None:
                found = (connection.execute("insert into name(kind, text) values(?,?)", (kind, text)).lastrowid,)
            self._numbers[kind, text] = known = int(found[0])
        return known

    def _create(self) -> None:
        """Make the tables unless they are there. Of several who begin at once, some fail at the change to WAL without having waited."""
        until = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._create_now()
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            time.sleep(PAUSE)

    def _create_now(self) -> None:
        with self.reading() as connection:
            connection.execute("pragma synchronous=normal")
            if connection.execute("pragma user_version").fetchone()[0] == VERSION:
                return
            connection.execute("pragma journal_mode=wal")
        with self.writing() as connection:
            if connection.execute("pragma user_version").fetchone()[0] != VERSION:  # another process may have been quicker
                for statement in SCHEMA:
                    connection.execute(statement)
