"""Terms of scripts that put no space between words: found wherever they stand, with what takes them back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import add
from typing import Final

from daybreak.vocabularies.folding import fold, pattern
from daybreak.vocabularies.terms import guard_lines, table

__all__ = ("Anywhere",)

ENDING: Final = r"[.!?](?!\S)|[。！？．]|[?!](?=[」』）\"'])"


@cache
def guards(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The guards of a language right before a term and right behind it, as text."""
    before, after = (tuple(map(fold, filter(None, line.split("=")))) for line in guard_lines()[language])
    return before, after


class Anywhere:
    """All such terms. ``languages``: the active ones, ``None`` for all; ``own``: words of the caller's, without guards."""

    def __init__(self, languages: frozenset[str] | None, own: Iterable[str]) -> None:
        self._terms: dict[str, tuple[str, bool, tuple[str, ...]]] = {}
        for line in table("anywhere").TABLE.splitlines():
            for piece in line.split("|")[1:]:
                shown, sign, names = piece.partition("!" if "!" in piece else "=")
                kept = tuple(name for name in names.split(",") if languages is None or name in languages)
                if kept:
                    self._terms[fold(shown)] = (shown, sign == "=", kept)
        for text in own:
            self._terms[fold(text)] = (text, True, ())
        self._by_start: dict[str, list[str]] = {}
        for text in sorted(self._terms, key=len, reverse=True):
            self._by_start.setdefault(text[:2], []).append(text)
        self._singles = frozenset(start for start in self._by_start if len(start) == 1)

    def search(self, text: str) -> str | None:
        """The first term of a folded text that nothing takes back; of those that start at one place the longest counts."""
        after = 0
        for place in self._places(text):
            if place < after or (term := self._term_at(text, place)) is None:
                continue
            close = place + len(term)
            shown, tells, languages = self._terms[term]
            if not tells:
                after = close
            elif not any(text.endswith(guards(name)[0], 0, place) or text.startswith(guards(name)[1], close) for name in languages):
                found = pattern(ENDING).search(text, close)
                if found is None or found.group() not in "?？":
                    return shown
                after = found.end()
        return None

    def _places(self, text: str) -> list[int]:
        """Where a term may start."""
        places = [place for place, start in enumerate(map(add, text, text[1:])) if start in self._by_start]
        if self._singles:
            places = sorted({*places, *(place for place, start in enumerate(text) if start in self._singles)})
        return places

    def _term_at(self, text: str, place: int) -> str | None:
        for start in (text[place : place + 2], text[place : place + 1]):
            for term in self._by_start.get(start, ()):
                if text.startswith(term, place):
                    return term
        return None
