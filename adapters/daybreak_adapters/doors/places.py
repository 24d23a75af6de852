"""Which palaces a command is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from daybreak_adapters.palaces.locate import locate

__all__ = ("Places", "places_of")


class Places(NamedTuple):
    """Directories or addresses, and who named them: ``--palace``, a variable, a configuration file, or the default."""

    places: list[str]
    named_by: str

    @property
    def explicit(self) -> bool:
        return self.named_by == "--palace"


def places_of(named: Sequence[str] | None) -> Places:
    """The palaces of ``--palace``, which may be given again, else the one where MemPalace looks."""
    if not named:
        place = locate()
        return Places([place.path], place.named_by)
    return Places([locate(name).path for name in named], "--palace")
