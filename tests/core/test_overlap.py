"""Guards the measure of near repeats: which bodies say the same, in any script, and which only look alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak.overlap import bag, overlap

ORDER = "Cr\u00e8me delivery: thirty small jars, seven large tubs, one crate of lemons each Monday around dawn, signed for by Ana"
SAME = 0.8


@pytest.mark.parametrize(
    "copy",
    [
        unicodedata.normalize("NFD", ORDER),
        ORDER + "\n",
        ORDER.replace(" ", "  "),
        ORDER.upper(),
    ],
)
def test_spellings_of_one_note_are_the_same(copy: str) -> None:
    """Composition, line ends, spacing and case make no difference."""
    assert overlap(ORDER, copy) == 1.0


def test_a_note_without_its_last_words_is_a_repeat() -> None:
    """Two words fewer leave the overlap above the threshold."""
    assert overlap(ORDER, ORDER.rsplit(" ", 2)[0]) >= SAME


def test_a_longer_note_that_contains_another_is_no_repeat() -> None:
    """A note three times as long says more, even when the whole of the other is in it."""
    more = " ".join(f"extra{number}" for number in range(2 * len(bag(ORDER))))
    assert overlap(ORDER, f"{ORDER}. {more}") < SAME


def test_a_changed_figure_is_another_note() -> None:
    """Two amounts in the same sentence are two facts: 6 shared words of 8."""
    assert overlap("The fee for the garden is 700 crowns", "The fee for the garden is 780 crowns") == 0.75


def test_a_templated_opening_makes_no_repeat() -> None:
    """Summaries that share their first words and differ after them stay apart."""
    head = "Weekly summary of the garden project"
    low = overlap(f"{head}: tomatoes were planted along the southern wall", f"{head}: our greenhouse needs three new panes before winter")
    assert low < 0.4
    shared = " ".join(f"head{number}" for number in range(14))
    assert overlap(f"{shared} red apples fell", f"{shared} green pears rose") == pytest.approx(0.7)


def test_a_restatement_is_a_repeat() -> None:
    """The same sentence with one word changed collapses."""
    base = "The migration to the new billing database finished on Tuesday night without losing one single invoice"
    assert overlap(base, base.replace("single", "paid")) >= 0.84


def test_scripts_without_spaces_become_bigrams() -> None:
    """Han, Kana, Thai, Lao, Khmer and Myanmar runs are cut into character bigrams; a single character stays."""
    assert bag("\u6771\u4eac\u90fd") == {"\u6771\u4eac", "\u4eac\u90fd"}
    assert bag("\u732b") == {"\u732b"}
    assert bag("v2\u3092\u51fa\u3059 ok") == {"v2", "\u3092\u51fa", "\u51fa\u3059", "ok"}
    assert bag("\u0e01\u0e34\u0e19") == {"\u0e01\u0e34", "\u0e34\u0e19"}
    more = ("\u0e9e\u0eb2\u0eaa\u0eb2", "\u1797\u17b6\u179f\u17b6", "\u1019\u103c\u1014\u103a\u1019\u102c", "\u30ab\u30bf\u30ab\u30ca")
    assert all(len(piece) == 2 for word in more for piece in bag(word))


def test_a_different_sentence_in_japanese_is_no_repeat() -> None:
    """Bigrams tell sentences apart that would otherwise be one word each."""
    one = "\u5ead\u306e\u6885\u306e\u6728\u306f\u767d\u3044\u82b1\u3067\u3059"
    other = "\u99c5\u306e\u524d\u306b\u65b0\u3057\u3044\u672c\u5c4b\u304c\u3042\u308a\u307e\u3059"
    assert overlap(one, one + "\u3002") == 1.0
    assert overlap(one, other) < 0.4


def test_words_keep_their_marks() -> None:
    """A vowel sign is part of its word, and full case folding applies."""
    assert bag("\u0915\u0940 \u0915\u093e") == {"\u0915\u0940", "\u0915\u093e"}
    assert bag("STRASSE") == bag("stra\u00dfe")


def test_empty_bags_overlap_nothing() -> None:
    """Two bodies without words are not the same body."""
    assert overlap("", "") == overlap("...", "!!!") == overlap("", "word") == 0.0


@given(st.text(max_size=120), st.text(max_size=120))
def test_overlap_is_a_symmetric_share(one: str, other: str) -> None:
    """Either way round, from 0 to 1, equal to that of the bags; a body with words repeats itself."""
    share = overlap(one, other)
    assert share == overlap(other, one) == overlap(bag(one), bag(other))
    assert 0.0 <= share <= 1.0
    assert overlap(one, one) == (1.0 if bag(one) else 0.0)


@given(st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=200))
def test_composition_never_matters(text: str) -> None:
    """The decomposed form of any text has the same words."""
    assert bag(unicodedata.normalize("NFD", text)) == bag(text)
