"""Palaces for the tests of the embedded reader, made with chromadb itself: explicit embeddings, no model, nothing downloaded.

What chromadb alone does not leave behind (writes that a killed writer logged and never applied, a poisoned bookmark, bytes that are no
UTF-8, rows of a deleted collection) is put in by SQL, in the shape in which it was found in real files.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import chromadb
from chromadb.config import Settings

COLLECTION = "mempalace_drawers"
FILE = "chroma.sqlite3"
DOCUMENT = "chroma:document"
ADD, UPDATE, UPSERT, DELETE = 0, 1, 2, 3
BATCH = 2_000
PAGE = 10_000


class Item(NamedTuple):
    """A drawer as it is put in and as Chroma hands it out."""

    id: str
    text: str | None
    metadata: Mapping[str, Any] | None


@contextmanager
def client(palace: Path) -> Iterator[Any]:
    """A chromadb client on the directory, closed afterwards."""
    opened = chromadb.PersistentClient(path=str(palace), settings=Settings(anonymized_telemetry=False))
    try:
        yield opened
    finally:
        opened.close()


@contextmanager
def collection(palace: Path, name: str = COLLECTION) -> Iterator[Any]:
    """The collection through a client of its own; made where it is missing."""
    with client(palace) as opened:
        yield opened.get_or_create_collection(name, embedding_function=None)


@cache
def _template() -> Path:
    """One palace without drawers, made once a session: chromadb's migrations take longer than most tests."""
    place = Path(tempfile.mkdtemp(prefix="daybreak-test-"))
    atexit.register(shutil.rmtree, place, True)
    with collection(place / "palace"):
        pass
    return place / "palace"


def empty_palace(directory: Path, name: str = "palace") -> Path:
    """A palace directory with the default collection and no drawers."""
    palace = directory / name
    shutil.copytree(_template(), palace)
    return palace


def palace_of(directory: Path, items: Iterable[Item], name: str = "palace") -> Path:
    """A palace directory with these drawers in the default collection, in this order."""
    palace = empty_palace(directory, name)
    add(palace, items)
    return palace


def add(palace: Path, items: Iterable[Item], name: str = COLLECTION) -> None:
    """Add drawers to a collection, in this order."""
    with collection(palace, name) as opened:
        put(opened, list(items))


def put(opened: Any, items: Sequence[Item], way: str = "add") -> None:
    """Add, upsert or update through an open collection. Chroma takes no mixture of texts and nothing, so runs go in one by one."""
    start = 0
    while start < len(items):
        kind = _kind(items[start])
        end = start
        while end < len(items) and end - start < BATCH and _kind(items[end]) == kind:
            end += 1
        run = items[start:end]
        values: dict[str, Any] = {"ids": [item.id for item in run], "embeddings": [vector(item.id) for item in run]}
        if kind[0]:
            values["documents"] = [item.text for item in run]
        if kind[1]:
            values["metadatas"] = [dict(item.metadata or {}) for item in run]
        getattr(opened, way)(**values)
        start = end


def _kind(item: Item) -> tuple[bool, bool]:
    return item.text is not None, bool(item.metadata)


def vector(name: str) -> list[float]:
    """An embedding that costs nothing."""
    number = int.from_bytes(hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=4).digest(), "big")
    return [number % 997 / 997, 1.0]


def contents(palace: Path, name: str = COLLECTION) -> list[Item]:
    """What a fresh chromadb client shows of a copy of the palace, in Chroma's own row order."""
    return contents_of(palace, [name])[0]


def contents_of(palace: Path, names: Iterable[str]) -> list[list[Item]]:
    """The same of several collections."""
    with tempfile.TemporaryDirectory() as place:
        copy = shutil.copytree(palace, Path(place, "palace"))
        with client(copy) as opened:
            return [_rows_of(opened.get_collection(name, embedding_function=None)) for name in names]


def _rows_of(stored: Any) -> list[Item]:
    shown: list[Item] = []
    for offset in range(0, max(stored.count(), 1), PAGE):  # Chroma refuses more than 32,766 rows at once
        page = stored.get(limit=PAGE, offset=offset, include=["documents", "metadatas"])
        shown += [Item(*row) for row in zip(page["ids"], page["documents"], page["metadatas"], strict=True)]
    return shown


@contextmanager
def sql(palace: Path) -> Iterator[sqlite3.Connection]:
    """A connection that may write, committed at the end."""
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
        connection.execute("begin")
        yield connection
        if connection.in_transaction:
            connection.execute("commit")


def segment(connection: sqlite3.Connection, name: str = COLLECTION) -> str:
    """The id of the metadata segment of a collection."""
    found = connection.execute(
        "select s.id from segments s join collections c on c.id = s.collection where c.name = ? and s.scope = 'METADATA'", (name,)
    )
    return str(found.fetchone()[0])


def log(palace: Path, operations: Iterable[tuple[int, str, Mapping[str, Any] | None]], name: str = COLLECTION) -> None:
    """Log writes without applying them, as a 1.x writer does that is killed between its two transactions.

    An operation is its code, an id, and the metadata with the document under `DOCUMENT`; a ``None`` value deletes a key.
    """
    with sql(palace) as connection:
        uuid = connection.execute("select id from collections where name = ?", (name,)).fetchone()[0]
        connection.execute("update collections set dimension = coalesce(dimension, 2) where id = ?", (uuid,))  # known before the log is
        marks = connection.execute("select seq_id from max_seq_id where typeof(seq_id) = 'integer' and seq_id < 1 << 40").fetchall()
        last = connection.execute("select max(seq_id) from embeddings_queue").fetchone()[0] or 0
        for seq, (code, drawer, metadata) in enumerate(operations, max(last, *(mark for (mark,) in marks), 0) + 1):
            connection.execute(
                "insert into embeddings_queue (seq_id, operation, topic, id, vector, encoding, metadata) "
                "values (?, ?, ?, ?, ?, 'FLOAT32', ?)",
                (
                    seq,
                    code,
                    f"persistent://default/default/{uuid}",
                    drawer,
                    None if code == DELETE else b"\0\0\0\0\0\0\x80\x3f",
                    None if metadata is None else json.dumps(metadata, ensure_ascii=False),
                ),
            )


def set_watermark(palace: Path, stored: int | bytes | None, name: str = COLLECTION) -> None:
    """Write the bookmark of the metadata segment: a number, a BLOB as 0.x does, or none at all."""
    with sql(palace) as connection:
        own = segment(connection, name)
        if stored is None:
            connection.execute("delete from max_seq_id where segment_id = ?", (own,))
        else:
            connection.execute("update max_seq_id set seq_id = ? where segment_id = ?", (stored, own))


def set_value(palace: Path, drawer: str, key: str, expression: str, column: str = "string_value") -> None:
    """Store the value of an SQL expression (``cast(x'ff' as text)``) as a metadata value or, under `DOCUMENT`, as the document."""
    with sql(palace) as connection:
        connection.execute(
            f"update embedding_metadata set {column} = {expression} "
            "where key = ? and id in (select id from embeddings where embedding_id = ?)",
            (key, drawer),
        )


def orphan(palace: Path, name: str) -> None:
    """Delete a collection as 0.5 and 0.6 do: its rows stay."""
    with sql(palace) as connection:
        uuid = connection.execute("select id from collections where name = ?", (name,)).fetchone()[0]
        connection.execute("delete from segment_metadata where segment_id in (select id from segments where collection = ?)", (uuid,))
        connection.execute("delete from segments where collection = ?", (uuid,))
        connection.execute("delete from collection_metadata where collection_id = ?", (uuid,))
        connection.execute("delete from collections where id = ?", (uuid,))


def without_indexes(palace: Path) -> None:
    """Take away what 0.4 files do not have: the value indexes and the table of lists."""
    with sql(palace) as connection:
        for kind in ("string", "int", "float"):
            connection.execute(f"drop index embedding_metadata_{kind}_value")
        connection.execute("drop table embedding_metadata_array")


def blob_numbers(palace: Path, upto: int) -> None:
    """Store sequence numbers as 0.x does, 8 bytes each, of the first rows only: what an upgrade leaves behind."""
    with sql(palace) as connection:
        for number, seq in connection.execute("select id, seq_id from embeddings where id <= ?", (upto,)).fetchall():
            connection.execute("update embeddings set seq_id = ? where id = ?", (seq.to_bytes(8, "big"), number))


def wal(palace: Path) -> None:
    """Switch the file to WAL mode and close it cleanly: no side file stays."""
    with closing(sqlite3.connect(palace / FILE)) as connection:
        assert connection.execute("pragma journal_mode=wal").fetchone()[0] == "wal"
        connection.execute("select count(*) from embeddings").fetchone()


class Stamp(NamedTuple):
    """What must be the same of a file afterwards. Not the time of the last access: reading is allowed."""

    mode: int
    size: int
    modified: int
    digest: str


def snapshot(palace: Path) -> dict[str, Stamp]:
    """Every file and directory under a palace, the palace itself included."""
    found = {}
    for path in sorted([palace, *palace.rglob("*")]):
        stat = path.lstat()
        content = path.read_bytes() if path.is_file() else os.readlink(path).encode() if path.is_symlink() else b""
        found[str(path.relative_to(palace))] = Stamp(stat.st_mode, stat.st_size, stat.st_mtime_ns, hashlib.sha256(content).hexdigest())
    return found


@contextmanager
def untouched(palace: Path) -> Iterator[None]:
    """Assert that listing, bytes, sizes, times and permissions are the same before and after."""
    before = snapshot(palace)
    yield
    after = snapshot(palace)
    assert after == before, {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
