"""A keeper of a collection on a server: its ticks, its outages, its snapshots."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest

from daybreak import InputError, tell
from daybreak_adapters.keeping.events import CHANGED, FAILED, RECOVERED
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.keeping.ready import look
from daybreak_adapters.keeping.request import Request, address_place
from daybreak_adapters.keeping.ticking import TickingCollection
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from keeping.chroma_writer import COLLECTION
from keeping.hearing import Heard, until
from keeping.test_keep_door import Shell
from leaks import nothing_left
from palaces.server import ChromaServer

NEW = "Decided to keep the violin in the kitchen."


def add(collection: Any, name: str, text: str, filed_at: str = "2026-01-01") -> None:
    collection.upsert(ids=[name], documents=[text], metadatas=[{"filed_at": filed_at, "wing": "app"}], embeddings=[[0.1, 0.2]])


@pytest.fixture(scope="module")
def chroma() -> Iterator[ChromaServer]:
    running = ChromaServer()
    yield running
    running.remove()


def filled(chroma: ChromaServer) -> Any:
    client = chroma.client()
    if COLLECTION in [found.name for found in client.list_collections()]:
        client.delete_collection(COLLECTION)
    made = client.create_collection(COLLECTION, embedding_function=None)
    for number in range(3):
        add(made, f"d{number}", f"Fixed thing number {'abc'[number]} by {'reading writing counting'.split()[number]} it again.")
    return made


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


async def test_ticks_show_what_comes_and_goes(chroma: ChromaServer, tmp_path: Path) -> None:
    collection = filled(chroma)
    async with CollectionPalace(collection, directory=tmp_path) as palace:
        ticking = TickingCollection(palace)
        seen = [await ticking.tick()]
        assert await ticking.tick() == seen[0]
        for change in (
            lambda: add(collection, "n1", NEW),
            lambda: collection.delete(ids=["d1"]),
            lambda: (collection.delete(ids=["d2"]), add(collection, "d2", NEW)),
        ):
            change()
            seen.append(await ticking.tick())
        assert len(set(seen)) == 4


async def test_a_server_is_kept_through_an_outage(chroma: ChromaServer, tmp_path: Path) -> None:
    collection, heard, ready = filled(chroma), Heard(), tmp_path / "ready"
    request = Request([address_place(chroma.url)], COLLECTION)
    with nothing_left():
        async with keep(chroma.url, interval_ms=20, snapshots=ready, on_event=heard.append) as keeper:
            first = await keeper.story()
            assert len(first.lines) == 3
            await anyio.to_thread.run_sync(add, collection, "n1", NEW, "2026-02-01")
            await heard.until(CHANGED, 2)
            assert (await keeper.story()).lines[0].text == NEW
            await until(lambda: look(request, str(ready)).holds)
            chroma.kill()
            await heard.until(FAILED, seconds=20)
            assert (await keeper.story()).lines[0].text == NEW
            await anyio.to_thread.run_sync(chroma.start)
            await heard.until(RECOVERED, seconds=20)
            assert (await keeper.story()).lines[0].text == NEW
    assert heard.kinds().count(FAILED) == 1
    assert look(request, str(ready)).holds
    os.utime(ready / request.file_name, (1, 1))
    assert not look(request, str(ready)).holds


def test_a_ready_story_of_a_server_is_told_while_a_keeper_vouches_for_it(chroma: ChromaServer, tmp_path: Path) -> None:
    collection, shell = filled(chroma), Shell(tmp_path)
    shell.environment["XDG_CACHE_HOME"] = os.environ["XDG_CACHE_HOME"]
    keeper = shell.start("keep", "--json", "--palace", chroma.url.replace("://", "://user:secret@"), "--interval-ms", "50")
    assert keeper.stdout is not None
    while json.loads(keeper.stdout.readline())["event"] != "changed":
        pass
    usual = shell.run("wake-up", "--palace", chroma.url)
    while not shell.snapshots():
        pass
    keeper.kill()
    keeper.communicate()
    add(collection, "n1", NEW, "2026-02-01")  # nobody has seen it: the keeper's word still holds
    assert shell.run("wake-up", "--ready", "--palace", chroma.url) == usual
    os.utime(shell.snapshots()[0], (1, 1))
    assert NEW in shell.run("wake-up", "--ready", "--palace", chroma.url)[1]
    assert "secret" not in shell.snapshots()[0].read_text()
    chroma.pause()
    code, out, err = shell.run("wake-up", "--ready", "--deadline-ms", "1500", "--palace", chroma.url)
    chroma.resume()
    assert (code, out) == (0, usual[1])
    assert "told as it was at" in err
    assert "secret" not in shell.run("keep", "--print-unit", "--palace", "http://user:secret@localhost:8000")[1]


async def test_a_collection_in_hand_is_kept(chroma: ChromaServer) -> None:
    collection = filled(chroma)
    async with keep(collection, interval_ms=20) as keeper:
        assert (await keeper.story()).lines == (await tell(CollectionPalace(collection))).lines
        await anyio.to_thread.run_sync(add, collection, "n1", NEW, "2026-02-01")
        await until(lambda: keeper.selections >= 2)
        assert (await keeper.story()).lines[0].text == NEW


async def test_a_palace_without_a_tick_is_refused(palace: Path) -> None:
    with pytest.raises(InputError, match="cannot tell"):
        async with keep(EmbeddedPalace(palace / "chroma.sqlite3")):  # type: ignore[arg-type]
            pass
