"""Rows of a statement with their texts, decoded as fast as can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ("fetched",)


def fetched(connection: sqlite3.Connection, statement: str, parameters: Mapping[str, object] | Sequence[object] = ()) -> list[Any]:
    """All rows of a statement. Texts are decoded by SQLite, far faster than in Python; in Python where one is no valid UTF-8."""
    lenient = connection.text_factory
    connection.text_factory = str
    try:
        return connection.execute(statement, parameters).fetchall()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", None) is not None:  # SQLite's own; this one is Python's
            raise
    finally:
        connection.text_factory = lenient
    return connection.execute(statement, parameters).fetchall()
