"""Several palaces as one: their sorted streams merged in candidate order (specification, section 1).

`MAX_SCAN` and near repeats hold across palaces, a source is one source within its palace only, and each drawer says where it came from.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence

from anyio import create_task_group, current_time, move_on_at

from daybreak.drawer import Drawer, importance, order_key
from daybreak.errors import DaybreakError, UnavailablePalace
from daybreak.ports import Palace, Window

__all__ = ("MergedPalace",)


class MergedPalace:
    """Palaces read side by side; of equal candidates those of the palace named first come first.

    A palace without its first batch after half the time that is left is not waited for. One that fails, at any time, is told of in the
    notices while the others speak on; only when not one of them answers does an error reach the caller. ``missing``: what to say of
    palaces that could not even be opened.
    """

    def __init__(self, palaces: Sequence[Palace], missing: Sequence[str] = ()) -> None:
        self._palaces = tuple(palaces)
        self._missing = tuple(missing)

    @property
    def name(self) -> str:
        return ", ".join(palace.name for palace in self._palaces)

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """The drawers of all palaces in candidate order; see `daybreak.ports.Palace.batches`."""
        window.notices.extend(self._missing)
        streams = [Stream(palace, window) for palace in self._palaces]
        try:
            await open_all(streams, window)
            pulled = 0
            while open_streams := [stream for stream in streams if stream.head is not None]:
                size = window.batch_size(pulled)
                batch: list[Drawer] = []
                while open_streams and len(batch) < size:
                    first = max(open_streams, key=lambda stream: stream.place)  # of equals the first
                    batch.append(first.take())
                    if first.head is None:
                        await first.refill()
                        open_streams = [stream for stream in open_streams if stream.head is not None]
                pulled += 1
                yield batch
        finally:
            for stream in streams:
                await stream.aclose()


class Stream:
    """One palace's part of a merge: its own window, the batch under way, and the place of the next drawer."""

    def __init__(self, palace: Palace, window: Window) -> None:
        self.name = palace.name
        self.failed: DaybreakError | None = None
        self.answered = False
        self.head: Drawer | None = None
        self.place: tuple[float, int, str | int | float] = (0.0, 0, 0)
        self._whole = window
        self._part = Window(window.wing, window.order_by, window.limits, window.notices, window.latest_first, window.deadline)
        self._batches = palace.batches(self._part)
        self._batch: Sequence[Drawer] = ()
        self._next = 0

    def take(self) -> Drawer:
        """The next drawer, marked with its palace. Only while there is a head."""
        assert self.head is not None
        drawer = self.head._replace(palace=self.name)
        self._next += 1
        self._show()
        return drawer

    async def refill(self) -> None:
        """Pull until there is a next drawer or no more of them; a failure ends the stream and is kept."""
        try:
            while self.head is None:
                prefix = f"{self.name}\n"  # as `Drawer.source` has it
                self._part.closed = {source.removeprefix(prefix) for source in self._whole.closed if source.startswith(prefix)}
                self._part.examined = self._whole.examined
                self._batch, self._next = await anext(self._batches), 0
                self.answered = True
                self._show()
        except StopAsyncIteration:
            self.answered = True
        except DaybreakError as error:
            self.failed = error
            if self.answered:
                self._whole.notices.append(str(error))

    def patience(self, deadline: float) -> None:
        """Until when its palace may take from now on."""
        self._part.deadline = deadline

    async def aclose(self) -> None:
        await self._batches.aclose()

    def _show(self) -> None:
        self.head = self._batch[self._next] if self._next < len(self._batch) else None
        if self.head is not None:
            self.place = (importance(self.head.metadata), *order_key(self.head.metadata, self._part.order_by))


async def open_all(streams: Sequence[Stream], window: Window) -> None:
    """Pull the first batch of every palace at once; raise only when not one of them answers."""
    now = current_time()
    half = now + (window.deadline - now) / 2
    for stream in streams:
        stream.patience(half)
    try:
        with move_on_at(half):
            async with create_task_group() as group:
                for stream in streams:
                    group.start_soon(stream.refill)
    except ExceptionGroup as errors:
        raise errors.exceptions[0] from None  # nothing that was foreseen: as it would have come from one palace alone
    for stream in streams:
        stream.patience(window.deadline)
    silent = [stream for stream in streams if not stream.answered]
    for stream in silent:
        if stream.failed is None:
            stream.failed = UnavailablePalace(f"palace {stream.name} gave no answer in half the time: left out; allow more time")
    failures = [stream.failed for stream in silent if stream.failed is not None]
    if len(silent) == len(streams) and failures:
        raise failures[0]
    window.notices.extend(str(failure) for failure in failures)
