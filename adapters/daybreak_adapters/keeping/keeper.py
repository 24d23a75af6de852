"""The keeper: the stories of palaces and wings, always ready (specification: a session never waits for a palace)."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from anyio import create_task_group, to_thread

from daybreak.errors import InputError
from daybreak.limits import Limits
from daybreak.ports import FILED_AT
from daybreak.salience import BETTER, Rules
from daybreak.story import Story
from daybreak.wing import normalise_wing
from daybreak_adapters.keeping.events import STOPPED, Event
from daybreak_adapters.keeping.kept import Kept
from daybreak_adapters.keeping.request import palace_path
from daybreak_adapters.keeping.source import FileSource, PolledSource, Source, Tickable
from daybreak_adapters.keeping.terms import Terms
from daybreak_adapters.keeping.watch import Watch
from daybreak_adapters.palaces.identity import read_identity
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, absolute, is_address

if TYPE_CHECKING:
    from daybreak_adapters.palaces.open import Place

__all__ = ("Keeper", "keep")

INTERVAL_MS = 1_000.0


class Keeper:
    """Made by `keep`. Ask it from any task of the event loop it was made in."""

    def __init__(self, watches: Sequence[Watch], identity: str | None) -> None:
        self._watches = watches
        self._identity = identity

    async def story(self, wing: str | None = None, palace: str | os.PathLike[str] | None = None) -> Story:
        """The ready story of a wing: at once while the palace is at rest, else when the selection that is under way has ended.

        However many ask, one selection runs and all get its result. After an error the last good story is the answer; without one the
        error is raised. ``palace`` names one of several. Raises `InputError` for a wing or palace that is not kept.
        """
        return await self._with_identity(await self._kept(wing, palace).ready())

    async def changes(self, wing: str | None = None, palace: str | os.PathLike[str] | None = None) -> AsyncGenerator[Story, None]:
        """The present story, then every one that tells something new, until the keeper stops; parameters as for `story`."""
        async with aclosing(self._kept(wing, palace).changes()) as stories:
            async for story in stories:
                yield await self._with_identity(story)

    @property
    def selections(self) -> int:
        """How many selections have been begun since the keeper started."""
        return sum(watch.selections for watch in self._watches)

    def _kept(self, wing: str | None, palace: str | os.PathLike[str] | None) -> Kept:
        watches = [watch for watch in self._watches if palace is None or _is_named(watch.source, palace)]
        if not watches:
            raise InputError(f"palace {palace} is not kept: name it when the keeper starts")
        for watch in watches:
            for kept in watch.wings:
                if _same_wing(kept.wing, wing):
                    return kept
        raise InputError(f"{f'wing {wing!r}' if wing else 'the whole palace'} is not kept: name it when the keeper starts")

    async def _with_identity(self, story: Story) -> Story:
        if self._identity is None:
            return story
        return story._replace(identity=await to_thread.run_sync(read_identity, self._identity))


@asynccontextmanager
async def keep(
    *palaces: Place | Tickable,
    wings: Iterable[str | None] = (None,),
    collection: str | None = None,
    order_by: str = FILED_AT,
    limits: Limits | None = None,
    rules: Rules = BETTER,
    identity: str | None = None,
    interval_ms: float = INTERVAL_MS,
    snapshots: str | os.PathLike[str] | None = None,
    on_event: Callable[[Event], None] | None = None,
) -> AsyncIterator[Keeper]:
    """Keep the stories of ``wings`` (``None``: the whole palace) of each palace ready while the block runs.

    Use it as ``async with keep(place, wings=["app"]) as keeper: story = await keeper.story("app")``. ``palaces``: places as for
    `open_palace`, or open palaces that can tell a tick; files may be missing yet. ``collection``: in them, ``None`` for MemPalace's own.
    ``identity``: file of L0, read at every ask.
    ``interval_ms``: between two looks. ``snapshots``: directory for ready stories on disk (`cache.ready_directory`; ``None``: none).
    ``on_event``: called from the event loop with every `Event`; must not block. Leaving the block in any way leaves nothing behind.
    """
    if not palaces:
        raise InputError("no palace to keep: name at least one")
    name = collection or DEFAULT_COLLECTION
    terms = Terms(
        name,
        order_by,
        limits or Limits(),
        rules,
        max(interval_ms, 1.0) / 1000,
        None if snapshots is None else str(absolute(snapshots)),
        on_event or (lambda event: None),
    )
    chosen = list(dict.fromkeys(wing or None for wing in wings)) or [None]
    failure: Exception | None = None
    async with AsyncExitStack() as stack:
        alone = sum(isinstance(palace, str) and is_address(palace) for palace in palaces) < 2
        sources = [await _source(palace, name, stack, alone) for palace in palaces]
        watches = [Watch(source, chosen, terms) for source in sources]
        async with create_task_group() as tasks:
            for watch in watches:
                tasks.start_soon(watch.run)
            try:
                yield Keeper(watches, identity)
            except Exception as error:  # kept apart, or the task group would wrap the caller's own error
                failure = error
            finally:
                _close(watches, terms)
                tasks.cancel_scope.cancel()
    if failure is not None:
        raise failure


def _close(watches: Sequence[Watch], terms: Terms) -> None:
    for watch in watches:
        for kept in watch.wings:
            kept.close()
        terms.on_event(Event(STOPPED, watch.source.name, text="stopped"))


async def _source(place: Place | Tickable, collection: str, stack: AsyncExitStack, alone: bool) -> Source:
    if isinstance(place, str | os.PathLike) and not is_address(place):
        return FileSource(absolute(await to_thread.run_sync(partial(palace_path, place))), collection)
    if isinstance(place, Tickable):
        return PolledSource(place)
    # Only where a server or a collection is really kept.
    from daybreak_adapters.keeping.ticking import TickingCollection
    from daybreak_adapters.palaces.collection import CollectionPalace
    from daybreak_adapters.palaces.open import open_palace

    palace = place if hasattr(place, "batches") else await stack.enter_async_context(open_palace(place, collection=collection, alone=alone))
    if not isinstance(palace, CollectionPalace):
        raise InputError("this palace cannot tell when it has changed: name its place, or give it a tick()")
    ticking = TickingCollection(palace)
    return PolledSource(ticking, ticking.place, ticking.prepare)


def _is_named(source: Source, palace: str | os.PathLike[str]) -> bool:
    return os.fspath(palace) in (source.name, source.place) or palace_path(palace) == source.place


def _same_wing(kept: str | None, asked: str | None) -> bool:
    if not kept or not asked:
        return not kept and not asked
    return kept == asked or (normalise_wing(kept) or kept) == (normalise_wing(asked) or asked)
