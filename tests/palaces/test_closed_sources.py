"""Closed sources are left out by the store, and a palace of a few sources is not walked to its end for nothing (section 2).

Leaving out is an economy, never a loss: a drawer without a source, or of a source that is open, comes whatever else is closed.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from daybreak import Drawer, Window
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.file import walk
from palaces.chroma_files import (
    DOCUMENT,
    FILE,
    UPSERT,
    Item,
    add,
    empty_palace,
    log,
    palace_of,
    set_value,
    without_indexes,
)
from palaces.reading import read, small_steps, window_of


def drawer(number: int, stamp: str | None = None, **metadata: Any) -> Item:
    return Item(f"d{number}", f"Drawer {number}.", {"filed_at": stamp or f"2026-01-01T{number:06}", **metadata})


def ids(palace: Path, window: Window) -> list[str]:
    return [found.id for found in read(palace, window)]


async def close_as_they_come(palace: Path, window: Window, after: int) -> list[Drawer]:
    """Read a palace and close each source when ``after`` of its drawers have come, as the pipeline does."""
    got: list[Drawer] = []
    seen: dict[object, int] = {}
    async with aclosing(EmbeddedPalace(palace / FILE).batches(window)) as pulled:
        async for batch in pulled:
            for found in batch:
                got.append(found)
                source = found.metadata.get("source_file")
                if isinstance(source, str) and source:
                    seen[source] = seen.get(source, 0) + 1
                    if seen[source] == after:
                        window.closed.add(source.replace("\\", "/"))
    return got


SPELLINGS = [
    (drawer(0, source_file="logs/chat.md"), True),
    (drawer(1, source_file="logs\\chat.md"), True),
    (drawer(2, source_file="logs/chat.md/"), False),
    (drawer(3, source_file="LOGS/chat.md"), False),
    (drawer(4, source_file=""), False),
    (drawer(5), False),
    (drawer(6, source_file=7), False),
    (drawer(7, parent_drawer_id="logs/chat.md"), True),
    (drawer(8, parent_drawer_id="logs\\chat.md"), False),  # of a parent, only a file's slashes are read as one
    (drawer(9, source_file="other.md", parent_drawer_id="logs/chat.md"), False),
    (drawer(10, source_file="", parent_drawer_id="logs/chat.md"), True),
    (drawer(11, source_file=7, parent_drawer_id="logs/chat.md"), True),
    (drawer(12, source_file=["logs/chat.md"]), False),
]


@pytest.mark.parametrize("few", [0, 100])
@pytest.mark.parametrize("indexed", [True, False])
def test_both_spellings_and_parents_are_left_out_and_nothing_else(tmp_path: Path, few: int, indexed: bool) -> None:
    """A file in either spelling; a parent where no file is named; never a drawer without a source, or of a longer name."""
    items = [item for item, _ in SPELLINGS if indexed or item.id != "d12"]
    palace = palace_of(tmp_path, items)
    if not indexed:
        without_indexes(palace)
    with small_steps(few):
        got = ids(palace, window_of(3, closed=["logs/chat.md"]))
    assert got == [item.id for item, closed in reversed(SPELLINGS) if not closed and item in items]


@pytest.mark.parametrize("few", [0, 100])
def test_a_source_that_closes_between_batches_is_left_out_of_what_was_looked_up_already(tmp_path: Path, few: int) -> None:
    """Rows read ahead are asked about again; order and everything else stay as they were."""
    palace = palace_of(tmp_path, [drawer(number, source_file=f"s{number % 2}", wing="w") for number in range(40)] + [drawer(99)])
    with small_steps(few):
        for wing in ("", "w"):
            window = window_of(4, wing=wing)
            got = asyncio.run(close_as_they_come(palace, window, 3))
            assert window.closed == {"s0", "s1"}
            names = [found.id for found in got]
            assert [name for name in names if name != "d99"][:6] == ["d39", "d38", "d37", "d36", "d35", "d34"]
            assert len(names) <= 9
            assert ("d99" in names) == (wing == "")


def test_six_sources_end_early(tmp_path: Path) -> None:
    """When every drawer names a source and all of them are closed, the walk ends; the rest of the index is not looked at."""
    palace = palace_of(tmp_path, [drawer(number, source_file=f"s{number % 6}") for number in range(1_200)])
    looked = 0
    look_ahead = walk.Walk._look_ahead

    def counted(self: walk.Walk, span: int) -> Any:
        nonlocal looked
        looked += 1
        return look_ahead(self, span)

    window = window_of(12)
    with small_steps(0), patch.object(walk.Walk, "_look_ahead", counted):
        got = asyncio.run(close_as_they_come(palace, window, 3))
    assert len(window.closed) == 6
    assert len(got) < 40
    assert looked < 20


@pytest.mark.parametrize(
    "extra",
    [
        {},
        {"source_file": ""},
        {"source_file": 7},
        {"source_file": "s6"},
        {"source_file": "s\\0"},
        {"parent_drawer_id": "s6"},
        {"source_file": ["s0"]},
    ],
)
@pytest.mark.parametrize("stamp", ["2020-01-01", "yesterday", None])
@pytest.mark.parametrize("together", [False, True])
def test_an_early_end_never_loses_an_open_drawer(tmp_path: Path, extra: dict[str, Any], stamp: str | None, together: bool) -> None:
    """The oldest drawer has no source or an open one: it comes, dated or not, in a palace of small and of huge groups of equal stamps."""
    stamps = (lambda number: "2026-01-01") if together else (lambda number: f"2026-01-01T{number:06}")
    items = [drawer(number, stamps(number), source_file=f"s{number % 6}") for number in range(60)]
    last = Item("last", "The last one.", ({} if stamp is None else {"filed_at": stamp}) | extra)
    palace = palace_of(tmp_path, [last, *items])
    for few in (0, 1_000):
        with small_steps(few):
            got = [found.id for found in asyncio.run(close_as_they_come(palace, window_of(6), 2))]
            assert got[-1] == "last"
            assert len(got) < 60


def test_an_early_end_counts_what_other_collections_hold(tmp_path: Path) -> None:
    """The counts are of the whole file: a collection beside this one costs time at most, it neither hides nor adds a drawer."""
    palace = palace_of(tmp_path, [drawer(number, source_file=f"s{number % 2}") for number in range(40)])
    add(palace, [drawer(100 + number, source_file="elsewhere") for number in range(40)], "mempalace_closets")
    with small_steps(0):
        assert len(asyncio.run(close_as_they_come(palace, window_of(2), 2))) < 10
        add(palace, [drawer(200, "2001", source_file="elsewhere"), drawer(201, "2001")])
        assert {found.id for found in asyncio.run(close_as_they_come(palace, window_of(2), 2))[-2:]} == {"d200", "d201"}


@pytest.mark.parametrize("stamp", ["2026-01-01T000025", "2026-01-01T000010.5", "2026-01-01T000010", "2001"])
@pytest.mark.parametrize("latest_first", [False, True])
def test_logged_drawers_of_open_sources_come_whatever_closes_before_their_turn(tmp_path: Path, stamp: str, latest_first: bool) -> None:
    """Before, among, tied with and behind drawers whose source closes while they wait together; those of closed ones are left out."""
    palace = palace_of(tmp_path, [drawer(number, source_file=f"s{number % 2}") for number in range(20)])
    log(
        palace,
        [
            (UPSERT, "open", {"filed_at": stamp, "source_file": "open.md", DOCUMENT: "Open."}),
            (UPSERT, "none", {"filed_at": stamp, DOCUMENT: "Without a source."}),
            (UPSERT, "d3", {"source_file": "other.md"}),
            (UPSERT, "closed", {"filed_at": "2001", "source_file": "s1", DOCUMENT: "Closed by then."}),
        ],
    )
    with small_steps(0):
        got = [found.id for found in asyncio.run(close_as_they_come(palace, window_of(2, latest_first=latest_first), 2))]
    assert {"open", "none", "d3"} <= set(got)
    assert "closed" not in got
    assert len(got) < 12


def test_names_of_any_kind_close(tmp_path: Path) -> None:
    """Quotes, wildcards, other scripts, NUL and 10,000 characters; a name that is no UTF-8 never hides another."""
    names = ["it's", '"quoted"', "100%_", "日本/語.md", "a\0b", "x" * 10_000, "é", "e\u0301", " ", "\\", "/"]
    palace = palace_of(tmp_path, [drawer(number, source_file=name) for number, name in enumerate(names)])
    for number, name in enumerate(names):
        twins = {place for place, other in enumerate(names) if other.replace("\\", "/") == name.replace("\\", "/")}
        got = ids(palace, window_of(closed=[name.replace("\\", "/")]))
        assert got == [f"d{place}" for place in reversed(range(len(names))) if place not in twins], number
    set_value(palace, "d0", "source_file", "cast(x'ff' as text)")
    assert "d0" in ids(palace, window_of(closed=["it's"]))
    assert "d1" in ids(palace, window_of(closed=["\ufffd"]))


def test_more_closed_sources_than_sqlite_binds(tmp_path: Path) -> None:
    """A long window over many sources closes thousands: what SQL cannot leave out is for the pipeline to skip."""
    palace = palace_of(tmp_path, [drawer(number, source_file=f"s{number % 50}") for number in range(500)])
    window = window_of(closed=[f"s{number}" for number in range(12_000)])
    assert len(read(palace, window)) <= 500


def test_an_empty_palace_ends_whatever_is_closed(tmp_path: Path) -> None:
    """No drawer, no source, no batch."""
    assert read(empty_palace(tmp_path), window_of(closed=["s"])) == []
