"""Terms of scripts that put spaces between words: whole words, with what takes them back.

Words are compared as UTF-8: one `bytes.translate` lowers and splits a text many times faster than a regular expression does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple

from daybreak.vocabularies.folding import ASCII, PLAIN, SPREAD, SPREAD_ASCII, is_spaced, words_of

__all__ = ("Spaced", "guard_lines", "is_findable", "table", "trigger_of")

Words = tuple[bytes, ...]

CLAUSE, END, QUESTION = b"\x01", b"\x02", b"\x03"
BREAKS: Final = frozenset((CLAUSE, END, QUESTION))
BREAKERS: Final = {",": 0x11, ";": 0x11, ":": 0x11, ".": 0x12, "!": 0x12, "?": 0x13, "(": 0x14, ")": 0x14, "-": 0x15}
"""Punctuation that may break a clause, by what stands for it until its surroundings have been looked at."""

BROKEN: Final = bytes(BREAKERS.get(chr(code), kept) for code, kept in enumerate(SPREAD))
KEPT: Final = bytes(32 if 0x10 < code < 0x20 else code for code in range(256))

REACH = 4
"""How many words before a term a guard may stand."""

LONGEST_GUARD, LONGEST_AFTER = 3, 2
COMMON: Final = dict.fromkeys(
    b"a all an and are as at be been before by can for from has have i in is it its no not now of on one our out s since t than that "
    b"the this to was we were when where which while with".split(),
    10,
) | dict.fromkeys(
    b"again also back build call check clean data does doesn down error errors expected fine fix found good how import into issue "
    b"more pass process real returns running server state still table test tests three through two until up uses why work working "
    b"works".split(),
    5,
)
"""Words that texts hold more often than their length tells, and how many letters they count less."""

PLAIN_BYTES: Final = tuple((mark.encode(), ours.encode()) for mark, ours in PLAIN.items())


class Term(NamedTuple):
    """``shown``: how the term is written. ``tells``: of an outcome, or it is an exception. ``languages``: whose guards take it back."""

    words: Words
    shown: str
    tells: bool
    languages: tuple[str, ...] = ()


def trigger_of(words: Words) -> bytes:
    """The word of a term that texts hold most seldom, as far as length tells."""
    return max(reversed(words), key=lambda word: len(word) - COMMON.get(word, 0))


def is_findable(text: str) -> bool:
    """Whether a term has a letter that can be found."""
    return not is_spaced(text) or any(word.strip(b"_0123456789") for word in words_of(text))


def table(name: str) -> ModuleType:
    """The module of a table of `daybreak.vocabularies`."""
    return import_module(f"daybreak.vocabularies.table_{name}")


def keyed(table: str) -> dict[bytes, bytes]:
    """The lines of a table by what stands before their first bar."""
    return {key: rest for key, _, rest in (line.partition(b"|") for line in table.encode().splitlines())}


def terms_in(line: str, languages: frozenset[str] | None) -> list[Term]:
    """The terms of a line of a table, of these languages only (``None``: of all)."""
    found = []
    for piece in line.split("|"):
        shown, sign, names = piece.partition("!" if "!" in piece else "=")
        own = tuple(name for name in names.split(",") if languages is None or name in languages)
        if own:
            found.append(Term(words_of(shown), shown, sign == "=", own))
    return found


@cache
def guard_lines() -> Mapping[str, tuple[str, str]]:
    """For each language what takes a term back in front of it, and behind it."""
    return {name: (before, after) for name, before, after in (line.split("|") for line in table("guards").TABLE.splitlines())}


@cache
def guards(language: str) -> tuple[frozenset[Words], frozenset[Words]]:
    """The guards of a language in front of a term and behind it, as words."""
    before, after = (frozenset(map(words_of, filter(None, line.split("=")))) for line in guard_lines()[language])
    return before, after


class Spaced:
    """The terms of one script. ``languages``: the active ones, ``None`` for all; ``own``: words of the caller's, without guards.

    A line of the table is read when a text first holds its key, the first word of its terms.
    """

    def __init__(self, script: str, languages: frozenset[str] | None, own: Iterable[str]) -> None:
        self._languages = languages
        self._lines: dict[bytes, bytes] = {}
        self._phrases: dict[bytes, bytes] = {}
        if script != "rest":  # that has no table
            source = table(script)
            self._lines = keyed(source.TABLE)
            self._phrases = keyed(source.TRIGGERS)
        self._known: dict[bytes, dict[bytes, list[Term]]] = {}
        self._own: dict[bytes, list[Term]] = {}
        for text in own:
            words = words_of(text)
            self._own.setdefault(words[0], []).append(Term(words, text, True))
            self._lines.setdefault(words[0], b"")
            self._phrases[trigger_of(words)] = b""  # it is looked for closely wherever this word stands
        self._triggers = frozenset(self._phrases)

    def search(self, text: bytes, spread: bytes) -> str | None:
        """The first term of a text that nothing takes back; ``spread`` is the table that lowers and splits it."""
        words = text.translate(spread).split()
        hits = self._triggers.intersection(words)
        if not hits or not self._may_tell(hits, words):
            return None
        tokens = spaced_out(text, spread)
        after = 0
        for start, term in self._places(tokens):
            close = start + len(term.words)
            if start < after:
                continue
            if not term.tells:
                after = close
            elif not any(is_taken_back(tokens, start, close, *guards(language)) for language in term.languages):
                if not is_asked(tokens, close):
                    return term.shown
                after = sentence_end(tokens, close)
        return None

    def _may_tell(self, hits: Iterable[bytes], words: Iterable[bytes]) -> bool:
        """Whether one of the terms for which these triggers stand is there."""
        joined = b" ".join(words)
        for word in hits:
            for phrase in self._phrases[word].split(b"|"):
                if phrase in joined:  # an empty one: the word tells by itself
                    return True
        return False

    def _places(self, tokens: list[bytes]) -> Iterator[tuple[int, Term]]:
        """Where terms stand; of those that start at one word the longest."""
        lines = self._lines
        for start in [place for place, token in enumerate(tokens) if token in lines]:
            by_second = self._known.get(tokens[start]) or self._read(tokens[start])
            for second in (*tokens[start + 1 : start + 2], b""):
                for term in by_second.get(second, ()):
                    if len(term.words) < 3 or tuple(tokens[start : start + len(term.words)]) == term.words:
                        yield start, term
                        break
                else:
                    continue
                break

    def _read(self, first: bytes) -> dict[bytes, list[Term]]:
        """The terms that open with a word, by the word that follows, ``b""`` where none does; the longest first."""
        own = self._own.get(first, [])
        line = self._lines[first].decode()
        terms = [term for term in terms_in(line, self._languages) if term.words not in {mine.words for mine in own}] if line else []
        by_second: dict[bytes, list[Term]] = {}
        for term in sorted((*own, *terms), key=lambda term: -len(term.words)):
            by_second.setdefault(term.words[1] if len(term.words) > 1 else b"", []).append(term)
        self._known[first] = by_second
        return by_second


def spaced_out(text: bytes, spread: bytes) -> list[bytes]:
    """The words of a text, and `CLAUSE`, `END` and `QUESTION` where one ends: at punctuation that a space follows, and at brackets."""
    if spread is SPREAD_ASCII:
        beyond = text.translate(None, ASCII)
        for mark, ours in PLAIN_BYTES:
            if mark in beyond:
                text = text.replace(mark, ours)
        text = text.translate(BROKEN[:128] + spread[128:])
    else:
        text = text.translate(BROKEN)
    text = (text + b" ").replace(b"\x14", b" \x01 ").replace(b"\x11 ", b" \x01 ").replace(b"\x12 ", b" \x02 ").replace(b"\x13 ", b" \x03 ")
    return text.replace(b" \x15 ", b" \x01 ").translate(KEPT).split()


def sentence_end(tokens: Sequence[bytes], place: int) -> int:
    """Where the sentence around a place ends."""
    return next((index for index in range(place, len(tokens)) if tokens[index] in (END, QUESTION)), len(tokens))


def is_asked(tokens: Sequence[bytes], place: int) -> bool:
    """Whether the sentence around a place is a question."""
    end = sentence_end(tokens, place)
    return end < len(tokens) and tokens[end] == QUESTION


def is_taken_back(tokens: Sequence[bytes], start: int, close: int, before: frozenset[Words], after: frozenset[Words]) -> bool:
    """Whether a guard stands among the `REACH` words before a term in its clause, or one of the other kind right behind it."""
    if after and any(tuple(tokens[close : close + length]) in after for length in range(1, LONGEST_AFTER + 1)):
        return True
    place = start
    while place > 0 and start - place < REACH and tokens[place - 1] not in BREAKS:
        place -= 1
        for length in range(1, min(LONGEST_GUARD, start - place) + 1):
            if tuple(tokens[place : place + length]) in before:
                return True
    return False
