"""A look at a wake-up from outside: what became of every drawer that was read (used to explain a story, never to change one)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from daybreak.ledger import Candidate
    from daybreak.line import Line

__all__ = ("BOOKKEEPING", "CAPPED", "EXCLUDED", "FATES", "KEPT", "REPEATED", "SKIPPED", "TEXTLESS", "TOLD", "Observer")

BOOKKEEPING = "bookkeeping"
SKIPPED = "skipped"
TEXTLESS = "textless"
EXCLUDED = "excluded"
KEPT = "kept"
CAPPED = "capped"
REPEATED = "repeated"
TOLD = "told"

FATES = (TOLD, REPEATED, CAPPED, KEPT, EXCLUDED, SKIPPED, TEXTLESS, BOOKKEEPING)
"""Every fate. A candidate that is `KEPT` at its turn and meets no other fate later was not needed: the story was complete before it."""


class Observer(Protocol):
    """What a ledger tells, each call at the moment of the decision. Calls must be quick and must not raise."""

    def turn(self, candidate: Candidate, fate: str) -> None:
        """A drawer had its turn: `BOOKKEEPING`, `SKIPPED` (its source is closed), `TEXTLESS`, `EXCLUDED` by its verdict, or `KEPT`."""

    def capped(self, candidate: Candidate) -> None:
        """A candidate that was kept is over the cap of its source."""

    def repeated(self, candidate: Candidate, rank: int, overlap: float) -> None:
        """A candidate that was kept nearly repeats the line of that rank; ``overlap`` is Jaccard's, 0.0 to 1.0."""

    def told(self, candidate: Candidate, line: Line) -> None:
        """A candidate became a line."""
