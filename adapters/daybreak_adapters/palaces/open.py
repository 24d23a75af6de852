"""Which reader for which place."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from daybreak.errors import DaybreakError
from daybreak.ports import Palace
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, absolute, is_address, palace_file

if TYPE_CHECKING:
    from daybreak.archive import Archive
    from daybreak_adapters.palaces.collection import CollectionPalace
    from daybreak_adapters.palaces.server.calls import Collection

    Place: TypeAlias = str | os.PathLike[str] | Collection

__all__ = ("open_archive", "open_palace", "open_palaces")


@asynccontextmanager
async def open_palace(place: Place, *, collection: str | None = None, alone: bool = True) -> AsyncIterator[Palace]:
    """The palace at ``place``: a directory with a ``chroma.sqlite3`` or that file itself (``~`` is expanded), the ``http(s)://`` address
    of a Chroma server, or a chromadb collection that the program holds, asynchronous or not (then ``collection`` does not matter).

    ``collection``: its name, ``None`` for MemPalace's own. ``alone``: no other server is opened in this process; a token that does not say
    whose it is would be shown to all of them otherwise. Raises `PalaceNotFound`, `UnreadablePalace`, `InputError`. The collection is
    looked up when the first batch is pulled: `UnknownCollection` comes from there.
    """
    if _is_path(place):
        yield EmbeddedPalace(palace_file(absolute(place)), collection or DEFAULT_COLLECTION)
        return
    async with _open_collection(place, collection, alone) as palace:
        yield palace


def _is_path(place: Place) -> TypeGuard[str | os.PathLike[str]]:
    return isinstance(place, str | os.PathLike) and not is_address(place)


@asynccontextmanager
async def _open_collection(place: Place, collection: str | None, alone: bool) -> AsyncIterator[CollectionPalace]:
    """The palace behind Chroma's API: at an address, or in the caller's hands."""
    from daybreak_adapters.palaces.collection import CollectionPalace  # only where a server or a collection is really opened

    if not isinstance(place, str | os.PathLike):
        async with CollectionPalace(place) as palace:
            yield palace
        return
    from daybreak_adapters.palaces.book.progress import progress_bar
    from daybreak_adapters.palaces.server.connection import Connection

    connection = Connection.from_environment(os.fspath(place), alone=alone)
    with progress_bar(f"reading the order of {connection.url}") as progress:
        async with CollectionPalace.at(connection, collection or DEFAULT_COLLECTION, progress=progress) as palace:
            yield palace


@asynccontextmanager
async def open_archive(place: Place, *, collection: str | None = None) -> AsyncIterator[Archive]:
    """The archive of a palace, to recall, search and count: places, names and errors as for `open_palace`."""
    if _is_path(place):
        from daybreak_adapters.palaces.archive.file_archive import FileArchive

        yield FileArchive(palace_file(absolute(place)), collection or DEFAULT_COLLECTION)
        return
    from daybreak_adapters.palaces.archive.collection_archive import CollectionArchive

    async with _open_collection(place, collection, alone=True) as palace:
        yield CollectionArchive(palace)


@asynccontextmanager
async def open_palaces(places: Sequence[Place], *, collection: str | None = None) -> AsyncIterator[Palace]:
    """One palace, or several as one (`daybreak.merge`). A place that cannot be opened is left out and told of; when none can, its error
    is raised."""
    if len(places) == 1:
        async with open_palace(places[0], collection=collection) as palace:
            yield palace
        return
    from daybreak.merge import MergedPalace

    failures: list[DaybreakError] = []
    palaces: list[Palace] = []
    servers = [place for place in places if isinstance(place, str) and is_address(place)]
    async with AsyncExitStack() as stack:
        for place in places:
            try:
                palaces.append(await stack.enter_async_context(open_palace(place, collection=collection, alone=len(servers) < 2)))
            except DaybreakError as error:
                failures.append(error)
        if not palaces:
            raise failures[0]
        yield MergedPalace(palaces, [str(failure) for failure in failures])
