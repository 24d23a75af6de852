"""``daybreak explain``: why the story is what it is, or what becomes of one drawer."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from functools import partial

import anyio

from daybreak.archive import Archive
from daybreak.drawer import Drawer, importance
from daybreak.errors import InputError
from daybreak.judging.rules import Rules
from daybreak.limits import Limits
from daybreak.observer import CAPPED, KEPT, REPEATED, TOLD
from daybreak.report import Report
from daybreak.story import Story
from daybreak.wakeup import tell
from daybreak_adapters.doors.console import OK, STARTED, notice, say
from daybreak_adapters.doors.explain.fate import fate_of
from daybreak_adapters.doors.explain.funnel import CUT, Recorder, Trace, shortened
from daybreak_adapters.doors.explain.verdict import held_back, signs, verdict_lines, verdict_of
from daybreak_adapters.doors.lookup import facts_of, heading_of, looked_up
from daybreak_adapters.doors.option_types import limits_of
from daybreak_adapters.doors.profile import rules_of
from daybreak_adapters.doors.showing import as_json
from daybreak_adapters.doors.wake import require_answer
from daybreak_adapters.palaces.locate import locate
from daybreak_adapters.palaces.open import open_palace

__all__ = ("explained", "funnel_of", "recorded", "run")

LARGEST_TEXT = 4_000_000


def run(parsed: argparse.Namespace) -> int:
    """Explain what was asked for and return the exit code. Raises `DaybreakError`."""
    if parsed.id is not None or parsed.text is not None:
        if parsed.html:
            raise InputError("--html shows a whole story: leave out ID and --text")
        return explain_text(parsed) if parsed.text is not None else explain_drawer(parsed)
    story, recorder = recorded_as_asked(parsed, rules_of(parsed.rules, parsed.outcome_words))
    if parsed.html:
        from daybreak_adapters.doors.explain.html import write_page

        write_page(parsed.html, story, recorder)
        notice(f"written: {parsed.html}")
    elif parsed.json:
        say(as_json(explained(story, recorder)))
    else:
        say("\n".join(told(story, recorder)))
    return OK


def read_text(named: str) -> str:
    """The text of ``--text``: of standard input for ``-``, else of a file. Raises `InputError`."""
    try:
        if named == "-":
            content = sys.stdin.buffer.read(LARGEST_TEXT)
        else:
            with open(named, "rb") as file:
                content = file.read(LARGEST_TEXT)
    except OSError as error:
        raise InputError(f"cannot read {named} ({error.strerror}): give a file of text, or - for standard input") from error
    return content.decode("utf-8", "replace")


def explain_text(parsed: argparse.Namespace) -> int:
    say("\n".join(verdict_lines(read_text(parsed.text), rules_of(parsed.rules, parsed.outcome_words))))
    return OK


def explain_drawer(parsed: argparse.Namespace) -> int:
    async def work(archive: Archive) -> Drawer:
        return await archive.drawer(parsed.id)

    rules = rules_of(parsed.rules, parsed.outcome_words)
    drawer = looked_up(parsed, work)
    story, recorder = recorded_as_asked(parsed, rules)
    fate = fate_of(drawer, parsed.wing, limits_of(parsed), story.report, recorder)
    if parsed.json:
        facts = facts_of(drawer) | {"fate": fate} | verdict_of(drawer.text or "", rules, importance(drawer.metadata))
        say(as_json(facts | {"text": drawer.text or ""}))
        return OK
    say(heading_of(drawer))
    say(f"in this wake-up: {fate}")
    say("\n".join(verdict_lines(drawer.text or "", rules, importance(drawer.metadata))))
    return OK


def recorded_as_asked(parsed: argparse.Namespace, rules: Rules) -> tuple[Story, Recorder]:
    """`recorded`, by the options of the command line."""
    work = partial(
        recorded,
        parsed.palace,
        parsed.collection,
        wing=parsed.wing,
        order_by=parsed.order_by,
        limits=limits_of(parsed),
        rules=rules,
        deadline_ms=parsed.deadline_ms,
        since=STARTED,
    )
    return anyio.run(work)


async def recorded(
    named: str | None,
    collection: str | None,
    *,
    wing: str | None,
    order_by: str,
    limits: Limits,
    rules: Rules,
    deadline_ms: int,
    since: float,
) -> tuple[Story, Recorder]:
    """The story, and what became of every drawer on the way. ``since``: when its time began, of ``time.monotonic``.

    Raises `DaybreakError`.
    """
    left = deadline_ms - (time.monotonic() - since) * 1000
    recorder = Recorder(rules)
    async with open_palace(locate(named).path, collection=collection) as palace:
        story = await tell(palace, wing=wing, order_by=order_by, limits=limits, rules=rules, deadline_ms=left, observer=recorder)
    require_answer(story.report, deadline_ms)
    recorder.finish(story)
    return story, recorder


def funnel_of(story: Story, recorder: Recorder) -> list[tuple[str, int, str]]:
    """The funnel: sign (``=`` what is there, ``-`` what falls out), how many, what. Each ``=`` is the one before less what fell out."""
    report = story.report
    unneeded = len(recorder.of_fate(KEPT))
    kept = sum(report.tiers.values())
    rows = [
        ("=", len(recorder.traces), "read"),
        ("-", report.bookkeeping, "bookkeeping, no drawers"),
        ("-", report.textless, "without text"),
        ("-", report.skipped, "of closed sources"),
        ("=", report.examined, "examined"),
        *(("-", count, f"left out: {rule}") for rule, count in sorted(report.excluded.items(), key=lambda item: -item[1])),
        ("=", kept, f"kept ({tiers_in_words(report)})"),
        ("-", unneeded, "not needed: the story was complete"),
        ("-", report.capped, "over the cap of their source"),
        ("-", report.near_duplicates, "nearly repeat a line"),
        ("=", report.lines, "lines"),
        ("-", story.cut_for_space, "did not fit into max_chars"),
        ("=", report.lines - story.cut_for_space, "shown"),
    ]
    return [(sign, count, what) for sign, count, what in rows if sign == "=" or count]


def tiers_in_words(report: Report) -> str:
    return ", ".join(f"{report.tiers[tier]} of tier {tier}" for tier in sorted(report.tiers, reverse=True)) or "none"


def told(story: Story, recorder: Recorder) -> list[str]:
    """The explanation for a person, line by line."""
    report = story.report
    lines = [f"palace {report.palace}: stopped: {report.stopped}, after {report.batches} batches; rules: {recorder.rules.name}"]
    lines += [f"  {sign} {count:7,}  {what}" for sign, count, what in funnel_of(story, recorder)]
    lines += [f"  {report.saturated} sources had all their lines, {report.spent} were examined to their limit"]
    if report.plain:
        lines.append("nothing survived the rules: the newest drawers are told plainly")
    for trace in sorted(recorder.of_fate(TOLD, CUT), key=lambda trace: trace.rank or 0):
        lines += ["", *why(trace, recorder.rules)]
    repeats = recorder.of_fate(REPEATED)
    if repeats:
        lines += ["", "near repeats"]
        lines += [f"  {trace.reason}: {shortened(trace)}  [{trace.id}]" for trace in repeats]
    lines += ["", *capped_sources(recorder)] if recorder.of_fate(CAPPED) else []
    return [*lines, *(f"note: {text}" for text in report.notices)]


def why(trace: Trace, rules: Rules) -> list[str]:
    """Why a line won."""
    assert trace.line is not None
    assert trace.verdict is not None
    earned = "; ".join(
        f"{name} {f'{points:+d}' if points else '0'} ({found})" for name, points, found in signs(trace.verdict, rules, trace.importance)
    )
    if (reason := held_back(trace.verdict, rules)) is not None:
        earned = "; ".join(filter(None, (earned, f"held back: {reason}")))
    cut = "  (no room for it)" if trace.fate == CUT else ""
    return [
        f"{trace.rank:3}. tier {trace.line.tier}  [{trace.room}] {trace.line.text}{cut}",
        f"     {earned}",
        f"     filed {trace.filed_at or 'at no known time'}  {trace.source or 'no source'}  {trace.id}",
    ]


def capped_sources(recorder: Recorder) -> list[str]:
    counts = Counter(trace.source or "" for trace in recorder.of_fate(CAPPED))
    return ["over the cap of their source", *(f"  {count:5}  {source}" for source, count in counts.most_common(10))]


def explained(story: Story, recorder: Recorder) -> dict[str, object]:
    """The explanation as JSON-ready values: report, funnel, lines with what they earned, fates of all drawers."""
    funnel = [{"sign": sign, "count": count, "what": what} for sign, count, what in funnel_of(story, recorder)]
    lines = [
        trace.line.as_dict()
        | {"fate": trace.fate, "held_back": held_back(trace.verdict, recorder.rules)}
        | {"signs": {name: points for name, points, _ in signs(trace.verdict, recorder.rules, trace.importance)}}
        for trace in sorted(recorder.of_fate(TOLD, CUT), key=lambda trace: trace.rank or 0)
        if trace.line is not None and trace.verdict is not None
    ]
    drawers = [
        {"id": trace.id, "fate": trace.fate, "reason": trace.reason, "rank": trace.rank, "overlap": trace.overlap}
        | ({"tier": trace.verdict.tier, "prose_ratio": trace.verdict.prose_ratio} if trace.verdict else {})
        for trace in recorder.traces
    ]
    return {"rules": recorder.rules.name, "report": story.as_dict()["report"], "funnel": funnel, "lines": lines, "drawers": drawers}
