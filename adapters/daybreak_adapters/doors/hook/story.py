"""The story for a session that starts: the ready one first, a computed one second, cut to what the host takes."""

from __future__ import annotations

import os
import time

from daybreak.errors import DaybreakError, PalaceNotFound, UnavailablePalace, UnknownCollection, UnknownWing
from daybreak_adapters.doors.envelope import enclosed
from daybreak_adapters.doors.hook.wing import wing_names
from daybreak_adapters.doors.ready_rules import rules_mark
from daybreak_adapters.keeping.ready import Ready, look
from daybreak_adapters.keeping.request import DEFAULT_RULES, Request, address_place
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, is_address, locate, palace_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from daybreak.line import Line
    from daybreak.ports import Palace
    from daybreak.story import Story
    from daybreak_adapters.doors.hook.options import Options
    from daybreak_adapters.keeping.snapshot import Snapshot

__all__ = ("Teller",)

IN_HAND = 0.4
"""Seconds for which a fresher story is worked out when an older one is ready."""

SPARE = 0.08
"""Seconds before the deadline at which work ends, for rendering and writing."""

ONE_LOOK = 0.1
"""Seconds for which a writer is waited for when it is looked up which wing there is."""


class Teller:
    """Finds the story of one session. ``until``: its deadline, of ``time.monotonic``. ``offer``: is given a text that is good enough
    should the time run out. ``notices``: what there is to say to a person."""

    def __init__(self, options: Options, until: float, offer: Callable[[str], object]) -> None:
        self.options = options
        self.until = until - SPARE
        self.offer = offer
        self.notices: list[str] = []
        self.collection = options.collection or DEFAULT_COLLECTION

    def text(self, cwd: str | None) -> str:
        """The framed story, ``""`` when there is nothing to tell. Raises `DaybreakError`."""
        identity = self._identity()
        try:
            return self._story(cwd, identity)
        except (PalaceNotFound, UnknownCollection) as error:
            # No memory yet: that is no text for an agent. Who the agent is, is.
            self.notices.append(str(error))
            return self._fitted(identity)

    def _story(self, cwd: str | None, identity: str | None) -> str:
        place = locate(self.options.palace).path
        wings = self._wings(cwd)
        if is_address(place):
            path = address_place(place)
        else:
            path = palace_file(place)
            wings = self._filed(path, wings)
        ready = self._ready(path, wings)
        if ready.snapshot is None:
            return self._computed(place, wings, identity)
        text = self._fitted(identity, *_told(ready.snapshot))
        if ready.holds:
            return text
        self.offer(text)
        self.until = min(self.until, time.monotonic() + IN_HAND)
        return self._fresher(place, wings, identity, text)

    def _fresher(self, place: str, wings: Sequence[str | None], identity: str | None, text: str) -> str:
        try:
            return self._computed(place, wings, identity, whole=True)
        except DaybreakError as error:
            self.notices.append(f"{error} (told as it was when last read)")
            return text

    def _wings(self, cwd: str | None) -> list[str | None]:
        """The wings to try, the whole palace last where it may be told instead."""
        if self.options.wing_from is None:
            return [self.options.wing or None]
        return [*wing_names(cwd or os.getcwd()), None]

    def _filed(self, path: str, wings: list[str | None]) -> list[str | None]:
        """Of several wings the one that the palace has; all of them again when that cannot be looked up now."""
        if len(wings) == 1:
            return wings
        from daybreak_adapters.palaces.archive.shelves import first_filed

        try:
            deadline = min(self.until, time.monotonic() + ONE_LOOK)
            return [first_filed(path, self.collection, [wing for wing in wings if wing], deadline)]
        except (PalaceNotFound, UnknownCollection):
            raise
        except DaybreakError:
            return wings

    def _ready(self, path: str, wings: Sequence[str | None]) -> Ready:
        """The ready story of the first wing that has one. Where it could not be looked up which wing there is, that of the whole palace is
        none: another project's memory would be worse."""
        options = self.options
        mark = rules_mark(options.rules, options.outcome_words)
        ready = Ready(None, None)
        for wing in wings[: max(1, len(wings) - 1)] if mark else ():
            ready = look(Request([path], self.collection, wing, options.order_by, options.limits, mark or DEFAULT_RULES))
            if ready.snapshot is not None:
                break
        return ready

    def _computed(self, place: str, wings: Sequence[str | None], identity: str | None, *, whole: bool = False) -> str:
        """The framed story as it is now; ``whole``: an older one is better than a part of it (then `UnavailablePalace`)."""
        import asyncio

        story = asyncio.run(self._tell(place, wings))
        cut = story.report.stopped == "deadline"
        if cut and whole:
            raise UnavailablePalace(f"palace {story.report.palace} could not be read in time")
        self.notices += story.report.notices
        if cut:
            self.notices.append(f"cut short by the deadline: {story.report.examined} drawers of palace {story.report.palace} were examined")
        if not story.lines and not story.report.plain:
            return self._fitted(identity)
        return self._fitted(identity, story.essential(), lambda: story.lines)

    async def _tell(self, place: str, wings: Sequence[str | None]) -> Story:
        from daybreak.wakeup import tell
        from daybreak_adapters.doors.profile import rules_of
        from daybreak_adapters.palaces.open import open_palace

        options = self.options
        rules = rules_of(options.rules, options.outcome_words)
        async with open_palace(place, collection=self.collection) as palace:
            if len(wings) > 1 and is_address(place):
                wings = [await self._shelved(palace, wings)]
            for wing in wings:
                try:
                    return await tell(
                        palace, wing=wing, order_by=options.order_by, limits=options.limits, rules=rules, deadline_ms=1000 * self._left()
                    )
                except UnknownWing:
                    if wing is wings[-1]:
                        raise
        raise AssertionError("there is always a wing to try")

    async def _shelved(self, palace: Palace, wings: Sequence[str | None]) -> str | None:
        """The wing that a server's palace has, asked once: each wing tried would cost its round trips."""
        from daybreak_adapters.palaces.archive.collection_shelf import first_shelved
        from daybreak_adapters.palaces.collection import CollectionPalace

        assert isinstance(palace, CollectionPalace)
        return await first_shelved(palace, [wing for wing in wings if wing], self._left())

    def _left(self) -> float:
        return max(0.001, self.until - time.monotonic())

    def _identity(self) -> str | None:
        if self.options.no_identity:
            return None
        from daybreak_adapters.palaces.identity import DEFAULT_IDENTITY, read_identity

        named, default = self.options.identity, os.path.expanduser(DEFAULT_IDENTITY)
        if named is None and not (os.path.isfile(default) or os.path.isdir(default)):
            return None
        try:
            return read_identity(named or default)
        except DaybreakError as error:
            self.notices.append(str(error))
            return None

    def _fitted(self, identity: str | None, essential: str = "", lines: Callable[[], Sequence[Line]] = tuple) -> str:
        """Identity and story in their frame, within what the host takes: the worst lines are left out first."""
        harness = self.options.harness
        whole = enclosed("\n\n".join(filter(None, (identity, essential))))
        if not (self.options.ids and essential) and harness.measure(whole) <= harness.limit:
            return whole
        from daybreak_adapters.doors.hook.fit import fitted

        return fitted(self.options, identity or "", essential, lines())


def _told(snapshot: Snapshot) -> tuple[str, Callable[[], Sequence[Line]]]:
    """The text of a ready story, and how to come by its lines; no text when there was nothing to tell."""

    def lines() -> Sequence[Line]:
        from daybreak_adapters.doors.hook.fit import lines_of

        return lines_of(snapshot.lines, snapshot.text)

    return (snapshot.text if snapshot.lines or snapshot.report.get("plain") else ""), lines
