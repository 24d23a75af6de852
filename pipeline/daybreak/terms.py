"""Terms of scripts that put spaces between words: whole words, with what takes them back.

Words are compared as UTF-8: one `bytes.translate` lowers and splits a text many times faster than a regular expression does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from daybreak.folding import MARKED, PLAIN, SPREAD_ASCII, is_spaced, words_of

__all__ = ("Spaced", "guards", "is_findable", "key_of", "table")

Words = tuple[bytes, ...]

CLAUSE, END, QUESTION = b"\x01", b"\x02", b"\x03"
BREAKS: Final = frozenset((CLAUSE, END, QUESTION))
REACH = 4
"""How many words before a term a guard may stand."""

LONGEST_GUARD, LONGEST_AFTER = 3, 2
COMMON: Final = frozenset(b"again does doesn down error fine from have into issue that the this three was were when with work".split())
"""Words that are no good to look for a phrase by."""

PLAIN_BYTES: Final = tuple((mark.encode(), ours.encode()) for mark, ours in PLAIN.items())


class Term(NamedTuple):
    """``shown``: how the term is written. ``tells``: of an outcome, or it is an exception. ``languages``: whose guards take it back."""

    words: Words
    shown: str
    tells: bool
    languages: tuple[str, ...] = ()


def key_of(words: Words) -> bytes:
    """The word by which a term is looked for: the longest, a common one only where there is no other."""
    return max(reversed(words), key=lambda word: 0 if word in COMMON else len(word))


def is_findable(text: str) -> bool:
    """Whether a term has a letter that can be found."""
    return not is_spaced(text) or any(word.strip(b"_0123456789") for word in words_of(text))


def table(name: str) -> str:
    """A table of `daybreak.vocabularies`, ``""`` where there is none."""
    if name == "rest":
        return ""
    text: str = import_module(f"daybreak.vocabularies.table_{name}").TABLE
    return text


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
    return {name: (before, after) for name, before, after in (line.split("|") for line in table("guards").splitlines())}


@cache
def guards(language: str) -> tuple[frozenset[Words], frozenset[Words]]:
    """The guards of a language in front of a term and behind it, as words."""
    before, after = (frozenset(map(words_of, filter(None, line.split("=")))) for line in guard_lines()[language])
    return before, after


class Spaced:
    """The terms of one script. ``languages``: the active ones, ``None`` for all; ``own``: words of the caller's, without guards."""

    def __init__(self, script: str, languages: frozenset[str] | None, own: Iterable[str]) -> None:
        parted = [line.partition(b"|") for line in table(script).encode().splitlines()]
        self._lines = {key: terms for key, _, terms in parted}
        self._terms: dict[bytes, list[Term]] = {}  # read from their line when a text first holds the key
        self._languages = languages
        if languages is None:
            self._triggers = {key for key, terms in self._lines.items() if b"=" in terms}
        else:
            self._triggers = {key for key in self._lines if any(term.tells for term in self._terms_of(key))}
        for text in own:
            words = words_of(text)
            same = [term for term in self._terms_of(key_of(words)) if term.words != words]
            self._terms[key_of(words)] = [*same, Term(words, text, True)]
            self._triggers.add(key_of(words))

    def _terms_of(self, key: bytes) -> list[Term]:
        if key not in self._terms:
            line = self._lines.get(key)
            self._terms[key] = [] if line is None else terms_in(line.decode(), self._languages)
        return self._terms[key]

    def search(self, text: bytes, spread: bytes) -> str | None:
        """The first term of a text that nothing takes back; ``spread`` is the table that lowers and splits it."""
        words = text.translate(spread).split()
        if self._triggers.isdisjoint(words):
            return None
        joined = b" %b " % b" ".join(words)
        keys = {word for word in words if word in self._lines or word in self._terms}
        present = [term for key in keys for term in self._terms_of(key) if b" %b " % b" ".join(term.words) in joined]
        if not any(term.tells for term in present):
            return None
        if spread is SPREAD_ASCII:
            for mark, ours in PLAIN_BYTES:
                text = text.replace(mark, ours)
        text += b" "
        for mark, ours in MARKED:
            text = text.replace(mark, ours)
        return first_told(text.translate(spread).split(), present)


def first_told(tokens: Sequence[bytes], present: Iterable[Term]) -> str | None:
    """The first of the terms that are present which nothing takes back; of those that start at one word the longest counts."""
    by_first: dict[bytes, list[Term]] = {}
    for term in sorted(present, key=lambda term: -len(term.words)):
        by_first.setdefault(term.words[0], []).append(term)
    after = 0
    for start, token in enumerate(tokens):
        if start < after or token not in by_first:
            continue
        for term in by_first[token]:
            close = start + len(term.words)
            if len(term.words) == 1 or tuple(tokens[start:close]) == term.words:
                break
        else:
            continue
        if not term.tells:
            after = close
        elif not any(is_taken_back(tokens, start, close, *guards(language)) for language in term.languages):
            if not is_asked(tokens, close):
                return term.shown
            after = sentence_end(tokens, close)
    return None


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
