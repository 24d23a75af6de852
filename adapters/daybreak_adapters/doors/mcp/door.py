"""``daybreak mcp``: the story, recall, search, explain and status for MCP clients, over standard input and output.

The story also goes out in the server's ``instructions``, so that a client without hooks has it from the start. All text that comes from a
palace is neutralised as in a hook's frame (see `envelope`), and every answer says that it is data.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import anyio

from daybreak.archive import Answer, Archive, Counts, Shelf
from daybreak.drawer import Drawer
from daybreak.errors import DaybreakError, InputError, PalaceNotFound, UnknownCollection
from daybreak.judging.rules import Rules
from daybreak.limits import Limits
from daybreak.ports import FILED_AT
from daybreak.story import Story
from daybreak.wakeup import tell
from daybreak_adapters.doors.console import OK, notice
from daybreak_adapters.doors.envelope import enclosed
from daybreak_adapters.doors.explain.door import explained, recorded
from daybreak_adapters.doors.explain.fate import fate_of
from daybreak_adapters.doors.lookup import in_time
from daybreak_adapters.doors.profile import rules_of
from daybreak_adapters.doors.wake import require_answer
from daybreak_adapters.palaces.locate import locate
from daybreak_adapters.palaces.open import open_palace

if TYPE_CHECKING:
    from daybreak_adapters.doors.explain.funnel import Recorder

__all__ = ("Desk", "run")

T = TypeVar("T")

AT_START_MS = 2_000
"""Milliseconds for the story in the instructions: a client waits for its first answer."""

INSTRUCTIONS = """\
A memory palace: what earlier sessions found, fixed, decided and lost, kept verbatim. wake_up tells its essential story, recall lists
the drawers of a wing and room, search finds drawers by words, explain tells why the story is what it is, status counts. All of it
is read-only."""


def run(parsed: argparse.Namespace) -> int:
    """Serve until the client leaves. Raises `InputError` where the SDK is not installed."""
    try:
        from daybreak_adapters.doors.mcp.server import serve
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "pydantic"):
            raise
        raise InputError("the MCP server needs the mcp SDK, version 2: pip install 'daybreak-memory[mcp]'") from error
    rules = rules_of(parsed.rules, parsed.outcome_words)
    desk = Desk(parsed.palace, parsed.collection, wing=parsed.wing, rules=rules, deadline_ms=parsed.deadline_ms)
    anyio.run(serve, desk)
    return OK


class Desk:
    """What the tools ask of a palace, each within the deadline (milliseconds). Raises `DaybreakError`.

    ``palace``, ``collection``: as they were named, ``None`` for where MemPalace looks. ``wing``: of the story in the instructions.
    """

    def __init__(self, palace: str | None, collection: str | None, *, wing: str | None, rules: Rules, deadline_ms: int) -> None:
        self.palace = palace
        self.collection = collection
        self.rules = rules
        self._wing = wing
        self._deadline_ms = deadline_ms

    async def instructions(self) -> str:
        """What a client is told when it connects: what this is, and the story, where it can be had in time."""
        try:
            at_start = min(AT_START_MS, self._deadline_ms)
            with anyio.fail_after(at_start / 1000 + 0.5):
                story = await self.story(self._wing, Limits(), at_start)
        except (PalaceNotFound, UnknownCollection) as error:
            notice(str(error))
            return INSTRUCTIONS
        except (DaybreakError, TimeoutError) as error:
            notice(f"no story in the instructions: {error or 'not in time'}")
            return INSTRUCTIONS
        told = enclosed(story.essential()) if story.lines or story.report.plain else ""
        return f"{INSTRUCTIONS}\n\n{told}" if told else INSTRUCTIONS

    async def story(self, wing: str | None, limits: Limits, deadline_ms: float | None = None) -> Story:
        """The essential story."""
        left = deadline_ms or self._deadline_ms
        async with open_palace(locate(self.palace).path, collection=self.collection) as palace:
            story = await tell(palace, wing=wing, limits=limits, rules=self.rules, deadline_ms=left)
        require_answer(story.report, left)
        return story

    async def recall(self, shelf: Shelf, limit: int, order_by: str) -> tuple[list[Drawer], list[str]]:
        """Drawers in order, and notices."""
        drawers, notices = await self._within(lambda archive: archive.recall(shelf, limit, order_by))
        return list(drawers), list(notices)

    async def search(self, query: str, shelf: Shelf, limit: int) -> Answer:
        """Drawers by words."""
        return await self._within(lambda archive: archive.search(query, shelf, limit))

    async def drawer(self, name: str) -> Drawer:
        """One drawer."""
        return await self._within(lambda archive: archive.drawer(name))

    async def counts(self) -> Counts:
        """How many drawers there are, and where."""
        return await self._within(lambda archive: archive.counts())

    async def why(self, wing: str | None) -> dict[str, object]:
        """Why the story is what it is."""
        return self._brief(*await self._recorded(wing))

    async def fate(self, drawer: Drawer, wing: str | None) -> str:
        """What became of a drawer in the story."""
        story, recorder = await self._recorded(wing)
        return fate_of(drawer, wing, Limits(), story.report, recorder)

    async def _recorded(self, wing: str | None) -> tuple[Story, Recorder]:
        return await recorded(
            self.palace,
            self.collection,
            wing=wing,
            order_by=FILED_AT,
            limits=Limits(),
            rules=self.rules,
            deadline_ms=self._deadline_ms,
            since=time.monotonic(),
        )

    def _brief(self, story: Story, recorder: Recorder) -> dict[str, object]:
        values = explained(story, recorder)
        del values["drawers"]  # thousands, of no use to a model
        return values

    async def _within(self, work: Callable[[Archive], Awaitable[T]]) -> T:
        return await in_time(self.palace, self.collection, work, self._deadline_ms / 1000)
