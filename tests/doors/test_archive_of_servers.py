"""Guards recall, search, explain and status where the palace is on a Chroma server, or a collection that a program holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chromadb
import pytest
from chromadb.config import Settings

from daybreak import Drawer, InputError, UnavailablePalace, UnknownWing
from daybreak.archive import Place
from daybreak_adapters import open_archive
from doors.hostile import hostile, is_harmless
from doors.running import Ran, daybreak
from palaces.chroma_files import Item, palace_of
from palaces.server import ChromaServer, add, free_port, server

ITEMS = [
    Item("a1", "Fixed the Deadlock between the mail job and the export job.", {"wing": "app", "room": "problems"}),
    Item("a2", "| table | soup | about | deadlocks |", {"wing": "wing_app", "room": "problems"}),
    Item("a3", "Die Straße nach Łódź ist gesperrt: umgeleitet über das Café.", {"wing": "app", "room": "travel"}),
    Item("b1", "明日の会議は三階の青い部屋で十時から始まります。", {"wing": "other", "room": "problems"}),
    Item("b2", "no room, no wing, but a deadlock", {"hall": "x"}),
    Item("b3", "[registry] /some/deadlock.jsonl", {"wing": "app", "room": "_registry", "ingest_mode": "registry"}),
    Item("b4", "export deadlock export, the Export Job and the export job again", {"wing": "other", "room": "Problems"}),
    Item("b5", "old", {"wing": "other", "room": "wing_thing", "is_sentinel": True}),
    Item("b6", "100% of (a|b)* and [c] cost $5 + tax.", {"wing": "other"}),
]
ITEMS = [item._replace(metadata={**(item.metadata or {}), "filed_at": f"2026-06-01T00:00:0{n}"}) for n, item in enumerate(ITEMS)]
ASKED = [
    ["recall"],
    ["recall", "--wing", "APP", "--limit", "2"],
    ["recall", "--room", "problems", "--full"],
    ["recall", "--room", "general"],
    ["recall", "--all", "--json"],
    ["search", "deadlock"],
    ["search", "EXPORT", "job"],
    ["search", '"mail job"', "--json"],
    ["search", "straße"],
    ["search", "會議"],
    ["search", "青い"],
    ["search", "(a|b)*", "$5"],
    ["search", "deadlock", "--wing", "app", "--json"],
    ["search", "deadlock", "--room", "problems"],
    ["search", "deadlock", "--all"],
    ["search", "nothing", "holds", "deadlock"],
    ["explain", "a1"],
    ["explain", "a1", "--json"],
    ["explain", "b3"],
]
WRONG = [
    ["recall", "--wing", "ap"],
    ["recall", "--room", "kitchen"],
    ["search", "x", "--wing", "nowhere"],
    ["search", "  "],
    ["explain", "b"],
    ["explain", "zzz"],
]


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("archive"), ITEMS)


@pytest.fixture(scope="module")
def own() -> Any:
    """A server whose default collection holds the same drawers."""
    started = ChromaServer()
    fill(started, ITEMS)
    yield started
    started.remove()


def fill(at: ChromaServer, items: list[Item]) -> None:
    made = at.client().create_collection("mempalace_drawers", embedding_function=None)
    add(made, [Drawer(item.id, item.text, item.metadata or {}) for item in items])


def both(palace: Path, own: ChromaServer, home: Path, *asked: str) -> tuple[Ran, Ran]:
    return daybreak(*asked, "--palace", str(palace), home=home), daybreak(*asked, "--palace", own.url, home=home)


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_a_server_answers_as_a_file_does(palace: Path, own: ChromaServer, tmp_path: Path, asked: list[str]) -> None:
    """Byte for byte, whatever is asked."""
    of_file, of_server = both(palace, own, tmp_path, *asked)
    assert (of_server.code, of_server.out) == (of_file.code, of_file.out) and of_file.code == 0
    assert of_file.out or "nothing" in of_file.err or "no drawer" in of_file.err


@pytest.mark.parametrize("asked", WRONG, ids=" ".join)
def test_what_is_not_there_is_said(palace: Path, own: ChromaServer, tmp_path: Path, asked: list[str]) -> None:
    """One line, exit code 2, nothing on stdout, as for a file."""
    for ran in both(palace, own, tmp_path, *asked):
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1 and "Traceback" not in ran.err


def test_status_counts_alike(palace: Path, own: ChromaServer, tmp_path: Path) -> None:
    """Bookkeeping rows are no drawers; a server has no size, and a password is not shown."""
    address = own.url.replace("http://", "http://user:secret@")
    of_file = json.loads(daybreak("status", "--json", "--palace", str(palace), home=tmp_path).out)
    of_server = json.loads(daybreak("status", "--json", "--palace", address, home=tmp_path).out)
    for same in ("drawers", "bookkeeping", "newest_filed_at", "wings"):
        assert of_server[same] == of_file[same]
    assert of_server["palace"]["path"] == own.url
    assert "secret" not in json.dumps(of_server)
    told = daybreak("status", "--palace", address, home=tmp_path)
    assert own.url in told.out and "secret" not in told.out + told.err


@pytest.mark.parametrize("asked", [["recall"], ["search", "x"], ["explain", "a1"], ["status"]], ids=" ".join)
def test_a_server_that_is_not_there(tmp_path: Path, asked: list[str]) -> None:
    """Exit code 4 and one line, without the password."""
    ran = daybreak(*asked, "--palace", f"http://user:secret@127.0.0.1:{free_port()}", home=tmp_path)
    assert (ran.code, ran.out) == (4, "")
    assert len(ran.err.splitlines()) == 1 and "secret" not in ran.err


def test_hostile_drawers_of_a_server(tmp_path: Path) -> None:
    """No control character reaches the output of any door."""
    started = ChromaServer()
    try:
        fill(started, hostile())
        for asked in (["recall", "--limit", "100", "--full"], ["search", "fixed", "--json"], ["explain", "hostile-004"], ["status"]):
            ran = daybreak(*asked, "--palace", started.url, home=tmp_path)
            assert ran.code == 0 and ran.out
            assert is_harmless(ran.out) == is_harmless(ran.err) == []
    finally:
        started.remove()


class Meaning(chromadb.EmbeddingFunction[Any]):
    """An embedding function that knows two meanings: water, and everything else."""

    def __init__(self) -> None:
        pass

    def __call__(self, input: Any) -> Any:
        return [[1.0, 0.0] if any(word in text.lower() for word in ("pump", "well", "water")) else [0.0, 1.0] for text in input]

    @staticmethod
    def name() -> str:
        return "meaning"

    def get_config(self) -> dict[str, Any]:
        return {}

    @staticmethod
    def build_from_config(config: dict[str, Any]) -> Meaning:
        return Meaning()


TEXTS = {
    "d1": "The pump was replaced on Monday.",
    "d2": "Nobody came to the meeting.",
    "d3": "The well is dry again.",
    "d4": "The lift is being painted green.",
}


def held(client: Any, name: str, function: Any) -> Any:
    """A collection that a program filled by way of its own embedding function."""
    made = client.create_collection(name, embedding_function=function)
    wings = [{"wing": "home" if number % 2 else "work", "room": "r"} for number in range(len(TEXTS))]
    made.add(ids=list(TEXTS), documents=list(TEXTS.values()), metadatas=wings)
    return made


@pytest.mark.parametrize("where", ["server", "memory"])
async def test_search_by_meaning_in_a_collection(where: str) -> None:
    """Through the collection's own embedding function, within the place that was asked for."""
    ephemeral = chromadb.EphemeralClient(Settings(anonymized_telemetry=False))
    collection = held(server().client() if where == "server" else ephemeral, f"meaning_{where}", Meaning())
    async with open_archive(collection) as archive:
        answer = await archive.search("drinking water", Place(), 2, semantic=True)
        assert {found.drawer.id for found in answer.found} == {"d1", "d3"}
        assert [found.excerpt for found in answer.found] == [TEXTS[found.drawer.id] for found in answer.found]
        answer = await archive.search("drinking water", Place(wing="home"), 1, semantic=True)
        assert [found.drawer.metadata["wing"] for found in answer.found] == ["home"]
        assert len((await archive.search("drinking water", Place(), 100, semantic=True)).found) == 4
        with pytest.raises(UnknownWing):
            await archive.search("water", Place(wing="garden"), 2, semantic=True)
        assert [found.drawer.id for found in (await archive.search("PUMP", Place(), 5)).found] == ["d1"]


async def test_a_model_that_is_not_there_is_never_downloaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is said in one line, which offers the search for words; so it is without an embedding function, for addresses and for files."""
    from chromadb.utils.embedding_functions.onnx_mini_lm_l6_v2 import ONNXMiniLM_L6_V2

    monkeypatch.setattr(ONNXMiniLM_L6_V2, "DOWNLOAD_PATH", tmp_path / "models")
    filled = server().collection([Drawer("d1", "The pump was replaced on Monday.", {})])
    by_default = server().client().get_collection(filled.name)
    for collection, said in ((by_default, "not on this machine"), (filled, "without an embedding function")):
        async with open_archive(collection) as archive:
            with pytest.raises(InputError, match=f"{said}.*search for words instead"):
                await archive.search("water", Place(), 2, semantic=True)
    assert not (tmp_path / "models").exists()
    for place in (server().url, str(palace_of(tmp_path, ITEMS[:1]))):
        async with open_archive(place, collection=filled.name if "://" in place else "mempalace_drawers") as archive:
            with pytest.raises(InputError, match="search for words instead"):
                await archive.search("water", Place(), 2, semantic=True)


async def test_an_archive_of_a_server_that_was_killed() -> None:
    """It is told as unavailable, not as empty."""
    started = ChromaServer()
    fill(started, ITEMS)
    try:
        async with open_archive(started.url) as archive:
            assert (await archive.counts()).drawers == 7
            started.kill()
            with pytest.raises(UnavailablePalace):
                await archive.counts()
    finally:
        started.remove()
