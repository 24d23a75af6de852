"""A ready story on disk: a whole and valid one, or none.

One JSON object in one line: ``{"daybreak":1,"checksum":"...","content":{...}}``, the checksum over the bytes of the content.
"""

from __future__ import annotations

import json
import os
from typing import NamedTuple

from daybreak_adapters.keeping.fingerprint import code_fingerprint, digest, installation
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.token import Token

__all__ = ("Snapshot", "packed", "read_snapshot", "unpacked")

FORMAT = 1
LARGEST = 16_000_000
PREFIX = f'{{"daybreak":{FORMAT},"checksum":"'.encode()
MIDDLE = b'","content":'
END = b"}\n"
CHECKSUM = 32
START = len(PREFIX) + CHECKSUM + len(MIDDLE)


class Snapshot(NamedTuple):
    """``request``: `Request.as_dict` of what was asked. ``token``: how far the palace was before the story was selected; ``None`` where
    that cannot be told. ``code``: which code selected it, ``version`` the same for people, ``installation``: where that code lay.
    ``made_at``: ISO 8601, UTC. ``text``: L1 as rendered; L0 is not in it, the reader has it from the identity file. ``lines``,
    ``report``: as the command line's JSON has them."""

    request: dict[str, object]
    token: Token | None
    code: str
    version: str
    installation: str
    made_at: str
    text: str
    lines: list[dict[str, object]]
    report: dict[str, object]

    def answers(self, request: Request) -> bool:
        """Whether it is the answer to this request, by the code that runs here."""
        return self.request == request.as_dict() and self.is_ours

    @property
    def is_ours(self) -> bool:
        """Whether the code that runs here selected it."""
        return (self.installation != "" and self.installation == installation()) or self.code == code_fingerprint()


def packed(snapshot: Snapshot) -> bytes:
    """The bytes of a snapshot's file."""
    content = json.dumps(snapshot._asdict(), ensure_ascii=True, separators=(",", ":")).encode()
    return PREFIX + digest(content).encode() + MIDDLE + content + END


def unpacked(stored: bytes) -> Snapshot | None:
    """The snapshot in these bytes; ``None`` when they are of another format, cut short or changed."""
    content = stored[START : -len(END)]
    head = PREFIX + digest(content).encode() + MIDDLE
    if stored[:START] != head or stored[-len(END) :] != END:
        return None
    try:
        values = json.loads(content)
        token = values.pop("token")
        return Snapshot(token=None if token is None else Token(*token), **values)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def read_snapshot(path: str) -> Snapshot | None:
    """The snapshot in a file; ``None`` where there is none that is whole, valid, and this user's alone to write."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return None
    try:
        found = os.fstat(descriptor)
        # What anybody else could have written is no story to tell an agent.
        if found.st_size > LARGEST or (os.name == "posix" and (found.st_uid != os.geteuid() or found.st_mode & 0o022)):
            return None
        stored = bytearray()
        while block := os.read(descriptor, LARGEST):
            stored += block
    except OSError:
        return None
    finally:
        os.close(descriptor)
    return unpacked(bytes(stored))
