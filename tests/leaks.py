"""What a wake-up may leave behind: tasks, threads, generators. Tests of leaving run inside `nothing_left`."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ("nothing_left", "open_generators")


@contextmanager
def nothing_left() -> Iterator[list[AsyncGenerator[Any, Any]]]:
    """Fail when a task, a thread or an asynchronous generator that began inside is not over at the end. Gives the generators."""
    tasks, threads = asyncio.all_tasks(), set(threading.enumerate())
    began: list[AsyncGenerator[Any, Any]] = []
    before = sys.get_asyncgen_hooks()

    def first(generator: AsyncGenerator[Any, Any]) -> None:
        began.append(generator)  # held here: none of them is closed by the collector
        if before.firstiter is not None:
            before.firstiter(generator)

    sys.set_asyncgen_hooks(firstiter=first)
    try:
        yield began
    finally:
        sys.set_asyncgen_hooks(*before)
    assert open_generators(began) == []
    assert asyncio.all_tasks() == tasks
    assert {thread for thread in threading.enumerate() if not thread.name.startswith("AnyIO")} <= threads


def open_generators(began: list[AsyncGenerator[Any, Any]]) -> list[str]:
    """Names of the generators that are not over."""
    return [generator.__qualname__ for generator in began if generator.ag_frame is not None]
