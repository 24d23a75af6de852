"""A line of the essential story: a drawer that was accepted."""

from __future__ import annotations

import math
from typing import NamedTuple

__all__ = ("TOP_TIER", "Line")

TOP_TIER = 4
"""The tier above which there is none: its lines are settled on acceptance (section 5)."""


class Line(NamedTuple):
    """One accepted drawer, ready to be shown.

    ``rank``: 1 for the best line. ``tier``: 0 to 4 (section 3). ``room``, ``wing``: cleaned, one line each. ``source``: the file or
    parent as stored. ``filed_at``: as stored. ``text``: section 6. ``file``: the base name that is shown, or ``""``. ``palace``: where
    the drawer came from, when several palaces are told as one story.
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
    palace: str | None = None

    def as_dict(self) -> dict[str, object]:
        """The line as JSON-ready values, in the order in which the command line shows them; ``palace`` only where there are several."""
        hidden = {"file"} if self.palace else {"file", "palace"}
        values = {key: value for key, value in self._asdict().items() if key not in hidden}
        if isinstance(self.filed_at, float) and not math.isfinite(self.filed_at):
            values["filed_at"] = None  # JSON knows no such number
        return values

    @property
    def origin(self) -> str:
        """What is shown behind the text: the file, and the palace where there are several; ``""`` for neither."""
        if self.palace is None:
            return self.file
        place = self.palace.rstrip("/").rpartition("/")[2] or self.palace
        return f"{self.file}, {place}" if self.file else place
