"""An archive behind Chroma's API: recall by way of the order book, search by Chroma's own conditions, one drawer by its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from daybreak.archive import Answer, Counts, Found, Place
from daybreak.body import clean_name
from daybreak.drawer import Drawer, is_bookkeeping
from daybreak.errors import DaybreakError, InputError, UnknownWing
from daybreak.ports import FILED_AT, Window
from daybreak.wing import close_names, room_matches, wing_matches
from daybreak_adapters.palaces.archive.counts import by_wing
from daybreak_adapters.palaces.archive.keywords import Query, excerpt_of
from daybreak_adapters.palaces.archive.places import in_place, window_for
from daybreak_adapters.palaces.archive.semantic import nearest
from daybreak_adapters.palaces.archive.texts import conditions
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.book.reader import BookReader
from daybreak_adapters.palaces.book.reading import first_name
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server.answers import Held
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("CollectionArchive",)

T = TypeVar("T")

BATCH = 64
MOST_CANDIDATES = 1_000
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

    async def recall(self, place: Place, limit: int, order_by: str = FILED_AT) -> tuple[Sequence[Drawer], Sequence[str]]:
        """See `daybreak.archive.Archive.recall`."""
        window = window_for(place, order_by)
        found: list[Drawer] = []
        async with self._palace.reading(window.notices) as (book, calls):
            rooms = await asked_of(book, lambda: self._rooms(book, place.room))
            reader = BookReader(book, calls, window, rooms)
            while len(found) < limit and (batch := await reader.next_batch(min(BATCH, limit))) is not None:
                found += [drawer for drawer in batch if in_place(drawer, place)]
        return found[:limit], window.notices

    async def search(self, query: str, place: Place, limit: int, *, semantic: bool = False) -> Answer:
        """See `daybreak.archive.Archive.search`."""
        if semantic:
            return await self._nearest(query, place, limit)
        asked = Query.of(query)
        if not asked.words:
            raise InputError("there is nothing to search for: give a word or a phrase")
        window = window_for(place)
        async with self._palace.reading(window.notices) as (book, calls):
            await asked_of(book, lambda: self._rooms(book, place.room))
            matches = await asked_of(book, lambda: self._wing(book, place.wing))
            drawers: list[Drawer] = []
            for condition in conditions(asked):
                try:
                    held = await calls.matching(None, condition, MOST_CANDIDATES)
                except DaybreakError:
                    if "$regex" not in str(condition):
                        raise
                    continue  # a server that does not know them: the next condition asks without
                some = [drawer_of(one, window) for one in held if matches(one.metadata.get("wing"))]
                drawers = [drawer for drawer in some if asked.holds_any(drawer.text) and in_place(drawer, place)]
                if len(held) >= MOST_CANDIDATES:
                    window.notices.append(f"{self.name}: more than {MOST_CANDIDATES:,} drawers hold these words, the oldest were compared")
                if drawers:
                    break
        ranked = asked.ranked(drawers)
        every = [found for found in ranked if asked.holds_all(found.drawer.text)]
        return Answer((every or ranked)[:limit], bool(every), window.notices)

    async def _nearest(self, query: str, place: Place, limit: int) -> Answer:
        """The drawers of a place that are nearest to a query in meaning: more are asked for until enough of them are in the place."""
        window = window_for(place)
        found: list[Found] = []
        async with self._palace.reading(window.notices) as (book, calls):
            await asked_of(book, lambda: self._rooms(book, place.room))
            matches = await asked_of(book, lambda: self._wing(book, place.wing))
            most, seen = limit, -1
            while len(found) < limit and most <= MOST_CANDIDATES and len(near := await nearest(calls, query, most)) > seen:
                some = [(drawer_of(held, window), distance) for held, distance in near if matches(held.metadata.get("wing"))]
                found = [Found(one, excerpt_of(one.text or ""), round(-distance, 4)) for one, distance in some if in_place(one, place)]
                most, seen = most * 4, len(near)
        return Answer(found[:limit], True, window.notices)

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
            shelves -= Counter(shelf_of(held) for held in await calls.matching(BOOKKEEPING, None, total) if is_bookkeeping(held.metadata))
        return Counts(shelves.total(), by_wing(shelves), total - shelves.total(), 0, newest, notices)

    def _rooms(self, book: OrderBook, asked: str | None) -> list[int] | None:
        """The numbers of a room's spellings; ``None`` where every drawer has to be looked at. Raises `InputError` for an unknown room."""
        if asked is None:
            return None
        numbers, names = book.rooms(asked)
        if room_matches(asked, None):
            return None
        if not numbers:
            close = close_names(asked, names)
            raise InputError(f"palace {self.name} has no room {asked!r}: {hint(close, 'room')}")
        return numbers

    def _wing(self, book: OrderBook, asked: str | None) -> Callable[[object], bool]:
        """Whether a drawer's wing is the one that was asked for. Raises `UnknownWing`."""
        if asked and not (found := book.wings(asked))[0]:
            raise UnknownWing(f"palace {self.name} has no wing {asked!r}: {hint(close_names(asked, found[1]), 'wing')}")
        return lambda stored: wing_matches(asked or "", stored)


async def asked_of(book: OrderBook, question: Callable[[], T]) -> T:
    """What a book answers, read in a thread."""
    return await in_thread(question, book.interrupt)


def drawer_of(held: Held, window: Window) -> Drawer:
    """A drawer with the metadata that a door shows."""
    return Drawer(held.id, held.text, {key: held.metadata[key] for key in window.keys & held.metadata.keys()})


def shelf_of(held: Held) -> tuple[str, str]:
    """Wing and room of a drawer, as the book counts them."""
    room = held.metadata.get("room")
    return first_name(held.metadata.get("wing")), room if isinstance(room, str) else ""


def hint(close: Sequence[str], kind: str) -> str:
    """What to say of a name that nothing is filed under."""
    return f"did you mean {', '.join(close)}?" if close else f"no drawer names a {kind}"
