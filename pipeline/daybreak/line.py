"""A line of the essential story: a drawer that was accepted."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ("TOP_TIER", "Line")

TOP_TIER = 4
"""The tier above which there is none: its lines are settled on acceptance (section 5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
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
        return {key: getattr(self, key) for key in ("rank", "tier", "room", "wing", "source", "id", "filed_at", "text")}
