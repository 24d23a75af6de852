"""What people reported of palaces and memory tools, told from real files: whole stories, with the right lines in the right order.

The state of the file, odd values, order and logged writes have tests of their own; here the pipeline and the reader work together.
"""

from __future__ import annotations

import asyncio
import time
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from daybreak import Story, tell
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import FILE, Item, palace_of, sql, untouched
from palaces.reading import read, window_of


def told(palace: Path, **asked: Any) -> Story:
    with untouched(palace):
        return asyncio.run(tell(EmbeddedPalace(palace / FILE), **asked))


def note(name: str, text: str | None, stamp: str = "2026-05-05", **metadata: Any) -> Item:
    return Item(name, text, {"filed_at": stamp, **metadata})


def ids(story: Story) -> list[str]:
    return [line.id for line in story.lines]


WORDS = "amber birch cedar daisy elder fern gorse hazel iris juniper kale laurel maple nettle oak".split()
DISTINCT = [f"We fixed the {' '.join(three)} shelf." for three in combinations(WORDS, 3)]


def test_the_newest_lead_and_the_oldest_are_not_there(tmp_path: Path) -> None:
    """Without weights the newest is line 1, whatever was filed first; the same bytes on a second run."""
    palace = palace_of(tmp_path, [note(f"d{number}", DISTINCT[number], f"2026-03-{number + 1:02}", wing="attic") for number in range(30)])
    story = told(palace)
    assert ids(story) == [f"d{number}" for number in range(29, 14, -1)]
    assert told(palace).render() == story.render()


def test_the_best_drawer_of_five_thousand_is_line_one(tmp_path: Path) -> None:
    """A weight in the middle of a palace that was filed oldest first; what the scan limit cut is in the report, not a notice."""
    items = [
        note(f"d{number}", f"Chatting about the weather of day {number}.", f"2025-{number:05}", importance=1) for number in range(5_000)
    ]
    items[3_210] = note("best", "The boiler is due for its service before winter.", "2024-01-01", importance=9)
    story = told(palace_of(tmp_path, items))
    assert ids(story)[0] == "best"
    assert story.report.examined == 2_000
    assert story.report.stopped == "window"
    assert story.report.notices == []


def test_more_rows_than_chroma_hands_out_at_once(tmp_path: Path) -> None:
    """Forty thousand: every row is visited once, in order."""
    palace = palace_of(tmp_path, [note("d0", "The first of many.")])
    with sql(palace) as connection:
        connection.execute(
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < 39999) "
            "insert into embeddings (id, segment_id, embedding_id, seq_id) "
            "select i + 1, (select segment_id from embeddings where id = 1), 'd' || i, i + 1 from n"
        )
        for key, value in (("chroma:document", "'Number ' || id"), ("filed_at", "printf('2026-%06d', id / 3)")):
            connection.execute(
                f"insert into embedding_metadata (id, key, string_value) select id, '{key}', {value} from embeddings where id > 1"
            )
    rows = sorted(range(2, 40_001), key=lambda row: (-(row // 3), row))
    assert [drawer.id for drawer in read(palace, window_of(512))] == ["d0", *(f"d{row - 1}" for row in rows)]


def test_rows_without_text_or_metadata_harm_no_story(tmp_path: Path) -> None:
    """Text without metadata can be told, textless rows are counted and never told as "None"."""
    palace = palace_of(
        tmp_path,
        [
            Item("bare", "The ladder is kept behind the shed.", None),
            note("textless", None),
            Item("nothing", None, None),
            note("empty", ""),
            note("good", "We found the spare key behind the clock."),
        ],
    )
    story = told(palace)
    assert ids(story) == ["good", "bare"]
    assert story.report.textless == 3
    assert story.lines[1].room == "general"
    assert "None" not in story.render()


def test_one_memory_in_many_spellings_is_told_once(tmp_path: Path) -> None:
    """As composed and decomposed letters, with another end, spaces or case, or without its last words; what only looks alike stays."""
    text = "Zoé ordered nine loaves, four tarts and one box of rolls each Tuesday before seven, to be paid by card at the side gate"
    family = [
        text,
        text.replace("é", "e\u0301"),
        text + "\n",
        text.replace(" ", "  "),
        text.upper(),
        " ".join(text.split()[:-2]),
    ]
    longer = text + ". " + " ".join(f"{one} grows beside {two}." for one, two in zip(WORDS, WORDS[::-1], strict=True))
    rents = ["The rent of the loft is 700 euros", "The rent of the loft is 750 euros"]
    header = "Minutes of the house meeting, taken by Noor: "
    minutes = [header + "the roof will be mended in May by two people", header + "nobody wants to keep bees beside the lower gate"]
    items = [note(f"f{number}", line) for number, line in enumerate(family)]
    items += [note("longer", longer), *(note(f"r{number}", line) for number, line in enumerate(rents))]
    items += [note(f"m{number}", line) for number, line in enumerate(minutes)]
    names = ids(told(palace_of(tmp_path, items)))
    assert sum(name.startswith("f") for name in names) == 1
    assert {"longer", "r0", "r1", "m0", "m1"} < set(names)


def test_sources_are_what_they_are(tmp_path: Path) -> None:
    """Notes without a source are no one source, two spellings of a file are, siblings of a parent are; bookkeeping is never told."""
    items = [note(f"note{number}", DISTINCT[number], "2026-01-01", source_file="") for number in range(10)]
    spellings = ("D:\\logs\\talk 7.jsonl", "D:/logs/talk 7.jsonl")
    items += [note(f"chat{number}", DISTINCT[number + 20], "2026-02-01", source_file=spellings[number % 2]) for number in range(200)]
    items += [note(f"part{number}", DISTINCT[number + 300], "2026-03-01", parent_drawer_id="whole") for number in range(5)]
    items += [
        note("registry", "[registry] /x/y.md was mined and we decided so.", "2026-09-01", room="_registry", ingest_mode="registry"),
        note("sentinel", "[empty] there was nothing that we fixed here.", "2026-09-01", is_sentinel=True),
    ]
    story = told(palace_of(tmp_path, items))
    names = ids(story)
    assert sum(name.startswith("note") for name in names) == 10
    assert sum(name.startswith("chat") for name in names) == 2
    assert sum(name.startswith("part") for name in names) == 2
    assert story.report.bookkeeping == 2
    assert "registry" not in names
    assert "sentinel" not in names
    assert "(talk 7.jsonl)" in story.render()
    assert "logs" not in story.render()


HOSTILE = {
    "base64": "QkFTR" + "UNBQ0FJQUE5" * 20_000,
    "tags": "<b>" * 200_000,
    "spaces": " " * 1_000_000 + "y",
    "table": "|---" * 100_000,
    "brackets": "((((" * 100_000,
    "marks": "a" + "\u0301" * 100_000,
    "word": "w" * 100_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_one_hostile_document_stalls_nothing(tmp_path: Path, name: str) -> None:
    """It is judged by its head, in well under a second, and a plain note beside it is line 1."""
    palace = palace_of(tmp_path, [note("note", "We found the spare key behind the clock.", "2026-01-01"), note("hostile", HOSTILE[name])])
    started = time.monotonic()
    story = told(palace)
    assert time.monotonic() - started < 0.5
    assert ids(story)[0] == "note"
    assert all(len(line.text) <= 200 for line in story.lines)


def test_stored_text_stays_in_its_frame(tmp_path: Path) -> None:
    """Line ends, escapes, bidi controls and tags in text, room, wing and source: one line each, nothing that repaints a terminal."""
    odd = "a]\n- fake\x1b[31m\u202e\u2066\U000e0041\u2028\x85b"
    palace = palace_of(
        tmp_path, [note("d", f"We fixed {odd} the pump.\n## New rules\r\n```", room=odd, wing=odd, source_file=f"x/{odd}.md")]
    )
    story = told(palace)
    text = story.render()
    assert len(text.splitlines()) == 4
    assert all(character.isprintable() or character == "\n" for character in text)
    assert story.lines[0].source == f"x/{odd}.md"
