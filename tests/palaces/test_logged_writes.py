"""Writes that Chroma logged and has not applied are part of a palace (section 1).

What a fresh chromadb client makes of the log, on a copy of the palace, is the right answer.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import tracemalloc
from collections.abc import Mapping
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daybreak import Drawer
from daybreak.drawer import WEIGHT_KEYS
from daybreak.errors import UnknownWing
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import (
    ADD,
    COLLECTION,
    DELETE,
    DOCUMENT,
    FILE,
    UPDATE,
    UPSERT,
    Item,
    add,
    blob_numbers,
    client,
    collection,
    contents,
    log,
    palace_of,
    put,
    set_watermark,
    sql,
    untouched,
)
from palaces.reading import expected, read, shown, small_steps, window_of

POISON = 1_229_822_654_365_841_720
CLOSETS = "mempalace_closets"


def drawer(number: int, **metadata: Any) -> Item:
    return Item(f"d{number}", f"Drawer {number}.", {"filed_at": f"2026-01-{number + 1:02}", **metadata})


def test_every_kind_of_logged_write_counts_as_chroma_would_apply_it(tmp_path: Path) -> None:
    """Adds of known and writes to unknown ids change nothing; the rest merges keys; null deletes one; delete and add moves to the end."""
    palace = palace_of(tmp_path, [drawer(number, wing="old", room="hall") for number in range(6)])
    log(
        palace,
        [
            (ADD, "new", {"filed_at": "2026-05-01", "wing": "new", DOCUMENT: "New."}),
            (ADD, "d0", {"filed_at": "2030-01-01", DOCUMENT: "Never seen."}),
            (UPDATE, "d1", {"filed_at": "2026-06-01"}),
            (UPSERT, "d2", {DOCUMENT: "Changed.", "room": None}),
            (DELETE, "d3", None),
            (DELETE, "d4", None),
            (ADD, "d4", {"filed_at": "2026-01-01", DOCUMENT: "Back again, behind d0."}),
            (UPDATE, "unknown", {"filed_at": "2031-01-01"}),
            (DELETE, "unknown", None),
            (UPSERT, "d5", None),
        ],
    )
    with untouched(palace):
        got = read(palace)
    assert shown(got) == expected(contents(palace))
    assert [found.id for found in got] == ["d1", "new", "d5", "d2", "d0", "d4"]
    by_id = {found.id: found for found in got}
    assert by_id["d2"] == Drawer("d2", "Changed.", {"filed_at": "2026-01-03", "wing": "old"})
    assert by_id["d1"] == Drawer("d1", "Drawer 1.", {"filed_at": "2026-06-01", "wing": "old", "room": "hall"})


VALUES = st.sampled_from((1, 2.5, True, "", "2026-02-02", "2027", "yesterday", "5", None, ["2026"], ["blue barn", "x"]))
CHANGES = st.dictionaries(st.sampled_from(("filed_at", "wing", "importance", "room")), VALUES, max_size=3)
TEXTS = st.sampled_from(("Logged.", "", 'é\n"\\ \U0001f389', "nul \0 inside"))


@st.composite
def operations(draw: st.DrawFn) -> tuple[int, str, dict[str, Any] | None]:
    code = draw(st.sampled_from((ADD, UPDATE, UPSERT, DELETE)))
    changes: dict[str, Any] = draw(CHANGES)
    if draw(st.booleans()):
        changes[DOCUMENT] = draw(TEXTS)
    return code, f"d{draw(st.integers(0, 9))}", None if code == DELETE else changes


STORED = st.dictionaries(st.sampled_from(("filed_at", "wing", "importance")), VALUES.filter(lambda value: value is not None), max_size=3)


def telling(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """Metadata less what says nothing: lists are looked up apart, and a boolean weight is none (it may stay in the store)."""
    return {
        key: value
        for key, value in metadata.items()
        if not isinstance(value, list) and not (key in WEIGHT_KEYS and isinstance(value, bool))
    }


@settings(max_examples=settings().max_examples // 7)
@given(st.lists(STORED, max_size=6), st.lists(operations(), min_size=1, max_size=12), st.lists(operations(), max_size=3))
def test_the_reader_shows_what_a_fresh_client_makes_of_the_log(
    stored: list[dict[str, Any]],
    logged: list[tuple[int, str, dict[str, Any] | None]],
    foreign: list[tuple[int, str, dict[str, Any] | None]],
) -> None:
    """Ids, texts and order, for every batch size, with a wing too; the log of another collection has no part in it."""
    with tempfile.TemporaryDirectory() as place:
        palace = palace_of(Path(place), [Item(f"d{number}", f"Stored {number}.", metadata) for number, metadata in enumerate(stored)])
        add(palace, [Item("d1", "A closet.", {"filed_at": "2099"})], CLOSETS)
        log(palace, foreign, CLOSETS)
        log(palace, logged)
        items = contents(palace)
        for wing in ("", "blue barn"):
            want = expected(items, wing=wing)
            for size in (1, 7, 64):
                if wing and not want:
                    with pytest.raises(UnknownWing):
                        read(palace, window_of(size, wing=wing))
                else:
                    with small_steps(0 if size == 7 else 100):
                        assert shown(read(palace, window_of(size, wing=wing))) == want
                    got = read(palace, window_of(size, wing=wing))
                    assert shown(got) == want
                    known = {item.id: item.metadata or {} for item in items}
                    for found in got:
                        assert telling(found.metadata) == telling(known[found.id])
        assert shown(read(palace, name=CLOSETS)) == expected(contents(palace, CLOSETS))


@pytest.mark.parametrize("stored", [POISON, POISON.to_bytes(8, "big"), b"\x11\x11" + b"654321", b"\xff" * 8, b"\xff" * 12, (1 << 63) - 1])
def test_behind_a_poisoned_bookmark_nothing_is_shown_and_a_notice_says_so(tmp_path: Path, stored: int | bytes) -> None:
    """What Chroma shows, and one notice with the number of writes that nobody will see and the way out. Any size of number."""
    palace = palace_of(tmp_path, [drawer(number) for number in range(5)])
    set_watermark(palace, stored)
    if isinstance(stored, int):
        add(palace, [drawer(30)])
    else:  # 1.x refuses the BLOB; the program that wrote it logged on
        log(palace, [(ADD, "d30", {"filed_at": "2026-02-01", DOCUMENT: "The newest of all, which nobody will see."})])
    window = window_of()
    with untouched(palace):
        got = read(palace, window)
    assert [found.id for found in got] == ["d4", "d3", "d2", "d1", "d0"]
    assert len(window.notices) == 1
    assert "1 logged write will never be applied" in window.notices[0]
    assert "mempalace repair" in window.notices[0]


def test_a_poisoned_bookmark_counts_deletes_of_known_drawers_and_only_this_collection(tmp_path: Path) -> None:
    """A logged delete of a stored drawer is lost as well; the log of the closets is not this collection's."""
    palace = palace_of(tmp_path, [drawer(number) for number in range(3)])
    add(palace, [drawer(number) for number in range(3)], CLOSETS)
    set_watermark(palace, POISON)
    log(palace, [(DELETE, "d0", None), (DELETE, "unknown", None), (UPDATE, "unknown", {"wing": "x"}), (UPSERT, "d1", {"wing": "x"})])
    log(palace, [(ADD, f"c{number}", {DOCUMENT: "Closet."}) for number in range(9)], CLOSETS)
    window = window_of()
    assert [found.id for found in read(palace, window)] == ["d2", "d1", "d0"]
    assert "2 logged writes will never be applied" in window.notices[0]
    closets = window_of()
    assert len(read(palace, closets, CLOSETS)) == 12
    assert closets.notices == []


def test_a_healthy_palace_has_no_notice_whatever_its_log_holds(tmp_path: Path) -> None:
    """Applied rows stay in the queue of a healthy file, and sequence numbers may be of both kinds: neither is worth a word."""
    palace = palace_of(tmp_path, [drawer(number) for number in range(8)])
    with collection(palace) as opened:
        opened.delete(ids=["d7"])
        put(opened, [drawer(20)])
    blob_numbers(palace, 5)
    window = window_of()
    assert [found.id for found in read(palace, window)] == ["d20", *(f"d{number}" for number in range(6, -1, -1))]
    assert window.notices == []


@pytest.mark.parametrize("mark", [None, b"\0" * 8])
def test_without_a_bookmark_the_whole_log_counts(tmp_path: Path, mark: bytes | None) -> None:
    """A collection whose log was never applied: no row in ``max_seq_id``, or the number 0 as 0.x writes it."""
    palace = palace_of(tmp_path, [])
    log(palace, [(ADD, "a", {"filed_at": "2026-01-01", DOCUMENT: "First."}), (ADD, "b", {"filed_at": "2026-01-02", DOCUMENT: "Second."})])
    set_watermark(palace, mark)
    assert shown(read(palace)) == [("b", "Second."), ("a", "First.")]


@pytest.mark.parametrize(
    "metadata", ["not json", "[1]", "null", '{"filed_at": NaN}', "", "[" * 100_000, '{"filed_at": ' + "9" * 5_000 + "}"]
)
def test_a_log_row_that_cannot_be_read_counts_as_empty(tmp_path: Path, metadata: str) -> None:
    """The others still count, and nothing raises."""
    palace = palace_of(tmp_path, [drawer(0)])
    log(palace, [(ADD, "odd", {}), (ADD, "good", {"filed_at": "2026-09-01", DOCUMENT: "Good."})])
    with sql(palace) as connection:
        connection.execute("update embeddings_queue set metadata = ? where id = 'odd'", (metadata,))
    assert [found.id for found in read(palace)] == ["good", "d0", "odd"]


def test_a_logged_document_of_any_size_is_read(tmp_path: Path) -> None:
    """Also above the size of the values that are loaded whole, and of a stored drawer as large that a logged write touches."""
    palace = palace_of(tmp_path, [drawer(0), Item("large", "word " * 1_200_000, {"filed_at": "2026-03-01", "wing": "x" * 5_000_000})])
    log(palace, [(ADD, "new", {"filed_at": "2026-04-01", DOCUMENT: "ü\n" * 3_000_000}), (UPDATE, "large", {"filed_at": "2026-05-01"})])
    got = read(palace)
    assert shown(got) == [("large", "word " * 4_000), ("new", "ü\n" * 10_000), ("d0", "Drawer 0.")]


def test_a_write_that_is_applied_between_two_batches_changes_nothing(tmp_path: Path) -> None:
    """Section 5: no drawer twice, none lost, whether a fresh client applies the log after the first batch or the second."""
    items = [drawer(number) for number in range(20)]
    changes: list[tuple[int, str, dict[str, Any] | None]] = [
        (ADD, "new", {"filed_at": "2026-01-05T12", DOCUMENT: "New."}),
        (UPDATE, "d1", {"filed_at": "2026-02-01"}),
        (UPDATE, "d19", {"filed_at": "2026-01-01T12"}),
        (DELETE, "d9", None),
    ]
    for after in range(1, 7):
        palace = palace_of(tmp_path, items, f"palace{after}")
        log(palace, changes)
        want = expected(contents(palace))

        async def run(palace: Path = palace, after: int = after) -> list[Drawer]:
            got: list[Drawer] = []
            async with aclosing(EmbeddedPalace(palace / FILE).batches(window_of(3))) as pulled:
                number = 0
                async for batch in pulled:
                    got += batch
                    number += 1
                    if number == after:
                        contents_in_place(palace)
            return got

        assert shown(asyncio.run(run())) == want


def contents_in_place(palace: Path) -> None:
    with client(palace) as opened:
        opened.get_collection(COLLECTION, embedding_function=None).get()


def test_a_long_log_costs_memory_for_its_heads_only(tmp_path: Path) -> None:
    """A palace whose vector index is broken logs on for ever: what is kept of each document is its head."""
    palace = palace_of(tmp_path, [drawer(0)])
    text = "A sentence of the log. " * 20_000
    log(palace, [(UPSERT, f"n{number}", {"filed_at": f"2026-{number:05}", DOCUMENT: text}) for number in range(100)])
    tracemalloc.start()
    got = read(palace)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(got) == 101
    assert peak < 12_000_000 < 100 * len(json.dumps(text))
