"""Outcome wording of sixteen languages at once, and how a body is searched for it.

Words and phrases of scripts that put spaces between words match as whole words; terms in Han, Kana, Hangul, Thai and the like are found
anywhere. A negation, a condition or a future in the same clause takes a term back, and so does a question mark at the end of its sentence
(`daybreak.vocabularies` has the words). Every step is linear in the length of the text.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from daybreak.body import has_letters_from_thai_on
from daybreak.vocabularies.folding import (
    ASCII,
    FEW,
    LETTERS,
    PLAIN,
    SCRIPTS,
    SPREAD,
    SPREAD_ASCII,
    UNSPACED,
    fold,
    others,
    pattern,
    script_of,
)
from daybreak.vocabularies.terms import Spaced, is_findable

if TYPE_CHECKING:
    from daybreak.vocabularies.terms_anywhere import Anywhere

__all__ = ("ALL_LANGUAGES", "LANGUAGES", "Wording")

LANGUAGES: Final = ("ar", "be", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "zh-CN", "zh-TW")


class Wording(NamedTuple):
    """A vocabulary, a value: the languages that are active (of `LANGUAGES`), and words and phrases of one's own.

    What is one's own is matched as its script asks, and only a question takes it back.
    """

    languages: tuple[str, ...] = LANGUAGES
    own: tuple[str, ...] = ()

    def find(self, body: str) -> str | None:
        """An outcome word or phrase of a normalised body that nothing takes back: the first of the first script that has one."""
        return matcher(self).find(body)

    def extend(self, entries: Iterable[str]) -> Wording:
        """This vocabulary and more words; the vocabulary itself stays as it is. Entries without a letter are ignored."""
        cleaned = (" ".join(entry.split()) for entry in entries)
        return self._replace(own=tuple(dict.fromkeys((*self.own, *filter(is_findable, cleaned)))))


ALL_LANGUAGES = Wording()
"""Every language, no words of one's own."""


class Matcher:
    """A vocabulary prepared for searching; what a script needs is loaded when the first body comes that needs it."""

    def __init__(self, wording: Wording) -> None:
        self._languages = None if set(wording.languages) >= set(LANGUAGES) else frozenset(wording.languages)
        self._own: dict[str, list[str]] = {}
        for text in wording.own:
            self._own.setdefault(script_of(fold(text)), []).append(text)
        self._spaced: dict[str, Spaced] = {}
        self._anywhere: Anywhere | None = None
        self._ascii = self._words("ascii")

    def find(self, body: str) -> str | None:
        """See `Wording.find`."""
        if body.isascii():
            return self._ascii.search(body.encode(), SPREAD)
        raw = body.encode("utf-8", "ignore")
        beyond = raw.translate(None, ASCII).decode()
        if min(beyond, default=" ") < "\u2000" and pattern(f"[{LETTERS}]").search(
            beyond
        ):  # dashes, arrows, check marks: no pattern for these
            term = self._find_words(body, beyond)
        else:
            term = self._ascii.search(raw, SPREAD_ASCII)
        if term is None and has_letters_from_thai_on(beyond) and pattern(f"[{UNSPACED}]").search(beyond):
            return self._find_anywhere(body)
        return term

    def _find_words(self, body: str, beyond: str) -> str | None:
        """The first term of a script with spaces. ``beyond``: the characters of the body that are not ASCII."""
        # ASCII is lowered later and faster: where the rest is folded already, so is the text.
        text = body if fold(beyond) == beyond and not pattern("[\u0300-\u036f]").search(beyond) else fold(body)
        strange = frozenset(others().findall(beyond))
        if len(strange) > FEW:
            text = others().sub(lambda found: PLAIN.get(found.group(), " "), text)
        else:
            for other in strange:
                text = text.replace(other, PLAIN.get(other, " "))
        raw = text.encode("utf-8", "ignore")
        for script, letters in SCRIPTS.items():
            if pattern(f"[{letters}]").search(beyond) and (term := self._words(script).search(raw, SPREAD)) is not None:
                return term
        if "rest" in self._own and (term := self._words("rest").search(raw, SPREAD)) is not None:
            return term
        return self._ascii.search(raw, SPREAD)

    def _words(self, script: str) -> Spaced:
        if script not in self._spaced:
            self._spaced[script] = Spaced(script, self._languages, self._own.get(script, ()))
        return self._spaced[script]

    def _find_anywhere(self, body: str) -> str | None:
        if self._anywhere is None:
            from daybreak.vocabularies.terms_anywhere import Anywhere

            self._anywhere = Anywhere(self._languages, self._own.get("anywhere", ()))
        return self._anywhere.search(fold(body))


@lru_cache(maxsize=16)
def matcher(wording: Wording) -> Matcher:
    """The prepared form of a vocabulary, made on first use."""
    return Matcher(wording)
