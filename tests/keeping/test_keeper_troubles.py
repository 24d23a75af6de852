"""The last good story through every trouble, said once, and recovery by itself."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import anyio
import pytest

from daybreak import PalaceNotFound, UnknownWing
from daybreak_adapters.keeping.events import CHANGED, FAILED, RECOVERED, REFRESHED, STARTED, STOPPED, UNSAVED
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.keeping.ready import look
from daybreak_adapters.keeping.request import Request
from keeping.chroma_writer import COLLECTION, Writer
from keeping.hearing import FILE, NEWEST, Heard, TickingPalace, add, until


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


async def test_a_snapshot_that_cannot_be_written_is_said_once(palace: Path, writer: Writer, tmp_path: Path) -> None:
    heard = Heard()
    (tmp_path / "file").write_bytes(b"")
    async with keep(palace, interval_ms=5, snapshots=tmp_path / "file", on_event=heard.append) as keeper:
        await keeper.story()
        add(writer, palace, "n1", "Decided to keep the violin in the kitchen.")
        await heard.until(CHANGED, 2)
        await anyio.sleep(0.05)
    assert heard.kinds().count(UNSAVED) == 1
