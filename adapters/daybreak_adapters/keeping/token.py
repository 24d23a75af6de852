"""How far a palace's file is, as a value that processes can compare: it changes with every logged write to the collection.

What a program changes behind Chroma's log (raw SQL) does not move it; a keeper notices that by the file (see `probe`).
"""

from __future__ import annotations

import os
import sqlite3
from typing import NamedTuple

from daybreak.errors import DaybreakError
from daybreak_adapters.palaces.file.schema import find_collection

__all__ = ("Token", "read_token", "token_in")

NEWEST = 1_000
"""Log rows among which the collection's last one is looked for, so that another collection's long log costs nothing."""

PATIENCE = 0.05
"""Seconds for which a writer is waited for."""


class Token(NamedTuple):
    """``device`` and ``inode`` of the file, ``collection``: its topic, ``watermark``: up to where the log was applied, ``highest``: its
    last sequence number in the log (or that of the whole log, where none of its rows is near the end), ``last``: id and time of that row.
    """

    device: int
    inode: int
    collection: str
    watermark: int
    highest: int
    last: str

    def continues(self, former: Token) -> bool:
        """Whether what was known of ``former``'s drawers, by their sequence numbers, may still be known: the same history, further on."""
        if self[:3] != former[:3] or self.watermark < former.watermark or self.highest < former.highest:
            return False
        return self.highest > former.highest or self.last == former.last


def token_in(connection: sqlite3.Connection, path: str, collection: str) -> Token:
    """The token within a read transaction. Raises what `find_collection` raises, and `OSError`."""
    found = find_collection(connection, collection, path)
    file = os.stat(path)
    newest = f"select seq_id, created_at, cast(id as blob), topic from embeddings_queue order by seq_id desc limit {NEWEST}"
    own = connection.execute(f"select * from ({newest}) where topic = ? order by seq_id desc limit 1", (found.topic,)).fetchone()
    row = own or connection.execute(f"{newest[: newest.rindex(' ')]} 1").fetchone()
    highest, last = (row[0], f"{row[1]} {row[2]!r}") if row else (-1, "")
    return Token(file.st_dev, file.st_ino, found.topic, found.watermark, highest, last)


def read_token(path: str, collection: str) -> Token | None:
    """The token of a palace's file, from a process that has nothing open in it; ``None`` when it cannot be told without more ado.

    Never use it beside a connection to the same file in this process: closing the header drops that connection's locks.
    """
    try:
        connection = sqlite3.connect(_address(path), uri=True, timeout=PATIENCE, isolation_level=None)
    except (sqlite3.Error, OSError):
        return None
    try:
        connection.execute("begin")
        return token_in(connection, path, collection)
    except (sqlite3.Error, OSError, DaybreakError):
        return None
    finally:
        connection.close()


def _address(path: str) -> str:
    """The address under which SQLite reads the file without leaving anything behind. Raises `OSError`."""
    stored = os.path.realpath(path)  # SQLite keeps the side files beside the file that a link leads to
    for side in ("", "-wal", "-shm", "-journal"):
        if os.path.exists(f"{stored}{side}") and not os.path.isfile(f"{stored}{side}"):  # a pipe of that name would never end
            raise FileNotFoundError(stored)
    with open(stored, "rb", buffering=0) as file:
        wal = file.read(20)[18:20] == b"\x02\x02"
    at_rest = wal and not os.path.exists(f"{stored}-wal") and not os.path.exists(f"{stored}-journal")
    quoted = stored.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return f"file:{quoted}?mode=ro&{'immutable=1' if at_rest else 'readonly_shm=1'}"
