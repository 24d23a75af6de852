"""Streamed = batch over real Chroma files: the property of the project, with the embedded reader as the palace (section 5).

Two dozen generated palaces lie in one file, each a collection: all of them share Chroma's tables and indexes.
"""

from __future__ import annotations

import asyncio
import math
import os
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from batch import BatchLine, tell_at_once
from daybreak import BETTER, SPEC, Drawer, Limits, UnknownOrderKey, UnknownWing, wake_up
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import DELETE, DOCUMENT, FILE, UPSERT, Item, client, contents_of, empty_palace, log, put, untouched
from palaces.reading import small_steps
from strategies import Case, seeded

PALACES = 400 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 24
FIGURES = ("examined", "excluded", "tiers", "capped", "near_duplicates", "saturated", "spent", "stopped", "plain")


class Stored(NamedTuple):
    """Generated palaces in one file, and each as chromadb shows it."""

    file: Path
    cases: list[Case]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """Of every other palace a part is logged and not applied."""
    palace = empty_palace(tmp_path_factory.mktemp("stories"))
    cases = [seeded(seed, 200 if seed % 8 == 0 else 40) for seed in range(PALACES)]
    pending: list[list[tuple[int, str, dict[str, Any] | None]]] = []
    with client(palace) as opened:
        for seed, case in enumerate(cases):
            collection = opened.create_collection(f"palace{seed}", embedding_function=None)
            items = [Item(drawer.id, drawer.text, storable(drawer.metadata)) for drawer in case.drawers]
            applied, logged = split(items) if seed % 2 else (items, [])
            put(collection, applied)
            pending.append(logged)
    for seed, logged in enumerate(pending):
        log(palace, logged, f"palace{seed}")
    shown = contents_of(palace, [f"palace{seed}" for seed in range(PALACES)])
    drawers = [tuple(Drawer(item.id, item.text, item.metadata or {}) for item in items) for items in shown]
    return Stored(palace / FILE, [replace(case, drawers=own) for case, own in zip(cases, drawers, strict=True)])


def split(items: list[Item]) -> tuple[list[Item], list[tuple[int, str, dict[str, Any] | None]]]:
    """What is applied of a palace, and what is logged: the last third, some that replace what is stored, and one that is deleted."""
    first = len(items) * 2 // 3
    applied, logged = [], []
    for number, item in enumerate(items):
        document = {} if item.text is None else {DOCUMENT: item.text}
        if not is_loggable(item) or (number < first and number % 5):
            applied.append(item)
            continue
        if number < first:
            applied.append(Item(item.id, "Fixed the stub for good: it was in the way.", {"room": "stub"}))
        logged.append((UPSERT, item.id, {"room": None} | (item.metadata or {}) | document))
    applied.append(Item("gone", "Found the drawer that nobody will see again.", {"filed_at": "2099"}))
    return applied, [*logged, (DELETE, "gone", None)]


def is_loggable(item: Item) -> bool:
    """Whether a log row can hold an item: it is JSON, and of lists Chroma logs another form."""
    return all(
        isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value)) for value in (item.metadata or {}).values()
    )


def storable(metadata: Any) -> dict[str, Any]:
    """What of generated metadata Chroma takes."""
    return {key: value for key, value in metadata.items() if is_storable(value)}


def is_storable(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, str) for item in value)
    return isinstance(value, str | float) or (isinstance(value, int) and abs(value) < 1 << 63)


async def is_told_alike(file: Path, name: str, case: Case, limits: Limits) -> None:
    """Lines, plain candidates and figures of both profiles; what a store may leave out is not compared."""
    for rules in (SPEC, BETTER):
        want = tell_at_once(case.drawers, wing=case.wing, order_by=case.order_by, limits=limits, rules=rules)
        try:
            async with wake_up(EmbeddedPalace(file, name), wing=case.wing, order_by=case.order_by, limits=limits, rules=rules) as lines:
                told = [BatchLine(line.id, line.tier, line.text) async for line in lines]
        except UnknownWing:
            assert case.wing
            assert not want.examined
        except UnknownOrderKey:
            assert not any(case.order_by in drawer.metadata for drawer in case.drawers)
        else:
            assert told == want.lines
            assert [drawer.id for drawer in lines.firsts] == want.firsts
            assert {figure: getattr(lines.report, figure) for figure in FIGURES} == {figure: getattr(want, figure) for figure in FIGURES}


def test_streamed_is_batch(stored: Stored) -> None:
    """For every batch size, and the file stays as it was."""
    with untouched(stored.file.parent):
        for number, case in enumerate(stored.cases):
            for first, largest in ((case.limits.first_batch, case.limits.largest_batch), (1, 2)):
                limits = case.limits._replace(first_batch=first, largest_batch=largest)
                asyncio.run(is_told_alike(stored.file, f"palace{number}", case, limits))


@pytest.mark.parametrize("few", [0, 5])
def test_streamed_is_batch_in_small_steps(stored: Stored, few: int) -> None:
    """The same when stretches, groups and parts are of a few rows, among the rows of all other palaces."""
    for number in range(few, len(stored.cases), 7):
        case = stored.cases[number]
        with small_steps(few):
            asyncio.run(is_told_alike(stored.file, f"palace{number}", case, case.limits))
