"""Is a ready story at hand, and does it still hold? For doors that must answer at once; imports nothing that is slow to load."""

from __future__ import annotations

import os
from typing import NamedTuple

from daybreak_adapters.keeping.places import ready_directory
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.snapshot import Snapshot, read_snapshot
from daybreak_adapters.keeping.token import Token, read_token

__all__ = ("Ready", "look")


class Ready(NamedTuple):
    """``snapshot``: the last good answer, or ``None``. ``token``: how far the palace is now, ``None`` where that cannot be told."""

    snapshot: Snapshot | None
    token: Token | None

    @property
    def holds(self) -> bool:
        """Whether nothing has been logged since the snapshot was made."""
        return self.snapshot is not None and self.token is not None and self.snapshot.token == self.token


def look(request: Request, directory: str | None = None) -> Ready:
    """The ready answer to a request about one file. Never raises, writes nothing, waits for nobody longer than 50 ms.

    As `read_token`, not for a process that has the palace open. ``directory``: where the snapshots lie, by default `ready_directory`.
    """
    path = os.path.join(directory or ready_directory(), request.file_name)
    snapshot = read_snapshot(path)
    if snapshot is not None and not snapshot.answers(request):
        snapshot = None
    return Ready(snapshot, read_token(request.palaces[0], request.collection))
