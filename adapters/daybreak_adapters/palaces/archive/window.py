"""Where recall and search look: a window without an end, and whether a drawer is on the shelf that was asked for."""

from __future__ import annotations

from daybreak.archive import Shelf
from daybreak.drawer import Drawer, is_bookkeeping
from daybreak.limits import Limits
from daybreak.ports import FILED_AT, Window
from daybreak.wing import room_matches

__all__ = ("is_on", "window_for")

SHOWN_KEYS = frozenset({"authored_at", "chunk_index", "hall", "added_by"})
"""Metadata shown of a found drawer besides what a wake-up reads."""


def window_for(shelf: Shelf, order_by: str = FILED_AT, notices: list[str] | None = None) -> Window:
    """A window that never ends and closes no source."""
    window = Window(shelf.wing, order_by, Limits(), notices)
    window.keys = window.keys | SHOWN_KEYS
    return window


def is_on(drawer: Drawer, shelf: Shelf) -> bool:
    """Whether a drawer of the right wing is in the room that was asked for, and a drawer with text at all."""
    if not shelf.everything and (not drawer.text or not drawer.text.strip() or is_bookkeeping(drawer.metadata)):
        return False
    return shelf.room is None or room_matches(shelf.room, drawer.metadata.get("room"))
