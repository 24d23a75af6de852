"""Guards what holds for every story, whatever the texts and whatever is asked: fuzzing of the whole pipeline with arbitrary input."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch import in_order, normalised
from daybreak import BETTER, SPEC, Drawer, Limits, Rules, Story, judge, overlap, tell
from daybreak.drawer import importance, source_of
from memory_palace import MemoryPalace
from strategies import Case, cases, odd_texts, seeded

NAMES = (
    st.none() | st.text(st.characters(), max_size=12) | st.sampled_from(["a.md", "dir/a.md", "dir\\a.md", "C:\\x\\y"]) | st.integers(-2, 2)
)
DRAWERS = st.lists(
    st.tuples(odd_texts(), NAMES, NAMES, st.sampled_from([1, 3, 9])),
    max_size=12,
).map(
    lambda rows: tuple(
        Drawer(f"d{number}", text, {"room": room, "source_file": file, "importance": weight, "wing": room, "filed_at": file})
        for number, (text, room, file, weight) in enumerate(rows)
    )
)
LIMITS = st.fixed_dictionaries(
    {
        "max_drawers": st.integers(1, 9),
        "max_chars": st.integers(64, 900),
        "max_per_source": st.integers(1, 3),
        "max_scan": st.integers(1, 14),
        "max_scan_per_source": st.none() | st.integers(1, 4),
        "near_duplicate": st.sampled_from([0.8, 0.8, 0.3, 1.0]),
        "snippet_chars": st.integers(24, 220),
    }
).map(lambda chosen: Limits(**chosen))


def body_of(drawer: Drawer) -> str:
    """The normalised body as lines show it: lone surrogates cannot be printed, they are read as U+FFFD."""
    return "".join("\ufffd" if "\ud800" <= character <= "\udfff" else character for character in normalised(drawer.text or ""))


async def check(drawers: tuple[Drawer, ...], limits: Limits, sizes: int | None = None) -> None:
    """Everything that holds for a story of these drawers, under both profiles."""
    for rules in (SPEC, BETTER):
        check_story(await tell(MemoryPalace(drawers, sizes=sizes), limits=limits, rules=rules), drawers, limits, rules)


def check_story(story: Story, drawers: tuple[Drawer, ...], limits: Limits, rules: Rules) -> None:
    by_id = {drawer.id: drawer for drawer in drawers}
    place = {drawer.id: number for number, drawer in enumerate(in_order(drawers, latest_first=rules.latest_first))}
    lines, report = story.lines, story.report
    told = [by_id[line.id] for line in lines]

    assert len(lines) <= limits.max_drawers
    assert len({line.id for line in lines}) == len(lines)
    assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
    assert all((one.tier, -place[one.id]) > (two.tier, -place[two.id]) for one, two in pairwise(lines))

    sources = Counter(source for drawer in told if (source := source_of(drawer.metadata)) is not None)
    assert all(count <= limits.max_per_source for count in sources.values())
    assert all(overlap(body_of(one), body_of(two)) < limits.near_duplicate for one, two in combinations(told, 2))

    for line, drawer in zip(lines, told, strict=True):
        assert line.tier == judge(drawer.text or "", rules, importance(drawer.metadata)).tier >= 0
        assert len(line.text) <= limits.snippet_chars
        assert line.text and line.text.removesuffix("...") in body_of(drawer)
        for shown in (line.text, line.room, line.file, line.wing or ""):
            assert len(shown.splitlines()) <= 1 and shown == " ".join(shown.split())

    assert report.examined <= limits.max_scan
    assert sum(report.tiers.values()) + sum(report.excluded.values()) == report.examined
    assert len(lines) == report.lines <= sum(report.tiers.values()) - report.capped - report.near_duplicates
    assert report.examined + report.skipped + report.bookkeeping + report.textless <= len(drawers)

    text = story.render()
    text.encode("utf-8")
    if report.plain:
        assert not lines and 1 <= len(story.firsts) <= limits.max_drawers
        assert len(text.splitlines()) == text.count("\n") + 1
    else:
        assert len(text) <= limits.max_chars
        shown = text.splitlines()
        assert len(shown) == text.count("\n") + 1
        assert sum(entry.startswith("  - ") for entry in shown) == len(lines) - story.cut_for_space
    json.dumps(story.as_dict(), allow_nan=False)


@given(DRAWERS, LIMITS)
async def test_any_text_whatsoever_keeps_the_invariants(drawers: tuple[Drawer, ...], limits: Limits) -> None:
    """Arbitrary texts, rooms and sources, surrogates and controls included: nothing raises and everything above holds."""
    await check(drawers, limits, sizes=3)


@given(cases())
async def test_palaces_of_every_kind_keep_the_invariants(case: Case) -> None:
    """The palaces that reach every rule keep them too."""
    await check(case.drawers, case.limits)


@pytest.mark.parametrize("seed", range(8))
async def test_large_palaces_keep_the_invariants(seed: int) -> None:
    """Hundreds of drawers do as well."""
    case = seeded(1_000 + seed, 400)
    await check(case.drawers, case.limits)


@given(DRAWERS, LIMITS, st.integers(1, 9))
async def test_a_story_is_told_alike_every_time(drawers: tuple[Drawer, ...], limits: Limits, size: int) -> None:
    """The same palace gives the same bytes, in batches of any size."""
    once = await tell(MemoryPalace(drawers), limits=limits)
    again = await tell(MemoryPalace(drawers, sizes=size), limits=limits)
    assert once.render() == again.render()
    assert once.lines == again.lines


@given(st.lists(odd_texts(), min_size=1, max_size=8))
async def test_a_story_is_never_fed_with_itself(texts: list[str]) -> None:
    """A rendered story that was mined is a wrapper: it is left out of the next story."""
    drawers = tuple(Drawer(f"d{number}", text, {}) for number, text in enumerate(texts))
    story = await tell(MemoryPalace(drawers))
    mined = Drawer("mined", story.render(), {"importance": 99})
    again = await tell(MemoryPalace((*drawers, mined)))
    assert [line.id for line in again.lines] == [line.id for line in story.lines]
    assert again.report.excluded["wrapper"] >= 1


@pytest.mark.parametrize("length", [2_000, 200_000])
async def test_one_huge_word_in_every_field_is_harmless(length: int) -> None:
    """A text, a room, a wing and a file of one endless word each: bounded output, no exception."""
    huge = Drawer("huge", "Fixed " + "x" * length, {"room": "r" * length, "wing": "w" * length, "source_file": "f" * length})
    note = Drawer("note", "Fixed the small gate behind the house.", {"room": "garden"})
    story = await tell(MemoryPalace([note, huge]))
    assert len(story.render()) <= 3_200
    assert "the small gate" in story.render()


async def test_names_of_thousands_of_characters_do_not_crowd_out_the_story() -> None:
    """A room or a file with a name as long as the budget costs no other line its place, and its own line is told as well."""
    huge = Drawer(
        "huge", "Fixed the tall tower beside the long lake.", {"room": "r" * 10_000, "source_file": "f" * 10_000, "importance": 9}
    )
    note = Drawer("note", "Fixed the small gate behind the house.", {"room": "garden"})
    text = (await tell(MemoryPalace([note, huge]))).render()
    assert "the tall tower" in text and "the small gate" in text


@given(st.integers(0, 10_000))
async def test_what_lies_behind_the_head_of_a_document_is_not_read(extra: int) -> None:
    """Only the first 20,000 characters are read: what follows changes nothing."""
    head = ("A quiet morning by the lake. " * 700)[:20_000]
    short, long = [await tell(MemoryPalace([Drawer("d", text, {})])) for text in (head, head + "Fixed it. " * extra)]
    assert short.lines == long.lines
