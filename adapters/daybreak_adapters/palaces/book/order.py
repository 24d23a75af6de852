"""Reading the order book in candidate order: SQL that seeks instead of walking (specification, section 1).

Importance descending, numbers before strings before nothing, order key descending, insertion order ascending. SQLite sorts NULL last in a
descending order, and text by its UTF-8 bytes, which is the order of Python's strings.
"""

from __future__ import annotations

from collections.abc import Iterator

from daybreak.ports import FILED_AT
from daybreak_adapters.palaces.book.rows import Standing

__all__ = ("Order", "Precedence", "precedence")


class Order:
    """The order by one metadata key. ``number``: under which the book knows the key; ``filed_at`` needs none, it has its own column.

    ``columns``: what a drawer stands by, in the order of `Standing`. ``index``, ``create``: the name of the index and how it is made.
    """

    def __init__(self, key: str, number: int | None = None) -> None:
        filed_at = key == FILED_AT
        self.index = "by_filed_at" if filed_at else f"by_key_{number}"
        self.value = "filed_at" if filed_at else f"json_extract(marks,'$.k{number}')"
        self.is_number = "0" if filed_at else f"(typeof({self.value})='integer' or typeof({self.value})='real')"
        leading = "importance desc, filed_at desc" if filed_at else f"importance desc, {self.is_number} desc, {self.value} desc"
        self._whole = f"{leading}, place"
        self.columns = f"importance, {self.is_number}, {self.value}, place"
        self.create = f"create index if not exists {self.index} on drawer({leading}, place, wing, source) where importance is not null"

    def stretches(self, after: Standing | None) -> Iterator[tuple[str, str, tuple[object, ...]]]:
        """The rest of the order after a standing, cut into stretches that an index can seek: condition, order, parameters of each."""
        value, is_number = self.value, self.is_number
        if after is None:
            yield "importance is not null", self._whole, ()
            return
        weight, number, key, place = after
        level = f"importance=? and {is_number}=?"
        yield f"{level} and {value} is ? and place>?", "place", (weight, number, key, place)
        if key is not None:
            yield f"{level} and {value}<?", f"{value} desc, place", (weight, number, key)
            if not number:
                yield f"{level} and {value} is null", "place", (weight, 0)
        if number:
            yield f"importance=? and {is_number}=0", f"{value} desc, place", (weight,)
        yield "importance<?", self._whole, (weight,)


def precedence(standing: Standing) -> Precedence:
    """A key by which Python sorts as the book does: the least comes first."""
    weight, number, key, place = standing
    return (-weight, -number, Falling(key), place)


class Falling:
    """An order key that compares the other way round, ``None`` last; only compared with keys of its own kind."""

    __slots__ = ("key",)

    def __init__(self, key: str | int | float | None) -> None:
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Falling) and self.key == other.key

    def __lt__(self, other: Falling) -> bool:
        if self.key is None or other.key is None:
            return self.key is not None
        return bool(self.key > other.key)  # type: ignore[operator]

    __hash__ = None  # type: ignore[assignment]


Precedence = tuple[float, int, Falling, int]
