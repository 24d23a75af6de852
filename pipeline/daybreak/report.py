"""What a wake-up examined, skipped and dropped, and why; how it stopped."""

from __future__ import annotations

__all__ = ("DEADLINE", "EXHAUSTED", "FILLED", "WINDOW", "Report")

FILLED = "filled"
EXHAUSTED = "exhausted"
WINDOW = "window"
DEADLINE = "deadline"


class Report:
    """The figures of one wake-up; they grow while it runs. All are counts of drawers unless said otherwise.

    ``examined``: judged and counted against the window. ``skipped``: handed out by the store though their source was closed.
    ``bookkeeping``, ``textless``: no candidates at all. ``excluded``: rule of section 3 to count. ``tiers``: tier to count of what
    stayed. ``capped``, ``near_duplicates``: survivors that lost their place to an accepted line. ``batches``: batches pulled.
    ``lines``: lines settled. ``stopped``: ``filled`` (enough top-tier lines), ``exhausted`` (no more drawers), ``window``
    (``MAX_SCAN`` examined) or ``deadline`` (cut short); ``None`` while it runs or when the consumer left. ``plain``: everything
    examined was junk, so the plain rendering of section 8 is told. ``saturated``, ``spent``: sources that closed.
    ``notices``: what the palace had to say, one line each.
    """

    def __init__(self, palace: str = "") -> None:
        self.palace = palace
        self.examined = 0
        self.skipped = 0
        self.bookkeeping = 0
        self.textless = 0
        self.excluded: dict[str, int] = {}
        self.tiers: dict[int, int] = {}
        self.capped = 0
        self.near_duplicates = 0
        self.saturated = 0
        self.spent = 0
        self.batches = 0
        self.lines = 0
        self.stopped: str | None = None
        self.notices: list[str] = []

    def __repr__(self) -> str:
        return f"Report({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @property
    def plain(self) -> bool:
        """Whether candidates were examined and none survived section 3."""
        return self.examined > 0 and not self.tiers

    def as_dict(self) -> dict[str, object]:
        """The report as JSON-ready values; tiers from the highest down."""
        figures = dict(vars(self))
        figures |= {"excluded": dict(self.excluded), "notices": list(self.notices)}
        figures["tiers"] = {str(tier): self.tiers[tier] for tier in sorted(self.tiers, reverse=True)}
        figures["plain"] = self.plain
        return figures
