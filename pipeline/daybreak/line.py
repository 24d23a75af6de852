"""A line of the essential story: a drawer that was accepted."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ("TOP_TIER", "Line")

TOP_TIER = 4
"""The tier above which there is none: its lines are settled on acceptance (section 5)."""


class Line(NamedTuple):
    """One accepted drawer, ready to be shown.

    ``rank``: 1 for the best line. ``tier``: 0 to 4 (section 3). ``room``, ``wing``: cleaned, one line each. ``source``: the file or
    parent as stored. ``filed_at``: as stored. ``text``: section 6. ``file``: the base name that is shown, or ``""``.
    """

    rank: int
    tier: int
    room: str
    wing: str | None
    source: str | None
    id: str
    filed_at: str | int | float | None
    text: str
    file: str = ""

    def as_dict(self) -> dict[str, object]:
        """The line as JSON-ready values, in the order in which the command line shows them."""
        return {key: value for key, value in self._asdict().items() if key != "file"}
