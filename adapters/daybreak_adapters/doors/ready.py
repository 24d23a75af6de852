"""The wake-up door's short way (``--ready``): the ready story while it holds, else a computed one, else the last good one.

What a ready story needs is imported here; everything slow is imported when a story has to be computed.
"""

from __future__ import annotations

import time

from daybreak.errors import DaybreakError, InputError, PalaceNotFound, UnavailablePalace, UnknownCollection
from daybreak_adapters.doors.console import OK, STARTED, notice, say
from daybreak_adapters.doors.places import places_of
from daybreak_adapters.doors.ready_rules import rules_mark
from daybreak_adapters.doors.showing import as_json, identity_of
from daybreak_adapters.keeping.cache import ready_directory
from daybreak_adapters.keeping.ready import look
from daybreak_adapters.keeping.request import Request, address_place, palace_path
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, is_address

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from daybreak.limits import Limits
    from daybreak.story import Story
    from daybreak_adapters.keeping.snapshot import Snapshot
    from daybreak_adapters.keeping.token import Token

__all__ = ("run",)


def run(parsed: argparse.Namespace, limits: Limits) -> int:
    """Tell the story and return the exit code. Raises `DaybreakError`."""
    places = places_of(parsed.palace).places
    mark = rules_mark(parsed.rules, parsed.outcome_words)
    if len(places) > 1 or mark is None:
        return compute_plainly(parsed, limits)  # ready stories are kept of single palaces
    path = address_place(places[0]) if is_address(places[0]) else palace_path(places[0])
    request = Request([path], parsed.collection or DEFAULT_COLLECTION, parsed.wing, parsed.order_by, limits, mark)
    ready = look(request)
    if ready.snapshot is not None and ready.holds:
        show(parsed, ready.snapshot)
        return OK
    return catch_up(parsed, places[0], request, ready.snapshot, ready.token)


def show(parsed: argparse.Namespace, snapshot: Snapshot) -> None:
    """Print a ready story as it was asked for. L0 is always the identity file's present text."""
    if parsed.stream:
        for line in snapshot.lines:
            say(as_json(line))
        return
    identity = identity_of(parsed.identity, parsed.no_identity)
    notices = snapshot.report.get("notices")
    for text in notices if isinstance(notices, list) else ():
        notice(str(text))
    if parsed.json:
        say(as_json({"identity": identity, "lines": snapshot.lines, "report": snapshot.report}))
    else:
        say(f"{identity}\n\n{snapshot.text}" if identity else snapshot.text)


def catch_up(parsed: argparse.Namespace, place: str, request: Request, stale: Snapshot | None, token: Token | None) -> int:
    """Compute the story within the deadline and keep it for the next one who asks; an old story is better than none or half a one."""
    import asyncio

    from daybreak.report import DEADLINE
    from daybreak_adapters.doors import wake

    try:
        story = asyncio.run(told(parsed, place, request))
        cut = story.report.stopped == DEADLINE
        if stale is not None and cut:
            raise UnavailablePalace(f"palace {story.report.palace} could not be read within {parsed.deadline_ms} ms")
    except (PalaceNotFound, UnknownCollection):
        return compute_plainly(parsed, request.limits)
    except InputError:
        raise
    except DaybreakError as error:
        if stale is None:
            raise
        notice(f"{error}; told as it was at {stale.made_at}")
        show(parsed, stale)
        return OK
    wake.comment(story.report, parsed.deadline_ms)
    if parsed.stream:
        for line in story.lines:
            say(as_json(line.as_dict()))
    else:
        say(as_json(story.as_dict()) if parsed.json else story.render())
    if token is not None and not cut:
        store(story, request, token)
    return OK


async def told(parsed: argparse.Namespace, place: str, request: Request) -> Story:
    from daybreak.wakeup import tell
    from daybreak_adapters.doors.profile import rules_of
    from daybreak_adapters.palaces.open import open_palace

    left = parsed.deadline_ms - (time.monotonic() - STARTED) * 1000
    async with open_palace(place, collection=request.collection) as palace:
        return await tell(
            palace,
            wing=parsed.wing,
            order_by=request.order_by,
            limits=request.limits,
            rules=rules_of(parsed.rules, parsed.outcome_words),
            deadline_ms=left,
            identity=identity_of(parsed.identity, parsed.no_identity),
        )


def store(story: Story, request: Request, token: Token) -> None:
    """Write the snapshot; that it cannot be written is no concern of one who asked for a story."""
    from daybreak_adapters.keeping.store import NotStored, save, snapshot_of

    try:
        save(snapshot_of(story, request, token), request.file_name, ready_directory())
    except NotStored:
        pass


def compute_plainly(parsed: argparse.Namespace, limits: Limits) -> int:
    """The usual way, with its own handling of what is missing."""
    from daybreak_adapters.doors import wake

    return wake.run(parsed, limits)
