"""Which reader for which place."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from daybreak_adapters.palaces.chroma_schema import DEFAULT_COLLECTION
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.locate import absolute, palace_file

__all__ = ("open_palace",)


@asynccontextmanager
async def open_palace(place: str | os.PathLike[str], *, collection: str = DEFAULT_COLLECTION) -> AsyncIterator[EmbeddedPalace]:
    """The palace at ``place``, a directory with a ``chroma.sqlite3`` or that file itself; ``~`` is expanded.

    Raises `PalaceNotFound`. The collection is looked up when the first batch is pulled: `UnknownCollection` comes from there.
    """
    yield EmbeddedPalace(palace_file(absolute(place)), collection)
