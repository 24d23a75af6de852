"""Guards the normalised body: what is cleaned away before any rule or reader sees a text, and what must stay."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak.body import clean_name, clean_start, is_stamp, normalise, words
from daybreak.drawer import HEAD

ANY_TEXT = st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=300)


def test_whitespace_of_every_kind_collapses_to_one_space() -> None:
    """Newlines, tabs, no-break and ideographic spaces, line and paragraph separators and NEL all become one space; ends are stripped."""
    assert normalise(" \r\n one\t\ttwo\u2028three\u2029four\x85five\u00a0six\u3000seven \n") == "one two three four five six seven"


@pytest.mark.parametrize(
    "control",
    ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\u061c", "\u200e", "\u200f", "\u202e", "\u2066", "\u2069", "\U000e0041", "\U000e007f"],
)
def test_controls_read_as_spaces(control: str) -> None:
    """C0, C1, bidi controls and tag characters are read as spaces, so they neither print nor glue words together."""
    assert normalise(f"left{control}{control}right{control}") == "left right"


def test_terminal_escapes_lose_their_escape() -> None:
    """A sequence that would clear a terminal or open a link stays behind as harmless text."""
    assert normalise("a\x1b[2Jb \x1b]8;;http://x\x07c") == "a [2Jb ]8;;http://x c"


def test_byte_order_marks_are_dropped() -> None:
    """A byte order mark disappears without leaving a space, also when several files were joined."""
    assert normalise("\ufeff\ufeff Title\ufeff page") == "Title page"


def test_joiners_stay() -> None:
    """The joiners of emoji families and of Persian spelling are text."""
    family = "\U0001f469\u200d\U0001f467 \u0645\u06cc\u200c\u0634\u0648\u062f"
    assert normalise(family) == family


def test_lone_surrogates_can_be_printed() -> None:
    """A lone surrogate reads as U+FFFD, so that the body can be encoded."""
    assert normalise("a\ud800b\udfff").encode() == "a\ufffdb\ufffd".encode()


def test_only_the_head_is_read() -> None:
    """No more than the first 20,000 characters count, whatever follows."""
    assert normalise("x" * HEAD + "y" * 50) == "x" * HEAD
    assert normalise(" " * HEAD + "late") == ""


@given(ANY_TEXT)
def test_normalising_again_changes_nothing(text: str) -> None:
    """Idempotent, on one line, encodable, for any text."""
    body = normalise(text)
    assert normalise(body) == body
    assert len(body.splitlines()) <= 1
    assert "  " not in body
    body.encode()


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("a]\n- fake\tline", "a] - fake line"),
        ("x\x1b[31m.md", "x [31m.md"),
        (7, "7"),
        (2.5, "2.5"),
        (True, ""),
        (None, ""),
        (["a"], ""),
        (b"a", ""),
    ],
)
def test_names_are_cleaned_like_text(value: object, name: str) -> None:
    """Rooms, wings and sources are one clean line; numbers are names too, anything else is none."""
    assert clean_name(value) == name


def test_a_number_too_long_to_write_is_no_name() -> None:
    """A number with more digits than Python converts does not raise."""
    assert clean_name(10**5000) == ""


@pytest.mark.parametrize(
    "body", ["The end", "\u05e9\u05dc\u05d5\u05dd", "\u6f22\u5b57", "# lower", "### lower", "2 apples", "(See below)", "- Done"]
)
def test_clean_starts(body: str) -> None:
    """A first letter that is not lowercase, a heading or a digit is a clean start; scripts without case earn it."""
    assert clean_start(body)


@pytest.mark.parametrize("body", ["the end", "(see below)", "- done", "#tag here", "...", "", "\u00e9tude"])
def test_fragments_do_not_start_cleanly(body: str) -> None:
    """A lowercase first letter is a fragment, and a body without letters earns nothing."""
    assert not clean_start(body)


@pytest.mark.parametrize(
    "body",
    [
        "2026-01-05T10:00:00Z",
        "2026-01-05 10:00:00.123456 +02:00",
        "[2026-01-05] [10:00]",
        "2026-01-05T10:00:00+0200 / 2026-01-06T11:30:00+0200",
        "20260105T100000Z",
        "2026-W02-1",
        "10:00 AM to 11:30 PM UTC",
        "Mon, 5 Jan 2026 10:00:00 GMT",
        "January 5, 2026",
        "05/01/2026, 10:00 - 06/01/2026, 12:00",
    ],
)
def test_bodies_of_nothing_but_date_times(body: str) -> None:
    """ISO date-times, dates, times, zones, ranges of several of them and ordinary separators are a timestamp."""
    assert is_stamp(body)


@pytest.mark.parametrize(
    "body", ["T", "Z", "P3D", "T Z P3D", "PT15M", "2026-01-05 P3D", "Released on 2026-01-05", "may", "12 34 56", "1.2.3", "", "T1 Z2 T3"]
)
def test_iso_designators_are_no_timestamp(body: str) -> None:
    """A body that merely contains designators, numbers or a month's name is not taken for a timestamp."""
    assert not is_stamp(body)


def test_words_are_runs_of_letters_marks_and_digits() -> None:
    """Punctuation and underscores part words; combining marks do not, in any script."""
    assert words("One_two, three-4!") == ["one", "two", "three", "4"]
    assert words("stra\u00dfe \u2014 b\u0331ar") == ["stra\u00dfe", "b\u0331ar"]
    hindi, talk = "\u0939\u093f\u0928\u094d\u0926\u0940", "\u092c\u093e\u0924"
    assert words(f"{hindi}\u0964 {talk}") == [hindi, talk]
