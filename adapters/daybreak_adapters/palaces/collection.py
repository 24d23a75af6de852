"""A palace behind Chroma's API: any chromadb collection, asynchronous or not, or one collection of a server.

Order comes from the order book, texts come from the collection, batch by batch, for those drawers only whose turn is near.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from anyio import Lock

from daybreak.drawer import Drawer
from daybreak.errors import UnavailablePalace, UnknownCollection
from daybreak.ports import Window
from daybreak_adapters.palaces.book.catch_up import SWEEP_EVERY, CatchUp, Progress
from daybreak_adapters.palaces.book.files import book_path, remove
from daybreak_adapters.palaces.book.freshness import Freshness, bring_up
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.book.reader import BookReader
from daybreak_adapters.palaces.book.store import BookDamaged
from daybreak_adapters.palaces.server.calls import Calls, Collection, Habits
from daybreak_adapters.palaces.server.connection import PAGE_SIZE, TIMEOUT, Connection
from daybreak_adapters.palaces.server.http import HttpCollection
from daybreak_adapters.palaces.server.whereabouts import address_of, whereabouts
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("CollectionPalace",)


class CollectionPalace:
    """A palace that is a Chroma collection.

    ``collection``: an `HttpCollection`, or what chromadb's clients hand out. An asynchronous one is awaited. Calls of a synchronous one run
    in a worker thread, one at a time; a call that hangs cannot be stopped from outside and stays behind in its thread when the wake-up is
    cancelled, until it returns. ``name``: for messages, without credentials. ``directory``: of the order book, instead of the user's cache;
    a collection that ends with the process keeps its book in memory. ``timeout``: seconds one request may take. ``page_size``: most drawers
    a request, shrinks where the server refuses it. ``workers``: requests at a time while a book is filled. ``sweep_every``: seconds
    after which metadata are read again, for changes in place that no count shows. ``progress``: called while a book is filled.

    Nothing is sent before the first batch is asked for. The collection is only read. A caller's client stays open when the palace closes.
    """

    def __init__(
        self,
        collection: Collection,
        *,
        name: str | None = None,
        directory: Path | None = None,
        timeout: float = TIMEOUT,
        page_size: int = PAGE_SIZE,
        workers: int = 4,
        sweep_every: float = SWEEP_EVERY,
        progress: Progress | None = None,
    ) -> None:
        self.collection = collection
        self.progress = progress
        self.freshness: Freshness | None = None
        self.habits = Habits(page=page_size)
        self._name = name or address_of(collection)
        self._directory = directory
        self._timeout = timeout
        self._workers = workers
        self._sweep_every = sweep_every
        self._turn = Lock()
        self._in_memory: tuple[str, OrderBook] | None = None

    @classmethod
    def at(cls, connection: Connection, collection: str, *, directory: Path | None = None, progress: Progress | None = None) -> Self:
        """The palace that is a collection of a server; parameters as for the class."""
        return cls(
            HttpCollection(connection, collection),
            directory=directory,
            timeout=connection.timeout,
            page_size=connection.page_size,
            progress=progress,
        )

    @property
    def name(self) -> str:
        return self._name

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close our own connections and a book in memory."""
        kept, self._in_memory = self._in_memory, None
        if kept is not None:
            kept[1].close()
        if isinstance(self.collection, HttpCollection):
            await self.collection.aclose()

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """The drawers of the window in candidate order; see `daybreak.ports.Palace.batches`.

        ``window.notices`` says when the order book could not be caught up in time. `UnavailablePalace` when it holds only a part yet.
        """
        calls = Calls(self.collection, self.name, self._timeout, self.habits, deadline=window.deadline)
        async with self._open(calls, window.notices) as book:
            await self._make_usable(book, calls, window.notices)
            reader, grown, closed = BookReader(book, calls, window), 0, 0
            try:
                while (batch := await reader.next_batch(window.batch_size(grown))) is not None:
                    calls.hasty = False
                    yield batch
                    # While sources close, most of a large batch would be fetched in vain; batches grow when they do not.
                    grown = grown + 1 if len(window.closed) == closed else 0
                    closed = len(window.closed)
            except UnknownCollection:
                if calls.hasty:
                    raise
                window.notices.append(f"{self.name}: the collection was deleted while it was read")

    @asynccontextmanager
    async def reading(self, notices: list[str]) -> AsyncIterator[tuple[OrderBook, Calls]]:
        """The order book, caught up as far as time allows, and the collection, to look things up in.

        ``notices``: what there is to say to a person. Raises `UnavailablePalace` when the book holds only a part yet.
        """
        calls = Calls(self.collection, self.name, self._timeout, self.habits)
        async with self._open(calls, notices) as book:
            await self._make_usable(book, calls, notices)
            calls.hasty = False
            yield book, calls

    async def refresh(self, *, sweep: bool = False) -> Freshness:
        """Catch the order book up without telling a story, for a keeper in the background; ``sweep``: read all metadata again."""
        calls = Calls(self.collection, self.name, self._timeout, self.habits)
        async with self._open(calls, []) as book:
            return await self._bring_up(book, calls, -1.0 if sweep else self._sweep_every)  # the second that runs is old, too

    async def _make_usable(self, book: OrderBook, calls: Calls, notices: list[str]) -> None:
        """Catch the book up, and say what it lacks. Raises `UnavailablePalace` when it holds only a part yet."""
        freshness = await self._bring_up(book, calls, self._sweep_every)
        notice = freshness.notice(self.name)
        if not freshness.whole:
            raise UnavailablePalace(notice or self.name)
        if notice:
            notices.append(notice)

    async def _bring_up(self, book: OrderBook, calls: Calls, sweep_every: float) -> Freshness:
        """Catch the book up as far as time allows."""
        catch_up = CatchUp(book, calls, workers=self._workers, progress=self.progress)
        self.freshness = await bring_up(catch_up, turn=self._turn, sweep_every=sweep_every)
        return self.freshness

    @asynccontextmanager
    async def _open(self, calls: Calls, notices: list[str]) -> AsyncIterator[OrderBook]:
        """The order book of the collection that the name stands for now, closed afterwards."""
        identifier = await calls.resolve()
        path = book_path(whereabouts(self.collection, identifier), self._directory)
        book = self._remembered(identifier) if path is None else await self._opened(path, identifier, notices)
        try:
            yield book
        except BookDamaged:
            if book.path is not None:
                remove(book.path)
            raise UnavailablePalace(f"{self.name}: its order book was damaged and has been removed, run again") from None
        except sqlite3.OperationalError as error:
            raise UnavailablePalace(f"{self.name}: its order book {book.path} cannot be used: {error}") from None
        finally:
            if self._in_memory is None or book is not self._in_memory[1]:
                book.close()

    async def _opened(self, path: Path, identifier: str, notices: list[str]) -> OrderBook:
        """The book in a file; in memory where there can be no file, which is worth a word: every run reads all metadata then."""
        try:
            try:
                return await in_thread(partial(OrderBook, path), lambda: None, OrderBook.close)
            except BookDamaged:
                remove(path)
                return await in_thread(partial(OrderBook, path), lambda: None, OrderBook.close)
        except (OSError, sqlite3.Error) as error:
            notices.append(f"{self.name}: no order book can be kept at {path} ({error}), so all metadata are read every time")
            return self._remembered(identifier)

    def _remembered(self, identifier: str) -> OrderBook:
        """The book in memory, as long as the collection is the same."""
        if self._in_memory is not None and self._in_memory[0] != identifier:
            self._in_memory[1].close()
            self._in_memory = None
        if self._in_memory is None:
            self._in_memory = (identifier, OrderBook(None))
        return self._in_memory[1]
