"""Comparing an order book with a listing of all ids: what is gone, what is new, what has moved to the end."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from daybreak_adapters.palaces.book.order_book import OrderBook

__all__ = ("Changes", "Listing")


class Changes(NamedTuple):
    """How many drawers a listing struck, added and moved."""

    gone: int
    new: int
    moved: int


class Listing:
    """The ids of a collection in insertion order, gathered page by page beside the book; the next run goes on where this one ended.

    Only a listing that fits together (see `Lister`) is applied: nothing is taken for gone that merely slipped between two pages.
    """

    def __init__(self, book: OrderBook) -> None:
        self.book = book

    def end(self) -> tuple[int, str | None]:
        """How many drawers are listed, and the last of them."""
        with self.book.reading() as connection:
            last = connection.execute("select place, id from listing order by place desc limit 1").fetchone()
        return (last[0] + 1, last[1]) if last else (0, None)

    def add(self, place: int, ids: Sequence[str]) -> bool:
        """Add a page at its place; false when one of its drawers is listed already: it has moved while the listing was made."""
        try:
            with self.book.writing() as connection:
                connection.executemany("insert into listing values(?,?)", enumerate(ids, place))
        except sqlite3.IntegrityError:
            return False
        return True

    def restart(self) -> None:
        """Forget what is listed."""
        with self.book.writing() as connection:
            connection.execute("delete from listing")

    def apply(self) -> Changes:
        """Make the book list exactly these drawers, in this order, and forget the listing. The metadata of new ones are yet to be read.

        Chroma keeps the order of drawers that stay, and puts new ones and those that were deleted and added again at the end.
        """
        with self.book.writing() as connection:
            gone = connection.execute("delete from drawer where id not in (select id from listing)").rowcount
            if connection.execute("select exists(select 1 from drawer)").fetchone()[0]:
                new, moved = fitted(connection)
            else:
                new, moved = connection.execute("insert into drawer(place, id) select place, id from listing order by place").rowcount, 0
            connection.execute("delete from listing")
        return Changes(gone, new, moved)


def fitted(connection: sqlite3.Connection) -> tuple[int, int]:
    """Give new drawers, moved ones and all behind them places at the end; how many were new, how many moved."""
    moved: list[tuple[int, str]] = []
    new: list[tuple[int, str]] = []
    place, fits = -1, True
    following = connection.execute("select max(place) from drawer").fetchone()[0]
    listed = connection.execute("select l.id, d.place from listing l left join drawer d on d.id=l.id order by l.place")
    for identifier, known in listed:
        fits = fits and known is not None and known > place
        if fits:
            place = known
            continue
        following += 1
        (new if known is None else moved).append((following, identifier))
    connection.executemany("update drawer set place=? where id=?", moved)
    connection.executemany("insert into drawer(place, id) values(?,?)", new)
    return len(new), len(moved)
