"""Damaged files: a story or one clear line, never a traceback, never a hang.

Bits are flipped at random places, headers of pages above all; pages are swapped, copied and blanked; journals and logs of nonsense lie
beside the file; and values of types that no Chroma writes are put into every table.
``HYPOTHESIS_PROFILE=long`` makes it thousands.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from daybreak import DamagedPalace, InputError, UnavailablePalace, tell
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.file.failures import described
from palaces.chroma_files import DELETE, DOCUMENT, FILE, UPSERT, Item, add, log, palace_of

PAGE = 4_096
FLIPPED = settings().max_examples * 10 // 3
CHANGED = settings().max_examples
ASKED: tuple[dict[str, Any], ...] = ({}, {"wing": "a"}, {"order_by": "room"}, {"order_by": "importance"})
ODD = (None, 0, -1, 1 << 62, -(1 << 63), 1.5, float("inf"), b"", b"\xff" * 8, "", "x", "\0", b"2026-01-01", 2026, "2026", "9" * 400)
TABLES = (
    "collections",
    "databases",
    "embedding_metadata",
    "embedding_metadata_array",
    "embeddings",
    "embeddings_queue",
    "max_seq_id",
    "migrations",
    "segments",
)


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A palace with everything in it that the reader looks at: wings, weights, lists, another collection, logged writes."""
    items = [
        Item(
            f"d{number}",
            f"We decided number {number} and fixed the pump with care, because the well was dry.",
            {
                "filed_at": f"2026-01-{number % 28 + 1:02}",
                "wing": ["a", "b"] if number % 7 == 0 else "ab"[number % 2],
                "room": f"r{number % 3}",
                "source_file": f"s{number % 9}.md",
                **({"importance": number % 4} if number % 3 == 0 else {}),
            },
        )
        for number in range(80)
    ]
    palace = palace_of(tmp_path_factory.mktemp("template"), items)
    add(palace, items[:10], "mempalace_closets")
    log(palace, [(UPSERT, f"d{number}", {"room": "new", DOCUMENT: "Logged text that is long enough."}) for number in range(5)])
    log(palace, [(DELETE, "d9", None)])
    return (palace / FILE).read_bytes()


def assert_story_or_line(palace: Path, beside: tuple[str, ...] = (), **asked: Any) -> None:
    """Whatever is asked: a story that can be shown in every form, or one of our errors on one line; soon, and nothing left behind."""
    started = time.monotonic()
    try:
        story = asyncio.run(tell(EmbeddedPalace(palace / FILE), deadline_ms=5_000, **asked))
        story.render()
        json.dumps(story.as_dict(), allow_nan=False)
    except (DamagedPalace, InputError) as error:
        assert str(error).isprintable()
        assert str(palace / FILE) in str(error)
    except UnavailablePalace as error:  # a lying header may look like an unfinished write
        assert "unfinished write" in str(error)
    assert time.monotonic() - started < 5
    assert sorted(path.name for path in palace.iterdir()) == [FILE, *beside]


def flipped(content: bytes, rng: random.Random) -> bytes:
    """The file with one or a few bytes changed: anywhere, in a page's header or cell pointers, in the file's header; or cut short."""
    damaged = bytearray(content)
    pages = len(content) // PAGE
    kind = rng.randrange(5)
    for _ in range(rng.choice((1, 1, 1, 2, 5, 30))):
        place = (
            rng.randrange(len(damaged)),
            rng.randrange(pages) * PAGE + rng.randrange(12),
            rng.randrange(3 * PAGE),
            rng.randrange(pages) * PAGE + rng.randrange(200),
            rng.randrange(100),
        )[kind]
        damaged[place] = damaged[place] ^ 1 << rng.randrange(8) if rng.random() < 0.5 else rng.randrange(256)
    return bytes(damaged[: rng.randrange(len(damaged))] if rng.random() < 0.05 else damaged)


def rearranged(content: bytes, rng: random.Random) -> bytes:
    """The file with a few of its pages swapped, copied over others or blanked, as a disk or a copy that failed leaves them."""
    pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
    for _ in range(rng.choice((1, 1, 2, 4))):
        one, two = rng.randrange(len(pages)), rng.randrange(len(pages))
        kind = rng.randrange(3)
        if kind == 0:
            pages[one], pages[two] = pages[two], pages[one]
        else:
            pages[one] = pages[two] if kind == 1 else bytes([rng.choice((0, 255))]) * len(pages[one])
    return b"".join(pages)


@pytest.mark.parametrize("seed", range(2))
def test_pages_out_of_place(tmp_path: Path, content: bytes, seed: int) -> None:
    """A story or one line."""
    rng = random.Random(100 + seed)
    for number in range(FLIPPED // 4):
        (tmp_path / FILE).write_bytes(rearranged(content, rng))
        assert_story_or_line(tmp_path, **ASKED[number % 4])


HEADS = {"-journal": bytes.fromhex("d9d505f920a163d7"), "-wal": bytes.fromhex("377f0682002de218")}


@pytest.mark.parametrize("suffix", HEADS)
def test_side_files_of_nonsense(tmp_path: Path, content: bytes, suffix: str) -> None:
    """A story or one line, whatever lies beside the file; it is left as it is, and so is the file."""
    rng = random.Random(len(suffix))
    for number in range(FLIPPED // 8):
        size = rng.choice((0, 7, 32, 512, 1_024, 5_000, 9_000))
        head = HEADS[suffix] if rng.random() < 0.7 else b""
        nonsense = (head + rng.randbytes(28) + rng.choice((rng.randbytes(size), content[:size])))[: max(size, 1)]
        (tmp_path / FILE).write_bytes(content)
        (tmp_path / f"{FILE}{suffix}").write_bytes(nonsense)
        assert_story_or_line(tmp_path, (f"{FILE}{suffix}",), **ASKED[number % 4])
        assert (tmp_path / FILE).read_bytes() == content
        assert (tmp_path / f"{FILE}{suffix}").read_bytes() == nonsense


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bits(tmp_path: Path, content: bytes, seed: int) -> None:
    """A story or one line."""
    rng = random.Random(seed)
    for number in range(FLIPPED // 4):
        (tmp_path / FILE).write_bytes(flipped(content, rng))
        assert_story_or_line(tmp_path, **ASKED[number % 4])


def test_values_of_every_type_in_every_table(tmp_path: Path, content: bytes) -> None:
    """What SQLite can hold and no Chroma writes: the drawer is left out, the value counts as odd, or the palace is damaged."""
    rng = random.Random(7)
    for number in range(CHANGED):
        (tmp_path / FILE).write_bytes(content)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
            connection.execute("pragma synchronous = off")
            connection.execute("pragma journal_mode = memory")
            for _ in range(rng.choice((1, 1, 2, 4))):
                change(connection, rng)
        assert_story_or_line(tmp_path, **ASKED[number % 4])


def change(connection: sqlite3.Connection, rng: random.Random) -> None:
    """Change one value of a table, a few, or a whole column."""
    table = rng.choice(TABLES)
    column = rng.choice([row[1] for row in connection.execute(f"pragma table_info({table})")])
    rows = [row[0] for row in connection.execute(f"select rowid from {table}")]
    value = rng.choice(("?", "cast(? as text)"))
    for row in rng.sample(rows, min(len(rows), rng.choice((1, 3, len(rows))))):
        try:
            connection.execute(f"update {table} set {column} = {value} where rowid = ?", (rng.choice(ODD), row))
        except sqlite3.Error:  # a constraint holds
            return


def test_row_numbers_with_gaps_of_any_size(tmp_path: Path) -> None:
    """Looking for drawers without a date takes as long as there are drawers, not as far as their numbers reach."""
    palace = palace_of(tmp_path, [Item(f"d{number}", f"Drawer {number}.", {"room": "r"}) for number in range(5)])
    with closing(sqlite3.connect(palace / FILE)) as connection, connection:
        for number, other in ((1, -(1 << 62)), (3, 1 << 40), (4, (1 << 63) - 2), (5, (1 << 63) - 1)):
            connection.execute("update embeddings set id = ? where id = ?", (other, number))
            connection.execute("update embedding_metadata set id = ? where id = ?", (other, number))
    started = time.monotonic()
    story = asyncio.run(tell(EmbeddedPalace(palace / FILE)))
    assert story.report.examined == 5
    assert time.monotonic() - started < 2


@pytest.mark.parametrize(
    "name", ["SQLITE_BUSY", "SQLITE_PROTOCOL", "SQLITE_FULL", "SQLITE_NOMEM", "SQLITE_IOERR_READ", "SQLITE_IOERR_LOCK"]
)
def test_trouble_that_passes_is_no_damage(name: str) -> None:
    """Nobody is told to rebuild a palace because a disk was full or a lock could not be had."""
    told = described("/p/chroma.sqlite3", sqlite3.OperationalError("disk I/O error"), name)
    assert isinstance(told, UnavailablePalace)
    assert "try again" in str(told) and "damaged" not in str(told)
    assert isinstance(described("/p/chroma.sqlite3", sqlite3.DatabaseError("malformed"), "SQLITE_CORRUPT"), DamagedPalace)
