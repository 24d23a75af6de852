"""Which code and which rules made a story: a snapshot of any other is none."""

from __future__ import annotations

import os

try:
    from _blake2 import blake2b  # hashlib would load OpenSSL: three milliseconds
except ImportError:  # another Python
    from hashlib import blake2b

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

    from daybreak.judging.rules import Rules

__all__ = ("BUILT_IN", "code_fingerprint", "digest", "installation", "rules_fingerprint")

BUILT_IN = "built in"
"""Fingerprint of the profiles that have a name of their own: they are part of the code."""

_of_this_process: list[str] = []
_installation: list[str] = []


def digest(content: bytes) -> str:
    """A checksum of 32 hexadecimal digits."""
    return blake2b(content, digest_size=16).hexdigest()


def code_fingerprint() -> str:
    """A checksum of the files that make a story: rules, outcome words, default limits, rendering, reading.

    It stands for the version, and says more: an edited checkout is another one, two installations of one release are the same. Computed
    once for a process, so that one that runs through an upgrade stays what it is.
    """
    if not _of_this_process:
        _of_this_process.append(_compute())
    return _of_this_process[0]


def installation() -> str:
    """A checksum of where those files lie, their sizes and times: the same installation is the same code, and nothing has to be read."""
    if not _installation:
        stamps = [(entry.path, found.st_size, found.st_mtime_ns) for entry in _all_files() for found in (entry.stat(),)]
        _installation.append(digest(repr(stamps).encode("utf-8", "replace")) if stamps else "")
    return _installation[0]


def _compute() -> str:
    total = blake2b(digest_size=16)
    files = _all_files()
    for entry in files:
        with open(entry.path, "rb", buffering=0) as file:
            total.update(entry.name.encode() + b"\0" + file.read() + b"\0")
    return total.hexdigest() if files else _version()


def _all_files() -> list[os.DirEntry[str]]:
    import daybreak

    palaces = os.path.join(os.path.dirname(os.path.dirname(__file__)), "palaces")
    return [*_files(os.path.dirname(daybreak.__file__)), *_files(palaces)]


def _files(directory: str) -> Iterator[os.DirEntry[str]]:
    """Every file below a directory but compiled ones, in an order that is the same everywhere; none when run from an archive."""
    try:
        entries = sorted(os.scandir(directory), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _files(entry.path)
        elif entry.is_file():
            yield entry


def _version() -> str:
    from importlib.metadata import version

    return f"release {version('daybreak-memory')}"


def rules_fingerprint(rules: Rules) -> str | None:
    """What a rules profile is, its outcome words included; `BUILT_IN` for one that can be asked for by name, ``None`` for one that cannot
    be told apart from another (it holds a callable that is no plain function)."""
    from daybreak.salience import PROFILES

    if rules is PROFILES.get(rules.name):
        return BUILT_IN
    try:
        parts = [(name, _part(value)) for name, value in rules._asdict().items()]
    except TypeError:
        return None
    return digest(repr(parts).encode("utf-8", "replace"))


def _part(value: object) -> object:
    """One value of a profile, as something whose ``repr`` is the same in every process. Raises `TypeError` where there is none."""
    if isinstance(value, frozenset | set):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_part(item) for item in value]
    if value is None or isinstance(value, str | int | float):
        return value
    code = getattr(value, "__code__", None)
    if code is None or hasattr(value, "__self__") or getattr(value, "__closure__", None):
        raise TypeError(f"{value!r} is no plain function")
    return (getattr(value, "__module__", ""), getattr(value, "__qualname__", ""), *_code(code), repr(getattr(value, "__defaults__", None)))


def _code(code: CodeType) -> tuple[object, ...]:
    constants = [_code(constant) if hasattr(constant, "co_code") else repr(constant) for constant in code.co_consts]
    return (code.co_code.hex(), constants, code.co_names)
