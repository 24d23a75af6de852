"""A palace under watch: when may it have moved, how far is it, and the palace to select from."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import NamedTuple, Protocol, runtime_checkable

from anyio import current_time, fail_after, sleep

from daybreak.errors import DaybreakError, UnavailablePalace
from daybreak.ports import Palace
from daybreak.replay import Memory
from daybreak_adapters.keeping.probe import KeptFile, Probe, Stamps, jittered, stamps_of
from daybreak_adapters.keeping.replayed import ReplayedPalace
from daybreak_adapters.keeping.token import Token, token_in
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("FileSource", "PolledSource", "Source", "State", "Tickable")

PATIENCE = 1.0
"""Seconds for which a writer is waited for before the palace counts as busy."""


TRIES = 3

REREAD = 300.0
"""Seconds after which a palace that is asked for its tick is read again all the same."""

HEARTBEAT = 10.0
"""Seconds after which a snapshot without a token is marked as still true."""


class State(NamedTuple):
    """How far a palace is. ``token``: comparable between processes; ``None`` where it cannot be told. ``pulse``: what else the store
    writes down of writes, so that one to another collection is known for it. ``file``: stamps of the file then, ``None`` where it was
    written to meanwhile."""

    token: Token | None = None
    pulse: Hashable = None
    file: Stamps | None = None


class Source(Protocol):
    """What a keeper needs of a palace."""

    @property
    def name(self) -> str:
        """Where the palace is, for people; without credentials."""

    @property
    def place(self) -> str:
        """The same for a `Request`: the path of the file, or the address."""

    def palace(self, memory: Memory) -> Palace:
        """The palace, for selections that share this memory."""

    async def begin(self) -> None:
        """Look from now on: what happened before is no move. Raises `DaybreakError`."""

    async def moved(self, interval: float) -> bool:
        """Look every ``interval`` seconds until something may have happened.

        A source whose token cannot be told returns false now and then, so that its snapshots are kept alive. Raises `DaybreakError`.
        """

    async def state(self) -> State:
        """How far it is now. Raises `DaybreakError`."""

    def close(self) -> None:
        """Free what is kept open."""


class FileSource:
    """A palace in a file, watched by a thread that sleeps: an idle tick never reaches the event loop."""

    def __init__(self, path: str, collection: str) -> None:
        self._path = path
        self._collection = collection
        self.probe = Probe(path)

    @property
    def name(self) -> str:
        return os.path.dirname(self._path)

    @property
    def place(self) -> str:
        return self._path

    def palace(self, memory: Memory) -> Palace:
        return ReplayedPalace(self._path, self._collection, memory)

    async def begin(self) -> None:
        await in_thread(self.probe.look, self.probe.stop)

    async def moved(self, interval: float) -> bool:
        return await in_thread(partial(self.probe.wait, interval), self.probe.stop)

    async def state(self) -> State:
        # Without the copy that recovers an unfinished write: selecting makes one, when it comes to that.
        file = KeptFile(self._path)
        file.deadline = time.monotonic() + PATIENCE
        return await in_thread(partial(_read_state, file, self._collection), file.stop)

    def close(self) -> None:
        self.probe.stop()
        self.probe.close()


def _read_state(file: KeptFile, collection: str) -> State:
    try:
        for _ in range(TRIES):
            before = stamps_of(file.path)[:2]
            with file.reading() as connection:
                token, pulse = token_in(connection, file.path, collection), _pulse(connection)
            if stamps_of(file.path)[:2] == before:
                return State(token, pulse, before)
        return State(token, pulse)
    except DaybreakError:
        if file.unfinished:
            return State()
        raise
    finally:
        file.close()


def _pulse(connection: sqlite3.Connection) -> Hashable:
    """The end of the log, and how far each segment has applied it."""
    end = connection.execute("select max(seq_id) from embeddings_queue").fetchone()
    return end, tuple(connection.execute("select segment_id, seq_id from max_seq_id order by segment_id"))


@runtime_checkable
class Tickable(Palace, Protocol):
    """A palace that can tell cheaply how far it is; see `ticking.TickingCollection`."""

    async def tick(self) -> Hashable:
        """A value that changes when drawers come or go. Raises `DaybreakError`."""


class PolledSource:
    """Any other palace, asked for its tick; ``place``: for its snapshots, by default its name. As a tick need not show everything (an
    update in place), the palace counts as moved every `REREAD` seconds. ``prepare``: awaited before each selection, without a deadline."""

    def __init__(self, palace: Tickable, place: str | None = None, prepare: Callable[[], Awaitable[object]] | None = None) -> None:
        self._palace = palace
        self._place = place or palace.name
        self._prepare = prepare
        self._tick: Hashable = None
        self._due = 0.0

    @property
    def name(self) -> str:
        return self._palace.name

    @property
    def place(self) -> str:
        return self._place

    def palace(self, memory: Memory) -> Palace:
        return self._palace

    async def begin(self) -> None:
        """The tick of `state` is what the next one is compared with."""

    async def moved(self, interval: float) -> bool:
        end = current_time() + HEARTBEAT
        while current_time() < end:
            await sleep(jittered(interval))
            if await self._ask() != self._tick or current_time() > self._due:
                return True
        return False

    async def state(self) -> State:
        self._tick = await self._ask()
        self._due = current_time() + REREAD
        if self._prepare is not None:
            await self._prepare()
        return State(None, self._tick)

    async def _ask(self) -> Hashable:
        try:
            with fail_after(10 * PATIENCE):
                return await self._palace.tick()
        except TimeoutError:
            raise UnavailablePalace(f"palace {self.name} gave no answer within {10 * PATIENCE:.0f} s: is its server running?") from None

    def close(self) -> None:
        """Nothing is kept open."""
