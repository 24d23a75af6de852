"""The tools of ``daybreak mcp``, typed, on the official SDK. Nothing but the protocol goes to standard output: the SDK sees to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, TypedDict, TypeVar

from anyio import to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from daybreak.archive import Shelf
from daybreak.drawer import importance
from daybreak.errors import DaybreakError
from daybreak.limits import Limits
from daybreak_adapters.doors.envelope import PREFACE, enclosed, neutral
from daybreak_adapters.doors.explain.verdict import verdict_of
from daybreak_adapters.doors.lookup import clean_text, facts_of
from daybreak_adapters.doors.mcp.door import Desk
from daybreak_adapters.doors.recall import recalled
from daybreak_adapters.doors.search import hit
from daybreak_adapters.doors.status import status_of

__all__ = ("serve", "server_of")

T = TypeVar("T")

Wing = Annotated[str | None, Field(description="only this wing; case, '-', '_' and spaces do not matter")]
Room = Annotated[str | None, Field(description="only this room")]
Limit = Annotated[int, Field(ge=1, le=100, description="drawers at most")]
READ_ONLY = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)


class StoryResult(TypedDict):
    """The essential story. ``text``: in its frame, for reading; ``lines``: rank, tier, room, id and text of each."""

    note: str
    text: str
    lines: list[dict[str, object]]
    report: dict[str, object]


class DrawersResult(TypedDict):
    """Drawers in order. ``drawers``: id, wing, room, filed_at, source and text of each."""

    note: str
    drawers: list[dict[str, object]]
    notices: list[str]


class SearchResult(TypedDict):
    """Drawers by words, the best first. ``all_words``: each holds all words of the query."""

    note: str
    found: list[dict[str, object]]
    all_words: bool
    notices: list[str]


class ExplainResult(TypedDict):
    """Why the story is what it is, or the verdict on one drawer or text."""

    note: str
    explanation: dict[str, object]


class StatusResult(TypedDict):
    """What palace there is and how much is filed where."""

    note: str
    status: dict[str, object]


async def serve(desk: Desk) -> None:
    """Serve over standard input and output until the client leaves."""
    await server_of(desk, await desk.instructions()).run_stdio_async()


def server_of(desk: Desk, instructions: str) -> MCPServer[object]:
    """The server with its tools."""
    server: MCPServer[object] = MCPServer("daybreak", instructions=instructions, version=_version(), log_level="WARNING")

    @server.tool(annotations=READ_ONLY)
    async def wake_up(wing: Wing = None, max_drawers: Annotated[int, Field(ge=1, le=100, description="lines at most")] = 15) -> StoryResult:
        """Tell the essential story of the memory palace: outcomes of earlier sessions, the most telling first."""
        story = await answered(lambda: desk.story(wing, Limits(max_drawers=max_drawers)))
        text = story.essential()
        values = story.as_dict()
        return StoryResult(note=PREFACE, text=enclosed(text), lines=safe(values["lines"]), report=safe(values["report"]))

    @server.tool(annotations=READ_ONLY)
    async def recall(
        wing: Wing = None,
        room: Room = None,
        limit: Limit = 10,
        order_by: Annotated[str, Field(description="metadata key of the order")] = "filed_at",
    ) -> DrawersResult:
        """List the drawers of a wing and room, newest first, whole and unfiltered."""
        drawers, notices = await answered(lambda: desk.recall(Shelf(wing, room), limit, order_by))
        return DrawersResult(note=PREFACE, drawers=[safe(recalled(drawer)) for drawer in drawers], notices=safe(notices))

    @server.tool(annotations=READ_ONLY)
    async def search(
        query: Annotated[str, Field(min_length=1, max_length=2_000, description="words, or phrases in double quotes")],
        wing: Wing = None,
        room: Room = None,
        limit: Limit = 10,
    ) -> SearchResult:
        """Find drawers by the words in them (keyword search)."""
        answer = await answered(lambda: desk.search(query, Shelf(wing, room), limit))
        found = [safe(hit(one)) for one in answer.found]
        return SearchResult(note=PREFACE, found=found, all_words=answer.all_words, notices=safe(list(answer.notices)))

    @server.tool(annotations=READ_ONLY)
    async def explain(
        id: Annotated[str | None, Field(description="a drawer's id, or the beginning of it")] = None,
        text: Annotated[str | None, Field(max_length=100_000, description="a text to judge instead")] = None,
        wing: Wing = None,
    ) -> ExplainResult:
        """Explain the story (the funnel, what each line earned), what became of one drawer and why, or the verdict on a text."""
        if text is not None:
            return ExplainResult(note=PREFACE, explanation=safe(verdict_of(text, desk.rules)))
        if id is not None:
            drawer = await answered(lambda: desk.drawer(id))
            fate = await answered(lambda: desk.fate(drawer, wing))
            facts = facts_of(drawer) | {"fate": fate} | verdict_of(drawer.text or "", desk.rules, importance(drawer.metadata))
            return ExplainResult(note=PREFACE, explanation=safe(facts | {"text": drawer.text or ""}))
        return ExplainResult(note=PREFACE, explanation=safe(await answered(lambda: desk.why(wing))))

    @server.tool(annotations=READ_ONLY)
    async def status() -> StatusResult:
        """Count what is filed where, and tell what is kept ready."""
        counts = await answered(desk.counts)
        return StatusResult(note=PREFACE, status=safe(await to_thread.run_sync(status_of, desk.palace, counts, desk.collection)))

    return server


async def answered(work: Callable[[], Awaitable[T]]) -> T:
    """What the desk says; its errors as errors of the tool, in one line that says the way out."""
    try:
        return await work()
    except DaybreakError as error:
        raise ToolError(neutral(str(error))) from error


def safe(value: Any) -> Any:
    """A value whose strings, keys included, open no tag and hold no control character."""
    if isinstance(value, str):
        return neutral(clean_text(value))
    if isinstance(value, Mapping):
        return {safe(str(key)): safe(member) for key, member in value.items()}
    if isinstance(value, list | tuple):
        return [safe(member) for member in value]
    return value


def _version() -> str:
    try:
        return version("daybreak-memory")
    except PackageNotFoundError:
        return "unknown"
