"""Where a collection that a caller holds in their hands lives: known by what chromadb's clients say of themselves."""

from __future__ import annotations

import os

from daybreak.errors import InputError
from daybreak_adapters.palaces.book.files import Whereabouts
from daybreak_adapters.palaces.server.address import split_url
from daybreak_adapters.palaces.server.connection import API, DEFAULT_DATABASE, DEFAULT_TENANT

__all__ = ("address_of", "whereabouts")


def whereabouts(collection: object, identifier: str) -> Whereabouts:
    """What the order book of a collection belongs to; ``server`` is ``None`` where nothing is known that outlives the process."""
    return Whereabouts(
        server=server_of(collection),
        tenant=str(getattr(collection, "tenant", None) or DEFAULT_TENANT),
        database=str(getattr(collection, "database", None) or DEFAULT_DATABASE),
        name=str(getattr(collection, "name", "")),
        id=identifier,
    )


def address_of(collection: object) -> str:
    """What to call the place of a collection in messages: an address without credentials, a path, or its name."""
    return server_of(collection) or f"collection {getattr(collection, 'name', '')!r} in this process"


def server_of(collection: object) -> str | None:
    """The server's address without credentials, the directory of a persistent client, or ``None``."""
    connection = getattr(collection, "connection", None)
    if connection is not None:
        return str(connection.url)
    client = getattr(collection, "_client", None)
    api_url = getattr(client, "get_api_url", None)
    if callable(api_url) and isinstance(url := api_url(), str) and url:
        try:
            return split_url(url)[0].removesuffix(API)
        except InputError:
            return None
    settings = getattr(client, "_settings", None) or getattr(getattr(client, "_system", None), "settings", None)
    directory = getattr(settings, "persist_directory", None)
    if getattr(settings, "is_persistent", False) is True and isinstance(directory, str):
        return os.path.realpath(directory)
    return None
