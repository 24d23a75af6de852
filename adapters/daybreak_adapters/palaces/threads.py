"""Blocking work in a thread of its own, so that leaving early leaves no thread behind.

A wake-up reads a few batches in all: a thread for each costs less than the import of a pool that would keep one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

__all__ = ("in_thread",)

T = TypeVar("T")


async def in_thread(work: Callable[[], T], stop: Callable[[], None], undo: Callable[[T], object] | None = None) -> T:
    """Run ``work`` in a thread; on cancellation ``stop`` it and wait until it has ended, and ``undo`` what came of it all the same."""
    await asyncio.sleep(0)  # who was cancelled before has nothing begun
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        with suppress(RuntimeError):  # the loop was closed without waiting
            try:
                loop.call_soon_threadsafe(answer.set_result, work())
            except BaseException as error:
                loop.call_soon_threadsafe(answer.set_exception, error)

    thread = threading.Thread(target=run, name="daybreak", daemon=True)
    thread.start()
    try:
        await asyncio.wait((answer,))
    except asyncio.CancelledError:
        stop()
        while not answer.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((answer,))
        if answer.exception() is None and undo is not None:
            undo(answer.result())
        raise
    finally:
        thread.join()  # it has answered: its end is a matter of microseconds
    return answer.result()
