"""Search (L3) in a collection: words by Chroma's own conditions, meaning by the collection's own embedding function.

Chroma hands out what meets a condition in insertion order, the oldest first, and as much of it as there is. So only ids are asked for,
which is cheap; the order book knows which of them are on the shelf that was asked for, and the newest; their texts are fetched.
"""

from __future__ import annotations

from daybreak.archive import Found, Shelf
from daybreak.drawer import Drawer
from daybreak.errors import DaybreakError
from daybreak.ports import Window
from daybreak.wing import wing_matches
from daybreak_adapters.palaces.archive.collection_shelf import Numbers, asked_of
from daybreak_adapters.palaces.archive.keywords import Query, excerpt_of
from daybreak_adapters.palaces.archive.semantic import embedded, nearest
from daybreak_adapters.palaces.archive.texts import conditions
from daybreak_adapters.palaces.archive.window import is_on
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.server.answers import Held
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.server.failures import OutOfTime

__all__ = ("near_meaning", "with_words")

MOST_CANDIDATES = 1_000
BATCH = 250
SPARE = 0.3
"""Seconds before the deadline at which fetching ends, so that what was found can be told."""


async def with_words(book: OrderBook, calls: Calls, asked: Query, shelf: Shelf, numbers: Numbers, window: Window) -> list[Drawer]:
    """Drawers of a shelf that hold all words of a query, or, where none does, some: of many the newest. ``window.notices`` says so then."""
    for condition in conditions(asked):
        try:
            ids = await calls.holding(condition)
        except DaybreakError as error:
            if "$regex" not in str(condition) or isinstance(error, OutOfTime):
                raise
            continue  # a server that does not know them: the next condition asks without
        names = await asked_of(book, lambda ids=ids: book.newest_of(ids, numbers.wings, numbers.rooms))  # type: ignore[misc]
        drawers: list[Drawer] = []
        seen = 0
        while seen < len(names) and len(drawers) < MOST_CANDIDATES and (not drawers or calls.left > SPARE):
            held = (await calls.drawers(names[seen : seen + BATCH], texts=True)).values()
            drawers += [drawer for one in held if asked.holds_any((drawer := drawer_of(one, window)).text) and is_in(one, drawer, shelf)]
            seen += BATCH
        if seen < len(names):
            window.notices.append(f"{calls.address}: {len(names):,} drawers hold these words, the newest {seen:,} of them were compared")
        if drawers:
            return drawers
    return []


async def near_meaning(calls: Calls, query: str, shelf: Shelf, limit: int, window: Window) -> list[Found]:
    """The drawers of a shelf that are nearest to a query in meaning: more are asked for until enough of them are on the shelf."""
    vector = await embedded(calls, query)
    found: list[Found] = []
    most, seen = limit, -1
    while len(found) < limit and most <= max(limit, MOST_CANDIDATES) and len(near := await nearest(calls, vector, most)) > seen:
        some = [(drawer, distance) for held, distance in near if is_in(held, drawer := drawer_of(held, window), shelf)]
        found = [Found(drawer, excerpt_of(drawer.text or ""), round(-distance, 4)) for drawer, distance in some]
        most, seen = most * 4, len(near)
    if len(found) < limit and most > MOST_CANDIDATES and seen * 4 >= most:
        window.notices.append(f"{calls.address}: only the {seen:,} drawers that are nearest in meaning were looked through")
    return found[:limit]


def is_in(held: Held, drawer: Drawer, shelf: Shelf) -> bool:
    """Whether a drawer is on a shelf by what its metadata say now, whatever the book has of it."""
    return wing_matches(shelf.wing or "", held.metadata.get("wing")) and is_on(drawer, shelf)


def drawer_of(held: Held, window: Window) -> Drawer:
    """A drawer with the metadata that a door shows."""
    return Drawer(held.id, held.text, {key: held.metadata[key] for key in window.keys & held.metadata.keys()})
