"""From row ids to drawers: the metadata that the pipeline reads and the head of each document."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from daybreak.drawer import HEAD, Drawer
from daybreak_adapters.palaces.rows import Row

__all__ = ("DOCUMENT", "hydrated", "plain_value")

DOCUMENT = "chroma:document"
HEAD_BYTES = HEAD * 4


def hydrated(connection: sqlite3.Connection, rows: Sequence[Row], keys: Iterable[str]) -> list[Drawer]:
    """The drawers of these rows, in their order; a row that is gone by now is left out.

    No more than the first `HEAD` characters of a document are kept. A row whose values are too large to load is read in parts.
    """
    wanted = [*keys, DOCUMENT]
    numbers = [row.number for row in rows]
    try:
        found = _values(connection, numbers, wanted)
    except (sqlite3.DataError, sqlite3.OperationalError) as error:
        if error.sqlite_errorname != "SQLITE_TOOBIG":
            raise
        found = {number: values for number in numbers for number, values in _large_values(connection, number, wanted).items()}
    drawers = []
    for row in rows:
        name, metadata = found.get(row.number, ("", {}))
        if name == row.id:  # row ids are reused: after a delete and an add this may be another drawer
            text = metadata.pop(DOCUMENT, None)
            drawers.append(Drawer(row.id, text if isinstance(text, str) else None, metadata))
    return drawers


Found = dict[int, tuple[str, dict[str, object]]]

# SQLite's substr on text ends at a NUL, on bytes it does not; of no bytes it makes a null.
BEGINNING = f"coalesce(substr(cast(m.string_value as blob), 1, {HEAD_BYTES}), m.string_value)"
VALUE = f"case when m.key = '{DOCUMENT}' then {BEGINNING} else m.string_value end"


def _values(connection: sqlite3.Connection, numbers: Sequence[int], keys: Sequence[str]) -> Found:
    found: Found = {}
    cursor = connection.execute(
        f"select e.id, e.embedding_id, m.key, {VALUE}, m.int_value, m.float_value, m.bool_value "
        f"from embeddings e left join embedding_metadata m on m.id = e.id and m.key in ({','.join('?' * len(keys))}) "
        f"where e.id in ({','.join(map(str, numbers))})",
        keys,
    )
    for number, name, key, *values in cursor:
        if number not in found:
            found[number] = (name, {})
        value = plain_value(*values)
        if value is not None:
            found[number][1][key] = value
    return found


def plain_value(string: object, integer: object, real: object, boolean: object) -> object:
    """A metadata value from Chroma's four columns; the first that is set counts, a document comes as bytes."""
    if string is not None:
        return string.decode("utf-8", "replace")[:HEAD] if isinstance(string, bytes) else string
    if integer is not None:
        return integer
    if real is not None:
        return real
    return None if boolean is None else bool(boolean)


def _large_values(connection: sqlite3.Connection, number: int, keys: Sequence[str]) -> Found:
    """The values of one row, each on its own: what is too large to load is opened as a stream and read as far as needed."""
    row = connection.execute("select embedding_id from embeddings where id = ?", (number,)).fetchone()
    if row is None:
        return {}
    metadata: dict[str, object] = {}
    for key in keys:
        try:
            metadata |= _values(connection, [number], [key]).get(number, ("", {}))[1]
        except (sqlite3.DataError, sqlite3.OperationalError) as error:
            if error.sqlite_errorname != "SQLITE_TOOBIG":
                raise
            place = connection.execute("select rowid from embedding_metadata where id = ? and key = ?", (number, key)).fetchone()[0]
            with connection.blobopen("embedding_metadata", "string_value", place, readonly=True) as stream:
                metadata[key] = stream.read(HEAD_BYTES).decode("utf-8", "replace")[:HEAD]
    return {number: (row[0], metadata)}
