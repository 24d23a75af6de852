"""A palace in a file that remembers the drawers it has read: a replay reads keys, and texts only of what is new.

A drawer's version is its row number and Chroma's sequence number of the last write to it. Both are read in the transaction that reads the
rest, so a drawer is taken from memory only where the file holds it unchanged.
"""

from __future__ import annotations

import sqlite3

from daybreak.drawer import Drawer
from daybreak.ports import Window
from daybreak.replay import Memory
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.reader import Reader
from daybreak_adapters.palaces.file.rows import Row
from daybreak_adapters.palaces.file.scope import Scope
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION

__all__ = ("ReplayedPalace",)


class ReplayedPalace(EmbeddedPalace):
    """As `EmbeddedPalace`, for wake-ups that share ``memory``: one wing, one order, one at a time."""

    def __init__(self, file: str, collection: str = DEFAULT_COLLECTION, memory: Memory | None = None) -> None:
        super().__init__(file, collection)
        self._memory = Memory() if memory is None else memory

    def reader(self, file: ChromaFile, window: Window) -> Reader:
        return ReplayingReader(file, self._collection, window, self._memory)


class ReplayingReader(Reader):
    """A reader that reads no drawer which ``memory`` holds at the version that the file has."""

    def __init__(self, file: ChromaFile, collection: str, window: Window, memory: Memory) -> None:
        super().__init__(file, collection, window)
        self._memory = memory

    def _drawers(self, connection: sqlite3.Connection, scope: Scope, rows: list[Row]) -> list[Drawer]:
        logged = self._pending.drawers if self._pending else {}
        fresh = [row for row in rows if row.id not in self._seen]
        versions = _versions(connection, [row for row in fresh if row.id not in logged])
        known: dict[str, Drawer] = {}
        for name, version in versions.items():
            if (drawer := self._memory.recall(name, version)) is not None:
                known[name] = drawer
        self._seen.update(known)
        read = {drawer.id: drawer for drawer in super()._drawers(connection, scope, [row for row in fresh if row.id not in known])}
        for name, drawer in read.items():
            if name in versions:
                self._memory.note(drawer, versions[name])
        return [drawer for name in dict.fromkeys(row.id for row in fresh) if (drawer := known.get(name) or read.get(name)) is not None]


def _versions(connection: sqlite3.Connection, rows: list[Row]) -> dict[str, tuple[int, object]]:
    """The version of each of these rows that is still there, by id."""
    numbers = ",".join(str(row.number) for row in rows)
    stored = {row[0]: row[1:] for row in connection.execute(f"select id, embedding_id, seq_id from embeddings where id in ({numbers})")}
    # Row numbers are reused: the id has to be the one that was found in order.
    return {row.id: (row.number, stored[row.number][1]) for row in rows if row.number in stored and stored[row.number][0] == row.id}
