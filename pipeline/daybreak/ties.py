"""The order among drawers that are filed at one moment: a mined session's end before its beginning.

All chunks of a mined file share one ``filed_at``, and what a session came to stands near its end. The specification tells such a tie in
insertion order; the better rules keep that order between sources, but give the places of each source to its drawers from the last to the
first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

__all__ = ("latest_first",)

T = TypeVar("T")


def latest_first(tied: Sequence[T], sources: Iterable[str | None]) -> list[T]:
    """Tied items in the better order; ``tied`` is in insertion order, ``sources`` names the source of each (``None``: stays in place)."""
    places: dict[str, list[int]] = {}
    for index, source in enumerate(sources):
        if source is not None:
            places.setdefault(source, []).append(index)
    ordered = list(tied)
    for indices in places.values():
        for index, other in zip(indices, reversed(indices), strict=True):
            ordered[index] = tied[other]
    return ordered
