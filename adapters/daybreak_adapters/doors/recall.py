"""L2: ``daybreak recall``, the drawers of a wing and room in order, nothing filtered by what it says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from daybreak.archive import Archive, Shelf
from daybreak.drawer import Drawer
from daybreak_adapters.doors.console import OK, notice, say
from daybreak_adapters.doors.lookup import clean_text, facts_of, heading_of, looked_up
from daybreak_adapters.doors.showing import as_json
from daybreak_adapters.palaces.archive.keywords import excerpt_of

__all__ = ("recalled", "run")


def run(parsed: argparse.Namespace) -> int:
    """Print what was asked for and return the exit code. Raises `DaybreakError`."""
    shelf = Shelf(parsed.wing or None, parsed.room or None, parsed.all)

    async def work(archive: Archive) -> tuple[Sequence[Drawer], Sequence[str]]:
        return await archive.recall(shelf, parsed.limit, parsed.order_by)

    drawers, notices = looked_up(parsed, work)
    for text in notices:
        notice(text)
    if parsed.json:
        say(as_json({"drawers": [recalled(drawer) for drawer in drawers], "notices": list(notices)}))
        return OK
    if not drawers:
        notice("nothing is filed there")
    for drawer in drawers:
        text = clean_text(drawer.text or "") if parsed.full else excerpt_of(drawer.text or "")
        say(f"{heading_of(drawer)}\n  {text.replace(chr(10), chr(10) + '  ')}")
    return OK


def recalled(drawer: Drawer) -> dict[str, object]:
    """A recalled drawer as JSON-ready values: its facts and its whole text (its first 20,000 characters)."""
    return facts_of(drawer) | {"text": drawer.text or ""}
