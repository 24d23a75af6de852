"""The stages of a wake-up, as pipable operators (specification, sections 2 to 5).

Nothing between `settle` and the end of the pipeline may buffer, run concurrently or read ahead: `settle` decides on a drawer with what
was accepted before it.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Sequence
from contextlib import aclosing

from aiostream import operator, pipable_operator, streamcontext

from daybreak.drawer import Drawer
from daybreak.errors import UnavailablePalace
from daybreak.ledger import Candidate, Ledger
from daybreak.line import TOP_TIER, Line
from daybreak.ports import Palace
from daybreak.report import DEADLINE, EXHAUSTED

__all__ = ("cap", "dedup", "pull", "score", "settle")


@operator
async def pull(palace: Palace, ledger: Ledger) -> AsyncIterator[Sequence[Drawer]]:
    """Yield the sorted batches of a palace until it is exhausted or the window's deadline has come.

    The timeout encloses one pull and is never held across a ``yield``.
    """
    report, deadline, now = ledger.report, ledger.window.deadline, asyncio.get_running_loop().time
    async with aclosing(palace.batches(ledger.window)) as batches:
        while now() < deadline:
            try:
                async with asyncio.timeout_at(deadline if deadline < math.inf else None) as limit:
                    batch = await anext(batches)
            except StopAsyncIteration:
                report.stopped = EXHAUSTED
                return
            except UnavailablePalace as error:
                # One that dies later keeps its settled lines; one that never answered is the caller's to know.
                if not report.batches:
                    raise
                report.notices.append(str(error))
                break
            except TimeoutError:
                if not limit.expired():
                    raise
                break
            report.batches += 1
            yield batch
    report.stopped = DEADLINE


@pipable_operator
async def score(source: AsyncIterable[Sequence[Drawer]], ledger: Ledger) -> AsyncIterator[Iterable[Candidate]]:
    """Attach a verdict to every drawer of a batch, junk included, each when it is asked for: a source may close before."""
    async with streamcontext(source) as batches:
        async for batch in batches:
            yield map(ledger.judged, batch)


@pipable_operator
async def settle(source: AsyncIterable[Iterable[Candidate]], ledger: Ledger) -> AsyncIterator[Candidate]:
    """Give each drawer its turn, then yield in rank order: the top tier at once, lower tiers when the window has ended."""
    waiting: list[Candidate] = []
    async with streamcontext(source) as batches:
        async for batch in batches:
            for candidate in batch:
                if ledger.window_ended:
                    break
                if not ledger.take_turn(candidate):
                    continue
                if candidate.tier == TOP_TIER:
                    yield candidate
                else:
                    waiting.append(candidate)
            if ledger.window_ended:
                break
    waiting.sort(key=lambda candidate: candidate.tier, reverse=True)
    for candidate in waiting:
        yield candidate


@pipable_operator
async def cap(source: AsyncIterable[Candidate], ledger: Ledger) -> AsyncIterator[Candidate]:
    """Drop candidates whose source already has `MAX_PER_SOURCE` accepted lines."""
    async with streamcontext(source) as candidates:
        async for candidate in candidates:
            if not ledger.is_capped(candidate):
                yield candidate


@pipable_operator
async def dedup(source: AsyncIterable[Candidate], ledger: Ledger) -> AsyncIterator[Line]:
    """Turn candidates into lines, less those that nearly repeat an accepted one."""
    async with streamcontext(source) as candidates:
        async for candidate in candidates:
            line = ledger.accept(candidate)
            if line is not None:
                yield line
