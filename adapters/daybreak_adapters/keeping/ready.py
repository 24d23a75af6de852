"""Is a ready story at hand, and does it still hold? For doors that must answer at once; imports nothing that is slow to load."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from daybreak_adapters.keeping.cache import ready_directory
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.snapshot import Snapshot, read_snapshot
from daybreak_adapters.keeping.token import Token, read_token

__all__ = ("Ready", "look", "vouched")

VOUCHED = 30.0
"""Seconds for which a keeper's word holds that a server's collection has not changed."""


class Ready(NamedTuple):
    """``snapshot``: the last good answer, or ``None``. ``token``: how far the palace is now, ``None`` where that cannot be told.
    ``vouched``: for a server, a keeper has seen no change since, and is alive."""

    snapshot: Snapshot | None
    token: Token | None
    vouched: bool = False

    @property
    def holds(self) -> bool:
        """Whether nothing has been logged since the snapshot was made."""
        if self.snapshot is None:
            return False
        return self.vouched if self.snapshot.token is None else self.snapshot.token == self.token


def look(request: Request, directory: str | None = None) -> Ready:
    """The ready answer to a request about one file. Never raises, writes nothing, waits for nobody longer than 50 ms.

    As `read_token`, not for a process that has the palace open. ``directory``: where the snapshots lie, by default `ready_directory`.
    """
    path = os.path.join(directory or ready_directory(), request.file_name)
    snapshot = read_snapshot(path)
    if snapshot is not None and not snapshot.answers(request):
        snapshot = None
    if snapshot is not None and snapshot.token is None:
        return Ready(snapshot, None, vouched(path))
    return Ready(snapshot, read_token(request.palaces[0], request.collection))


def vouched(path: str) -> bool:
    """Whether a keeper that is alive stands by a snapshot: it wrote or touched the file a moment ago."""
    try:
        return abs(time.time() - os.stat(path).st_mtime) < VOUCHED
    except OSError:
        return False
