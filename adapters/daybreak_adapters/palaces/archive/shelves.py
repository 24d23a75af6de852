"""What is filed where in a Chroma file: which wings and rooms there are, and how many drawers in each. Synchronous, read-only."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence

from daybreak.ports import Window
from daybreak.wing import room_matches, unknown_room, unknown_wing, wing_matches
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.pending import pending_writes
from daybreak_adapters.palaces.file.probes import MOST_NAMES, distinct_strings, wing_names
from daybreak_adapters.palaces.file.schema import Collection, find_collection
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("first_filed", "shelf_counts", "stored_rooms", "stored_wings")


def first_filed(path: str, collection: str, names: Sequence[str], deadline: float) -> str | None:
    """The first of these wings under which a drawer is filed; ``None`` when none is.

    ``deadline``: of ``time.monotonic``. Raises what `ChromaFile.reading` and `find_collection` raise.
    """
    file = ChromaFile(path)
    file.deadline = deadline
    try:
        with file.reading() as connection:
            found = find_collection(connection, collection, path)
            stored = [name for name in wing_names(connection, found) if _is_filed(connection, found, name)]
            pending = pending_writes(connection, Scope(found, Window()))
            if pending is not None:
                stored += [wing for drawer in pending.drawers.values() if isinstance(wing := drawer.metadata.get("wing"), str)]
    finally:
        file.close()
    return next((name for name in names if any(wing_matches(name, wing) for wing in stored)), None)


def stored_wings(
    connection: sqlite3.Connection, collection: Collection, asked: str, logged: Iterable[object], file: str
) -> tuple[str, ...]:
    """The spellings under which a wing is stored. ``logged``: wings of writes that are not applied yet. Raises `UnknownWing`."""
    stored = wing_names(connection, collection)
    matching = tuple(sorted(name for name in stored if wing_matches(asked, name)))
    if any(_is_filed(connection, collection, name) for name in matching) or any(wing_matches(asked, wing) for wing in logged):
        return matching
    filed = [name for name in stored if _is_filed(connection, collection, name)]
    raise unknown_wing(file, asked, filed)


def stored_rooms(
    connection: sqlite3.Connection, collection: Collection, asked: str, logged: Iterable[object], file: str
) -> tuple[str, ...]:
    """The spellings under which a room is stored, in any wing. Raises `InputError` when there is no such room."""
    stored = distinct_strings(connection, "room", MOST_NAMES)
    if room_matches(asked, None):
        return tuple(stored)
    matching = tuple(name for name in stored if room_matches(asked, name))
    if any(_is_filed(connection, collection, name, "room") for name in matching) or any(room_matches(asked, room) for room in logged):
        return matching
    filed = [name for name in stored if _is_filed(connection, collection, name, "room")]
    raise unknown_room(file, asked, filed)


def _is_filed(connection: sqlite3.Connection, collection: Collection, name: str, key: str = "wing") -> bool:
    """Whether a drawer of this collection, not of another one in the file, has this value."""
    tables = ["embedding_metadata", "embedding_metadata_array"] if collection.arrays else ["embedding_metadata"]
    return any(
        connection.execute(
            f"select 1 from {table} w cross join embeddings e on e.id = w.id "
            "where w.key = ? and w.string_value = ? and +e.segment_id = ? limit 1",
            (key, name, collection.segment),
        ).fetchone()
        for table in tables
    )


def shelf_counts(connection: sqlite3.Connection, collection: Collection) -> Counter[tuple[str, str]]:
    """How many applied rows there are by wing and room, ``""`` for none; bookkeeping rows are left out."""
    found = connection.execute(SHELVES, (collection.segment,))
    shelves: Counter[tuple[str, str]] = Counter()
    for wing, room, count in found:
        shelves[wing or "", room or ""] += count
    return shelves


# The kinds of `daybreak.drawer.is_bookkeeping`, each by one look into the primary key: no index knows of booleans.
SHELVES = """
select w.string_value, r.string_value, count(*) from embeddings e
left join embedding_metadata w on w.id = e.id and w.key = 'wing'
left join embedding_metadata r on r.id = e.id and r.key = 'room'
left join embedding_metadata i on i.id = e.id and i.key = 'ingest_mode'
left join embedding_metadata s on s.id = e.id and s.key = 'is_sentinel'
where e.segment_id = ? and coalesce(i.string_value, '') <> 'registry' and coalesce(r.string_value, '') <> '_registry'
and not coalesce(lower(trim(s.string_value)) = 'true', s.int_value = 1, s.float_value = 1, s.bool_value = 1, 0)
group by 1, 2
"""
