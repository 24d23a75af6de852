"""How current an order book is, and making it so within the time that there is."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from anyio import Lock, move_on_after, sleep

from daybreak_adapters.palaces.book.catch_up import CatchUp, Restless
from daybreak_adapters.palaces.book.files import sole_writer
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.server.failures import OutOfTime

__all__ = ("Freshness", "age", "bring_up")

SHARE = 0.6
"""Of the time to the deadline: what catching up a usable book may take."""

SLICE = 0.25
"""Seconds that a wake-up under a deadline gives to a sweep that is due; without a deadline it is done at once."""

USUAL_RATE = 5_000.0
POLL = 0.05


@dataclass(frozen=True, slots=True)
class Freshness:
    """How far an order book can be relied on; times in seconds since 1970, ``None``: never.

    ``whole``: the first fill has ended; a book that is not whole is never used. ``current``: it was compared with its collection just
    now. ``listed``: drawers it lists. ``total``: drawers the collection holds, where it could be asked. ``checked_at``: last compared.
    ``swept_at``: no drawer's metadata were read before; a change in place since then shows when the drawer is examined, or by a sweep.
    """

    whole: bool
    current: bool
    listed: int
    total: int | None
    checked_at: float | None
    swept_at: float | None

    def notice(self, address: str) -> str | None:
        """What to tell a person, one line; ``None`` when there is nothing to tell."""
        if not self.whole:
            of = f" of {self.total}" if self.total is not None else ""
            return f"{address} is read for the first time: {self.listed}{of} drawers so far, run again to go on"
        if self.current:
            return None
        lack = abs((self.total or self.listed) - self.listed)
        behind = f"about {lack} drawers behind" if lack else "not compared with the collection in time"
        return f"{address}: the order of drawers is {behind}, as of {age(self.checked_at)}"


async def bring_up(catch_up: CatchUp, *, turn: Lock, sweep_every: float) -> Freshness:
    """Catch a book up, and sweep it when that is due, before the caller's deadline; a book that can be used leaves time to be used.

    One process at a time does it, others wait. Raises what `Calls` raises; `OutOfTime` only when there is no book to go by and no progress.
    """
    facts = await catch_up.do(catch_up.book.facts)
    if facts.page:
        catch_up.calls.habits.shrink(facts.page)
    left = catch_up.calls.left
    run = Run(catch_up, sweep_every)
    failure: OutOfTime | None = None
    with move_on_after(left * SHARE if facts.whole else left - min(0.3, left / 10)):
        try:
            await alone(catch_up.book, turn, run.go)
        except OutOfTime as error:
            failure = error
        except Restless:
            pass  # drawers vanish faster than they can be listed: the book is as good as it can be
    freshness = await catch_up.do(run.freshness)
    if not freshness.whole and run.has_begun and not catch_up.kept:
        raise failure or OutOfTime(f"{catch_up.calls.address} gave no answer before the deadline")
    return freshness


class Run:
    """Catching up, then what is due of a sweep; remembers how far it came when it is cancelled."""

    def __init__(self, catch_up: CatchUp, sweep_every: float) -> None:
        self.catch_up = catch_up
        self.sweep_every = sweep_every
        self.has_begun = False
        self.is_current = False

    async def go(self) -> None:
        self.has_begun = True
        await self.catch_up.run()
        self.is_current = True
        facts = await self.catch_up.do(self.catch_up.book.facts)
        before = time.time() - self.sweep_every
        if facts.swept_at is None or facts.swept_at >= before:
            return
        takes = (self.catch_up.total or 0) / (facts.rate or USUAL_RATE)
        if takes < SLICE or self.catch_up.calls.left == math.inf:
            await self.catch_up.sweep(before)
        else:
            with move_on_after(SLICE):
                await self.catch_up.sweep(before, anew=False)

    def freshness(self) -> Freshness:
        book = self.catch_up.book
        facts = book.facts()
        return Freshness(
            whole=bool(facts.whole),
            current=self.is_current,
            listed=book.size() - book.count_waiting(1),
            total=self.catch_up.total,
            checked_at=facts.checked_at,
            swept_at=facts.swept_at,
        )


async def alone(book: OrderBook, turn: Lock, work: Callable[[], Awaitable[None]]) -> None:
    """Do ``work`` while nobody else does it on the same book, in this process or another."""
    async with turn:
        while True:
            with sole_writer(book.path) as is_ours:
                if is_ours:
                    await work()
                    return
            await sleep(POLL)


def age(moment: float | None) -> str:
    """A moment as people say it."""
    if moment is None:
        return "an unknown time ago"
    seconds = max(0.0, time.time() - moment)
    for size, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {name} ago"
    return f"{seconds:.0f} s ago"
