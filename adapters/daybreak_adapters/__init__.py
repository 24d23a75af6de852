"""Everything of Daybreak that touches the world: palaces, and the doors through which the story is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daybreak_adapters.palaces.open import open_archive, open_palace

__all__ = ("open_archive", "open_palace")


def __getattr__(name: str) -> object:
    # Looked up on first use: a door that only serves a ready story must not pay for asyncio.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from daybreak_adapters.palaces import open as opening

    return getattr(opening, name)
