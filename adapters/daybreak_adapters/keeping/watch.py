"""The watch over one palace: wait until it moves, tell the stories of its wings anew, never give up."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from functools import partial

from anyio import sleep, to_thread

from daybreak.errors import DaybreakError, UnavailablePalace, UnknownCollection, UnknownOrderKey, UnknownWing, UnreadablePalace
from daybreak.report import DEADLINE
from daybreak.story import Story
from daybreak.wakeup import tell
from daybreak_adapters.keeping.backoff import Backoff
from daybreak_adapters.keeping.events import CHANGED, FAILED, RECOVERED, REFRESHED, STARTED, UNSAVED, Event
from daybreak_adapters.keeping.kept import Kept
from daybreak_adapters.keeping.source import Source, State
from daybreak_adapters.keeping.store import NotStored, save, snapshot_of, touch
from daybreak_adapters.keeping.terms import Terms

__all__ = ("CEILING", "Watch")

CEILING = 5.0
"""Seconds of the longest pause after errors."""

LONGEST_SELECTION_MS = 60_000.0

CURED_BY_A_WRITE = (UnknownWing, UnknownOrderKey, UnknownCollection)
"""Errors that only a change of the palace can end: no use in trying again before."""


class Watch:
    """Keeps the stories of ``wings``; `run` is one task, so at most one selection runs at a time, however many ask."""

    def __init__(self, source: Source, wings: Sequence[str | None], terms: Terms) -> None:
        self.source = source
        self.wings = [Kept(wing) for wing in wings]
        self.selections = 0
        self._terms = terms
        self._backoff = Backoff(terms.interval, CEILING)
        self._said: dict[Kept | None, type[DaybreakError]] = {}
        self._unsaved = False

    async def run(self) -> None:
        """Watch until cancelled."""
        self._say(STARTED, text=f"keeping {self.source.name}")
        moved: bool | None = None
        try:
            while True:
                try:
                    if await self._round(moved):
                        self._backoff.reset()
                        moved = await self.source.moved(self._terms.interval)
                        continue
                except (DaybreakError, OSError) as error:
                    self._failed(None, _as_ours(error, self.source.name))
                await sleep(self._backoff.pause())
                moved = None
        finally:
            self.source.close()

    async def _round(self, moved: bool | None) -> bool:
        """Bring every wing up to date; false when that should be tried again. ``moved``: what the source says, ``None`` at the start."""
        if moved is False:
            await to_thread.run_sync(self._touch)
            return True
        for kept in self.wings:
            kept.unsettle()
        if moved is None:
            await self.source.begin()
        state = await self.source.state()
        well = True
        for kept in self.wings:
            if self._is_current(kept, state):
                kept.settle()
                continue
            try:
                await self._select(kept, state)
            except DaybreakError as error:
                self._failed(kept, error)
                well = well and isinstance(error, CURED_BY_A_WRITE)
        if well:
            self._recovered(None)
        return well

    def _is_current(self, kept: Kept, state: State) -> bool:
        """Whether a wing's story is that of this state. What is known of its drawers is doubted when it may be wrong."""
        former = kept.state or State()
        if former.token is None or state.token is None:
            if state.pulse is None:
                kept.memory.doubt()
            return False
        if not state.token.continues(former.token):
            kept.memory.doubt()
        elif state.token == former.token:
            if state.pulse != former.pulse or (state.file is not None and state.file == former.file):
                kept.state = state
                return True
            # The file was written to, but nothing was logged: a client has opened it, or somebody changed it behind Chroma's back.
            kept.memory.doubt()
        return False

    async def _select(self, kept: Kept, state: State) -> None:
        memory, terms, started = kept.memory, self._terms, time.perf_counter()
        self.selections += 1
        memory.begin()
        story = await tell(
            self.source.palace(memory),
            wing=kept.wing,
            order_by=terms.order_by,
            limits=terms.limits,
            rules=terms.rules,
            deadline_ms=LONGEST_SELECTION_MS,
            memory=memory,
        )
        if story.report.stopped == DEADLINE:
            raise UnavailablePalace(f"palace {self.source.name} could not be read within {LONGEST_SELECTION_MS / 1000:.0f} s")
        memory.end()
        new = kept.turn(story, state)
        self._recovered(kept)
        self._say_selected(kept, story, new, (time.perf_counter() - started) * 1000)
        await self._store(kept, story, state)

    def _say_selected(self, kept: Kept, story: Story, new: bool, milliseconds: float) -> None:
        report, memory = story.report, kept.memory
        told = "told plainly" if report.plain else f"{len(story.lines)} line{'' if len(story.lines) == 1 else 's'}"
        text = f"{'ready' if new else 'as before'}: {told}, {report.examined} drawers examined, {memory.pulled} read, {milliseconds:.0f} ms"
        self._terms.on_event(
            Event(
                CHANGED if new else REFRESHED,
                self.source.name,
                kept.wing,
                text,
                len(story.lines),
                report.examined,
                memory.pulled,
                memory.judged,
                round(milliseconds, 2),
            )
        )

    async def _store(self, kept: Kept, story: Story, state: State) -> None:
        directory = self._terms.snapshots
        # A file whose token cannot be told would never be served; the former snapshot may still be.
        if directory is None or (state.token is None and "://" not in self.source.place):
            return
        request = self._terms.request(self.source.place, kept.wing)
        snapshot = snapshot_of(story, request, state.token)
        try:
            await to_thread.run_sync(partial(save, snapshot, request.file_name, directory))
            self._unsaved = False
        except NotStored as error:
            if not self._unsaved:
                self._say(UNSAVED, kept.wing, str(error))
            self._unsaved = True

    def _touch(self) -> None:
        if self._terms.snapshots is not None:
            for kept in self.wings:
                touch(self._terms.request(self.source.place, kept.wing).file_name, self._terms.snapshots)

    def _failed(self, kept: Kept | None, error: DaybreakError) -> None:
        """Note an error, for one wing or for all; say it when it is news."""
        concerned = self.wings if kept is None else [kept]
        for one in concerned:
            one.settle(error)
        kind = type(error)
        if self._said.get(kept) is kind or (kept is None and kind in self._said.values()):
            return
        self._said[kept] = kind
        stays = "; the last story stays" if any(one.story is not None for one in concerned) else ""
        self._say(FAILED, kept.wing if kept else None, f"{error}{stays}")

    def _recovered(self, kept: Kept | None) -> None:
        if self._said.pop(kept, None) is not None:
            self._say(RECOVERED, kept.wing if kept else None, "recovered")

    def _say(self, kind: str, wing: str | None = None, text: str = "") -> None:
        self._terms.on_event(Event(kind, self.source.name, wing, text))


def _as_ours(error: Exception, name: str) -> DaybreakError:
    if isinstance(error, DaybreakError):
        return error
    return UnreadablePalace(f"cannot read palace {name} ({os.strerror(error.errno or 0) if isinstance(error, OSError) else error})")
