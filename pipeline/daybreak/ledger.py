"""The one state of a wake-up: what was examined and accepted so far (specification, sections 2 and 4).

The stages share it because every one of their rules is about what was *accepted*. All rules here are plain synchronous methods.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from daybreak.body import clean_name, normalise
from daybreak.drawer import Drawer, importance, is_bookkeeping
from daybreak.judging.rules import Rules, Verdict, weigh
from daybreak.line import TOP_TIER, Line
from daybreak.observer import BOOKKEEPING, EXCLUDED, KEPT, SKIPPED, TEXTLESS
from daybreak.overlap import bag, overlap
from daybreak.ports import Window
from daybreak.report import FILLED, WINDOW, Report
from daybreak.snippet import LIMIT, shorten
from daybreak.wing import GENERAL

if TYPE_CHECKING:
    from daybreak.observer import Observer
    from daybreak.replay import Memory

__all__ = ("Candidate", "Ledger", "base_name", "shown_name")


class Candidate(NamedTuple):
    """A drawer on its way to a line. ``verdict`` is ``None`` where none was needed: no candidate, or a closed source."""

    drawer: Drawer
    source: str | None
    body: str
    verdict: Verdict | None

    @property
    def tier(self) -> int:
        return -1 if self.verdict is None else self.verdict.tier


class Ledger:
    """What one wake-up knows, and its budgets at the turn of each drawer."""

    def __init__(
        self, window: Window, rules: Rules, report: Report, memory: Memory | None = None, observer: Observer | None = None
    ) -> None:
        self.window = window
        self.rules = rules
        self.report = report
        self.firsts: list[Drawer] = []
        self._memory = memory
        self._observer = observer
        self._examined: Counter[str] = Counter()
        self._lines_of: Counter[str] = Counter()
        self._bags: list[frozenset[str]] = []

    def judged(self, drawer: Drawer) -> Candidate:
        """A drawer with its verdict; what cannot be examined is not judged."""
        source = drawer.source
        if source in self.window.closed or not drawer.text:
            return Candidate(drawer, source, "", None)
        body, verdict = self._judgement(drawer, drawer.text)
        return Candidate(drawer, source, body, verdict)

    def _judgement(self, drawer: Drawer, text: str) -> tuple[str, Verdict | None]:
        """The body and verdict of a drawer, from the memory of earlier selections where it has them; no verdict for an empty body."""
        if self._memory is not None and (known := self._memory.judgement(drawer)) is not None:
            return known
        body = normalise(text)
        verdict = weigh(text, body, self.rules, importance(drawer.metadata)) if body else None
        if self._memory is not None and verdict is not None:
            self._memory.judge(drawer, body, verdict)
        return body, verdict

    def take_turn(self, candidate: Candidate) -> bool:
        """Decide at its turn whether a candidate is examined; true when it stays in the running (section 2, *at its turn*)."""
        fate = self._turn(candidate)
        if self._observer is not None:
            self._observer.turn(candidate, fate)
        return fate == KEPT

    def _turn(self, candidate: Candidate) -> str:
        report, source, verdict = self.report, candidate.source, candidate.verdict
        if is_bookkeeping(candidate.drawer.metadata):
            report.bookkeeping += 1
            return BOOKKEEPING
        if source in self.window.closed:
            report.skipped += 1
            return SKIPPED
        if verdict is None:
            report.textless += 1
            return TEXTLESS
        self._count(candidate.drawer, source)
        if verdict.excluded_by is not None:
            report.excluded[verdict.excluded_by] = report.excluded.get(verdict.excluded_by, 0) + 1
            return EXCLUDED
        report.tiers[verdict.tier] = report.tiers.get(verdict.tier, 0) + 1
        return KEPT

    def _count(self, drawer: Drawer, source: str | None) -> None:
        report, limits = self.report, self.window.limits
        report.examined += 1
        self.window.examined = report.examined
        if report.examined == limits.max_scan:
            report.stopped = WINDOW
        if len(self.firsts) < limits.max_drawers:
            self.firsts.append(drawer)
        if source is not None:
            self._examined[source] += 1
            if self._examined[source] == limits.max_scan_per_source:
                report.spent += 1
                self.window.closed.add(source)

    @property
    def window_ended(self) -> bool:
        """Whether `MAX_SCAN` candidates were examined."""
        return self.report.examined >= self.window.limits.max_scan

    def is_capped(self, candidate: Candidate) -> bool:
        """Whether its source has all the lines it may have; drawers without a source are never capped."""
        source = candidate.source
        if source is None or self._lines_of[source] < self.window.limits.max_per_source:
            return False
        self.report.capped += 1
        if self._observer is not None:
            self._observer.capped(candidate)
        return True

    def accept(self, candidate: Candidate) -> Line | None:
        """The line of a candidate, unless it nearly repeats an accepted one."""
        words, enough = bag(candidate.body), self.window.limits.near_duplicate
        rank = next((rank for rank, told in enumerate(self._bags, 1) if overlap(words, told) >= enough), None)
        if rank is not None:
            self.report.near_duplicates += 1
            if self._observer is not None:
                self._observer.repeated(candidate, rank, overlap(words, self._bags[rank - 1]))
            return None
        self._bags.append(words)
        self._record(candidate)
        line = self._line(candidate)
        if self._observer is not None:
            self._observer.told(candidate, line)
        return line

    def _record(self, candidate: Candidate) -> None:
        source, limits, report = candidate.source, self.window.limits, self.report
        report.lines += 1
        if report.lines == limits.max_drawers and report.stopped is None:
            report.stopped = FILLED
        if source is None:
            return
        self._lines_of[source] += 1
        if candidate.tier == TOP_TIER and self._lines_of[source] == limits.max_per_source and source not in self.window.closed:
            report.saturated += 1
            self.window.closed.add(source)

    def _line(self, candidate: Candidate) -> Line:
        metadata = candidate.drawer.metadata
        file, parent = metadata.get("source_file"), metadata.get("parent_drawer_id")
        filed_at = metadata.get("filed_at")
        return Line(
            rank=self.report.lines,
            tier=candidate.tier,
            room=shown_name(metadata.get("room")) or GENERAL,
            wing=shown_name(metadata.get("wing")) or None,
            source=next((name for name in (file, parent) if isinstance(name, str) and name), None),
            id=candidate.drawer.id,
            filed_at=filed_at if isinstance(filed_at, str | int | float) else None,
            text=self.rules.compose(candidate.drawer.text or "", candidate.body, self.window.limits.snippet_chars, self.rules),
            file=shown_name(base_name(file)) if isinstance(file, str) else "",
            palace=candidate.drawer.palace,
        )


def shown_name(value: object) -> str:
    """A room, wing or file name as lines show it: clean, and no longer than a line's text, or one endless name would fill the story."""
    name = clean_name(value)
    return name if len(name) <= LIMIT else shorten(name[: LIMIT - 2], LIMIT - 3) + "..."


def base_name(path: str) -> str:
    """The last part of a path in either spelling; trailing separators do not count."""
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]
