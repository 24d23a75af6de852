"""Guards what a story looks like (specification, sections 6 to 8): ranked and plain rendering, the budget, fixed texts, L0, JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak import Drawer, Limits, Line, Report, Story, tell
from daybreak.ledger import shown_name
from daybreak.story import NO_MEMORIES, NO_PALACE
from memory_palace import MemoryPalace, drawers_of

HEADING = "## L1 — ESSENTIAL STORY"
MORE = "  ... (more in L3 search)"


def report_of(examined: int, tiers: dict[int, int]) -> Report:
    """The report of a wake-up that examined so many drawers."""
    report = Report()
    report.examined, report.tiers = examined, tiers
    return report


SPOKEN, JUNK = report_of(1, {4: 1}), report_of(1, {})


def line(rank: int, room: str, text: str, file: str = "", **more: object) -> Line:
    values = {"tier": 4, "wing": None, "source": None, "id": f"d{rank}", "filed_at": None} | more
    return Line(rank=rank, room=room, text=text, file=file, **values)  # type: ignore[arg-type]


def story_of(lines: Sequence[Line], max_chars: int = 3_200) -> Story:
    return Story(lines=tuple(lines), report=SPOKEN, limits=Limits(max_chars=max_chars))


def grouped(lines: Sequence[Line]) -> str:
    """Lines under their rooms, the room of the best line first; written for comparing."""
    text, told = HEADING, set[str]()
    for first in lines:
        if first.room in told:
            continue
        told.add(first.room)
        text += f"\n\n[{first.room}]"
        for entry in lines:
            if entry.room == first.room:
                text += f"\n  - {entry.text}" + (f"  ({entry.file})" if entry.file else "")
    return text


def largest_that_fits(lines: Sequence[Line], max_chars: int) -> str:
    """The ranked rendering, found by trying: as many of the best lines as fit, the closing line included where one is due."""
    tries = [grouped(lines), *(f"{grouped(lines[:count])}\n{MORE}" for count in range(len(lines) - 1, -1, -1))]
    return next(text for text in tries if len(text) <= max_chars)


TEN = [
    line(1, "zebra", "The first of all lines.", "z.md"),
    line(2, "attic", "A second one, in another room.", "a.md"),
    line(3, "zebra", "The third goes back to the first room.", "z.md"),
    line(4, "general", "A fourth without a file."),
    line(5, "attic", "Fifth."),
    line(6, "m" * 40, "Sixth, in a room with a long name.", "f" * 60),
    line(7, "zebra", "Seventh, " + "long " * 30),
    line(8, "cellar", "Eighth."),
    line(9, "cellar", "Ninth.", "c.md"),
    line(10, "attic", "Tenth and last."),
]


# Ranked


def test_the_ranked_rendering_is_laid_out_as_specified() -> None:
    """Heading, a blank line before each room, rooms in the order of their best line, lines within a room in rank order."""
    assert story_of(TEN[:5]).render() == (
        "## L1 — ESSENTIAL STORY\n"
        "\n"
        "[zebra]\n"
        "  - The first of all lines.  (z.md)\n"
        "  - The third goes back to the first room.  (z.md)\n"
        "\n"
        "[attic]\n"
        "  - A second one, in another room.  (a.md)\n"
        "  - Fifth.\n"
        "\n"
        "[general]\n"
        "  - A fourth without a file."
    )


def test_what_fits_is_decided_in_rank_order_at_every_size() -> None:
    """For every budget, from the least to more than enough: the most of the best lines that fit, and not one character more."""
    whole = len(grouped(TEN))
    for max_chars in range(64, whole + 3):
        text = story_of(TEN, max_chars).essential()
        assert text == largest_that_fits(TEN, max_chars)
        assert len(text) <= max_chars


def test_a_story_of_exactly_the_budget_is_whole() -> None:
    """A budget that holds all lines leaves nothing out; one character less makes room for the closing line."""
    whole = grouped(TEN)
    assert story_of(TEN, len(whole)).essential() == whole
    shorter = story_of(TEN, len(whole) - 1)
    assert shorter.essential().endswith("\n" + MORE) and shorter.cut_for_space >= 1


@pytest.mark.parametrize("spare", [0, 1])
def test_the_closing_line_is_part_of_the_budget(spare: int) -> None:
    """A line that would leave no room for the closing line is itself left out."""
    two = len(grouped(TEN[:2])) + 1 + len(MORE)
    cut = story_of(TEN, two - 1 + spare).cut_for_space
    assert cut == (8 if spare else 9)


def test_no_room_stands_without_a_line() -> None:
    """A room whose only lines were left out is left out with them."""
    for max_chars in range(64, len(grouped(TEN))):
        text = story_of(TEN, max_chars).essential()
        for part in text.split("\n\n[")[1:]:
            assert part.split("\n")[1].startswith("  - ")


def test_a_budget_too_small_for_any_line_says_where_more_is() -> None:
    """Even then it is a story, and its size is kept."""
    assert story_of([line(1, "r", "x" * 100)], 64).essential() == f"{HEADING}\n{MORE}"


@given(
    st.lists(st.tuples(st.sampled_from("abcd"), st.integers(1, 200), st.integers(0, 30)), min_size=1, max_size=15),
    st.integers(64, 3_500),
)
def test_the_budget_holds_for_any_lines(shapes: list[tuple[str, int, int]], max_chars: int) -> None:
    """Whatever the lengths of texts and files: never over the budget, never fewer lines than fit, the rest counted."""
    lines = [line(rank, room, "t" * text, "f" * file) for rank, (room, text, file) in enumerate(shapes, 1)]
    story = story_of(lines, max_chars)
    assert story.essential() == largest_that_fits(lines, max_chars)
    assert story.essential().count("\n  - ") == len(lines) - story.cut_for_space


@given(st.text(st.characters(codec="utf-8"), max_size=9), st.integers(64, 400))
def test_the_budget_counts_characters_not_bytes(letters: str, max_chars: int) -> None:
    """Code points are what is counted, in every script."""
    lines = [line(rank, "r", "水" * 30 + letters) for rank in range(1, 9)]
    assert len(story_of(lines, max_chars).essential()) <= max_chars


CHATTER = "The parcel number {} stood on a walnut shelf beside the feather that {} brought along last week."
OUTCOME = "Fixed the pump of the well by turning valve {} around, which {} had found."
NAMES = "Ada Bea Cleo Dora Edda Fay Gwen Hope Iris Jana Kira Lena Mona Nora Olga".split()


@pytest.mark.parametrize("max_chars", [200, 300, 800])
async def test_an_outcome_in_the_last_room_is_told_while_chatter_in_the_first_is_cut(max_chars: int) -> None:
    """Rooms cost a better line no place: ``zzz_outcomes`` leads, and what does not fit is chatter of ``aaa_trivia``."""
    chatter = drawers_of(*(CHATTER.format(number, name) for number, name in enumerate(NAMES)), room="aaa_trivia")
    outcome = Drawer("good", OUTCOME.format(7, "Zoe"), {"filed_at": "2020-01-01", "room": "zzz_outcomes"})
    story = await tell(MemoryPalace([*chatter, outcome]), limits=Limits(max_chars=max_chars))
    text = story.render()
    assert text.startswith(f"{HEADING}\n\n[zzz_outcomes]\n  - {outcome.text}")
    assert text.endswith("\n" + MORE) and len(text) <= max_chars
    assert story.cut_for_space > 0


@pytest.mark.parametrize("room", [None, "", "  \n", "\u202e", ["x"], True])
async def test_a_room_that_names_nothing_is_general(room: object) -> None:
    """A missing room, and one that is empty once it is cleaned or no name at all, is shown as ``general``."""
    drawers = [
        Drawer("a", OUTCOME.format(1, "Ada"), {"room": room}),
        Drawer("b", OUTCOME.format(2, "six others from Rome"), {}),
    ]
    story = await tell(MemoryPalace(drawers))
    assert [told.room for told in story.lines] == ["general", "general"]
    assert story.render().count("\n[") == 1


@pytest.mark.parametrize(
    ("room", "file", "shown"),
    [
        ("a]\n- fake line", "x\x1b[31m.md", "[a] - fake line]\n  - {}  (x [31m.md)"),
        ("so  many\tspaces", "C:\\logs\\chat 1.jsonl", "[so many spaces]\n  - {}  (chat 1.jsonl)"),
        (7, "/home/user/notes/garden.md", "[7]\n  - {}  (garden.md)"),
        ("r\u2028oom", "notes/sub\\mixed.md", "[r oom]\n  - {}  (mixed.md)"),
        ("\u202eroom\u2066", "dir/", "[room]\n  - {}  (dir)"),
        ("r", "/", "[r]\n  - {}"),
        ("r", "", "[r]\n  - {}"),
        ("r", 5, "[r]\n  - {}"),
        ("r", "\x00\n/\u202e", "[r]\n  - {}"),
        ("\ud800", "\udc00.md", "[\ufffd]\n  - {}  (\ufffd.md)"),
    ],
)
async def test_rooms_and_sources_are_clean_and_on_one_line_each(room: object, file: object, shown: str) -> None:
    """Names cannot start a line, repaint a terminal or show a path; in JSON the source stays as it is stored."""
    text = OUTCOME.format(1, "Ada")
    story = await tell(MemoryPalace([Drawer("a", text, {"room": room, "source_file": file})]))
    assert story.render() == f"{HEADING}\n\n{shown.format(text)}"
    assert story.lines[0].source == (file if isinstance(file, str) and file else None)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("x" * 200, "x" * 200), ("x" * 201, "x" * 197 + "..."), ("word " * 50, "word " * 38 + "word..."), ("日" * 300, "日" * 197 + "...")],
)
def test_an_endless_name_is_cut_like_a_line(name: str, shown: str) -> None:
    """At a word, where there is one; else to the last character that has room beside the dots."""
    assert shown_name(name) == shown


async def test_a_parent_is_a_source_and_no_file() -> None:
    """A drawer cut from another one counts with its siblings; no file name is shown for it."""
    story = await tell(MemoryPalace([Drawer("a", OUTCOME.format(1, "Ada"), {"parent_drawer_id": "p9"})]))
    assert story.lines[0].source == "p9" and "(" not in story.render()


# Plain


def as_mempalace_prints(drawers: Sequence[Drawer], max_chars: int) -> str:
    """What `mempalace wake-up` 3.11 prints for L1 of these candidates: the order of rooms, the cut and the accounting of space."""
    rooms: dict[object, list[Drawer]] = {}
    for drawer in drawers:
        rooms.setdefault(drawer.metadata.get("room", "general"), []).append(drawer)
    printed, used = [HEADING], 0
    for room in sorted(rooms):  # type: ignore[type-var]
        printed.append(f"\n[{room}]")
        used += len(printed[-1])
        for drawer in rooms[room]:
            text = (drawer.text or "").strip().replace("\n", " ")
            text = text if len(text) <= 200 else text[:197] + "..."
            file = drawer.metadata.get("source_file")
            entry = f"  - {text}" + (f"  ({PurePosixPath(file).name})" if file else "")  # type: ignore[arg-type]
            if used + len(entry) > max_chars:
                return "\n".join([*printed, MORE])
            used += len(entry)
            printed.append(entry)
    return "\n".join(printed)


def plainly(drawers: Sequence[Drawer], max_chars: int = 3_200) -> str:
    return Story(lines=(), report=JUNK, firsts=tuple(drawers), limits=Limits(max_chars=max_chars)).render()


SOUP = '{{"n": {0}, "list": [1, 2, 3, 4, 5],\n\n  "m": {{"x": {0}.25}},   "y": "{1}"}}'


async def test_all_junk_is_told_plainly() -> None:
    """When nothing survives, the first fifteen candidates are printed, rooms in alphabetical order; no line is yielded."""
    junk = drawers_of(*(SOUP.format(number, "9" * number * 15) for number in range(40)))
    junk = [
        drawer._replace(metadata={**drawer.metadata, "room": f"room{number * 7 % 4}", "source_file": f"/x/f{number}.md"})
        for number, drawer in enumerate(junk)
    ]
    story = await tell(MemoryPalace(junk[::-1]))
    assert (story.lines, story.report.plain, story.report.examined) == ((), True, 40)
    assert [drawer.id for drawer in story.firsts] == [f"d{number}" for number in range(15)]
    assert story.render() == as_mempalace_prints(junk[:15], 3_200)
    assert story.render().index("[room0]") < story.render().index("[room1]") < story.render().index("[room3]")


def test_the_plain_rendering_keeps_mempalaces_accounting_at_every_size() -> None:
    """For every budget the plain text is byte for byte the one that MemPalace prints, whose accounting leaves out what joins the lines."""
    junk = [
        Drawer(f"d{n}", SOUP.format(n, "9" * n * 30), {"room": f"r{n % 3}", "source_file": f"f{n}.md" if n % 2 else ""}) for n in range(9)
    ]
    for max_chars in range(64, len(as_mempalace_prints(junk, 1_000_000)) + 3):
        assert plainly(junk, max_chars) == as_mempalace_prints(junk, max_chars)


@pytest.mark.parametrize("length", [196, 197, 198, 199, 200, 201, 202, 400])
def test_a_plain_text_is_cut_after_200_characters(length: int) -> None:
    """Two hundred characters stay whole; a longer text keeps 197 and three dots, be it in the middle of a word."""
    text = "=" * length
    shown = plainly([Drawer("a", text, {})]).splitlines()[-1].removeprefix("  - ")
    assert shown == (text if length <= 200 else "=" * 197 + "...")


BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
TAGS = "".join(map(chr, range(0xE0000, 0xE0080)))
PRINTABLE = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="\\/" + BIDI + TAGS)


@given(
    st.lists(
        st.tuples(
            st.text(PRINTABLE | st.just("\n"), min_size=1, max_size=260).filter(str.strip),
            st.none() | st.text(PRINTABLE, max_size=12),
            st.none() | st.text(PRINTABLE, min_size=1, max_size=20).filter(lambda name: name != "."),
        ),
        min_size=1,
        max_size=15,
    ),
    st.integers(64, 3_500),
)
def test_the_plain_rendering_is_mempalaces_for_any_text(rows: list[tuple[str, str | None, str | None]], max_chars: int) -> None:
    """Byte for byte, whatever is printable: nothing is collapsed, folded or dropped, in texts, rooms and files."""
    drawers = [
        Drawer(f"d{n}", text, {key: value for key, value in (("room", room), ("source_file", file and f"dir/{file}")) if value is not None})
        for n, (text, room, file) in enumerate(rows)
    ]
    assert plainly(drawers, max_chars) == as_mempalace_prints(drawers, max_chars)


def test_the_plain_rendering_stays_on_its_lines() -> None:
    """Where MemPalace would print control characters, our rules win: one drawer is one line, names included."""
    hostile = "\x1b[2J\rback\x00\u2028here\u202e\x85there\nand\ud800"
    text = plainly([Drawer("a", hostile, {"room": hostile, "source_file": f"x/{hostile}"})])
    assert len(text.splitlines()) == 4 and text.count("\n") == 3
    assert not any(character in text for character in "\x1b\r\x00\u2028\u202e\x85\ud800")


def test_a_plain_file_is_shown_without_its_path() -> None:
    """No path is shown, in either spelling."""
    files = ["C:\\logs\\chat 1.jsonl", "/home/me/a  b.md", "plain.txt", 7, None, ""]
    text = plainly([Drawer(f"d{n}", "===", {"source_file": file}) for n, file in enumerate(files)])
    shown = [entry.partition("===")[2] for entry in text.splitlines()[3:]]
    assert shown == [
        "  (chat 1.jsonl)",
        "  (a  b.md)",
        "  (plain.txt)",
        "",
        "",
        "",
    ]


@pytest.mark.parametrize("rooms", [["b", "a", "B"], [10, 9], ["", "x"], ["a", 3, None, ["y"]]])
def test_plain_rooms_of_any_kind_are_sorted_and_never_raise(rooms: list[object]) -> None:
    """Rooms stand in alphabetical order, an empty one as itself, only a missing one as ``general``."""
    text = plainly([Drawer(f"d{n}", "===", {"room": room}) for n, room in enumerate(rooms)])
    names = [shown[1:-1] for shown in text.splitlines() if shown.startswith("[")]
    assert len(names) == len(rooms) and set(names) == {"general" if room is None else str(room) for room in rooms}
    if all(isinstance(room, str) for room in rooms):
        assert names == sorted(names)


# Fixed texts, L0, JSON


async def test_nothing_to_tell_is_said() -> None:
    """No candidate at all: one fixed line."""
    assert NO_MEMORIES == "## L1 — No memories yet."
    for drawers in ([], [Drawer("a", "", {}), Drawer("b", None, {}), Drawer("c", OUTCOME, {"room": "_registry"})]):
        story = await tell(MemoryPalace(drawers))
        assert story.render() == NO_MEMORIES
        assert (story.report.plain, story.report.stopped, story.cut_for_space) == (False, "exhausted", 0)


def test_the_text_for_a_missing_palace() -> None:
    """The other fixed line, byte for byte."""
    assert NO_PALACE == "## L1 — No palace found. Run: mempalace mine <dir>"


@pytest.mark.parametrize("report", [SPOKEN, JUNK, Report()])
def test_identity_comes_first(report: Report) -> None:
    """L0, a blank line, L1, in every rendering; L0 is outside the budget; without it nothing stands before L1."""
    lines = tuple(TEN) if report is SPOKEN else ()
    firsts, limits = (Drawer("a", "===", {}),), Limits(max_chars=64)
    story = Story(lines=lines, report=report, firsts=firsts, identity="I am Ada.\nI like maps.", limits=limits)
    assert story.render() == f"I am Ada.\nI like maps.\n\n{story.essential()}"
    assert Story(lines=lines, report=report, firsts=firsts, limits=limits).render() == story.essential()


async def test_a_story_as_json_has_the_documented_keys() -> None:
    """``identity``, ``lines`` with eight keys each, and ``report``; values as stored."""
    metadata = {"room": "r", "wing": "app", "source_file": "C:\\a\\b.md", "filed_at": "2026-01-01T00:00:00"}
    story = await tell(MemoryPalace([Drawer("x1", OUTCOME.format(1, "Ada"), metadata)]), identity="me")
    told = json.loads(json.dumps(story.as_dict(), allow_nan=False))
    assert told["identity"] == "me"
    assert told["lines"] == [
        {
            "rank": 1,
            "tier": 4,
            "room": "r",
            "wing": "app",
            "source": "C:\\a\\b.md",
            "id": "x1",
            "filed_at": "2026-01-01T00:00:00",
            "text": OUTCOME.format(1, "Ada"),
        }
    ]
    report = told["report"]
    assert {
        "palace": "memory",
        "examined": 1,
        "tiers": {"4": 1},
        "lines": 1,
        "stopped": "exhausted",
        "plain": False,
    }.items() <= report.items()
    assert {"skipped", "bookkeeping", "textless", "excluded", "capped", "near_duplicates", "batches", "notices"} <= report.keys()


@pytest.mark.parametrize("filed_at", [math.nan, math.inf, -math.inf, True, None, 1.5, 10**30, ["2026"], {"a": 1}, "yesterday"])
@pytest.mark.parametrize("order_by", ["filed_at", "authored_at"])
async def test_a_story_is_json_whatever_the_dates(filed_at: object, order_by: str) -> None:
    """JSON knows no NaN and no infinity: an odd date never makes the story unprintable."""
    metadata = {"filed_at": filed_at, "authored_at": filed_at, "wing": filed_at, "room": filed_at, "source_file": filed_at}
    story = await tell(MemoryPalace([Drawer("x1", OUTCOME.format(1, "Ada"), metadata)]), order_by=order_by)
    assert len(json.loads(json.dumps(story.as_dict(), allow_nan=False))["lines"]) == 1


def test_tiers_of_a_report_stand_from_the_highest_down() -> None:
    """In JSON the best tier comes first, whatever order the drawers came in."""
    assert list(report_of(3, {1: 1, 4: 1, 2: 1}).as_dict()["tiers"]) == ["4", "2", "1"]  # type: ignore[call-overload]


async def test_all_lines_are_in_the_story_also_those_without_space() -> None:
    """``lines`` and JSON hold every accepted line; what the rendering leaves out is counted."""
    drawers = drawers_of(*(OUTCOME.format(number * 37, f"{name} {name[::-1]} {name * 2}") for number, name in enumerate(NAMES)))
    story = await tell(MemoryPalace(drawers), limits=Limits(max_chars=400))
    assert len(story.lines) == 15 and 0 < story.cut_for_space < 15
    assert story.as_dict()["report"]["cut_for_space"] == story.cut_for_space  # type: ignore[index]


async def test_the_eight_drawers_come_out_right() -> None:
    """Outcomes that quote tools and fences survive and rank above plain sentences about the office."""
    outcomes = [
        "Root cause of the deadlock: both workers took the row lock first. ``` lock(row) ``` stands twice in the code.",
        "The migration finally worked once the old index was dropped. ``` drop index orders_old ``` did it.",
        "Fixed the retry by giving each attempt its own token. ``` retry(token) ``` is all there is.",
        "The build died with Exit code: 137 until the runner got more memory, and then it passed.",
        "The agent looped on tool_use for an hour; a limit on repeats fixed it.",
    ]
    office = [
        "The office kitchen has a new kettle that whistles a little song.",
        "Lunch on Thursdays is at the long table beside the window.",
        "The plants on the second floor like the morning sun very much.",
    ]
    story = await tell(MemoryPalace(drawers_of(*office, *outcomes)))
    assert {told.text for told in story.lines[:5]} == set(outcomes)
    assert [told.text for told in story.lines[5:]] == office
