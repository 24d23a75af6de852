"""Every text takes time in proportion to its length, whatever it is made of: a palace or a project must not hold up a session.

Regular expressions hold the interpreter while they run, so no deadline could help.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from daybreak.body import normalise
from daybreak.drawer import HEAD
from daybreak.judging.better import BETTER
from daybreak.judging.rules import Rules, weigh
from daybreak.judging.spec import SPEC
from daybreak.overlap import bag
from daybreak.vocabularies.wording import ALL_LANGUAGES
from daybreak.wing import close_names, room_matches, wing_matches
from daybreak_adapters.doors.envelope import neutral
from daybreak_adapters.doors.hook.wing import wing_names
from daybreak_adapters.palaces.archive.keywords import Query

CHARACTERS = (
    "\t\n aZ09.,!?;:'\"`*_~#+-=<>()[]{}|/\\$@%&^\u00e9\u0301\u0435\u0627\u05d0\u0905\u0964\u0e01\u200d\ufe0f\u2026\u201d\u00bb"
    "\u2500\u2192\u2705\u3002\uff1a\uff1f\u4fee\ud55c\U0001f600\U0001f1e6"
)
MARKS = "\n .,!?:'\"`*_#-<>()[]|\u2026\u3002\u0301"
PROSE = "The window of the small office looks over the old harbour, where boats with red sails lie on both sides of the pier "
OUTCOME = "The cause of the leak was found in the pump house and fixed. "

SECONDS = 2.0
"""Forty times what the slowest of these takes, and a fifth of what a quadratic pattern takes."""


def told(rules: Rules) -> Callable[[str], object]:
    """Judging and composing by these rules, of a drawer that somebody gave weight."""

    def judged(text: str) -> object:
        body = normalise(text)
        return weigh(text, body, rules, 5.0), rules.compose(text, body, 200, rules)

    return judged


MARKS_THAT_SORT = ("\u0301\u0316", "\u0327\u1dc0", "\u093c\u094d", "\u3099\u0301")
"""Marks that change places in composed form, however many there are of them."""

READERS: dict[str, Callable[[str], object]] = {
    "better": told(BETTER),
    "spec": told(SPEC),
    "bag": lambda text: bag(normalise(text)),
    "frame": neutral,
    "words": Query.of("pump house").holds_all,
    "wing": lambda text: wing_matches("pump-house", text),
    "room": lambda text: room_matches("pump-house", text),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "around", [("", ""), (OUTCOME, ""), (PROSE * 130, ""), ("", OUTCOME)], ids=["alone", "after", "after prose", "before"]
)
def test_runs_of_one_character(reader: str, around: tuple[str, str]) -> None:
    """A run of any one character, alone and behind or before prose."""
    before, after = around
    for character in CHARACTERS:
        begun = time.perf_counter()
        READERS[reader](before + character * (HEAD - 200 - len(before)) + after)
        assert time.perf_counter() - begun < SECONDS, character


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("first", MARKS)
def test_runs_of_two_marks(reader: str, first: str) -> None:
    """A run of one mark before a run of another, and the two taking turns."""
    for second in MARKS:
        for text in (first * (HEAD // 2) + second * (HEAD // 2), OUTCOME + (first + second) * (HEAD // 2)):
            begun = time.perf_counter()
            READERS[reader](text)
            assert time.perf_counter() - begun < SECONDS, (first, second)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("marks", MARKS_THAT_SORT)
def test_piles_of_marks(reader: str, marks: str) -> None:
    """Many marks on one letter, in an order that has to be sorted."""
    for text in ("a" + marks * (HEAD // 2), OUTCOME + "o" + marks * (HEAD // 2)):
        begun = time.perf_counter()
        for _ in range(10):
            READERS[reader](text)
        assert time.perf_counter() - begun < SECONDS


@pytest.mark.parametrize("piece", ["fixed ", "not ", "not fixed ", "修正", "خطأ ", "ist behoben, wenn ", "found the found the found the "])
def test_runs_of_outcome_words_and_their_guards(piece: str) -> None:
    """Text made of one word of the vocabulary, or of what takes it back."""
    begun = time.perf_counter()
    ALL_LANGUAGES.find((piece * HEAD)[:HEAD])
    assert time.perf_counter() - begun < SECONDS


def test_names_that_are_like_a_name_that_is_unknown() -> None:
    """However long the names are and however many."""
    begun = time.perf_counter()
    assert close_names("pump-house", [f"pump-house {number} " + "ab" * 9_000 for number in range(200)])
    assert time.perf_counter() - begun < SECONDS


@pytest.mark.parametrize("value", ["a{}b", "'a{}b", '"a{}b', "{}a", "a #{}", "'a' {}b"])
@pytest.mark.parametrize("blank", [" ", "\t", "#", "'", " #"])
def test_a_projects_configuration(value: str, blank: str, tmp_path: Path) -> None:
    """The line that names the wing may be as long as the file is read."""
    (tmp_path / "mempalace.yaml").write_text(f"wing: {value.format(blank * 60_000)}\n", encoding="utf-8")
    begun = time.perf_counter()
    wing_names(str(tmp_path), "/home/nobody")
    assert time.perf_counter() - begun < SECONDS
