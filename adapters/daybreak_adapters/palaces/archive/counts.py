"""How many drawers there are in a Chroma file, and where. Synchronous, read-only, logged writes included."""

from __future__ import annotations

import sqlite3
from collections import Counter

from daybreak.archive import Counts
from daybreak.drawer import Drawer, is_bookkeeping, is_dated
from daybreak.ports import Window
from daybreak.wing import GENERAL
from daybreak_adapters.palaces.archive.shelves import shelf_counts
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.hydration import hydrated
from daybreak_adapters.palaces.file.pending import Pending, lost_notice, lost_writes, pending_writes
from daybreak_adapters.palaces.file.rows import NOWHERE, Row
from daybreak_adapters.palaces.file.schema import Collection, find_collection
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("by_wing", "counted")

BATCH = 256


def counted(file: ChromaFile, collection: str) -> Counts:
    """See `daybreak.archive.Archive.counts`."""
    with file.reading() as connection:
        found = find_collection(connection, collection, file.path)
        total = connection.execute("select count(*) from embeddings where segment_id = ?", (found.segment,)).fetchone()[0]
        shelves = shelf_counts(connection, found)
        bookkeeping = total - shelves.total()
        newest = _newest(connection, found)
        pending = pending_writes(connection, Scope(found, Window()))
        if pending is not None:
            bookkeeping += _apply(connection, found, pending, shelves)
            newest = max([*filter(None, [newest, *map(_stamp, pending.drawers.values())])], default=None)
        lost = lost_writes(connection, found)
    notices = [*file.notices, *([lost_notice(lost)] if lost else [])]
    return Counts(shelves.total(), by_wing(shelves), bookkeeping, len(pending.touched) if pending else 0, newest, notices)


def _apply(connection: sqlite3.Connection, collection: Collection, pending: Pending, shelves: Counter[tuple[str, str]]) -> int:
    """Count logged writes in, in place; returns by how many rows the bookkeeping grows."""
    grown = 0
    for sign, drawers in ((-1, _stored(connection, collection, pending.touched)), (1, list(pending.drawers.values()))):
        for drawer in drawers:
            if is_bookkeeping(drawer.metadata):
                grown += sign
            else:
                shelves[_shelf(drawer)] += sign
    return grown


def by_wing(shelves: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Shelves as `Counts` has them."""
    wings: dict[str, dict[str, int]] = {}
    for (wing, room), count in sorted(shelves.items(), key=lambda item: (item[0][0], -item[1], item[0][1])):
        if count > 0:
            rooms = wings.setdefault(wing, {})
            rooms[room or GENERAL] = rooms.get(room or GENERAL, 0) + count
    return dict(sorted(wings.items(), key=lambda item: (-sum(item[1].values()), item[0])))


def _shelf(drawer: Drawer) -> tuple[str, str]:
    wing, room = drawer.metadata.get("wing"), drawer.metadata.get("room")
    return wing if isinstance(wing, str) else "", room if isinstance(room, str) else ""


def _stamp(drawer: Drawer) -> str | None:
    filed_at = drawer.metadata.get("filed_at")
    return filed_at if isinstance(filed_at, str) and is_dated(filed_at) else None


def _newest(connection: sqlite3.Connection, collection: Collection) -> str | None:
    row = connection.execute(
        "select m.string_value from embedding_metadata m cross join embeddings e on e.id = m.id where m.key = 'filed_at' "
        "and m.string_value < ':' and m.string_value glob '[0-9][0-9][0-9][0-9]*' and +e.segment_id = ? "
        "order by m.string_value desc limit 1",
        (collection.segment,),
    ).fetchone()
    return row[0] if row else None


def _stored(connection: sqlite3.Connection, collection: Collection, names: frozenset[str]) -> list[Drawer]:
    """The stored state of drawers that logged writes touch."""
    drawers: list[Drawer] = []
    ordered = sorted(names)
    for start in range(0, len(ordered), BATCH):
        some = ordered[start : start + BATCH]
        found = connection.execute(
            f"select id, embedding_id from embeddings where segment_id = ? and embedding_id in ({','.join('?' * len(some))})",
            (collection.segment, *some),
        ).fetchall()
        drawers += hydrated(connection, [Row(NOWHERE, number, name) for number, name in found], Window().keys)
    return drawers
