"""Outcome wording as data, and how a body is searched for it (specification, section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from daybreak.body import composed, is_mark, words
from daybreak.overlap import is_spaceless

__all__ = ("ENGLISH", "Vocabulary")

WORDS = """
    fixed fixes found decided verified shipped resolved solved merged deployed released landed published launched reverted restored
    recovered repaired corrected patched mitigated implemented migrated completed finished succeeded successfully confirmed validated
    proved proven concluded determined discovered diagnosed identified reproduced agreed chose chosen approved rejected learned
    eliminated passed passes
    failed fails failure failures crashed crashes broke broken regressed regression regressions deadlocked deadlock died hung leaked
    aborted corrupted panicked segfaulted stalled blocked
"""
PHRASES = """
    root cause, root causes, root-cause, root-caused, caused by, turned out, turns out, tracked down, traced to, traced back to
    works now, now works, working now, now working, works again, finally worked, finally works, went live, signed off
    rolled back, rolled out, settled on, opted for, switched to, lesson learned, lessons learned
    fix was, fix is, culprit, problem was, issue was
    timed out, times out, timed-out, stopped working, no longer works, does not work, doesn't work, did not work, didn't work
    ran out of, out of memory, gave up, data loss
"""
LOWER_WORDS = bytes(code if code < 128 and (chr(code).isalnum() or chr(code) == "_") else 32 for code in range(256)).lower()
"""ASCII letters in lower case, digits and underscores; every other byte of UTF-8 a space."""


class Vocabulary(NamedTuple):
    """Words and phrases that tell of an outcome, a value.

    ``bounded`` ones match whole words only; ``anywhere`` ones, of scripts without spaces, match wherever they stand. All are composed
    (NFC), casefolded and single-spaced: make one with `of` or `extend`.
    """

    bounded: frozenset[str] = frozenset()
    anywhere: frozenset[str] = frozenset()

    @classmethod
    def of(cls, entries: Iterable[str], anywhere: Iterable[str] = ()) -> Vocabulary:
        """A vocabulary of words and phrases in any case; those of ``anywhere``, or in a script without spaces, match inside words."""
        return cls().extend(entries, anywhere)

    def extend(self, entries: Iterable[str], anywhere: Iterable[str] = ()) -> Vocabulary:
        """This vocabulary and more; the vocabulary itself stays as it is. Blank entries are ignored."""
        added = {folded for entry in entries if (folded := fold(entry))}
        inside = {entry for entry in added if is_spaceless(entry) or not words(entry)}
        inside.update(folded for entry in anywhere if (folded := fold(entry)))
        return Vocabulary(self.bounded | (added - inside), self.anywhere | inside)

    def find(self, body: str) -> str | None:
        """The outcome word or phrase that stands first in a normalised body, as the vocabulary spells it; ``None`` when none does."""
        return matcher(self).find(body)


class Matcher:
    """A vocabulary prepared for searching.

    A body is cut into words once and compared as a set, by the longest word of each entry: a twentieth of the time of an alternation.
    Only when that hits are the entries looked for where they stand.
    """

    __slots__ = ("ascii_inside", "ascii_keys", "entries", "inside", "other_keys")

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.entries: dict[str, list[str]] = {}
        for entry in sorted(vocabulary.bounded):
            self.entries.setdefault(longest_word(entry), []).append(entry)
        self.ascii_keys = frozenset(key.encode() for key in self.entries if key.isascii())
        self.other_keys = frozenset(key for key in self.entries if not key.isascii())
        self.inside = sorted(vocabulary.anywhere)
        self.ascii_inside = [entry for entry in self.inside if entry.isascii()]

    def find(self, body: str) -> str | None:
        """The entry that stands first in a body, the longest of those that start there."""
        plain = body.isascii()
        inside = self.ascii_inside if plain else self.inside
        folds = not plain and bool(inside or self.other_keys)
        text = caseless(body) if folds else body
        tokens = text.encode(errors="replace").translate(LOWER_WORDS).split()
        if self.ascii_keys.isdisjoint(tokens) and not inside and (plain or not self.other_keys):
            return None
        text = (text if folds else body.lower()).replace("\u2019", "'")
        keys = [key.decode() for key in self.ascii_keys.intersection(tokens)]
        if self.other_keys and not plain:
            keys.extend(self.other_keys.intersection(words(text)))
        places = [(place, -len(entry), entry) for key in keys for entry in self.entries[key] if (place := whole(text, entry)) >= 0]
        places.extend((place, -len(entry), entry) for entry in inside if (place := text.find(entry)) >= 0)
        return min(places)[2] if places else None


@lru_cache(maxsize=16)
def matcher(vocabulary: Vocabulary) -> Matcher:
    """The prepared form of a vocabulary, made on first use."""
    return Matcher(vocabulary)


def caseless(text: str) -> str:
    """A text in the form in which words are compared: casefolded and composed."""
    return text.lower() if text.isascii() else composed(text.casefold())


def fold(entry: str) -> str:
    """An entry as a vocabulary keeps it."""
    return " ".join(caseless(entry).split())


def longest_word(entry: str) -> str:
    """The word of an entry by which it is looked up."""
    runs = entry.encode().translate(LOWER_WORDS).decode().split() if entry.isascii() else words(entry)
    return max(runs, key=len)


def whole(text: str, entry: str) -> int:
    """Where an entry stands in a text as a word of its own (a hyphened compound is another word); -1 when nowhere."""
    place = text.find(entry)
    while place >= 0:
        end = place + len(entry)
        if not joins(text[max(place - 2, 0) : place][::-1]) and not joins(text[end : end + 2]):
            return place
        place = text.find(entry, place + 1)
    return -1


def joins(neighbours: str) -> bool:
    """Whether the character next to a word, and the one beyond, make it part of a longer one."""
    if neighbours[:1] == "-":
        return neighbours[1:].isalpha()
    return any(character.isalnum() or character == "_" or is_mark(character) for character in neighbours[:1])


ENGLISH = Vocabulary.of([*WORDS.split(), *PHRASES.replace("\n", ",").split(",")])
"""English outcome wording, failures included."""
