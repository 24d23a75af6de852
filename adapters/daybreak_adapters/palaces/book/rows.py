"""What the order book keeps of a drawer: the parts of its metadata that decide where it stands, and nothing of its text."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from daybreak.drawer import importance, order_key, source_of
from daybreak.ports import FILED_AT

__all__ = ("ENCODE", "BookRow", "Standing", "book_row", "fingerprint", "standing")

ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=str).encode

Standing = tuple[float, int, str | int | float | None, int]
"""Where a drawer stands: importance, 1 for a number as order key, the order key (``None``: no place of its own), insertion order."""


class BookRow(NamedTuple):
    """One drawer of the book.

    ``importance``: parsed (section 1). ``filed_at``: when it opens with four digits, else ``None``. ``wing``: a string or list as JSON,
    else ``None``. ``room``: a string, else ``None``. ``source``: section *Words*. ``shape``: the metadata keys that the drawer carries, as
    a JSON list. ``marks``: of all other keys those values that can order drawers (numbers, and strings that open with four digits), so
    that any key can be asked for later without reading the palace again.
    """

    id: str
    importance: float
    filed_at: str | None
    wing: str | None
    room: str | None
    source: str | None
    shape: str
    marks: tuple[tuple[str, str | int | float], ...]


def book_row(identifier: str, metadata: Mapping[str, object]) -> BookRow:
    """The row of a drawer. Never raises for odd metadata."""
    carried: list[str] = []
    marks: list[tuple[str, str | int | float]] = []
    for key, value in metadata.items():
        if value is None:
            continue
        carried.append(key)
        if can_order(value) and key != FILED_AT and order_key(metadata, key)[0]:
            marks.append((key, orderable(value)))
    carried.sort()
    marks.sort()
    wing, room = metadata.get("wing"), metadata.get("room")
    return BookRow(
        id=identifier,
        importance=importance(metadata),
        filed_at=str(orderable(metadata[FILED_AT])) if order_key(metadata, FILED_AT)[0] else None,
        wing=ENCODE(wing) if isinstance(wing, str | list) else None,
        room=room if isinstance(room, str) else None,
        source=source_of(metadata),
        shape=shape_of(tuple(carried)),
        marks=tuple(marks),
    )


def standing(metadata: Mapping[str, object], key: str, place: int) -> Standing:
    """Where a drawer stands by what its metadata say now, in the form in which the book sorts; see `precedence` for comparing."""
    kind, value = order_key(metadata, key)
    if not kind:
        return (importance(metadata), 0, None, place)
    return (importance(metadata), int(not isinstance(value, str)), orderable(value), place)


def orderable(value: object) -> str | int | float:
    """A value as SQLite's JSON can hold it: infinite numbers become the largest finite ones, whole numbers stay within 64 bits, and
    a NUL, at which a text would end, is spelled with two other characters that sort as it does."""
    if isinstance(value, str):
        return value.replace("\x01", "\x01\x02").replace("\0", "\x01\x01")
    if isinstance(value, int):
        return max(-(1 << 63), min(value, (1 << 63) - 1))
    number = float(value) if isinstance(value, float) else 0.0
    return number if math.isfinite(number) else math.copysign(sys.float_info.max, number)


def can_order(value: object) -> bool:
    """Whether it is worth asking `order_key`: cheaply false for most values."""
    kind = type(value)
    return value[:1].isdigit() if kind is str else kind is int or kind is float  # type: ignore[index]


@lru_cache(maxsize=512)
def shape_of(keys: tuple[str, ...]) -> str:
    return ENCODE(keys)


def fingerprint(row: BookRow) -> bytes:
    """By which two readings of a drawer are compared."""
    return blake2b(ENCODE(row).encode("utf-8", "surrogatepass"), digest_size=8).digest()
