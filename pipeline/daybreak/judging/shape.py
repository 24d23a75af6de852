"""The shape of a body, and the shapes that the specification leaves out (section 3)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from daybreak.body import ENVELOPE, HEADING, NO_MEMORIES, NO_PALACE, is_mark, is_stamp
from daybreak.vocabularies.folding import pattern

if TYPE_CHECKING:
    from daybreak.judging.rules import Rules

__all__ = (
    "Shape",
    "is_soup",
    "is_stamp_or_rule",
    "is_table",
    "is_too_short",
    "marks_in",
    "measure",
    "noise_marker",
    "opens_with_wrapper",
    "without_letters",
)

WRAPPERS = (
    "<system-reminder>",
    "<command-message>",
    "<local-command-caveat>",
    "<task-notification>",
    "[system notification",
    ENVELOPE,
    HEADING.lower(),
    *(text.partition(".")[0].lower() for text in (NO_PALACE, NO_MEMORIES)),
)
RULE = " -=_*~#+.\u00b7\u2013\u2014\u2015\u2022" + "".join(map(chr, range(0x2500, 0x2580)))  # dots, dashes, box drawing
ASCII = bytes(range(128))
LETTERS = bytes(code for code in range(128) if chr(code).isalpha() or code == 32)
COMMON_LETTERS = (
    "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0388-\u038a\u038e-\u03a1\u03a3-\u03f5\u0400-\u0481\u048a-\u052f"
    "\u05d0-\u05ea\u0620-\u065f\u0671-\u06d3\u0900-\u0963\u0e01-\u0e3a\u0e40-\u0e4e"
    "\u3041-\u3096\u30a1-\u30fa\u30fc-\u30fe\u4e00-\u9fff\uac00-\ud7a3"
)
FEW = 12
"""So many different characters beyond ASCII are looked at one by one."""

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


class Shape(NamedTuple):
    """A text with its lines, the normalised body of it, and the measures of the body that rules compare.

    ``rest``: what is left of the body, as UTF-8, without ASCII letters and spaces: all that tells prose from soup, and short.
    """

    text: str
    body: str
    rest: bytes
    length: int
    table_density: float
    prose_ratio: float


def measure(text: str, body: str) -> Shape:
    """The shape of a text and its normalised body."""
    length, rest = len(body), without_letters(body)
    if not length:
        return Shape(text, body, rest, 0, 0.0, 0.0)
    return Shape(text, body, rest, length, (rest.count(b"|") + rest.count(b"-")) / length, (length - marks_in(rest)) / length)


def without_letters(text: str) -> bytes:
    """A text as UTF-8, without ASCII letters and spaces."""
    return text.encode(errors="replace").translate(None, LETTERS)


def marks_in(rest: bytes) -> int:
    """How many characters are neither letters (category L), nor marks on letters (category M), nor the space."""
    if rest.isascii():
        return len(rest)
    beyond = rest.translate(None, ASCII)
    others = Counter(beyond.decode())
    if len(others) > FEW:
        others = Counter(common_letters().sub("", beyond.decode()))
    strange = sum(times for character, times in others.items() if not (character.isalpha() or is_mark(character)))
    return len(rest) - len(beyond) + strange


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
    for rare, mark, expression, kind in MARKERS:
        if rare in body and mark in body and (not expression or pattern(expression).search(body)):
            return kind
    return None
