"""On real Chroma files a replay equals a fresh selection after adds, updates, deletes and re-mines; drawers of one row do not mix."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from daybreak import Limits, UnknownWing, tell
from daybreak.replay import Memory
from daybreak_adapters.keeping.replayed import ReplayedPalace
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from keeping.chroma_writer import Writer
from pools import STORIES, TIERS

FILE = "chroma.sqlite3"
TEXTS = [*STORIES, *(text.format("harbour", "ledger", "violin") for pool in TIERS.values() for text in pool), "| a | b | - | - |", "short"]


async def outcome(palace: EmbeddedPalace, wing: str | None, limits: Limits, memory: Memory | None = None) -> Any:
    if memory is not None:
        memory.begin()
    try:
        story = await tell(palace, wing=wing, limits=limits, memory=memory)
    except UnknownWing:
        return UnknownWing
    if memory is not None:
        memory.end()
    return story.lines, story.firsts, story.report.as_dict()


def drawer(numbers: random.Random) -> tuple[str, dict[str, Any]]:
    text = f"{numbers.choice(TEXTS)} {numbers.choice(['', 'again', 'of late'])}"
    metadata: dict[str, Any] = {"wing": numbers.choice(["app", "home"]), "room": "r", "filed_at": f"2026-01-0{numbers.randrange(1, 5)}"}
    if numbers.random() < 0.8:
        metadata["source_file"] = f"/s{numbers.randrange(4)}.md"
    if numbers.random() < 0.2:
        metadata["importance"] = numbers.choice([1, 5.0, "4", True])
    return text, metadata


def write(writer: Writer, place: Path, ids: list[str], numbers: random.Random) -> None:
    """One write of a random kind; a re-mine deletes the drawers of a file and adds others in their place."""
    some = numbers.sample(ids, min(len(ids), numbers.randrange(1, 4)))
    match numbers.randrange(6):
        case 0 | 1:
            new = {f"n{numbers.randrange(1 << 30)}": drawer(numbers) for _ in range(numbers.randrange(1, 4))}
            writer.add(place, dict(new))
            ids.extend(new)
        case 2:
            writer.add(place, {name: drawer(numbers) for name in some}, "update")
        case 3:
            writer.add(place, {name: (None, drawer(numbers)[1]) for name in some}, "update")
        case 4:
            writer.delete(place, some)
            ids[:] = [name for name in ids if name not in some]
        case _:
            writer.delete(place, some)
            writer.add(place, {name: drawer(numbers) for name in some})


@pytest.mark.parametrize("seed", range(6))
async def test_a_replay_is_a_fresh_selection(palace: Path, writer: Writer, seed: int) -> None:
    numbers = random.Random(seed)
    ids = [f"d{number}" for number in range(6)]
    writer.add(palace, {f"m{number}": drawer(numbers) for number in range(30)})
    ids += [f"m{number}" for number in range(30)]
    limits = Limits(
        max_drawers=numbers.randrange(2, 9), max_scan_per_source=numbers.choice([None, 3, 8]), max_scan=numbers.choice([12, 2000])
    )
    memories = {wing: Memory() for wing in (None, "app")}
    for _ in range(8):
        for wing, memory in memories.items():
            fresh = await outcome(EmbeddedPalace(palace / FILE), wing, limits)
            assert await outcome(ReplayedPalace(palace / FILE, memory=memory), wing, limits, memory) == fresh
        if ids:
            write(writer, palace, ids, numbers)


async def test_a_reused_row_is_another_drawer(palace: Path, writer: Writer) -> None:
    memory = Memory()
    kept = ReplayedPalace(palace / FILE, memory=memory)
    await outcome(kept, None, Limits(), memory)
    writer.delete(palace, ["d5"])
    writer.add(palace, {"d5": ("Decided that the last row tells of something else.", {"wing": "app", "filed_at": "2026-01-06"})})
    assert await outcome(kept, None, Limits(), memory) == await outcome(EmbeddedPalace(palace / FILE), None, Limits())
    assert (memory.pulled, memory.judged) == (1, 1)


async def test_logged_writes_that_are_applied_later(palace: Path, writer: Writer) -> None:
    memory = Memory()
    kept, fresh = ReplayedPalace(palace / FILE, memory=memory), EmbeddedPalace(palace / FILE)
    writer.add(palace, {"n": ("Fixed what is not applied yet.", {"wing": "app", "filed_at": "2026-02-01"})})
    with closing(sqlite3.connect(palace / FILE)) as connection, connection:  # as between Chroma's two transactions
        connection.execute("create table away as select * from embedding_metadata where id = (select max(id) from embeddings)")
        connection.execute("create table gone as select * from embeddings where id = (select max(id) from embeddings)")
        connection.execute("delete from embedding_metadata where id = (select max(id) from embeddings)")
        connection.execute("delete from embeddings where id = (select max(id) from embeddings)")
        connection.execute("update max_seq_id set seq_id = seq_id - 1")
    before = await outcome(kept, None, Limits(), memory)
    assert before == await outcome(fresh, None, Limits())
    assert before[0][0].id == "n"
    assert (memory.pulled, memory.judged) == (6, 7)
    with closing(sqlite3.connect(palace / FILE)) as connection, connection:
        connection.execute("insert into embeddings select * from gone")
        connection.execute("insert into embedding_metadata select * from away")
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
    after = await outcome(kept, None, Limits(), memory)
    assert after == await outcome(fresh, None, Limits())
    assert after[0] == before[0]
    assert (memory.pulled, memory.judged) == (1, 0)
