"""The demo palace: what it holds, that it is always the same, and that its newest drawers are the worst ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from datetime import datetime
from itertools import combinations
from pathlib import Path

import chromadb
import pytest
from chromadb.config import Settings

from daybreak_adapters.doors.demo.palace import COLLECTION, Item, build, items
from daybreak_adapters.doors.demo.text import DIARY, SOURCES

MINED = {"wing", "room", "hall", "source_file", "chunk_index", "added_by", "filed_at", "authored_at", "normalize_version", "source_mtime"}


def bag(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def alike(one: str, two: str) -> float:
    return len(bag(one) & bag(two)) / len(bag(one) | bag(two))


@pytest.fixture(scope="module")
def drawers() -> list[Item]:
    return items()


def newest(drawers: list[Item], number: int) -> list[Item]:
    return sorted(drawers, key=lambda drawer: str(drawer.metadata["filed_at"]), reverse=True)[:number]


def test_it_is_built_with_chromadb_and_holds_what_was_announced(tmp_path: Path, drawers: list[Item]) -> None:
    number = build(tmp_path / "palace")
    client = chromadb.PersistentClient(path=str(tmp_path / "palace"), settings=Settings(anonymized_telemetry=False))
    stored = client.get_collection(COLLECTION, embedding_function=None).get(include=["documents", "metadatas"])
    assert number == len(drawers) == len(stored["ids"])
    assert stored["ids"] == [drawer.id for drawer in drawers]
    assert stored["documents"] == [drawer.document for drawer in drawers]
    assert stored["metadatas"] == [drawer.metadata for drawer in drawers]


def test_it_is_small_and_has_many_wings_rooms_and_sources(drawers: list[Item]) -> None:
    assert 300 <= len(drawers) <= 400
    assert len({drawer.id for drawer in drawers}) == len(drawers)
    assert len({drawer.metadata["wing"] for drawer in drawers}) >= 6
    assert len({drawer.metadata["room"] for drawer in drawers}) >= 12
    assert len({drawer.metadata.get("source_file") for drawer in drawers}) >= 14


def test_its_story_is_long_distinct_and_told_in_two_languages() -> None:
    texts = [text for source in SOURCES for text in source.texts()]
    assert len({text for text, _ in texts}) == len(texts) >= 60
    assert sum(outcome for _, outcome in texts) >= 25
    assert max(alike(one, two) for (one, _), (two, _) in combinations(texts, 2)) < 0.4
    german = [text for text, _ in texts if bag(text) & {"und", "der", "ist"} and not bag(text) & {"the", "and"}]
    assert len(german) >= 10


def test_mined_drawers_carry_the_keys_that_mempalace_writes(drawers: list[Item]) -> None:
    mined = [drawer for drawer in drawers if "chunk_total" in drawer.metadata]
    assert len(mined) == len(drawers) - len(DIARY) - 4
    for drawer in mined:
        assert drawer.metadata.keys() >= MINED
        assert datetime.fromisoformat(str(drawer.metadata["filed_at"])).tzinfo is None
    chunks = Counter(drawer.metadata["source_file"] for drawer in mined)
    for file, total in chunks.items():
        own = [drawer.metadata for drawer in mined if drawer.metadata["source_file"] == file]
        assert [facts["chunk_index"] for facts in own] == list(range(total))
        assert {facts["chunk_total"] for facts in own} == {total}
        assert len({facts["filed_at"] for facts in own}) == 1


def test_bookkeeping_and_diary_rows_are_there(drawers: list[Item]) -> None:
    assert sum(drawer.metadata.get("ingest_mode") == "registry" for drawer in drawers) == 2
    assert sum(drawer.metadata.get("is_sentinel") is True for drawer in drawers) == 2
    assert sum("source_file" not in drawer.metadata for drawer in drawers) == len(DIARY)


def test_its_newest_drawers_are_soup_near_copies_and_fragments(drawers: list[Item]) -> None:
    story = {text for source in SOURCES for text, _ in source.texts()} | {text.removeprefix("! ") for _, text in DIARY}
    last = newest(drawers, 15)
    assert sum(drawer.document in story for drawer in last) <= 1
    assert sum(drawer.document[0].islower() and drawer.document[:3] != "ok " for drawer in last) >= 3
    told = [drawer.document for drawer in last if drawer.outcome]
    assert len(told) >= 3
    assert min(alike(one, two) for one, two in combinations(told, 2)) >= 0.8
    mined_story = [place for place, drawer in enumerate(newest(drawers, len(drawers))) if drawer.document in story and drawer.outcome]
    assert mined_story[0] > 150


def test_it_is_the_same_on_every_machine_and_day(drawers: list[Item]) -> None:
    assert items() == drawers
    program = "from daybreak_adapters.doors.demo.palace import items; print(ascii(items()))"
    for seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "TZ": f"UTC+{seed}"}
        told = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
        assert told.stdout.strip() == ascii(drawers)
