"""Where a shelf lies in the order book of a collection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from anyio import fail_after

from daybreak.archive import Shelf
from daybreak.wing import room_matches, unknown_room, unknown_wing
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server.failures import OutOfTime
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("Numbers", "asked_of", "first_shelved", "numbers_of")

T = TypeVar("T")


class Numbers(NamedTuple):
    """The numbers under which a book knows the wings and rooms of a shelf; ``None`` where every drawer has to be looked at."""

    wings: list[int] | None
    rooms: list[int] | None


async def asked_of(book: OrderBook, question: Callable[[], T]) -> T:
    """What a book answers, read in a thread."""
    return await in_thread(question, book.interrupt)


async def numbers_of(book: OrderBook, shelf: Shelf, name: str) -> Numbers:
    """Where a shelf lies in the book of the palace of that name. Raises `UnknownWing`, and `InputError` for an unknown room."""
    return await asked_of(book, lambda: Numbers(_wings(book, shelf.wing, name), _rooms(book, shelf.room, name)))


async def first_shelved(palace: CollectionPalace, names: Sequence[str], seconds: float) -> str | None:
    """The first of these wings under which a drawer of a collection is filed; ``None`` when none is. Raises what `Calls` raises."""
    try:
        with fail_after(seconds):
            async with palace.reading([]) as (book, _):
                return await asked_of(book, lambda: next((name for name in names if book.wings(name)[0]), None))
    except TimeoutError:
        raise OutOfTime(f"{palace.name} gave no answer in time: is it up and reachable?") from None


def _wings(book: OrderBook, asked: str | None, palace: str) -> list[int] | None:
    if not asked:
        return None
    numbers, names = book.wings(asked)
    if not numbers:
        raise unknown_wing(palace, asked, names)
    return numbers


def _rooms(book: OrderBook, asked: str | None, palace: str) -> list[int] | None:
    if asked is None or room_matches(asked, None):
        return None  # drawers that name no room are in it, too
    numbers, names = book.rooms(asked)
    if not numbers:
        raise unknown_room(palace, asked, names)
    return numbers
