"""Guards the specification's line: where it starts, where it is cut, and that it is always a piece of what was stored."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak.body import normalise
from daybreak.judging.spec import SPEC
from daybreak.snippet import LIMIT, compose, is_border, shorten
from daybreak.snippet import snippet as snippet_by


def snippet(text: str, limit: int = LIMIT) -> str:
    """The line of the specification."""
    return snippet_by(text, limit, SPEC)


WHOLE = "The cache was cleared and the page came back."


def test_a_short_body_passes_whole() -> None:
    """What fits is told as it stands, on one line."""
    assert snippet("One line\n\n  and\tanother.") == "One line and another."


@pytest.mark.parametrize("tail", ["and so it went. ", ") as said. ", ", which hurt! ", "then (as 'planned.') ", 'he asked "why?" '])
def test_a_fragment_starts_at_its_next_sentence(tail: str) -> None:
    """A body that opens mid-sentence starts after the next boundary; closing quotes and brackets belong to the sentence before."""
    assert snippet(tail + WHOLE) == WHOLE


JAPANESE = "\u5ead\u306e\u53e4\u3044\u6885\u306e\u6728\u306f\u4eca\u5e74\u3082\u305f\u304f\u3055\u3093\u82b1\u3092\u3064\u3051\u305f"
ARABIC = "\u0632\u0631\u0639\u0646\u0627 \u0634\u062c\u0631\u0629 \u0644\u064a\u0645\u0648\u0646 \u0642\u0631\u0628 \u0628\u0627\u0628"
HINDI = "\u092c\u0948\u0920\u0915 \u0915\u0932 \u0938\u0941\u092c\u0939 \u0926\u0938 \u092c\u091c\u0947 \u0936\u0941\u0930\u0942"


@pytest.mark.parametrize(
    ("tail", "rest"), [("\u3002", JAPANESE), ("end\uff01\u300d", JAPANESE), ("lower\u061f ", ARABIC), ("lower\u0964 ", HINDI)]
)
def test_sentence_boundaries_of_other_scripts(tail: str, rest: str) -> None:
    """CJK stops need no space; Arabic and Devanagari stops do."""
    assert snippet(tail + rest) == rest


def test_no_boundary_passes_through() -> None:
    """A fragment without a boundary is told as it is."""
    fragment = "and the rest of the sentence never ends"
    assert snippet(fragment) == fragment


def test_twenty_characters_must_be_left() -> None:
    """A start further on is taken only when at least 20 characters follow."""
    assert snippet("it broke. " + "N" * 20) == "N" * 20
    assert snippet("it broke. " + "N" * 19) == "it broke. " + "N" * 19


def test_versions_and_paths_are_no_boundaries() -> None:
    """A full stop without a space after it ends no sentence."""
    assert snippet(f"upgraded to v1.2 from src/a.py. {WHOLE}") == WHOLE


@pytest.mark.parametrize("opening", ["The first. ", "2 items left. ", "# heading text. ", "\u0645\u0631\u062d\u0628\u0627. ", ".Env. "])
def test_a_clean_opening_is_kept(opening: str) -> None:
    """A capital, a digit, a heading or a caseless letter opens no fragment."""
    body = opening + WHOLE
    assert snippet(body) == body


def test_a_long_body_is_cut_on_a_word_boundary() -> None:
    """The cut falls between words, and the dots are counted."""
    line = snippet("Word " * 80)
    assert line == ("Word " * 39).rstrip() + "..."
    assert len(line) <= LIMIT


def test_exactly_the_limit_is_not_cut() -> None:
    """200 characters fit, 201 do not."""
    assert snippet("A" * LIMIT) == "A" * LIMIT
    assert snippet("A" * (LIMIT + 1)) == "A" * (LIMIT - 3) + "..."


def test_a_word_may_end_exactly_at_the_cut() -> None:
    """A word that ends where the room ends is told whole."""
    assert snippet("A" * 100 + " " + "b" * 96 + " more words") == "A" * 100 + " " + "b" * 96 + "..."


def test_one_endless_word_is_cut_hard() -> None:
    """A word of 100,000 characters fills the line."""
    assert snippet("X" * 100_000) == "X" * 197 + "..."


def test_text_without_spaces_is_cut_anywhere() -> None:
    """CJK prose fills the line, also after an early space."""
    sentence = "\u5ead\u306e\u53e4\u3044\u6885\u306e\u6728\u306f\u767d"
    assert snippet(sentence * 40) == (sentence * 40)[:197] + "..."
    assert len(snippet("Memo " + sentence * 40)) == LIMIT


def test_a_pile_of_marks_is_clipped() -> None:
    """One grapheme longer than the line is cut inside, for there is no other place."""
    line = snippet("a" + "\u0301" * 100_000)
    assert line == "a" + "\u0301" * 196 + "..."


@pytest.mark.parametrize(
    "grapheme",
    [
        "e\u0301\u0302",
        "\U0001f469\u200d\U0001f467\u200d\U0001f466",
        "\U0001f44d\U0001f3fd",
        "\u2764\ufe0f",
        "\U0001f1eb\U0001f1f7",
        "\u1112\u1161\u11ab",
        "\u0915\u094d\u0937\u093f",
        "\u0e14\u0e47",
        "\u0e01\u0e33",
        "1\ufe0f\u20e3",
    ],
)
def test_no_grapheme_is_cut(grapheme: str) -> None:
    """Marks, emoji sequences, flags, jamo, conjuncts and keycaps stay whole, wherever the limit falls."""
    for limit in range(24, 24 + 2 * len(grapheme)):
        line = snippet("A" + grapheme * 100, limit).removesuffix("...")
        assert (len(line) - 1) % len(grapheme) == 0
        assert line


def test_syllables_and_flags_part_between() -> None:
    """Neighbouring flags, syllables and letters are graphemes of their own."""
    assert is_border("\U0001f1eb\U0001f1f7\U0001f1eb\U0001f1f7", 2)
    assert not is_border("\U0001f1eb\U0001f1f7\U0001f1eb\U0001f1f7", 3)
    assert is_border("\ud55c\uad6d", 1)
    assert is_border("\u0915\u0940\u0928", 2)


@given(st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=400), st.integers(0, 60))
def test_a_line_is_a_bounded_piece_of_the_body(text: str, limit: int) -> None:
    """For any text and limit: never longer, on one line, and less its dots a substring of the normalised body."""
    line = snippet(text, limit)
    body = normalise(text)
    assert len(line) <= limit
    assert line in body or line.removesuffix("...") in body
    assert line == compose(body, limit)
    assert limit <= 3 or bool(line) == bool(body)


@given(st.text(alphabet="ab .!?)\u3002\u0301\u200d\U0001f1e6", max_size=300))
def test_cut_lines_end_between_words_when_there_are_any(text: str) -> None:
    """Whatever was cut off begins with a space whenever the line holds a word boundary."""
    line = snippet(text, 24)
    kept = line.removesuffix("...")
    if line != kept and line not in normalise(text) and " " in kept:
        assert f"{kept} " in normalise(text)


HOSTILE = ["a." * 10_000, "b" + "." * 20_000, "c" + '."' * 10_000, "\U0001f1e6" * 20_000, "\u0915\u094d" * 10_000, "\u3002" * 20_000]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_cut_in_no_time(text: str) -> None:
    """No input makes the search for a boundary or a border quadratic."""
    begun = time.perf_counter()
    snippet(text, 20_000)
    snippet(text)
    assert time.perf_counter() - begun < 0.25


@pytest.mark.parametrize("prefix", ["", "a", "ab", "abc", "\U0001f200", "\U0001f1e6\U0001f1ffabc"])
def test_flags_part_after_each_second_half(prefix: str) -> None:
    """However much stands before them."""
    text = prefix + "\U0001f1e6\U0001f1ff" * 3
    borders = [is_border(text, len(prefix) + place) for place in range(7)]
    assert borders == [True, False, True, False, True, False, True]
    assert is_border("\U0001f1ff\U0001f200", 1)


LEADING = ("\u1100", "\u1112", "\u115f", "\ua960", "\ua97c")
VOWELS = ("\u1160", "\u1161", "\u11a7", "\ud7b0", "\ud7c6")
FINALS = ("\u11a8", "\u11ff", "\ud7cb", "\ud7fb")
SYLLABLES = ("\uac00", "\ud558", "\ud55c", "\ud7a3")


@pytest.mark.parametrize(
    ("before", "after"),
    [(LEADING, LEADING + VOWELS + SYLLABLES), (VOWELS, VOWELS + FINALS), (FINALS, FINALS), (SYLLABLES, FINALS), (SYLLABLES[:2], VOWELS)],
)
def test_parts_of_a_syllable_stay_together(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    """Unicode's rules for Hangul, at the first and last character of every range."""
    assert not [(one, other) for one in before for other in after if is_border(one + other, 1)]


@pytest.mark.parametrize(
    ("before", "after"),
    [(VOWELS + FINALS + SYLLABLES, LEADING + SYLLABLES), (("\u10ff", "\ua95f", "\uabff"), VOWELS), (LEADING, ("\uabff",))],
)
def test_syllables_part(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    """Neighbouring syllables, and what only resembles their parts."""
    assert not [(one, other) for one in before for other in after if not is_border(one + other, 1)]


def test_borders_at_the_ends_and_around_skin_tones() -> None:
    """A text may be cut at both its ends; a skin tone belongs to what it colours."""
    assert is_border("日本", 0) and is_border("日本", 2)
    assert [is_border(f"a{tone}", 1) for tone in "\U0001f3fa\U0001f3fb\U0001f3ff\U0001f400"] == [True, False, False, True]


@pytest.mark.parametrize(
    ("text", "room", "short"),
    [
        ("a bc日本語", 4, "a bc"),  # a word may end where a script without spaces begins
        ("a bcd日本語", 5, "a bcd"),
        ("a bcd日本語", 4, "a"),  # not before
        ("日本abcdef", 5, "日本"),  # and begin where it ends
        ("ab 日本", 3, "ab"),  # never with a space at the end
        ("日本 abcdefg", 6, "日本"),  # another script before a word does not let it be cut
        ("ab\u0301\u0301\u0301", 3, "a"),  # the first grapheme may be all that has room
        ("a\u0301\u0301\u0301", 2, "a\u0301"),  # and where not even that has, it is cut
    ],
)
def test_where_a_line_is_cut(text: str, room: int, short: str) -> None:
    """At a space, or between scripts where one of them has none; never inside a grapheme while that can be helped."""
    assert shorten(text, room) == short


def test_a_line_that_starts_later_is_cut_by_what_is_left_of_it() -> None:
    """To the character."""
    rest = ("The pump was fixed on Monday and " * 9)[:LIMIT].rstrip() + "x" * 9
    rest = rest[:LIMIT]
    assert compose(f"ould be nice. {rest}") == rest
    assert compose(f"ould be nice. {rest} again") == rest[: LIMIT - 2].rpartition(" ")[0] + "..."


@pytest.mark.parametrize(("limit", "line"), [(-5, ""), (0, ""), (1, "T"), (3, "The"), (4, "T..."), (7, "The...")])
def test_a_limit_without_room_for_dots_has_none(limit: int, line: str) -> None:
    """Dots alone would say nothing."""
    assert compose(WHOLE, limit) == line
