"""Comparing an order book with a listing of all ids: what is gone, what is new, what has moved to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from daybreak_adapters.palaces.order_book import OrderBook

__all__ = ("Changes", "Listing")


class Changes(NamedTuple):
    """How many drawers a listing struck, added and moved."""

    gone: int
    new: int
    moved: int


class Listing:
    """The ids of a collection in insertion order, gathered page by page in a temporary table of the book's connection.

    A page overlaps the one before it by one drawer: when a drawer before it is deleted in between, everything behind moves up by one, the
    overlap does not fit, and nothing is taken for gone that merely slipped between two pages.
    """

    def __init__(self, book: OrderBook) -> None:
        self.book = book
        self._bounds: dict[int, str] = {}
        self._is_torn = False
        self._extent = 0
        with book.reading() as connection:
            connection.execute("drop table if exists temp.listing")
            connection.execute("create temp table listing(place integer primary key, id text not null unique)")

    def add(self, offset: int, ids: Sequence[str]) -> None:
        """Take a page that begins at ``offset``."""
        for place, identifier in ((offset, ids[0]), (offset + len(ids) - 1, ids[-1])):
            self._is_torn |= self._bounds.setdefault(place, identifier) != identifier
        self._extent = max(self._extent, offset + len(ids))
        with self.book.writing() as connection:
            connection.executemany("insert or ignore into listing values(?,?)", enumerate(ids, offset))

    def is_torn(self) -> bool:
        """Whether the collection lost drawers while it was listed: the listing may miss some and must be made anew."""
        if self._is_torn:
            return True
        # An id that was met at two places is kept at one of them.
        with self.book.reading() as connection:
            return bool(connection.execute("select count(*) from listing").fetchone()[0] != self._extent)

    def apply(self) -> Changes:
        """Make the book list exactly these drawers, in this order. The metadata of new ones are yet to be read.

        Chroma keeps the order of drawers that stay, and puts new ones and those that were deleted and added again at the end.
        """
        with self.book.writing() as connection:
            gone = connection.execute("delete from drawer where id not in (select id from listing)").rowcount
            if connection.execute("select not exists(select 1 from drawer)").fetchone()[0]:
                new = connection.execute("insert into drawer(place, id) select place, id from listing order by place").rowcount
                return Changes(gone, new, 0)
            moved: list[tuple[int, str]] = []
            new_ids: list[tuple[int, str]] = []
            place, fits = -1, True
            following = connection.execute("select max(place) from drawer").fetchone()[0]
            listed = connection.execute("select l.id, d.place from listing l left join drawer d on d.id=l.id order by l.place")
            for identifier, known in listed:
                fits = fits and known is not None and known > place
                if fits:
                    place = known
                    continue
                following += 1
                (new_ids if known is None else moved).append((following, identifier))
            connection.executemany("update drawer set place=? where id=?", moved)
            connection.executemany("insert into drawer(place, id) values(?,?)", new_ids)
            return Changes(gone, len(new_ids), len(moved))

    def drop(self) -> None:
        """Free the temporary table."""
        with self.book.reading() as connection:
            connection.execute("drop table if exists temp.listing")
