"""Blocking work in worker threads, so that leaving early leaves no thread behind; and work on many things, some at a time."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar, cast

from anyio import CancelScope, create_task_group, get_cancelled_exc_class, to_thread

__all__ = ("concurrently", "in_thread")

T = TypeVar("T")


async def in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Run ``work`` in a worker thread; on cancellation ``stop`` it and wait until it has ended."""
    first = threading.Lock()  # whoever takes it first decides: the thread that the work runs, a cancelled task that it never will
    ended = threading.Event()

    def run() -> T | None:
        if not first.acquire(blocking=False):
            return None
        try:
            return work()
        finally:
            ended.set()

    try:
        return cast(T, await to_thread.run_sync(run, abandon_on_cancel=True))
    except get_cancelled_exc_class():
        stop()
        if not first.acquire(blocking=False):
            with CancelScope(shield=True):
                await to_thread.run_sync(ended.wait)
        raise


async def concurrently(work: Callable[[T], Awaitable[None]], items: Iterable[T], workers: int) -> None:
    """Do ``work`` on every item, ``workers`` at a time; the first error ends it all and is raised as it is."""
    waiting = list(items)
    if len(waiting) <= 1:
        for item in waiting:
            await work(item)
        return
    failures: list[Exception] = []
    left = iter(waiting)
    async with create_task_group() as tasks:

        async def worker() -> None:
            for item in left:
                try:
                    await work(item)
                except Exception as error:
                    failures.append(error)
                    tasks.cancel_scope.cancel()

        for _ in range(min(workers, len(waiting))):
            tasks.start_soon(worker)
    if failures:
        raise failures[0]
