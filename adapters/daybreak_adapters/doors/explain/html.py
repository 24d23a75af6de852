"""The explanation as one self-contained page: funnel, histogram of prose ratios, the window as a strip of drawers.

Drawer texts travel as data (JSON in an element that nothing runs, every ``<`` escaped) and are put on the page as text, never as markup.
The page's own policy forbids it to load anything, and to run any script but the one whose digest it names.
"""

from __future__ import annotations

import json
import os
import tempfile
from base64 import b64encode
from contextlib import suppress
from hashlib import sha256
from html import escape

from daybreak.errors import InputError
from daybreak.judging.rules import Rules
from daybreak.observer import BOOKKEEPING, CAPPED, EXCLUDED, KEPT, REPEATED, SKIPPED, TEXTLESS, TOLD
from daybreak.story import Story
from daybreak_adapters.doors.explain.door import funnel_of
from daybreak_adapters.doors.explain.funnel import CUT, Recorder, Trace, labels
from daybreak_adapters.doors.explain.page import SCRIPT, STYLE
from daybreak_adapters.doors.explain.verdict import findings, signs
from daybreak_adapters.palaces.locate import check_outside_palaces

__all__ = ("page", "write_page")

COLOURS = {
    TOLD: "#1b7f3b",
    CUT: "#7cc08d",
    REPEATED: "#c77c11",
    CAPPED: "#e3b04b",
    KEPT: "#4b7bc4",
    EXCLUDED: "#b5443c",
    SKIPPED: "#9a8fb8",
    TEXTLESS: "#c9c9c9",
    BOOKKEEPING: "#8b8b8b",
}
TEXT = 2_000
"""Characters of a drawer's text that the page carries."""

MOST_DRAWERS = 20_000
BINS = 50


def write_page(path: str, story: Story, recorder: Recorder) -> None:
    """Write the page, whole or not at all, and never into a palace. Raises `InputError`."""
    check_outside_palaces(path)
    directory = os.path.dirname(os.path.abspath(path))
    content = page(story, recorder).encode("utf-8", "replace")
    temporary = ""
    try:
        descriptor, temporary = tempfile.mkstemp(prefix=".daybreak-", dir=directory)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.replace(temporary, path)
    except OSError as error:
        with suppress(OSError):
            os.unlink(temporary)
        raise InputError(f"cannot write {path} ({error.strerror}): give a file in a directory that can be written") from error


def page(story: Story, recorder: Recorder) -> str:
    """The page as HTML."""
    report = story.report
    digest = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    body = [
        "<h1>How the story was found</h1>",
        f"<p>{escape(report.palace)}: {report.examined:,} drawers examined in {report.batches} batches, stopped: "
        f"{escape(str(report.stopped))}. Rules: {escape(recorder.rules.name)}.</p>",
        *(f"<p class=note>{escape(text)}</p>" for text in report.notices),
        "<h2>Funnel</h2>",
        funnel(story, recorder),
        "<h2>Lines</h2>",
        lines(recorder),
        "<h2>Prose ratios</h2>",
        histogram(recorder),
        "<section><h2>The window</h2>",  # its own section: the text of a drawer stays within it when the page is scrolled
        "<p>Every drawer that was read, in candidate order. Choose one to see its text; the arrow keys go on from there.</p>",
        legend(recorder),
        strip(recorder),
        "<div id=detail aria-live=polite hidden></div></section>",
    ]
    return (
        "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">'
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f"<title>Daybreak: how the story was found</title><style>{STYLE}</style></head>\n<body>{chr(10).join(body)}\n"
        f'<script type="application/json" id=drawers>{data(recorder)}</script>\n<script>{SCRIPT}</script></body></html>\n'
    )


def funnel(story: Story, recorder: Recorder) -> str:
    rows = funnel_of(story, recorder)
    most = max([count for _, count, _ in rows] + [1])
    cells = [
        f"<tr class={'stage' if sign == '=' else 'drop'}><td>{escape(sign)}</td><td class=number>{count:,}</td>"
        '<td class=bar><svg viewBox="0 0 300 12" height=12 preserveAspectRatio=none role=presentation>'
        f'<rect width="{300 * count / most:.1f}" height=12></rect></svg></td>'
        f"<td>{escape(what)}</td></tr>"
        for sign, count, what in rows
    ]
    return f"<table id=funnel>{''.join(cells)}</table>"


def lines(recorder: Recorder) -> str:
    """The lines, best first, each with what it earned."""
    told = sorted(recorder.of_fate(TOLD, CUT), key=lambda trace: trace.rank or 0)
    items = []
    for trace in told:
        assert trace.line is not None
        assert trace.verdict is not None
        found = signs(trace.verdict, recorder.rules, trace.importance)
        earned = "; ".join(f"{name} {points:+d} ({what})" for name, points, what in found if points) or "nothing earned"
        cut = " <em>(no room for it)</em>" if trace.fate == CUT else ""
        items.append(
            f"<li><b>[{escape(trace.room)}]</b> {escape(trace.line.text)}{cut}<br>"
            f"<small>tier {trace.line.tier}: {escape(earned)}; {escape(trace.source or 'no source')}; {escape(trace.id)}</small></li>"
        )
    return f"<ol id=lines>{''.join(items)}</ol>" if items else "<p>No line: nothing survived the rules.</p>"


def histogram(recorder: Recorder) -> str:
    """How the prose ratios of all judged drawers are spread, with the floor."""
    ratios = [trace.verdict.prose_ratio for trace in recorder.traces if trace.verdict is not None]
    bins = [0] * BINS
    for ratio in ratios:
        bins[min(BINS - 1, int(ratio * BINS))] += 1
    highest, width, height = max([*bins, 1]), 12, 160
    tall = [height * count / highest for count in bins]
    lowest = recorder.rules.min_prose_ratio * BINS
    bars = "".join(
        f'<rect class={"low" if number + 1 <= lowest + 1e-9 else "high"} x="{number * width}" y="{height - tall[number]:.1f}"'
        f' width="{width - 1}" height="{tall[number]:.1f}">'
        f"<title>{number / BINS:.2f} to {(number + 1) / BINS:.2f}: {count}</title></rect>"
        for number, count in enumerate(bins)
        if count
    )
    floor = lowest * width
    ticks = "".join(f'<text x="{BINS * width * tick / 10:.0f}" y="{height + 16}">{tick / 10:.1f}</text>' for tick in range(0, 11, 2))
    return (
        f'<svg id=histogram viewBox="-10 -20 {BINS * width + 20} {height + 44}" role=img aria-label="Histogram of prose ratios">{bars}'
        f'<line class=floor x1="{floor:.1f}" x2="{floor:.1f}" y1="-6" y2="{height}"></line>'
        f'<text class=floor x="{floor:.1f}" y="-8">floor {recorder.rules.min_prose_ratio}</text>{ticks}</svg>'
    )


def legend(recorder: Recorder) -> str:
    counts = {fate: len(recorder.of_fate(fate)) for fate in COLOURS}
    marks = [
        f'<span><i style="background:{COLOURS[fate]}"></i>{escape(labels[fate])} {count:,}</span>'
        for fate, count in counts.items()
        if count
    ]
    return f"<p id=legend>{' '.join(marks)}</p>"


def strip(recorder: Recorder) -> str:
    """One button a drawer; a page of more than `MOST_DRAWERS` would be slow, so the rest is counted."""
    shown = recorder.traces[:MOST_DRAWERS]
    buttons = "".join(
        f'<button type=button data-n="{number}" class="{trace.fate}" style="background:{COLOURS[trace.fate]}" '
        f'title="{escape(trace.reason)}" aria-label="drawer {number + 1}, {escape(trace.reason)}"></button>'
        for number, trace in enumerate(shown)
    )
    left = len(recorder.traces) - len(shown)
    return f"<div id=strip>{buttons}</div>" + (f"<p>and {left:,} more</p>" if left else "")


def data(recorder: Recorder) -> str:
    """The drawers as JSON that can stand inside a script element: no ``<``, ``>`` or ``&``, and ASCII only."""
    values = [shown(trace, recorder.rules) for trace in recorder.traces[:MOST_DRAWERS]]
    text = json.dumps(values, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def shown(trace: Trace, rules: Rules) -> dict[str, object]:
    text = trace.body[:TEXT] + (" ..." if len(trace.body) > TEXT else "")
    values: dict[str, object] = {"id": trace.id, "fate": trace.reason, "where": trace.room, "text": text}
    values["facts"] = "  ".join(filter(None, (trace.filed_at, trace.source)))
    if trace.verdict is not None:
        told = [f"left out by {trace.verdict.excluded_by}" if trace.verdict.excluded_by else f"tier {trace.verdict.tier}"]
        told += findings(trace.verdict, rules, trace.importance)
        values["figures"] = told
    return values
