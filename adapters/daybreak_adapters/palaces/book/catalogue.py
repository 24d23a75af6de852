"""What recall, search and status ask of an order book; every question is one short read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from daybreak.wing import room_matches
from daybreak_adapters.palaces.book.reading import MEMBERS, BookReading
from daybreak_adapters.palaces.book.rows import ENCODE

__all__ = ("BookCatalogue", "first_name")


class BookCatalogue(BookReading):
    """The questions about what is filed where, and about some drawers among all."""

    def rooms(self, asked: str) -> tuple[list[int], list[str]]:
        """The numbers of the stored rooms that an asked name matches, and the names of all rooms that drawers are filed in."""
        with self.reading() as connection:
            stored = connection.execute(
                "select number, text from name where kind='room' and exists(select 1 from drawer where room=number)"
            ).fetchall()
        return [number for number, room in stored if room_matches(asked, room)], sorted(room for _, room in stored)

    def shelves(self) -> Counter[tuple[str, str]]:
        """How many drawers there are by wing and room, ``""`` for none; of a drawer in several wings the first counts."""
        named = "(select text from name where number={0})"
        with self.reading() as connection:
            found = connection.execute(
                f"select {named.format('wing')}, {named.format('room')}, count(*) from drawer where importance is not null group by 1, 2"
            ).fetchall()
        shelves: Counter[tuple[str, str]] = Counter()
        for wing, room, count in found:
            shelves[first_name(json.loads(wing) if wing else None), room or ""] += count
        return shelves

    def newest(self) -> str | None:
        """The greatest ``filed_at``."""
        with self.reading() as connection:
            found = connection.execute("select max(filed_at) from drawer").fetchone()[0]
        return None if found is None else str(found)

    def beginning_with(self, name: str, most: int) -> list[str]:
        """Up to ``most`` ids that open with ``name``."""
        with self.reading() as connection:
            found = connection.execute(
                "select id from drawer where id>=? and id<? order by id limit ?", (name, f"{name}\U0010ffff", most)
            ).fetchall()
        return [row[0] for row in found]

    def newest_of(self, ids: Sequence[str], wings: Sequence[int] | None, rooms: Sequence[int] | None) -> list[str]:
        """Some drawers, the newest first: those in some wings and rooms (``None``: all), and those that the book does not know, first."""
        given = ENCODE(list(ids))
        with self.reading() as connection:
            known = {row[0] for row in connection.execute(f"select id from drawer where id in {MEMBERS} and seen>0", (given,))}
            conditions, values = self._conditions(connection, wings, rooms)
            order = "filed_at desc, place desc"
            found = connection.execute(
                f"select id from drawer where id in {MEMBERS} and seen>0{conditions} order by {order}", (given, *values)
            ).fetchall()
        return [identifier for identifier in reversed(ids) if identifier not in known] + [row[0] for row in found]


def first_name(wing: object) -> str:
    """The wing under which a drawer is counted."""
    names = wing if isinstance(wing, list) else [wing]
    return next((name for name in names if isinstance(name, str)), "")
