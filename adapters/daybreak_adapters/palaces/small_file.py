"""Small files that a user names, read whole: never endlessly, and never waiting for a pipe into which nobody writes."""

from __future__ import annotations

import errno
import os
import select
import stat
import time

__all__ = ("read_small",)

PATIENCE = 1.0
"""Seconds for which a pipe is read (``--identity <(command)``)."""


def read_small(path: str | os.PathLike[str], most: int) -> bytes:
    """The content of a file; of one that is larger than ``most`` bytes, the first ``most`` + 1. Raises `OSError`."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
    try:
        content = _read(descriptor, most + 1, time.monotonic() + PATIENCE)
        if not content and stat.S_ISFIFO(os.fstat(descriptor).st_mode):
            raise OSError(errno.ENODATA, "nobody writes into this pipe")
        return content
    finally:
        os.close(descriptor)


def _read(descriptor: int, most: int, until: float) -> bytes:
    content = b""
    while len(content) < most:
        try:
            piece = os.read(descriptor, most - len(content))
        except BlockingIOError:
            if not select.select([descriptor], [], [], max(until - time.monotonic(), 0.0))[0]:
                raise TimeoutError(errno.ETIMEDOUT, "this pipe stays open, and nothing comes") from None
            continue
        if not piece:
            break
        content += piece
    return content
