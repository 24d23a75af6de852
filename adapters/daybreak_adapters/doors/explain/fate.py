"""What became of one drawer in a wake-up, in one line: what it became, what it lost its place to, or why it was never read."""

from __future__ import annotations

from daybreak.body import clean_name
from daybreak.drawer import Drawer
from daybreak.limits import Limits
from daybreak.line import TOP_TIER
from daybreak.observer import CAPPED, EXCLUDED, KEPT, REPEATED, SKIPPED, TOLD
from daybreak.report import DEADLINE, FILLED, WINDOW, Report
from daybreak.wing import wing_matches
from daybreak_adapters.doors.explain.funnel import CUT, Recorder, Trace

__all__ = ("fate_of",)

EXAMINED = (TOLD, CUT, REPEATED, CAPPED, KEPT, EXCLUDED)


def fate_of(drawer: Drawer, wing: str | None, limits: Limits, report: Report, recorder: Recorder) -> str:
    """The fate of a drawer in the wake-up that was recorded, of this wing and with these limits."""
    trace = recorder.trace_of(drawer)
    if trace is not None:
        fate = met(trace, limits, recorder)
        return f"{fate}; nothing survived the rules, so it is told plainly, as far as there is room" if trace.id in recorder.plain else fate
    if wing and not wing_matches(wing, drawer.metadata.get("wing")):
        return f"not read: it is of another wing than {wing!r}"
    if closed := why_closed(drawer.source, limits, recorder):
        return f"not read: {closed}"
    if report.stopped == FILLED:
        return f"not read: the story was complete before its turn, after {report.examined:,} drawers"
    if report.stopped == WINDOW:
        return f"not read: no more than {report.examined:,} drawers are examined, and these came before it"
    if report.stopped == DEADLINE:
        return f"not read: the time was over before its turn, after {report.examined:,} drawers"
    return "not among the drawers that were read: it was filed or removed meanwhile"


def met(trace: Trace, limits: Limits, recorder: Recorder) -> str:
    """The fate of a drawer that had its turn."""
    if trace.fate == TOLD:
        return f"told as line {trace.rank}"
    if trace.fate == CUT:
        return f"settled as line {trace.rank}, for which there was no room"
    if trace.fate == REPEATED:
        line = next((other.line for other in recorder.traces if other.line is not None and other.rank == trace.rank), None)
        return f"{trace.reason}: {line.text}" if line else trace.reason
    if trace.fate == CAPPED:
        return f"kept, but its source already had its {limits.max_per_source} lines: {trace.source}"
    if trace.fate == KEPT and trace.verdict is not None:
        return f"kept at tier {trace.verdict.tier}, but the story was complete with better ones"
    if trace.fate == SKIPPED:
        return f"not examined: {why_closed(trace.source, limits, recorder) or 'its source had closed'}"
    return trace.reason


def why_closed(source: str | None, limits: Limits, recorder: Recorder) -> str | None:
    """Why nothing of a source could be examined any more; ``None`` when it is open, or there is none."""
    if source is None:
        return None
    own = [trace for trace in recorder.traces if trace.source == clean_name(source)]
    told = sum(trace.fate in (TOLD, CUT) and trace.line is not None and trace.line.tier == TOP_TIER for trace in own)
    if told >= limits.max_per_source:
        return f"its source already had its {limits.max_per_source} lines"
    if limits.max_scan_per_source is not None and sum(trace.fate in EXAMINED for trace in own) >= limits.max_scan_per_source:
        return f"{limits.max_scan_per_source} drawers of its source were examined before it"
    return None
