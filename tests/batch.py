"""The plain batch algorithm of the essential story, written for clarity: what every stream of lines is compared with.

It owns order, window and selection: everything that metadata decides is written again here from the specification, and the selection is
made anew, from nothing, whenever the window has to know it. From the project it calls `judge`, `overlap` and `snippet`, no more.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from unicodedata import normalize

from daybreak import BETTER, Drawer, Limits, Rules, judge, overlap, snippet

__all__ = ("Batch", "BatchLine", "in_order", "of_wing", "tell_at_once")

TOP = 4
GENERAL_LIMITS = Limits()


@dataclass(frozen=True)
class BatchLine:
    """A line as the batch algorithm tells it."""

    id: str
    tier: int
    text: str


@dataclass
class Batch:
    """The lines of a palace at rest, and figures under the names that a report has for them.

    ``skipped`` counts the drawers of closed sources, as if the store had handed out all of them. ``firsts``: ids of the candidates that
    a plain rendering shows.
    """

    lines: list[BatchLine] = field(default_factory=list)
    firsts: list[str] = field(default_factory=list)
    examined: int = 0
    skipped: int = 0
    bookkeeping: int = 0
    textless: int = 0
    excluded: dict[str, int] = field(default_factory=dict)
    tiers: dict[int, int] = field(default_factory=dict)
    capped: int = 0
    near_duplicates: int = 0
    saturated: int = 0
    spent: int = 0
    stopped: str = ""
    plain: bool = False


@dataclass(frozen=True)
class Row:
    """A candidate: what the rules need to know of a drawer."""

    drawer: Drawer
    source: str | None
    body: str
    tier: int
    rule: str | None


def tell_at_once(
    drawers: Sequence[Drawer], *, wing: str = "", order_by: str = "filed_at", limits: Limits = GENERAL_LIMITS, rules: Rules = BETTER
) -> Batch:
    """The essential story of ``drawers``, which stand in insertion order (sections 1 to 4)."""
    told = Batch()
    examined = examine(in_order(of_wing(drawers, wing), order_by, rules.latest_first), limits, rules, told)
    ranked = sorted((row for row in examined if row.rule is None), key=lambda row: -row.tier)
    accepted, told.capped, told.near_duplicates = select(ranked, limits)
    told.lines = [BatchLine(row.drawer.id, row.tier, snippet(row.drawer.text or "", limits.snippet_chars, rules)) for row in accepted]
    told.firsts = [row.drawer.id for row in examined[: limits.max_drawers]]
    told.examined = len(examined)
    for row in examined:
        if row.rule is None:
            told.tiers[row.tier] = told.tiers.get(row.tier, 0) + 1
        else:
            told.excluded[row.rule] = told.excluded.get(row.rule, 0) + 1
    told.plain = bool(examined) and not ranked
    return told


def examine(ordered: Sequence[Drawer], limits: Limits, rules: Rules, told: Batch) -> list[Row]:
    """The candidates that are judged (section 2): each drawer is decided on at its turn, with what has been accepted by then."""
    examined: list[Row] = []
    best: list[Row] = []  # the lines that are settled: those of the top tier among the examined
    closed: dict[str, str] = {}
    told.stopped = "exhausted"
    for drawer in ordered:
        if len(examined) == limits.max_scan or len(best) == limits.max_drawers:
            break
        source = source_of(drawer.metadata)
        body = normalised(drawer.text or "")
        if is_bookkeeping(drawer.metadata):
            told.bookkeeping += 1
            continue
        if source in closed:
            told.skipped += 1
            continue
        if not body:
            told.textless += 1
            continue
        verdict = judge(drawer.text or "", rules, importance(drawer.metadata))
        row = Row(drawer, source, body, verdict.tier, verdict.excluded_by)
        examined.append(row)
        if row.tier == TOP:
            best = select([row for row in examined if row.tier == TOP], limits)[0]
        if source is not None:
            if sum(row.source == source for row in examined) == limits.max_scan_per_source:
                closed[source] = "spent"
            elif sum(row.source == source for row in best) == limits.max_per_source:
                closed[source] = "saturated"
    if len(examined) == limits.max_scan:
        told.stopped = "window"
    elif len(best) == limits.max_drawers:
        told.stopped = "filled"
    told.spent = list(closed.values()).count("spent")
    told.saturated = list(closed.values()).count("saturated")
    return examined


def select(ranked: Sequence[Row], limits: Limits) -> tuple[list[Row], int, int]:
    """The accepted of the ranked rows (section 4), and how many lost their place to the cap and to a near repeat."""
    lines: list[Row] = []
    capped = near_duplicates = 0
    for row in ranked:
        if len(lines) == limits.max_drawers:
            break
        if row.source is not None and sum(line.source == row.source for line in lines) >= limits.max_per_source:
            capped += 1
        elif any(alike(row.body, line.body) >= limits.near_duplicate for line in lines):
            near_duplicates += 1
        else:
            lines.append(row)
    return lines, capped, near_duplicates


@lru_cache(maxsize=200_000)
def alike(one: str, two: str) -> float:
    return overlap(one, two)


def in_order(drawers: Sequence[Drawer], order_by: str = "filed_at", latest_first: bool = False) -> list[Drawer]:
    """Candidate order (section 1); sorting is stable, so what is equal stays in insertion order.

    ``latest_first``: of drawers that are equal and have one source the last is told first, in the places that they have.
    """
    dated = sorted(drawers, key=lambda drawer: order_key(drawer.metadata, order_by), reverse=True)
    ordered = sorted(dated, key=lambda drawer: importance(drawer.metadata), reverse=True)
    if not latest_first:
        return ordered
    alike: dict[object, list[int]] = {}
    for place, drawer in enumerate(ordered):
        key, source = order_key(drawer.metadata, order_by), source_of(drawer.metadata)
        alike.setdefault((importance(drawer.metadata), key, source) if key[0] and source is not None else place, []).append(place)
    turned = {place: other for places in alike.values() for place, other in zip(places, places[::-1], strict=True)}
    return [ordered[turned[place]] for place in range(len(ordered))]


def importance(metadata: Mapping[str, object]) -> float:
    values = [metadata[key] for key in ("importance", "emotional_weight", "weight") if metadata.get(key) is not None]
    if not values or isinstance(values[0], bool):
        return 3.0
    try:
        number = float(values[0])  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return 3.0
    return 3.0 if math.isnan(number) or math.isinf(number) else number


def order_key(metadata: Mapping[str, object], key: str) -> tuple[str, float, str]:
    value = metadata.get(key)
    if type(value) is str and re.match("[0-9]{4}", value):
        return ("dated", 0, value)
    if type(value) in (int, float) and key != "filed_at" and value == value:
        return ("numbered", value, "")  # type: ignore[return-value]
    return ("", 0, "")


def source_of(metadata: Mapping[str, object]) -> str | None:
    file, parent = metadata.get("source_file"), metadata.get("parent_drawer_id")
    if isinstance(file, str) and file != "":
        return "/".join(file.split("\\"))
    if isinstance(parent, str) and parent != "":
        return parent
    return None


def is_bookkeeping(metadata: Mapping[str, object]) -> bool:
    sentinel = metadata.get("is_sentinel")
    true = sentinel.strip().lower() == "true" if isinstance(sentinel, str) else sentinel in (True, 1)
    return metadata.get("ingest_mode") == "registry" or metadata.get("room") == "_registry" or true


def of_wing(drawers: Sequence[Drawer], wing: str) -> list[Drawer]:
    """The drawers of a wing, in the order in which they stand."""
    return [drawer for drawer in drawers if not wing or is_of_wing(drawer.metadata.get("wing"), wing)]


def is_of_wing(stored: object, wing: str) -> bool:
    if isinstance(stored, list):
        return any(is_of_wing(member, wing) for member in stored if isinstance(member, str))
    if not isinstance(stored, str):
        return False
    return slug(stored) == slug(wing) if slug(wing) else stored == wing


def slug(wing: str) -> str:
    folded = normalize("NFC", normalize("NFC", wing).casefold())
    return re.sub("^_*(wing_)?_*", "", re.sub("[- ]", "_", folded))


def normalised(text: str) -> str:
    """The normalised body, for comparing: lone surrogates stay what they are, they are in no word."""
    head = text[:20_000].replace("\ufeff", "")
    return " ".join(re.sub("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\U000e0000-\U000e007f]", " ", head).split())
