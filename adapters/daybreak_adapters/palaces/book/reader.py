"""Sorted drawers of a collection, batch by batch: ids from the order book, texts and metadata as the collection holds them now."""

from __future__ import annotations

import sqlite3
import time
from bisect import bisect_right
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import TypeVar

from daybreak.drawer import WEIGHT_KEYS, Drawer
from daybreak.errors import UnknownOrderKey
from daybreak.ports import FILED_AT, Window
from daybreak.ties import latest_first
from daybreak.wing import hint, unknown_wing, wing_matches
from daybreak_adapters.palaces.book.order import Order, precedence
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.book.reading import Entry
from daybreak_adapters.palaces.book.rows import book_row, standing
from daybreak_adapters.palaces.server.answers import Held
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("BookReader",)

T = TypeVar("T")


class BookReader:
    """One walk through a book in candidate order. ``rooms``: numbers of the only rooms to look in (``None``: all).

    A drawer whose metadata changed since the book read them is mended in the book, and comes when its turn is by what they say now: later,
    when that is still ahead; at once, when its turn has passed. Raises what `Calls` raises.
    """

    def __init__(self, book: OrderBook, calls: Calls, window: Window, rooms: list[int] | None = None) -> None:
        self.book = book
        self.calls = calls
        self.window = window
        self.rooms = rooms
        self._order: Order | None = None
        self._wings: list[int] | None = None
        self._ahead: list[Entry] = []
        self._after: Entry | None = None
        self._yielded: set[str] = set()

    async def next_batch(self, count: int) -> list[Drawer] | None:
        """About ``count`` more drawers, perhaps none; ``None`` when there are no more.

        The first call raises `UnknownWing` and `UnknownOrderKey`.
        """
        entries = await self._do(partial(self._entries, count))
        if entries is None:
            return None
        found = await self.calls.drawers([entry.id for entry in entries], texts=True) if entries else {}
        mended = await self._do(partial(self._mend, entries, found))
        due = [found[entry.id] for entry in self._in_order(entries, found, mended)]
        self._yielded.update(drawer.id for drawer in due)
        keys = self.window.keys
        return [Drawer(held.id, held.text, {key: held.metadata[key] for key in keys & held.metadata.keys()}) for held in due]

    def _entries(self, count: int) -> list[Entry] | None:
        """The next ``count`` entries; what was read ahead of a source that closed since then is left out."""
        closed, ahead = self.window.closed, self._ahead
        ahead[:] = [entry for entry in ahead if entry.source not in closed]
        if not ahead and not self._read_ahead(count):
            return None
        entries, ahead[:] = ahead[:count], ahead[count:]
        return [entry for entry in entries if entry.id not in self._yielded]

    def _read_ahead(self, count: int) -> bool:
        """Read the next stretch of the book, to the end of its last tie where the order within ties is not the book's."""
        if self._order is None:
            self._check_order_key()
            if self.window.wing:
                self._wings = self._find_wing(self.window.wing)
            self._order = self.book.order(self.window.order_by)
        turn = self.window.latest_first
        after = self._after.standing if self._after else None
        read = self.book.batch(self._order, after, self._wings, self.window.closed, count, rooms=self.rooms, whole_ties=turn)
        if read:
            self._after = read[-1]
            self._ahead.extend(turned(read) if turn else read)
        return bool(read)

    def _mend(self, entries: list[Entry], found: Mapping[str, Held]) -> set[str]:
        """Write what turned out to be different into the book; the ids of which it knows better now."""
        differing = self.book.differing(book_row(drawer.id, drawer.metadata) for drawer in found.values())
        gone = [entry.id for entry in entries if entry.id not in found]
        with suppress(sqlite3.OperationalError):  # busy or read-only: then the book is mended another time
            if gone:
                self.book.forget(gone)
            if differing:
                self.book.record(differing, time.time())
            return {row.id for row in differing}
        return set()

    def _in_order(self, entries: list[Entry], found: Mapping[str, Held], mended: set[str]) -> list[Entry]:
        """The entries of a batch whose turn has come, by what their metadata say now; those whose turn is ahead are put there."""
        key, wing = self.window.order_by, self.window.wing or ""
        due = [entry for entry in entries if entry.id in found and wing_matches(wing, found[entry.id].metadata.get("wing"))]
        stay = [entry for entry in due if entry.id not in mended]
        for entry in due:
            if entry.id not in mended:
                continue
            now = entry._replace(standing=standing(found[entry.id].metadata, key, entry.standing[3]))
            if self._after is not None and precedence(self._after.standing) < precedence(now.standing):
                continue  # beyond what was read ahead: the book, which is mended, will show it again
            ahead = self._ahead and not precedence(now.standing) < precedence(self._ahead[0].standing)
            among = self._ahead if ahead else stay
            among.insert(bisect_right(among, precedence(now.standing), key=lambda other: precedence(other.standing)), now)
        return stay

    def _check_order_key(self) -> None:
        key = self.window.order_by
        if key != FILED_AT and key not in WEIGHT_KEYS and not self.book.carries(key):
            known = hint(key, self.book.order_keys(), "key of an order")
            raise UnknownOrderKey(f"no drawer of {self.calls.address} carries the key {key!r}: {known}")

    def _find_wing(self, asked: str) -> list[int]:
        numbers, names = self.book.wings(asked)
        if not numbers:
            raise unknown_wing(self.calls.address, asked, names)
        return numbers

    async def _do(self, work: Callable[[], T]) -> T:
        return await in_thread(work, self.book.interrupt)


def turned(entries: list[Entry]) -> list[Entry]:
    """Entries with the drawers of each source in the better order wherever importance and order key are equal."""
    ordered: list[Entry] = []
    for (_, _, key), group in groupby(entries, key=lambda entry: entry.standing[:3]):
        tied = list(group)
        ordered += latest_first(tied, [entry.source for entry in tied]) if key is not None else tied
    return ordered
