"""An event loop whose clock jumps to the next timer: deadlines are tested exactly and cost no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

__all__ = ("run_without_waiting",)

T = TypeVar("T")


class _Selector(selectors.SelectSelector):
    """Never waits; tells instead how long it would have."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everything waits and no timer is set: a hang"
        self.waited += max(timeout, 0.0)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.waited


def run_without_waiting(main: Coroutine[Any, Any, T]) -> T:
    """Run ``main`` to its end; the clock starts at 0 and moves only while everything waits."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(main)
