"""The few reads that a palace asks of any collection: bounded in time, retried where that is safe, in pages that the server accepts."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from anyio import CapacityLimiter, create_task_group, current_effective_deadline, current_time, fail_after, sleep, to_thread

from daybreak.drawer import HEAD
from daybreak.errors import DaybreakError
from daybreak_adapters.palaces.chroma_failures import NotChroma, OutOfTime, described, is_refused, is_transient, smaller_page

__all__ = ("Calls", "Collection", "Habits", "Held", "concurrently")

T = TypeVar("T")
LISTING_PAGE = 50_000
SHRINKS = 12
FIRST_PAUSE = 0.05
PERSIST, PERSIST_AT_FIRST = 8.0, 1.0
"""Seconds for which a failing read is tried again: of a server that answered before (it may restart), and of one that never did."""



class Collection(Protocol):
    """What is asked of a collection: chromadb's ``Collection`` and ``AsyncCollection`` have it, and `HttpCollection`."""

    @property
    def name(self) -> str: ...

    def count(self) -> Any: ...

    def get(self, ids: Any = ..., *, limit: Any = ..., offset: Any = ..., include: Any = ...) -> Any: ...


@dataclass(frozen=True, slots=True)
class Held:
    """A drawer as the collection holds it now. ``text``: at most `HEAD` characters; ``None`` also when it was not asked for."""

    id: str
    metadata: Mapping[str, object]
    text: str | None = None


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

    While ``hasty``, a read gives up a moment before the deadline of the caller, so that the reason can still be told.
    Every read raises errors of `daybreak.errors` only.
    """

    def __init__(self, collection: Collection, address: str, timeout: float, habits: Habits) -> None:
        self.collection: Any = collection
        self.address = address
        self.timeout = timeout
        self.habits = habits
        self.hasty = True
        self.is_async = inspect.iscoroutinefunction(collection.get)
        if not self.is_async and habits.limiter is None:
            habits.limiter = CapacityLimiter(1)  # a caller's synchronous client: nothing is known of its thread safety

    async def resolve(self) -> str:
        """The id of the collection, asked of the server where it can be."""
        if hasattr(self.collection, "resolve"):
            return str(await self._call(self.collection.resolve))
        return str(getattr(self.collection, "id", ""))

    async def count(self) -> int:
        """How many drawers there are."""
        total = await self._call(self.collection.count)
        if not isinstance(total, int) or total < 0:
            raise described(NotChroma("no number of drawers in its answer"), self.address)
        return total

    async def page(self, offset: int, limit: int) -> list[Held]:
        """Drawers in insertion order from ``offset`` on, without texts. Fewer than ``limit`` are not the end; none are."""
        return await self._get("page", limit, offset=offset, include=["metadatas"])

    async def listing(self, offset: int, limit: int) -> list[str]:
        """The same, but ids only."""
        return [drawer.id for drawer in await self._get("listing", limit, offset=offset, include=[])]

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
            drawers = await self._get("page", len(waiting), ids=waiting, include=include)
            asked = waiting[: self.habits.page]
            new = {drawer.id: drawer for drawer in drawers}.keys() & set(waiting)
            found.update((drawer.id, drawer) for drawer in drawers if drawer.id in new)
            if new & left_out:  # asking again brought more: the server had cut its answer, and will again
                self.habits.shrink(short)
            missing = [identifier for identifier in asked if identifier not in new] if new else []
            left_out, short = set(missing), len(new)
            waiting = missing + [identifier for identifier in waiting[len(asked) :] if identifier not in new]

    async def _get(self, kind: Literal["page", "listing"], limit: int, **arguments: Any) -> list[Held]:
        """One page, asked for again in a smaller size when the server refuses its size."""
        for _ in range(SHRINKS):
            size = min(limit, self.habits.page if kind == "page" else self.habits.listing)
            if "ids" in arguments:
                arguments["ids"] = arguments["ids"][:size]
            try:
                return held(await self._call(partial(self.collection.get, limit=size, **arguments), sized=True), self.address)
            except TooMany as refusal:
                smaller = smaller_page(refusal.error, size)
                if smaller is None:
                    raise described(refusal.error, self.address) from refusal.error
                if kind == "page":
                    self.habits.shrink(min(smaller, self.habits.page))
                else:
                    self.habits.listing = min(self.habits.listing, smaller)
        raise described(NotChroma("it refuses pages of any size"), self.address)

    async def _call(self, read: Callable[[], Any], *, sized: bool = False) -> Any:
        """One read within its time, repeated while failing is transient; the time holds for all attempts together."""
        seconds = self._seconds()
        if seconds <= 0:
            raise OutOfTime(f"{self.address} gave no answer before the deadline")
        first: Exception | None = None
        try:
            with fail_after(seconds):
                try:
                    return await self._once(read)
                except Exception as error:
                    first = error
                    if not self._may_pass(error):
                        raise
                return await self._again(read)
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

    def _seconds(self) -> float:
        left = current_effective_deadline() - current_time()
        return min(self.timeout, left - min(0.15, left / 10)) if self.hasty else self.timeout


class TooMany(Exception):
    """The server refuses a page for its size (inside this module only)."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def held(answer: object, address: str) -> list[Held]:
    """The drawers of an answer to ``get``, checked: whoever answers may not be a Chroma."""
    ids = answer.get("ids") if isinstance(answer, Mapping) else None
    if not isinstance(answer, Mapping) or not isinstance(ids, list) or not all(isinstance(identifier, str) for identifier in ids):
        raise described(NotChroma("no list of ids in its answer"), address)
    metadatas, texts = answer.get("metadatas"), answer.get("documents")
    if any(isinstance(column, list) and len(column) != len(ids) for column in (metadatas, texts)):
        raise described(NotChroma("columns of different lengths in its answer"), address)
    return [
        Held(
            id=identifier,
            metadata=metadatas[row] if isinstance(metadatas, list) and isinstance(metadatas[row], Mapping) else {},
            text=texts[row][:HEAD] if isinstance(texts, list) and isinstance(texts[row], str) else None,
        )
        for row, identifier in enumerate(ids)
    ]


async def concurrently(work: Callable[[T], Awaitable[None]], items: Iterable[T], workers: int) -> None:
    """Do ``work`` on every item, ``workers`` at a time; the first error ends it all and is raised as it is."""
    waiting = list(items)
    if len(waiting) <= 1:
        for item in waiting:
            await work(item)
        return
    failures: list[Exception] = []
    left = iter(waiting)
    async with create_task_group() as tasks:

        async def worker() -> None:
            for item in left:
                try:
                    await work(item)
                except Exception as error:
                    failures.append(error)
                    tasks.cancel_scope.cancel()

        for _ in range(min(workers, len(waiting))):
            tasks.start_soon(worker)
    if failures:
        raise failures[0]
