"""A Chroma server: first fill, catching up, a warm story, with the requests and bytes that each took."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from benchmarks.palaces import COLLECTION, document, metadata
from benchmarks.palaces import FIRST as OPENED
from daybreak import tell
from daybreak.drawer import Drawer
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server import http
from daybreak_adapters.palaces.server.connection import Connection
from palaces.server import ChromaServer, add

__all__ = ("on_a_server",)

SOURCES, NEW = 200, 100


def drawers_of(first: int, count: int) -> list[Drawer]:
    """Drawers as MemPalace files them, newest last."""
    rows = ((n, n % SOURCES) for n in range(first, first + count))
    return [
        Drawer(
            f"d{n:07}",
            document(n, "story"),
            dict(metadata(n, "story", source, n // SOURCES, OPENED, OPENED)) | {"filed_at": f"2026-{n:08}"},
        )
        for n, source in rows
    ]


def on_a_server(count: int) -> list[dict[str, object]]:
    """A row for each step on a server of so many drawers; everything that a user has by default."""
    server = ChromaServer()
    try:
        made = server.client().create_collection(COLLECTION, embedding_function=None)
        add(made, drawers_of(0, count))
        with tempfile.TemporaryDirectory() as books:
            return asyncio.run(steps(server.url, made, count, Path(books)))
    finally:
        server.remove()


async def steps(url: str, made: object, count: int, books: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []

    async def step(name: str, work: Callable[[CollectionPalace], Awaitable[object]]) -> None:
        async with CollectionPalace.at(Connection(url=url), COLLECTION, directory=books) as palace:
            read = counted()
            begun = time.perf_counter()
            await work(palace)
            spent = time.perf_counter() - begun
            rows.append({"step": name, "s": spent, "round_trips": palace.habits.round_trips, "mb_read": read[0] / 1e6})

    await step(f"first fill, {count:,} drawers", lambda palace: palace.refresh())
    await step("warm story", tell)
    add(made, drawers_of(count, NEW))
    await step(f"catching up, {NEW} new drawers", lambda palace: palace.refresh())
    await step("warm story again", tell)
    return rows


def counted() -> list[int]:
    """A counter of the bytes that answers hold, from now on."""
    read = [0]
    original = getattr(http.whole, "original", http.whole)

    async def whole(response: object) -> bytes:
        answer: bytes = await original(response)
        read[0] += len(answer)
        return answer

    whole.original = original  # type: ignore[attr-defined]
    http.whole = whole  # type: ignore[assignment]
    return read
