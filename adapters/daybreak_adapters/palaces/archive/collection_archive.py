"""An archive behind Chroma's API: recall by way of the order book, search by Chroma's own conditions, one drawer by its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from daybreak.archive import Answer, Counts, Order, Shelf
from daybreak.body import clean_name
from daybreak.drawer import Drawer, is_bookkeeping
from daybreak.errors import InputError
from daybreak.ports import FILED_AT
from daybreak_adapters.palaces.archive.collection_search import near_meaning, with_words
from daybreak_adapters.palaces.archive.collection_shelf import asked_of, numbers_of
from daybreak_adapters.palaces.archive.counts import by_wing
from daybreak_adapters.palaces.archive.keywords import Query
from daybreak_adapters.palaces.archive.window import is_on, window_for
from daybreak_adapters.palaces.book.catalogue import first_name
from daybreak_adapters.palaces.book.reader import BookReader
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server.answers import Held

__all__ = ("CollectionArchive",)

BATCH = 64
BOOKKEEPING = {
    "$or": [{"ingest_mode": "registry"}, {"room": "_registry"}, *({"is_sentinel": value} for value in (True, 1, 1.0, "true", "True"))]
}
"""Rows that may be no drawers (`daybreak.drawer.is_bookkeeping` decides), in Chroma's language."""


class CollectionArchive:
    """The archive of a palace that is a Chroma collection."""

    def __init__(self, palace: CollectionPalace) -> None:
        self._palace = palace

    @property
    def name(self) -> str:
        return self._palace.name

    async def recall(self, shelf: Shelf, limit: int, order_by: str = FILED_AT) -> tuple[Sequence[Drawer], Sequence[str]]:
        """See `daybreak.archive.Archive.recall`."""
        window = window_for(shelf, order_by)
        found: list[Drawer] = []
        async with self._palace.reading(window.notices) as (book, calls):
            numbers = await numbers_of(book, shelf, self.name)
            reader = BookReader(book, calls, window, numbers.rooms)
            while len(found) < limit and (batch := await reader.next_batch(min(BATCH, limit))) is not None:
                found += [drawer for drawer in batch if is_on(drawer, shelf)]
        return found[:limit], window.notices

    async def search(self, query: str, shelf: Shelf, limit: int, *, semantic: bool = False) -> Answer:
        """See `daybreak.archive.Archive.search`."""
        asked = Query.of(query)
        if not asked.words:
            raise InputError("there is nothing to search for: give a word or a phrase")
        window = window_for(shelf)
        async with self._palace.reading(window.notices) as (book, calls):
            numbers = await numbers_of(book, shelf, self.name)
            if semantic:
                return Answer(await near_meaning(calls, query, shelf, limit, window), True, window.notices)
            drawers = await with_words(book, calls, asked, shelf, numbers, window)
        ranked = asked.ranked(drawers)
        every = [found for found in ranked if asked.holds_all(found.drawer.text)]
        return Answer((every or ranked)[:limit], bool(every), window.notices)

    async def drawer(self, name: str) -> Drawer:
        """See `daybreak.archive.Archive.drawer`."""
        async with self._palace.reading([]) as (book, calls):
            found = await calls.drawers([name], texts=True) if name else {}
            if not found and name:
                names = await asked_of(book, lambda: book.beginning_with(name, 3))
                if len(names) > 1:
                    some = ", ".join(map(clean_name, names))
                    raise InputError(f"more than one drawer's id opens with {name!r} ({some}): give more of it")
                found = await calls.drawers(names, texts=True)
        for held in found.values():
            return Drawer(held.id, held.text, held.metadata)
        raise InputError(f"palace {self.name} has no drawer {name!r}: daybreak search finds drawers by their words")

    async def counts(self) -> Counts:
        """See `daybreak.archive.Archive.counts`."""
        notices: list[str] = []
        async with self._palace.reading(notices) as (book, calls):
            shelves = await asked_of(book, book.shelves)
            newest = await asked_of(book, book.newest)
            total = shelves.total()
            shelves -= Counter(shelf_of(held) for held in await calls.matching(BOOKKEEPING) if is_bookkeeping(held.metadata))
        return Counts(shelves.total(), by_wing(shelves), total - shelves.total(), 0, newest, notices, self._order())

    def _order(self) -> Order | None:
        """How far the order book can be relied on."""
        known = self._palace.freshness
        if known is None:
            return None
        return Order(current=known.current, listed=known.listed, total=known.total, checked_at=known.checked_at, swept_at=known.swept_at)


def shelf_of(held: Held) -> tuple[str, str]:
    """Wing and room of a drawer, as the book counts them."""
    room = held.metadata.get("room")
    return first_name(held.metadata.get("wing")), room if isinstance(room, str) else ""
