"""The wake-up: from a palace's sorted batches to settled lines, in one expression."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiostream import pipe

from daybreak.drawer import Drawer
from daybreak.errors import UnavailablePalace
from daybreak.judging.better import BETTER
from daybreak.judging.rules import Rules
from daybreak.ledger import Ledger
from daybreak.limits import Limits
from daybreak.line import Line
from daybreak.ports import FILED_AT, Palace, Window
from daybreak.report import DEADLINE, Report
from daybreak.stages import cap, dedup, pull, score, settle
from daybreak.story import Story

if TYPE_CHECKING:
    from daybreak.observer import Observer
    from daybreak.replay import Memory

__all__ = ("Lines", "tell", "wake_up")


class Lines:
    """The lines of a running wake-up, each yielded as soon as it is settled; ``report`` grows meanwhile."""

    def __init__(self, settled: AsyncIterator[Line], ledger: Ledger) -> None:
        self._settled = settled
        self._ledger = ledger

    @property
    def report(self) -> Report:
        """What was examined so far; complete when the iteration has ended."""
        return self._ledger.report

    @property
    def firsts(self) -> list[Drawer]:
        """The first `MAX_DRAWERS` candidates, for the plain rendering of section 8."""
        return self._ledger.firsts

    def __aiter__(self) -> AsyncIterator[Line]:
        return self._settled


@asynccontextmanager
async def wake_up(
    palace: Palace,
    *,
    wing: str | None = None,
    order_by: str = FILED_AT,
    limits: Limits | None = None,
    rules: Rules = BETTER,
    deadline_ms: float | None = None,
    memory: Memory | None = None,
    observer: Observer | None = None,
) -> AsyncIterator[Lines]:
    """Tell the essential story of a palace line by line (sections 1 to 6).

    Use it as ``async with wake_up(palace) as lines: async for line in lines: ...``. Leaving the block in any way closes everything
    upstream. ``wing``: only this wing. ``order_by``: metadata key of the order. ``rules``: a profile (`daybreak.salience`).
    ``deadline_ms``: milliseconds from now, the consumer's own time included, after which the best lines seen so far are settled
    (``None``: no deadline). ``memory``: what earlier wake-ups with the same wing, order and rules found out; it spares work and never
    changes the result (see `daybreak.replay`). ``observer``: is told what becomes of each drawer (see `daybreak.observer`).

    Raises `UnknownCollection`, `UnknownWing`, `UnknownOrderKey`, `PalaceNotFound`, `UnreadablePalace`, `DamagedPalace`, and
    `UnavailablePalace` when the palace cannot be reached or read before the first batch; afterwards that is a notice, and the best lines
    so far are told. A busy palace is waited for until the deadline, without one for as long as it is busy. A palace that has not answered
    when the deadline comes tells no line, and the report says ``deadline``.
    """
    limits = limits or Limits()
    report = Report(palace=palace.name)
    window = Window(wing or None, order_by, limits, report.notices, rules.latest_first, deadline_in(deadline_ms))
    ledger = Ledger(window, rules, report, memory, observer)
    settled = (
        pull(palace, ledger)
        | score.pipe(ledger)
        | settle.pipe(ledger)
        | cap.pipe(ledger)
        | dedup.pipe(ledger)
        | pipe.take(limits.max_drawers)
    )
    async with settled.stream() as lines:
        yield Lines(lines, ledger)


async def tell(
    palace: Palace,
    *,
    wing: str | None = None,
    order_by: str = FILED_AT,
    limits: Limits | None = None,
    rules: Rules = BETTER,
    deadline_ms: float | None = None,
    memory: Memory | None = None,
    observer: Observer | None = None,
    identity: str | None = None,
) -> Story:
    """The whole story of a palace at once; parameters and errors as for `wake_up`, ``identity`` is the text of L0."""
    limits = limits or Limits()
    deadline = deadline_in(deadline_ms)
    async with wake_up(
        palace,
        wing=wing,
        order_by=order_by,
        limits=limits,
        rules=rules,
        deadline_ms=deadline_ms,
        memory=memory,
        observer=observer,
    ) as lines:
        told = [line async for line in lines]
        report, firsts = lines.report, lines.firsts
    if report.plain and rules.latest_first:
        firsts = await firsts_as_specified(palace, Window(wing or None, order_by, limits, deadline=deadline), rules) or firsts
    return Story(lines=tuple(told), report=report, firsts=tuple(firsts), identity=identity, limits=limits)


def deadline_in(milliseconds: float | None) -> float:
    """So many milliseconds from now, in seconds of the event loop's clock."""
    return math.inf if milliseconds is None else asyncio.get_running_loop().time() + milliseconds / 1000


async def firsts_as_specified(palace: Palace, window: Window, rules: Rules) -> list[Drawer]:
    """The first candidates in the specification's own order: a plain rendering is MemPalace's, whatever the rules (section 8).

    Empty when there was no time to read them.
    """
    ledger = Ledger(window, rules, Report(palace=palace.name))
    pulled = pull(palace, ledger)
    try:
        async with pulled.stream() as batches:
            async for batch in batches:
                for drawer in batch:
                    ledger.take_turn(ledger.judged(drawer))
                    if len(ledger.firsts) == window.limits.max_drawers or ledger.window_ended:
                        return ledger.firsts
    except UnavailablePalace:
        return []
    return [] if ledger.report.stopped == DEADLINE else ledger.firsts
