"""A row of a Chroma file: a drawer's place in candidate order (specification, section 1), and lookups of a known set of rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple

from daybreak.drawer import order_key, source_of
from daybreak_adapters.palaces.file.fetching import fetched
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("NOWHERE", "Connect", "Row", "Standing", "materialised", "row_source", "sort_rows", "wanted")

Connect = Callable[[], sqlite3.Connection]
"""The connection to use now: it may be another one after each ``yield``, when the file had to be opened again."""


Standing = tuple[float, int, str | int | float]

NOWHERE: Standing = (0.0, 0, 0)
"""The place of a row whose order does not matter."""


class Row(NamedTuple):
    """A drawer's place and identity. ``place``: importance and order key, the greatest first; ``number``: Chroma's row id."""

    place: Standing
    number: int
    id: str
    source: str | None = None


def row_source(file: object, parent: object) -> str | None:
    """The source of a row, of the columns that `Scope.sources` reads."""
    return source_of({"source_file": file, "parent_drawer_id": parent})


def sort_rows(rows: list[Row]) -> list[Row]:
    """Sort in candidate order: place descending, insertion ascending."""
    rows.sort(key=lambda row: row.number)
    rows.sort(key=lambda row: row.place, reverse=True)
    return rows


def wanted(
    connection: sqlite3.Connection, scope: Scope, level: float | None, numbers: Sequence[int], place: Standing = NOWHERE
) -> list[Row]:
    """Of these row ids the wanted rows, ascending, all with this place."""
    found = fetched(
        connection,
        f"select e.id, e.embedding_id, {scope.sources('e.id')} from embeddings e where e.id in ({','.join(map(str, numbers))}) "
        f"and +e.segment_id = :segment {scope.conditions('e.id', level)} order by e.id",
        scope.parameters,
    )
    return [Row(place, number, name, row_source(*source)) for number, name, *source in found]


def materialised(connection: sqlite3.Connection, scope: Scope, numbers: Sequence[int] | None, levels: frozenset[float] | None) -> list[Row]:
    """Rows with their whole place computed, sorted: for few rows, and for files without Chroma's value indexes.

    ``numbers``: row ids (``None``: the whole collection). ``levels``: only rows of these weights (``None``: any).
    """
    among = "" if numbers is None else f"and e.id in ({','.join(map(str, numbers))})"
    found = fetched(
        connection,
        f"select e.id, e.embedding_id, {scope.sources('e.id')}, {scope.weight('e.id')}, o.string_value, o.int_value, o.float_value "
        f"from embeddings e left join embedding_metadata o on o.id = e.id and o.key = :order "
        f"where {'+' if among else ''}e.segment_id = :segment {among} {scope.conditions('e.id', None)}",
        scope.parameters,
    )
    order_by = scope.window.order_by
    rows = []
    for number, name, file, parent, weight, *values in found:
        if levels is None or weight in levels:
            value = next((value for value in values if value is not None), None)
            rows.append(Row((weight, *order_key({order_by: value}, order_by)), number, name, row_source(file, parent)))
    return sort_rows(rows)
