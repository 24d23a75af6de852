"""What a body is worth (specification, section 3): left out for its shape, or a tier from 0 to 4."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from daybreak.body import ENVELOPE, HEADING, beyond_ascii, clean_start, is_mark, is_stamp, normalise
from daybreak.vocabulary import ENGLISH, Vocabulary

__all__ = ("SPEC", "Rules", "Shape", "Verdict", "judge", "noise_marker", "weigh")

WRAPPERS = (
    "<system-reminder>",
    "<command-message>",
    "<local-command-caveat>",
    "<task-notification>",
    "[system notification",
    ENVELOPE,
    HEADING.lower(),
    "## l1 — no palace found.",
    "## l1 — no memories yet.",
)
RULE = " -=_*~#+.\u00b7\u2013\u2014\u2015\u2022" + "".join(map(chr, range(0x2500, 0x2580)))  # dots, dashes, box drawing
NOT_PROSE = bytes(code for code in range(256) if code > 127 or not (chr(code).isalpha() or code == 32))
COMMON_LETTERS = (
    "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0388-\u038a\u038e-\u03a1\u03a3-\u03f5\u0400-\u0481\u048a-\u052f"
    "\u05d0-\u05ea\u0620-\u065f\u0671-\u06d3\u0900-\u0963\u0e01-\u0e3a\u0e40-\u0e4e"
    "\u3041-\u3096\u30a1-\u30fa\u30fc-\u30fe\u4e00-\u9fff\uac00-\ud7a3"
)
MARKERS = (
    ("_", "tool_use", "", "tool_use"),
    ("_", "tool_result", "", "tool_result"),
    ("`", "```", "", "code fence"),
    ("~", "~~~", "", "code fence"),
    (":", "Exit code:", "", "exit code"),
    ("w", "cwd was reset", "", "cwd reset"),
    ("(", "Traceback (most recent call last", "", "traceback"),
    ('"', '", line ', r'File "[^"]{1,300}", line \d', "traceback"),  # Python, cut
    ("[", "goroutine ", r"goroutine \d+ \[", "traceback"),  # Go
    ("'", "panicked at ", r"thread '[^']{0,100}'[ \d()]{0,30} panicked at ", "traceback"),  # Rust
    ("(", " at ", r" at [\w.$<>]{1,200}\([\w$. -]{1,100}:\d{1,9}\)", "traceback"),  # Java
    ("(", " at ", r" at [\w.$<>\[\] ]{1,200} \([^()\s]{1,300}:\d{1,9}:\d{1,9}\)", "traceback"),  # Node
    ("-", "diff --git ", "", "diff"),
    ("@", "@@ -", r"@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@", "diff"),
    ("+", " +++ ", r"--- \S+ \+\+\+ \S", "diff"),
)
"""Marks of tool output that survive the collapsing of whitespace: a character that prose seldom has, the literal, where that is not
enough a pattern (repeats counted, so that it stays linear), and the kind."""


class Verdict(NamedTuple):
    """What was found about one body.

    ``tier``: 0 to 4, or -1 when the body is left out; then ``excluded_by`` names the rule. ``length``: characters of the normalised
    body. ``table_density``: share of pipes and hyphens; ``prose_ratio``: share of letters and spaces; both 0.0 to 1.0. ``outcome``: the
    outcome word that was found; ``clean_start``; ``noise``: the kind of tool noise. These three are not looked for in an excluded body.
    """

    tier: int
    excluded_by: str | None = None
    length: int = 0
    table_density: float = 0.0
    prose_ratio: float = 0.0
    outcome: str | None = None
    clean_start: bool = False
    noise: str | None = None


class Shape(NamedTuple):
    """A normalised body, and the measures of it that rules compare."""

    body: str
    length: int
    table_density: float
    prose_ratio: float


def measure(body: str) -> Shape:
    """The shape of a normalised body."""
    length = len(body)
    if not length:
        return Shape(body, 0, 0.0, 0.0)
    return Shape(body, length, (body.count("|") + body.count("-")) / length, letters_and_spaces(body) / length)


def letters_and_spaces(body: str) -> int:
    """How many characters are letters (category L), marks (category M) or the space."""
    plain = len(body.encode(errors="replace").translate(None, NOT_PROSE))
    if body.isascii():
        return plain
    others = beyond_ascii(body)
    rest = Counter(common_letters().sub("", others))
    strange = sum(times for character, times in rest.items() if not (character.isalpha() or is_mark(character)))
    return plain + len(others) - strange


@cache
def common_letters() -> re.Pattern[str]:
    """A run of the letters and marks that are met most, so that only few characters need a look of their own."""
    return re.compile(f"[{COMMON_LETTERS}]+")


def opens_with_wrapper(shape: Shape, rules: Rules) -> bool:
    """The body opens with what a harness wraps around its own messages, or with Daybreak's own story."""
    return shape.body[:32].lower().startswith(WRAPPERS)


def is_stamp_or_rule(shape: Shape, rules: Rules) -> bool:
    """Nothing but date-times, or nothing but a drawn rule."""
    body = shape.body
    return body != "" and (not body.strip(RULE) or (shape.prose_ratio < rules.min_prose_ratio and is_stamp(body)))


def is_too_short(shape: Shape, rules: Rules) -> bool:
    """Fewer characters than prose needs."""
    return shape.length < rules.min_length


def is_table(shape: Shape, rules: Rules) -> bool:
    """More pipes and hyphens than prose has."""
    return shape.table_density > rules.max_table_density


def is_soup(shape: Shape, rules: Rules) -> bool:
    """Fewer letters and spaces than prose has."""
    return shape.prose_ratio < rules.min_prose_ratio


def noise_marker(body: str) -> str | None:
    """The kind of tool noise in a body, or ``None``: one mark is as bad as many."""
    for rare, mark, pattern, kind in MARKERS:
        if rare in body and mark in body and (not pattern or compiled(pattern).search(body)):
            return kind
    return None


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern, compiled when it is first needed."""
    return re.compile(pattern)


Exclusion = Callable[[Shape, "Rules"], bool]

SPEC_EXCLUSIONS: tuple[tuple[str, Exclusion], ...] = (
    ("wrapper", opens_with_wrapper),
    ("timestamp or rule only", is_stamp_or_rule),
    ("too short", is_too_short),
    ("table density", is_table),
    ("prose ratio", is_soup),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A profile: which shapes are left out, in which order, and what makes a tier. A value; `dataclasses.replace` makes another.

    ``exclusions``: names and predicates, the first that holds is the reason. ``vocabulary``, ``starts_clean`` and ``noise`` read the
    three signs; ``points`` are what outcome wording, a clean start and freedom from noise earn.
    """

    name: str = "spec"
    max_table_density: float = 0.18
    min_prose_ratio: float = 0.78
    min_length: int = 20
    exclusions: tuple[tuple[str, Exclusion], ...] = SPEC_EXCLUSIONS
    vocabulary: Vocabulary = ENGLISH
    starts_clean: Callable[[str], bool] = clean_start
    noise: Callable[[str], str | None] = noise_marker
    points: tuple[int, int, int] = (2, 1, 1)


SPEC = Rules()
"""The rules of the specification."""


def judge(text: str, rules: Rules = SPEC) -> Verdict:
    """The verdict on the text of a drawer. Never raises, whatever the text."""
    return weigh(normalise(text), rules)


def weigh(body: str, rules: Rules = SPEC) -> Verdict:
    """The verdict on a body that is already normalised."""
    shape = measure(body)
    for name, holds in rules.exclusions:
        if holds(shape, rules):
            return Verdict(-1, name, shape.length, shape.table_density, shape.prose_ratio)
    outcome, clean, noise = rules.vocabulary.find(body), rules.starts_clean(body), rules.noise(body)
    for_outcome, for_start, for_quiet = rules.points
    tier = (for_outcome if outcome else 0) + (for_start if clean else 0) + (0 if noise else for_quiet)
    return Verdict(tier, None, shape.length, shape.table_density, shape.prose_ratio, outcome, clean, noise)
