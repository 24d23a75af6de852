"""A group of rows with equal places, too large for one stretch: a huge mined file, all of it filed at once.

All its row ids are at hand, ascending; whose they are is looked up in parts and only as far as rows are asked for, because the sources of
a large group tend to close after a few of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from daybreak_adapters.palaces.file.rows import Connect, Row, Standing, wanted
from daybreak_adapters.palaces.file.scope import Scope
from daybreak_adapters.palaces.file.sources import all_closed

__all__ = ("Logged", "Part", "in_parts", "latest_in_parts")

FIRST_PART = 64
USUAL_PART = 1_024
LARGEST_PART = 16_384


class Part(list[Row]):
    """Rows of a group of equal places that comes in several lists, already in their final order, the logged ones among them."""


def in_parts(connection: Connect, scope: Scope, level: float | None, place: Standing, numbers: Sequence[int]) -> Iterator[Part]:
    """The wanted rows of a group in insertion order."""
    yield from map(Part, parts_of(connection, scope, level, place, numbers))


def latest_in_parts(connection: Connect, scope: Scope, level: float | None, place: Standing, numbers: Sequence[int]) -> Iterator[Part]:
    """The wanted rows of a group in the order of `daybreak.ties.latest_first`."""
    latest = Latest(connection, scope, level, place, numbers)
    for part in parts_of(connection, scope, level, place, numbers):
        told = (row if row.source is None else latest.next_of(row.source) for row in part)
        yield Part(row for row in told if row is not None)


def parts_of(connection: Connect, scope: Scope, level: float | None, place: Standing, numbers: Sequence[int]) -> Iterator[list[Row]]:
    """The wanted ones of these row ids and the logged rows of their place, by row id, some at a time: few at first, many where hardly any
    is wanted."""
    logged = Logged(scope, place)
    start, size = 0, FIRST_PART
    while start < len(numbers) and not scope.finished:
        part = numbers[start : start + size]
        found = wanted(connection(), scope, level, part, place)
        start += size
        yield logged.among(found, numbers[start] if start < len(numbers) else None)
        size = min(size * 4, USUAL_PART)
        if len(found) * 8 < len(part):
            size = min(len(part) * 4, LARGEST_PART)
            scope.finished = all_closed(connection(), scope)
    if logged.rows:
        yield list(logged.rows)


class Logged:
    """The logged rows of one place that were not put among stored ones yet, by row id."""

    def __init__(self, scope: Scope, place: Standing) -> None:
        self._touched = scope.touched
        self.rows = deque(row for row in scope.logged if row.place == place)

    def among(self, stored: Iterable[Row], before: int | None) -> list[Row]:
        """Stored rows that count, and the logged ones with row ids below ``before`` (``None``: all)."""
        due: list[Row] = []
        while self.rows and (before is None or self.rows[0].number < before):
            due.append(self.rows.popleft())
        return _by_number(self._touched, stored, due)

    def among_latest(self, stored: Iterable[Row], first: int | None) -> list[Row]:
        """The same with row ids from ``first`` on (``None``: all), for rows that are looked up from the last to the first."""
        due: list[Row] = []
        while self.rows and (first is None or self.rows[-1].number >= first):
            due.append(self.rows.pop())
        return _by_number(self._touched, stored, due)


def _by_number(touched: frozenset[str], stored: Iterable[Row], logged: list[Row]) -> list[Row]:
    counted = [row for row in stored if row.id not in touched]
    return sorted(counted + logged, key=lambda row: row.number) if logged else counted


class Latest:
    """The rows of each source of a group from the last to the first, looked up from the end of the group as far as they are needed."""

    def __init__(self, connection: Connect, scope: Scope, level: float | None, place: Standing, numbers: Sequence[int]) -> None:
        self._connection = connection
        self._scope = scope
        self._level = level
        self._place = place
        self._numbers = numbers
        self._end = len(numbers)
        self._size = FIRST_PART
        self._logged = Logged(scope, place)
        self._rows: dict[str, deque[Row]] = {}

    def next_of(self, source: str) -> Row | None:
        """The latest row of a source that was not told yet; ``None`` when there is none any more."""
        while not (rows := self._rows.get(source)) and self._end:
            self._look_further()
        return rows.popleft() if rows else None

    def _look_further(self) -> None:
        start = max(self._end - self._size, 0)
        found = wanted(self._connection(), self._scope, self._level, self._numbers[start : self._end], self._place)
        for row in reversed(self._logged.among_latest(found, self._numbers[start] if start else None)):
            if row.source is not None:
                self._rows.setdefault(row.source, deque()).append(row)
        self._end = start
        self._size = min(self._size * 4, LARGEST_PART if len(found) * 8 < self._size else USUAL_PART)
