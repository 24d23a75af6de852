"""How long to wait after an error: longer each time, up to a ceiling, and never in step with others."""

from __future__ import annotations

import random

__all__ = ("Backoff",)


class Backoff:
    """Pauses in seconds: from ``first``, doubling up to ``ceiling``, each cut at random by up to a half."""

    def __init__(self, first: float, ceiling: float) -> None:
        self._first = min(first, ceiling)
        self._ceiling = ceiling
        self._next = self._first

    def pause(self) -> float:
        """The next pause."""
        pause = self._next
        self._next = min(2 * pause, self._ceiling)
        return pause * random.uniform(0.5, 1.0)

    def reset(self) -> None:
        """All is well again."""
        self._next = self._first
