"""The order in which the embedded reader hands out drawers, against the plain batch algorithm over what chromadb shows (section 1).

Random palaces are made through chromadb: added, upserted, updated, deleted and added again, beside a second collection. Every way of the
reader is driven on them by making its stretches, groups and parts as small as the palaces are.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import chromadb
import pytest
from chromadb.config import Settings
from hypothesis import given, settings
from hypothesis import strategies as st

from daybreak.errors import UnknownCollection, UnknownOrderKey, UnknownWing
from palaces.chroma_files import (
    COLLECTION,
    DELETE,
    DOCUMENT,
    UPSERT,
    Item,
    add,
    blob_numbers,
    client,
    contents,
    empty_palace,
    log,
    orphan,
    palace_of,
    put,
    set_value,
    without_indexes,
)
from palaces.reading import expected, read, shown, small_steps, window_of

STAMPS = ("2026-03-01T08:00:00", "2026-03-01", "2026-03-01T08:00:00Z", "2025", "9999-12-31", "2026", "20260301", "2026é")
ODD_STAMPS = (
    "yesterday",
    "",
    "202",
    "20x6-01-01",
    "-2026",
    ":026",
    "1 day ago",
    "\uff13\uff10\uff12\uff16-01-01",
    1_772_420_400,
    1.5,
    True,
)
NUMBERS = (0, -3, 7, 7.0, 2**53 + 1, float(2**53), 0.5, -0.5, 1e300)
WEIGHTS = (5, 5.0, 1, 0, -2, 3, 2.5, 1e300, 2**53 + 1, "5", " 4 ", "-1e3")
ODD_WEIGHTS = ("high", "nan", "inf", "", True, False, float("inf"), [9, 9], ["8"])
WINGS = ("blue_barn", "wing_blue-barn", "Blue Barn", "_blue_barn", "blue_barn_annex", "other", "", "wing_", 7, ["blue barn", "other"])
NAMES = [f"d{number}" for number in range(24)]


def sometimes(*values: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


METADATA = st.fixed_dictionaries(
    {},
    optional={
        "filed_at": st.one_of(sometimes(*STAMPS[:3]), sometimes(*STAMPS), sometimes(*ODD_STAMPS)),
        "authored_at": st.one_of(sometimes(*STAMPS), sometimes(*NUMBERS), sometimes(*ODD_STAMPS, ["2026"])),
        "importance": sometimes(*WEIGHTS, *ODD_WEIGHTS),
        "emotional_weight": sometimes(*WEIGHTS, *ODD_WEIGHTS),
        "weight": sometimes(*WEIGHTS, *ODD_WEIGHTS),
        "wing": sometimes(*WINGS),
        "source_file": sometimes("a.md", "b/c.md", "b\\c.md", "", 5),
        "parent_drawer_id": sometimes("p1", "p2", ""),
        "note": sometimes("x", 1, ["a", "b"]),
    },
)
PLAIN = st.fixed_dictionaries({"filed_at": sometimes(*STAMPS)}, optional={"wing": sometimes(*WINGS), "source_file": sometimes("a", "b")})
TEXTS = st.one_of(st.none(), st.sampled_from(("", "One sentence.", "Zwei Sätze. Ein Ende\0mitten drin.", "🎉")), st.text(max_size=20))
STEPS = st.tuples(
    st.sampled_from(("add", "add", "upsert", "update", "delete")),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=12, unique=True),
    st.lists(st.tuples(TEXTS, METADATA), min_size=12, max_size=12),
)


@st.composite
def palaces(draw: st.DrawFn) -> list[tuple[str, list[Item]]]:
    """Writes, one after the other; some palaces carry no weight and nothing odd."""
    plain = draw(st.booleans())
    first = draw(st.lists(st.tuples(TEXTS, PLAIN if plain else METADATA), max_size=len(NAMES)))
    writes = [("add", [Item(name, *rest) for name, rest in zip(NAMES, first, strict=False)])]
    if not plain:
        steps = draw(st.lists(STEPS, max_size=4))
        writes += [(way, [Item(name, *rest) for name, rest in zip(names, rests, strict=False)]) for way, names, rests in steps]
    return writes


def write(opened: Any, writes: list[tuple[str, list[Item]]]) -> None:
    for way, items in writes:
        if way == "delete":
            opened.delete(ids=[item.id for item in items])
        else:
            put(opened, items, way)


@cache
def shared_palace() -> Path:
    place = tempfile.TemporaryDirectory(prefix="daybreak-test-")
    shared_palace.place = place  # type: ignore[attr-defined]
    return empty_palace(Path(place.name))


def assert_order(palace: Path, items: list[Item]) -> None:
    """Whatever the batch size, order key and wing, the reader hands out what the plain algorithm does."""
    metadatas = [item.metadata or {} for item in items]
    for order_by in ("filed_at", "authored_at"):
        for wing in ("", "blue-barn", "wing_"):
            for size, latest_first in ((1, False), (7, True), (64, False)):
                want = expected(items, order_by=order_by, wing=wing, latest_first=latest_first)
                window = window_of(size, order_by=order_by, wing=wing, latest_first=latest_first)
                if order_by != "filed_at" and not any(order_by in metadata for metadata in metadatas):
                    with pytest.raises(UnknownOrderKey):
                        read(palace, window)
                elif wing and not want:
                    with pytest.raises(UnknownWing):
                        read(palace, window)
                else:
                    assert shown(read(palace, window)) == want, (order_by, wing, size, latest_first)


@settings(max_examples=settings().max_examples // 6)
@given(palaces(), palaces())
def test_the_order_is_that_of_the_plain_algorithm(writes: list[tuple[str, list[Item]]], others: list[tuple[str, list[Item]]]) -> None:
    """On any palace, in steps as large as they are and in steps of a few rows, with sets fetched whole and walked."""
    palace = shared_palace()
    with client(palace) as opened:
        own = opened.get_or_create_collection(COLLECTION, embedding_function=None)
        closets = opened.get_or_create_collection("mempalace_closets", embedding_function=None)
        write(own, writes[:1])
        write(closets, others)
        write(own, writes[1:])
    try:
        items = contents(palace)
        assert_order(palace, items)
        for few in (0, 3):
            with small_steps(few):
                assert_order(palace, items)
    finally:
        with client(palace) as opened:
            for name in (COLLECTION, "mempalace_closets"):
                opened.delete_collection(name)
            opened.create_collection(COLLECTION, embedding_function=None)


def stamped(number: int, stamp: Any, **metadata: Any) -> Item:
    return Item(f"d{number}", f"Drawer {number}.", {"filed_at": stamp, **metadata})


def test_the_newest_come_first_and_ties_in_the_order_of_insertion(tmp_path: Path) -> None:
    """Equal importance, newest first, the same on a second reading and with any batch size."""
    palace = palace_of(tmp_path, [stamped(number, f"2026-01-{number + 1:02}") for number in range(30)] + [stamped(30, "2026-01-30")])
    want = ["d29", "d30", *(f"d{number}" for number in range(28, -1, -1))]
    for size in (1, 7, 64, 1):
        assert [drawer.id for drawer in read(palace, window_of(size))] == want


def test_one_weight_in_a_large_palace_leads_it(tmp_path: Path) -> None:
    """The order is over the whole palace; a weight of 9 among 3,000 of 1 comes first whatever its date."""
    items = [stamped(number, f"2025-01-01T{number:06}", importance=1) for number in range(3_000)]
    items[2_777] = Item("boiler", "The boiler is due for its service in May.", {"filed_at": "2024", "importance": 9})
    ids = [drawer.id for drawer in read(palace_of(tmp_path, items), window_of(512))]
    assert ids[:3] == ["boiler", "d2999", "d2998"]
    assert len(ids) == len(set(ids)) == 3_000


@pytest.mark.parametrize("indexed", [True, False])
def test_text_order_among_dates_then_the_odd_ones_as_they_were_inserted(tmp_path: Path, indexed: bool) -> None:
    """Strings that open with four digits sort as text; numbers, junk and nothing come last and never raise."""
    stamps = {
        "a": "2026-04-05T22:15:00-03:00",
        "b": 1_775_000_000,
        "c": "2026-04-06T01:00:00",
        "d": "2026-04-06T00:30:00Z",
        "e": "yesterday",
        "f": None,
        "g": "9999-12-31",
        "h": 1_775_000_000_000,
    }
    items = [Item(name, f"Drawer {name}.", {} if stamp is None else {"filed_at": stamp}) for name, stamp in stamps.items()]
    palace = palace_of(tmp_path, items)
    if not indexed:
        without_indexes(palace)
    assert "".join(drawer.id for drawer in read(palace)) == "gcdabefh"


def test_bytes_that_are_no_utf8_spoil_one_value_only(tmp_path: Path) -> None:
    """They read as U+FFFD in that drawer, as a document, a name and an order key; the others come as ever, none is lost."""
    usual = {"room": "hall", "wing": "w", "source_file": "s"}
    palace = palace_of(tmp_path, [stamped(number, f"2026-02-{number + 1:02}", **usual) for number in range(9)])
    for drawer, key in (("d1", DOCUMENT), ("d2", "filed_at"), ("d3", "room"), ("d4", "wing"), ("d5", "source_file")):
        set_value(palace, drawer, key, "cast(x'323032362d30322d3035ff6f' as text)")
    set_value(palace, "d6", "filed_at", "cast(x'ff' as text)")
    got = {drawer.id: drawer for drawer in read(palace)}
    assert got["d1"].text == "2026-02-05\ufffdo"
    assert got["d3"].metadata["room"] == got["d5"].metadata["source_file"] == "2026-02-05\ufffdo"
    assert list(got) == ["d8", "d7", "d5", "d2", "d4", "d3", "d1", "d0", "d6"]
    for few in (0, 3):
        with small_steps(few):
            assert [drawer.id for drawer in read(palace, window_of(2))] == list(got)
            assert len(read(palace, window_of(wing="w"))) == 8


def test_sequence_numbers_of_both_kinds_do_not_matter(tmp_path: Path) -> None:
    """An upgraded palace stores old rows' numbers as BLOBs, which SQLite sorts behind every integer."""
    palace = palace_of(tmp_path, [stamped(number, "2026") for number in range(9)])
    blob_numbers(palace, 5)
    assert [drawer.id for drawer in read(palace)] == [f"d{number}" for number in range(9)]


def test_files_without_indexes_are_read_the_slow_way(tmp_path: Path) -> None:
    """A 0.4 file has neither the value indexes nor lists: the same order, wings, order keys and closed sources."""
    items = [
        stamped(number, f"2026-{number % 5 + 1:02}", wing="a" if number % 2 else "b", importance=number % 3, source_file=f"s{number % 4}")
        for number in range(40)
    ]
    palace = palace_of(tmp_path, items)
    without_indexes(palace)
    for wing in ("", "a"):
        assert shown(read(palace, window_of(7, wing=wing))) == expected(items, wing=wing)
    assert shown(read(palace, window_of(order_by="importance"))) == expected(items, order_by="importance")
    left = [item for item in items if (item.metadata or {})["source_file"] != "s1"]
    assert shown(read(palace, window_of(closed=["s1"]))) == expected(left)
    with pytest.raises(UnknownWing):
        read(palace, window_of(wing="nosuch"))


def test_collections_databases_and_orphans_are_kept_apart(tmp_path: Path) -> None:
    """Another collection, one of the same name in another database and tenant, and rows of a deleted one share tables and stay out."""
    palace = palace_of(tmp_path, [stamped(number, "2026-01-01", wing="own", importance=2) for number in range(5)])
    foreign = [stamped(number, "2030-01-01", wing="foreign", importance=9, authored_at="2030") for number in range(5)]
    add(palace, foreign, "mempalace_closets")
    add(palace, foreign, "gone")
    orphan(palace, "gone")
    admin = chromadb.AdminClient(Settings(is_persistent=True, persist_directory=str(palace), anonymized_telemetry=False))
    admin.create_database("other", "default_tenant")
    admin.create_tenant("somebody")
    admin.create_database("default_database", "somebody")
    for tenant, database in (("default_tenant", "other"), ("somebody", "default_database")):
        other = chromadb.PersistentClient(str(palace), Settings(anonymized_telemetry=False), tenant=tenant, database=database)
        put(other.create_collection(COLLECTION, embedding_function=None), foreign)
        other.close()
    for few in (0, 100):
        with small_steps(few):
            assert [drawer.id for drawer in read(palace)] == ["d0", "d1", "d2", "d3", "d4"]
            assert [drawer.metadata["wing"] for drawer in read(palace, window_of(wing="own"))] == ["own"] * 5
            with pytest.raises(UnknownWing, match="did you mean 'own"):
                read(palace, window_of(wing="foreign"))
            with pytest.raises(UnknownOrderKey):
                read(palace, window_of(order_by="authored_at"))
            assert len(read(palace, name="mempalace_closets")) == 5
    with pytest.raises(UnknownCollection, match="it has mempalace_closets, mempalace_drawers"):
        read(palace, name="gone")


def test_a_wing_matches_in_every_spelling_and_by_member(tmp_path: Path) -> None:
    """Four spellings match, a longer name, a number and nothing do not; ``""`` is no filter; an unknown wing names close ones."""
    wings = ["wing_red_mill", "red-mill", "Red Mill", "_red_mill", "red_mill_yard", 7, ["red_mill"], None]
    palace = palace_of(tmp_path, [stamped(number, "2026", **({} if wing is None else {"wing": wing})) for number, wing in enumerate(wings)])
    for few in (0, 100):
        with small_steps(few):
            assert [drawer.id for drawer in read(palace, window_of(wing="red-mill"))] == ["d0", "d1", "d2", "d3", "d6"]
            assert len(read(palace, window_of(wing=""))) == len(wings)
            with pytest.raises(UnknownWing, match="no wing 'nosuch': did you mean") as raised:
                read(palace, window_of(wing="nosuch"))
            assert len(str(raised.value).split(",")) <= 5


def test_a_wing_of_ten_among_thousands_and_one_that_nothing_names(tmp_path: Path) -> None:
    """A small wing of a larger palace comes whole, wherever its drawers lie; in a palace without wings the error says so."""
    items = [stamped(number, f"2026-01-01T{number:05}", wing="rare" if number % 300 == 7 else "usual") for number in range(2_500)]
    palace = palace_of(tmp_path, items)
    for few in (0, 6_000):
        with small_steps(few):
            assert shown(read(palace, window_of(wing="Rare"))) == expected(items, wing="rare")
    with pytest.raises(UnknownWing, match="no drawer names a wing"):
        read(palace_of(tmp_path, [stamped(0, "2026")], "bare"), window_of(wing="any"))


def test_a_wing_whose_drawers_are_all_deleted_in_the_log_is_unknown(tmp_path: Path) -> None:
    """The log counts: what it deletes does not keep a wing alive, and what it files makes one."""
    palace = palace_of(tmp_path, [stamped(0, "2026", wing="old"), stamped(1, "2026", wing="kept")])
    log(palace, [(DELETE, "d0", None), (UPSERT, "d2", {"wing": "new", DOCUMENT: "New."})])
    with pytest.raises(UnknownWing, match="did you mean 'kept"):
        read(palace, window_of(wing="old"))
    assert [drawer.id for drawer in read(palace, window_of(wing="new"))] == ["d2"]


@pytest.mark.parametrize("value", ["2026", 7, 0.5, True, ["2026"]])
def test_an_order_key_of_any_type_is_known(tmp_path: Path, value: Any) -> None:
    """Whatever a drawer holds under it; and where only a logged drawer carries it."""
    palace = palace_of(tmp_path, [stamped(0, "2026"), stamped(1, "2025", authored_at=value)])
    assert len(read(palace, window_of(order_by="authored_at"))) == 2
    logged = palace_of(tmp_path, [stamped(0, "2026")], "logged")
    log(logged, [(UPSERT, "d1", {"authored_at": value, DOCUMENT: "Logged."})])
    assert len(read(logged, window_of(order_by="authored_at"))) == 2


@pytest.mark.parametrize("key", ["authored_at", DOCUMENT, "", "x' or 1 --", "\0", "é" * 10_000])
def test_an_order_key_that_no_drawer_carries_is_an_error(tmp_path: Path, key: str) -> None:
    """Also the name under which Chroma keeps documents, and whatever else somebody may type."""
    with pytest.raises(UnknownOrderKey):
        read(palace_of(tmp_path, [stamped(0, "2026")]), window_of(order_by=key))


def test_numbers_come_before_dates_for_any_other_order_key(tmp_path: Path) -> None:
    """Whole and broken numbers are one scale, also where floats are too coarse; infinity is a number, a boolean is not."""
    values = ["2026", 2**53 + 1, float(2**53), -1, 0.5, True, "junk", 2.5, 2, 0.5]
    palace = palace_of(tmp_path, [Item(f"d{number}", "Text.", {"authored_at": value}) for number, value in enumerate(values)])
    set_value(palace, "d4", "authored_at", "9e999", "float_value")  # 1.x stores no infinity, others did
    set_value(palace, "d9", "authored_at", "-9e999", "float_value")
    for few in (0, 100):
        with small_steps(few):
            ids = [drawer.id for drawer in read(palace, window_of(2, order_by="authored_at"))]
            assert ids == ["d4", "d1", "d2", "d7", "d8", "d3", "d9", "d0", "d5", "d6"]
