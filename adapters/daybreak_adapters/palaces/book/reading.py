"""What can be asked of an order book; every question is one short read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from daybreak.ports import FILED_AT
from daybreak.wing import wing_matches
from daybreak_adapters.palaces.book.order import Order
from daybreak_adapters.palaces.book.rows import ENCODE, BookRow, Standing, fingerprint
from daybreak_adapters.palaces.book.store import BookStore

__all__ = ("MEMBERS", "BookReading", "Entry", "Facts")

FEW = 6_000
"""Drawers of a wing up to which sorting them beats walking the order of all."""

MEMBERS = "(select value from json_each(?))"


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
    source: str | None


class BookReading(BookStore):
    """The questions, about the book as a whole, about drawers by insertion order, and about drawers in candidate order."""

    def facts(self) -> Facts:
        """What the book says of itself."""
        with self.reading() as connection:
            stored = dict(connection.execute("select key, value from fact"))
        return Facts(**{key: value for key, value in stored.items() if key in Facts._fields})

    def size(self) -> int:
        """How many drawers are listed, those whose metadata were not read yet included."""
        with self.reading() as connection:
            return int(connection.execute("select count(*) from drawer").fetchone()[0])

    def tail(self, count: int) -> list[str]:
        """The ids of the last ``count`` drawers in insertion order."""
        with self.reading() as connection:
            rows = connection.execute("select id from drawer order by place desc limit ?", (count,)).fetchall()
        return [row[0] for row in reversed(rows)]

    def count_waiting(self, before: float) -> int:
        """How many drawers `waiting` goes through."""
        condition, values = ("seen=0", ()) if before <= 1 else ("seen<?", (int(before),))
        with self.reading() as connection:
            return int(connection.execute(f"select count(*) from drawer where {condition}", values).fetchone()[0])

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

    def oldest(self) -> float | None:
        """When the metadata that are known longest were read, in seconds since 1970; ``None`` when there is no drawer."""
        with self.reading() as connection:
            seen = connection.execute("select min(seen) from drawer where seen>0").fetchone()[0]
        return None if seen is None else float(seen)

    def differing(self, rows: Iterable[BookRow]) -> list[BookRow]:
        """Those of ``rows`` that stand differently than the book has it."""
        incoming = {row.id: row for row in rows}
        with self.reading() as connection:
            stored = dict(connection.execute(f"select id, digest from drawer where id in {MEMBERS}", (ENCODE(list(incoming)),)))
        return [row for row in incoming.values() if row.id in stored and stored[row.id] != fingerprint(row)]

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

    def batch(
        self,
        order: Order,
        after: Standing | None,
        wings: Sequence[int] | None,
        closed: Collection[str],
        count: int,
        *,
        rooms: Sequence[int] | None = None,
        whole_ties: bool = False,
    ) -> list[Entry]:
        """The next ``count`` drawers after a standing: of some wings and rooms (``None``: all), of no closed source. None left: an empty
        list.

        ``whole_ties``: also those that tie with the last of them, unless it has no order key.
        """
        entries: list[Entry] = []
        with self.reading() as connection:
            index = order.index if wings is None or self._are_many(connection, wings) else "by_wing"
            conditions, values = self._conditions(connection, wings, rooms, closed)
            select = (
                f"select id, {order.columns}, (select text from name where number=source)"
                f" from drawer indexed by {index} where importance is not null{conditions} and "
            )

            def add(stretch: tuple[str, str, tuple[object, ...]], most: int) -> None:
                condition, by, bounds = stretch
                rows = connection.execute(f"{select}{condition} order by {by} limit ?", (*values, *bounds, most))
                entries.extend(Entry(row[0], (row[1], row[2], row[3], row[4]), row[5]) for row in rows)

            for stretch in order.stretches(after):
                add(stretch, count - len(entries))
                if len(entries) >= count:
                    break
            if whole_ties and entries and entries[-1].standing[2] is not None:
                add(next(order.stretches(entries[-1].standing)), -1)
        return entries

    def _conditions(
        self, connection: sqlite3.Connection, wings: Sequence[int] | None, rooms: Sequence[int] | None, closed: Collection[str] = ()
    ) -> tuple[str, tuple[str, ...]]:
        conditions, values = "", []
        for column, numbers in (("wing", wings), ("room", rooms)):
            if numbers is not None:
                conditions += f" and {column} in {MEMBERS}"
                values.append(ENCODE(numbers))
        if closed:
            known = connection.execute(f"select number from name where kind='source' and text in {MEMBERS}", (ENCODE(list(closed)),))
            conditions += f" and (source is null or source not in {MEMBERS})"
            values.append(ENCODE([number for (number,) in known]))
        return conditions, tuple(values)

    def _are_many(self, connection: sqlite3.Connection, wings: Sequence[int]) -> bool:
        """Whether wings hold so many drawers that walking the order beats sorting them."""
        some = f"select 1 from drawer where wing in {MEMBERS} limit ?"
        return bool(connection.execute(f"select count(*)>=? from ({some})", (FEW, ENCODE(wings), FEW)).fetchone()[0])
