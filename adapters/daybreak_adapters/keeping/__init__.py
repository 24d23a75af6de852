"""Keeping a wake-up ready: a keeper that watches palaces, and snapshots from which any process may tell the story at once.

    keeper.py     keep(), Keeper: the library's way in         request.py     what a story depends on, besides the palace itself
    watch.py      one palace: when to select anew              token.py       how far a palace's file is, comparable between processes
    kept.py       one wing: its story, all who wait for it     fingerprint.py which code and which rules made a story
    source.py     a palace that is watched                     snapshot.py    reading a ready story
    probe.py      a file: has it moved? one tick               store.py       writing it, durably
    ticking.py    a collection: the same                       ready.py       does the snapshot still hold?
    replayed.py   a palace that remembers what it has read     cache.py       where snapshots lie
    terms.py      what all watches of a keeper share           events.py      what it says happened
    backoff.py    how long to wait after a failure

`request`, `token`, `snapshot` and `ready` are what a start-up hook pays for: they import nothing that is slow to load.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daybreak_adapters.keeping.keeper import Keeper, keep

__all__ = ("Keeper", "keep")


def __getattr__(name: str) -> object:
    # Looked up on first use: reading a snapshot must not pay for the keeper.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from daybreak_adapters.keeping import keeper

    return getattr(keeper, name)
