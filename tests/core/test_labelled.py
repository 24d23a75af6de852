"""Guards how well the rules tell labelled drawers apart, so that a rule that helps one text does not cost many."""

from __future__ import annotations

import pytest

from daybreak.judging.spec import SPEC
from labelled.figures import SETS, figures_of, labelled

WORST = {"everyday": (0.0, 0.13, 0.0, 0.92, 0.78), "hard": (0.0, 0.08, 0.0, 0.89, 0.70)}
"""Somewhat worse than what was measured; see `labelled.figures.Figures` for what the figures are."""


@pytest.mark.parametrize("name", SETS)
def test_labelled_drawers_are_told_apart(name: str) -> None:
    """Nothing good is left out, soup is not told, the top tier is nearly all good, and most outcomes are near the top."""
    found = figures_of(labelled(name))
    lost, soup, soup_told, told_good, outcomes = WORST[name]
    assert found.lost <= lost
    assert found.soup <= soup
    assert found.soup_told <= soup_told
    assert found.told_good >= told_good
    assert found.outcomes >= outcomes


@pytest.mark.parametrize("name", SETS)
def test_the_better_rules_are_better(name: str) -> None:
    """Than the plain ones, where it matters: more outcomes near the top, less lost, less soup."""
    better, plain = figures_of(labelled(name)), figures_of(labelled(name), SPEC)
    assert better.outcomes > 2 * plain.outcomes
    assert better.lost <= plain.lost
    assert better.soup < plain.soup


def test_the_labels_are_those_there_are() -> None:
    """Each set has all four, and names each drawer once."""
    for name in SETS:
        drawers = labelled(name)
        assert {drawer.label for drawer in drawers} == {"outcome", "story", "chatter", "soup"}
        assert len({drawer.id for drawer in drawers}) == len({drawer.text for drawer in drawers}) == len(drawers)
