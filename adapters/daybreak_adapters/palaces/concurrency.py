"""Work on many things, some at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from anyio import create_task_group

__all__ = ("concurrently",)

T = TypeVar("T")


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
