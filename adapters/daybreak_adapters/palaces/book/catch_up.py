"""Bringing an order book up to date with its collection, at the least cost that is safe.

    nothing or something appended   one page from the end: the drawers that the book has last must come first in it
    more appended, a first fill     the ids behind that page are listed, the metadata of new drawers read by id. Few large pages, for an
                                    offset costs the server a walk or a sort however small the page; an id costs the same anywhere
    anything else                   a listing of all ids, beside the book; where it differs, the book is made to list the same
    changes in place                show in no count and no listing: a sweep reads all metadata again (`SWEEP_EVERY`)

Every page is kept as soon as it is read. Cancelled or killed at any point, the next run goes on where this one ended.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from daybreak_adapters.palaces.book.lister import Lister
from daybreak_adapters.palaces.book.listing import Listing
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.book.rows import book_row
from daybreak_adapters.palaces.concurrency import concurrently
from daybreak_adapters.palaces.server.answers import Held
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("SWEEP_EVERY", "CatchUp", "Progress", "Restless")

T = TypeVar("T")
Progress = Callable[[int, int], None]
"""Called with the drawers done and to do, as a first fill or a sweep goes on."""

SWEEP_EVERY = 24 * 3600.0
"""Seconds after which metadata count as old: how late a change in place of a drawer that nobody examines is noticed."""

ANCHOR = 32
TAIL = 300
PAGES_AHEAD = 8
TRIES = 3
RATE_FROM = 2_000


class CatchUp:
    """One run on one book. ``total``: drawers of the collection; ``None`` until it answered. ``kept``: drawers listed or read so far.

    Raises what `Calls` raises; cancelling it loses nothing that was kept.
    """

    def __init__(self, book: OrderBook, calls: Calls, *, workers: int = 4, progress: Progress | None = None) -> None:
        self.book = book
        self.calls = calls
        self.workers = workers
        self.progress = progress
        self.total: int | None = None
        self.kept = 0
        self._has_listed = False

    async def run(self) -> None:
        """Make the book list what the collection holds, with the metadata of every drawer that is new."""
        now = time.time()
        if not await self._append_tail():
            await self._list_anew()
        await self.read(1)
        await self.do(partial(self.book.note, checked_at=now, page=self.calls.habits.refused_above))
        if not (await self.do(self.book.facts)).whole:
            await self._note_age()
            await self.do(self.book.complete)

    async def sweep(self, before: float, *, anew: bool = True) -> None:
        """Read the metadata again that were read before a time (seconds since 1970), after a listing unless not ``anew``."""
        if anew and not self._has_listed:
            await self._list_anew()
        await self.read(before)
        await self._note_age()
        await self.do(self.book.tidy)

    async def read(self, before: float) -> None:
        """Read metadata by id: of drawers not read yet (``before`` 1), or of all that were read before a time."""
        after, done, begun = -1, 0, time.monotonic()
        todo = await self.do(partial(self.book.count_waiting, before))
        while True:
            size = self.calls.habits.page
            waiting = await self.do(partial(self.book.waiting, before, after, size * PAGES_AHEAD))
            if not waiting:
                break
            parts = [waiting[start : start + size] for start in range(0, len(waiting), size)]
            await concurrently(partial(self._read_part, first=before <= 1), parts, self.workers)
            after, done = waiting[-1][0], done + len(waiting)
            if self.progress:
                self.progress(done, max(done, todo))
        if done >= RATE_FROM:
            await self.do(partial(self.book.note, rate=done / max(time.monotonic() - begun, 1e-3)))

    async def _read_part(self, waiting: list[tuple[int, str]], first: bool) -> None:
        found = await self.calls.drawers([identifier for _, identifier in waiting], texts=False)
        held = [(place, found[identifier]) for place, identifier in waiting if identifier in found]
        await self._keep([drawer for _, drawer in held], [place for place, _ in held] if first else None)
        gone = [identifier for _, identifier in waiting if identifier not in found]
        if gone:
            await self.do(partial(self.book.forget, gone))

    async def _append_tail(self) -> bool:
        """Whether the collection continues the book; what it has more is listed, and as far as one page goes read."""
        size = await self.do(self.book.size)
        anchor = await self.do(partial(self.book.tail, ANCHOR))
        start = size - len(anchor)
        tail: list[Held] = []

        async def look() -> None:
            while more := await self.calls.page(start + len(tail), TAIL - len(tail)):
                tail.extend(more)
                if len(tail) >= len(anchor) or [drawer.id for drawer in tail] != anchor[: len(tail)]:
                    break

        await concurrently(lambda read: read(), (self._count, look), 2)
        total = self.total or 0
        if total < size or [drawer.id for drawer in tail[: len(anchor)]] != anchor:
            return False
        new = [drawer.id for drawer in tail[len(anchor) :]]
        if new and await self.do(partial(self.book.append, new)) != len(new):
            return False
        await self._keep(tail)
        size, listed = size + len(new), anchor + new
        return size >= total or await self._list(size, listed[-1] if listed else None, self._append)

    async def _append(self, place: int, ids: list[str]) -> bool:
        return await self.do(partial(self.book.append, ids)) == len(ids)

    async def _list(self, at: int, last: str | None, add: Callable[[int, list[str]], Awaitable[bool]]) -> bool:
        """List the ids from ``at`` on; what was kept counts, whatever becomes of the rest."""
        lister = Lister(self.calls, self.workers, at, last, add)
        try:
            return await lister.run(self.total or 0)
        finally:
            self.kept += lister.added

    async def _list_anew(self) -> None:
        """List all ids and make the book list the same; begun anew when the collection lost drawers meanwhile."""
        listing = Listing(self.book)
        for attempt in range(TRIES):
            if attempt or self.total is None:
                await self._count()
            at, last = await self.do(listing.end)
            if await self._list(at, last, lambda place, ids: self.do(partial(listing.add, place, ids))):
                await self.do(listing.apply)
                self._has_listed = True
                return
            await self.do(listing.restart)
        raise Restless

    async def _count(self) -> None:
        self.total = await self.calls.count()

    async def _keep(self, drawers: list[Held], places: list[int] | None = None) -> None:
        """Write what was read of listed drawers; ``places``: where they are listed, when it was read for the first time."""
        now = time.time()

        def keep() -> None:
            rows = [book_row(drawer.id, drawer.metadata) for drawer in drawers]
            if places is None:
                self.book.record(rows, now)
            else:
                self.book.fill(places, rows, now)

        if drawers:
            await self.do(keep)
            self.kept += len(drawers)

    async def _note_age(self) -> None:
        await self.do(partial(self.book.note, swept_at=await self.do(self.book.oldest)))

    async def do(self, work: Callable[[], T]) -> T:
        """Something the book does, in a worker thread."""
        return await in_thread(work, self.book.interrupt)


class Restless(Exception):
    """The collection lost drawers during every attempt to list it."""
