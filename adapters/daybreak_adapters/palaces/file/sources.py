"""The sources of a Chroma file: whether any of them is still open."""

from __future__ import annotations

import sqlite3

from daybreak_adapters.palaces.file.probes import distinct_strings
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("all_closed",)

MOST_SOURCES = 64


def all_closed(connection: sqlite3.Connection, scope: Scope) -> bool:
    """Whether no drawer of the file can be examined any more: every drawer names a source file and all of these are closed.

    Skipping row by row would walk the whole index of a palace that a few sources fill, so the sources are enumerated instead (a probe
    each), and it is counted that no drawer lacks one: row ids without gaps tell how many drawers there are. Asked again only when another
    source has closed.
    """
    closed = scope.window.closed
    if not closed or len(closed) == scope.closed_when_asked or not scope.collection.indexed:
        return False
    scope.closed_when_asked = len(closed)
    names = distinct_strings(connection, "source_file", MOST_SOURCES + 1)
    if len(names) > MOST_SOURCES or any(name.replace("\\", "/") not in closed for name in names if name):
        return False
    (named,) = connection.execute(
        "select count(*) from embedding_metadata indexed by embedding_metadata_string_value where key = 'source_file' and string_value > ''"
    ).fetchone()
    (most,) = connection.execute("select (select max(id) from embeddings) - (select min(id) from embeddings) + 1").fetchone()
    return named == most or bool(connection.execute("select count(*) = ? from embeddings", (named,)).fetchone()[0])
