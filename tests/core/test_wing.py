"""Guards when two wing names mean one wing (specification, section 1), and which names an error names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch import of_wing
from daybreak import Drawer, UnknownWing, tell
from daybreak.wing import close_names, normalise_wing, wing_matches
from memory_palace import MemoryPalace, drawers_of

NAMES = st.text(st.sampled_from("aBß_- \u0301wingé") | st.characters(codec="utf-8"), max_size=8) | st.sampled_from(
    ["wing_", "_", "wing_wing_a", "_wing_a", "wing__a", "WING_A", "a-b c", "STRASSE", "straße", "Cafe\u0301", "café"]
)


@pytest.mark.parametrize(
    "stored", ["wing_red_hen", "red-hen", "Red Hen", "_red_hen", "__RED-hen", "_wing_red_hen", "red_hen", ["x", "red hen"]]
)
@pytest.mark.parametrize("asked", ["red-hen", "wing_red_hen", "RED HEN"])
def test_spellings_of_one_wing_match(asked: str, stored: object) -> None:
    """Case, hyphen, space, underscore, leading underscores and a leading ``wing_`` make no difference; a list matches by member."""
    assert wing_matches(asked, stored)


@pytest.mark.parametrize(
    "stored", ["red_hen_annex", "redhen", "hen", "wing", 7, None, True, [], [7], ["red_hen_annex"], {"red_hen": 1}, ""]
)
def test_other_wings_do_not(stored: object) -> None:
    """Neither a longer name nor a value that is no name."""
    assert not wing_matches("red-hen", stored)


def test_no_wing_asked_is_no_filter() -> None:
    """``""`` matches every drawer, also one without a wing."""
    assert all(wing_matches("", stored) for stored in ("a", "", None, 7, []))


def test_a_name_that_normalises_to_nothing_is_compared_exactly() -> None:
    """``_`` finds ``_`` and no other name of separators only."""
    assert wing_matches("_", "_") and wing_matches("wing_", "wing_")
    assert not any(wing_matches("_", stored) for stored in ("__", "-", " ", "wing_", "", "a"))


def test_composed_and_decomposed_letters_are_one() -> None:
    """NFC and casefolding are applied to both sides."""
    assert wing_matches("Cafe\u0301", "CAFÉ") and wing_matches("STRASSE", "straße")


@given(NAMES, NAMES)
def test_matching_is_that_of_the_specification(asked: str, stored: str) -> None:
    """The rule as it is written down once more in the tests agrees on any two names."""
    drawer = Drawer("d", "x", {"wing": stored})
    assert wing_matches(asked, stored) == (of_wing([drawer], asked) == [drawer])
    assert normalise_wing(normalise_wing(asked)) == normalise_wing(asked) or normalise_wing(asked).startswith("wing_")


async def test_a_filtered_story_holds_that_wing_only() -> None:
    """The order, the window and the story are those of the wing alone."""
    stored = ["wing_red_hen", "red-hen", "Red Hen", "_red_hen", "red_hen_annex", 7, ["red_hen"], None]
    texts = [f"The visit number {n * 13} of {chr(97 + n) * 6} went on for {chr(98 + n) * 7} and longer." for n in range(len(stored))]
    drawers = [drawer._replace(metadata={**drawer.metadata, "wing": wing}) for drawer, wing in zip(drawers_of(*texts), stored, strict=True)]
    story = await tell(MemoryPalace(drawers), wing="red-hen")
    assert [line.id for line in story.lines] == ["d0", "d1", "d2", "d3", "d6"]
    assert story.report.examined == 5
    assert len((await tell(MemoryPalace(drawers), wing="")).lines) == len(stored)


async def test_an_unknown_wing_is_never_another_wings_story() -> None:
    """Nothing that matches is an error, before any line."""
    with pytest.raises(UnknownWing):
        await tell(MemoryPalace(drawers_of("The kettle is on the stove by now.", wing="red-hen")), wing="nosuch")


def test_close_names_come_first_and_are_few() -> None:
    """At most five, the most similar first, each once."""
    names = ["garden", "kitchen", "red_hen", "wing_red_hem", "red_hens", "attic", "cellar", "red_hen"]
    assert close_names("red-hen", names)[:3] == ["red_hen", "red_hens", "wing_red_hem"]
    assert len(close_names("red-hen", names)) == 5
    assert close_names("x", []) == []
