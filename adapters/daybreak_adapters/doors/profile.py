"""The rules that were asked for: a profile, and outcome words of the user's own."""

from __future__ import annotations

import os

from daybreak.errors import InputError
from daybreak.judging.better import BETTER
from daybreak.judging.rules import Rules
from daybreak_adapters.palaces.small_file import read_small

__all__ = ("outcome_words", "rules_of")

LARGEST = 1_000_000
MOST_WORDS = 5_000
LONGEST_WORD = 100


def rules_of(name: str, words_file: str | None) -> Rules:
    """The profile ``better`` or ``spec``, with the words of ``words_file`` besides. Raises `InputError`."""
    rules = BETTER if name == BETTER.name else profile_named(name)
    return rules if words_file is None else rules.with_outcome_words(outcome_words(words_file))


def profile_named(name: str) -> Rules:
    """Any profile; the default one is at hand without loading the others."""
    from daybreak.salience import profile

    return profile(name)


def outcome_words(path: str) -> list[str]:
    """The words and phrases of a file, one a line; UTF-8, blank lines and what follows a ``#`` do not count.

    Raises `InputError` naming the file, and the line that cannot be used.
    """
    try:
        content = read_small(os.path.expanduser(path), LARGEST)
    except OSError as error:
        raise InputError(f"cannot read the outcome words in {path} ({error.strerror}): check the path") from error
    if len(content) > LARGEST:
        raise InputError(f"the file of outcome words {path} is larger than {LARGEST:,} bytes: shorten it")
    words: dict[str, None] = {}
    for number, line in enumerate(content.removeprefix(b"\xef\xbb\xbf").splitlines(), 1):
        word = usable(line, f"line {number} of the outcome words in {path}")
        if word:
            words[word] = None
    if len(words) > MOST_WORDS:
        raise InputError(f"the file of outcome words {path} holds more than {MOST_WORDS:,} words: shorten it")
    return list(words)


def usable(line: bytes, place: str) -> str:
    """The word of a line, ``""`` where it holds none."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise InputError(f"{place} is not UTF-8 text: save the file as UTF-8") from None
    word = " ".join(text.partition("#")[0].split())
    if not word:
        return ""
    if not word.isprintable() or not any(map(str.isalpha, word)):
        raise InputError(f"{place} holds no word: one word or phrase a line")
    if len(word) > LONGEST_WORD:
        raise InputError(f"{place} is longer than {LONGEST_WORD} characters: one word or phrase a line")
    return word
