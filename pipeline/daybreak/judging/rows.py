"""What the lines of a drawer are: prose, listing, heading, or a key and a value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from daybreak.judging.listing import (
    CODE_ENDS,
    COLUMN,
    TERSE,
    code_marks,
    is_address,
    is_code,
    is_listing,
    is_pair,
    is_position,
    without_quoted,
)
from daybreak.judging.prose import after_markup, is_sentence

__all__ = ("HEADING", "LISTING", "PAIR", "PROSE", "Row", "rows_of")

PROSE, LISTING, HEADING, PAIR = "prose", "listing", "heading", "pair"
"""Kinds of lines. A pair is a key and a short value: alone it is prose (``fix: close the pool``), among others of its kind a listing."""

Row = tuple[str, str, str]
"""A line that is not blank: its kind, the line itself without surrounding blanks, and what it says without markup and quoted code."""


def rows_of(text: str) -> Iterator[Row]:
    """The lines of a text that are not blank. Fenced text is listing, one row each; a text without line breaks is one line."""
    return fenced_rows(text) if "```" in text else lines_of(text)


def fenced_rows(text: str) -> Iterator[Row]:
    """The lines of a text with fences."""
    text = f"\n{text}"
    if " ```" in text or "\t```" in text:
        text = indented_fences().sub("\n```", text)
    before, *pieces = text.split("\n```")
    yield from lines_of(before)
    # An odd number of fences, the first of them bare: the drawer was cut inside fenced text.
    skips = len(pieces) % 2 == 1 and not pieces[0].partition("\n")[0].strip("` \t\r")
    fenced = False
    for piece in pieces:
        info, _, rest = piece.partition("\n")
        fenced = not skips and (not fenced or info.strip("` \t\r") != "")
        skips = False
        yield LISTING, f"```{piece if fenced else info}", ""
        if not fenced:
            yield from lines_of(rest)


@cache
def indented_fences() -> re.Pattern[str]:
    return re.compile(r"\n[ \t]+```")


def lines_of(text: str) -> Iterator[Row]:
    """The lines of a text without fences."""
    for line, mark in zip(map(str.strip, text.split("\n")), code_marks(text).split(b"\n"), strict=True):
        if not line:
            continue
        first = line[0]
        if COLUMN in line:
            yield LISTING, line, ""
        elif first.isalpha() and line[-1] not in CODE_ENDS:  # the most common line, told quickly
            yield plain_row(line, mark) if mark else (PROSE, line, line)
        elif is_listing(line):
            yield LISTING, line, ""
        elif first in "#*_" and is_heading(line):
            yield HEADING, line, line
        else:
            yield plain_row(line, mark)


def plain_row(line: str, mark: bytes) -> Row:
    """A line that only its characters can tell from code. ``mark``: those that code has more of."""
    prose = line
    if mark:
        if b":" in mark:
            if is_pair(line):
                return PAIR, line, line
            if is_position(line):
                return LISTING, line, ""
        if (" " not in line or b"/" in mark or b":" in mark) and is_address(line):
            return LISTING, line, ""
        if b'"' in mark and line.endswith('",') and line.count('"') % 2:  # the end of a value of JSON
            return LISTING, line, ""
        if b"`" in mark:
            prose = without_quoted(line)
    if not line[0].isalpha():
        prose = prose[after_markup(prose) :]
    if TERSE * len(mark) > len(prose) and is_code(prose, code_marks(prose) if b"`" in mark else mark):
        return LISTING, line, ""
    return PROSE, line, prose


def is_heading(line: str) -> bool:
    """Whether a line is a heading, or bold from end to end (who speaks, in many transcripts), and no whole sentence."""
    if line[0] == "#":
        text = line.lstrip("#")
        return text[:1] == " " and not is_sentence(text.strip())
    text = line.strip("*_:")
    return line.rstrip(":")[-1:] == line[0] and text[:1] not in ("", " ") and "*" not in text and not is_sentence(text)
