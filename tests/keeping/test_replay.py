"""A replay over what is known tells what a fresh selection tells, whatever has changed, and costs what is new."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from daybreak import Drawer, Limits, UnknownOrderKey, UnknownWing, Window, tell
from daybreak.replay import Memory
from memory_palace import MemoryPalace, drawers_of
from pools import STORIES
from strategies import Case, cases, seeded


class VersionedPalace(MemoryPalace):
    """Hands out what memory holds at the version that it has, as a file does."""

    def __init__(self, drawers: list[Drawer], versions: dict[str, int], memory: Memory) -> None:
        super().__init__(drawers)
        self._versions = versions
        self._memory = memory

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        async for batch in super().batches(window):
            recalled = []
            for drawer in batch:
                version = self._versions[drawer.id]
                known = self._memory.recall(drawer.id, version)
                if known is None:
                    self._memory.note(drawer, version)
                recalled.append(drawer if known is None else known)
            yield recalled


def changed(drawers: list[Drawer], versions: dict[str, int], pool: tuple[Drawer, ...], numbers: random.Random) -> list[Drawer]:
    """A few adds, updates and deletes."""
    drawers = list(drawers)
    for _ in range(numbers.randrange(1, 4)):
        kind = numbers.randrange(4)
        place = numbers.randrange(len(drawers)) if drawers else 0
        other = numbers.choice(pool) if pool else Drawer("x", "Fixed the harbour ledger at last.", {})
        if kind == 0 or not drawers:
            drawers.append(other._replace(id=f"n{len(versions)}"))
            versions[drawers[-1].id] = 0
        elif kind == 1:
            del drawers[place]
        else:  # text and metadata, or metadata alone
            text = other.text if kind == 2 else drawers[place].text
            drawers[place] = Drawer(drawers[place].id, text, other.metadata)
            versions[drawers[place].id] += 1
    return drawers


async def outcome(drawers: list[Drawer], case: Case, versions: dict[str, int] | None = None, memory: Memory | None = None) -> Any:
    palace = MemoryPalace(drawers) if memory is None or versions is None else VersionedPalace(drawers, versions, memory)
    if memory is not None:
        memory.begin()
    try:
        story = await tell(palace, wing=case.wing, order_by=case.order_by, limits=case.limits, memory=memory)
    except (UnknownWing, UnknownOrderKey) as error:
        return type(error)
    if memory is not None:
        memory.end()
    return story.lines, story.firsts, story.report.as_dict()


async def replays_alike(case: Case, seed: int, steps: int) -> None:
    numbers = random.Random(seed)
    versions = {drawer.id: 0 for drawer in case.drawers}
    drawers = list(case.drawers)
    with_versions, with_texts, small = Memory(), Memory(), Memory(budget=300)
    for _ in range(steps):
        fresh = await outcome(drawers, case)
        assert await outcome(drawers, case, versions, with_versions) == fresh
        assert await outcome(drawers, case, None, with_texts) == fresh
        assert await outcome(drawers, case, versions, small) == fresh
        drawers = changed(drawers, versions, case.drawers, numbers)


@given(cases(), st.integers(0, 1 << 30))
async def test_a_replay_is_a_fresh_selection(case: Case, seed: int) -> None:
    await replays_alike(case, seed, 5)


@given(st.integers(0, 1 << 30))
@settings(max_examples=8)
async def test_a_replay_is_a_fresh_selection_in_large_palaces(seed: int) -> None:
    await replays_alike(seeded(seed, 400), seed, 4)


def told_versions(drawers: list[Drawer]) -> dict[str, int]:
    return {drawer.id: 0 for drawer in drawers}


async def test_only_what_is_new_costs_anything() -> None:
    drawers = drawers_of(*(f"Chatter number {number} about the garden." for number in range(300)))
    case = Case((), "", "filed_at", Limits())
    memory, versions = Memory(), told_versions(drawers)
    await outcome(drawers, case, versions, memory)
    assert (memory.pulled, memory.judged) == (300, 300)
    await outcome(drawers, case, versions, memory)
    assert (memory.pulled, memory.judged) == (0, 0)
    drawers.append(Drawer("new", STORIES[0], {"filed_at": "2030-01-01"}))
    versions["new"] = 0
    await outcome(drawers, case, versions, memory)
    assert (memory.pulled, memory.judged) == (1, 1)
    versions["d0"] += 1
    await outcome(drawers, case, versions, memory)
    assert (memory.pulled, memory.judged) == (1, 0)


async def test_what_is_no_longer_reached_is_forgotten() -> None:
    drawers = drawers_of(*(f"Chatter number {number} about the garden." for number in range(100)))
    case = Case((), "", "filed_at", Limits())
    memory, versions = Memory(), told_versions(drawers)
    await outcome(drawers, case, versions, memory)
    assert len(memory) == 100
    await outcome(drawers[:10], case, versions, memory)
    assert len(memory) == 10


async def test_what_is_in_doubt_is_read_but_judged_only_where_it_has_changed() -> None:
    drawers = drawers_of(*(f"Chatter number {number} about the garden." for number in range(100)))
    case = Case((), "", "filed_at", Limits())
    memory, versions = Memory(), told_versions(drawers)
    await outcome(drawers, case, versions, memory)
    drawers[3] = drawers[3]._replace(text=STORIES[0])
    memory.doubt()
    assert await outcome(drawers, case, versions, memory) == await outcome(drawers, case)
    assert (memory.pulled, memory.judged) == (100, 1)


async def test_memory_stays_within_its_budget() -> None:
    drawers = drawers_of(*(f"Chatter number {number} about the garden. " * 20 for number in range(100)))
    memory = Memory(budget=20_000)
    await outcome(drawers, Case((), "", "filed_at", Limits()), told_versions(drawers), memory)
    assert 0 < len(memory) < 20
