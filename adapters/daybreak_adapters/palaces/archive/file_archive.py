"""An archive in a file: recall, search and counts straight from `chroma.sqlite3`, read-only, without chromadb.

Semantic search is not to be had this way: the vectors' index is chromadb's own, and a client would write to the file on opening it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TypeVar

from anyio import current_effective_deadline

from daybreak.archive import Answer, Counts, Shelf
from daybreak.drawer import Drawer
from daybreak.errors import InputError
from daybreak.ports import FILED_AT
from daybreak_adapters.palaces.archive.counts import counted
from daybreak_adapters.palaces.archive.reading import one_drawer, recalled
from daybreak_adapters.palaces.archive.search import searched
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("FileArchive",)

T = TypeVar("T")


class FileArchive:
    """The archive whose Chroma collection lies in ``file``; the same warning as for `EmbeddedPalace` applies. Nothing stays open."""

    def __init__(self, file: str, collection: str = DEFAULT_COLLECTION) -> None:
        self._file = file
        self._collection = collection

    @property
    def name(self) -> str:
        return os.path.dirname(self._file)

    async def recall(self, shelf: Shelf, limit: int, order_by: str = FILED_AT) -> tuple[Sequence[Drawer], Sequence[str]]:
        """See `daybreak.archive.Archive.recall`."""
        return await self._read(lambda file: recalled(file, self._collection, shelf, limit, order_by))

    async def search(self, query: str, shelf: Shelf, limit: int, *, semantic: bool = False) -> Answer:
        """See `daybreak.archive.Archive.search`; never ``semantic``, see above."""
        if semantic:
            raise InputError(
                f"palace {self.name} is a file, whose vector index cannot be opened without writing to it: "
                "search for words instead (leave semantic out)"
            )
        return await self._read(lambda file: searched(file, self._collection, query, shelf, limit))

    async def drawer(self, name: str) -> Drawer:
        """See `daybreak.archive.Archive.drawer`."""
        return await self._read(lambda file: one_drawer(file, self._collection, name))

    async def counts(self) -> Counts:
        """See `daybreak.archive.Archive.counts`."""
        return await self._read(lambda file: counted(file, self._collection))

    async def _read(self, work: Callable[[ChromaFile], T]) -> T:
        file = ChromaFile(self._file)
        file.deadline = current_effective_deadline()
        try:
            return await in_thread(lambda: work(file), file.stop)
        finally:
            file.close()
