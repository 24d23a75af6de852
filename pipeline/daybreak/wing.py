"""When two names mean one wing (specification, section 1) or one room, and which names come close to one that is unknown."""

from __future__ import annotations

from collections.abc import Iterable

from daybreak.body import clean_name, folded
from daybreak.errors import InputError, UnknownWing

__all__ = ("GENERAL", "close_names", "hint", "normalise_wing", "room_matches", "unknown_room", "unknown_wing", "wing_matches")

GENERAL = "general"
"""The room of drawers that name none."""

PREFIX = "wing_"
COMPARED = 100
"""Characters of two names that are compared for likeness."""

SEPARATORS = str.maketrans({"-": "_", " ": "_"})


def normalise_wing(name: str) -> str:
    """The spelling under which wing names are compared; ``""`` for a name of nothing but separators and the prefix.

    Writers use different slugs for one project: case, ``-``, space and ``_``, a leading ``_``, a leading ``wing_`` (one of them).
    """
    return folded(name).translate(SEPARATORS).lstrip("_").removeprefix(PREFIX).lstrip("_")


def wing_matches(asked: str, stored: object) -> bool:
    """Whether a drawer whose metadata hold ``stored`` belongs to the wing that was ``asked`` for.

    ``""`` asks for every drawer. A list matches by member; anything else that is no string never matches. An asked name that
    normalises to nothing is compared exactly, so that it does not match all other such names.

    >>> wing_matches("my-project", "wing_My Project")
    True
    """
    if not asked:
        return True
    if isinstance(stored, list | tuple):
        return any(isinstance(member, str) and wing_matches(asked, member) for member in stored)
    if not isinstance(stored, str):
        return False
    slug = normalise_wing(asked)
    return normalise_wing(stored) == slug if slug else stored == asked


def room_matches(asked: str, stored: object) -> bool:
    """Whether a drawer's ``room`` is the one that was asked for; a missing one is shown as `GENERAL`, and found as such."""
    if not isinstance(stored, str) or not stored:
        return asked.casefold() == GENERAL
    # As for wings, less their prefix: a room may well be called wing_something.
    slugs = [normalise_wing(f"{PREFIX}{name}") for name in (stored, asked)]
    return stored == asked or slugs[0] == slugs[1] != ""


def close_names(asked: str, names: Iterable[str], most: int = 5) -> list[str]:
    """Up to ``most`` of ``names``, the most similar to ``asked`` first, cleaned: for the message about a name that is unknown."""
    from difflib import SequenceMatcher  # only an error needs it

    slug = (normalise_wing(asked) or asked)[:COMPARED]
    matcher = SequenceMatcher(b=slug, autojunk=False)

    def likeness(name: str) -> float:
        matcher.set_seq1((normalise_wing(name) or name)[:COMPARED])
        return matcher.ratio()

    shown = {clean_name(name) for name in names} - {""}
    return sorted(shown, key=lambda name: (-likeness(name), name))[:most]


def hint(asked: str, names: Iterable[str], kind: str) -> str:
    """The way out of an unknown ``kind`` of name: the names that come close to it, or that there is none of this kind.

    >>> hint("gardn", ["garden"], "wing")
    "did you mean 'garden'?"
    """
    near = close_names(asked, names)
    return f"did you mean {', '.join(map(repr, near))}?" if near else f"no drawer names a {kind}"


def unknown_wing(palace: str, asked: str, names: Iterable[str]) -> UnknownWing:
    """The error for a wing that a palace has not; ``names``: those it has."""
    return UnknownWing(f"palace {palace} has no wing {asked!r}: {hint(asked, names, 'wing')}")


def unknown_room(palace: str, asked: str, names: Iterable[str]) -> InputError:
    """The same for a room."""
    return InputError(f"palace {palace} has no room {asked!r}: {hint(asked, names, 'room')}")
