"""Recall (L2), and one drawer, from a Chroma file. Synchronous, read-only, logged writes included."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from itertools import islice

from daybreak.archive import Shelf
from daybreak.body import clean_name
from daybreak.drawer import Drawer
from daybreak.errors import InputError
from daybreak.ports import FILED_AT, Window
from daybreak.wing import room_matches
from daybreak_adapters.palaces.archive.shelves import stored_rooms, stored_wings
from daybreak_adapters.palaces.archive.window import is_on, window_for
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.hydration import hydrated
from daybreak_adapters.palaces.file.pending import pending_writes
from daybreak_adapters.palaces.file.reader import Reader
from daybreak_adapters.palaces.file.rows import NOWHERE, Row, materialised, sort_rows
from daybreak_adapters.palaces.file.schema import Collection, find_collection
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("one_drawer", "recalled", "walked")

FEW = 6_000
"""Rows up to which a room is fetched whole and sorted, rather than picked out of the walk in candidate order."""

BATCH = 256
FIELD = "chroma:"


def recalled(file: ChromaFile, collection: str, shelf: Shelf, limit: int, order_by: str) -> tuple[list[Drawer], list[str]]:
    """See `daybreak.archive.Archive.recall`."""
    notices: list[str] = []
    window = window_for(shelf, order_by, notices)
    found = _from_room(file, collection, shelf, window, limit) if shelf.room is not None else None
    if found is None:
        found = list(islice((drawer for drawer in walked(file, collection, window) if is_on(drawer, shelf)), limit))
    return found, notices + file.notices


def walked(file: ChromaFile, collection: str, window: Window) -> Iterator[Drawer]:
    """Every drawer of a window in candidate order."""
    reader = Reader(file, collection, window)
    while (batch := reader.next_batch(BATCH)) is not None:
        yield from batch


def _from_room(file: ChromaFile, name: str, shelf: Shelf, window: Window, limit: int) -> list[Drawer] | None:
    """The first drawers of a room with few drawers, looked up by its name; ``None`` for a room that has to be walked for.

    Raises `InputError` when there is no such room, `UnknownWing` when there is no such wing.
    """
    asked = shelf.room or ""
    with file.reading() as connection:
        collection = find_collection(connection, name, file.path)
        pending = pending_writes(connection, Scope(collection, window))
        logged = [drawer.metadata for drawer in pending.drawers.values()] if pending else []
        rooms = stored_rooms(connection, collection, asked, [facts.get("room") for facts in logged], file.path)
        if room_matches(asked, None) or window.order_by != FILED_AT:
            return None
        wings = None
        if shelf.wing:
            wings = stored_wings(connection, collection, shelf.wing, [facts.get("wing") for facts in logged], file.path)
        numbers = _filed_in(connection, collection, rooms)
        if len(numbers) > FEW:
            return None
        rows = materialised(connection, Scope(collection, window, wings), numbers, None)
        drawers = pending.drawers if pending else {}
        if pending is not None:
            logged_here = [row for row in pending.rows if room_matches(asked, drawers[row.id].metadata.get("room"))]
            rows = sort_rows([row for row in rows if row.id not in pending.touched] + logged_here)
        return list(islice(_in_order(connection, rows, drawers, window, shelf), limit))


def _in_order(
    connection: sqlite3.Connection, rows: list[Row], logged: Mapping[str, Drawer], window: Window, shelf: Shelf
) -> Iterator[Drawer]:
    for start in range(0, len(rows), BATCH):
        part = rows[start : start + BATCH]
        stored = {drawer.id: drawer for drawer in hydrated(connection, [row for row in part if row.id not in logged], window.keys)}
        for row in part:
            drawer = logged.get(row.id) or stored.get(row.id)
            if drawer is not None and is_on(drawer, shelf):
                yield drawer


def _filed_in(connection: sqlite3.Connection, collection: Collection, rooms: tuple[str, ...]) -> list[int]:
    found = connection.execute(
        "select r.id from embedding_metadata r cross join embeddings e on e.id = r.id "
        f"where r.key = 'room' and r.string_value in ({','.join('?' * len(rooms))}) and +e.segment_id = ? limit {FEW + 1}",
        (*rooms, collection.segment),
    )
    return [row[0] for row in found]


def one_drawer(file: ChromaFile, collection: str, name: str) -> Drawer:
    """See `daybreak.archive.Archive.drawer`."""
    with file.reading() as connection:
        found = find_collection(connection, collection, file.path)
        number, full = _looked_up(connection, found, name)
        window = window_for(Shelf())
        if number is not None:
            keys = connection.execute("select key from embedding_metadata where id = ?", (number,))
            window.keys = window.keys | {row[0] for row in keys if not row[0].startswith(FIELD)}
        pending = pending_writes(connection, Scope(found, window))
        if pending is not None:
            full = full or _only([drawer for drawer in pending.drawers if drawer.startswith(name)], name) or name
            if full in pending.drawers:
                return pending.drawers[full]
        if number is None or full is None or (pending is not None and full in pending.touched):
            raise InputError(f"palace {file.path} has no drawer {name!r}: daybreak search finds drawers by their words")
        return hydrated(connection, [Row(NOWHERE, number, full)], window.keys)[0]


def _looked_up(connection: sqlite3.Connection, collection: Collection, name: str) -> tuple[int | None, str | None]:
    """Row and id of the drawer of that name, or of the only one whose id opens with it."""
    exact = connection.execute(
        "select id, embedding_id from embeddings where segment_id = ? and embedding_id = ?", (collection.segment, name)
    ).fetchone()
    if exact is not None:
        return exact[0], exact[1]
    close = connection.execute(
        "select id, embedding_id from embeddings where segment_id = ? and embedding_id >= ? and embedding_id < ? limit 3",
        (collection.segment, name, f"{name}\U0010ffff"),
    ).fetchall()
    if not name or not close:
        return None, None
    _only([row[1] for row in close], name)
    return close[0][0], close[0][1]


def _only(names: list[str], asked: str) -> str | None:
    if len(names) > 1:
        some = ", ".join(map(clean_name, sorted(names)[:3]))
        raise InputError(f"more than one drawer's id opens with {asked!r} ({some}): give more of it")
    return names[0] if names else None
