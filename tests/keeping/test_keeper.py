"""The keeper: ready and true, one selection however many ask, nothing left behind."""

from __future__ import annotations

import time
from contextlib import aclosing
from pathlib import Path

import anyio
import pytest

from daybreak import InputError, Story
from daybreak_adapters.keeping.backoff import Backoff
from daybreak_adapters.keeping.events import CHANGED, FAILED, STARTED, STOPPED
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.keeping.ready import Ready, look
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.source import FileSource
from keeping.chroma_writer import COLLECTION, Writer
from keeping.hearing import FILE, Heard, TickingPalace, add, fresh, until
from leaks import nothing_left


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
