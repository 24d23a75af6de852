"""What became of every drawer that a wake-up read, recorded by an observer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from daybreak.body import clean_name
from daybreak.drawer import DEFAULT_IMPORTANCE, Drawer, importance
from daybreak.judging.better import BETTER
from daybreak.judging.rules import Rules
from daybreak.observer import BOOKKEEPING, CAPPED, EXCLUDED, KEPT, REPEATED, SKIPPED, TEXTLESS, TOLD
from daybreak.story import Story
from daybreak.wing import GENERAL
from daybreak_adapters.palaces.archive.keywords import excerpt_of

if TYPE_CHECKING:
    from daybreak.ledger import Candidate
    from daybreak.line import Line
    from daybreak.salience import Verdict

__all__ = ("CUT", "Recorder", "Trace", "labels", "shortened")

CUT = "cut"
"""The fate of a line that was told but did not fit into the rendering."""

labels = {
    TOLD: "told",
    CUT: "settled, no room for it",
    REPEATED: "nearly repeats a line",
    CAPPED: "over the cap of its source",
    KEPT: "kept, not needed",
    EXCLUDED: "left out by a rule",
    SKIPPED: "source closed",
    TEXTLESS: "without text",
    BOOKKEEPING: "bookkeeping",
}
"""Every fate in words."""


@dataclass(eq=False, slots=True)
class Trace:
    """One drawer and its fate. ``line``: what was told of it. ``rank``: of that line, or of the line that it repeats; ``overlap`` then."""

    id: str
    fate: str
    room: str
    source: str | None
    filed_at: str
    body: str
    verdict: Verdict | None
    importance: float = DEFAULT_IMPORTANCE
    line: Line | None = None
    rank: int | None = None
    overlap: float | None = None

    @property
    def reason(self) -> str:
        """The fate in words, with what it hangs on."""
        if self.fate == EXCLUDED and self.verdict is not None:
            return f"left out: {self.verdict.excluded_by}"
        if self.fate == REPEATED and self.overlap is not None:
            return f"repeats line {self.rank} (overlap {self.overlap:.2f})"
        return labels[self.fate]


@dataclass(eq=False)
class Recorder:
    """An `Observer` that keeps a trace of every drawer, in candidate order. ``rules``: by which they are judged.

    ``plain``: the drawers that are told plainly, where nothing survived the rules.
    """

    rules: Rules = BETTER
    traces: list[Trace] = field(default_factory=list)
    plain: frozenset[str] = frozenset()
    _by_id: dict[tuple[str | None, str], Trace] = field(default_factory=dict)

    def turn(self, candidate: Candidate, fate: str) -> None:
        drawer = candidate.drawer
        metadata = drawer.metadata
        trace = Trace(
            id=clean_name(drawer.id),
            fate=fate,
            room=clean_name(metadata.get("room")) or GENERAL,
            source=clean_name(candidate.source) if candidate.source else None,
            filed_at=clean_name(metadata.get("filed_at")),
            body=candidate.body,
            verdict=candidate.verdict,
            importance=importance(metadata),
        )
        self.traces.append(trace)
        self._by_id[drawer.palace, drawer.id] = trace

    def capped(self, candidate: Candidate) -> None:
        self._trace(candidate).fate = CAPPED

    def repeated(self, candidate: Candidate, rank: int, overlap: float) -> None:
        trace = self._trace(candidate)
        trace.fate, trace.rank, trace.overlap = REPEATED, rank, overlap

    def told(self, candidate: Candidate, line: Line) -> None:
        trace = self._trace(candidate)
        trace.fate, trace.line, trace.rank = TOLD, line, line.rank

    def finish(self, story: Story) -> None:
        """Mark the lines that the rendering had no room for."""
        shown = len(story.lines) - story.cut_for_space
        if story.report.plain:
            self.plain = frozenset(clean_name(drawer.id) for drawer in story.firsts)
        for trace in self.traces:
            if trace.fate == TOLD and trace.rank is not None and trace.rank > shown:
                trace.fate = CUT

    def _trace(self, candidate: Candidate) -> Trace:
        return self._by_id[candidate.drawer.palace, candidate.drawer.id]

    def trace_of(self, drawer: Drawer) -> Trace | None:
        """The trace of a drawer, ``None`` when it was not read."""
        return self._by_id.get((drawer.palace, drawer.id))

    def of_fate(self, *fates: str) -> list[Trace]:
        """The traces with one of these fates, in candidate order."""
        return [trace for trace in self.traces if trace.fate in fates]


def shortened(trace: Trace, size: int = 90) -> str:
    """A trace's text as one short line."""
    return excerpt_of(trace.body, (), size) if trace.body else "(no text)"
