"""One wing of one palace: its last good story, and everybody who waits for the next."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from anyio import Event as Signal

from daybreak.errors import DaybreakError
from daybreak.replay import Memory
from daybreak.story import Story
from daybreak_adapters.keeping.source import State

__all__ = ("Kept",)


class Chapter:
    """One story in the chain of them; whoever reads the chain holds its place in it, and nothing else keeps old ones."""

    __slots__ = ("following", "story", "turned")

    def __init__(self, story: Story | None) -> None:
        self.story = story
        self.following: Chapter | None = None
        self.turned = Signal()


class Kept:
    """The story of ``wing`` (``None``: of the whole palace). ``state``: how far the palace was before it was selected."""

    def __init__(self, wing: str | None) -> None:
        self.wing = wing
        self.memory = Memory()
        self.story: Story | None = None
        self.state: State | None = None
        self.error: DaybreakError | None = None
        self._settled = Signal()
        self._last = Chapter(None)
        self._closed = False

    def unsettle(self) -> None:
        """A round has begun: whoever asks from now on waits for its end."""
        if self._settled.is_set() and not self._closed:
            self._settled = Signal()

    def settle(self, error: DaybreakError | None = None) -> None:
        """The round has ended; on ``error`` the last good story stays."""
        self.error = error
        self._settled.set()

    def turn(self, story: Story, state: State) -> bool:
        """A selection has come out well; true when it tells something new."""
        former, self.story, self.state = self.story, story, state
        new = former is None or former.lines != story.lines or former.essential() != story.essential()
        if new:
            chapter = Chapter(story)
            self._last.following = chapter
            self._last.turned.set()
            self._last = chapter
        self.settle()
        return new

    def close(self) -> None:
        """No more stories: everybody who waits goes on."""
        self._closed = True
        self._last.turned.set()
        self._settled.set()

    async def ready(self) -> Story:
        """The story; waits while a selection is due. Raises the error when there has been no good one yet."""
        await self._settled.wait()
        if self.story is not None:
            return self.story
        raise self.error or DaybreakError("the keeper has stopped: ask within its block")

    async def changes(self) -> AsyncGenerator[Story, None]:
        """The present story, if any, then every new one, until the keeper stops."""
        chapter: Chapter | None = self._last
        while chapter is not None:
            if chapter.story is not None:
                yield chapter.story
            await chapter.turned.wait()
            chapter = chapter.following
