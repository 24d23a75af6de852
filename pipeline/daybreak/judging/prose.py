"""What prose is made of: sentences, their ends, and the markup in front of them. In any script; every step is linear."""

from __future__ import annotations

import re
from functools import cache

from daybreak.body import has_letters_from_thai_on
from daybreak.overlap import spaceless

__all__ = (
    "BRIEF",
    "DENSE",
    "DRAWING",
    "ICONS",
    "SHORT",
    "STOPS",
    "after_markup",
    "dense_letters",
    "has_eight_words",
    "is_sentence",
    "sentence_ends",
    "weight_of",
)

ICONS = "•·●○◦▪▸▶►☐☑✓✔✗✘✅❌❗❓💡🔧🐛⚠️"
DRAWING = "".join(map(chr, range(0x2500, 0x25A0)))
"""Bullets and check marks, and box drawing: structure of a text, no part of it."""

BRIEF, SHORT = 8, 4
"""Words of a sentence, and of one that has an end mark."""

BRIEF_LETTERS, SHORT_LETTERS = 10, 5
"""The same in letters of a script that puts no space between words."""

STOPS = ".!?…"
"""What ends a sentence where a space follows."""

DENSE = 2.5
"""What a letter of such a script says, in letters of others."""


def is_sentence(prose: str) -> bool:
    """Whether a line holds a sentence: eight words, or four and an end mark; in scripts without spaces ten letters, or five and a mark."""
    spaces = prose.count(" ")
    if spaces >= BRIEF - 1:
        return True
    letters = dense_letters(prose)
    return letters >= BRIEF_LETTERS or ((spaces >= SHORT - 1 or letters >= SHORT_LETTERS) and sentence_ends().search(prose) is not None)


def has_eight_words(text: str) -> bool:
    """Whether a text is long enough for a sentence without an end mark."""
    return text.count(" ") >= BRIEF - 1 or dense_letters(text) >= BRIEF_LETTERS


def dense_letters(text: str) -> int:
    """How many letters of scripts without spaces a text holds."""
    return 0 if text.isascii() or not has_letters_from_thai_on(text) else len(spaceless().findall(text))


def weight_of(text: str) -> float:
    """The length of a text, letters of scripts without spaces counted for what they say."""
    return len(text) + (DENSE - 1) * dense_letters(text)


@cache
def sentence_ends() -> re.Pattern[str]:
    """The end of a sentence or line, with the quotes, brackets and markup that close behind it. A run of marks is looked at once."""
    return re.compile(rf"(?<![{STOPS}])[{STOPS}]++[\"')\]*_»”`]*+(?=\s|$)|[。！？؟۔।॥]+|\n")


def after_markup(text: str, place: int = 0) -> int:
    """Where a text goes on after bullets, numbering, check boxes, heading and quote marks."""
    if text[place + 1 : place + 2] == " " and text[place + 2 : place + 3].isalpha() and text[place] in "-*+>":
        return place + 2  # the most common, told quickly
    found = markup().match(text, place)
    return found.end() if found else place


@cache
def markup() -> re.Pattern[str]:
    return re.compile(
        rf"(?:[\s>*_+~{ICONS}{DRAWING[0]}-{DRAWING[-1]}-]|#{{1,6}}\s|\[[ xX]\]"
        r"|\(?\d{1,3}[.)](?=\s)|\(\d{1,4}(?:, ?\d{1,4}){0,9}\)\s)+"
    )
