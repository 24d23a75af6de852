"""How much two bodies say the same: Jaccard overlap of their words (specification, section 4)."""

from __future__ import annotations

import re
from functools import cache

from daybreak.body import beyond_ascii, folded, has_letters_from_thai_on, words

__all__ = ("bag", "is_spaceless", "overlap", "spaceless")

SPACELESS = (
    "\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"  # Han
    "\u3040-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9f\U0001aff0-\U0001b16f"  # Kana
    "\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\u0e80-\u0eff"  # Thai, Lao
    "\u1780-\u17d3\u17dc-\u17e9\u1000-\u1049\u1050-\u109f\ua9e0-\ua9fe\uaa60-\uaa7f"  # Khmer, Myanmar
)
"""The inside of a character class: letters, marks and digits of scripts that put no space between words."""


def bag(body: str) -> frozenset[str]:
    """The words of a body: casefolded runs of letters, marks and digits, in composed form (NFC).

    A run of Han, Kana, Thai, Lao, Khmer or Myanmar becomes its character bigrams; a single character stays as it is.
    """
    if body.isascii():
        return frozenset(words(body))
    text = folded(body)
    runs = words(text)
    if not is_spaceless(beyond_ascii(text)):
        return frozenset(runs)
    return frozenset(piece for run in runs for piece in pieces(run))


def pieces(run: str) -> list[str]:
    """One run of word characters, its spaceless stretches as bigrams and the rest whole."""
    if run.isascii():
        return [run]
    found: list[str] = []
    for stretch, other in stretches().findall(run):
        if len(stretch) > 1:
            found.extend([stretch[place : place + 2] for place in range(len(stretch) - 1)])
        else:
            found.append(stretch or other)
    return found


def is_spaceless(text: str) -> bool:
    """Whether a text holds a character of a script that puts no space between words."""
    return not text.isascii() and has_letters_from_thai_on(text) and spaceless().search(text) is not None


@cache
def spaceless() -> re.Pattern[str]:
    """One character of a spaceless script."""
    return re.compile(f"[{SPACELESS}]")


@cache
def stretches() -> re.Pattern[str]:
    """A stretch of spaceless characters (group 1) or of any others (group 2)."""
    return re.compile(f"([{SPACELESS}]+)|([^{SPACELESS}]+)")


def overlap(a: str | frozenset[str], b: str | frozenset[str]) -> float:
    """The Jaccard overlap of two bodies or bags of words, 0.0 to 1.0; two empty bags overlap 0.

    >>> overlap("the pump was fixed", "The pump was FIXED again.")
    0.8
    """
    left = bag(a) if isinstance(a, str) else a
    right = bag(b) if isinstance(b, str) else b
    shared = len(left & right)
    return shared / (len(left) + len(right) - shared) if shared else 0.0
