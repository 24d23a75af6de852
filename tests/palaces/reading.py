"""Reading a palace in tests: everything that the embedded reader hands out, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, aclosing, contextmanager
from pathlib import Path
from unittest.mock import patch

from batch import importance, in_order, of_wing, order_key, source_of
from daybreak import Limits, Window
from daybreak.drawer import HEAD, Drawer
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.file import group, reader, walk, weights
from palaces.chroma_files import COLLECTION, FILE, Item

__all__ = ("batches", "expected", "read", "shown", "small_steps", "window_of")


def window_of(
    size: int = 64, *, order_by: str = "filed_at", wing: str | None = None, closed: Iterable[str] = (), latest_first: bool = False
) -> Window:
    """A window that never ends, with batches of one size."""
    limits = Limits(first_batch=size, largest_batch=size, max_scan=1_000_000)
    window = Window(wing=wing, order_by=order_by, limits=limits, latest_first=latest_first)
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


def expected(
    items: Iterable[Item], *, order_by: str = "filed_at", wing: str = "", latest_first: bool = False
) -> list[tuple[str, str | None]]:
    """Id and text of what should be read of a collection's rows: heads of documents, in the order of the plain batch algorithm."""
    drawers = [Drawer(item.id, None if item.text is None else item.text[:HEAD], item.metadata or {}) for item in items]
    ordered = in_order(of_wing(drawers, wing), order_by)
    return shown(turned(ordered, order_by) if latest_first else ordered)


def turned(ordered: list[Drawer], order_by: str) -> list[Drawer]:
    """The better order among equals: the places of each source are given to its drawers from the last to the first."""
    shelves: dict[tuple[object, ...], list[int]] = {}
    for index, drawer in enumerate(ordered):
        key, source = order_key(drawer.metadata, order_by), source_of(drawer.metadata)
        if key[0] and source is not None:
            shelves.setdefault((importance(drawer.metadata), key, source), []).append(index)
    result = list(ordered)
    for places in shelves.values():
        for place, other in zip(places, places[::-1], strict=True):
            result[place] = ordered[other]
    return result


@contextmanager
def small_steps(few: int) -> Iterator[None]:
    """Stretches, groups, parts and ranges of a few rows, so that small palaces take every way; ``few``: rows that are fetched whole."""
    with ExitStack() as patched:
        for module, values in (
            (walk, {"FIRST_STRETCH": 3, "USUAL_STRETCH": 5, "LARGEST_STRETCH": 9, "LARGEST_GROUP": 2, "ID_RANGE": 4}),
            (group, {"FIRST_PART": 2, "USUAL_PART": 3, "LARGEST_PART": 5}),
            (weights, {"FEW": few, "BAND": 2}),
            (reader, {"FEW": few}),
        ):
            patched.enter_context(patch.multiple(module, **values))
        yield
