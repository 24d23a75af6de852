"""What the core asks of the world: a `Palace` that yields sorted drawers for a `Window`."""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator, Sequence
from typing import Protocol

from daybreak.drawer import METADATA_KEYS, Drawer
from daybreak.limits import Limits

__all__ = ("FILED_AT", "Palace", "Window")

FILED_AT = "filed_at"


class Window:
    """The part of a palace that one wake-up looks at, and what the wake-up tells the palace meanwhile.

    ``wing``: only drawers of that wing (section 1; ``None`` or ``""``: all). ``order_by``: the metadata key of the order.
    ``latest_first``: the order among equal keys (`daybreak.ties`; drawers without a key keep the specification's). ``closed``: sources
    of which nothing can be examined any more; a palace should leave them out of the next batch where it can, and the pipeline skips
    what comes all the same. ``examined``: candidates examined so far. ``deadline``: when the wake-up ends, in seconds of the event
    loop's clock; a palace whose calls cannot be cancelled bounds them by it. ``notices``: what the reader has to say to a person, one line
    each. A palace only reads the rest and appends to ``notices``; ``keys`` may be widened before it is handed over.
    """

    __slots__ = ("closed", "deadline", "examined", "keys", "latest_first", "limits", "notices", "order_by", "wing")

    def __init__(
        self,
        wing: str | None = None,
        order_by: str = FILED_AT,
        limits: Limits | None = None,
        notices: list[str] | None = None,
        latest_first: bool = False,
        deadline: float = math.inf,
    ) -> None:
        self.wing = wing
        self.order_by = order_by
        self.limits = limits or Limits()
        self.latest_first = latest_first
        self.deadline = deadline
        self.closed: set[str] = set()
        self.examined = 0
        self.notices = [] if notices is None else notices
        self.keys = METADATA_KEYS | {order_by}
        """The metadata keys that the pipeline reads of each drawer."""

    def batch_size(self, pulled: int) -> int:
        """How many drawers the next batch should hold when ``pulled`` batches were pulled: few first, more later."""
        limits = self.limits
        grown = limits.first_batch << min(pulled, 20)
        left = limits.max_scan - self.examined
        return max(1, min(grown, max(limits.first_batch, limits.largest_batch), left))


class Palace(Protocol):
    """A store of drawers that can hand them out in candidate order (section 1)."""

    @property
    def name(self) -> str:
        """Where the palace is, for people: a path, or an address without credentials."""

    def batches(self, window: Window) -> AsyncGenerator[Sequence[Drawer], None]:
        """Every drawer of the window once, in candidate order, in batches of about ``window.batch_size(n)``.

        Bookkeeping and textless rows may be among them. An empty batch is allowed and is not the end.
        Raises `UnknownWing`, `UnknownOrderKey`, `UnknownCollection` and other `InputError` before the first batch, `PalaceNotFound`,
        `UnreadablePalace`, `DamagedPalace` and `UnavailablePalace` at any time. Closing the generator frees all that it holds.
        """
