"""The walk over Chroma's own index, in candidate order and in stretches of bounded work.

The index ``embedding_metadata(key, string_value)`` gives the order (specification, section 1). It is walked from its end in *stretches*:
a look ahead over the index alone finds where the next so many entries end, one query then fetches the wanted rows of that range, and
Python sorts them. A stretch never cuts a group of equal values, so no place inside a group has to be remembered. A group too large for a
stretch (a huge mined file, all of it filed at once) is fetched whole, ids only, and handed out in parts.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from daybreak.drawer import DATED, DEFAULT_IMPORTANCE, NUMBERED, UNDATED, order_key
from daybreak.ports import FILED_AT
from daybreak_adapters.palaces.file.fetching import fetched
from daybreak_adapters.palaces.file.group import Logged, Part, in_parts, latest_in_parts
from daybreak_adapters.palaces.file.rows import Connect, Row, row_source, sort_rows
from daybreak_adapters.palaces.file.scope import Scope
from daybreak_adapters.palaces.file.sources import all_closed

__all__ = ("in_order",)

FIRST_STRETCH = 160
USUAL_STRETCH = 1_024
LARGEST_STRETCH = 16_384
LARGEST_GROUP = 4_096
ID_RANGE = 8_192

STRINGS = ("string",)
NUMBERS = ("int", "float")
GLOB = "glob '[0-9][0-9][0-9][0-9]*'"


class Bound(NamedTuple):
    """Where a walk stands: everything below ``value`` is still to come, and ``value`` itself where ``inclusive``."""

    value: bytes | int | float
    inclusive: bool


def in_order(connection: Connect, scope: Scope, level: float | None) -> Iterator[list[Row]]:
    """Every row of one weight (``None``: all rows) in candidate order, in lists that may be empty."""
    weight = DEFAULT_IMPORTANCE if level is None else level
    if scope.window.order_by != FILED_AT:
        yield from Walk(connection, scope, level, (weight, NUMBERED), NUMBERS).stretches()
    yield from Walk(connection, scope, level, (weight, DATED), STRINGS).stretches()
    yield from undated(connection, scope, level, (weight, UNDATED, 0))


class Walk:
    """One walk from the greatest value of the order key down, over strings or over numbers."""

    def __init__(self, connection: Connect, scope: Scope, level: float | None, place: tuple[float, int], columns: tuple[str, ...]) -> None:
        self._connection = connection
        self._scope = scope
        self._level = level
        self._place = place
        self._columns = columns
        self._bound: Bound | None = None
        self._text = columns == STRINGS

    def stretches(self) -> Iterator[list[Row]]:
        """The rows of the walk, a stretch at a time; ends early when no source is open any more."""
        span = FIRST_STRETCH
        while not self._scope.finished:
            seen, lowest = self._look_ahead(span)
            if not seen:
                return
            if lowest is not None and self._bound is not None and lowest > self._bound.value:
                raise sqlite3.DatabaseError("index out of order")  # walking on might never end
            if lowest is not None and self._group_size(lowest) > LARGEST_GROUP:
                if self._greatest() == lowest:
                    yield from self._parts_of_group(lowest)
                    self._bound = Bound(lowest, inclusive=False)
                    continue
                rows, self._bound = self._fetch(Bound(lowest, inclusive=False)), Bound(lowest, inclusive=True)
            else:
                rows = self._fetch(None if lowest is None else Bound(lowest, inclusive=True))
                self._bound = None if lowest is None else Bound(lowest, inclusive=False)
            yield rows
            if self._bound is None:
                return
            few = len(rows) * 8 < seen
            span = min(span * 4, LARGEST_STRETCH) if few else min(span * 2, USUAL_STRETCH)
            if few and seen >= USUAL_STRETCH and all_closed(self._connection(), self._scope):
                self._scope.finished = True

    def _index(self, column: str, above: str = "") -> str:
        """The part of the index that is still to be walked, as ``m``: below the bound, and as far down as ``above`` says.

        One condition for each end: with two, SQLite walks from whichever it likes.
        """
        value = f"m.{column}_value"
        below = f"and {value} < ':'" if self._text else ""
        if self._bound is not None:
            below = f"and {value} {'<=' if self._bound.inclusive else '<'} {self._as_value(':upper')}"
        if not above and self._text:
            above = f"and {value} >= '0'"
        return self._entries(column, f"{below} {above}")

    def _entries(self, column: str, condition: str) -> str:
        return (
            f"from embedding_metadata m indexed by embedding_metadata_{column}_value "
            f"where m.key = :order and m.{column}_value is not null {condition}"
        )

    def _same(self, column: str) -> str:
        return self._entries(column, f"and m.{column}_value = {self._as_value(':same')}")

    def _as_value(self, expression: str) -> str:
        # Text travels as its bytes: a value that is not UTF-8 keeps its place in the order.
        return f"cast({expression} as text)" if self._text else expression

    def _run(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        parameters = self._scope.parameters | values
        if self._bound is not None:
            parameters["upper"] = self._bound.value
        return fetched(self._connection(), statement, parameters)

    def _stored(self, expression: str) -> str:
        return f"cast({expression} as blob)" if self._text else expression

    def _look_ahead(self, span: int) -> tuple[int, Any]:
        """How many of the next ``span`` entries exist, and the value they reach down to (``None``: to the end)."""
        total = 0
        reached: list[Any] = []
        for column in self._columns:
            value = f"m.{column}_value"
            found = self._run(
                f"select count(*), {self._stored('min(value)')} "
                f"from (select {value} as value {self._index(column)} order by {value} desc limit :span)",
                span=span,
            )
            count, lowest = found[0]
            total += count
            if count == span:
                reached.append(lowest)
        return total, max(reached, default=None)

    def _group_size(self, value: bytes | int | float) -> int:
        """How many entries have this value, counted a little beyond `LARGEST_GROUP` at most."""
        sizes: list[int] = [
            self._run(
                f"select count(*) from (select 1 {self._same(column)} limit :most)",
                same=value,
                most=LARGEST_GROUP + 1,
            )[0][0]
            for column in self._columns
        ]
        return sum(sizes)

    def _greatest(self) -> bytes | int | float:
        greatest = [self._run(f"select {self._stored(f'max(m.{column}_value)')} {self._index(column)}")[0][0] for column in self._columns]
        best: bytes | int | float = max(value for value in greatest if value is not None)
        return best

    def _fetch(self, lower: Bound | None) -> list[Row]:
        """The wanted rows down to ``lower``, sorted."""
        rows: list[Row] = []
        for column in self._columns:
            above = "" if lower is None else f"and m.{column}_value {'>=' if lower.inclusive else '>'} {self._as_value(':lower')}"
            dated = f"and m.string_value {GLOB}" if self._text else ""
            found = self._run(
                f"select m.{column}_value, m.id, e.embedding_id, {self._scope.sources('m.id')} {self._joined(column, above)} {dated} "
                f"and e.segment_id = :segment {self._scope.conditions('m.id', self._level)}",
                lower=None if lower is None else lower.value,
            )
            rows += [Row((*self._place, value), number, name, row_source(*source)) for value, number, name, *source in found]
        return sort_rows(rows)

    def _joined(self, column: str, above: str) -> str:
        return self._index(column, above).replace(" where ", " cross join embeddings e on e.id = m.id where ", 1)

    def _parts_of_group(self, value: bytes | int | float) -> Iterator[list[Row]]:
        """A group of equal values: all its row ids at once, in insertion order, the wanted ones in parts."""
        numbers = array("q")
        for column in self._columns:
            numbers.extend(row[0] for row in self._run(f"select m.id {self._same(column)}", same=value))
        shown = value.decode("utf-8", "replace") if isinstance(value, bytes) else value
        if isinstance(shown, str) and order_key({"": shown}, "")[0] != DATED:
            return
        told = latest_in_parts if self._scope.window.latest_first else in_parts
        yield from told(self._connection, self._scope, self._level, (*self._place, shown), array("q", sorted(numbers)))


def undated(connection: Connect, scope: Scope, level: float | None, place: tuple[float, int, int]) -> Iterator[list[Row]]:
    """Rows whose order key is missing or odd, in insertion order."""
    numbers = "" if scope.window.order_by == FILED_AT else "or f.int_value is not null or f.float_value is not null"
    known = f"f.key = :order and (f.string_value {GLOB} {numbers})"
    if scope.finished or _all_known(connection(), scope, known):
        return
    logged = Logged(scope, place)
    first = connection().execute("select min(id) from embeddings").fetchone()[0]
    while first is not None:
        found = connection().execute(
            f"select e.id, e.embedding_id, {scope.sources('e.id')} from embeddings e "
            f"where e.id >= :first and e.id < :first + {ID_RANGE} and +e.segment_id = :segment "
            f"and not exists(select 1 from embedding_metadata f where f.id = e.id and {known}) "
            f"{scope.conditions('e.id', level)} order by e.id",
            scope.parameters | {"first": first},
        )
        rows = [Row(place, number, name, row_source(*source)) for number, name, *source in found]
        yield Part(logged.among(rows, first + ID_RANGE))
        # Row ids may have gaps, and in a damaged file gaps of any size.
        first = connection().execute(f"select min(id) from embeddings where id >= ? + {ID_RANGE}", (first,)).fetchone()[0]


def _all_known(connection: sqlite3.Connection, scope: Scope, known: str) -> bool:
    """Whether every row of the file has an order key that sorts, by two counts: cheaper than looking for one that has none."""
    total = connection.execute("select count(*) from embeddings").fetchone()[0]
    return bool(connection.execute(f"select count(*) from embedding_metadata f where {known}", scope.parameters).fetchone()[0] == total)
