"""The demo: a small palace in a temporary directory, and its wake-up before and after."""

from __future__ import annotations

import tempfile
from pathlib import Path

import anyio

from daybreak.drawer import Drawer
from daybreak.errors import InputError
from daybreak.limits import Limits
from daybreak.ports import Window
from daybreak.report import Report
from daybreak.story import Story, render_plain
from daybreak.wakeup import tell
from daybreak_adapters.doors.console import OK, notice, say
from daybreak_adapters.doors.demo.palace import build
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from daybreak_adapters.palaces.locate import palace_file

__all__ = ("run",)

RULE = "─" * 100


def run() -> int:
    """Build the palace, print what the newest drawers look like, then the story and how it was found."""
    with tempfile.TemporaryDirectory(prefix="daybreak-demo-") as directory:
        notice("building a palace with chromadb ...")
        try:
            drawers = build(Path(directory))
        except Exception as error:  # chromadb's own, of many kinds
            raise InputError(
                f"no palace can be built in {directory} ({type(error).__name__}): set TMPDIR to a directory with room"
            ) from error
        palace = EmbeddedPalace(palace_file(directory))
        before, story = anyio.run(both, palace)
        say(f"A palace of {drawers} drawers. What a plain wake-up shows: the newest drawers, as they are.\n{RULE}\n{before}\n{RULE}\n")
        say(f"What daybreak wake-up shows.\n{RULE}\n{story.render()}\n{RULE}\n")
        say(told(story.report))
    return OK


async def both(palace: EmbeddedPalace) -> tuple[str, Story]:
    """The plain rendering of the newest drawers, and the story."""
    limits = Limits()
    newest: list[Drawer] = []
    batches = palace.batches(Window(limits=limits))
    async for batch in batches:
        newest += batch
        if len(newest) >= limits.max_drawers:
            break
    await batches.aclose()
    return render_plain(newest[: limits.max_drawers], limits.max_chars), await tell(palace, limits=limits)


def told(report: Report) -> str:
    """The report in a few lines for a person."""
    rules = ", ".join(f"{count} by {rule}" for rule, count in sorted(report.excluded.items(), key=lambda item: -item[1])) or "none"
    tiers = ", ".join(f"{report.tiers[tier]} of tier {tier}" for tier in sorted(report.tiers, reverse=True))
    return (
        f"examined {report.examined} drawers in {report.batches} batches, stopped: {report.stopped}\n"
        f"skipped {report.skipped} of closed sources, {report.bookkeeping} bookkeeping rows, {report.textless} without text\n"
        f"left out: {rules}\n"
        f"kept: {tiers}; {report.near_duplicates} near-copies and {report.capped} over the cap of their source dropped"
    )
