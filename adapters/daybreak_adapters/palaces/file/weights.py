"""Rows by importance (specification, section 1): nothing but one probe when no drawer carries a weight, exact when some or all do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from daybreak.drawer import DEFAULT_IMPORTANCE, WEIGHT_KEYS, weight
from daybreak_adapters.palaces.file.rows import Connect, Row, materialised
from daybreak_adapters.palaces.file.scope import Scope
from daybreak_adapters.palaces.file.walk import in_order

__all__ = ("FEW", "by_importance")

FEW = 6_000
"""Rows up to which a set is fetched whole and sorted, rather than picked out of the walk over the order key."""

BAND = 256

COLUMNS = ("string", "int", "float")

Stored = tuple[str, str, object]
"""A weight as it is stored: metadata key, kind of column, value."""


def by_importance(connection: Connect, scope: Scope) -> Iterator[list[Row]]:
    """Every row of the scope, the greatest importance first, in candidate order."""
    levels = weight_levels(connection())
    scope.weighted = bool(levels)
    if not levels:
        yield from in_order(connection, scope, None)
        return
    levels.setdefault(DEFAULT_IMPORTANCE, [])
    band, numbers = set[float](), set[int]()
    for level in sorted(levels, reverse=True):
        found = None if level == DEFAULT_IMPORTANCE else _numbers(connection(), levels[level])
        if found is not None:
            band.add(level)
            numbers |= found
        if numbers and (found is None or len(numbers) >= BAND):
            yield materialised(connection(), scope, sorted(numbers), frozenset(band))
            band, numbers = set(), set()
        if found is None:
            yield from in_order(connection, scope, level)
    if numbers:
        yield materialised(connection(), scope, sorted(numbers), frozenset(band))


def weight_levels(connection: sqlite3.Connection) -> dict[float, list[Stored]]:
    """The distinct weights that are stored anywhere in the file, each with the stored values that count as it."""
    levels: dict[float, list[Stored]] = {}
    for key in WEIGHT_KEYS:
        for kind in COLUMNS:
            for (value,) in connection.execute(
                f"select distinct {kind}_value from embedding_metadata indexed by embedding_metadata_{kind}_value "
                f"where key = ? and {kind}_value is not null",
                (key,),
            ):
                levels.setdefault(weight(value), []).append((key, kind, value))
    return levels


def _numbers(connection: sqlite3.Connection, stored: list[Stored]) -> set[int] | None:
    """The row ids that carry one of these stored weights; ``None`` when they are more than `FEW`."""
    numbers: set[int] = set()
    for key, kind, value in stored:
        numbers.update(
            row[0]
            for row in connection.execute(
                f"select id from embedding_metadata indexed by embedding_metadata_{kind}_value "
                f"where key = ? and {kind}_value = ? limit {FEW + 1}",
                (key, value),
            )
        )
        if len(numbers) > FEW:
            return None
    return numbers
