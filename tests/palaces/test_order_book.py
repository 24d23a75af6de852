"""The order book itself: candidate order from SQLite, the file and its rights, what survives a crash and a second process."""

from __future__ import annotations

import math
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch import in_order
from daybreak import Drawer
from daybreak_adapters.palaces.book.files import Whereabouts, book_path, sole_writer
from daybreak_adapters.palaces.book.listing import Changes, Listing
from daybreak_adapters.palaces.book.order import precedence
from daybreak_adapters.palaces.book.order_book import OrderBook
from daybreak_adapters.palaces.book.rows import book_row, standing
from daybreak_adapters.palaces.book.store import BookDamaged

PLACE = Whereabouts("http://db.example", "t", "d", "palace", "id-1")
NUMBERS = st.integers() | st.floats() | st.sampled_from([0, -0.0, 1, 1.0, math.inf, -math.inf, 10**30, -(10**30), 2**53 + 1, float(2**53)])
STAMPS = st.text(max_size=4) | st.sampled_from(
    ["2026", "2026-04-01T10:00:00", "2026-04-01T10:00:00Z", "9999", "yesterday", "\uff12\uff10\uff12\uff16", "2026\0b", "2026\U0001f600"]
)
VALUES = st.none() | st.booleans() | NUMBERS | STAMPS
KEYS = ("filed_at", "authored_at", "importance", "weight", "wing", 'odd"key', "$.x[0]")
METADATA = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=5)


def book_of(rows: Iterable[tuple[str, Mapping[str, object]]], path: Path | None = None) -> OrderBook:
    """A book of drawers in this insertion order."""
    book = OrderBook(path)
    drawers = list(rows)
    book.append([identifier for identifier, _ in drawers])
    book.record([book_row(identifier, metadata) for identifier, metadata in drawers], 100)
    book.complete()
    return book


def ids(book: OrderBook, key: str = "filed_at", size: int = 3, closed: Iterable[str] = ()) -> list[str]:
    """All ids of a book in candidate order, read in batches of one size."""
    order, after, read = book.order(key), None, list[str]()
    while entries := book.batch(order, after, None, set(closed), size):
        read += [entry.id for entry in entries]
        after = entries[-1].standing
    return read


@pytest.mark.parametrize("key", ["wing", "filed_at"])
def test_a_text_does_not_end_at_a_nul(key: str) -> None:
    """Keys that differ behind a NUL, or hold the character that stands for one, sort as texts do."""
    values = ["2026", "2026\0", "2026\0b", "2026\x01", "2026\x01\x01", "2026\x02", "2026a"]
    drawers = [Drawer(f"d{number}", "text", {key: value}) for number, value in enumerate(values)]
    with book_of((drawer.id, drawer.metadata) for drawer in drawers) as book:
        assert ids(book, key, 1) == [f"d{number}" for number in reversed(range(len(values)))]


@given(rows=st.lists(METADATA, max_size=24), key=st.sampled_from(KEYS), size=st.sampled_from([1, 2, 7, 64]))
def test_the_order_is_that_of_the_batch_algorithm(rows: list[dict[str, object]], key: str, size: int) -> None:
    """Whatever the metadata hold, by whatever key, in batches of whatever size; every drawer once."""
    drawers = [Drawer(f"d{number}", "text", metadata) for number, metadata in enumerate(rows)]
    with book_of((drawer.id, drawer.metadata) for drawer in drawers) as book:
        assert ids(book, key, size) == [drawer.id for drawer in in_order(rounded(drawers), key)]


def rounded(drawers: list[Drawer]) -> list[Drawer]:
    """The drawers with numbers as Chroma can hold them: whole ones of 64 bits, none infinite."""
    largest = sys.float_info.max

    def number(value: object) -> object:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
            return value
        return max(-(2**63), min(value, 2**63 - 1)) if isinstance(value, int) else max(-largest, min(value, largest))

    weights = ("importance", "weight")  # decided on before they are stored
    return [
        drawer._replace(metadata={key: value if key in weights else number(value) for key, value in drawer.metadata.items()})
        for drawer in drawers
    ]


@given(rows=st.lists(METADATA, max_size=12), key=st.sampled_from(KEYS[:2]))
def test_python_sorts_as_the_book_does(rows: list[dict[str, object]], key: str) -> None:
    """By which a drawer that changed meanwhile finds its place in a batch."""
    with book_of((f"d{number}", metadata) for number, metadata in enumerate(rows)) as book:
        by_hand = sorted(range(len(rows)), key=lambda number: precedence(standing(rows[number], key, number)))
        assert ids(book, key) == [f"d{number}" for number in by_hand]


def test_closed_sources_are_left_out_and_unread_drawers_have_no_place() -> None:
    """Drawers without a source stay; a source is one source in both spellings of its path."""
    rows = [
        ("a", {"source_file": "x\\a.md"}),
        ("b", {"source_file": "x/a.md"}),
        ("c", {}),
        ("d", {"parent_drawer_id": "p"}),
        ("e", {"source_file": ""}),
    ]
    with book_of(rows) as book:
        book.append(["unread"])
        assert ids(book) == ["a", "b", "c", "d", "e"]
        assert ids(book, closed=["x/a.md", "never heard of"]) == ["c", "d", "e"]
        assert ids(book, closed=["p"]) == ["a", "b", "c", "e"]
        assert book.waiting(1, -1, 9) == [(5, "unread")]


def test_wings_are_found_by_every_spelling_and_by_list_member() -> None:
    """Numbers are no wings; names are told for the message about an unknown one."""
    wings: list[object] = ["wing_blue_barn", "blue-barn", "Blue Barn", "_blue_barn", "blue_barn_annex", 7, ["blue_barn", "x"], None]
    with book_of((f"d{number}", {"wing": wing}) for number, wing in enumerate(wings)) as book:
        numbers, names = book.wings("blue-barn")
        assert [entry.id for entry in book.batch(book.order("filed_at"), None, numbers, (), 99)] == ["d0", "d1", "d2", "d3", "d6"]
        assert set(names) == {"wing_blue_barn", "blue-barn", "Blue Barn", "_blue_barn", "blue_barn_annex", "blue_barn", "x"}
        assert book.wings("nosuch")[0] == []


def test_a_large_wing_is_walked_and_a_small_one_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same drawers in the same order either way."""
    rows = [(f"d{number:03}", {"wing": "ab"[number % 3 == 0], "filed_at": f"20{number % 7}6"}) for number in range(300)]
    with book_of(rows) as book:
        numbers, _ = book.wings("b")
        by_sorting = book.batch(book.order("filed_at"), None, numbers, (), 999)
        monkeypatch.setattr("daybreak_adapters.palaces.book.reading.FEW", 10)
        assert book.batch(book.order("filed_at"), None, numbers, (), 999) == by_sorting
        assert len(by_sorting) == 100


def test_what_no_drawer_carries_is_known() -> None:
    """Keys and wings of drawers that are gone are no longer there."""
    with book_of([("a", {"wing": "one", "mood": "good"}), ("b", {"authored_at": "2026", "nothing": None})]) as book:
        assert book.carries("mood") and book.carries("authored_at") and not book.carries("nothing")
        assert book.order_keys() == ["filed_at", "authored_at"]
        book.forget(["a"])
        assert not book.carries("mood") and book.wings("one") == ([], [])
        book.tidy()
        assert book.carries("authored_at")


def test_only_what_differs_is_mended() -> None:
    """Reading the same again changes nothing; a changed value moves the drawer."""
    with book_of([("a", {"filed_at": "2026-01"}), ("b", {"filed_at": "2026-02"})]) as book:
        assert book.differing([book_row("a", {"filed_at": "2026-01"}), book_row("unknown", {})]) == []
        changed = book_row("a", {"filed_at": "2026-03"})
        assert book.differing([changed]) == [changed]
        assert ids(book) == ["b", "a"]
        assert book.record([changed, book_row("b", {"filed_at": "2026-02"})], 200) == 1
        assert ids(book) == ["a", "b"]
        assert book.oldest() == 200


@given(
    before=st.integers(0, 12),
    gone=st.sets(st.integers(0, 11)),
    readded=st.lists(st.integers(0, 11), unique=True),
    new=st.integers(0, 3),
    page=st.integers(1, 5),
)
def test_a_listing_makes_the_book_list_the_same(before: int, gone: set[int], readded: list[int], new: int, page: int) -> None:
    """Whatever was deleted, added, or deleted and added again; drawers that stayed need not be read again."""
    here = [f"d{number}" for number in range(before)]
    moved = [f"d{number}" for number in readded if number < before]
    there = (
        [identifier for identifier in here if int(identifier[1:]) not in gone and identifier not in moved]
        + moved
        + [f"n{number}" for number in range(new)]
    )
    with book_of((identifier, {}) for identifier in here) as book:
        listing = Listing(book)
        for start in range(0, len(there), page):
            assert listing.end() == (start, there[start - 1] if start else None)
            assert listing.add(start, there[start : start + page])
        changes = listing.apply()
        assert book.tail(99) == there
        assert changes == Changes(len(set(here) - set(there)), new, changes.moved)
        assert [identifier for _, identifier in book.waiting(1, -1, 99)] == [f"n{number}" for number in range(new)]


def test_a_listing_is_kept_and_knows_a_drawer_that_it_met_before(tmp_path: Path) -> None:
    """The next run goes on where this one ended; a page that does not fit leaves nothing behind."""
    with OrderBook(tmp_path / "x.sqlite3") as book:
        assert Listing(book).add(0, ["a", "b"])
        assert not Listing(book).add(2, ["c", "a"])
    with OrderBook(tmp_path / "x.sqlite3") as book:
        listing = Listing(book)
        assert listing.end() == (2, "b")
        assert listing.apply() == Changes(0, 2, 0)
        assert listing.end() == (0, None)
        assert listing.add(0, ["z"])
        listing.restart()
        assert listing.end() == (0, None)


def test_a_book_is_its_owners_alone(tmp_path: Path) -> None:
    """Directory 0700 and files 0600, whatever the umask; the directory of an earlier version is mended."""
    (tmp_path / "books").mkdir(mode=0o755)
    path = book_path(PLACE, tmp_path / "books")
    assert path is not None
    mask = os.umask(0)
    try:
        with book_of([("a", {})], path), sole_writer(path):
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    finally:
        os.umask(mask)
    assert set(modes.values()) == {0o600} and len(modes) >= 4
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_recreated_collection_has_a_book_of_its_own(tmp_path: Path) -> None:
    """The old one is removed; books of other collections stay."""
    paths = [
        book_path(place, tmp_path)
        for place in (
            PLACE,
            Whereabouts("http://db.example", "t", "d", "other", "id-9"),
            Whereabouts("http://db.example", "t", "d", "palace", "id-2"),
        )
    ]
    for path in paths:
        assert path is not None
        book_of([("a", {})], path).close()
    assert {path.name for path in tmp_path.glob("*.sqlite3")} == {path.name for path in paths[1:] if path}
    assert book_path(Whereabouts(None, "t", "d", "palace", "id"), tmp_path) is None


@pytest.mark.parametrize("junk", [b"no database at all" * 100, b"SQLite format 3\0" + bytes(4096)])
def test_a_file_that_is_no_book_is_known_for_it(junk: bytes, tmp_path: Path) -> None:
    """So that it can be made anew."""
    (tmp_path / "x.sqlite3").write_bytes(junk)
    with pytest.raises(BookDamaged):
        OrderBook(tmp_path / "x.sqlite3").size()


KILLED = """
import sys
from pathlib import Path
from daybreak_adapters.palaces.book.rows import book_row
from daybreak_adapters.palaces.book.files import sole_writer
from daybreak_adapters.palaces.book.order_book import OrderBook
path = Path(sys.argv[1])
with sole_writer(path) as ours, OrderBook(path) as book:
    book.append([f"d{number}" for number in range(200_000)])
    for start in range(0, 200_000, 500):
        book.record([book_row(f"d{number}", {"filed_at": f"2026-{number}"}) for number in range(start, start + 500)], 100)
        print(ours, start, flush=True)
"""


def test_a_writer_that_is_killed_leaves_a_sound_book_and_no_lock(tmp_path: Path) -> None:
    """While it lives, nobody else fills the book but all can read it; what it kept is there afterwards."""
    path = tmp_path / "x.sqlite3"
    process = subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    kept = 0
    for _ in range(4):
        said = process.stdout.readline().split()
        assert said[0] == "True"
        kept = int(said[1]) + 500
    with sole_writer(path) as ours, OrderBook(path) as book:
        assert not ours
        assert len(book.waiting(1, -1, 5)) == 5
    time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    with sole_writer(path) as ours, OrderBook(path) as book:
        assert ours
        assert book.size() == 200_000
        assert book.count_waiting(1) <= 200_000 - kept
        assert book.facts().whole == 0
    with sqlite3.connect(path) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


def test_many_who_begin_one_book_at_once_all_have_it(tmp_path: Path) -> None:
    """Sessions that start together share the book, none of them is left without."""
    for number in range(20):
        begin, failures = threading.Barrier(6), list[BaseException]()

        def open_it(path: Path, begin: threading.Barrier, failures: list[BaseException]) -> None:
            begin.wait()
            try:
                OrderBook(path).close()
            except BaseException as error:
                failures.append(error)

        threads = [threading.Thread(target=open_it, args=(tmp_path / f"{number}.sqlite3", begin, failures)) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failures == []
