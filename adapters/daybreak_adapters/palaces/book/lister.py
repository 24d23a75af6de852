"""Listing all ids of a collection in insertion order, in large pages, some at a time, kept page by page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from daybreak_adapters.palaces.concurrency import concurrently
from daybreak_adapters.palaces.server.calls import Calls

__all__ = ("Lister",)


class Lister:
    """One run of a listing, from the drawers that are listed already to the end of the collection.

    ``at``: how many are listed, ``last``: the last of them. ``add``: keeps a page at its place, false when it does not fit. ``added``:
    drawers that this run has listed. Every page is asked for with the drawer before it: when a drawer of an earlier page was deleted since,
    everything behind it has moved up by one, and that drawer is not the one that is known. Raises what `Calls` raises.
    """

    def __init__(self, calls: Calls, workers: int, at: int, last: str | None, add: Callable[[int, list[str]], Awaitable[bool]]) -> None:
        self.calls = calls
        self.workers = workers
        self.added = 0
        self._at = at
        self._last = last
        self._add = add
        self._cut = 0

    async def run(self, total: int) -> bool:
        """Go on to the end of a collection of ``total`` drawers; whether everything that is listed fits together."""
        while True:
            step = max(1, self.calls.habits.listing - 1)
            starts = [self._at, *range(self._at + step, min(total, self._at + step * self.workers), step)]
            pages: dict[int, list[str]] = {}
            await concurrently(partial(self._fetch, step, pages), starts, self.workers)
            for start in starts:
                if start != self._at:
                    break  # the page before was cut short, so this one does not follow it
                if not self._follows(pages[start]):
                    return False
                ids = pages[start][1:] if self._last is not None else pages[start]
                if not ids and self._at < total:
                    ids = await self.calls.listing(self._at, step)  # a short page is not the end, an empty one is
                if not ids:
                    return True
                if not await self._add(start, ids):
                    return False
                self._move_on(ids, len(ids) < step)
            if self._at >= total:
                return True

    async def _fetch(self, step: int, pages: dict[int, list[str]], start: int) -> None:
        overlap = min(start, 1)
        pages[start] = await self.calls.listing(start - overlap, step + overlap)

    def _follows(self, page: list[str]) -> bool:
        return self._last is None or page[:1] == [self._last]

    def _move_on(self, ids: list[str], is_short: bool) -> None:
        """Stand behind a page; that there is more after one that was cut short says what the server hands out at once."""
        if self._cut:
            self.calls.habits.listing = min(self.calls.habits.listing, self._cut + 1)
        self._cut = len(ids) if is_short else 0
        self._at += len(ids)
        self._last = ids[-1]
        self.added += len(ids)
