"""A palace in a file: sorted batches straight from `chroma.sqlite3`, read-only, without chromadb."""

from __future__ import annotations

import threading
from collections.abc import AsyncGenerator, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from anyio import CancelScope, current_effective_deadline, get_cancelled_exc_class, to_thread

from daybreak.drawer import Drawer
from daybreak.ports import Window
from daybreak_adapters.palaces.chroma_file import ChromaFile
from daybreak_adapters.palaces.chroma_schema import DEFAULT_COLLECTION
from daybreak_adapters.palaces.reader import Reader

__all__ = ("EmbeddedPalace",)

T = TypeVar("T")


class EmbeddedPalace:
    """A palace whose Chroma collection lies in ``file``.

    Keep it out of a process that holds a chromadb client on the same file: there, use the collection (two SQLite libraries in one
    process drop each other's locks). Nothing is open between wake-ups; any number of them may run at once.
    """

    def __init__(self, file: Path, collection: str = DEFAULT_COLLECTION) -> None:
        self._file = file
        self._collection = collection

    @property
    def name(self) -> str:
        return str(self._file.parent)

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """The drawers of the window in candidate order; see `daybreak.ports.Palace.batches`."""
        file = ChromaFile(self._file)
        reader = Reader(file, self._collection, window)
        pulled = 0
        try:
            while True:
                file.deadline = current_effective_deadline()
                batch = await _in_thread(partial(reader.next_batch, window.batch_size(pulled)), file.stop)
                if batch is None:
                    return
                pulled += 1
                yield batch
        finally:
            file.close()


async def _in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Run ``work`` in a worker thread; on cancellation ``stop`` it and wait until it has ended, so that nothing is left behind."""
    first = threading.Lock()  # whoever takes it first decides: the thread that it runs, the cancelled task that it never will
    ended = threading.Event()

    def run() -> T | None:
        if not first.acquire(blocking=False):
            return None
        try:
            return work()
        finally:
            ended.set()

    try:
        return cast(T, await to_thread.run_sync(run, abandon_on_cancel=True))
    except get_cancelled_exc_class():
        stop()
        if not first.acquire(blocking=False):
            with CancelScope(shield=True):
                await to_thread.run_sync(ended.wait)
        raise
