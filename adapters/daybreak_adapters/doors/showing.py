"""What the doors that tell a story share, computed or kept ready: the identity before it, and JSON that prints everywhere."""

from __future__ import annotations

import os

from daybreak.errors import InputError
from daybreak_adapters.doors.console import notice

__all__ = ("dumped", "identity_of")


def identity_of(named: str | None, left_out: bool) -> str | None:
    """The text of L0. A default identity that cannot be read costs a notice, not the story; a named one raises `InputError`."""
    if left_out:
        return None
    from daybreak_adapters.palaces.identity import DEFAULT_IDENTITY, read_identity

    if named is not None:
        return read_identity(named)
    if not os.path.exists(os.path.expanduser(DEFAULT_IDENTITY)):
        return None
    try:
        return read_identity(DEFAULT_IDENTITY)
    except InputError as error:
        notice(str(error))
        return None


def dumped(value: object) -> str:
    """A value as JSON on one line. Lone surrogates and line separators become escapes; everything else is itself."""
    import json  # not needed for a story in plain text

    text = json.dumps(value, ensure_ascii=False, allow_nan=False).encode("utf-8", "backslashreplace").decode()
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
