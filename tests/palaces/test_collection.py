"""A palace behind Chroma's API: the same story as from its file or its rows at once, whoever the client is."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import anyio
import chromadb
import pytest
from chromadb.config import Settings
from hypothesis import given, settings

from batch import in_order, of_wing, tell_at_once
from daybreak import BETTER, SPEC, Drawer, UnavailablePalace, UnknownCollection, UnknownOrderKey, UnknownWing, tell, wake_up
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.server.connection import Connection
from leaks import nothing_left
from palaces.chroma_files import Item, collection, palace_of
from palaces.reading import window_of
from palaces.server import ChromaServer, add, contents, server
from palaces.test_collection_catch_up import Watched, drawers, ephemeral, read
from strategies import Case, cases

OUTCOME = "Fixed the {} after the {} had failed for days: the {} was never closed."
WORDS = (
    "harbour",
    "lantern",
    "copper",
    "meadow",
    "violin",
    "glacier",
    "pepper",
    "saddle",
    "anchor",
    "orchard",
    "thimble",
    "kettle",
    "marble",
)


def storable(case: Case) -> tuple[Drawer, ...]:
    """The drawers of a case with what Chroma accepts as metadata."""

    def accepted(value: object) -> bool:
        return isinstance(value, str | int | float | bool) and (not isinstance(value, int) or abs(value) < 2**63) and value == value

    return tuple(
        drawer._replace(metadata={key: value for key, value in drawer.metadata.items() if accepted(value)}) for drawer in case.drawers
    )


def story_rich(count: int, start: int = 0) -> list[Drawer]:
    """Drawers that tell different outcomes, each from a source of its own."""
    return [
        Drawer(
            f"s{number}",
            OUTCOME.format(*(f"{WORDS[(number * step + step) % len(WORDS)]}{number % 7}" for step in (1, 3, 5))),
            {"filed_at": f"2026-{number * 31 % 97:04}", "source_file": f"/notes/{number}.md", "wing": ["blue-barn", "annex"][number % 2]},
        )
        for number in range(start, start + count)
    ]


@settings(max_examples=settings().max_examples // 2)
@given(case=cases(most=25))
async def test_streamed_lines_are_those_of_the_batch_algorithm(case: Case) -> None:
    """Whatever the palace, also through a synchronous collection of this process."""
    held = ephemeral(storable(case))
    rows = contents(held)  # Chroma keeps no infinite numbers
    async with CollectionPalace(held) as palace:
        for rules in (SPEC, BETTER):
            expected = tell_at_once(rows, wing=case.wing, order_by=case.order_by, limits=case.limits, rules=rules)
            try:
                story = await tell(palace, wing=case.wing, order_by=case.order_by, limits=case.limits, rules=rules)
            except (UnknownWing, UnknownOrderKey):
                assert not expected.examined or not any(case.order_by in drawer.metadata for drawer in rows)
                continue
            assert [(line.id, line.tier, line.text) for line in story.lines] == [(line.id, line.tier, line.text) for line in expected.lines]
            if not expected.plain:
                assert [drawer.id for drawer in story.firsts] == expected.firsts
            assert (story.report.examined, story.report.plain) == (expected.examined, expected.plain)
            assert story.report.notices == []


def books_in(directory: Path) -> list[Path]:
    return list(directory.rglob("*-v1.sqlite3"))


def plain(drawers: list[Drawer]) -> list[dict[str, object]]:
    """The metadata of drawers, less lists."""
    return [{key: value for key, value in drawer.metadata.items() if not isinstance(value, list)} for drawer in drawers]


@contextmanager
def clients(tmp_path: Path, rows: list[Drawer]) -> Iterator[dict[str, Any]]:
    """The same drawers behind every kind of synchronous client."""
    items = [Item(drawer.id, drawer.text, dict(drawer.metadata)) for drawer in rows]
    with collection(palace_of(tmp_path, items)) as persistent:
        yield {"persistent": persistent, "ephemeral": ephemeral(rows), "http": server().collection(rows)}


async def test_every_client_tells_the_same_story(tmp_path: Path) -> None:
    """Embedded reader, persistent, ephemeral and HTTP clients, an asynchronous client, and our own connection."""
    rows = story_rich(120)
    told = {}
    with clients(tmp_path, rows) as kinds:
        for kind, held in kinds.items():
            async with CollectionPalace(held, directory=tmp_path / kind) as palace:
                told[kind] = await tell(palace)
        name = kinds["http"].name
        own = await chromadb.AsyncHttpClient("127.0.0.1", server().port, settings=Settings(anonymized_telemetry=False))
        async with CollectionPalace(await own.get_collection(name, embedding_function=None), directory=tmp_path / "async") as palace:
            told["async"] = await tell(palace)
            assert palace.name == server().url
        await own._server._cleanup()
        async with CollectionPalace.at(Connection(url=server().url), name, directory=tmp_path / "own") as palace:
            told["own"] = await tell(palace)
            told["again"] = await tell(palace)
    told["embedded"] = await tell(EmbeddedPalace(tmp_path / "palace" / "chroma.sqlite3"))
    expected = [(line.id, line.text) for line in tell_at_once(rows).lines]
    assert len(expected) == 15
    for kind, story in told.items():
        assert [(line.id, line.text) for line in story.lines] == expected, kind
        assert story.report.notices == [], kind
    # Ephemeral collections leave no book behind; the others do, and servers and directories are told apart.
    assert {path.parent.name for path in books_in(tmp_path)} == {"persistent", "http", "async", "own"}


async def test_the_reader_of_the_file_and_the_api_agree_on_odd_rows(tmp_path: Path) -> None:
    """Textless rows, rows without metadata, odd stamps, lists as wings: the same drawers in the same order."""
    stamps = [
        "2026-03-01T23:30:00-05:00",
        1772420400,
        "2026-03-02T02:00:00",
        "2026-03-02T01:00:00Z",
        "yesterday",
        None,
        "9999-12-31",
        1772420400000,
    ]
    rows = [Item(f"f{number}", f"text {number}", {"k": 1, **({"filed_at": stamp} if stamp else {})}) for number, stamp in enumerate(stamps)]
    rows += [Item("bare", "text", None), Item("textless", None, {"filed_at": "2026"}), Item("empty", "", {"wing": ["blue-barn", "x"]})]
    palace = palace_of(tmp_path, rows)
    with collection(palace) as held:
        async with CollectionPalace(held, directory=tmp_path / "books") as reader:
            window = window_of(3)
            found = [drawer for batch in [batch async for batch in reader.batches(window)] for drawer in batch]
    file = [
        drawer for batch in [batch async for batch in EmbeddedPalace(palace / "chroma.sqlite3").batches(window_of(3))] for drawer in batch
    ]
    assert [(drawer.id, drawer.text) for drawer in found] == [(drawer.id, drawer.text) for drawer in file]
    assert [drawer.id for drawer in found[:4]] == ["f6", "f2", "f3", "f0"]
    assert plain(found) == plain(file)


@pytest.mark.parametrize("key", ["authored_at", "chunk"])
async def test_any_key_orders_without_reading_the_palace_again(key: str, tmp_path: Path) -> None:
    """The book keeps whatever can order drawers."""
    rows = [
        drawer._replace(metadata={**drawer.metadata, "authored_at": f"20{number % 9}7", "chunk": [number % 5, number / 3][number % 2]})
        for number, drawer in enumerate(drawers(90))
    ]
    watched = Watched(ephemeral(rows))
    await CollectionPalace(watched, directory=tmp_path).refresh()
    watched.take()
    assert (await read(CollectionPalace(watched, directory=tmp_path), 20, order_by=key))[0] == [drawer.id for drawer in in_order(rows, key)]
    assert [asked["include"] for asked in watched.take()].count(["metadatas"]) == 1


async def test_closed_sources_and_wings_are_left_to_the_book(tmp_path: Path) -> None:
    """No text of theirs is fetched."""
    rows = story_rich(60)
    watched = Watched(ephemeral(rows))
    found, _ = await read(CollectionPalace(watched, directory=tmp_path), 10, wing="Blue Barn", closed=["/notes/0.md", "/notes/2.md"])
    expected = [drawer.id for drawer in in_order(of_wing(rows, "blue-barn")) if drawer.id not in ("s0", "s2")]
    assert found == expected
    fetched = [identifier for asked in watched.take() if "documents" in asked["include"] for identifier in asked["ids"]]
    assert sorted(fetched) == sorted(expected)


async def test_unknown_wings_and_keys_name_close_ones(tmp_path: Path) -> None:
    """Before the first batch, with the palace's name."""
    async with CollectionPalace(Watched(ephemeral(story_rich(20))), directory=tmp_path) as palace:
        with pytest.raises(UnknownWing, match=r"http://watched\.example has no wing 'bluebarn': did you mean 'blue-barn', 'annex'\?"):
            await read(palace, wing="bluebarn")
        with pytest.raises(UnknownOrderKey, match=r"no drawer of .* carries the key 'filed': did you mean 'filed_at'"):
            await read(palace, order_by="filed")
        assert len((await read(palace, wing=""))[0]) == 20
    async with CollectionPalace(ephemeral()) as empty:
        assert await read(empty) == ([], [])
        with pytest.raises(UnknownWing, match="no drawer names a wing"):
            await read(empty, wing="x")


async def test_a_drawer_that_changed_in_place_takes_its_right_place(tmp_path: Path) -> None:
    """Later when its turn is still ahead, at once when it has passed, once in any case; the book is mended for the next time."""
    rows = [Drawer(f"d{number}", "text", {"filed_at": f"2026-{99 - number}"}) for number in range(60)]
    held = ephemeral(rows)
    palace = CollectionPalace(Watched(held), directory=tmp_path)
    await palace.refresh()
    held.update(ids=["d1", "d8", "d15"], metadatas=[{"filed_at": "2026-65"}, {"filed_at": "2099"}, {"filed_at": "2026-88"}])
    found, _ = await read(palace, 6)
    assert sorted(found) == sorted(drawer.id for drawer in rows)
    assert found.index("d1") == found.index("d34") - 1  # by now filed between two later drawers
    assert found.index("d8") in (5, 6)  # its turn had passed: it comes at the head of its batch
    assert found[:5] == ["d0", "d2", "d3", "d4", "d5"]
    assert (await read(palace, 6))[0] == [drawer.id for drawer in in_order(contents(held))]


async def test_a_palace_that_changes_under_a_wake_up_shows_no_drawer_twice(tmp_path: Path) -> None:
    """Deletions, additions, changes in place between any two batches; nothing raises."""
    held = ephemeral(drawers(200))
    watched = Watched(held)
    palace = CollectionPalace(watched, directory=tmp_path)
    await palace.refresh()
    steps = iter(range(10_000))

    def meddle(asked: dict[str, Any]) -> None:
        if "documents" in asked["include"]:
            step = next(steps)
            held.delete(ids=[f"d{step * 7 % 200}"])
            add(held, drawers(1, 1_000 + step))
            held.update(ids=[f"d{step * 11 % 200}"], metadatas=[{"filed_at": f"2026-{step * 13 % 97:04}"}])

    watched.before = meddle
    found, _ = await read(palace, 9)
    assert len(found) == len(set(found)) > 150


async def test_a_recreated_collection_is_read_anew_and_never_mixed(tmp_path: Path) -> None:
    """Under the same name, through a palace that stays open."""
    client = server().client()
    name = server().collection(drawers(30)).name
    async with CollectionPalace.at(Connection(url=server().url), name, directory=tmp_path) as palace:
        assert len((await read(palace))[0]) == 30
        client.delete_collection(name)
        with pytest.raises(UnknownCollection, match=f"no collection '{name}'"):
            await read(palace)
        add(client.create_collection(name, embedding_function=None), drawers(5, 90))
        assert sorted((await read(palace))[0]) == ["d90", "d91", "d92", "d93", "d94"]
    assert len(books_in(tmp_path)) == 1


async def test_a_collection_that_is_deleted_meanwhile_ends_the_stream(tmp_path: Path) -> None:
    """With a word, and without an error."""
    held = server().collection(drawers(60))
    async with CollectionPalace.at(Connection(url=server().url), held.name, directory=tmp_path) as palace:
        window, found = window_of(20), 0
        async for batch in palace.batches(window):
            found += len(batch)
            if found == 20:
                server().client().delete_collection(held.name)
        assert found == 20 and "deleted while it was read" in window.notices[0]


async def test_a_server_that_is_restarted_meanwhile_costs_nothing_but_time(tmp_path: Path) -> None:
    """The wake-up goes on; killed for good, what was read before it died is told."""
    own = ChromaServer()
    try:
        rows = story_rich(90)
        name = own.collection(rows).name
        async with CollectionPalace.at(Connection(url=own.url), name, directory=tmp_path) as palace:
            assert len((await read(palace))[0]) == 90
            found: list[str] = []
            async for batch in palace.batches(window_of(30)):
                found += [drawer.id for drawer in batch]
                if len(found) == 30:
                    own.kill()
                    await anyio.to_thread.run_sync(own.start)
            assert found == [drawer.id for drawer in in_order(rows)]
            window = window_of(10)
            with anyio.fail_after(20), pytest.raises(UnavailablePalace, match="refuses connections"):
                palace.habits.answered = False
                async for _ in palace.batches(window):
                    own.kill()
                    palace.habits.answered = False  # gives up at once
    finally:
        own.remove()


async def test_leaving_early_leaves_nothing_behind(tmp_path: Path) -> None:
    """By break, by cancellation in the middle of a request, by deadline; connections and book are closed."""
    held = server().collection(story_rich(80))
    for way in ("break", "cancel", "deadline"):
        with nothing_left():
            async with CollectionPalace.at(Connection(url=server().url), held.name, directory=tmp_path / way) as palace:
                if way == "break":
                    async with wake_up(palace) as lines:
                        async for _ in lines:
                            break
                elif way == "cancel":
                    for steps in range(1, 40, 3):
                        task = asyncio.ensure_future(tell(palace))
                        for _ in range(steps):
                            await asyncio.sleep(0)
                        task.cancel()
                        with suppress(asyncio.CancelledError):  # a fast server may have told everything by then
                            await task
                            assert steps > 1
                else:
                    with suppress(UnavailablePalace), anyio.move_on_after(0.01):
                        await tell(palace)
        gc.collect()


@pytest.mark.parametrize("junk", ["directory", "damaged"])
async def test_without_a_usable_file_the_book_is_kept_in_memory_or_made_anew(junk: str, tmp_path: Path) -> None:
    """A cache that cannot be written is worth a word; a damaged book is read again."""
    watched = Watched(ephemeral(drawers(40)))
    books = tmp_path / "books"
    if junk == "directory":
        books.write_text("a file where the directory should be")
    else:
        await CollectionPalace(watched, directory=books).refresh()
        for path in books_in(books):
            path.write_bytes(b"junk" * 2_000)
    async with CollectionPalace(watched, directory=books) as palace:
        found, notices = await read(palace)
        again, _ = await read(palace)
    assert found == again == [drawer.id for drawer in in_order(drawers(40))]
    assert [("no order book can be kept" in notice) for notice in notices] == ([True] if junk == "directory" else [])


async def test_an_answer_too_large_to_hold_is_asked_for_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts of any length come in the end, their heads; pages of other drawers stay as they were."""
    rows = [drawer._replace(text="x" * 30_000) if number == 50 else drawer for number, drawer in enumerate(drawers(100))]
    held = server().collection(rows)
    monkeypatch.setattr("daybreak_adapters.palaces.server.transport.LARGEST_ANSWER", 40_000)
    async with CollectionPalace.at(Connection(url=server().url), held.name, directory=tmp_path) as palace:
        found = [drawer async for batch in palace.batches(window_of(100)) for drawer in batch]
        assert palace.habits.page == 500
    assert [(drawer.id, drawer.text) for drawer in found] == [(drawer.id, (drawer.text or "")[:20_000]) for drawer in in_order(rows)]


async def test_an_explicit_sweep_finds_a_change_of_a_moment_ago(tmp_path: Path) -> None:
    """However short the time since the last reading."""
    held = ephemeral(drawers(80))
    palace = CollectionPalace(Watched(held), directory=tmp_path)
    await palace.refresh()
    held.update(ids=["d3"], metadatas=[{"filed_at": "9999"}])
    freshness = await palace.refresh(sweep=True)
    assert freshness.current and freshness.notice("x") is None
    assert (await read(palace, 1))[0][0] == "d3"
