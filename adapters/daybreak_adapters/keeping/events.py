"""What a keeper has to say while it runs, for people and for machines."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ("CHANGED", "FAILED", "RECOVERED", "REFRESHED", "STARTED", "STOPPED", "UNSAVED", "Event")

STARTED = "started"
CHANGED = "changed"
REFRESHED = "refreshed"
FAILED = "failed"
RECOVERED = "recovered"
UNSAVED = "unsaved"
STOPPED = "stopped"


class Event(NamedTuple):
    """``kind``: `STARTED`, `STOPPED` (keeping a palace), `CHANGED` (a new story), `REFRESHED` (selected anew, the story is the same),
    `FAILED` (said once), `RECOVERED`, `UNSAVED` (a snapshot could not be written; said once). ``palace``, ``wing``: which; ``wing`` is
    ``None`` for the whole palace. ``text``: one line for people. For a selection: ``lines`` told, drawers ``examined``, of these ``read``
    from the palace and ``judged``, ``milliseconds``."""

    kind: str
    palace: str
    wing: str | None = None
    text: str = ""
    lines: int = 0
    examined: int = 0
    read: int = 0
    judged: int = 0
    milliseconds: float = 0.0

    def as_dict(self) -> dict[str, object]:
        """The event as JSON-ready values; figures only where something was selected."""
        figures = {"lines", "examined", "read", "judged", "milliseconds"}
        selected = self.kind in (CHANGED, REFRESHED)
        return {"event" if key == "kind" else key: value for key, value in self._asdict().items() if selected or key not in figures}
