"""The few reads that a palace asks of any collection: bounded in time, retried where that is safe, in pages that the server accepts."""

from __future__ import annotations

import inspect
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from anyio import CapacityLimiter, current_effective_deadline, current_time, fail_after, sleep, to_thread

from daybreak.errors import DaybreakError
from daybreak_adapters.palaces.concurrency import concurrently
from daybreak_adapters.palaces.server.answers import Held, held, number
from daybreak_adapters.palaces.server.failures import NotChroma, OutOfTime, TooLarge, described, is_refused, is_transient, smaller_page

__all__ = ("Calls", "Collection", "Habits")

T = TypeVar("T")
LISTING_PAGE = 50_000
SHRINKS = 12
LEAST_CUT = 100
"""Drawers: an answer with fewer is whole; one with more may have been cut by the server. Asking again would repeat its search."""

FIRST_PAUSE = 0.05
PERSIST, PERSIST_AT_FIRST = 8.0, 1.0
"""Seconds for which a failing read is tried again: of a server that answered before (it may restart), and of one that never did."""


class Collection(Protocol):
    """What is asked of a collection: chromadb's ``Collection`` and ``AsyncCollection`` have it, and `HttpCollection`.

    Answers are awaited where they can be, and checked (`answers`): nothing is taken for granted of them.
    """

    @property
    def name(self) -> str: ...

    def count(self) -> object: ...

    def get(
        self,
        ids: list[str] | None = ...,
        *,
        limit: int | None = ...,
        offset: int | None = ...,
        include: Any = ...,  # chromadb's own types for these are literals, which no other type is
        where: Any = ...,
        where_document: Any = ...,
    ) -> object: ...


@dataclass(slots=True)
class Habits:
    """What was learned about a collection, shared by all reads of one palace.

    ``page``: most drawers asked for at once, with their metadata; ``listing``: with nothing but their ids. Both shrink where the server
    refuses more; ``refused_above`` is what it accepted then. ``answered``: it answered before, so that a refused connection may be a
    restart. ``round_trips``: requests sent.
    """

    page: int = 500
    listing: int = LISTING_PAGE
    answered: bool = False
    round_trips: int = 0
    refused_above: int | None = None
    limiter: CapacityLimiter | None = field(default=None, repr=False)

    def shrink(self, limit: int) -> None:
        """Never ask for more than ``limit`` drawers again."""
        self.page, self.listing, self.refused_above = min(self.page, limit), min(self.listing, limit), limit


class Calls:
    """Reads of one wake-up. ``address`` names the palace in messages; ``timeout``: seconds one read may take, its retries included.
    ``deadline``: when the wake-up ends, in seconds of the event loop's clock.

    While ``hasty``, a read gives up a moment before the deadline of the caller, so that the reason can still be told.
    Every read raises errors of `daybreak.errors` only.
    """

    def __init__(self, collection: Collection, address: str, timeout: float, habits: Habits, deadline: float = math.inf) -> None:
        self.collection: Any = collection
        self.address = address
        self.timeout = timeout
        self.habits = habits
        self.deadline = deadline
        self.hasty = True
        self.is_async = inspect.iscoroutinefunction(collection.get)
        if not self.is_async and habits.limiter is None:
            habits.limiter = CapacityLimiter(1)  # a caller's synchronous client: nothing is known of its thread safety

    async def resolve(self) -> str:
        """The id of the collection, asked of the server where it can be."""
        if hasattr(self.collection, "resolve"):
            return await self._call(self.collection.resolve, str)
        return str(getattr(self.collection, "id", ""))

    async def count(self) -> int:
        """How many drawers there are."""
        return await self._call(self.collection.count, number)

    async def page(self, offset: int, limit: int) -> list[Held]:
        """Drawers in insertion order from ``offset`` on, without texts. Fewer than ``limit`` are not the end; none are."""
        return (await self._get("page", limit, offset=offset, include=["metadatas"]))[0]

    async def listing(self, offset: int, limit: int) -> list[str]:
        """The same, but ids only."""
        return [drawer.id for drawer in (await self._get("listing", limit, offset=offset, include=[]))[0]]

    async def matching(self, where: Mapping[str, object]) -> list[Held]:
        """The drawers that meet conditions on their metadata, in Chroma's language, without texts, in insertion order."""
        return list((await self._every("page", include=["metadatas"], where=where)).values())

    async def holding(self, texts: Mapping[str, object]) -> list[str]:
        """The ids of the drawers whose texts meet conditions in Chroma's language, in insertion order."""
        return list(await self._every("listing", include=[], where_document=texts))

    async def _every(self, kind: Literal["page", "listing"], **arguments: Any) -> dict[str, Held]:
        found: dict[str, Held] = {}
        while True:
            drawers, size = await self._get(kind, LISTING_PAGE, offset=len(found), **arguments)
            before = len(found)
            found.update((drawer.id, drawer) for drawer in drawers)
            if len(drawers) < min(size, LEAST_CUT) or len(found) == before:
                return found

    async def read(self, call: Callable[[], Any], understand: Callable[[Any], T]) -> T:
        """Any other read of the collection."""
        return await self._call(call, understand)

    async def drawers(self, ids: Sequence[str], *, texts: bool, workers: int = 4) -> dict[str, Held]:
        """Those of ``ids`` that still exist."""
        found: dict[str, Held] = {}
        size = self.habits.page
        parts = [ids[start : start + size] for start in range(0, len(ids), size)]
        await concurrently(partial(self._collect, texts=texts, found=found), parts, workers)
        return found

    async def _collect(self, ids: Sequence[str], *, texts: bool, found: dict[str, Held]) -> None:
        """Put the drawers of ``ids`` into ``found``. An answer may be cut short; what an empty answer leaves out is gone."""
        include = ["metadatas", "documents"] if texts else ["metadatas"]
        waiting, left_out, short = list(ids), set[str](), 0
        while waiting:
            drawers, size = await self._get("page", len(waiting), ids=waiting, include=include)
            asked = waiting[:size]
            new = {drawer.id: drawer for drawer in drawers}.keys() & set(waiting)
            found.update((drawer.id, drawer) for drawer in drawers if drawer.id in new)
            if new & left_out:  # asking again brought more: the server had cut its answer, and will again
                self.habits.shrink(short)
            missing = [identifier for identifier in asked if identifier not in new] if new else []
            left_out, short = set(missing), len(new)
            waiting = missing + [identifier for identifier in waiting[len(asked) :] if identifier not in new]

    async def _get(self, kind: Literal["page", "listing"], limit: int, **arguments: Any) -> tuple[list[Held], int]:
        """One page, and the size in which it was asked for at last; a size that the server refuses is not tried again."""
        for _ in range(SHRINKS):
            size = min(limit, self.habits.page if kind == "page" else self.habits.listing)
            if "ids" in arguments:
                arguments["ids"] = arguments["ids"][:size]
            try:
                return await self._call(partial(self.collection.get, limit=size, **arguments), held, sized=True), size
            except TooMany as refusal:
                smaller = smaller_page(refusal.error, size)
                if smaller is None:
                    raise described(refusal.error, self.address) from refusal.error
                if isinstance(refusal.error, TooLarge):
                    limit = smaller  # these drawers are large, others need not be
                elif kind == "page":
                    self.habits.shrink(min(smaller, self.habits.page))
                else:
                    self.habits.listing = min(self.habits.listing, smaller)
        raise described(NotChroma("it refuses pages of any size"), self.address)

    async def _call(self, read: Callable[[], Any], understand: Callable[[Any], T], *, sized: bool = False) -> T:
        """One read within its time, repeated while failing is transient; the time holds for all attempts together."""
        seconds = self._seconds()
        if seconds <= 0:
            raise OutOfTime(f"{self.address} gave no answer before the deadline")
        first: Exception | None = None
        try:
            with fail_after(seconds):
                try:
                    return understand(await self._once(read))
                except Exception as error:
                    first = error
                    if not self._may_pass(error):
                        raise
                return understand(await self._again(read))
        except DaybreakError:
            raise
        except Exception as error:
            if sized and smaller_page(error, 2) is not None:
                raise TooMany(error) from error
            why = first if first is not None and isinstance(error, TimeoutError) else error
            raise described(why, self.address, seconds) from error

    async def _again(self, read: Callable[[], Any]) -> Any:
        from tenacity import AsyncRetrying, retry_if_exception, stop_after_delay, wait_random_exponential  # rarely needed

        await sleep(FIRST_PAUSE)
        retrying = AsyncRetrying(
            sleep=sleep,
            stop=stop_after_delay(PERSIST if self.habits.answered else PERSIST_AT_FIRST),
            wait=wait_random_exponential(multiplier=2 * FIRST_PAUSE, max=1.0),
            retry=retry_if_exception(self._may_pass),
            reraise=True,
        )
        return await retrying(self._once, read)

    async def _once(self, read: Callable[[], Any]) -> Any:
        self.habits.round_trips += 1
        if self.is_async:
            answer = await read()
        else:
            answer = await to_thread.run_sync(read, abandon_on_cancel=True, limiter=self.habits.limiter)
            if isinstance(answer, Awaitable):
                answer = await answer
        self.habits.answered = True
        return answer

    def _may_pass(self, error: BaseException) -> bool:
        return is_transient(error) or (self.habits.answered and is_refused(error))

    @property
    def left(self) -> float:
        """Seconds until the wake-up ends, or a cancel scope around it."""
        return min(self.deadline, current_effective_deadline()) - current_time()

    def _seconds(self) -> float:
        left = self.left
        return min(self.timeout, left - min(0.15, left / 10)) if self.hasty else self.timeout


class TooMany(Exception):
    """The server refuses a page for its size (inside this module only)."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error
