"""Guards the property of the project: the lines of a stream equal the lines of the plain batch algorithm, and so do the figures."""

from __future__ import annotations

import os

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from batch import Batch, BatchLine, tell_at_once
from daybreak import BETTER, SPEC, Drawer, Limits, Rules, UnknownOrderKey, UnknownWing, judge, overlap, wake_up
from daybreak.report import Report
from memory_palace import MemoryPalace
from pools import EXCLUDED, STORIES, TEXTLESS, TIERS, WORDS
from strategies import Case, cases, seeded, sizes

FIGURES = (
    "examined",
    "skipped",
    "bookkeeping",
    "textless",
    "excluded",
    "tiers",
    "capped",
    "near_duplicates",
    "saturated",
    "spent",
    "stopped",
    "plain",
)
STORE_DEPENDENT = ("skipped", "bookkeeping", "textless")
LARGE_PALACES = 1_500 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 40


def figures(told: Batch | Report, *, but: tuple[str, ...] = ()) -> dict[str, object]:
    return {name: getattr(told, name) for name in FIGURES if name not in but}


async def streamed(case: Case, palace: MemoryPalace, rules: Rules) -> tuple[list[BatchLine], list[str], Report]:
    async with wake_up(palace, wing=case.wing, order_by=case.order_by, limits=case.limits, rules=rules) as lines:
        told = [BatchLine(line.id, line.tier, line.text) async for line in lines]
        return told, [drawer.id for drawer in lines.firsts], lines.report


def at_once(case: Case, rules: Rules = SPEC) -> Batch:
    return tell_at_once(case.drawers, wing=case.wing, order_by=case.order_by, limits=case.limits, rules=rules)


async def is_told_alike(case: Case, *palaces: MemoryPalace) -> None:
    """Under both profiles."""
    for rules in (SPEC, BETTER):
        await is_told_alike_by(rules, case, *palaces)


async def is_told_alike_by(rules: Rules, case: Case, *palaces: MemoryPalace) -> None:
    expected = at_once(case, rules)
    for palace in palaces:
        try:
            told, firsts, report = await streamed(case, palace, rules)
        except UnknownWing:
            assert case.wing and not expected.lines and not expected.examined
            continue
        except UnknownOrderKey:
            assert not any(case.order_by in drawer.metadata for drawer in case.drawers)
            continue
        assert told == expected.lines
        assert firsts == expected.firsts
        assert figures(report) == figures(expected)
        assert report.lines == len(told)
        assert palace.open == 0


SATURATING = Case(
    # The third drawer of a saturated source would take the last place in the window; read ahead in the same batch, it must not.
    tuple(
        Drawer(f"d{number}", text, {"filed_at": f"2026-01-0{9 - number}", "source_file": source})
        for number, (text, source) in enumerate(
            [
                ("Fixed the lantern beside the harbour by turning the kettle around.", "a"),
                ("We decided that the pillow goes to the quarry before any magnet is bought.", "a"),
                ("The parcel stood on the walnut beside a quiet feather all week.", "a"),
                ("The ribbon stood on the saddle beside a quiet cactus all week.", "b"),
            ]
        )
    ),
    "",
    "filed_at",
    Limits(max_scan=3, max_scan_per_source=None),
)


@given(case=cases(), mixed=sizes())
@example(case=SATURATING, mixed=[4])
@example(case=Case((), "", "filed_at", Limits()), mixed=[1])
async def test_streamed_lines_and_figures_are_those_of_the_batch_algorithm(case: Case, mixed: list[int]) -> None:
    """Whatever the palace, the limits and the sizes of the batches, lines, first candidates and every figure are the batch algorithm's."""
    await is_told_alike(case, *(MemoryPalace(case.drawers, sizes=size) for size in (1, 7, 64, mixed, None)))


@pytest.mark.parametrize("rules", [SPEC, BETTER], ids=["spec", "better"])
@given(case=cases(), size=st.integers(1, 9))
async def test_a_palace_that_leaves_closed_sources_out_is_told_alike(rules: Rules, case: Case, size: int) -> None:
    """Leaving closed sources out in the store changes no line and no figure, but for the rows that are never seen."""
    expected = at_once(case, rules)
    palace = MemoryPalace(case.drawers, sizes=size, leave_out=True)
    try:
        told, firsts, report = await streamed(case, palace, rules)
    except (UnknownWing, UnknownOrderKey):
        return
    assert (told, firsts) == (expected.lines, expected.firsts)
    assert figures(report, but=STORE_DEPENDENT) == figures(expected, but=STORE_DEPENDENT)
    assert all(getattr(report, name) <= getattr(expected, name) for name in STORE_DEPENDENT)


@pytest.mark.parametrize("seed", range(LARGE_PALACES))
async def test_palaces_of_hundreds_of_drawers_are_told_alike(seed: int) -> None:
    """Larger palaces, where the window ends and closes late, agree as well."""
    case = seeded(seed, 300)
    await is_told_alike(case, *(MemoryPalace(case.drawers, sizes=size) for size in (1, 64, [3, 0, 50], None)))


@pytest.mark.parametrize("tier", TIERS)
def test_the_pools_reach_every_tier(tier: int) -> None:
    """Every template of a tier is judged to be of that tier, whatever words fill it: the palaces above hold what they claim."""
    for template in TIERS[tier]:
        for place in range(len(WORDS) - 2):
            assert judge(template.format(*WORDS[place : place + 3]), SPEC).tier == tier


@pytest.mark.parametrize("rule", EXCLUDED)
def test_the_pools_reach_every_exclusion(rule: str) -> None:
    """Every template of a rule is left out by that rule."""
    for template in EXCLUDED[rule]:
        for place in range(len(WORDS) - 2):
            assert judge(template.format(*WORDS[place : place + 3]), SPEC).excluded_by == rule


def test_the_pools_hold_repeats_on_both_sides_of_the_threshold() -> None:
    """Restated stories overlap by more than, exactly and less than the threshold; textless texts hold no body."""
    for story in STORIES:
        words = story.split()
        overlaps = [overlap(story, " ".join([*words[:-n], *(f"x{place}" for place in range(n))])) for n in (1, 2, 3)]
        assert overlaps[0] > 0.8 == overlaps[1] > overlaps[2]
    assert all(judge(text or "").length == 0 for text in TEXTLESS)


async def test_the_cases_reach_every_way_to_stop() -> None:
    """Among the seeded palaces every way to stop, every kind of loss and a plain story occur: the property is not vacuous."""
    told = [at_once(seeded(seed, 40)) for seed in range(400)]
    assert {batch.stopped for batch in told} == {"filled", "exhausted", "window"}
    for name in FIGURES:
        assert any(getattr(batch, name) for batch in told), name
    assert {tier for batch in told for tier in batch.tiers} == set(TIERS)
    assert {rule for batch in told for rule in batch.excluded} == set(EXCLUDED)
