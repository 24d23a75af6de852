"""What tests of the keeper share: ears, patience, and a palace that tells its tick."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Hashable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import anyio

from daybreak import Story, UnavailablePalace, tell
from daybreak.ports import Window
from daybreak_adapters.keeping.events import Event
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from keeping.chroma_writer import Writer
from memory_palace import MemoryPalace, drawers_of

__all__ = ("FILE", "NEWEST", "Heard", "TickingPalace", "add", "fresh", "until")

FILE = "chroma.sqlite3"
NEWEST = {"wing": "app", "room": "new", "filed_at": "2026-03-01"}


class Heard(list[Event]):
    """What a keeper has said."""

    def kinds(self) -> list[str]:
        return [event.kind for event in self]

    async def until(self, kind: str, count: int = 1, seconds: float = 8.0) -> None:
        with anyio.fail_after(seconds):
            while self.kinds().count(kind) < count:  # noqa: ASYNC110 - somebody else's event
                await anyio.sleep(0.005)


async def until(holds: Callable[[], bool]) -> None:
    with anyio.fail_after(8):
        while not holds():  # noqa: ASYNC110 - of any kind
            await anyio.sleep(0.005)


def add(writer: Writer, palace: Path, name: str, text: str, **metadata: Any) -> None:
    writer.add(palace, {name: (text, NEWEST | metadata)})


async def fresh(palace: Path, wing: str | None = None) -> Story:
    return await tell(EmbeddedPalace(palace / FILE), wing=wing)


class TickingPalace:
    """A palace in memory that tells its tick; stands for a collection on a server."""

    name = "http://localhost:8000"

    def __init__(self, *texts: str) -> None:
        self.drawers = drawers_of(*texts)
        self.ticks = 0
        self.down = False
        self._before: Callable[[], Any] | None = None

    def change(self, text: str, before: Callable[[], Any] | None = None) -> None:
        self._before = before
        self.drawers = [*drawers_of(text), *self.drawers]
        self.ticks += 1

    async def tick(self) -> Hashable:
        if self.down:
            raise UnavailablePalace("palace http://localhost:8000 refused the connection: is its server running?")
        return self.ticks

    async def batches(self, window: Window) -> AsyncGenerator[Any, None]:
        if self._before is not None:
            await self._before()
        async with aclosing(MemoryPalace(self.drawers).batches(window)) as batches:
            async for batch in batches:
                yield batch
