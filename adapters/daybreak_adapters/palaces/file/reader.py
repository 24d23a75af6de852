"""One wake-up's reading of a Chroma file: sorted batches of drawers, each in short transactions. Synchronous."""

from __future__ import annotations

import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import groupby

from daybreak.drawer import UNDATED, Drawer
from daybreak.ports import FILED_AT, Window
from daybreak.ties import latest_first
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.group import Part
from daybreak_adapters.palaces.file.hydration import hydrated
from daybreak_adapters.palaces.file.pending import Pending, lost_notice, lost_writes, pending_writes
from daybreak_adapters.palaces.file.probes import carries, filed_under
from daybreak_adapters.palaces.file.rows import Row, materialised, sort_rows
from daybreak_adapters.palaces.file.schema import find_collection
from daybreak_adapters.palaces.file.scope import Scope
from daybreak_adapters.palaces.file.weights import FEW, by_importance

__all__ = ("Reader",)

LONGEST_READ = 0.02
"""Seconds after which a transaction ends and another begins: a writer waits for readers, and new readers for a waiting writer."""


class Reader:
    """The batches of one window. The log is read once, with the first batch: what is applied later changes nothing of it."""

    def __init__(self, file: ChromaFile, collection: str, window: Window) -> None:
        self._file = file
        self._name = collection
        self._window = window
        self._connection: sqlite3.Connection | None = None
        self._scope: Scope | None = None
        self._rows: Iterator[list[Row]] = iter(())
        self._ahead: deque[Row] = deque()
        self._pending: Pending | None = None
        self._waiting: deque[Row] = deque()
        self._seen: set[str] = set()
        self._exhausted = False

    def next_batch(self, count: int) -> list[Drawer] | None:
        """About ``count`` more drawers in candidate order, ``None`` at the end. Raises what `Palace.batches` raises."""
        drawers: list[Drawer] = []
        while len(drawers) < count and not self._at_end:
            with self._file.reading() as connection:
                self._connection = connection
                scope = self._scope or self._begin(connection)
                started = time.monotonic()
                while len(drawers) < count and not self._at_end and time.monotonic() - started < LONGEST_READ:
                    drawers += self._drawers(connection, scope, self._next_rows(scope, count - len(drawers)))
        self._window.notices += self._file.notices
        self._file.notices.clear()
        return drawers if drawers or not self._at_end else None

    @property
    def _at_end(self) -> bool:
        return self._exhausted and not self._ahead and not self._waiting

    def _current(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    def _begin(self, connection: sqlite3.Connection) -> Scope:
        collection = find_collection(connection, self._name, self._file.path)
        scope = Scope(collection, self._window)
        self._pending = pending_writes(connection, scope)
        if lost := lost_writes(connection, collection):
            self._window.notices.append(lost_notice(lost))
        scope.parents = carries(connection, "parent_drawer_id", scope, ("string",))
        if self._window.order_by != FILED_AT or self._window.wing:
            from daybreak_adapters.palaces.file import asked  # few wake-ups ask for either

            asked.check_order_key(connection, scope, self._file.path, self._pending)
            scope = Scope(collection, self._window, asked.wings(connection, scope, self._file.path, self._pending), scope.parents)
        if self._pending:
            scope.touched, scope.logged = self._pending.touched, self._pending.rows
            self._waiting.extend(scope.logged)
        self._scope = scope
        self._rows = self._ways(connection, scope)
        return scope

    def _ways(self, connection: sqlite3.Connection, scope: Scope) -> Iterator[list[Row]]:
        """Few rows are fetched whole and sorted, many are walked in order."""
        if not scope.collection.indexed:
            return iter([materialised(connection, scope, None, None)])
        if scope.wings is not None:
            numbers = filed_under(connection, scope, FEW + 1)
            if len(numbers) <= FEW:
                return iter([materialised(connection, scope, numbers, None)])
        return by_importance(self._current, scope)

    def _next_rows(self, scope: Scope, count: int) -> list[Row]:
        """Up to ``count`` more rows; fewer, even none, when a stretch held no more."""
        if not self._ahead and not self._exhausted:
            self._read_ahead(scope)
        rows: list[Row] = []
        while self._ahead and len(rows) < count:
            row = self._ahead.popleft()
            if row.source not in self._window.closed:
                rows.append(row)
        return rows

    def _read_ahead(self, scope: Scope) -> None:
        """Fetch the next stretch, and put the logged rows among it that belong there."""
        stretch = next(self._rows, None)
        self._exhausted = stretch is None
        if isinstance(stretch, Part):
            # What is logged of a group in parts comes with it, each in its turn; only what precedes the group is due.
            come = {row.id for row in stretch} & scope.touched
            self._waiting = deque(row for row in self._waiting if row.id not in come)
            due = self._due(lambda row: bool(stretch) and row.place > stretch[0].place)
            self._ahead.extend(due + stretch)
            return
        rows = [row for row in stretch or () if row.id not in scope.touched]
        logged = self._due(lambda row: self._exhausted or (bool(rows) and row.place >= rows[-1].place))
        rows = sort_rows(rows + logged) if logged else rows
        self._ahead.extend(_latest_first(rows) if self._window.latest_first else rows)

    def _due(self, is_due: Callable[[Row], bool]) -> list[Row]:
        """The logged rows whose turn has come."""
        due: list[Row] = []
        while self._waiting and is_due(self._waiting[0]):
            due.append(self._waiting.popleft())
        return due

    def _drawers(self, connection: sqlite3.Connection, scope: Scope, rows: list[Row]) -> list[Drawer]:
        fresh = [row for row in rows if row.id not in self._seen]
        self._seen.update(row.id for row in fresh)
        logged = self._pending.drawers if self._pending else {}
        if not logged:
            return hydrated(connection, fresh, scope.keys) if fresh else []
        stored = {drawer.id: drawer for drawer in hydrated(connection, [row for row in fresh if row.id not in logged], scope.keys)}
        return [drawer for row in fresh if (drawer := logged.get(row.id) or stored.get(row.id)) is not None]


def _latest_first(rows: list[Row]) -> list[Row]:
    """Rows with the drawers of each source in the better order wherever places are equal."""
    ordered: list[Row] = []
    for place, group in groupby(rows, key=lambda row: row.place):
        tied = list(group)
        if len(tied) > 1 and place[1] != UNDATED:
            tied = latest_first(tied, [row.source for row in tied])
        ordered += tied
    return ordered
