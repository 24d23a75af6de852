"""L0: who the agent is, a text file that the user keeps."""

from __future__ import annotations

import os

from daybreak.body import unwanted
from daybreak.errors import InputError
from daybreak_adapters.palaces.small_file import read_small

__all__ = ("DEFAULT_IDENTITY", "read_identity")

DEFAULT_IDENTITY = "~/.mempalace/identity.txt"
LARGEST = 100_000


def read_identity(path: str) -> str:
    """The text of an identity file, stripped; UTF-8, a byte order mark is dropped, control characters but line ends are left out.

    Raises `InputError` when the file is missing, unreadable, larger than 100 kB or no UTF-8 text.
    """
    file = os.path.expanduser(path)
    try:
        content = read_small(file, LARGEST)
    except OSError as error:
        raise InputError(f"cannot read identity file {file} ({error.strerror}): check the path or use --no-identity") from error
    if len(content) > LARGEST:
        raise InputError(f"identity file {file} is larger than {LARGEST:,} bytes: shorten it or use --no-identity")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise InputError(f"identity file {file} is not UTF-8 text: save it as UTF-8 or use --no-identity")
    controls, _ = unwanted()
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    # Not all that is unprintable goes: joiners make emoji and Persian, and there are more spaces than one.
    return "".join(character for character in lines if character in "\n\t" or not controls.match(character)).strip()
