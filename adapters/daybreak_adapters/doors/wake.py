"""The wake-up door: find the palace, tell its story, print it in the form that was asked for."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TypedDict

from daybreak.errors import PalaceNotFound, UnavailablePalace, UnknownCollection
from daybreak.judging.rules import Rules
from daybreak.limits import Limits
from daybreak.report import DEADLINE, Report
from daybreak.story import NO_PALACE, Story
from daybreak.wakeup import tell, wake_up
from daybreak_adapters.doors.console import OK, STARTED, notice, say
from daybreak_adapters.doors.places import places_of
from daybreak_adapters.doors.profile import rules_of
from daybreak_adapters.doors.showing import as_json, identity_of
from daybreak_adapters.palaces.open import open_palaces

__all__ = ("comment", "require_answer", "run")


class Asked(TypedDict):
    """What a command may ask of a wake-up."""

    wing: str | None
    order_by: str
    limits: Limits
    rules: Rules


def run(parsed: argparse.Namespace, limits: Limits) -> int:
    """Tell the story and return the exit code. Raises `DaybreakError`."""
    identity = identity_of(parsed.identity, parsed.no_identity)
    rules = rules_of(parsed.rules, parsed.outcome_words)
    places = places_of(parsed.palace)
    try:
        asyncio.run(told(parsed, limits, rules, places.places, identity))
    except PalaceNotFound as error:
        # A place that MemPalace would use, and nothing there yet: that is no mistake of the caller.
        if places.explicit:
            raise
        notice(f"{error} (named by {places.named_by})")
        say_nothing_found(parsed, identity)
    except UnknownCollection as error:
        if parsed.collection is not None:
            raise
        notice(str(error))
        say_nothing_found(parsed, identity)
    return OK


async def told(parsed: argparse.Namespace, limits: Limits, rules: Rules, places: list[str], identity: str | None) -> None:
    """Open the palaces and print their story as it was asked for."""
    asked: Asked = {"wing": parsed.wing, "order_by": parsed.order_by, "limits": limits, "rules": rules}
    left = parsed.deadline_ms - (time.monotonic() - STARTED) * 1000
    async with open_palaces(places, collection=parsed.collection) as palace:
        if parsed.stream:
            async with wake_up(palace, deadline_ms=left, **asked) as lines:
                async for line in lines:
                    say(as_json(line.as_dict()))
            comment(lines.report, parsed.deadline_ms)
            return
        story = await tell(palace, deadline_ms=left, identity=identity, **asked)
    comment(story.report, parsed.deadline_ms)
    say(as_json(story.as_dict()) if parsed.json else story.render())


def comment(report: Report, deadline_ms: int) -> None:
    """What a person should know about the story. Raises `UnavailablePalace` when there was no answer at all."""
    require_answer(report, deadline_ms)
    for text in report.notices:
        notice(text)
    if report.stopped == DEADLINE:
        notice(f"cut short after {deadline_ms} ms: the best of {report.examined} drawers")
    elif not report.examined:
        notice(f"palace {report.palace} is empty: nothing to tell")
    elif report.plain:
        notice(f"all {report.examined} drawers examined are tool output or fragments: told plainly")


def require_answer(report: Report, deadline_ms: float) -> None:
    """Raise `UnavailablePalace` when the time had passed before anything was read: that is no empty palace."""
    if report.stopped == DEADLINE and not report.examined:
        raise UnavailablePalace(f"palace {report.palace} gave no answer within {deadline_ms:.0f} ms: allow more time with --deadline-ms")


def say_nothing_found(parsed: argparse.Namespace, identity: str | None) -> None:
    if parsed.json:
        say(as_json(Story(lines=(), report=Report(), identity=identity).as_dict()))
    elif not parsed.stream:
        say(f"{identity}\n\n{NO_PALACE}" if identity else NO_PALACE)
