"""Reading a palace in tests: everything that the embedded reader hands out, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import aclosing
from pathlib import Path

from batch import in_order, of_wing
from palaces.chroma_files import COLLECTION, FILE, Item

from daybreak import Limits, Window
from daybreak.drawer import HEAD, Drawer
from daybreak_adapters.palaces.embedded import EmbeddedPalace

__all__ = ("expected", "read", "shown", "window_of")


def window_of(size: int = 64, *, order_by: str = "filed_at", wing: str | None = None, closed: Iterable[str] = ()) -> Window:
    """A window that never ends, with batches of one size."""
    limits = Limits(first_batch=size, largest_batch=size, max_scan=1_000_000)
    window = Window(wing=wing, order_by=order_by, limits=limits)
    window.closed.update(closed)
    return window


async def batches(palace: Path, window: Window, name: str = COLLECTION) -> list[list[Drawer]]:
    """Every batch of the palace."""
    async with aclosing(EmbeddedPalace(palace / FILE, name).batches(window)) as pulled:
        return [batch async for batch in pulled]


def read(palace: Path, window: Window | None = None, name: str = COLLECTION) -> list[Drawer]:
    """Every drawer that the reader hands out, in its order."""
    return [drawer for batch in asyncio.run(batches(palace, window or window_of(), name)) for drawer in batch]


def shown(drawers: Iterable[Drawer]) -> list[tuple[str, str | None]]:
    """Id and text of what was read."""
    return [(drawer.id, drawer.text) for drawer in drawers]


def expected(items: Iterable[Item], *, order_by: str = "filed_at", wing: str = "") -> list[tuple[str, str | None]]:
    """Id and text of what should be read of a collection's rows: the heads of the documents, in the order of the plain batch algorithm."""
    drawers = [Drawer(item.id, None if item.text is None else item.text[:HEAD], item.metadata or {}) for item in items]
    return shown(in_order(of_wing(drawers, wing), order_by))
