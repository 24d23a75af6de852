"""What the doors that tell a story share, computed or kept ready: the identity before it, and JSON that prints everywhere."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache

from daybreak.errors import InputError
from daybreak_adapters.doors.console import notice

__all__ = ("as_json", "identity_of")


def identity_of(named: str | None, left_out: bool) -> str | None:
    """The text of L0. A default identity that cannot be read costs a notice, not the story; a named one raises `InputError`."""
    if left_out:
        return None
    from daybreak_adapters.palaces.identity import DEFAULT_IDENTITY, read_identity

    if named is not None:
        return read_identity(named)
    default = os.path.expanduser(DEFAULT_IDENTITY)
    if not (os.path.isfile(default) or os.path.isdir(default)):  # a pipe of that name would never end
        return None
    try:
        return read_identity(DEFAULT_IDENTITY)
    except InputError as error:
        notice(str(error))
        return None


def as_json(value: Mapping[str, object]) -> str:
    """One JSON object in one line. What no terminal should be given is escaped; all else is itself."""
    import json  # not needed for a story in plain text

    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return unprintable().sub(lambda found: json.dumps(found[0])[1:-1], text)


@cache
def unprintable() -> re.Pattern[str]:
    """Controls beyond those that JSON escapes, line separators, bidi controls, tag characters, lone surrogates."""
    return re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff\U000e0000-\U000e007f]")
