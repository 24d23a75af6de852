"""A row of a Chroma file: a drawer's place in candidate order (specification, section 1), and lookups of a known set of rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple

from daybreak.drawer import order_key
from daybreak_adapters.palaces.file.fetching import fetched
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("Connection", "Row", "materialised", "sort_rows", "still_open", "wanted")

Connection = Callable[[], sqlite3.Connection]
"""The connection to use now: it may be another one after each ``yield``, when the file had to be opened again."""


class Row(NamedTuple):
    """A drawer's place and identity. ``place``: importance and order key, the greatest first; ``number``: Chroma's row id."""

    place: tuple[float, int, str | int | float]
    number: int
    id: str


def sort_rows(rows: list[Row]) -> list[Row]:
    """Sort in candidate order: place descending, insertion ascending."""
    rows.sort(key=lambda row: row.number)
    rows.sort(key=lambda row: row.place, reverse=True)
    return rows


def wanted(connection: sqlite3.Connection, scope: Scope, level: float | None, numbers: Sequence[int]) -> list[tuple[int, str]]:
    """Of these row ids the wanted ones, ascending, with the ids of their drawers."""
    return fetched(
        connection,
        f"select e.id, e.embedding_id from embeddings e where e.id in ({','.join(map(str, numbers))}) "
        f"and +e.segment_id = :segment {scope.conditions('e.id', level)} order by e.id",
        scope.parameters,
    )


def still_open(connection: sqlite3.Connection, scope: Scope, rows: list[Row]) -> list[Row]:
    """Rows that were looked up earlier, less those whose source has closed since."""
    kept = {number for number, _ in wanted(connection, scope, None, [row.number for row in rows])}
    return [row for row in rows if row.number in kept]


def materialised(connection: sqlite3.Connection, scope: Scope, numbers: Sequence[int] | None, levels: frozenset[float] | None) -> list[Row]:
    """Rows with their whole place computed, sorted: for few rows, and for files without Chroma's value indexes.

    ``numbers``: row ids (``None``: the whole collection). ``levels``: only rows of these weights (``None``: any).
    """
    among = "" if numbers is None else f"and e.id in ({','.join(map(str, numbers))})"
    found = fetched(
        connection,
        f"select e.id, e.embedding_id, {scope.weight('e.id')}, o.string_value, o.int_value, o.float_value "
        f"from embeddings e left join embedding_metadata o on o.id = e.id and o.key = :order "
        f"where {'+' if among else ''}e.segment_id = :segment {among} {scope.conditions('e.id', None)}",
        scope.parameters,
    )
    order_by = scope.window.order_by
    rows = []
    for number, name, weight, *values in found:
        if levels is None or weight in levels:
            value = next((value for value in values if value is not None), None)
            rows.append(Row((weight, *order_key({order_by: value}, order_by)), number, name))
    return sort_rows(rows)
