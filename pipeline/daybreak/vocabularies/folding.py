"""The form in which texts and outcome words are compared, in any script."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from daybreak.body import composed

__all__ = (
    "ASCII",
    "FEW",
    "LETTERS",
    "PLAIN",
    "SCRIPTS",
    "SPREAD",
    "SPREAD_ASCII",
    "UNSPACED",
    "Script",
    "fold",
    "is_spaced",
    "others",
    "pattern",
    "script_of",
    "words_of",
)

Script = str
"""One of `SCRIPTS`, "ascii" or "rest" for words, "anywhere" for terms of scripts that put no space between words."""

LETTERS: Final = (  # beyond ASCII, of scripts with spaces; every other letter is found anywhere
    "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u036f\u0370-\u0373\u0376-\u037d\u0386\u0388-\u0481\u0483-\u0556\u0561-\u0587"
    "\u05d0-\u05ea\u0620-\u0669\u066e-\u06d3\u06d5-\u06dc\u0900-\u0963\u0966-\u096f\u0971-\u0dff\u10a0-\u10ff\u1e00-\u1fff"
)
SCRIPTS: Final = {
    "cyrillic": "\u0400-\u052f",
    "hebrew": "\u05d0-\u05ea",
    "arabic": "\u0620-\u06dc",
    "devanagari": "\u0900-\u097f",
    "latin": "\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff",
}
"""Scripts with spaces and with tables of their own, and their letters beyond ASCII as the inside of a character class."""

UNSPACED: Final = (
    "\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Letters of scripts whose terms are found anywhere."""

PLAIN: Final = {
    "。": ". ", "．": ". ", "！": "! ", "？": "? ", "،": ", ", "、": ", ", "，": ", ", "；": "; ", "：": ": ", "।": ". ",
    "؟": "? ", "؛": "; ", "…": ", ", "—": " - ", "–": " - ", "（": "(", "）": ")",
}  # fmt: skip
"""Punctuation of other scripts as ASCII has it."""

ASCII: Final = bytes(range(128))
SPREAD: Final = bytes(code if code > 127 or chr(code).isalnum() or chr(code) == "_" else 32 for code in range(256)).lower()
"""A table for `bytes.translate`: ASCII letters lowered; digits, `_` and the bytes of other scripts kept; all else a space."""

SPREAD_ASCII: Final = SPREAD[:128] + b" " * 128
"""The same for a text whose other characters are no letters."""

FEW = 12
"""So many different marks are replaced one by one; more, in one pass."""

POINTS: Final = "\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u00ad\u200b-\u200f\u2060"
"""What is no part of the wording: vowel points, tashkil, tatweel, nukta, joiners, direction marks, soft hyphens."""

SAME: Final = (("ё", "е"), ("أ", "ا"), ("إ", "ا"), ("آ", "ا"), ("ٱ", "ا"), ("ى", "ي"), ("ँ", "ं"))
"""Spellings that stand for one another."""


@cache
def pattern(expression: str) -> re.Pattern[str]:
    """A pattern, compiled when a text first needs it: many a wake-up reads ASCII alone."""
    return re.compile(expression)


def fold(text: str) -> str:
    """A text as it is compared: NFC, casefolded, without what is no part of the wording."""
    if text.isascii():
        return text.lower()
    text = pattern(f"[{POINTS}]+").sub("", composed(text).casefold())
    for spelling, other in SAME:
        text = text.replace(spelling, other)
    return text


def others() -> re.Pattern[str]:
    """A character that is neither ASCII nor a letter of a script with spaces."""
    return pattern(f"[^\\x00-\\x7f{LETTERS}]")


def words_of(text: str) -> tuple[bytes, ...]:
    """The words of a term, as they are compared."""
    if text.isascii():
        return tuple(text.encode().translate(SPREAD).split())
    return tuple(others().sub(" ", fold(text)).encode("utf-8", "replace").translate(SPREAD).split())


def is_spaced(text: str) -> bool:
    """Whether a term is matched as whole words, rather than found anywhere."""
    return not pattern(f"[{UNSPACED}]").search(text)


def script_of(text: str) -> Script:
    """The script whose table a term stands in: the first of `SCRIPTS` that it has a letter of."""
    if text.isascii():
        return "ascii"
    if not is_spaced(text):
        return "anywhere"
    return next((script for script, letters in SCRIPTS.items() if pattern(f"[{letters}]").search(text)), "rest")
