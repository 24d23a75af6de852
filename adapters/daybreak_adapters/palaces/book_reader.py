"""Sorted drawers of a collection, batch by batch: ids from the order book, texts and metadata as the collection holds them now."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from daybreak.drawer import WEIGHT_KEYS, Drawer
from daybreak.errors import UnknownOrderKey, UnknownWing
from daybreak.ports import FILED_AT, Window
from daybreak.wing import close_names, wing_matches
from daybreak_adapters.palaces.book_order import Order, precedence
from daybreak_adapters.palaces.book_rows import Standing, book_row, standing
from daybreak_adapters.palaces.chroma_calls import Calls, Held
from daybreak_adapters.palaces.order_book import Entry, OrderBook
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("BookReader",)

T = TypeVar("T")


class BookReader:
    """One walk through a book in candidate order.

    A drawer whose metadata changed since the book read them is mended in the book, and comes when its turn is by what they say now: later,
    when that is still ahead; at once, when its turn has passed. Raises what `Calls` raises.
    """

    def __init__(self, book: OrderBook, calls: Calls, window: Window) -> None:
        self.book = book
        self.calls = calls
        self.window = window
        self._order: Order | None = None
        self._wings: list[int] | None = None
        self._after: Standing | None = None
        self._yielded: set[str] = set()

    async def next_batch(self, count: int) -> list[Drawer] | None:
        """About ``count`` more drawers, perhaps none; ``None`` when there are no more. The first call raises `UnknownWing` and
        `UnknownOrderKey`."""
        entries = await self._do(partial(self._entries, count))
        if not entries:
            return None
        self._after = entries[-1].standing
        wanted = [entry for entry in entries if entry.id not in self._yielded]
        found = await self.calls.drawers([entry.id for entry in wanted], texts=True) if wanted else {}
        mended = await self._do(partial(self._mend, wanted, found))
        return self._in_order(wanted, found, mended)

    def _entries(self, count: int) -> list[Entry]:
        if self._order is None:
            self._check_order_key()
            if self.window.wing:
                self._wings = self._find_wing(self.window.wing)
            self._order = self.book.order(self.window.order_by)
        return self.book.batch(self._order, self._after, self._wings, self.window.closed, count)

    def _mend(self, entries: list[Entry], found: dict[str, Held]) -> set[str]:
        """Write what turned out to be different into the book; the ids of which it knows better now."""
        differing = self.book.differing(book_row(drawer.id, drawer.metadata) for drawer in found.values())
        gone = [entry.id for entry in entries if entry.id not in found]
        with suppress(sqlite3.OperationalError):  # busy or read-only: then the book is mended another time
            if gone:
                self.book.forget(gone)
            if differing:
                self.book.record(differing, 0)
            return {row.id for row in differing}
        return set()

    def _in_order(self, entries: list[Entry], found: dict[str, Held], mended: set[str]) -> list[Drawer]:
        """The drawers of a batch whose turn has come, by what their metadata say now."""
        key, wing = self.window.order_by, self.window.wing or ""
        end = precedence(entries[-1].standing) if entries else None
        due = []
        for entry in entries:
            drawer = found.get(entry.id)
            if drawer is None or not wing_matches(wing, drawer.metadata.get("wing")):
                continue
            turn = precedence(standing(drawer.metadata, key, entry.standing[3]))
            if entry.id in mended and end is not None and end < turn:
                continue
            due.append((turn, drawer))
        due.sort(key=lambda pair: pair[0])
        self._yielded.update(drawer.id for _, drawer in due)
        keys = self.window.keys
        return [Drawer(held.id, held.text, {key: held.metadata[key] for key in keys & held.metadata.keys()}) for _, held in due]

    def _check_order_key(self) -> None:
        key = self.window.order_by
        if key != FILED_AT and key not in WEIGHT_KEYS and not self.book.carries(key):
            near = close_names(key, self.book.order_keys())
            known = f"did you mean {', '.join(map(repr, near))}?" if near else "order by filed_at"
            raise UnknownOrderKey(f"no drawer of {self.calls.address} carries the key {key!r}: {known}")

    def _find_wing(self, asked: str) -> list[int]:
        numbers, names = self.book.wings(asked)
        if not numbers:
            near = close_names(asked, names)
            known = f"did you mean {', '.join(map(repr, near))}?" if near else "no drawer names a wing"
            raise UnknownWing(f"{self.calls.address} has no wing {asked!r}: {known}")
        return numbers

    async def _do(self, work: Callable[[], T]) -> T:
        return await in_thread(work, self.book.interrupt)
