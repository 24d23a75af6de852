"""The order book: a local, sorted mirror of what decides the order of a collection's drawers, for Chroma cannot sort.

It is a cache: any of it may be lost, and then it is read again. Several processes may use one book; one at a time catches it up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from daybreak.ports import FILED_AT
from daybreak_adapters.palaces.book.catalogue import BookCatalogue
from daybreak_adapters.palaces.book.order import Order
from daybreak_adapters.palaces.book.reading import MEMBERS
from daybreak_adapters.palaces.book.rows import ENCODE, BookRow, fingerprint

__all__ = ("OrderBook",)

WHAT_IT_STANDS_BY = "seen=?, digest=?, importance=?, filed_at=?, wing=?, room=?, source=?, shape=?, marks=?"


class OrderBook(BookCatalogue):
    """An open book, to be asked and written. Every method is one short transaction."""

    def note(self, **facts: float | None) -> None:
        """Write down some of `Facts`."""
        with self.writing() as connection:
            connection.executemany("insert or replace into fact values(?,?)", facts.items())

    def append(self, ids: Sequence[str]) -> int:
        """List drawers behind all others, their metadata yet to be read; how many were new."""
        with self.writing() as connection:
            before = connection.total_changes
            last = connection.execute("select coalesce(max(place), -1) from drawer").fetchone()[0]
            connection.executemany("insert or ignore into drawer(place, id) values(?,?)", enumerate(ids, last + 1))
            return connection.total_changes - before

    def record(self, rows: Iterable[BookRow], seen: float) -> int:
        """Write what was read of listed drawers at the time ``seen``; how many stand differently than the book had it."""
        incoming = {row.id: (row, fingerprint(row)) for row in rows}
        with self.writing() as connection:
            ids = ENCODE(list(incoming))
            stored = connection.execute(f"select place, id, digest from drawer where id in {MEMBERS}", (ids,)).fetchall()
            same = [(int(seen), place) for place, identifier, digest in stored if digest == incoming[identifier][1]]
            changed = [(place, *incoming[identifier]) for place, identifier, digest in stored if digest != incoming[identifier][1]]
            connection.executemany("update drawer set seen=? where place=?", same)
            connection.executemany(
                f"update drawer set {WHAT_IT_STANDS_BY} where place=?",
                [(int(seen), digest, *self._columns(connection, row), place) for place, row, digest in changed],
            )
        return len(changed)

    def fill(self, places: Sequence[int], rows: Iterable[BookRow], seen: float) -> None:
        """Write what was read for the first time of drawers that are listed at ``places``: `record` without comparing."""
        with self.writing() as connection:
            connection.executemany(
                f"update drawer set {WHAT_IT_STANDS_BY} where place=? and id=?",
                [
                    (int(seen), fingerprint(row), *self._columns(connection, row), place, row.id)
                    for place, row in zip(places, rows, strict=True)
                ],
            )

    def forget(self, ids: Iterable[str]) -> None:
        """Strike drawers that are gone."""
        with self.writing() as connection:
            connection.executemany("delete from drawer where id=?", [(identifier,) for identifier in ids])

    def tidy(self) -> None:
        """Strike texts that no drawer uses any more."""
        with self.writing() as connection:
            for kind in ("wing", "room", "source", "shape"):
                used = f"select {kind} from drawer where {kind} is not null"
                connection.execute(f"delete from name where kind=? and number not in ({used})", (kind,))

    def order(self, key: str) -> Order:
        """The order by a metadata key; the first time that it is asked for, its index is made."""
        order = Order(key)
        if key != FILED_AT:
            with self.writing() as connection:
                order = Order(key, self.number(connection, "key", key))
        with self.reading() as connection:
            known = connection.execute("select 1 from sqlite_master where type='index' and name=?", (order.index,)).fetchone()
        if not known:
            with self.writing() as connection:
                connection.execute(order.create)
        return order

    def complete(self) -> None:
        """Note that the book is whole, and make the indexes that a first fill is quicker without."""
        with self.writing() as connection:
            connection.execute(Order(FILED_AT).create)
            connection.execute("create index if not exists by_wing on drawer(wing) where wing is not null")
        self.note(whole=1)

    def _columns(self, connection: sqlite3.Connection, row: BookRow) -> tuple[object, ...]:
        """What a row stands by, as `WHAT_IT_STANDS_BY` has it, with numbers for texts."""
        number = self.number
        marks = {f"k{number(connection, 'key', key)}": value for key, value in row.marks}
        return (
            row.importance,
            row.filed_at,
            number(connection, "wing", row.wing),
            number(connection, "room", row.room),
            number(connection, "source", row.source),
            number(connection, "shape", row.shape),
            ENCODE(marks) if marks else None,
        )
