"""The budgets of a wake-up, as one value."""

from __future__ import annotations

from typing import NamedTuple

from daybreak.errors import InputError

__all__ = ("RANGES", "Limits")

RANGES: dict[str, tuple[int, int]] = {
    "max_drawers": (1, 1_000),
    "max_chars": (64, 1_000_000),
    "max_per_source": (1, 1_000),
    "max_scan": (1, 1_000_000),
    "max_scan_per_source": (1, 1_000_000),
    "snippet_chars": (24, 20_000),
    "first_batch": (1, 10_000),
    "largest_batch": (1, 10_000),
}


class Budgets(NamedTuple):
    """The fields of `Limits`, which checks them."""

    max_drawers: int
    max_chars: int
    max_per_source: int
    max_scan: int
    max_scan_per_source: int | None
    near_duplicate: float
    snippet_chars: int
    first_batch: int
    largest_batch: int


class Limits(Budgets):
    """How much a wake-up may read and tell; the specification's capitals are the defaults. Give them by name.

    ``max_drawers``: lines told. ``max_chars``: characters of the rendered L1. ``max_per_source``: accepted lines of one source.
    ``max_scan``: candidates examined. ``max_scan_per_source``: of these, from one source (``None``: no limit).
    ``near_duplicate``: Jaccard overlap from which two bodies say the same. ``snippet_chars``: characters of a line's text.
    ``first_batch`` and ``largest_batch``: drawers a pull, doubling from one to the other; they never change the result.

    Raises `InputError` naming the limit that is out of range.

    >>> Limits(max_drawers=5).max_drawers
    5
    """

    __slots__ = ()

    def __new__(
        cls,
        *,
        max_drawers: int = 15,
        max_chars: int = 3_200,
        max_per_source: int = 2,
        max_scan: int = 2_000,
        max_scan_per_source: int | None = 250,
        near_duplicate: float = 0.8,
        snippet_chars: int = 200,
        first_batch: int = 64,
        largest_batch: int = 256,
    ) -> Limits:
        chosen = super().__new__(
            cls,
            max_drawers,
            max_chars,
            max_per_source,
            max_scan,
            max_scan_per_source,
            near_duplicate,
            snippet_chars,
            first_batch,
            largest_batch,
        )
        for name, (low, high) in RANGES.items():
            value = getattr(chosen, name)
            if value is None and name == "max_scan_per_source":
                continue
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise InputError(f"{name} is {shown(value)}: give a whole number from {low} to {high}")
        share = chosen.near_duplicate
        if isinstance(share, bool) or not isinstance(share, int | float) or not 0 < share <= 1:
            raise InputError(f"near_duplicate is {shown(share)}: give a share above 0 and up to 1")
        return chosen

    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, object]]:
        # A tuple's own would give the values by place, to copies and to other processes.
        return (), self._asdict()

    def _replace(self, **changes: object) -> Limits:
        # A tuple's own would skip the checks.
        return Limits(**(self._asdict() | changes))


def shown(value: object) -> str:
    """A value for a message; Python refuses to print a whole number of thousands of digits."""
    try:
        return repr(value)
    except ValueError:
        return "far too large"
