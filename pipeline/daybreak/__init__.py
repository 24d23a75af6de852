"""Daybreak's core: from a palace's sorted drawers to the essential story. It knows no file, no socket and no Chroma.

ports.py, archive.py   what is asked of the world: sorted batches; recall, search, counts
wakeup.py              the pipeline; stages.py, its operators; ledger.py, the one state they share; merge.py, several palaces as one
salience.py            what a text is worth, by the rules in judging/; ties.py, the order among equals
vocabulary.py          outcome words of the specification; vocabularies/, those of sixteen languages
overlap.py             whether two bodies say the same
snippet.py             the text of a line by the specification; opening.py, by the better rules
story.py               what fits, and how it is rendered
drawer.py, body.py, line.py, report.py   what travels; limits.py, wing.py, errors.py what it is measured, named and refused by
observer.py, replay.py  what may watch a wake-up, and what may spare it work

The public names are looked up on first use: a door that only serves a ready story must not pay for asyncio.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daybreak.drawer import Drawer
    from daybreak.errors import (
        DamagedPalace,
        DaybreakError,
        InputError,
        PalaceNotFound,
        UnavailablePalace,
        UnknownCollection,
        UnknownOrderKey,
        UnknownWing,
        UnreadablePalace,
    )
    from daybreak.limits import Limits
    from daybreak.line import Line
    from daybreak.overlap import overlap
    from daybreak.ports import Palace, Window
    from daybreak.report import Report
    from daybreak.salience import BETTER, SPEC, Rules, Verdict, judge
    from daybreak.snippet import snippet
    from daybreak.story import Story
    from daybreak.wakeup import Lines, tell, wake_up

__all__ = (
    "BETTER",
    "SPEC",
    "DamagedPalace",
    "DaybreakError",
    "Drawer",
    "InputError",
    "Limits",
    "Line",
    "Lines",
    "Palace",
    "PalaceNotFound",
    "Report",
    "Rules",
    "Story",
    "UnavailablePalace",
    "UnknownCollection",
    "UnknownOrderKey",
    "UnknownWing",
    "UnreadablePalace",
    "Verdict",
    "Window",
    "judge",
    "overlap",
    "snippet",
    "tell",
    "wake_up",
)

HOMES = {
    "daybreak.drawer": ("Drawer",),
    "daybreak.limits": ("Limits",),
    "daybreak.line": ("Line",),
    "daybreak.overlap": ("overlap",),
    "daybreak.ports": ("Palace", "Window"),
    "daybreak.report": ("Report",),
    "daybreak.judging.better": ("BETTER",),
    "daybreak.judging.rules": ("Rules", "Verdict"),
    "daybreak.salience": ("judge",),
    "daybreak.judging.spec": ("SPEC",),
    "daybreak.snippet": ("snippet",),
    "daybreak.story": ("Story",),
    "daybreak.wakeup": ("Lines", "tell", "wake_up"),
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = next((module for module, names in HOMES.items() if name in names), "daybreak.errors")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


class _Package(ModuleType):
    """This package. Loading a submodule sets it here under its name: `daybreak.overlap` and `daybreak.snippet` must stay the functions."""

    def __setattr__(self, name: str, value: object) -> None:
        if name not in __all__ or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
