"""The tick of a collection: its id, its count and the ids of its tail. Two small requests, whatever its size.

What it does not show is a change in place: a keeper selects again now and then for that (`source.REREAD`), and the order book sweeps.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Hashable, Sequence

from daybreak.drawer import Drawer
from daybreak.errors import UnavailablePalace
from daybreak.ports import Window
from daybreak_adapters.keeping.request import server_place
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.server.connection import Connection

__all__ = ("TickingCollection",)

TAIL = 32

TIMEOUT = 3.0
"""Seconds that one request of a tick may take, retries included: what is small and late is down."""


class TickingCollection:
    """A collection's palace that can tell how far it is. ``place``: what its snapshots are filed under, see `request.server_place`."""

    def __init__(self, palace: CollectionPalace) -> None:
        self._palace = palace
        self._calls = Calls(palace.collection, palace.name, TIMEOUT, palace.habits)
        connection = getattr(palace.collection, "connection", None)
        self.place = server_place(connection) if isinstance(connection, Connection) else palace.name

    @property
    def name(self) -> str:
        return self._palace.name

    def batches(self, window: Window) -> AsyncGenerator[Sequence[Drawer], None]:
        """As the palace's own."""
        return self._palace.batches(window)

    async def prepare(self) -> None:
        """Bring the order book up to date, however long a first fill takes: a story told from a part of it would be none."""
        freshness = await self._palace.refresh()
        if not freshness.whole:
            raise UnavailablePalace(freshness.notice(self.name) or f"{self.name} is not read to its end yet")

    async def tick(self) -> Hashable:
        """A value that changes when drawers come or go, or the collection is another one. Raises `DaybreakError`."""
        identifier, total = await self._calls.resolve(), await self._calls.count()
        # From a little before the end on, and beyond it: what came since the count is part of the tail.
        return identifier, total, tuple(await self._calls.listing(max(total - TAIL, 0), 2 * TAIL))
