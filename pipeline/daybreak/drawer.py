"""What a palace holds (`Drawer`), and what a drawer's metadata says of it (specification: Words, section 1)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

__all__ = (
    "DATED",
    "DEFAULT_IMPORTANCE",
    "HEAD",
    "METADATA_KEYS",
    "NUMBERED",
    "UNDATED",
    "WEIGHT_KEYS",
    "Drawer",
    "importance",
    "is_bookkeeping",
    "is_dated",
    "order_key",
    "source_of",
    "weight",
)

HEAD = 20_000
"""Characters of a document that are ever judged or shown (specification: normalised body)."""

DEFAULT_IMPORTANCE = 3.0
WEIGHT_KEYS = ("importance", "emotional_weight", "weight")
DATED = 1
NUMBERED = 2
UNDATED = 0

METADATA_KEYS = frozenset({"wing", "room", "source_file", "parent_drawer_id", "filed_at", "ingest_mode", "is_sentinel", *WEIGHT_KEYS})
"""The metadata keys that the pipeline reads; a palace may leave all others (but the order key) in the store."""


class Drawer(NamedTuple):
    """One drawer as the store holds it.

    ``text`` is the document, or its first `HEAD` characters where it is longer; ``None`` where there is none.
    ``metadata`` may lack any key, and any value may be of an unexpected type. ``palace``: which one, where several are read as one.
    """

    id: str
    text: str | None
    metadata: Mapping[str, object]
    palace: str | None = None

    @property
    def source(self) -> str | None:
        """The source that budgets and caps count by: one source within its palace only."""
        source = source_of(self.metadata)
        return source if source is None or self.palace is None else f"{self.palace}\n{source}"


def importance(metadata: Mapping[str, object]) -> float:
    """The weight of a drawer (section 1): the first weight key that is present and not ``None`` decides.

    Never raises: an unparsable, boolean, NaN or infinite value counts as `DEFAULT_IMPORTANCE`.
    """
    for key in WEIGHT_KEYS:
        value = metadata.get(key)
        if value is not None:
            return weight(value)
    return DEFAULT_IMPORTANCE


def weight(value: object) -> float:
    """One stored weight as a number; `DEFAULT_IMPORTANCE` for what is none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return DEFAULT_IMPORTANCE
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return DEFAULT_IMPORTANCE
    return number if math.isfinite(number) else DEFAULT_IMPORTANCE


def order_key(metadata: Mapping[str, object], key: str) -> tuple[int, str | int | float]:
    """Where a drawer stands among drawers of equal importance; the greatest comes first (section 1).

    Numbers (not for ``filed_at``), then strings that open with four ASCII digits, as text, then everything else, all equal.
    """
    value = metadata.get(key)
    if isinstance(value, str):
        if is_dated(value):
            return (DATED, value)
    elif key != "filed_at" and isinstance(value, int | float) and not isinstance(value, bool) and value == value:
        return (NUMBERED, value)
    return (UNDATED, 0)


def is_dated(value: str) -> bool:
    """Whether a string opens with four ASCII digits."""
    year = value[:4]
    return len(year) == 4 and year.isascii() and year.isdigit()


def source_of(metadata: Mapping[str, object]) -> str | None:
    """The file or parent that a drawer was cut from, one spelling each; ``None`` when it names neither."""
    file = metadata.get("source_file")
    if isinstance(file, str) and file:
        return file.replace("\\", "/")
    parent = metadata.get("parent_drawer_id")
    return parent if isinstance(parent, str) and parent else None


def is_bookkeeping(metadata: Mapping[str, object]) -> bool:
    """Whether a row is the miner's own note and no drawer: a registry row or a sentinel."""
    if metadata.get("ingest_mode") == "registry" or metadata.get("room") == "_registry":
        return True
    sentinel = metadata.get("is_sentinel")
    if isinstance(sentinel, str):
        return sentinel.strip().casefold() == "true"
    return sentinel is True or (isinstance(sentinel, int | float) and sentinel == 1)
