"""What a search asks for: words and phrases, whether a text holds them, how well, and where."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import normalize

from daybreak.archive import Found
from daybreak.body import folded, normalise
from daybreak.drawer import Drawer, order_key

__all__ = ("TRIGRAM", "Query", "excerpt_of")

TRIGRAM = 3
"""Characters of the shortest word that Chroma's index knows."""

EXCERPT = 200
LEAD = 60
"""Characters of an excerpt before the first word that was asked for."""

MOST_WORDS = 32


class Query(NamedTuple):
    """``words``: what a text should hold, folded, phrases in one piece; ``spelled``: the same as it was typed."""

    words: tuple[str, ...]
    spelled: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Query:
        """The words of a query; what stands in double quotes is one phrase. At most 32 words count, each once."""
        pieces: dict[str, str] = {}
        text = text.encode("utf-8", "replace").decode()
        for number, part in enumerate(text.replace("\u201c", '"').replace("\u201d", '"').split('"')):
            for piece in [" ".join(part.split())] if number % 2 else part.split():
                if piece and folded(piece).strip() and len(pieces) < MOST_WORDS:
                    pieces.setdefault(folded(piece), piece)
        return cls(tuple(pieces), tuple(pieces.values()))

    @property
    def long(self) -> bool:
        """Whether an index of trigrams knows of any of the words."""
        return any(len(word) >= TRIGRAM for word in self.spelled)

    @property
    def caseless(self) -> bool:
        """Whether SQLite's own folding, of ASCII alone, finds the words: every other character of them has one case and one form."""
        beyond = [character for word in self.words for character in word if not character.isascii()]
        return all(character.upper() == character and normalize("NFD", character) == character for character in beyond)

    def expressions(self) -> list[str]:
        """The query in FTS5's language: all words, and, where that finds nothing, any of them. Nothing for words that no trigram holds."""
        if not self.long:
            return []
        phrases = [self._phrase(word) for word in self.spelled if len(word) >= TRIGRAM]
        return [" AND ".join(phrases)] + ([" OR ".join(phrases)] if len(phrases) > 1 else [])

    def _phrase(self, word: str) -> str:
        # The index folds case but not forms: text that was typed decomposed is in it decomposed.
        forms = dict.fromkeys((word, normalize("NFC", word), normalize("NFD", word)))
        quoted = ['"' + form.replace("\0", "").replace('"', '""') + '"' for form in forms]
        return f"({' OR '.join(quoted)})"

    def holds_all(self, text: str | None) -> bool:
        """Whether a text holds every word."""
        body = folded(text or "")
        return all(word in body for word in self.words)

    def holds_any(self, text: str | None) -> bool:
        """Whether a text holds one of the words at least."""
        body = folded(text or "")
        return any(word in body for word in self.words)

    def ranked(self, drawers: Iterable[Drawer]) -> list[Found]:
        """The best first: more of the words, oftener, whole, in a shorter text; among equals the newest."""
        found = [Found(drawer, excerpt_of(drawer.text or "", self.words), self._score(drawer.text or "")) for drawer in drawers]
        found.sort(key=lambda one: order_key(one.drawer.metadata, "filed_at"), reverse=True)
        found.sort(key=lambda one: one.score, reverse=True)
        return found

    def _score(self, text: str) -> float:
        body = folded(text)
        length = math.log2(2 + len(body) / 400)
        score = 0.0
        for word in self.words:
            times = body.count(word)
            if times:
                score += 1 + math.log2(times) / 4 / length + (0.5 if _stands_alone(word, body) else 0.0)
        if len(self.words) > 1 and " ".join(self.words) in " ".join(body.split()):
            score += len(self.words)
        return round(score, 3)


def _stands_alone(word: str, body: str) -> bool:
    place = body.find(word)
    while place >= 0:
        before, after = body[place - 1 : place], body[place + len(word) : place + len(word) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        place = body.find(word, place + 1)
    return False


def excerpt_of(text: str, words: Iterable[str] = (), size: int = EXCERPT) -> str:
    """One line of a text around the first of these (folded) words that it holds, cut between words; from its start without any."""
    body = normalise(text)
    if len(body) <= size:
        return body
    low = folded(body)
    places = [place for word in words if (place := low.find(word)) >= 0] if len(low) == len(body) else []
    start = max(0, min(places, default=0) - LEAD)
    if start:
        space = body.find(" ", start, start + LEAD)
        start = space + 1 if space >= 0 else start
    end = start + size - 2 * len("... ")
    if end >= len(body):
        return f"... {body[start:]}" if start else body
    space = body.rfind(" ", start + size // 2, end)
    end = space if space >= 0 else end
    return f"{'... ' if start else ''}{body[start:end]} ..."
