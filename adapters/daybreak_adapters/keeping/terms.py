"""How a keeper's stories are to be told and kept."""

from __future__ import annotations

from collections.abc import Callable

from daybreak.judging.rules import Rules
from daybreak.limits import Limits
from daybreak_adapters.keeping.events import Event
from daybreak_adapters.keeping.fingerprint import rules_fingerprint
from daybreak_adapters.keeping.request import Request

__all__ = ("Terms",)


class Terms:
    """How stories are to be told and kept, the same for all of a keeper's wings."""

    def __init__(
        self,
        collection: str,
        order_by: str,
        limits: Limits,
        rules: Rules,
        interval: float,
        snapshots: str | None,
        on_event: Callable[[Event], None],
    ) -> None:
        self.collection = collection
        self.order_by = order_by
        self.limits = limits
        self.rules = rules
        self.interval = interval
        self.on_event = on_event
        fingerprint = rules_fingerprint(rules)
        self.rules_name = (rules.name, fingerprint or "")
        # Rules that cannot be named would be taken for others.
        self.snapshots = snapshots if fingerprint is not None else None

    def request(self, place: str, wing: str | None) -> Request:
        """What the snapshot of a wing answers."""
        return Request([place], self.collection, wing, self.order_by, self.limits, self.rules_name)
