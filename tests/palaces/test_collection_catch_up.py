"""Bringing the order book up to date: what changed between two wake-ups is found, cheaply, and nothing is missed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import anyio
import chromadb
import pytest
from chromadb.config import Settings
from hypothesis import given, settings
from hypothesis import strategies as st

from batch import in_order
from daybreak import Drawer
from daybreak.errors import UnavailablePalace
from daybreak_adapters.palaces.book import catch_up
from daybreak_adapters.palaces.collection import CollectionPalace
from palaces.reading import window_of
from palaces.server import NAMES, add, contents

QUOTA = "Quota exceeded: 'Limit value' exceeded quota limit for action 'Get': current usage of {} exceeds limit of {}"


def ephemeral(drawers: Sequence[Drawer] = ()) -> Any:
    """A new collection of chromadb in this process."""
    made = chromadb.EphemeralClient(settings=Settings(anonymized_telemetry=False)).create_collection(next(NAMES), embedding_function=None)
    add(made, drawers)
    return made


class Watched:
    """A real collection behind an asynchronous face that counts what it is asked, and misbehaves as told.

    ``asked``: the parameters of every ``get``. ``most``: drawers an answer may hold; more is refused with Chroma Cloud's words, or the
    answer is cut short without a word. ``before``: called before each ``get``. ``pause``: seconds that every answer takes.
    """

    def __init__(self, collection: Any, *, most: int = 10**9, refuses: bool = True, pause: float = 0.0) -> None:
        self.collection = collection
        self.name, self.id, self.tenant, self.database = collection.name, collection.id, "t", "d"
        self.most, self.refuses, self.pause = most, refuses, pause
        self.asked: list[dict[str, Any]] = []
        self.before: Callable[[dict[str, Any]], None] = lambda arguments: None
        self._client = self

    def get_api_url(self) -> str:
        return "http://watched.example/api/v2"

    async def count(self) -> int:
        await anyio.sleep(self.pause)
        return int(self.collection.count())

    async def get(self, **arguments: Any) -> Any:
        self.before(arguments)
        self.asked.append(arguments)
        await anyio.sleep(self.pause)
        limit = arguments.get("limit") or 10**9
        if min(limit, len(arguments.get("ids") or range(limit))) > self.most:
            if self.refuses:
                raise chromadb.errors.InvalidArgumentError(QUOTA.format(limit, self.most))
            arguments = {**arguments, "limit": self.most}
        return self.collection.get(**arguments)

    def take(self) -> list[dict[str, Any]]:
        """What was asked since the last time."""
        asked, self.asked = self.asked, []
        return asked


def drawers(count: int, start: int = 0, **metadata: Any) -> list[Drawer]:
    """Drawers of different stamps, none of them in insertion order."""
    return [Drawer(f"d{n}", f"Text of drawer {n}.", {"filed_at": f"2026-{n * 7 % 97:04}", **metadata}) for n in range(start, start + count)]


async def read(palace: CollectionPalace, size: int = 64, **options: Any) -> tuple[list[str], list[str]]:
    """The ids that a wake-up without end is given, and what the palace had to say."""
    window = window_of(size, **options)
    return [drawer.id async for batch in palace.batches(window) for drawer in batch], window.notices


def in_candidate_order(collection: Any, key: str = "filed_at") -> list[str]:
    return [drawer.id for drawer in in_order(contents(collection), key)]


OPERATIONS = st.lists(
    st.tuples(st.sampled_from(["add", "delete", "move", "change", "upsert"]), st.integers(0, 30), st.integers(1, 4)), max_size=6
)


def change(collection: Any, kind: str, which: int, count: int, fresh: int) -> None:
    """One of the things that writers do."""
    held = contents(collection)
    some = [held[(which + step) % len(held)] for step in range(min(count, len(held)))] if held else []
    if kind == "add" or not some:
        return add(collection, drawers(count, fresh))
    if kind in ("delete", "move"):
        collection.delete(ids=[drawer.id for drawer in some])
        return add(collection, some) if kind == "move" else None
    later = [drawer._replace(metadata={**drawer.metadata, "filed_at": f"2027-{fresh + n:04}"}) for n, drawer in enumerate(some)]
    return add(collection, later if kind == "change" else [*later, *drawers(1, fresh + 50)], "upsert")


@settings(max_examples=settings().max_examples // 3)
@given(steps=st.lists(OPERATIONS, max_size=3), begin=st.integers(0, 40), page=st.integers(2, 40), cut=st.booleans())
async def test_after_whatever_happened_the_book_lists_what_the_collection_holds(
    steps: list[list[tuple[str, int, int]]], begin: int, page: int, cut: bool
) -> None:
    """Added, deleted, deleted and added again, changed in place; with pages of any size, cut short or not. A sweep finds the last."""
    collection, fresh = ephemeral(drawers(begin)), 1_000
    watched = Watched(collection, most=page, refuses=not cut)
    with tempfile.TemporaryDirectory() as directory:
        for operations in [[], *steps]:
            for kind, which, count in operations:
                change(collection, kind, which, count, fresh := fresh + 100)
            palace = CollectionPalace(watched, directory=Path(directory))
            read_ids, notices = await read(palace, 7)
            assert sorted(read_ids) == sorted(collection.get()["ids"]) and notices == []
            freshness = await palace.refresh(sweep=True)
            assert freshness.current and freshness.listed == freshness.total == collection.count()
            assert (await read(palace, 7))[0] == in_candidate_order(collection)


async def test_a_warm_book_costs_one_page_and_the_texts(tmp_path: Path) -> None:
    """Nothing but a count, a page at the end and the first texts is asked for."""
    watched = Watched(ephemeral(drawers(700)))
    await CollectionPalace(watched, directory=tmp_path).refresh()
    watched.take()
    palace = CollectionPalace(watched, directory=tmp_path)
    async for batch in palace.batches(window_of(64)):
        assert len(batch) == 64
        break
    assert palace.habits.round_trips == 3
    page, texts = watched.take()
    assert page["offset"] == 700 - 32 and page["include"] == ["metadatas"]
    assert len(texts["ids"]) == 64 and texts["include"] == ["metadatas", "documents"]


async def test_what_was_appended_is_all_that_is_read(tmp_path: Path) -> None:
    """A hundred new drawers come with the page at the end; thousands are listed from there and read by id."""
    collection = ephemeral(drawers(300))
    watched = Watched(collection)
    palace = CollectionPalace(watched, directory=tmp_path)
    await palace.refresh()
    watched.take()
    add(collection, drawers(100, 300))
    assert (await palace.refresh()).listed == 400
    assert [(asked["offset"], asked["limit"]) for asked in watched.take()] == [(268, 300)]
    add(collection, drawers(1_000, 400))
    assert (await palace.refresh()).listed == 1_400
    assert sum(len(asked["ids"]) for asked in watched.take() if "ids" in asked) == 1_000 - 268
    assert (await read(palace))[0] == in_candidate_order(collection)


async def test_removals_cost_a_listing_and_no_metadata(tmp_path: Path) -> None:
    """What stayed is not read again."""
    collection = ephemeral(drawers(500))
    watched = Watched(collection)
    palace = CollectionPalace(watched, directory=tmp_path)
    await palace.refresh()
    watched.take()
    collection.delete(ids=["d3", "d77"])
    assert (await palace.refresh()).listed == 498
    assert [asked["include"] for asked in watched.take()] == [["metadatas"], []]


@pytest.mark.parametrize(("most", "refuses"), [(300, True), (100, False)])
async def test_page_limits_of_the_server_are_learned_and_remembered(most: int, refuses: bool, tmp_path: Path) -> None:
    """Every drawer is visited once; the next run does not ask for more than was accepted."""
    collection = ephemeral(drawers(1_100))
    watched = Watched(collection, most=most, refuses=refuses)
    palace = CollectionPalace(watched, directory=tmp_path)
    assert (await read(palace, 512))[0] == in_candidate_order(collection)
    assert palace.habits.page == most
    refused = [asked for asked in watched.take() if asked["limit"] > most and "ids" in asked]
    assert len(refused) <= 8
    again = CollectionPalace(watched, directory=tmp_path)
    assert (await read(again, 512))[0] == in_candidate_order(collection)
    assert [asked for asked in watched.take() if asked["limit"] > most and "ids" in asked] == []


async def test_a_quota_that_no_page_size_satisfies_is_an_error(tmp_path: Path) -> None:
    """And not an endless loop."""
    watched = Watched(ephemeral(drawers(5)), most=0)
    with pytest.raises(Exception, match=r"(?i)quota|pages of any size"):
        await CollectionPalace(watched, directory=tmp_path).refresh()
    assert len(watched.asked) < 20


async def test_drawers_that_vanish_while_they_are_listed_take_no_others_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deletion moves everything behind it up by one; the listing is made anew."""
    collection = ephemeral(drawers(400))
    watched = Watched(collection)
    palace = CollectionPalace(watched, directory=tmp_path)
    palace.habits.listing = 50
    doomed = [f"d{number}" for number in (3, 60)]

    def vanish(arguments: dict[str, Any]) -> None:
        if arguments["include"] == [] and arguments["offset"] > 200 and doomed:
            collection.delete(ids=[doomed.pop()])

    watched.before = vanish
    assert sorted((await read(palace))[0]) == sorted(collection.get()["ids"])
    assert not doomed


async def test_a_collection_that_never_rests_is_read_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A usable book is used, and it is said; nothing raises."""
    collection = ephemeral(drawers(400))
    watched = Watched(collection)
    palace = CollectionPalace(watched, directory=tmp_path)
    await palace.refresh()
    palace.habits.listing = 50
    collection.delete(ids=["d0"])
    left = iter(range(1, 400))

    def vanish(arguments: dict[str, Any]) -> None:
        if arguments["include"] == []:
            collection.delete(ids=[f"d{next(left)}"])

    watched.before = vanish
    found, notices = await read(palace)
    assert set(found) == set(collection.get()["ids"])
    assert len(notices) == 1 and "behind" in notices[0]


async def test_a_first_fill_that_does_not_fit_is_kept_and_told_and_not_used(tmp_path: Path) -> None:
    """That is no empty palace. The next run goes on where this one ended; only what is left is read."""
    collection = ephemeral(drawers(2_000))
    watched = Watched(collection, pause=0.05)
    palace = CollectionPalace(watched, directory=tmp_path, page_size=20)
    with (
        anyio.fail_after(0.7),
        pytest.raises(UnavailablePalace, match=r"http://watched\.example is read for the first time: .* of 2000 drawers"),
    ):
        await read(palace)
    assert palace.freshness is not None and not palace.freshness.whole and palace.freshness.listed > 20
    kept = palace.freshness.listed
    watched.pause = 0.0
    watched.take()
    assert (await read(palace))[0] == in_candidate_order(collection)
    assert sum(len(asked["ids"]) for asked in watched.take() if asked["include"] == ["metadatas"] and "ids" in asked) <= 2_000 - kept


@pytest.mark.parametrize("is_whole", [False, True])
async def test_a_listing_that_does_not_fit_goes_on_in_the_next_run(is_whole: bool, tmp_path: Path) -> None:
    """However little time each run has, sooner or later the book is current; what no longer fits is listed anew."""
    collection = ephemeral(drawers(2_000))
    watched = Watched(collection, most=50)
    if is_whole:
        await CollectionPalace(watched, directory=tmp_path).refresh()
        collection.delete(ids=["d7"])
    watched.pause = 0.1
    for run in range(1, 30):
        if run == 2:
            collection.delete(ids=["d5"])
        with anyio.fail_after(1.0):
            freshness = await CollectionPalace(watched, directory=tmp_path).refresh()
        if freshness.current:
            break
    assert run > 3 and freshness.whole and freshness.listed == collection.count()
    watched.pause = 0.0
    assert (await read(CollectionPalace(watched, directory=tmp_path), 2_000))[0] == in_candidate_order(collection)


async def test_a_book_that_cannot_be_caught_up_in_time_is_used_and_it_is_said(tmp_path: Path) -> None:
    """With how far behind it may be."""
    collection = ephemeral(drawers(600))
    watched = Watched(collection)
    await CollectionPalace(watched, directory=tmp_path).refresh()
    before = in_candidate_order(collection)
    add(collection, drawers(900, 1_000))
    watched.pause = 0.15
    palace = CollectionPalace(watched, directory=tmp_path, page_size=40)
    window = window_of(64)
    with anyio.fail_after(0.8):
        first = await anext(batches := palace.batches(window))
    await batches.aclose()
    assert [drawer.id for drawer in first] == before[:64]
    assert len(window.notices) == 1 and "drawers behind" in window.notices[0] and "s ago" in window.notices[0]


async def test_a_sweep_that_is_due_goes_on_in_slices_under_a_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wake-up with little time reads some of the old metadata again; sooner or later the change in place is found."""
    collection = ephemeral(drawers(400))
    watched = Watched(collection)
    palace = CollectionPalace(watched, directory=tmp_path, page_size=20, sweep_every=0.0)
    await palace.refresh()
    await asyncio.sleep(1.1)  # times are kept in seconds
    collection.update(ids=["d399"], metadatas=[{"filed_at": "9999"}])
    watched.pause = 0.02
    monkeypatch.setattr("daybreak_adapters.palaces.book.freshness.USUAL_RATE", 1.0)
    monkeypatch.setattr("daybreak_adapters.palaces.book.freshness.SLICE", 0.06)
    monkeypatch.setattr(catch_up, "ANCHOR", 0)
    slices = 0
    while (await first_of(palace)) != "d399":
        slices += 1
        assert slices < 30
    assert slices > 1


async def first_of(palace: CollectionPalace) -> str:
    with anyio.fail_after(5):
        batches = palace.batches(window_of(1))
        try:
            return (await anext(batches))[0].id
        finally:
            await batches.aclose()


async def test_two_at_once_fill_one_book_once(tmp_path: Path) -> None:
    """The second waits for the first; both read the whole palace."""
    collection = ephemeral(drawers(900))
    watched = [Watched(collection, pause=0.01), Watched(collection, pause=0.01)]
    palaces = [CollectionPalace(one, directory=tmp_path, page_size=50) for one in watched]
    found = await asyncio.gather(*(read(palace, 300) for palace in palaces))
    assert [ids for ids, _ in found] == [in_candidate_order(collection)] * 2
    filled = sorted(
        sum(len(asked["ids"]) for asked in one.asked if asked["include"] == ["metadatas"] and "ids" in asked) for one in watched
    )
    assert filled[0] == 0 < filled[1]


async def test_progress_is_told(tmp_path: Path) -> None:
    """Done and to do, growing."""
    told: list[tuple[int, int]] = []
    palace = CollectionPalace(
        Watched(ephemeral(drawers(900))), directory=tmp_path, page_size=50, progress=lambda *figures: told.append(figures)
    )
    await palace.refresh()
    assert told == sorted(told) and told[-1][0] == told[-1][1] > 0
