"""A query in Chroma's language for texts (``where_document``), the strictest condition first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from unicodedata import normalize

from daybreak_adapters.palaces.archive.keywords import Query

__all__ = ("conditions",)

Condition = Mapping[str, object]


def conditions(asked: Query) -> Iterator[Condition]:
    """All words whatever their case; the same for servers without regular expressions, in the usual spellings; then any of the words."""
    exact = [any_of([{"$regex": f"(?i){re.escape(form)}"} for form in forms(word)]) for word in asked.spelled]
    spelled = [any_of([{"$contains": form} for form in spellings(word)]) for word in asked.spelled]
    yield all_of(exact)
    yield all_of(spelled)
    if len(asked.words) > 1:
        yield any_of(exact)
        yield any_of(spelled)


def spellings(word: str) -> list[str]:
    """A word as it was typed, and as it may stand elsewhere."""
    cases = (word, word.lower(), word.upper(), word[:1].upper() + word[1:], word.title())
    return list(dict.fromkeys(form for case in cases for form in forms(case)))


def forms(word: str) -> list[str]:
    """A word in the forms in which it may be stored: Chroma compares characters as they are, composed or not."""
    folded = word.casefold() if len(word.casefold()) != len(word) else word  # \u00df, which capitals spell SS
    return list(dict.fromkeys((word, normalize("NFC", word), normalize("NFD", word), folded)))


def all_of(parts: Sequence[Condition]) -> Condition:
    return parts[0] if len(parts) == 1 else {"$and": parts}


def any_of(parts: Sequence[Condition]) -> Condition:
    return parts[0] if len(parts) == 1 else {"$or": parts}
