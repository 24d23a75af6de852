"""From a body to the text of a line (specification, section 6): where it starts, where it ends, never a paraphrase."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING
from unicodedata import combining

from daybreak.body import clean_start, first_letter, is_mark, normalise
from daybreak.overlap import is_spaceless

if TYPE_CHECKING:
    from daybreak.judging.rules import Rules

__all__ = ("DOTS", "LEAST", "LIMIT", "compose", "is_border", "opens_mid_sentence", "shorten", "snippet")

LIMIT = 200
"""Characters of a line's text, the dots of a cut line included."""

LEAST = 20
"""Characters that must be left for a start further on."""

DOTS = "..."
CLOSERS = ")\\]}\"'»”’›）」』】〉》〕〗〙〛］｝｠｣＂＇"  # the inside of a character class
STOPS = ".!?؟۔।॥։።፧།။៕᠃"
CJK_STOPS = "。！？｡"
VIRAMA = 9
JOINER = "\u200d"
NEVER_FIRST = "\u0e33\u0eb3\uff9e\uff9f\u200c" + JOINER + "".join(map(chr, range(0x1F3FB, 0x1F400)))
"""Characters besides marks that belong to the grapheme before them: two vowels, sound marks, joiners, skin tones."""


def snippet(text: str, limit: int = LIMIT, rules: Rules | None = None) -> str:
    """The line that stands for the text of a drawer: at most ``limit`` characters, one physical line.

    Less the ``...`` of a cut line it is a contiguous substring of the normalised body. ``rules``: whose lines (default: the better ones).

    >>> snippet("ould be nice. The pump was fixed on Monday.")
    'The pump was fixed on Monday.'
    """
    from daybreak.judging.better import BETTER  # profiles compose with what stands here

    rules = rules or BETTER
    return rules.compose(text, normalise(text), limit, rules)


def compose(body: str, limit: int = LIMIT) -> str:
    """The specification's line for a normalised body."""
    start = opening(body)
    if len(body) - start <= limit:
        return body[start:]
    limit = max(limit, 0)
    dots = DOTS if limit > len(DOTS) else ""
    room = limit - len(dots)
    return shorten(body[start : start + room + 1], room) + dots


def opening(body: str) -> int:
    """Where the line starts: after the first sentence boundary when the body opens mid-sentence, else 0."""
    if not opens_mid_sentence(body):
        return 0
    found = boundary().search(body)
    if found is None or len(body) - found.end() < LEAST or not is_border(body, found.end()):
        return 0
    return found.end()


def opens_mid_sentence(body: str) -> bool:
    """Whether a body opens inside a sentence: closing punctuation first, or a first letter in lower case (headings and digits apart)."""
    if body[:1].isalpha():
        return body[0].islower()
    return tail().match(body) is not None or (first_letter(body).islower() and not clean_start(body))


@cache
def tail() -> re.Pattern[str]:
    """Punctuation that closes what stood before; what could as well open a word (`.env`, German »quotes«) does not count."""
    return re.compile(rf"[)\]}}…،؛、，；：）」』】〉》〕］｝｣{CJK_STOPS}]|[.,;:!?»”’›]++(?![\w/])")


@cache
def boundary() -> re.Pattern[str]:
    """The end of a sentence, up to where the next one starts. Closing quotes and brackets belong to the sentence before."""
    return re.compile(rf"[{STOPS}][{CLOSERS}]{{0,4}} |(?:[{CJK_STOPS}]|．(?!\d))[{CJK_STOPS}{CLOSERS}]*+ ?")


def shorten(text: str, room: int) -> str:
    """The longest start of a text, at most ``room`` characters, that ends with a word; or with a grapheme where there are no words."""
    space = text.rfind(" ", 0, room + 1)
    if not text.isascii():
        for place in range(room, max(space, 0), -1):
            if is_spaceless(text[place - 1 : place + 1]) and text[place - 1] != " " and is_border(text, place):
                return text[:place]
    if space > 0:
        return text[:space]
    return text[: next((place for place in range(room, 0, -1) if is_border(text, place)), room)]


def is_border(text: str, place: int) -> bool:
    """Whether a text may be cut before ``text[place]`` without cutting a grapheme.

    Follows Unicode's text segmentation as far as the standard library's data go, and keeps together at least what it keeps together.
    """
    if not 0 < place < len(text) or text[place].isascii():
        return True
    before, after = text[place - 1], text[place]
    if after in NEVER_FIRST or is_mark(after) or before == JOINER:
        return False
    if is_mark(before) and after.isalpha():  # a conjunct of consonants
        return VIRAMA not in map(combining, takewhile(is_mark, reversed(text[:place])))
    if is_regional(after) and is_regional(before):
        first = next((back for back in range(place - 1, -1, -1) if not is_regional(text[back])), -1)
        return (place - first) % 2 == 1
    return not joins_syllable(before, after)


def is_regional(character: str) -> bool:
    """Whether a character is half of a flag."""
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def joins_syllable(before: str, after: str) -> bool:
    """Whether two characters are parts of one Hangul syllable."""
    if "\u1160" <= after <= "\u11ff" or "\ud7b0" <= after <= "\ud7fb":  # a vowel or a final
        return is_leading(before) or "\u1160" <= before <= "\u11ff" or "\uac00" <= before <= "\ud7fb"
    return is_leading(before) and (is_leading(after) or "\uac00" <= after <= "\ud7a3")


def is_leading(character: str) -> bool:
    """Whether a character is a leading consonant of Hangul."""
    return "\u1100" <= character <= "\u115f" or "\ua960" <= character <= "\ua97c"
