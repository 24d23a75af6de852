"""From row ids to drawers: the metadata that the pipeline reads and the head of each document."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from daybreak.drawer import HEAD, Drawer
from daybreak_adapters.palaces.file.fetching import fetched
from daybreak_adapters.palaces.file.rows import Row

__all__ = ("DOCUMENT", "hydrated")

DOCUMENT = "chroma:document"
HEAD_BYTES = HEAD * 4
LARGEST_VALUE = 4_000_000
"""Bytes of the largest value that is loaded whole here; of a longer one only the head is read."""


def hydrated(connection: sqlite3.Connection, rows: Sequence[Row], keys: Iterable[str]) -> list[Drawer]:
    """The drawers of these rows, in their order; a row that is gone by now is left out.

    No more than the first `HEAD` characters of a document are kept. A row whose values are too large to load is read in parts.
    """
    names = list(keys)
    wanted = [DOCUMENT, *names]
    numbers = [row.number for row in rows]
    usual = connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_VALUE)
    try:
        found = _records(connection, numbers, wanted)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", None) != "SQLITE_TOOBIG":
            raise
        found = [record for number in numbers for record in _large_record(connection, number, wanted)]
    finally:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, usual)
    by_number = {number: (name, values) for number, name, *values in found}
    drawers = []
    for row in rows:
        name, values = by_number.get(row.number, ("", []))
        if name == row.id and isinstance(name, str):  # row ids are reused: after a delete and an add this may be another drawer
            text, *rest = values
            metadata = {
                key: bool(value) if isinstance(value, bytes) else value for key, value in zip(names, rest, strict=True) if value is not None
            }
            drawers.append(Drawer(row.id, _text(text), metadata))
    return drawers


# A value of Chroma's four columns, the first that is set; a boolean comes as bytes, none for false, to be told from a number.
VALUE = "coalesce(string_value, int_value, float_value, case when bool_value is not null then zeroblob(bool_value <> 0) end)"
# SQLite's substr on text ends at a NUL, on bytes it does not; of no bytes it makes a null.
BEGINNING = f"coalesce(substr(cast(string_value as blob), 1, {HEAD_BYTES}), string_value)"


def _records(connection: sqlite3.Connection, numbers: Sequence[int], keys: Sequence[str]) -> list[tuple[Any, ...]]:
    """A tuple for each row that is there: row id, drawer id, and a value for each key."""
    values = ", ".join(
        f"(select {BEGINNING if key == DOCUMENT else VALUE} from embedding_metadata where id = e.id and key = ?)" for key in keys
    )
    return fetched(
        connection, f"select e.id, e.embedding_id, {values} from embeddings e where e.id in ({','.join(map(str, numbers))})", keys
    )


def _text(value: object) -> str | None:
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")[:HEAD]
    return value if isinstance(value, str) else None


def _large_record(connection: sqlite3.Connection, number: int, keys: Sequence[str]) -> list[tuple[Any, ...]]:
    """The record of one row, value by value: what is too large to load is opened as a stream and read as far as needed."""
    row = connection.execute("select embedding_id from embeddings where id = ?", (number,)).fetchone()
    if row is None:
        return []
    values: list[Any] = []
    for key in keys:
        try:
            values.append(_records(connection, [number], [key])[0][2])
        except sqlite3.Error as error:
            if error.sqlite_errorname != "SQLITE_TOOBIG":
                raise
            place = connection.execute("select rowid from embedding_metadata where id = ? and key = ?", (number, key)).fetchone()[0]
            with connection.blobopen("embedding_metadata", "string_value", place, readonly=True) as stream:
                values.append(stream.read(HEAD_BYTES).decode("utf-8", "replace")[:HEAD])
    return [(number, row[0], *values)]
