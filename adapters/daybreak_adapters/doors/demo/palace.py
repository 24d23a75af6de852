"""A small but realistic palace: what `daybreak demo` wakes up from.

The story lies in files mined weeks ago. The newest drawers are what every palace has most of: two long sessions of tool output, a summary
told over and over, chunks that open mid-word, and the miner's own bookkeeping. Nothing here is random and no clock is read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from daybreak_adapters.doors.demo.text import DIARY, FRAGMENTS, RESTATED, SOUP, SOURCES, Source

if TYPE_CHECKING:
    from chromadb.api.types import Metadata, PyEmbeddings

__all__ = ("COLLECTION", "Item", "build", "items")

Facts = dict[str, str | int | float | bool]
"""A drawer's metadata."""

COLLECTION = "mempalace_drawers"

CODE = "/home/ines/.claude/projects"
STORMS = Source("tideline", "technical", f"{CODE}/tideline/storm-warnings.jsonl", "2026-10-11T23:12:08.551930", "2026-10-11T22:58:41", "")
LOGS = Source("platform", "technical", f"{CODE}/platform/log-clean-up.jsonl", "2026-10-11T22:30:45.117604", "2026-10-11T19:20:15", "")
AGAIN = Source("tideline", "planning", f"{CODE}/tideline/storm-warnings-2.jsonl", "2026-10-12T07:41:33.902274", "2026-10-12T07:36:02", "")
NAMES = "berth buoy chart cutter depth ferry fog gauge gull jetty keel lock mole quay reef shoal".split()
TAILS = ("", " for good", " in both regions", " since noon", " on every device")
RESTS = ("the islands", "both islands", "the islands and the coast")
HALLS = {"home": "family", "tideline": "technical", "ledger": "technical", "platform": "technical"}


@dataclass(frozen=True, slots=True)
class Item:
    """One drawer of the demo: what goes into the collection, and whether it tells an outcome (for tests)."""

    id: str
    document: str
    metadata: Facts
    outcome: bool = False


def soup(number: int) -> str:
    """Tool output of one of the shapes that sessions leave behind, varied by its number."""
    rows, row = SOUP[number % len(SOUP)]
    return "\n".join(row.format_map(filling(number * 5 + step * 3)) for step in range(rows))


def filling(seed: int) -> dict[str, object]:
    """The words and numbers of one row."""
    size = seed * 7_919 % 90_000 + 10_000
    i, j = size % 50 + 10, size % 83 + 10
    return {"a": NAMES[seed % len(NAMES)], "b": NAMES[seed // 3 % len(NAMES)], "n": size, "i": i, "j": j, "t": f"{seed % 14 + 10}:{i}"}


def texts(source: Source, turn: Iterator[int]) -> list[tuple[str, bool]]:
    """The chunks of a file with a story: its texts, tool output between them."""
    chunks: list[tuple[str, bool]] = []
    for text in source.texts():
        chunks.append(text)
        chunks.extend((soup(next(turn)), False) for _ in range(1 + len(chunks) % 2))
    return chunks


def noise(length: int, period: int, turn: Iterator[int]) -> list[tuple[str, bool]]:
    """The chunks of a long session: tool output, and in each period one mid-word fragment and one summary that was told before."""
    chunks: list[tuple[str, bool]] = []
    for number in range(length):
        round_, place = divmod(number, period)
        if place == 1:
            chunks.append((FRAGMENTS[(round_ + length) % len(FRAGMENTS)], False))
        elif place == 2:
            chunks.append((RESTATED.format(tail=TAILS[round_ % len(TAILS)], rest=RESTS[round_ % len(RESTS)]), True))
        else:
            chunks.append((soup(next(turn)), False))
    return chunks


def items() -> list[Item]:
    """The drawers of the demo palace in the order of their filing."""
    turn = count()
    files = [(source, texts(source, turn)) for source in SOURCES]
    files += [(LOGS, noise(70, 7, turn)), (STORMS, noise(90, 6, turn)), (AGAIN, noise(9, 3, turn))]
    drawers = [
        Item(identify(source, chunk), document, mined(source, chunk, len(chunks)), outcome)
        for source, chunks in files
        for chunk, (document, outcome) in enumerate(chunks)
    ]
    drawers += [diary(date, text) for date, text in DIARY]
    drawers += [bookkeeping(number) for number in range(4)]
    return sorted(drawers, key=lambda drawer: str(drawer.metadata["filed_at"]))


def identify(source: Source, chunk: int) -> str:
    """The id of a drawer, of the form that MemPalace gives it."""
    digest = hashlib.sha256(f"{source.file}:{chunk}".encode()).hexdigest()[:24]
    return f"drawer_{source.wing}_{source.room}_{digest}"


def mined(source: Source, chunk: int, total: int) -> Facts:
    """The metadata that MemPalace's miners write: transcripts carry more of it than plain files."""
    facts: Facts = {
        "wing": source.wing,
        "room": source.room,
        "hall": HALLS.get(source.wing, "general"),
        "source_file": source.file,
        "chunk_index": chunk,
        "chunk_total": total,
        "added_by": "mempalace",
        "filed_at": source.filed_at,
        "authored_at": source.authored_at,
        "normalize_version": 2,
        "id_recipe": "v3",
        "source_mtime": (datetime.fromisoformat(source.authored_at) - datetime(1970, 1, 1)).total_seconds(),
    }
    if source.file.endswith(".jsonl"):
        facts |= {"ingest_mode": "convos", "extract_mode": "exchange", "convo_chunker_version": 2, "entities": f"{source.wing}.core"}
    return facts


def diary(date: str, text: str) -> Item:
    """What an agent wrote into its own diary: no source, other keys."""
    facts: Facts = {"wing": "wing_claude", "room": "diary", "hall": "hall_diary", "topic": "general", "type": "diary_entry"}
    facts |= {"agent": "claude", "filed_at": f"{date}T23:30:00.402117", "date": date, "chunk_index": 0}
    return Item(f"diary_wing_claude_{date.replace('-', '')}", text.removeprefix("! "), facts, text.startswith("! "))


def bookkeeping(number: int) -> Item:
    """What a miner notes for itself after a run: a registry row for a transcript, a sentinel for a document, both without text to tell."""
    file = f"{CODE}/tideline/{NAMES[number]}.jsonl" if number % 2 else f"/home/ines/scans/{NAMES[number]}.pdf"
    facts: Facts = {"wing": "tideline", "source_file": file, "added_by": "mempalace", "filed_at": f"2026-10-12T07:42:0{number}.660381"}
    facts |= (
        {"room": "_registry", "ingest_mode": "registry"} if number % 2 else {"room": "documents", "is_sentinel": True, "chunk_index": -1}
    )
    return Item(f"sentinel_tideline_{number}", f"[registry] {file}" if number % 2 else "[empty]", facts)


def vector(text: str) -> list[float]:
    """Eight hashed numbers: enough for Chroma, meaningless for search; no model is loaded."""
    return [byte / 255 - 0.5 for byte in hashlib.blake2b(text.encode(), digest_size=8).digest()]


def build(path: Path) -> int:
    """Make the palace at ``path`` with chromadb, offline; returns the number of its rows, the miner's bookkeeping included."""
    import chromadb  # half a second that only the demo pays
    from chromadb.config import Settings

    drawers = items()
    client = chromadb.PersistentClient(path=str(path), settings=Settings(anonymized_telemetry=False))
    collection = client.create_collection(COLLECTION, metadata={"hnsw:space": "cosine"}, embedding_function=None)
    metadatas: list[Metadata] = [drawer.metadata for drawer in drawers]
    vectors: PyEmbeddings = [vector(drawer.document) for drawer in drawers]
    documents = [drawer.document for drawer in drawers]
    collection.add(ids=[drawer.id for drawer in drawers], documents=documents, metadatas=metadatas, embeddings=vectors)
    if callable(close := getattr(client, "close", None)):  # older clients have none; SQLite locks of one process get in each other's way
        close()
    return len(drawers)
