"""Logged writes that Chroma has not applied yet: part of the palace (specification, section 1)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from daybreak.drawer import HEAD, Drawer, importance, order_key, source_of
from daybreak.wing import wing_matches
from daybreak_adapters.palaces.file.hydration import DOCUMENT, hydrated
from daybreak_adapters.palaces.file.rows import NOWHERE, Row, sort_rows
from daybreak_adapters.palaces.file.schema import Collection, sequence_number
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("Pending", "lost_notice", "lost_writes", "pending_writes")

UPDATE, UPSERT, DELETE = 1, 2, 3
NEW = 1 << 62
"""Row number of the first logged drawer: after all applied rows of the same key."""

IDS_A_QUERY = 500

Record = dict[str, object]


class Pending(NamedTuple):
    """What the log says beyond the tables. ``touched``: ids whose stored row does not count. ``rows``: what stands instead, in candidate
    order. ``drawers``: their content by id."""

    touched: frozenset[str]
    rows: list[Row]
    drawers: dict[str, Drawer]


def pending_writes(connection: sqlite3.Connection, scope: Scope) -> Pending | None:
    """The writes above the watermark, applied in memory as a fresh Chroma client would apply them; ``None`` when there are none."""
    logged = _logged(connection, scope.collection)
    if not logged:
        return None
    touched = frozenset(name for _, name, _ in logged)
    records = _stored(connection, scope, touched)
    _apply(logged, records)
    return _as_rows(scope, touched, records)


def _logged(connection: sqlite3.Connection, collection: Collection) -> list[tuple[int, str, Record]]:
    """The writes above the watermark, in their order: operation, drawer id, changes."""
    # A log row holds its whole document in one value and has to be parsed whole.
    found = connection.execute(
        "select operation, id, metadata from embeddings_queue where topic = ? and seq_id > ? order by seq_id",
        (collection.topic, collection.watermark),
    )
    return [(operation, name, _record(metadata)) for operation, name, metadata in found]


def _apply(logged: Iterable[tuple[int, str, Record]], records: dict[str, tuple[int, Record]]) -> None:
    """Chroma's rules: an add of a known id is ignored, an update of an unknown one too; the rest merges keys; null deletes one."""
    for added, (operation, name, changes) in enumerate(logged):
        if operation == DELETE:
            records.pop(name, None)
            continue
        known = name in records
        if (operation == UPDATE and not known) or (operation not in (UPDATE, UPSERT) and known):
            continue
        _, record = records.setdefault(name, (NEW + added, {}))
        for key, value in changes.items():
            if value is None:
                record.pop(key, None)
            else:
                record[key] = value


def _as_rows(scope: Scope, touched: frozenset[str], records: dict[str, tuple[int, Record]]) -> Pending:
    window = scope.window
    rows, drawers = [], {}
    for name, (number, record) in records.items():
        if window.wing and not wing_matches(window.wing, record.get("wing")):
            continue
        text = record.get(DOCUMENT)
        metadata = {key: value for key, value in record.items() if key in window.keys}
        rows.append(Row((importance(metadata), *order_key(metadata, window.order_by)), number, name, source_of(metadata)))
        drawers[name] = Drawer(name, text if isinstance(text, str) else None, metadata)
    return Pending(touched, sort_rows(rows), drawers)


def _record(metadata: object) -> Record:
    """The metadata of a log row; what cannot be read counts as empty."""
    if not isinstance(metadata, str):
        return {}
    import json  # needed when there are logged writes

    try:
        record = json.loads(metadata)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(record, dict):
        return {}
    if isinstance(text := record.get(DOCUMENT), str):
        record[DOCUMENT] = text[:HEAD]
    return record


def _stored(connection: sqlite3.Connection, scope: Scope, names: frozenset[str]) -> dict[str, tuple[int, Record]]:
    """The applied records of these ids: row id, and what the pipeline reads of them."""
    rows = []
    for some in _chunks(sorted(names)):
        found = connection.execute(
            f"select id, embedding_id from embeddings where segment_id = ? and embedding_id in ({','.join('?' * len(some))})",
            (scope.collection.segment, *some),
        )
        rows += [Row(NOWHERE, number, name) for number, name in found]
    numbers = {row.id: row.number for row in rows}
    records: dict[str, tuple[int, Record]] = {}
    for drawer in hydrated(connection, rows, scope.window.keys):
        record = dict(drawer.metadata)
        if drawer.text is not None:
            record[DOCUMENT] = drawer.text
        records[drawer.id] = (numbers[drawer.id], record)
    if scope.collection.arrays:
        _add_lists(connection, dict(records.values()), scope.window.keys)
    return records


def _add_lists(connection: sqlite3.Connection, records: dict[int, Record], keys: Iterable[str]) -> None:
    for number, key, *values in connection.execute(
        "select id, key, string_value, int_value, float_value, bool_value from embedding_metadata_array "
        f"where id in ({','.join(map(str, records))}) order by rowid"
    ):
        items = records[number].setdefault(key, []) if key in keys else None
        if isinstance(items, list):
            items.append(next((value for value in values if value is not None), None))


def lost_notice(lost: int) -> str:
    """What to say of so many writes that Chroma will never apply."""
    return (
        f"{lost} logged write{'s' if lost > 1 else ''} will never be applied: the palace's max_seq_id is poisoned; "
        "repair it with the program that writes it (mempalace repair)"
    )


def lost_writes(connection: sqlite3.Connection, collection: Collection) -> int:
    """How many logged writes Chroma will never apply, because its watermark stands beyond the end of the log."""
    end = connection.execute("select max(seq_id) from embeddings_queue").fetchone()[0]
    if end is None or collection.watermark <= end:
        return 0
    stored = connection.execute("select seq_id from embeddings where segment_id = ?", (collection.segment,))
    applied = max((sequence_number(row[0]) for row in stored), default=-1)
    later = connection.execute(
        "select q.operation, exists(select 1 from embeddings e where e.segment_id = ? and e.embedding_id = q.id) "
        "from embeddings_queue q where q.topic = ? and q.seq_id > ?",
        (collection.segment, collection.topic, applied),
    )
    # An applied delete leaves no trace but the missing row; a delete or update of a row that is not there changes nothing.
    return sum(1 for operation, known in later if known or operation not in (UPDATE, DELETE))


def _chunks(names: list[str]) -> Iterator[list[str]]:
    for start in range(0, len(names), IDS_A_QUERY):
        yield names[start : start + IDS_A_QUERY]
