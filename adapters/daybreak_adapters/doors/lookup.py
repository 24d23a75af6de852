"""What recall, search, explain, status and the MCP server share: opening the archive in time, and showing a drawer that was found."""

from __future__ import annotations

import argparse
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import anyio

from daybreak.archive import Archive
from daybreak.body import clean_name, normalise
from daybreak.drawer import Drawer, is_bookkeeping, source_of
from daybreak.errors import UnavailablePalace
from daybreak.ledger import base_name
from daybreak.wing import GENERAL
from daybreak_adapters.doors.console import STARTED
from daybreak_adapters.palaces.locate import locate
from daybreak_adapters.palaces.open import open_archive

__all__ = ("clean_text", "facts_of", "heading_of", "in_time", "looked_up")

T = TypeVar("T")

FACTS = ("wing", "room", "filed_at", "authored_at", "chunk_index", "hall", "added_by")


def looked_up(parsed: argparse.Namespace, work: Callable[[Archive], Awaitable[T]]) -> T:
    """Run ``work`` on the archive that was asked for, until the deadline. Raises `DaybreakError`."""
    left = parsed.deadline_ms / 1000 - (time.monotonic() - STARTED)
    return anyio.run(in_time, parsed.palace, parsed.collection, work, left)


async def in_time(named: str | None, collection: str | None, work: Callable[[Archive], Awaitable[T]], seconds: float) -> T:
    """What ``work`` makes of the archive: the one that was named, else where MemPalace looks.

    Raises `DaybreakError`, `UnavailablePalace` when it takes longer.
    """
    name = "that was named"
    try:
        with anyio.fail_after(max(seconds, 0.001)):
            async with open_archive(locate(named).path, collection=collection) as archive:
                name = archive.name
                return await work(archive)
    except TimeoutError:
        raise UnavailablePalace(f"palace {name} could not be read in time: allow more time (--deadline-ms)") from None


def facts_of(drawer: Drawer) -> dict[str, object]:
    """What is known of a drawer as JSON-ready values, strings cleaned: id, wing, room, source, times, whether it is bookkeeping."""
    metadata = drawer.metadata
    facts: dict[str, object] = {"id": clean_name(drawer.id)}
    for key in FACTS:
        if (value := shown_value(metadata.get(key))) is not None:
            facts[key] = value
    facts.setdefault("room", GENERAL)
    if (source := source_of(metadata)) is not None:
        facts["source"] = clean_name(source)
    if is_bookkeeping(metadata):
        facts["bookkeeping"] = True
    return facts


def shown_value(value: object) -> object:
    """A metadata value as it may be shown: strings on one line, lists by member, no number that JSON does not know."""
    if isinstance(value, list | tuple):
        return [shown_value(member) for member in value]
    if isinstance(value, str):
        return clean_name(value)
    if isinstance(value, float) and value - value != 0:
        return str(value)
    return value if isinstance(value, int | float) else None


def heading_of(drawer: Drawer) -> str:
    """One line that names a drawer: id, when, where, from which file."""
    facts = facts_of(drawer)
    where = "/".join(str(facts[key]) for key in ("wing", "room") if key in facts)
    source = base_name(str(facts["source"])) if "source" in facts else ""
    return "  ".join(filter(None, (str(facts["id"]), str(facts.get("filed_at", "")), where, source)))


def clean_text(text: str) -> str:
    """A whole text with its line ends, each line safe to print."""
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join(line if line.isprintable() else scrubbed(line) for line in lines)


def scrubbed(line: str) -> str:
    """A line without what repaints terminals; blanks stay as many as they are."""
    indent = len(line) - len(line.lstrip(" \t"))
    return " " * indent + normalise(line)
