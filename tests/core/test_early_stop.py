"""Guards the early stop (specification, sections 2 and 5): how many batches are pulled, and why a wake-up stopped."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak import Drawer, Limits, Line, Report, Window, tell, wake_up
from memory_palace import MemoryPalace, drawers_of
from strategies import Case, cases

THINGS = (
    "anchor bishop candle dragon engine forest guitar hammer island jungle kitten lizard monkey needle orange pencil quiver rocket "
    "spider turtle urchin violet window yogurt zipper almond butter copper donkey empire"
).split()


def outcome(number: int) -> str:
    """A text of the top tier, unlike every other one."""
    return f"Fixed the {THINGS[number % 30]} of room {number} with {THINGS[(number * 7 + 3) % 30]} number {number * 3}."


def chatter(number: int) -> str:
    """A text of tier 2, unlike every other one."""
    return f"The {THINGS[number % 30]} in hall {number} waits for {THINGS[(number * 7 + 3) % 30]} number {number * 3}."


def soup(number: int) -> str:
    return f'{{"n": {number}, "list": [1, 2, 3, 4, 5], "m": {{"x": {number}.25}}}}'


async def told_by(palace: MemoryPalace, limits: Limits) -> tuple[list[Line], Report]:
    async with wake_up(palace, limits=limits) as lines:
        return [line async for line in lines], lines.report


async def test_no_batch_is_pulled_after_the_fifteenth_line_of_the_top_tier() -> None:
    """The fifteenth line ends the wake-up in the batch that holds it, however many batches are left."""
    palace = MemoryPalace(drawers_of(*map(outcome, range(1_000))), sizes=5)
    lines, report = await told_by(palace, Limits())
    assert len(lines) == 15 and {line.tier for line in lines} == {4}
    assert (palace.pulled, report.batches, report.examined, report.stopped) == (3, 3, 15, "filled")


async def test_the_rest_of_the_batch_of_the_last_line_is_not_examined() -> None:
    """What was read ahead behind the fifteenth line is not counted."""
    palace = MemoryPalace(drawers_of(*map(outcome, range(1_000))), sizes=64)
    _, report = await told_by(palace, Limits())
    assert (palace.pulled, report.examined) == (1, 15)


async def test_filling_up_with_lower_tiers_stops_nothing() -> None:
    """Fifteen lines of chatter are no story yet: an outcome far behind them still comes first."""
    texts = [*map(chatter, range(400)), outcome(7)]
    palace = MemoryPalace(drawers_of(*texts), sizes=50)
    lines, report = await told_by(palace, Limits())
    assert lines[0].text == outcome(7) and [line.tier for line in lines] == [4] + [2] * 14
    assert (palace.pulled, report.examined, report.stopped) == (9, 401, "exhausted")


async def test_lines_of_the_top_tier_arrive_before_the_window_ends() -> None:
    """Each outcome is yielded while later batches have not been pulled yet; chatter waits for the end of the window."""
    texts = [chatter(0), outcome(1), chatter(2), chatter(3), outcome(4), chatter(5)]
    palace = MemoryPalace(drawers_of(*texts), sizes=1)
    async with wake_up(palace) as lines:
        arrivals = [(line.text, palace.pulled) async for line in lines]
    assert arrivals == [(outcome(1), 2), (outcome(4), 5), *((chatter(number), 6) for number in (0, 2, 3, 5))]


async def test_a_line_arrives_before_the_rest_of_its_batch_is_given_its_turn() -> None:
    """A consumer that leaves at the first line has examined no more than what stood before it."""
    palace = MemoryPalace(drawers_of(soup(0), outcome(1), *map(outcome, range(2, 60))), sizes=64)
    async with wake_up(palace) as lines:
        async for _ in lines:
            break
        assert (lines.report.examined, lines.report.lines, lines.report.stopped) == (2, 1, None)


@pytest.mark.parametrize(("size", "pulled"), [(1, 20), (10, 2), (19, 2), (20, 1), (64, 1)])
async def test_the_window_ends_without_another_batch(size: int, pulled: int) -> None:
    """When `MAX_SCAN` candidates were examined, nothing more is pulled, be it in the middle or at the end of a batch."""
    palace = MemoryPalace(drawers_of(*map(chatter, range(500))), sizes=size)
    lines, report = await told_by(palace, Limits(max_scan=20))
    assert len(lines) == 15
    assert (palace.pulled, report.examined, report.stopped) == (pulled, 20, "window")


async def test_rows_that_are_no_candidates_do_not_use_up_the_window() -> None:
    """Bookkeeping and textless rows are counted apart and count towards no limit."""
    notes = [Drawer(f"n{number}", outcome(99), {"room": "_registry", "filed_at": "2027", "source_file": "a.md"}) for number in range(30)]
    empty = [Drawer(f"e{number}", "  ", {"filed_at": "2027", "source_file": "a.md"}) for number in range(30)]
    palace = MemoryPalace([*notes, *empty, *drawers_of(*map(chatter, range(9)), source_file="a.md")], sizes=4)
    _, report = await told_by(palace, Limits(max_scan=5, max_scan_per_source=5))
    assert (report.bookkeeping, report.textless, report.examined, report.stopped) == (30, 30, 5, "window")


async def test_a_saturated_source_is_skipped_without_being_examined() -> None:
    """Two accepted outcomes close their source; its further drawers use up no window, and the report counts what the store handed out."""
    first = drawers_of(*map(outcome, range(100)), source_file="big.jsonl")
    last = [Drawer("note", outcome(101), {"filed_at": "2020-01-01"})]
    palace = MemoryPalace([*first, *last], sizes=10)
    lines, report = await told_by(palace, Limits(max_scan=3))
    assert [line.id for line in lines] == ["d0", "d1", "note"]
    assert (report.examined, report.skipped, report.saturated, report.spent) == (3, 98, 1, 0)


async def test_a_store_that_leaves_saturated_sources_out_spares_the_batches() -> None:
    """The window tells the store which sources are closed: the next batch goes straight to what is still open."""
    first = drawers_of(*map(outcome, range(100)), source_file="big.jsonl")
    last = [Drawer("note", outcome(101), {"filed_at": "2020-01-01"})]
    palace = MemoryPalace([*first, *last], sizes=10, leave_out=True)
    lines, report = await told_by(palace, Limits())
    assert [line.id for line in lines] == ["d0", "d1", "note"]
    assert (palace.pulled, palace.left_out, report.skipped, report.stopped) == (2, 90, 8, "exhausted")


async def test_saturation_needs_lines_of_the_top_tier() -> None:
    """Lower tiers close no source before the window ends: an outcome behind a hundred fragments of its source is told first."""
    palace = MemoryPalace(drawers_of(*map(chatter, range(100)), outcome(100), source_file="big.jsonl"), sizes=10)
    lines, report = await told_by(palace, Limits())
    assert [line.id for line in lines] == ["d100", "d0"]
    assert (report.examined, report.saturated, report.capped) == (101, 0, 99)


async def test_a_source_is_spent_after_so_many_examined() -> None:
    """`MAX_SCAN_PER_SOURCE` candidates of one source are examined, junk among them, and the rest is skipped."""
    first = drawers_of(*map(soup, range(40)), *map(outcome, range(40)), source_file="big.jsonl")
    last = [Drawer("note", outcome(101), {"filed_at": "2020-01-01"})]
    palace = MemoryPalace([*first, *last], sizes=7)
    lines, report = await told_by(palace, Limits(max_scan_per_source=25))
    assert [line.id for line in lines] == ["note"]
    assert (report.examined, report.skipped, report.spent, report.saturated) == (26, 55, 1, 0)


async def test_the_drawer_that_spends_its_source_still_counts() -> None:
    """The last candidate that a source may show is examined and told like any other."""
    palace = MemoryPalace(drawers_of(soup(0), outcome(1), outcome(2), source_file="a.md"), sizes=1)
    lines, report = await told_by(palace, Limits(max_scan_per_source=2))
    assert [line.id for line in lines] == ["d1"]
    assert (report.spent, report.skipped, report.saturated) == (1, 1, 0)


async def test_both_source_rules_can_be_turned_off_or_do_not_apply() -> None:
    """Without a limit a source is never spent, and drawers without a source never are."""
    texts = [*map(soup, range(300)), outcome(1)]
    named, _ = await told_by(MemoryPalace(drawers_of(*texts, source_file="a.md")), Limits(max_scan_per_source=None))
    limited, report = await told_by(MemoryPalace(drawers_of(*texts, source_file="a.md")), Limits())
    nameless, _ = await told_by(MemoryPalace(drawers_of(*texts, source_file="")), Limits(max_scan_per_source=1))
    assert [line.id for line in named] == [line.id for line in nameless] == ["d300"]
    assert (limited, report.spent, report.plain) == ([], 1, True)


async def test_a_window_fills_from_more_sources_than_its_newest_drawers_have() -> None:
    """Four huge sources that fill the newest thousands of rows do not keep older sources out of the story."""
    texts = [outcome(number) if number % 97 == 0 else chatter(number) for number in range(4_000)]
    huge = [
        Drawer(f"h{number}", text, {"filed_at": f"2026-05-{28 - number // 1_000:02}", "source_file": f"chat{number // 1_000}.jsonl"})
        for number, text in enumerate(texts)
    ]
    old = [
        Drawer(f"o{number}", outcome(10_000 + number), {"filed_at": "2025-01-01", "source_file": f"note{number}.md"})
        for number in range(20)
    ]
    story = await tell(MemoryPalace([*huge, *old]))
    assert len(story.lines) == 15
    assert len({line.source for line in story.lines}) == 11  # two lines each of four chats, one each of seven notes
    assert story.report.examined < 1_000


@pytest.mark.parametrize(
    ("texts", "limits", "stopped"),
    [
        ([], Limits(), "exhausted"),
        ([soup(1)], Limits(), "exhausted"),
        ([outcome(1), outcome(2)], Limits(max_drawers=2), "filled"),
        ([outcome(1), outcome(2)], Limits(max_drawers=3), "exhausted"),
        ([outcome(1), chatter(2)], Limits(max_drawers=2), "exhausted"),
        ([outcome(1), chatter(2)], Limits(max_scan=2), "window"),
        ([outcome(1), chatter(2), chatter(3)], Limits(max_scan=2, max_drawers=1), "filled"),
    ],
)
async def test_how_it_stopped(texts: Sequence[str], limits: Limits, stopped: str) -> None:
    """``filled``: enough lines of the top tier. ``exhausted``: no more drawers. ``window``: `MAX_SCAN` candidates examined."""
    _, report = await told_by(MemoryPalace(drawers_of(*texts), sizes=1), limits)
    assert report.stopped == stopped


async def test_empty_batches_are_not_the_end() -> None:
    """An empty batch is counted and passed over."""
    palace = MemoryPalace(drawers_of(outcome(1), outcome(2)), sizes=[0, 0, 1])
    lines, report = await told_by(palace, Limits())
    assert (len(lines), report.batches, report.stopped) == (2, 6, "exhausted")


async def test_batches_start_small_and_grow() -> None:
    """The first batches are small, for a palace that soon fills a story; they double up to the largest and never pass the window."""
    asked: list[int] = []

    class Asking(MemoryPalace):
        async def batches(self, window: Window):  # type: ignore[no-untyped-def]
            rest = drawers_of(*map(chatter, range(3_000)))
            for pulled in range(100):
                asked.append(window.batch_size(pulled))
                batch, rest = rest[: asked[-1]], rest[asked[-1] :]
                yield batch

    _, report = await told_by(Asking([]), Limits(max_scan=2_000, first_batch=64, largest_batch=512))
    assert asked == [64, 128, 256, 512, 512, 512, 16]
    assert report.examined == sum(asked) == 2_000


@given(case=cases(), size=st.integers(1, 9))
async def test_no_more_is_pulled_than_the_lines_need(case: Case, size: int) -> None:
    """The last batch that was pulled holds a candidate that was examined, unless the palace was exhausted."""
    palace = MemoryPalace(case.drawers, sizes=size)
    async with wake_up(palace, limits=case.limits) as lines:
        async for _ in lines:
            pass
    report = lines.report
    given_a_turn = report.examined + report.skipped + report.bookkeeping + report.textless
    if report.stopped == "exhausted":
        assert given_a_turn == palace.handed_out == len(case.drawers)
    else:
        assert palace.handed_out - size < given_a_turn <= palace.handed_out
