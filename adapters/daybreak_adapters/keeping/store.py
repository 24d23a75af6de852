"""Writing snapshots: a reader finds the former one or the new one, whole, whatever instant the writer or the machine dies at."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from filelock import FileLock, Timeout

from daybreak.story import Story
from daybreak_adapters.keeping.fingerprint import code_fingerprint, installation
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.snapshot import Snapshot, packed, read_snapshot
from daybreak_adapters.keeping.token import Token
from daybreak_adapters.palaces.locate import palace_around

__all__ = ("NotStored", "save", "snapshot_of", "touch")

LOCK = "lock"
TEMPORARY = ".tmp"
PATIENCE = 5.0
"""Seconds for which another writer is waited for."""

KEPT_FOR = 30 * 86_400.0
"""Seconds after which a story goes that was not made again: of another wing or other limits, or of a palace that is gone."""


class NotStored(Exception):
    """The snapshot could not be written; the message says why."""


def snapshot_of(story: Story, request: Request, token: Token | None) -> Snapshot:
    """The snapshot of a story that was selected after ``token`` was read."""
    values = story.as_dict()
    lines, report = values["lines"], values["report"]
    assert isinstance(lines, list)
    assert isinstance(report, dict)
    return Snapshot(
        request=request.as_dict(),
        token=token,
        code=code_fingerprint(),
        version=_version(),
        installation=installation(),
        made_at=datetime.now(UTC).isoformat(timespec="milliseconds"),
        text=story.essential(),
        lines=lines,
        report=report,
    )


def save(snapshot: Snapshot, name: str, directory: str) -> bool:
    """Write a snapshot durably under ``name``; false when another keeper's is there that is as good or further on.

    Only writers lock, readers never do. Raises `NotStored`.
    """
    path = os.path.join(directory, name)
    try:
        with _writing(directory):
            present = read_snapshot(path)
            if present is not None and _as_good(present, snapshot):
                return False
            _remove_leftovers(directory)
            _replace(path, packed(snapshot))
    except Timeout:
        raise NotStored(f"cannot write to {directory}: another keeper holds its lock") from None
    except (OSError, NotImplementedError) as error:
        raise NotStored(f"cannot write to {directory} ({getattr(error, 'strerror', None) or error})") from error
    return True


def touch(name: str, directory: str) -> None:
    """Say of a snapshot without a token that it is still true; see `ready.Ready.vouched`. A snapshot that is gone is no error."""
    with suppress(OSError):
        os.utime(os.path.join(directory, name))


@contextmanager
def _writing(directory: str) -> Iterator[None]:
    if (palace := palace_around(os.path.join(directory, LOCK))) is not None:
        raise NotStored(f"cannot write to {directory}: {palace} is a palace, which is never written to")
    os.makedirs(directory, mode=0o700, exist_ok=True)
    if os.name == "posix" and os.stat(directory).st_mode & 0o077:
        os.chmod(directory, 0o700)
    with FileLock(os.path.join(directory, LOCK), mode=0o600, timeout=PATIENCE):
        yield


def _as_good(present: Snapshot, other: Snapshot) -> bool:
    """Whether nothing is gained by replacing ``present``: the same state, or a later one of the same history."""
    if present.code != other.code or present.request != other.request or present.token is None or other.token is None:
        return False
    if present.token == other.token:
        return present.text == other.text
    return present.token.continues(other.token)


def _remove_leftovers(directory: str) -> None:
    """Remove what nobody will read: files that were begun, and stories that were not made again for `KEPT_FOR`."""
    oldest = time.time() - KEPT_FOR
    for name in os.listdir(directory):
        path = os.path.join(directory, name)
        with suppress(OSError):
            # The lock is held, so whoever began a temporary file is dead.
            if name.endswith(TEMPORARY) or (name.endswith(".json") and os.stat(path).st_mtime < oldest):
                os.unlink(path)


def _replace(path: str, content: bytes) -> None:
    temporary = f"{path}.{os.getpid()}{TEMPORARY}"
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_directory(os.path.dirname(path))


def _sync_directory(directory: str) -> None:
    if os.name != "posix":
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@cache
def _version() -> str:
    try:
        return version("daybreak-memory")
    except PackageNotFoundError:
        return "unknown"
