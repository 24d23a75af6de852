"""A palace in a file: sorted batches straight from `chroma.sqlite3`, read-only, without chromadb."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator
from functools import partial

from daybreak.drawer import Drawer
from daybreak.ports import Window
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.reader import Reader
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION
from daybreak_adapters.palaces.threads import in_thread

__all__ = ("EmbeddedPalace",)


class EmbeddedPalace:
    """A palace whose Chroma collection lies in ``file``.

    Keep it out of a process that holds another connection to the same file, be it chromadb's or SQLite's: whoever closes a file drops
    the locks that the whole process holds on it. There, use the collection. Nothing is open between wake-ups; any number of them may run
    at once.
    """

    def __init__(self, file: str | os.PathLike[str], collection: str = DEFAULT_COLLECTION) -> None:
        self._file = os.fspath(file)
        self._collection = collection

    @property
    def name(self) -> str:
        return os.path.dirname(self._file)

    def reader(self, file: ChromaFile, window: Window) -> Reader:
        """What reads the batches of a window."""
        return Reader(file, self._collection, window)

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """The drawers of the window in candidate order; see `daybreak.ports.Palace.batches`."""
        file = ChromaFile(self._file)
        reader = self.reader(file, window)
        pulled = 0
        try:
            while True:
                file.deadline = window.deadline
                batch = await in_thread(partial(reader.next_batch, window.batch_size(pulled)), file.stop)
                if batch is None:
                    return
                pulled += 1
                yield batch
        finally:
            file.close()
