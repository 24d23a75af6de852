"""Probes of Chroma's indexes: which values a metadata key has, and which drawers carry them."""

from __future__ import annotations

import sqlite3
from itertools import islice

from daybreak_adapters.palaces.file.schema import Collection
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("MOST_NAMES", "carries", "distinct_strings", "filed_under", "lists", "wing_names")

MOST_NAMES = 100_000
"""Names of wings, or of rooms, that are looked at."""


def distinct_strings(connection: sqlite3.Connection, key: str, most: int) -> list[str]:
    """Up to ``most`` distinct string values of a metadata key, ascending, by one probe of the index each."""
    found = connection.execute(
        "with recursive names(name) as ("
        " select min(string_value) from embedding_metadata where key = :key and string_value is not null"
        " union all"
        " select (select min(string_value) from embedding_metadata where key = :key and string_value > name)"
        " from names where name is not null"
        ") select name from names where name is not null limit :most",
        {"key": key, "most": most},
    )
    return [row[0] for row in found]


def wing_names(connection: sqlite3.Connection, collection: Collection) -> list[str]:
    """The names under which drawers of the file are filed as wings, alone or in a list."""
    names = distinct_strings(connection, "wing", MOST_NAMES)
    if collection.arrays:
        listed = "select distinct string_value from embedding_metadata_array where key = 'wing' and string_value is not null"
        names += [row[0] for row in connection.execute(listed)]
    return names


def carries(connection: sqlite3.Connection, key: str, scope: Scope, kinds: tuple[str, ...]) -> bool:
    """Whether a drawer of the collection has a value of one of these kinds under a metadata key."""
    return any(
        connection.execute(
            "select 1 from embedding_metadata m cross join embeddings e on e.id = m.id "
            f"where m.key = ? and m.{kind}_value is not null and e.segment_id = ? limit 1",
            (key, scope.collection.segment),
        ).fetchone()
        for kind in kinds
    )


def lists(connection: sqlite3.Connection, key: str, scope: Scope) -> bool:
    """Whether a drawer of the collection has a list under a metadata key."""
    if not scope.collection.arrays:
        return False
    found = connection.execute(
        "select 1 from embedding_metadata_array m cross join embeddings e on e.id = m.id where m.key = ? and e.segment_id = ? limit 1",
        (key, scope.collection.segment),
    )
    return found.fetchone() is not None


def filed_under(connection: sqlite3.Connection, scope: Scope, most: int) -> list[int]:
    """Up to ``most`` row ids of drawers of the wing in scope, found by way of the wing."""
    names = ",".join("?" * len(scope.wings or ()))
    tables = ["embedding_metadata", "embedding_metadata_array"] if scope.collection.arrays else ["embedding_metadata"]
    numbers: dict[int, None] = {}
    for table in tables:
        found = connection.execute(
            f"select w.id from {table} w cross join embeddings e on e.id = w.id "
            f"where w.key = 'wing' and w.string_value in ({names}) and +e.segment_id = ? limit ?",
            (*(scope.wings or ()), scope.collection.segment, most),
        )
        numbers.update((row[0], None) for row in found)
    return list(islice(numbers, most))
