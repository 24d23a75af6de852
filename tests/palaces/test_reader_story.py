"""Streamed = batch over real Chroma files: the property of the project, with the embedded reader as the palace (section 5).

Two dozen generated palaces lie in one file, each a collection: all of them share Chroma's tables and indexes.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from batch import BatchLine, tell_at_once
from daybreak import BETTER, SPEC, Drawer, Limits, UnknownOrderKey, UnknownWing, wake_up
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import FILE, Item, client, empty_palace, put, untouched
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
    palace = empty_palace(tmp_path_factory.mktemp("stories"))
    cases = []
    with client(palace) as opened:
        for seed in range(PALACES):
            case = seeded(seed, 200 if seed % 8 == 0 else 40)
            collection = opened.create_collection(f"palace{seed}", embedding_function=None)
            put(collection, [Item(drawer.id, drawer.text, storable(drawer.metadata)) for drawer in case.drawers])
            shown = collection.get(include=["documents", "metadatas"])
            rows = zip(shown["ids"], shown["documents"], shown["metadatas"], strict=True)
            drawers = [Drawer(name, text, metadata or {}) for name, text, metadata in rows]
            cases.append(Case(tuple(drawers), case.wing, case.order_by, case.limits))
    return Stored(palace / FILE, cases)


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
