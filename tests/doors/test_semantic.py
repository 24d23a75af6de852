"""Guards search by meaning: through the function that the program gave, in a thread, and without ever fetching a model."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import chromadb
import pytest
from chromadb.config import Settings
from chromadb.utils.embedding_functions.onnx_mini_lm_l6_v2 import ONNXMiniLM_L6_V2

from daybreak import Drawer, InputError, UnavailablePalace, UnknownWing
from daybreak.archive import Shelf
from daybreak_adapters import open_archive
from doors.running import daybreak
from palaces.chroma_files import Item, palace_of
from palaces.server import NAMES, server

TEXTS = {
    "d1": "The pump was replaced on Monday.",
    "d2": "Nobody came to the meeting.",
    "d3": "The well is dry again.",
    "d4": "The lift is being painted green.",
}


class Meaning(chromadb.EmbeddingFunction[Any]):
    """An embedding function that knows two meanings: water, and everything else. ``threads``: where it was asked."""

    threads: ClassVar[list[int]] = []

    def __init__(self) -> None:
        pass

    def __call__(self, input: Any) -> Any:
        self.threads.append(threading.get_ident())
        return [[1.0, 0.0] if any(word in text.lower() for word in ("pump", "well", "water")) else [0.0, 1.0] for text in input]

    @staticmethod
    def name() -> str:
        return "meaning"

    def get_config(self) -> dict[str, Any]:
        return {}

    @staticmethod
    def build_from_config(config: dict[str, Any]) -> Meaning:
        return Meaning()


class Broken(Meaning):
    """One whose service is gone, for every question."""

    def embed_query(self, input: Any) -> Any:
        raise ConnectionError("no route to\x1b[2J the model")


def held(client: Any, function: Any) -> Any:
    """A collection that a program filled by way of its own embedding function."""
    made = client.create_collection(next(NAMES), embedding_function=function)
    wings = [{"wing": "home" if number % 2 else "work", "room": "r"} for number in range(len(TEXTS))]
    made.add(ids=list(TEXTS), documents=list(TEXTS.values()), metadatas=wings)
    return made


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Any]:
    """The collection behind each kind of client."""
    if where == "memory":
        yield held(chromadb.EphemeralClient(Settings(anonymized_telemetry=False)), Meaning())
        return
    made = held(server().client(), Meaning())
    if where == "server":
        yield made
        return
    client = await chromadb.AsyncHttpClient("127.0.0.1", server().port, settings=Settings(anonymized_telemetry=False))
    yield await client.get_collection(made.name, embedding_function=Meaning())
    await client._server._cleanup()


@pytest.mark.parametrize("where", ["server", "memory", "asynchronous"])
async def test_search_by_meaning_in_a_collection(where: str) -> None:
    """Through the collection's own embedding function, within the place that was asked for, never in the event loop's thread."""
    async with opened(where) as collection, open_archive(collection) as archive:
        Meaning.threads.clear()
        answer = await archive.search("drinking water", Shelf(), 2, semantic=True)
        assert {found.drawer.id for found in answer.found} == {"d1", "d3"}
        assert [found.excerpt for found in answer.found] == [TEXTS[found.drawer.id] for found in answer.found]
        answer = await archive.search("drinking water", Shelf(wing="home"), 1, semantic=True)
        assert [found.drawer.metadata["wing"] for found in answer.found] == ["home"]
        assert len((await archive.search("drinking water", Shelf(), 100, semantic=True)).found) == 4
        with pytest.raises(UnknownWing):
            await archive.search("water", Shelf(wing="garden"), 2, semantic=True)
        with pytest.raises(InputError, match="nothing to search"):
            await archive.search(" ", Shelf(), 2, semantic=True)
        assert [found.drawer.id for found in (await archive.search("PUMP", Shelf(), 5)).found] == ["d1"]
    assert len(Meaning.threads) == 3
    assert threading.get_ident() not in Meaning.threads


@pytest.mark.parametrize("where", ["server", "memory", "asynchronous"])
async def test_a_collection_that_a_program_holds_is_an_archive(where: str) -> None:
    """Recall in order, one drawer, counts, and words; what is added meanwhile is there the next time."""
    async with opened(where) as collection, open_archive(collection) as archive:
        drawers, notices = await archive.recall(Shelf(wing="HOME"), 10)
        assert [drawer.id for drawer in drawers] == ["d2", "d4"] and not notices
        assert (await archive.drawer("d3")).text == TEXTS["d3"]
        with pytest.raises(InputError, match="more than one drawer's id opens with 'd'"):
            await archive.drawer("d")
        counts = await archive.counts()
        assert (counts.drawers, counts.wings) == (4, {"home": {"r": 2}, "work": {"r": 2}})
        added = collection.add(ids=["d5"], documents=["A new well."], metadatas=[{"wing": "home", "room": "s"}], embeddings=[[1.0, 0.0]])
        if added is not None:
            await added
        assert [found.drawer.id for found in (await archive.search("WELL", Shelf(room="S"), 5)).found] == ["d5"]
        assert (await archive.counts()).drawers == 5


@pytest.mark.parametrize("there", [(), ("model.onnx",), ("model.onnx", "tokenizer.json", "vocab.txt")], ids=len)
async def test_a_model_that_is_not_there_is_never_downloaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, there: tuple[str, ...]
) -> None:
    """It is said in one line, which offers the search for words: also where only a part of it is there, which chromadb would fetch anew."""
    models = tmp_path / "models"
    monkeypatch.setattr(ONNXMiniLM_L6_V2, "DOWNLOAD_PATH", models)
    folder = models / ONNXMiniLM_L6_V2.EXTRACTED_FOLDER_NAME
    for name in there:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"")
    filled = server().collection([Drawer("d1", "The pump was replaced on Monday.", {})])
    by_default = server().client().get_collection(filled.name)
    its_own = server().client().create_collection(next(NAMES), embedding_function=ONNXMiniLM_L6_V2())
    its_own.add(ids=["d1"], documents=["The pump."], embeddings=[[1.0, 0.0]])
    for collection, said in (
        (by_default, "not on this machine"),
        (its_own, "not on this machine"),
        (filled, "without an embedding function"),
    ):
        async with open_archive(collection) as archive:
            with pytest.raises(InputError, match=f"{said}.*search for words instead"):
                await archive.search("water", Shelf(), 2, semantic=True)
    assert sorted(path.name for path in models.rglob("*") if path.is_file()) == sorted(there)


async def test_a_function_that_the_program_did_not_give_is_not_built_from_the_stores_settings() -> None:
    """What the store names may fetch a model when it is built: the program has to give it."""
    made = held(server().client(), Meaning())
    by_default = server().client().get_collection(made.name)
    async with open_archive(by_default) as archive:
        with pytest.raises(InputError, match=r"by way of 'meaning'.*search for words instead"):
            await archive.search("water", Shelf(), 2, semantic=True)


async def test_a_function_that_fails() -> None:
    """One line that says so and repaints nothing; words are found all the same."""
    async with open_archive(held(server().client(), Broken())) as archive:
        with pytest.raises(UnavailablePalace, match=r"ConnectionError: no route to .*search for words instead") as failure:
            await archive.search("water", Shelf(), 2, semantic=True)
        assert str(failure.value).isprintable()
        assert [found.drawer.id for found in (await archive.search("pump", Shelf(), 5)).found] == ["d1"]


def test_addresses_and_files_have_no_embedding_function(tmp_path: Path) -> None:
    """Exit code 2 and one line with the way out."""
    filled = server().collection([Drawer("d1", "The pump was replaced on Monday.", {})])
    file = palace_of(tmp_path, [Item("d1", "The pump was replaced on Monday.", {})])
    for place in (["--palace", server().url, "--collection", filled.name], ["--palace", str(file)]):
        ran = daybreak("search", "--semantic", "water", *place, home=tmp_path)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1
        assert "search for words instead" in ran.err
