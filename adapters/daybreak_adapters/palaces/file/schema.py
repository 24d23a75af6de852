"""What a Chroma file holds: its schema, its collections, and how far its log was applied."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from daybreak.body import clean_name
from daybreak.errors import DamagedPalace, UnknownCollection

__all__ = ("Collection", "find_collection", "sequence_number")

KNOWN_MIGRATIONS = {"embeddings_queue": 2, "metadb": 6, "sysdb": 10}
"""The newest migrations that were tested (chromadb 1.5.9)."""

VALUE_INDEXES = frozenset(f"embedding_metadata_{kind}_value" for kind in ("string", "int", "float"))


class Collection(NamedTuple):
    """One collection of a file. ``indexed``: Chroma's value indexes exist (from 0.5 on). ``arrays``: lists are stored (from 1.5 on).

    ``watermark``: sequence number up to which the log was applied to the metadata segment; -1 when nothing was.
    """

    name: str
    segment: str
    topic: str
    watermark: int
    indexed: bool
    arrays: bool


def find_collection(connection: sqlite3.Connection, name: str, file: str) -> Collection:
    """The collection ``name`` of the default tenant and database.

    Raises `UnknownCollection` naming those that exist, and `DamagedPalace` for a schema that is no Chroma's or newer than known.
    """
    objects = {row[0] for row in connection.execute("select name from sqlite_master")}
    if not {"collections", "segments", "embeddings", "embedding_metadata", "max_seq_id", "embeddings_queue"} <= objects:
        raise DamagedPalace(f"{file} is an SQLite file but not a Chroma palace: name the directory that holds Chroma's chroma.sqlite3")
    _refuse_newer(connection, file)
    collections = dict(connection.execute(_COLLECTIONS).fetchall())
    if name not in collections:
        names = sorted(filter(None, map(clean_name, collections)))
        known = f"it has {', '.join(names)}" if names else "it has none"
        raise UnknownCollection(f"palace {file} has no collection {name!r}: {known}")
    uuid = collections[name]
    segment = connection.execute("select id from segments where collection=? and scope='METADATA'", (uuid,)).fetchone()
    if segment is None:
        raise DamagedPalace(f"palace {file} is damaged: collection {name!r} has no metadata segment")
    return Collection(
        name=name,
        segment=segment[0],
        topic=f"persistent://default/default/{uuid}",
        watermark=_watermark(connection, segment[0]),
        indexed=objects >= VALUE_INDEXES,
        arrays="embedding_metadata_array" in objects,
    )


_COLLECTIONS = """
select c.name, c.id from collections c left join databases d on d.id = c.database_id
where d.id is null or (d.name = 'default_database' and d.tenant_id = 'default_tenant')
"""


def _refuse_newer(connection: sqlite3.Connection, file: str) -> None:
    for kind, version in connection.execute("select dir, max(version) from migrations group by dir"):
        if isinstance(version, int) and version > KNOWN_MIGRATIONS.get(kind, version):
            raise DamagedPalace(
                f"palace {file} was written by a newer Chroma than this daybreak can read "
                f"({kind} schema {version}, known up to {KNOWN_MIGRATIONS[kind]}): upgrade daybreak"
            )


def _watermark(connection: sqlite3.Connection, segment: str) -> int:
    row: Sequence[object] | None = connection.execute("select seq_id from max_seq_id where segment_id=?", (segment,)).fetchone()
    return -1 if row is None else sequence_number(row[0])


LARGEST_NUMBER = (1 << 63) - 1
"""The largest integer that SQLite can compare with; a poisoned bookmark may be larger."""


def sequence_number(stored: object) -> int:
    """A sequence number as chromadb wrote it: an integer, or eight big-endian bytes before 1.0."""
    if isinstance(stored, bytes):
        return min(int.from_bytes(stored, "big"), LARGEST_NUMBER)
    return stored if isinstance(stored, int) else -1
