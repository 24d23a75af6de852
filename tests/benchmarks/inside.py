"""Inside one process: selecting from candidates that are in memory already, against the plain batch algorithm."""

from __future__ import annotations

import asyncio
import statistics
import time
import tracemalloc
from collections.abc import AsyncGenerator, Callable, Sequence

from benchmarks.palaces import Kind, document
from benchmarks.plain import PlainLine, tell_plainly
from daybreak import BETTER, SPEC, Drawer, Limits, Rules, wake_up
from daybreak.ports import Window

__all__ = ("Ready", "in_memory", "selected")

SIZES = (500, 1_000, 2_000)
SOURCES = 40


class Ready:
    """A palace whose candidates stand in memory, in candidate order."""

    name = "memory"

    def __init__(self, drawers: Sequence[Drawer]) -> None:
        self.drawers = drawers

    async def batches(self, window: Window) -> AsyncGenerator[Sequence[Drawer], None]:
        """See `daybreak.ports.Palace.batches`."""
        start = pulled = 0
        while start < len(self.drawers):
            size = window.batch_size(pulled)
            yield self.drawers[start : start + size]
            start, pulled = start + size, pulled + 1


def drawers_of(kind: Kind, count: int) -> list[Drawer]:
    """Candidates, newest first, of many sources."""
    return [
        Drawer(f"d{n}", document(n, kind), {"source_file": f"/s{n % SOURCES}.md", "filed_at": f"2026-{count - n:07}", "room": "r"})
        for n in range(count)
    ]


async def selected(drawers: Sequence[Drawer], rules: Rules, limits: Limits) -> tuple[list[PlainLine], int, float]:
    """The lines, how many drawers were examined for them, and seconds to the first line."""
    begun = time.perf_counter()
    first = 0.0
    told = []
    async with wake_up(Ready(drawers), rules=rules, limits=limits) as lines:
        async for line in lines:
            first = first or time.perf_counter() - begun
            told.append(PlainLine(line.id, line.tier, line.text))
        return told, lines.report.examined, first


def timed(work: Callable[[], object], runs: int) -> float:
    """Median seconds of CPU."""
    spent = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return statistics.median(spent)


def in_memory(runs: int) -> list[dict[str, object]]:
    """A row for each kind and number of candidates. Raises `AssertionError` when lines differ from the plain algorithm's."""
    rows: list[dict[str, object]] = []
    limits = Limits()
    for kind in ("mixed", "story"):
        for count in SIZES:
            drawers = drawers_of(kind, count)
            told, examined, first = asyncio.run(selected(drawers, SPEC, limits))
            assert told == tell_plainly(drawers, limits), (kind, count)
            plain = timed(lambda drawers=drawers: tell_plainly(drawers, limits), runs)  # type: ignore[misc]
            ours = timed(lambda drawers=drawers: asyncio.run(selected(drawers, SPEC, limits)), runs)  # type: ignore[misc]
            better = timed(lambda drawers=drawers: asyncio.run(selected(drawers, BETTER, limits)), runs)  # type: ignore[misc]
            row = {"kind": kind, "candidates": count, "plain_ms": plain * 1e3, "spec_ms": ours * 1e3, "better_ms": better * 1e3}
            rows.append(row | {"first_line_ms": first * 1e3, "examined_a_line": examined / max(len(told), 1), "held_kb": held(drawers)})
    return rows


def held(drawers: Sequence[Drawer]) -> float:
    """Kilobytes at the peak of a selection for each 1,000 candidates, beyond their texts."""
    tracemalloc.start()
    asyncio.run(selected(drawers, SPEC, Limits()))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e3 / (len(drawers) / 1e3)
