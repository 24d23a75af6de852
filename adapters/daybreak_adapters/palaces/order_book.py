"""The order book: a local, sorted mirror of what decides the order of a collection's drawers, for Chroma cannot sort.

It is a cache: any of it may be lost, and then it is read again. Several processes may use one book; one at a time catches it up.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from daybreak.ports import FILED_AT
from daybreak.wing import wing_matches
from daybreak_adapters.palaces.book_order import Order
from daybreak_adapters.palaces.book_rows import ENCODE, BookRow, Standing, fingerprint
from daybreak_adapters.palaces.book_store import BookStore

__all__ = ("Entry", "Facts", "OrderBook")

FEW = 6_000
NUMBERS_OF = "(select value from json_each(?))"
WHAT_IT_STANDS_BY = "seen=?, digest=?, importance=?, filed_at=?, wing=?, room=?, source=?, shape=?, marks=?"


class Facts(NamedTuple):
    """What a book says of itself; times in seconds since 1970, ``None``: never.

    ``whole``: the first fill has ended. ``checked_at``: last compared with its collection. ``swept_at``: no drawer's metadata are older.
    ``page``: most drawers that the server hands out at once, where it refused more. ``rate``: drawers read a second, last time.
    """

    whole: int = 0
    checked_at: float | None = None
    swept_at: float | None = None
    page: int | None = None
    rate: float | None = None


class Entry(NamedTuple):
    """One drawer in candidate order."""

    id: str
    standing: Standing


class OrderBook(BookStore):
    """What can be asked of an open book and written into it. Every method is one short transaction."""

    def facts(self) -> Facts:
        """What the book says of itself."""
        with self.reading() as connection:
            stored = dict(connection.execute("select key, value from fact"))
        return Facts(**{key: value for key, value in stored.items() if key in Facts._fields})

    def note(self, **facts: float | None) -> None:
        """Write down some of `Facts`."""
        with self.writing() as connection:
            connection.executemany("insert or replace into fact values(?,?)", facts.items())

    def size(self) -> int:
        """How many drawers are listed, those whose metadata were not read yet included."""
        with self.reading() as connection:
            return int(connection.execute("select count(*) from drawer").fetchone()[0])

    def tail(self, count: int) -> list[str]:
        """The ids of the last ``count`` drawers in insertion order."""
        with self.reading() as connection:
            rows = connection.execute("select id from drawer order by place desc limit ?", (count,)).fetchall()
        return [row[0] for row in reversed(rows)]

    def waiting(self, before: float, after: int, count: int) -> list[tuple[int, str]]:
        """Place and id of drawers beyond the place ``after`` whose metadata were read before a time, in insertion order.

        ``before`` 1: those whose metadata were never read; they have no standing, and no batch holds them.
        """
        condition, values = ("seen=0", ()) if before <= 1 else ("seen<?", (int(before),))
        with self.reading() as connection:
            found = connection.execute(
                f"select place, id from drawer where {condition} and place>? order by place limit ?", (*values, after, count)
            )
            return found.fetchall()

    def count_waiting(self, before: float) -> int:
        """How many drawers `waiting` goes through."""
        condition, values = ("seen=0", ()) if before <= 1 else ("seen<?", (int(before),))
        with self.reading() as connection:
            return int(connection.execute(f"select count(*) from drawer where {condition}", values).fetchone()[0])

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
            stored = connection.execute(f"select id, digest from drawer where id in {NUMBERS_OF}", (ids,)).fetchall()
            same = [(int(seen), identifier) for identifier, digest in stored if digest == incoming[identifier][1]]
            changed = [incoming[identifier] for identifier, digest in stored if digest != incoming[identifier][1]]
            connection.executemany("update drawer set seen=? where id=?", same)
            connection.executemany(
                f"update drawer set {WHAT_IT_STANDS_BY} where id=?",
                [(int(seen), digest, *self._columns(connection, row), row.id) for row, digest in changed],
            )
        return len(changed)

    def differing(self, rows: Iterable[BookRow]) -> list[BookRow]:
        """Those of ``rows`` that stand differently than the book has it."""
        incoming = {row.id: row for row in rows}
        with self.reading() as connection:
            stored = dict(connection.execute(f"select id, digest from drawer where id in {NUMBERS_OF}", (ENCODE(list(incoming)),)))
        return [row for row in incoming.values() if row.id in stored and stored[row.id] != fingerprint(row)]

    def forget(self, ids: Iterable[str]) -> None:
        """Strike drawers that are gone."""
        with self.writing() as connection:
            connection.executemany("delete from drawer where id=?", [(identifier,) for identifier in ids])

    def oldest(self) -> float | None:
        """When the metadata that are known longest were read, in seconds since 1970; ``None`` when there is no drawer."""
        with self.reading() as connection:
            seen = connection.execute("select min(seen) from drawer where seen>0").fetchone()[0]
        return None if seen is None else float(seen)

    def tidy(self) -> None:
        """Strike texts that no drawer uses any more."""
        with self.writing() as connection:
            for kind in ("wing", "room", "source", "shape"):
                used = f"select {kind} from drawer where {kind} is not null"
                connection.execute(f"delete from name where kind=? and number not in ({used})", (kind,))
        self._numbers.clear()

    def wings(self, asked: str) -> tuple[list[int], list[str]]:
        """The numbers of the stored wings that an asked name matches, and the names of all wings that drawers are filed under."""
        with self.reading() as connection:
            stored = connection.execute(
                "select number, text from name where kind='wing' and exists(select 1 from drawer where wing=number)"
            ).fetchall()
        wings = [(number, json.loads(text)) for number, text in stored]
        names = {name for _, wing in wings for name in (wing if isinstance(wing, list) else [wing]) if isinstance(name, str)}
        return [number for number, wing in wings if wing_matches(asked, wing)], sorted(names)

    def carries(self, key: str) -> bool:
        """Whether a drawer carries a metadata key."""
        with self.reading() as connection:
            shapes = connection.execute("select text from name where kind='shape' and exists(select 1 from drawer where shape=number)")
            return any(key in json.loads(text) for (text,) in shapes)

    def order_keys(self) -> list[str]:
        """Metadata keys that hold something to order drawers by, for people."""
        with self.reading() as connection:
            return [FILED_AT, *(text for (text,) in connection.execute("select text from name where kind='key' order by text"))]

    def order(self, key: str) -> Order:
        """The order by a metadata key; the first time that another key than ``filed_at`` is asked for, its index is made."""
        if key == FILED_AT:
            return Order(key)
        with self.writing() as connection:
            order = Order(key, self.number(connection, "key", key))
            connection.execute(order.create)
        return order

    def batch(self, order: Order, after: Standing | None, wings: Sequence[int] | None, closed: Collection[str], count: int) -> list[Entry]:
        """The next ``count`` drawers after a standing: of some wings (``None``: all), of no closed source. None left: an empty list."""
        entries: list[Entry] = []
        with self.reading() as connection:
            index = order.index if wings is None or self._are_many(connection, wings) else "by_wing"
            conditions, values = self._conditions(connection, wings, closed)
            for stretch, by, bounds in order.stretches(after):
                rows = connection.execute(
                    f"select id, {order.columns} from drawer indexed by {index}"
                    f" where importance is not null and {stretch}{conditions} order by {by} limit ?",
                    (*bounds, *values, count - len(entries)),
                )
                entries += [Entry(row[0], (row[1], row[2], row[3], row[4])) for row in rows]
                if len(entries) >= count:
                    break
        return entries

    def _conditions(
        self, connection: sqlite3.Connection, wings: Sequence[int] | None, closed: Collection[str]
    ) -> tuple[str, tuple[str, ...]]:
        conditions, values = "", []
        if wings is not None:
            conditions += f" and wing in {NUMBERS_OF}"
            values.append(ENCODE(wings))
        if closed:
            known = connection.execute(f"select number from name where kind='source' and text in {NUMBERS_OF}", (ENCODE(list(closed)),))
            conditions += f" and (source is null or source not in {NUMBERS_OF})"
            values.append(ENCODE([number for (number,) in known]))
        return conditions, tuple(values)

    def _are_many(self, connection: sqlite3.Connection, wings: Sequence[int]) -> bool:
        """Whether wings hold so many drawers that walking the order beats sorting them."""
        some = f"select 1 from drawer where wing in {NUMBERS_OF} limit ?"
        return bool(connection.execute(f"select count(*)>=? from ({some})", (FEW, ENCODE(wings), FEW)).fetchone()[0])

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
