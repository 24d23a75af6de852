"""Keyword search (L3) in a Chroma file, by way of Chroma's own full-text index. Synchronous, read-only.

chromadb 0.4 to 1.5 keep one FTS5 table, ``embedding_fulltext_search(string_value)``, of character trigrams, case folded. Its row numbers
are those of ``embeddings``; it holds documents of all collections, in 0.4 also of deleted drawers, and nothing that is only logged. So
what it finds is a candidate: the text decides. Words of fewer than three characters (most words in Chinese or Japanese) are in no trigram:
they are looked for in the index's own copy of the documents, which lies together. Where there is no sound index, or case beyond ASCII
would matter there, drawers are read newest first, for as long as there is time.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence

from daybreak.archive import Answer, Shelf
from daybreak.drawer import HEAD, Drawer
from daybreak.errors import InputError, UnavailablePalace
from daybreak.ports import Window
from daybreak_adapters.palaces.archive.keywords import TRIGRAM, Query
from daybreak_adapters.palaces.archive.reading import walked
from daybreak_adapters.palaces.archive.shelves import stored_rooms, stored_wings
from daybreak_adapters.palaces.archive.window import is_on, window_for
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.hydration import hydrated
from daybreak_adapters.palaces.file.pending import Pending, pending_writes
from daybreak_adapters.palaces.file.rows import NOWHERE, Row
from daybreak_adapters.palaces.file.schema import Collection, find_collection
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("searched",)

TABLE = "embedding_fulltext_search"
MOST_CANDIDATES = 2_000
BATCH = 200
SPARE = 0.1
"""Seconds before the deadline at which reading on ends, so that what was found can be told."""


class Unusable(Exception):
    """The index is missing, damaged, or not what it should be."""


def searched(file: ChromaFile, collection: str, query: str, shelf: Shelf, limit: int) -> Answer:
    """See `daybreak.archive.Archive.search`. Raises `InputError` for a query without a word."""
    asked = Query.of(query)
    if not asked.words:
        raise InputError("there is nothing to search for: give a word or a phrase")
    window = window_for(shelf)
    notices = window.notices
    drawers: dict[str, Drawer] = {}
    settled = False
    if asked.long or asked.caseless:
        try:
            indexed, settled = _by_index(file, collection, asked, shelf, window, limit)
            drawers = {drawer.id: drawer for drawer in indexed}
        except Unusable as reason:
            notices.append(f"the full-text index of {file.path} {reason}: searched without it, newest drawers first")
    if not settled:
        for drawer in _by_reading(file, collection, asked, shelf, window, limit):
            drawers.setdefault(drawer.id, drawer)
    ranked = asked.ranked(drawers.values())
    every = [found for found in ranked if asked.holds_all(found.drawer.text)]
    return Answer((every or ranked)[:limit], bool(every), notices + file.notices)


def _by_index(file: ChromaFile, name: str, asked: Query, shelf: Shelf, window: Window, limit: int) -> tuple[list[Drawer], bool]:
    """Drawers found by the index and among the logged writes; and whether that settles it: nothing better is to be found by reading."""
    with file.reading() as connection:
        collection = find_collection(connection, name, file.path)
        pending = pending_writes(connection, Scope(collection, window))
        scope = Scope(collection, window, _checked(connection, collection, shelf, pending, file.path))
        touched = pending.touched if pending else frozenset[str]()
        drawers = pending.drawers.values() if pending else ()
        logged = [drawer for drawer in drawers if is_on(drawer, shelf) and asked.holds_any(drawer.text)]
        found: list[Drawer] = []
        exhausted = True
        for number, condition in enumerate(asked.expressions() or [None]):
            rows = [row for row in _matching(connection, scope, condition, asked) if row.id not in touched]
            exhausted &= len(rows) < MOST_CANDIDATES
            for drawer in _verified(connection, rows, window, asked):
                if is_on(drawer, shelf) and (number or asked.holds_all(drawer.text) or is_cut(drawer)):
                    found.append(drawer)
                    if len(found) >= limit * 4:
                        break
            if found or any(asked.holds_all(drawer.text) for drawer in logged):
                break
        settled = any(asked.holds_all(drawer.text) for drawer in found) or (exhausted and _is_complete(connection))
        return found + logged, settled


def is_cut(drawer: Drawer) -> bool:
    """Whether a drawer has more text than is read of it, so that a word may stand further on."""
    return len(drawer.text or "") >= HEAD


def _checked(
    connection: sqlite3.Connection, collection: Collection, shelf: Shelf, pending: Pending | None, file: str
) -> tuple[str, ...] | None:
    """The stored spellings of the wing. Raises `UnknownWing`, and `InputError` for a room that is not there."""
    logged = [drawer.metadata for drawer in pending.drawers.values()] if pending else []
    if shelf.room is not None:
        stored_rooms(connection, collection, shelf.room, [facts.get("room") for facts in logged], file)
    if not shelf.wing:
        return None
    return stored_wings(connection, collection, shelf.wing, [facts.get("wing") for facts in logged], file)


def _matching(connection: sqlite3.Connection, scope: Scope, expression: str | None, asked: Query) -> list[Row]:
    """The best candidates of the index for an FTS5 expression; for ``None`` the newest documents with all words. Raises `Unusable`."""
    values: dict[str, object] = {"expression": expression}
    if expression is None:
        values = {f"word{number}": word for number, word in enumerate(asked.words)}
        held = " and ".join(f"instr(lower(f.c0), :{name})" for name in values)
        source, condition, order = f"{TABLE}_content f", held, "f.id desc"
    else:
        source, condition, order = f"{TABLE} f", f"{TABLE} match :expression", "f.rank"
    try:
        found = connection.execute(
            f"select e.id, e.embedding_id from {source} cross join embeddings e on e.id = f.{'id' if expression is None else 'rowid'} "
            f"where {condition} and +e.segment_id = :segment {scope.conditions('e.id', None)} order by {order} limit {MOST_CANDIDATES}",
            scope.parameters | values,
        ).fetchall()
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "") or ""
        if name.startswith(("SQLITE_CORRUPT", "SQLITE_ERROR")):
            raise Unusable("is missing" if "no such" in str(error) else "is damaged") from error
        raise
    return [Row(NOWHERE, number, name) for number, name in found]


def _verified(connection: sqlite3.Connection, rows: Sequence[Row], window: Window, asked: Query) -> Iterator[Drawer]:
    """The drawers of these rows that hold what the index says they hold. Raises `Unusable` when it says what is not so."""
    wrong = 0
    for start in range(0, len(rows), BATCH):
        for drawer in hydrated(connection, rows[start : start + BATCH], window.keys):
            if asked.holds_any(drawer.text) or is_cut(drawer):
                yield drawer
            else:
                wrong += 1
    if wrong * 2 > len(rows):
        raise Unusable("does not match the drawers")


def _is_complete(connection: sqlite3.Connection) -> bool:
    """Whether an index that found nothing can be believed: it has as many entries as there are rows, and knows the last of them."""
    try:
        indexed = connection.execute(f"select count(*) from {TABLE}_docsize").fetchone()[0]
        if indexed < connection.execute("select count(*) from embeddings").fetchone()[0]:
            return False
        number, text = connection.execute(f"select id, c0 from {TABLE}_content order by id desc limit 1").fetchone()
        sample = text[:TRIGRAM].replace('"', '""') if isinstance(text, str) and len(text) >= TRIGRAM else ""
        if not sample or "\0" in sample:
            return True
        return (
            connection.execute(f"select 1 from {TABLE} where {TABLE} match ? and rowid = ?", (f'"{sample}"', number)).fetchone() is not None
        )
    except (sqlite3.Error, TypeError):
        return False


def _by_reading(file: ChromaFile, collection: str, asked: Query, shelf: Shelf, window: Window, limit: int) -> Iterable[Drawer]:
    """Drawers that hold all words, newest first; where there is no time for all of them, those that were reached."""
    found: list[Drawer] = []
    read = 0
    try:
        for drawer in walked(file, collection, window):
            read += 1
            if asked.holds_all(drawer.text) and is_on(drawer, shelf):
                found.append(drawer)
                if len(found) >= limit:
                    break
            if time.monotonic() > file.deadline - SPARE:
                window.notices.append(f"searched the newest {read:,} drawers only: allow more time for the rest (--deadline-ms)")
                break
    except UnavailablePalace as error:
        if not read:
            raise
        window.notices.append(str(error))
    return found
