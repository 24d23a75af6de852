"""What the doors beyond the story ask of the world: an `Archive` that recalls, searches and counts (L2, L3).

Nothing is filtered here by what it says: what a wake-up left out is found all the same. Only bookkeeping rows, which are no drawers, stay
out unless they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypedDict

from daybreak.drawer import Drawer
from daybreak.ports import FILED_AT

__all__ = ("Answer", "Archive", "Counts", "Found", "Order", "Shelf")


class Shelf(NamedTuple):
    """Where to look. ``wing``: as for a wake-up. ``room``: equal after casefold, ``-`` and space read as ``_``; ``general`` is also the
    room of drawers that name none. ``everything``: bookkeeping rows too."""

    wing: str | None = None
    room: str | None = None
    everything: bool = False


class Found(NamedTuple):
    """A drawer that was found. ``excerpt``: the part of its text that was asked for, one line; ``score``: the greater the better."""

    drawer: Drawer
    excerpt: str
    score: float


class Answer(NamedTuple):
    """What a search found, the best first. ``all_words``: every one holds all words that were asked for. ``notices``: one line each."""

    found: Sequence[Found]
    all_words: bool
    notices: Sequence[str]


class Order(TypedDict):
    """How far an order that is kept beside the store can be relied on; times in seconds since 1970, ``None``: never. ``current``: compared
    with the store just now. ``listed``, ``total``: drawers in it and in the store. ``checked_at``, ``swept_at``: when it was compared,
    and since when all metadata were read."""

    current: bool
    listed: int
    total: int | None
    checked_at: float | None
    swept_at: float | None


class Counts(NamedTuple):
    """How much there is. ``wings``: wing to room to drawers; ``""`` stands for drawers that name none. ``bookkeeping``: rows that are no
    drawers, not counted elsewhere. ``logged``: writes that the store has not applied yet. ``newest``: the greatest ``filed_at``.
    ``order``: where the order is kept beside the store."""

    drawers: int
    wings: Mapping[str, Mapping[str, int]]
    bookkeeping: int
    logged: int
    newest: str | None
    notices: Sequence[str]
    order: Order | None = None


class Archive(Protocol):
    """A palace that can be looked through. Every method raises `UnknownWing`, `UnknownCollection`, `InputError`, `DamagedPalace` and
    `UnavailablePalace`; the caller's own timeout bounds it."""

    @property
    def name(self) -> str:
        """Where it is, for people."""

    async def recall(self, shelf: Shelf, limit: int, order_by: str = FILED_AT) -> tuple[Sequence[Drawer], Sequence[str]]:
        """Up to ``limit`` drawers in candidate order, and notices."""

    async def search(self, query: str, shelf: Shelf, limit: int, *, semantic: bool = False) -> Answer:
        """Drawers that hold the words of a query; ``semantic``: that are near it in meaning (`InputError` where that cannot be told)."""

    async def drawer(self, name: str) -> Drawer:
        """One drawer with all its metadata, by its id or an unambiguous beginning of it. Raises `InputError`."""

    async def counts(self) -> Counts:
        """How many drawers there are, and where."""
