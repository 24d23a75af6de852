"""Guards the merge: several palaces are told as one story, in order, and one that fails or is slow does not silence the others."""

from __future__ import annotations

from collections.abc import Sequence

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak import DamagedPalace, Drawer, Limits, UnavailablePalace, UnknownWing, tell
from daybreak.drawer import importance, order_key
from daybreak.merge import MergedPalace
from daybreak.ports import Window
from memory_palace import MemoryPalace, drawers_of

STORY = "Root cause of the {} outage found and fixed: the {} pump ran without its valve, and the {} log says since when."
WORDS = "amber birch cedar delta ember fjord grove heron inlet jetty kelp larch maple north ocean pearl quartz river stone tulip".split()


def stories(first: int, count: int, **metadata: object) -> list[Drawer]:
    """Outcomes that share too few words to repeat each other."""
    numbers = range(first, first + count)
    texts = [STORY.format(WORDS[n % 20] * 2, WORDS[(n * 7 + 3) % 20] + "s", WORDS[(n * 3 + 5) % 20] + str(n)) for n in numbers]
    return drawers_of(*texts, **metadata)


def at(filed_at: str, name: str, **metadata: object) -> Drawer:
    text = f"Decided on the {name} colour for the whole {name} hall, because the old one had faded."
    return Drawer(name, text, {"filed_at": filed_at} | metadata)


async def pulled(palace: MergedPalace, **window: object) -> list[Drawer]:
    return [drawer async for batch in palace.batches(Window(**window)) for drawer in batch]  # type: ignore[arg-type]


async def test_candidates_come_in_order_across_palaces() -> None:
    """The newest of any palace comes first, and of equals those of the palace named first."""
    one = MemoryPalace([at("2026-01-03", "amber"), at("2026-01-01", "birch")], name="one")
    two = MemoryPalace([at("2026-01-02", "cedar"), at("2026-01-03", "delta"), at("2026-01-01", "ember", importance=5)], name="two")

    drawers = await pulled(MergedPalace([one, two]))

    assert [(drawer.id, drawer.palace) for drawer in drawers] == [
        ("ember", "two"), ("amber", "one"), ("delta", "two"), ("cedar", "two"), ("birch", "one"),
    ]  # fmt: skip


@given(
    palaces=st.lists(st.lists(st.tuples(st.integers(0, 4), st.sampled_from([None, 1, 3, 5])), max_size=12), min_size=1, max_size=4),
    sizes=st.sampled_from([1, 2, 7, 64]),
)
async def test_merging_equals_sorting_all_at_once(palaces: Sequence[Sequence[tuple[int, int | None]]], sizes: int) -> None:
    """However the palaces cut their batches, the merge equals one stable sort of all drawers by importance and order key."""
    held = [
        [
            at(f"2026-01-0{day + 1}", f"{p}-{n}", **({} if weight is None else {"importance": weight}))
            for n, (day, weight) in enumerate(rows)
        ]
        for p, rows in enumerate(palaces)
    ]
    merged = await pulled(MergedPalace([MemoryPalace(rows, sizes=sizes, name=str(p)) for p, rows in enumerate(held)]))

    expected = sorted(
        (drawer for rows in held for drawer in rows),
        key=lambda drawer: (importance(drawer.metadata), order_key(drawer.metadata, "filed_at")),
        reverse=True,
    )
    assert [drawer.id for drawer in merged] == [drawer.id for drawer in expected]


async def test_a_source_is_one_source_within_its_palace_only() -> None:
    """Two palaces that know a file of the same name tell two lines of it each, and each line says where it came from."""
    one = MemoryPalace(stories(0, 4, source_file="/log/session.md"), name="/me/own")
    two = MemoryPalace(stories(10, 4, source_file="/log/session.md"), name="/team")

    story = await tell(MergedPalace([one, two]))

    assert sorted(line.palace or "" for line in story.lines) == ["/me/own", "/me/own", "/team", "/team"]
    assert "(session.md, own)" in story.render() and "(session.md, team)" in story.render()
    assert [line.as_dict()["palace"] for line in story.lines] == [line.palace for line in story.lines]
    assert story.report.saturated == 2


async def test_near_repeats_and_the_window_hold_across_palaces() -> None:
    """The same drawer in two palaces is told once, and `MAX_SCAN` counts all palaces together."""
    palaces = [MemoryPalace(stories(0, 6), name=name) for name in ("one", "two")]

    story = await tell(MergedPalace(palaces), limits=Limits(max_scan=7))

    assert story.report.examined == 7
    assert len(story.lines) == 4
    assert story.report.near_duplicates == 3


async def test_closed_sources_are_told_to_their_own_palace() -> None:
    """A source that closed is left out by the palace that has it; the other one's source of that name stays open."""
    one = MemoryPalace(stories(0, 9, source_file="a.md"), name="one", sizes=4, leave_out=True)
    two = MemoryPalace(stories(10, 1, source_file="a.md"), name="two", sizes=4, leave_out=True)

    story = await tell(MergedPalace([one, two]), limits=Limits(first_batch=4, largest_batch=4))

    assert one.left_out > 0
    assert two.left_out == 0
    assert {line.palace for line in story.lines} == {"one", "two"}


@pytest.mark.parametrize("error", [DamagedPalace("it is broken"), UnavailablePalace("it is busy"), UnknownWing("no such wing")])
async def test_one_that_fails_at_once_is_reported_and_the_others_speak(error: Exception) -> None:
    """An error before the first batch leaves that palace out, with a notice."""
    story = await tell(MergedPalace([MemoryPalace([], name="bad", trouble={1: error}), MemoryPalace(stories(0, 3), name="good")]))

    assert len(story.lines) == 3
    assert story.report.notices == [str(error)]


async def test_one_that_dies_later_keeps_its_settled_lines() -> None:
    """What a palace told before it failed stays told."""
    bad = MemoryPalace(stories(0, 3), name="bad", sizes=2, trouble={2: DamagedPalace("it broke on the way")})
    story = await tell(MergedPalace([bad, MemoryPalace(stories(10, 3), name="good")]))

    assert [line.palace for line in story.lines].count("bad") == 2
    assert [line.palace for line in story.lines].count("good") == 3
    assert story.report.notices == ["it broke on the way"]


async def test_when_all_fail_the_first_error_is_raised() -> None:
    """With nobody left to speak the error reaches the caller, and nothing stays open."""
    palaces = [MemoryPalace([], name=name, trouble={1: DamagedPalace(f"{name} is broken")}) for name in ("one", "two")]

    with pytest.raises(DamagedPalace, match="one is broken"):
        await tell(MergedPalace(palaces))

    assert [palace.open for palace in palaces] == [0, 0]


async def test_a_silent_palace_is_left_out_after_half_the_time() -> None:
    """A palace that never answers costs half the deadline at most, is named in the notices and is closed."""
    silent = MemoryPalace(stories(0, 3), name="silent", pause=lambda _: anyio.sleep_forever())
    good = MemoryPalace(stories(10, 3), name="good")

    with anyio.fail_after(30):
        story = await tell(MergedPalace([silent, good]), deadline_ms=2_000)

    assert len(story.lines) == 3
    assert story.report.stopped == "exhausted"
    assert [notice for notice in story.report.notices if "silent" in notice and "half the time" in notice]
    assert (silent.open, good.open) == (0, 0)
