"""Blocking work in worker threads, so that leaving early leaves no thread behind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar, cast

from anyio import CancelScope, get_cancelled_exc_class, to_thread

__all__ = ("in_thread",)

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
