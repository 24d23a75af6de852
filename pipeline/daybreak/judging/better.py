"""The better rules: weigh the prose of a drawer, not the drawer. They are the default; `daybreak.judging.spec` is the specification.

A line is prose, listing or heading. Prose earns the tier, listing only costs; and the top tier is for an outcome that a line can show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from daybreak.drawer import DEFAULT_IMPORTANCE
from daybreak.judging.listing import gutters
from daybreak.judging.prose import STOPS, after_markup, is_sentence, sentence_ends, weight_of
from daybreak.judging.rows import LISTING, PAIR, PROSE, rows_of
from daybreak.judging.rules import Exclusion, Rules, Verdict
from daybreak.judging.shape import Shape, is_stamp_or_rule, is_too_short, noise_marker, opens_with_wrapper
from daybreak.judging.soup import is_bare_soup, is_dense_table
from daybreak.line import TOP_TIER
from daybreak.opening import compose_line
from daybreak.vocabularies.wording import ALL_LANGUAGES

__all__ = ("BETTER", "SAID", "TOLD")

MIXED = 0.25
"""Share of listing above which a drawer is noisy."""

MOSTLY = 0.6
"""Share of listing above which it is one."""

TOLD = 200
"""The outcome of a top tier stands within so many characters of prose: what a line can show."""


FEW_PAIRS = 3
"""So many lines of a key and a value are a listing."""

CHECKS = ("\u2705", "\u2714", "\u2713", "[x]", "[X]")
FEW_CHECKS = 2

SAID = 25
"""An outcome told in a shorter sentence does not say of what."""

NO_SENTENCE_TIER = 1
CLOSING = " *_`\"')]"
"""Markup that closes behind the last mark of a text."""


def opens_clean(body: str) -> bool:
    """Whether the first letter after bullets, numbering and other markup is not lowercase."""
    start = after_markup(body)
    letter = next(filter(str.isalpha, body[start : start + 60]), "")
    return letter != "" and not letter.islower()


class Reading(NamedTuple):
    """What the lines of a text add up to.

    ``sentences``: lines that hold one. ``others``: shorter prose and headings. ``listing``: the share of listing.
    """

    sentences: list[str]
    others: list[str]
    listing: float
    opens_listed: bool
    has_tag_line: bool


def read(text: str, length: int) -> Reading:
    """Read a text, whose body has this length, line by line, until it is known to be a listing."""
    numbered = gutters().match
    first = LISTING if numbered(text.lstrip()) else ""
    # Most listings number every line, and most chunks open within one; what is left out here is told line by line.
    rest = gutters().sub("", text) if first or numbered(text, text.find("\n") + 1) else text
    listing = len(text) - len(rest)
    enough = MOSTLY * length
    sentences: list[str] = []
    others: list[str] = []
    if listing > enough:
        return Reading(sentences, others, min(listing / length, 1.0), True, False)
    pairs: list[str] = []
    tags = 0
    for kind, line, prose in rows_of(rest):
        first = first or kind
        if kind == LISTING:
            listing += len(line)
            tags += line[0] == "<"
            if listing > enough:
                break
        elif kind == PAIR:
            pairs.append(prose)
        elif kind == PROSE and is_sentence(prose):
            sentences.append(prose)
        else:
            others.append(prose)
    if len(pairs) < FEW_PAIRS:
        others += pairs
    else:
        listing += sum(map(len, pairs))
    return Reading(sentences, others, min(listing / length, 1.0), first == LISTING, tags > 0)


def rank(shape: Shape, rules: Rules, importance: float) -> Verdict:
    """The specification's points, for the prose; then what keeps a drawer from the tier that its points would give."""
    body, is_weighty = shape.body, importance > DEFAULT_IMPORTANCE
    sentences, others, listing, opens_listed, has_tag_line = read(shape.text, shape.length)
    outcome = noise = capped_by = None
    clean = False
    tier = 0
    if listing > MOSTLY and not is_weighty:
        capped_by = "listing"
    else:
        find = rules.vocabulary.find
        shown, rest = showable("\n".join(sentences))
        told = find(shown) if shown else None
        outcome = told or (find("\n".join((rest, *others))) if rest or others else None)
        if outcome is None and not has_tag_line:
            outcome = checked_off(shape.text)
        clean = not opens_listed and rules.starts_clean(body)
        noise = "tag" if has_tag_line else "listing" if listing > MIXED else rules.noise(body)
        for_outcome, for_start, for_quiet = rules.points
        tier = (for_outcome if outcome or is_weighty else 0) + (for_start if clean else 0) + (0 if noise else for_quiet)
        if is_weighty:
            pass
        elif len(sentences) < rules.min_sentences and not outcome:
            tier, capped_by = min(tier, NO_SENTENCE_TIER), "no sentence"
        elif tier == TOP_TIER and (capped_by := untold(body, shown if told else "", rules)) is not None:
            tier -= 1
        if importance < DEFAULT_IMPORTANCE:
            tier, capped_by = max(tier - for_outcome, 0), "weight"
    return Verdict(
        tier, None, shape.length, shape.table_density, shape.prose_ratio, outcome, clean, noise, listing, len(sentences), capped_by
    )


def checked_off(text: str) -> str | None:
    """The mark by which things are checked off, where that was done with several: a list of what is done tells of outcomes."""
    mark = next((mark for mark in CHECKS if mark in text), None)
    return mark if mark is not None and len(checks().findall(text)) >= FEW_CHECKS else None


@cache
def checks() -> re.Pattern[str]:
    """A line that opens with a check mark, behind bullets and numbers."""
    return re.compile(rf"^[\s>*+\d.)-]{{0,12}}(?:{'|'.join(map(re.escape, CHECKS))})[\s\ufe0f]", re.MULTILINE)


def showable(prose: str) -> tuple[str, str]:
    """The sentences that begin within the first `TOLD` characters of some prose, and the others."""
    begin = len(prose[:TOLD].rstrip(STOPS))  # marks that stand on the border end a sentence together
    if len(prose) <= TOLD or (found := sentence_ends().search(prose, begin)) is None:
        return prose, ""
    return prose[: found.end()], prose[found.end() :]


def untold(body: str, shown: str, rules: Rules) -> str | None:
    """Why the outcome of a drawer is not one that a line can show; ``None`` when it is. ``shown``: sentences with an outcome, or none."""
    if body.rstrip(CLOSING)[-1:] in (":", "："):
        return "announces"
    if not shown:
        return "outcome late"
    sentences = list(sentences_of(shown))
    told = [sentence for sentence in sentences if weight_of(sentence) >= SAID]
    return None if len(told) == len(sentences) or rules.vocabulary.find("\n".join(told)) else "outcome brief"


def sentences_of(prose: str) -> Iterator[str]:
    """The sentences of some prose."""
    start = 0
    for found in sentence_ends().finditer(prose):
        yield prose[start : found.end()].strip()
        start = found.end()
    if rest := prose[start:].strip():
        yield rest


THRESHOLDS = (("listing", MOSTLY, "a listing: tier 0", "listing"), ("listing", MIXED, "noisy", None))

CAPS = (
    ("listing", "it is mostly listing"),
    ("no sentence", f"it holds no sentence and no outcome: at most tier {NO_SENTENCE_TIER}"),
    ("announces", "it ends on a colon, and so announces something"),
    ("outcome late", f"no outcome stands within the first {TOLD} characters of its sentences, which is what a line can show"),
    ("outcome brief", f"the outcome is told in fewer than {SAID} characters"),
    ("weight", "somebody gave it less than the usual importance"),
)

PASSES = (
    ("table_density", "passes once bullets and the prose beside a table are weighed"),
    ("prose_ratio", "passes once markup, quoted code and scripts are weighed"),
    ("sentences", "passes by its outcome"),
)

TOP = f"it stands within the first {TOLD} characters of the sentences, in one of at least {SAID} characters"

EXCLUSIONS: tuple[tuple[str, Exclusion], ...] = (
    ("wrapper", opens_with_wrapper),
    ("timestamp or rule only", is_stamp_or_rule),
    ("too short", is_too_short),
    ("table density", is_dense_table),
    ("prose ratio", is_bare_soup),
)

BETTER = Rules(
    name="better",
    exclusions=EXCLUSIONS,
    vocabulary=ALL_LANGUAGES,
    starts_clean=opens_clean,
    noise=noise_marker,
    rank=rank,
    compose=compose_line,
    latest_first=True,
    weights_count=True,
    min_sentences=1,
    thresholds=THRESHOLDS,
    caps=CAPS,
    passes=PASSES,
    top=TOP,
)
"""The better rules, and the default."""
