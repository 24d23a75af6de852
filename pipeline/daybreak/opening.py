"""The text of a line under the better rules: it starts with what is said, and holds the outcome (specification, section 6).

Less the ``...`` of a cut line it is a contiguous substring of the normalised body, so markup inside it stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from daybreak.body import normalise
from daybreak.drawer import HEAD
from daybreak.judging.prose import DRAWING, after_markup, has_eight_words, sentence_ends
from daybreak.judging.rows import PAIR, PROSE, rows_of
from daybreak.snippet import DOTS, LEAST, is_border, opens_mid_sentence, shorten

if TYPE_CHECKING:
    from daybreak.judging.rules import Rules

__all__ = ("compose_line",)

STUB = 40
"""A last sentence that would be cut to fewer characters is left out: it would lose its verb."""

LOOKED_AT = 2_000
"""Characters behind the start in which an outcome is looked for."""

LABEL = 40
"""Characters of the longest bold label that is passed over."""

DIVIDERS = ":\u2014\u2013-"
"""What may stand between a label and what is said: a colon or a dash."""

QUOTES = frozenset("\"'“„«‚‘「『")
TRAILING = " >*_#|~`-" + DRAWING
CLOSED = ("`", "**")

Span = tuple[int, int]
"""Where a line or sentence starts in the body, and where it ends."""


def compose_line(text: str, body: str, limit: int, rules: Rules) -> str:
    """The text of a line: at most ``limit`` characters of the body, from where something is said."""
    lines = list(prose_in(text[:HEAD]))
    start = opening(body, lines, rules)
    if len(body) - start > limit:
        start = outcome_start(body, lines, start, limit, rules)
    end = closing(body, start)
    return body[start:end] if end - start <= limit else cut(body[start:end], max(limit, 0))


def prose_in(text: str) -> Iterator[Span]:
    """The lines of prose, as they stand in the body: it is the lines, each normalised, with a space between them."""
    place = 0
    for kind, line, prose in rows_of(text):
        length = len(normalise(line))
        if length:
            if kind in (PROSE, PAIR) and prose:
                yield place, place + length
            place += length + 1


def opening(body: str, lines: list[Span], rules: Rules) -> int:
    """Where the line starts: with the first prose, behind its markup; a fragment with the sentence or the line after it."""
    first = lines[0] if lines and is_enough(body, lines[0][0]) else (0, len(body))
    start = after_opener(body, first, rules)
    if not opens_mid_sentence(body[start:]):
        return start
    found = sentence_ends().search(body, start)
    places = [line for line in lines if line[0] > start][:1]
    if found:
        end = next((end for begin, end in lines if begin <= start < end), len(body))
        places.append((after_space(body, found.end()), end))
    after = min(places, default=first)
    return after_opener(body, after, rules) if is_enough(body, after[0]) else start


def is_enough(body: str, start: int) -> bool:
    """Whether a start leaves a line worth the name, and cuts no grapheme."""
    return len(body) - start >= LEAST and is_border(body, start)


def after_space(body: str, place: int) -> int:
    """The place, or the one behind the space that is there."""
    return place + (body[place : place + 1] == " ")


def after_opener(body: str, line: Span, rules: Rules) -> int:
    """Where a line goes on behind markup, numbering, quotes and a bold label, as far as enough is left."""
    start = line[0]
    while True:
        place = after_markup(body, start)
        if body[place : place + 1] in QUOTES and body[place + 1 : place + 2].isalnum():
            place += 1
        elif body[place - 2 : place] == "**":
            place = after_label(body, place, line[1], rules)
        if place == start or not is_enough(body, place):
            return start
        start = place


def after_label(body: str, start: int, end: int, rules: Rules) -> int:
    """Behind a bold label, where a whole sentence follows that can stand without it, and the label tells no outcome itself.

    Otherwise the line starts with the label: its closing asterisks stay, a line being a substring of the body.
    """
    close = body.find("**", start, start + LABEL)
    after = close + 2
    while body[after : after + 1] and body[after] in f" {DIVIDERS}":
        after += 1
    if close < 0 or not (body[close - 1] == ":" or set(body[close + 2 : after]) & set(DIVIDERS)):
        return start
    rest = body[after:end]
    stands_alone = len(rest) >= LEAST and has_eight_words(rest) and not opens_mid_sentence(rest)
    return after if stands_alone and rules.vocabulary.find(body[start:close]) is None else start


def outcome_start(body: str, lines: list[Span], start: int, limit: int, rules: Rules) -> int:
    """Where the sentence of the outcome starts when the line would be cut before it, else ``start``."""
    find = rules.vocabulary.find
    if find(body[start : start + limit - len(DOTS)]) or not find(body[start : start + LOOKED_AT]):
        return start
    for first, last in sentences_in(body, lines):
        if start < first < start + LOOKED_AT and is_enough(body, first) and find(body[first:last]):
            return after_opener(body, (first, last), rules)
    return start


def sentences_in(body: str, lines: list[Span]) -> Iterator[Span]:
    """The sentences of the lines, as they stand in the body."""
    for start, end in lines:
        for found in sentence_ends().finditer(body, start, end):
            yield start, found.end()
            start = after_space(body, found.end())
        if start < end:
            yield start, end


def closing(body: str, start: int) -> int:
    """Where the body ends, less the markup that closes nothing of the line."""
    end = len(body.rstrip(TRAILING))
    if end - start < LEAST:
        return len(body)
    for mark in CLOSED:
        if body.count(mark, start, end) % 2 and body.startswith(mark, end):
            end += len(mark)
    return end


def cut(text: str, limit: int) -> str:
    """At most ``limit`` characters of a text, dots included, that end with a word; with a sentence where the next would lose its verb."""
    dots = DOTS if limit > len(DOTS) else ""
    room = limit - len(dots)
    short = shorten(text[: room + 1], room)
    last = max((found.end() for found in sentence_ends().finditer(short)), default=0)
    if limit // 2 < last and len(short) - last < STUB:
        short = short[:last]
        if dots and len(short) < room and text[last : last + 1] == " ":
            dots = f" {dots}"  # dots behind a full stop would look like four
    return short + dots
