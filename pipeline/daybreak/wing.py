"""When two wing names mean one wing (specification, section 1), and which names come close to one that is unknown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

__all__ = ("close_names", "normalise_wing", "wing_matches")

PREFIX = "wing_"
SEPARATORS = str.maketrans({"-": "_", " ": "_"})


def normalise_wing(name: str) -> str:
    """The spelling under which wing names are compared; ``""`` for a name of nothing but separators and the prefix.

    Writers use different slugs for one project: case, ``-``, space and ``_``, a leading ``_``, a leading ``wing_`` (one of them).
    """
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
    return folded.translate(SEPARATORS).lstrip("_").removeprefix(PREFIX).lstrip("_")


def wing_matches(asked: str, stored: object) -> bool:
    """Whether a drawer whose metadata hold ``stored`` belongs to the wing that was ``asked`` for.

    ``""`` asks for every drawer. A list matches by member; anything else that is no string never matches. An asked name that
    normalises to nothing is compared exactly, so that it does not match all other such names.
    """
    if not asked:
        return True
    if isinstance(stored, list | tuple):
        return any(isinstance(member, str) and wing_matches(asked, member) for member in stored)
    if not isinstance(stored, str):
        return False
    slug = normalise_wing(asked)
    return normalise_wing(stored) == slug if slug else stored == asked


def close_names(asked: str, names: Iterable[str], most: int = 5) -> list[str]:
    """Up to ``most`` of ``names``, the most similar to ``asked`` first; for the message about a name that is unknown."""
    from difflib import SequenceMatcher  # only an error needs it

    slug = normalise_wing(asked) or asked
    matcher = SequenceMatcher(b=slug, autojunk=False)

    def likeness(name: str) -> float:
        matcher.set_seq1(normalise_wing(name) or name)
        return matcher.ratio()

    return sorted(set(names), key=lambda name: (-likeness(name), name))[:most]
