"""Blocking work in a worker thread: cancelled at any moment it never hangs, and never runs on unseen."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import pytest
from anyio import move_on_after

from daybreak_adapters.palaces.threads import in_thread


async def steps(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("after", range(12))
def test_cancelled_after_any_number_of_steps(after: int) -> None:
    """Before the thread began as well as while it works: it is told to stop, has ended afterwards, and nobody waits for ever."""
    told, began, running = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        running.set()
        assert told.wait(5)
        running.clear()

    async def run() -> None:
        task = asyncio.ensure_future(in_thread(work, told.set))
        await steps(after)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(task, 3)
        assert not running.is_set()

    asyncio.run(run())
    assert told.is_set() == began.is_set()
    assert began.is_set() or after < 3


def test_what_came_of_cancelled_work_is_undone() -> None:
    """What nobody will use is closed; nothing is when the work failed, and nothing when it was not cancelled."""
    closed: list[str] = []
    went_on = threading.Event()

    async def run(work: Callable[[], str], cancels: bool) -> None:
        task = asyncio.ensure_future(in_thread(work, went_on.set, closed.append))
        await steps(5)
        if cancels:
            task.cancel()
        await task

    def opened() -> str:
        assert went_on.wait(5)
        return "opened"

    def failed() -> str:
        assert went_on.wait(5)
        raise ZeroDivisionError

    for work in (opened, failed):
        went_on.clear()
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(run(work, cancels=True))
    assert closed == ["opened"]
    went_on.set()
    asyncio.run(run(opened, cancels=False))
    assert closed == ["opened"]


def test_a_scope_that_has_expired_before() -> None:
    """The deadline came before the call: nothing is begun."""
    began = []

    async def run() -> None:
        with move_on_after(-1):
            await in_thread(lambda: began.append(1), lambda: None)

    started = time.monotonic()
    asyncio.run(asyncio.wait_for(run(), 3))
    assert time.monotonic() - started < 2
    assert began == []


def test_values_and_exceptions_come_through() -> None:
    """As from a plain call."""
    assert asyncio.run(in_thread(lambda: 7, lambda: None)) == 7
    with pytest.raises(ZeroDivisionError):
        asyncio.run(in_thread(lambda: 1 // 0, lambda: None))
