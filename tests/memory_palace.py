"""A palace in memory: a real `Palace` for tests of the pipeline, which counts what is pulled from it and what is still open."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from itertools import cycle, islice

from daybreak.drawer import Drawer, importance, order_key, source_of
from daybreak.errors import UnknownOrderKey, UnknownWing
from daybreak.ports import FILED_AT, Window
from daybreak.ties import latest_first
from daybreak.wing import close_names, wing_matches

__all__ = ("MemoryPalace", "drawers_of")


class MemoryPalace:
    """Drawers in insertion order, handed out in candidate order.

    ``sizes``: drawers a batch, one number or several that take turns (0 makes an empty batch); ``None``: as the window asks.
    ``leave_out``: whether drawers of closed sources are left out of the next batch. ``pause``: awaited before each batch, with its number,
    the first being 1; the batch after the last is the end. ``trouble``: exceptions raised in place of batches, by number.

    ``opened``, ``open``: generators that were started, and that are still running. ``pulled``: batches handed out. ``handed_out``: drawers
    in them. ``left_out``: drawers left out.
    """

    def __init__(
        self,
        drawers: Sequence[Drawer],
        *,
        sizes: int | Sequence[int] | None = None,
        leave_out: bool = False,
        pause: Callable[[int], Awaitable[object]] | None = None,
        trouble: Mapping[int, BaseException] | None = None,
        name: str = "memory",
    ) -> None:
        self._drawers = tuple(drawers)
        self._sizes = [sizes] if isinstance(sizes, int) else sizes
        self._leave_out = leave_out
        self._pause = pause
        self._trouble = trouble or {}
        self.name = name
        self.opened = self.open = self.pulled = self.handed_out = self.left_out = 0

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """See `daybreak.ports.Palace.batches`."""
        self.opened += 1
        self.open += 1
        try:
            left = self._sorted(window)
            sizes = cycle(self._sizes) if self._sizes is not None else map(window.batch_size, range(1 << 30))
            number = 1
            while True:
                if self._pause is not None:
                    await self._pause(number)
                if number in self._trouble:
                    raise self._trouble[number]
                if self._leave_out:
                    still_open = [drawer for drawer in left if source_of(drawer.metadata) not in window.closed]
                    self.left_out += len(left) - len(still_open)
                    left = still_open
                if not left:
                    return
                size = next(sizes)
                batch, left = left[:size], left[size:]
                number += 1
                self.pulled += 1
                self.handed_out += len(batch)
                yield batch
        finally:
            self.open -= 1

    def _sorted(self, window: Window) -> list[Drawer]:
        found = [drawer for drawer in self._drawers if wing_matches(window.wing or "", drawer.metadata.get("wing"))]
        if window.wing and not found:
            names = {wing for drawer in self._drawers if isinstance(wing := drawer.metadata.get("wing"), str)}
            raise UnknownWing(f"no drawer of {self.name} is in wing {window.wing!r}; near it: {', '.join(close_names(window.wing, names))}")
        if window.order_by != FILED_AT and not any(window.order_by in drawer.metadata for drawer in self._drawers):
            raise UnknownOrderKey(f"no drawer of {self.name} carries {window.order_by!r}")
        groups: dict[tuple[float, tuple[int, object]], list[Drawer]] = {}
        for drawer in found:
            groups.setdefault((importance(drawer.metadata), order_key(drawer.metadata, window.order_by)), []).append(drawer)
        if window.latest_first:
            for (_, (kind, _)), tied in groups.items():
                if kind:  # drawers without a key keep their order
                    tied[:] = latest_first(tied, [source_of(drawer.metadata) for drawer in tied])
        return [drawer for key in sorted(groups, reverse=True) for drawer in groups[key]]


def drawers_of(*texts: str | None, **metadata: object) -> list[Drawer]:
    """Drawers ``d0``, ``d1``, ... with these texts, filed one second after the other, the first one last: they come in the order given."""
    count = len(texts)
    stamps = (f"2026-04-01T{left // 3600:02}:{left // 60 % 60:02}:{left % 60:02}" for left in range(count, 0, -1))
    return [
        Drawer(f"d{number}", text, {"filed_at": stamp, **metadata})
        for number, (text, stamp) in enumerate(zip(texts, islice(stamps, count), strict=True))
    ]
