"""The keeper: one selection however many ask, the last good story through every trouble, nothing left behind."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Hashable
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any

import anyio
import pytest

from daybreak import InputError, PalaceNotFound, Story, UnavailablePalace, UnknownWing, tell
from daybreak.ports import Window
from daybreak_adapters.keeping.backoff import Backoff
from daybreak_adapters.keeping.events import CHANGED, FAILED, RECOVERED, REFRESHED, STARTED, STOPPED, UNSAVED, Event
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.keeping.ready import Ready, look
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.source import FileSource
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from keeping.chroma_writer import COLLECTION, Writer
from leaks import nothing_left
from memory_palace import MemoryPalace, drawers_of

FILE = "chroma.sqlite3"
NEWEST = {"wing": "app", "room": "new", "filed_at": "2026-03-01"}


class Heard(list[Event]):
    """What a keeper has said."""

    def kinds(self) -> list[str]:
        return [event.kind for event in self]

    async def until(self, kind: str, count: int = 1, seconds: float = 8.0) -> None:
        with anyio.fail_after(seconds):
            while self.kinds().count(kind) < count:  # noqa: ASYNC110 - somebody else's event
                await anyio.sleep(0.005)


async def until(holds: Callable[[], bool]) -> None:
    with anyio.fail_after(8):
        while not holds():  # noqa: ASYNC110 - of any kind
            await anyio.sleep(0.005)


def add(writer: Writer, palace: Path, name: str, text: str, **metadata: Any) -> None:
    writer.add(palace, {name: (text, NEWEST | metadata)})


async def fresh(palace: Path, wing: str | None = None) -> Story:
    return await tell(EmbeddedPalace(palace / FILE), wing=wing)


async def test_the_story_is_ready_and_follows_the_palace(palace: Path, writer: Writer) -> None:
    heard = Heard()
    with nothing_left():
        async with keep(palace, wings=["app", None], interval_ms=10, on_event=heard.append) as keeper:
            assert (await keeper.story("app")).lines == (await fresh(palace, "app")).lines
            add(writer, palace, "n1", "Decided to keep the violin in the kitchen.")
            await until(lambda: heard.kinds().count(CHANGED) == 4)
            for wing in ("app", None, "wing_App"):
                assert (await keeper.story(wing)).lines[0].id == "n1"
            add(writer, palace, "n2", "Fixed the copper kettle by turning its whistle around.", wing="home", filed_at="2026-03-02")
            await until(lambda: heard.kinds().count(CHANGED) == 5)
            assert (await keeper.story()).lines[0].id == "n2"
            assert (await keeper.story("app")).lines[0].id == "n1"
    assert heard.kinds()[0] == STARTED
    assert heard.kinds()[-1] == STOPPED
    assert FAILED not in heard.kinds()


async def test_nothing_is_selected_while_nothing_changes(palace: Path, writer: Writer) -> None:
    async with keep(palace, interval_ms=1) as keeper:
        await keeper.story()
        await anyio.sleep(0.1)
        selections = keeper.selections
        writer.add(palace, {"c": ("Another collection.", {"wing": "app"})}, collection="closets")
        await anyio.sleep(0.2)
        assert keeper.selections == selections == 1


async def test_one_selection_for_all_who_ask(palace: Path, writer: Writer) -> None:
    async with keep(palace, wings=["app"], interval_ms=5) as keeper:
        stories: list[Story] = []

        async def ask() -> None:
            stories.append(await keeper.story("app"))

        async with anyio.create_task_group() as tasks:
            for _ in range(100):
                tasks.start_soon(ask)
        assert keeper.selections == 1
        assert all(story is stories[0] for story in stories)


async def test_those_who_ask_during_a_change_get_its_result() -> None:
    ticking, release = TickingPalace("The garden is quiet today, as ever."), anyio.Event()
    async with keep(ticking, interval_ms=1) as keeper:
        await keeper.story()
        ticking.change("Fixed the harbour ledger at last.", release.wait)
        await until(lambda: keeper.selections == 2)
        stories: list[Story] = []

        async def ask() -> None:
            stories.append(await keeper.story())

        async with anyio.create_task_group() as tasks:
            for _ in range(100):
                tasks.start_soon(ask)
            await anyio.sleep(0.02)
            assert stories == []
            release.set()
        assert keeper.selections == 2
        assert {story.lines[0].text for story in stories} == {"Fixed the harbour ledger at last."}


class TickingPalace:
    """A palace in memory that tells its tick; stands for a collection on a server."""

    name = "http://localhost:8000"

    def __init__(self, *texts: str) -> None:
        self.drawers = drawers_of(*texts)
        self.ticks = 0
        self.down = False
        self._before: Callable[[], Any] | None = None

    def change(self, text: str, before: Callable[[], Any] | None = None) -> None:
        self._before = before
        self.drawers = [*drawers_of(text), *self.drawers]
        self.ticks += 1

    async def tick(self) -> Hashable:
        if self.down:
            raise UnavailablePalace("palace http://localhost:8000 refused the connection: is its server running?")
        return self.ticks

    async def batches(self, window: Window) -> AsyncGenerator[Any, None]:
        if self._before is not None:
            await self._before()
        async with aclosing(MemoryPalace(self.drawers).batches(window)) as batches:
            async for batch in batches:
                yield batch


async def test_a_server_that_is_down_is_said_once_and_comes_back(tmp_path: Path) -> None:
    ticking, heard = TickingPalace("Fixed the harbour ledger at last."), Heard()
    async with keep(ticking, interval_ms=1, snapshots=tmp_path, on_event=heard.append) as keeper:
        first = await keeper.story()
        ticking.down = True
        await heard.until(FAILED)
        await anyio.sleep(0.1)
        assert (await keeper.story()) is first
        ticking.down = False
        ticking.change("Decided to keep the violin in the kitchen.")
        await heard.until(RECOVERED)
        assert len((await keeper.story()).lines) == 2
    assert [kind for kind in heard.kinds() if kind != REFRESHED] == [STARTED, CHANGED, FAILED, CHANGED, RECOVERED, STOPPED]
    request = Request([ticking.name], COLLECTION)
    assert look(request, str(tmp_path)).holds
    os.utime(tmp_path / request.file_name, (1, 1))
    assert not look(request, str(tmp_path)).holds


async def test_every_new_story_is_told(palace: Path, writer: Writer) -> None:
    told: list[str] = []
    async with keep(palace, interval_ms=5) as keeper, anyio.create_task_group() as tasks:

        async def listen() -> None:
            async for story in keeper.changes():
                told.append(story.lines[0].id)  # noqa: PERF401 - one by one is what is tested

        tasks.start_soon(listen)
        await until(lambda: len(told) == 1)
        for number in range(3):
            add(
                writer,
                palace,
                f"n{number}",
                f"Decided that {('one two three'.split())[number]} violins are enough.",
                filed_at=f"2026-03-0{number + 1}",
            )
            await until(lambda count=number: len(told) == count + 2)
        assert told[1:] == ["n0", "n1", "n2"]
        writer.add(palace, {"other": ("| - | - | - |", {"wing": "app", "filed_at": "2020-01-01"})})
        await until(lambda: keeper.selections >= 5)
        assert len(told) == 4
        tasks.cancel_scope.cancel()


async def test_listeners_end_with_the_keeper(palace: Path) -> None:
    async with anyio.create_task_group() as tasks:
        async with keep(palace, interval_ms=5) as keeper:

            async def listen() -> None:
                async with aclosing(keeper.changes()) as stories:
                    assert [story.lines[0].id async for story in stories] == ["d5"]

            tasks.start_soon(listen)
            await keeper.story()
            await anyio.sleep(0.02)


async def test_a_palace_that_goes_and_comes_back(palace: Path, writer: Writer) -> None:
    heard = Heard()
    async with keep(palace, interval_ms=5, on_event=heard.append) as keeper:
        first = await keeper.story()
        os.rename(palace, palace.with_name("away"))
        await heard.until(FAILED)
        await anyio.sleep(0.1)
        assert await keeper.story() is first
        os.rename(palace.with_name("away"), palace)
        await heard.until(RECOVERED)
        assert (await keeper.story()).lines == first.lines
    assert heard.kinds().count(FAILED) == 1
    assert "the last story stays" in next(event.text for event in heard if event.kind == FAILED)


async def test_a_replaced_palace_is_told_anew(palace: Path, template: Path, writer: Writer, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(template, other)
    writer.add(other, {"d1": ("Fixed the same drawer in another palace.", NEWEST)}, "update")
    writer.tell("forget", other)
    async with keep(palace, interval_ms=5) as keeper:
        assert (await keeper.story()).lines[0].id == "d5"
        os.replace(other / FILE, palace / FILE)
        await until(lambda: keeper.selections >= 2)
        assert (await keeper.story()).lines[0].id == "d1"


async def test_a_locked_palace_is_said_once_and_recovers(palace: Path, writer: Writer) -> None:
    heard = Heard()
    async with keep(palace, interval_ms=5, on_event=heard.append) as keeper:
        first = await keeper.story()
        with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as holder:
            holder.execute("begin exclusive")
            await heard.until(FAILED)
            await anyio.sleep(0.5)
            assert await keeper.story() is first
        await heard.until(RECOVERED)
        add(writer, palace, "n1", "Decided to keep the violin in the kitchen.")
        await heard.until(CHANGED, 2)
        assert (await keeper.story()).lines[0].id == "n1"
    assert heard.kinds().count(FAILED) == 1


async def test_what_is_changed_behind_the_log_is_found(palace: Path) -> None:
    async with keep(palace, interval_ms=5) as keeper:
        await keeper.story()
        await anyio.sleep(0.1)
        with closing(sqlite3.connect(palace / FILE)) as connection, connection:
            connection.execute(
                "update embedding_metadata set string_value = 'Repaired by hand, and nobody logged it.' where key = 'chroma:document' "
                "and id = (select id from embeddings where embedding_id = 'd5')"
            )
        await until(lambda: keeper.selections == 2)
        assert (await keeper.story()).lines[0].text == "Repaired by hand, and nobody logged it."


async def test_a_wing_may_come_later(palace: Path, writer: Writer) -> None:
    heard = Heard()
    async with keep(palace, wings=["garden", "app"], interval_ms=5, on_event=heard.append) as keeper:
        with pytest.raises(UnknownWing, match="did you mean"):
            await keeper.story("garden")
        assert (await keeper.story("app")).lines
        add(writer, palace, "n1", "Decided to plant tomatoes by the wall.", wing="garden")
        await heard.until(RECOVERED)
        assert [line.id for line in (await keeper.story("garden")).lines] == ["n1"]
        writer.delete(palace, ["n1"])
        await heard.until(FAILED, 2)
        assert [line.id for line in (await keeper.story("garden")).lines] == ["n1"]


async def test_a_palace_may_come_later(palace: Path, tmp_path: Path) -> None:
    heard = Heard()
    place = tmp_path / "later"
    async with keep(place, palace, interval_ms=5, on_event=heard.append) as keeper:
        with pytest.raises(PalaceNotFound):
            await keeper.story(palace=place)
        assert (await keeper.story(palace=palace)).lines
        shutil.copytree(palace, place)
        await heard.until(RECOVERED)
        assert (await keeper.story(palace=place)).lines


async def test_what_is_not_kept_is_an_error(palace: Path, tmp_path: Path) -> None:
    async with keep(palace, wings=["app"], interval_ms=5) as keeper:
        for wing, place in (("home", None), (None, None), ("app", tmp_path)):
            with pytest.raises(InputError, match="is not kept"):
                await keeper.story(wing, place)
    with pytest.raises(InputError, match="no palace"):
        async with keep():
            pass


async def test_the_callers_own_error_comes_out_as_it_is(palace: Path) -> None:
    with nothing_left(), pytest.raises(ZeroDivisionError):
        async with keep(palace, interval_ms=5) as keeper:
            await keeper.story()
            raise ZeroDivisionError


async def test_stops_at_once_when_cancelled(palace: Path) -> None:
    with nothing_left():
        begun = time.monotonic()
        with anyio.move_on_after(0.1) as scope:
            async with keep(palace, interval_ms=60_000) as keeper:
                await keeper.story()
                await anyio.sleep_forever()
        assert scope.cancelled_caught
        assert time.monotonic() - begun < 2
        with pytest.raises(Exception, match="stopped"):
            async with keep(palace.with_name("none"), interval_ms=60_000) as keeper:
                pass
            await keeper.story()


async def test_snapshots_follow(palace: Path, writer: Writer, tmp_path: Path) -> None:
    heard, ready = Heard(), tmp_path / "ready"
    request = Request([str(palace / FILE)], COLLECTION, "app")

    def now() -> Ready:
        return look(request, str(ready))

    async with keep(palace, wings=["app"], interval_ms=5, snapshots=ready, on_event=heard.append) as keeper:
        await keeper.story("app")
        await until(lambda: ready.exists() and now().holds)
        add(writer, palace, "n1", "Decided to keep the violin in the kitchen.")
        await until(lambda: now().holds)
        snapshot = now().snapshot
        assert snapshot is not None
        assert snapshot.text == (await keeper.story("app")).essential()
        assert "violin" in snapshot.text
    add(writer, palace, "n2", "Fixed the copper kettle.")
    assert now().snapshot == snapshot
    assert not now().holds


async def test_a_snapshot_that_cannot_be_written_is_said_once(palace: Path, writer: Writer, tmp_path: Path) -> None:
    heard = Heard()
    (tmp_path / "file").write_bytes(b"")
    async with keep(palace, interval_ms=5, snapshots=tmp_path / "file", on_event=heard.append) as keeper:
        await keeper.story()
        add(writer, palace, "n1", "Decided to keep the violin in the kitchen.")
        await heard.until(CHANGED, 2)
        await anyio.sleep(0.05)
    assert heard.kinds().count(UNSAVED) == 1


async def test_identity_is_that_of_its_file_now(palace: Path, tmp_path: Path) -> None:
    file = tmp_path / "identity.txt"
    file.write_text("I am Ada.")
    async with keep(palace, interval_ms=5, identity=str(file)) as keeper:
        assert (await keeper.story()).render().startswith("I am Ada.\n\n## L1")
        file.write_text("I am Grace.")
        assert (await keeper.story()).identity == "I am Grace."


async def test_an_idle_tick_costs_little(palace: Path) -> None:
    async with keep(palace, interval_ms=1) as keeper:
        await keeper.story()
        await anyio.sleep(0.1)
        source = keeper._watches[0].source
        assert isinstance(source, FileSource)
        looks, begun = source.probe.looks, time.process_time()
        await anyio.sleep(1)
        assert (time.process_time() - begun) / (source.probe.looks - looks) < 0.000_4  # here beside other work; 0.2 ms by hand
        assert keeper.selections == 1


def test_pauses_grow_to_their_ceiling() -> None:
    backoff = Backoff(1.0, 10.0)
    for most in (1, 2, 4, 8, 10, 10):
        assert most / 2 <= backoff.pause() <= most
    backoff.reset()
    assert backoff.pause() <= 1
