"""Guards candidate order and what metadata says (specification: Words, section 1): weights, dates, sources, bookkeeping, odd types."""

from __future__ import annotations

import math
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch import in_order
from daybreak import SPEC, Drawer, Limits, UnknownOrderKey, Window, tell
from daybreak.drawer import importance, is_bookkeeping, order_key, source_of
from memory_palace import MemoryPalace
from strategies import Case, cases

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=3,
)


# Importance


@pytest.mark.parametrize(
    ("value", "weight"),
    [
        (5, 5.0),
        (4.5, 4.5),
        ("4.5", 4.5),
        (" 4 ", 4.0),
        ("1e1", 10.0),
        ("-2", -2.0),
        (0, 0.0),
        (-1, -1.0),
        (10**15, 1e15),
        ("high", 3.0),
        ("", 3.0),
        ("5,5", 3.0),
        (True, 3.0),
        (False, 3.0),
        (math.nan, 3.0),
        (math.inf, 3.0),
        (-math.inf, 3.0),
        ("nan", 3.0),
        ("-Infinity", 3.0),
        ("1e999", 3.0),
        (10**400, 3.0),
        ("9" * 5_000, 3.0),
        ([9], 3.0),
        ({"value": 9}, 3.0),
        (Decimal(9), 3.0),
    ],
)
def test_one_weight(value: object, weight: float) -> None:
    """Numbers and strings that spell one count, 0 and negative ones too; whatever else there is counts as the default."""
    for key in ("importance", "emotional_weight", "weight"):
        assert importance({key: value}) == weight


def test_no_weight_counts_as_three() -> None:
    """The default holds without any key, and when every key is ``None``."""
    assert (
        importance({}) == importance({"importance": None, "emotional_weight": None, "weight": None}) == importance({"Importance": 9}) == 3.0
    )


def test_the_first_key_that_is_present_decides() -> None:
    """``importance``, ``emotional_weight``, ``weight``: ``None`` is passed over, but an unparsable value is not."""
    assert importance({"importance": 1, "emotional_weight": 8, "weight": 9}) == 1.0
    assert importance({"importance": None, "emotional_weight": 8, "weight": 9}) == 8.0
    assert importance({"weight": 9}) == 9.0
    assert importance({"importance": "odd", "weight": 9}) == 3.0
    assert importance({"importance": False, "weight": 9}) == 3.0
    assert importance({"importance": 0, "weight": 9}) == 0.0


@given(JSON, JSON, JSON)
def test_any_weights_are_a_finite_number(first: object, second: object, third: object) -> None:
    """Nothing that metadata may hold raises, and every weight can be compared."""
    assert math.isfinite(importance({"importance": first, "emotional_weight": second, "weight": third}))


# Order key

DATED = ["9999-12-31", "2026-04-02", "2026-03-31T23:00:00-05:00", "2025", "0000"]
ODD = [
    None,
    "",
    "yesterday",
    "202",
    "x2026",
    " 2026",
    "٢٠٢٦-04-01",
    "\uff12\uff10\uff12\uff16",
    "²⁰²⁶",
    True,
    False,
    math.nan,
    [2026],
    {"year": 2026},
]
NUMBERS = [math.inf, 1772420400000, 1772420400.5, 1772420400, 3, 0, -1, -math.inf]


def ranked(values: list[object], key: str) -> list[object]:
    """The values in descending order of their key, equal ones as they stood."""
    return sorted(values, key=lambda value: order_key({key: value}, key), reverse=True)


def test_filed_at_sorts_dates_as_text_and_everything_else_last() -> None:
    """Strings that open with four ASCII digits come first, descending; all else is equal and stays as inserted, numbers too."""
    others = [*NUMBERS, *ODD]
    assert ranked([*others, *reversed(DATED)], "filed_at") == [*DATED, *others]


def test_another_key_sorts_numbers_before_dates() -> None:
    """For a key that the caller names, numbers come first, descending, then dates, then the rest."""
    assert ranked([*ODD, *DATED[::-1], *NUMBERS[::-1]], "authored_at") == [*NUMBERS, *DATED, *ODD]


def test_equal_numbers_of_different_types_are_equal() -> None:
    """3 and 3.0 are one value: insertion order decides."""
    assert order_key({"k": 3}, "k") == order_key({"k": 3.0}, "k")


def test_a_missing_key_is_like_an_odd_one() -> None:
    """Missing, empty and odd are one class."""
    assert order_key({}, "filed_at") == order_key({"filed_at": "yesterday"}, "filed_at") == order_key({"filed_at": 17}, "filed_at")


@given(st.lists(JSON, max_size=8), st.sampled_from(["filed_at", "authored_at"]))
def test_any_keys_can_be_compared(values: list[object], key: str) -> None:
    """Whatever the values, sorting by them never raises."""
    ranked(values, key)


# Source and bookkeeping


@pytest.mark.parametrize(
    ("metadata", "source"),
    [
        ({}, None),
        ({"source_file": ""}, None),
        ({"source_file": None}, None),
        ({"source_file": 7}, None),
        ({"source_file": True}, None),
        ({"source_file": ["a.md"]}, None),
        ({"source_file": "notes/a.md"}, "notes/a.md"),
        ({"source_file": "C:\\logs\\chat 1.jsonl"}, "C:/logs/chat 1.jsonl"),
        ({"source_file": "a\\b/c"}, "a/b/c"),
        ({"source_file": " "}, " "),
        ({"source_file": "a.md", "parent_drawer_id": "p1"}, "a.md"),
        ({"source_file": "", "parent_drawer_id": "p1"}, "p1"),
        ({"source_file": 7, "parent_drawer_id": "p\\1"}, "p\\1"),
        ({"parent_drawer_id": ""}, None),
        ({"parent_drawer_id": 5}, None),
    ],
)
def test_source(metadata: dict[str, object], source: str | None) -> None:
    """A non-empty ``source_file`` in one spelling, else a non-empty ``parent_drawer_id``, else none."""
    assert source_of(metadata) == source


@pytest.mark.parametrize(
    ("metadata", "bookkeeping"),
    [
        ({}, False),
        ({"ingest_mode": "registry"}, True),
        ({"ingest_mode": "project"}, False),
        ({"ingest_mode": ["registry"]}, False),
        ({"room": "_registry"}, True),
        ({"room": "registry"}, False),
        ({"room": "_registry2"}, False),
        ({"is_sentinel": True}, True),
        ({"is_sentinel": 1}, True),
        ({"is_sentinel": 1.0}, True),
        ({"is_sentinel": "true"}, True),
        ({"is_sentinel": "True"}, True),
        ({"is_sentinel": False}, False),
        ({"is_sentinel": 0}, False),
        ({"is_sentinel": "false"}, False),
        ({"is_sentinel": ""}, False),
        ({"is_sentinel": None}, False),
        ({"is_sentinel": 2}, False),
        ({"is_sentinel": math.nan}, False),
        ({"is_sentinel": [True]}, False),
    ],
)
def test_bookkeeping(metadata: dict[str, object], bookkeeping: bool) -> None:
    """Registry rows and sentinels are no drawers, however the mark is stored."""
    assert is_bookkeeping(metadata) is bookkeeping


@given(st.dictionaries(st.sampled_from(["source_file", "parent_drawer_id", "ingest_mode", "room", "is_sentinel"]), JSON))
def test_metadata_of_any_kind_is_understood(metadata: dict[str, object]) -> None:
    """Whatever the values are, a source is a non-empty string or none, and bookkeeping is yes or no."""
    source = source_of(metadata)
    assert source is None or (isinstance(source, str) and source)
    assert is_bookkeeping(metadata) in (True, False)


# Order of a palace

NAMES = "Ada Bea Cleo Dora Edda Fay Gwen Hope Iris Jana Kira Lena Mona Nora Olga Pia Rosa Sara Tina Uma Vera Wilma Xenia Yara Zoe".split()


def chatter(number: int) -> str:
    return f"The walk of {NAMES[number % 25]} past house {number} took a {NAMES[number * 7 % 25].lower()} morning of {number * 3} steps."


async def told(drawers: list[Drawer], **asked: object) -> list[str]:
    return [line.id for line in (await tell(MemoryPalace(drawers), **asked)).lines]  # type: ignore[arg-type]


@given(case=cases())
async def test_candidates_come_in_the_order_of_the_specification(case: Case) -> None:
    """Two sorts that know nothing of each other agree on any palace."""
    palace = MemoryPalace(case.drawers, sizes=1_000)
    if case.drawers and any(case.order_by in drawer.metadata for drawer in case.drawers):
        handed_out = [drawer.id async for batch in palace.batches(Window(order_by=case.order_by)) for drawer in batch]
        assert handed_out == [drawer.id for drawer in in_order(case.drawers, case.order_by)]


async def test_the_newest_drawers_lead_when_none_is_weighted() -> None:
    """Thirty drawers filed on thirty days, oldest first: the story runs from the newest back, the oldest is not in it."""
    drawers = [Drawer(f"day{day}", chatter(day), {"wing": "greenhouse", "filed_at": f"2026-01-{day:02}"}) for day in range(1, 31)]
    for _ in range(2):
        assert await told(drawers) == [f"day{day}" for day in range(30, 15, -1)]


async def test_equal_moments_are_told_in_insertion_order() -> None:
    """All chunks of a mined file share one moment: the final tie-break is the order of insertion, whatever the size of the batches."""
    drawers = [Drawer(f"d{number}", chatter(number), {"filed_at": "2026-01-01"}) for number in range(40)]
    for size in (1, 7, 64):
        story = await tell(MemoryPalace(drawers, sizes=size))
        assert [line.id for line in story.lines] == [f"d{number}" for number in range(15)]


async def test_a_weighted_drawer_leads_from_anywhere() -> None:
    """Weight goes before date, over the whole palace: row 4,777 of 5,000 is the first candidate."""
    drawers = [Drawer(f"d{n}", chatter(n), {"importance": 1, "filed_at": f"2026-02-01T{n:06}"}) for n in range(5_000)]
    drawers[4_777] = Drawer("lease", "The lease of the bakery ends in June.", {"importance": 9, "filed_at": "2020-01-01"})
    palace = MemoryPalace(drawers)
    story = await tell(palace)
    assert story.lines[0].id == "lease"
    assert palace.handed_out < 3_000 and story.report.stopped == "window"


async def test_weights_below_the_default_sink() -> None:
    """Zero and negative numbers are weights like any other."""
    weights = {"low": -1, "zero": 0, "none": None, "high": "5", "odd": "much"}
    drawers = [
        Drawer(name, chatter(n), {"filed_at": "2026-01-01", **({} if weight is None else {"weight": weight})})
        for n, (name, weight) in enumerate(weights.items())
    ]
    assert await told(drawers) == ["high", "none", "odd", "zero", "low"]


async def test_mixed_dates_are_ordered_as_text_and_never_raise() -> None:
    """Zones, numbers, junk and nothing: text order among what opens with four digits, then all others as inserted."""
    dates = {
        "zone": "2026-05-03T22:15:00-07:00",
        "seconds": 1778000000,
        "naive": "2026-05-04T05:00:00",
        "utc": "2026-05-04T04:00:00Z",
        "word": "last week",
        "missing": None,
        "far": "9998-01-01",
        "milliseconds": 1778000000000,
    }
    drawers = [Drawer(name, chatter(n), {} if date is None else {"filed_at": date}) for n, (name, date) in enumerate(dates.items())]
    assert await told(drawers) == ["far", "naive", "utc", "zone", "seconds", "word", "missing", "milliseconds"]


async def test_another_key_can_order_the_palace() -> None:
    """Years of history that were mined in one afternoon are told by when they were written."""
    drawers = [
        Drawer(f"d{n}", chatter(n), {"filed_at": f"2026-06-0{9 - n}", "authored_at": authored})
        for n, authored in enumerate(["2019-01-01", "2024-01-01", "2021-01-01", 7, "long ago"])
    ]
    assert await told(drawers, order_by="authored_at") == ["d3", "d1", "d2", "d0", "d4"]
    assert await told(drawers) == ["d0", "d1", "d2", "d3", "d4"]


async def test_a_key_that_no_drawer_carries_is_an_error() -> None:
    """An order key that is unknown is told to the caller, and never answered with another order."""
    with pytest.raises(UnknownOrderKey, match="writen_at"):
        await told([Drawer("a", chatter(1), {"filed_at": "2026"})], order_by="writen_at")


# Sources


async def test_drawers_without_a_source_are_never_capped_together() -> None:
    """Empty, missing and odd sources are no source: ten notes of each kind all have a place."""
    for odd in ({"source_file": ""}, {}, {"source_file": 7}, {"source_file": None, "parent_drawer_id": ""}, {"parent_drawer_id": 9}):
        drawers = [Drawer(f"n{number}", chatter(number), odd) for number in range(10)]
        assert await told(drawers) == [f"n{number}" for number in range(10)]


async def test_one_file_in_two_spellings_is_one_source() -> None:
    """A long transcript takes two places under both of its spellings together, and ten notes behind it all appear."""
    spellings = ("D:\\work\\talk 7.jsonl", "D:/work/talk 7.jsonl")
    talk = [Drawer(f"t{n}", chatter(n), {"filed_at": "2026-09-01", "source_file": spellings[n % 2]}) for n in range(200)]
    notes = [Drawer(f"n{n}", chatter(300 + n), {"filed_at": "2026-08-01", "source_file": ""}) for n in range(10)]
    story = await tell(MemoryPalace([*notes, *talk]), rules=SPEC)
    assert [line.id for line in story.lines] == ["t0", "t1", *(f"n{n}" for n in range(10))]
    assert story.report.capped == 198
    assert "  (talk 7.jsonl)" in story.render() and "work" not in story.render()


async def test_siblings_of_one_parent_are_one_source() -> None:
    """Chunks that name no file but one parent share its cap."""
    drawers = [Drawer(f"c{n}", chatter(n), {"parent_drawer_id": "parent-1"}) for n in range(5)]
    assert await told(drawers) == ["c0", "c1"]
    assert await told(drawers, limits=Limits(max_per_source=4)) == ["c0", "c1", "c2", "c3"]


async def test_the_miners_own_rows_never_print() -> None:
    """Registry rows and sentinels are no memories: not in the story, not in a plain one, and counted."""
    rows = [
        Drawer("r1", "[registry] /some/where/notes.md is known by now", {"room": "_registry", "ingest_mode": "registry"}),
        Drawer("r2", "Fixed the row that only says that a file was empty.", {"is_sentinel": True}),
        Drawer("r3", "Fixed the other row that only says that a file was empty.", {"is_sentinel": "true"}),
    ]
    story = await tell(MemoryPalace([*rows, Drawer("n", chatter(1), {})]))
    assert ([line.id for line in story.lines], story.report.bookkeeping, story.report.examined) == (["n"], 3, 1)
    plain = await tell(MemoryPalace([*rows, Drawer("j", "=== ===", {})]))
    assert [drawer.id for drawer in plain.firsts] == ["j"] and "registry" not in plain.render()


@pytest.mark.parametrize("nothing", [None, "", " \n", "\ufeff", "\x00\u202e"])
async def test_rows_without_text_or_metadata_are_harmless(nothing: str | None) -> None:
    """Textless rows are counted and never printed; a text without metadata is told."""
    drawers = [
        Drawer("e1", nothing, {}),
        Drawer("e2", nothing, {"filed_at": "2027"}),
        Drawer("good", "The tickets lie in the green folder.", {}),
    ]
    story = await tell(MemoryPalace(drawers))
    assert [line.id for line in story.lines] == ["good"]
    assert (story.report.textless, story.report.examined) == (2, 1)
    assert "None" not in story.render()
