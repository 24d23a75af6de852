"""Where the palace is: the place that was named, else where MemPalace itself would look."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from typing import NamedTuple

from daybreak.errors import InputError, PalaceNotFound, UnreadablePalace

__all__ = (
    "DEFAULT_COLLECTION",
    "FILE_NAME",
    "Place",
    "absolute",
    "check_outside_palaces",
    "is_address",
    "locate",
    "palace_around",
    "palace_file",
)

FILE_NAME = "chroma.sqlite3"
DEFAULT_COLLECTION = "mempalace_drawers"
"""Where MemPalace keeps drawers: the file in a palace's directory, and the collection in it."""

VARIABLES = ("MEMPALACE_PALACE_PATH", "MEMPALACE_PALACE", "MEMPAL_PALACE_PATH")
LARGEST_CONFIGURATION = 4_000_000


class Place(NamedTuple):
    """A directory that should hold a palace, or a server's address; and who named it: ``--palace``, a variable, a configuration file, or
    ``the default``."""

    path: str
    named_by: str

    @property
    def explicit(self) -> bool:
        return self.named_by == "--palace"


def locate(named: str | None = None, environment: Mapping[str, str] | None = None) -> Place:
    """The palace's place: ``named``, else MemPalace's variables, its configuration file (legacy, then XDG), its default directory."""
    environment = os.environ if environment is None else environment
    if named is not None:
        return Place(named if is_address(named) else absolute(named), "--palace")
    for variable in VARIABLES:
        if value := environment.get(variable):
            return Place(absolute(value), variable)
    directory = _configuration_directory(environment)
    configuration = os.path.join(directory, "config.json")
    try:
        configured = _configured_path(configuration)
    except ValueError:
        return Place(os.path.join(directory, "palace"), f"the default: {configuration} cannot be understood")
    if configured:
        return Place(absolute(configured), configuration)
    return Place(os.path.join(directory, "palace"), "the default")


def palace_file(place: str) -> str:
    """The database file of a palace directory; the file itself may be named too.

    Raises `UnreadablePalace`, and `PalaceNotFound` naming what is there instead: nothing, an empty directory, or a palace one level deeper.
    """
    try:
        if stat.S_ISREG(kind := kind_of(place)):
            return _beside_files(place)
        if not stat.S_ISDIR(kind):
            reason = "it is no directory" if kind else "there is no such directory"
            raise PalaceNotFound(f"no palace at {place}: {reason}; check the path or run: mempalace mine <dir>")
        file = os.path.join(place, FILE_NAME)
        if stat.S_ISREG(kind := kind_of(file)):
            return _beside_files(file)
        if kind:
            raise UnreadablePalace(f"cannot read palace {file}: it is no regular file; check the path")
        deeper = sorted(found.path for found in os.scandir(place) if os.path.exists(os.path.join(found.path, FILE_NAME)))
    except OSError as error:
        raise UnreadablePalace(f"cannot read palace {place} ({error.strerror}): check the path and its permissions") from error
    if not os.access(place, os.R_OK | os.X_OK):
        raise UnreadablePalace(f"cannot read palace {place} (Permission denied): check the path and its permissions")
    hint = f"did you mean {' or '.join(deeper[:3])}?" if deeper else f"it holds no {FILE_NAME}; run: mempalace mine <dir>"
    raise PalaceNotFound(f"no palace at {place}: {hint}")


def _beside_files(file: str) -> str:
    """The database file itself, where what SQLite would open beside it are files: a pipe of such a name would never end."""
    stored = os.path.realpath(file)
    for side in ("-journal", "-wal", "-shm"):
        if (kind := kind_of(f"{stored}{side}")) and not stat.S_ISREG(kind):
            raise UnreadablePalace(f"cannot read palace {file}: {stored}{side} is no regular file; remove it")
    return file


def kind_of(path: str) -> int:
    """The mode of what a path leads to, 0 where there is nothing. Raises `OSError` where that cannot be told."""
    try:
        return os.stat(path).st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return 0


def is_address(named: str | os.PathLike[str]) -> bool:
    """Whether a place is the address of a server and no path."""
    return isinstance(named, str) and "://" in named


def absolute(path: str | os.PathLike[str]) -> str:
    """A path as the user means it: ``~`` expanded, ``..`` resolved, links kept. Raises `InputError` for an empty one: a shell variable that
    is not set names no directory, least of all the current one."""
    if not os.fspath(path):
        raise InputError("the path of a palace is empty: name the directory that holds chroma.sqlite3, or leave it out")
    found = os.path.abspath(os.path.expanduser(os.fspath(path)))
    if _has_password(os.fspath(path)) and not os.path.exists(found):
        raise InputError(
            "a palace is named by what looks like an address with a password: write it as https://host:port, and the password "
            "where passwords belong (credentials.toml, or DAYBREAK_TOKEN)"
        )
    return found


def _has_password(path: str) -> bool:
    """Whether a path looks like a mistyped address with credentials (``user:password@host``, ``https:/user:password@host``)."""
    head, sign, _ = path.partition("@")
    return sign != "" and ":" in head.rpartition("/")[2]


def check_outside_palaces(path: str) -> None:
    """Raise `InputError` where a file that is to be written would lie in a palace, or be one: a palace is never written to."""
    if (palace := palace_around(path)) is not None:
        raise InputError(f"cannot write {path}: {palace} is a palace, which is never written to; name a file somewhere else")


def palace_around(path: str | os.PathLike[str]) -> str | None:
    """The palace in whose directory, or below it, a file would lie. A home directory is nobody's palace for what lies deeper in it."""
    directory = os.path.dirname(os.path.realpath(path))
    home = os.path.realpath(os.path.expanduser("~"))
    while not os.path.lexists(os.path.join(directory, FILE_NAME)):
        above = os.path.dirname(directory)
        if above in (directory, home):
            return None
        directory = above
    return directory


def _configuration_directory(environment: Mapping[str, str]) -> str:
    """MemPalace's own directory: its variable, a legacy install in ``~/.mempalace``, else the XDG place."""
    if (named := environment.get("MEMPALACE_CONFIG_DIR", "")).strip():
        return os.path.expanduser(named)
    home = os.path.expanduser("~")
    legacy = os.path.join(home, ".mempalace")
    if any(os.path.isfile(os.path.join(legacy, mark)) for mark in ("config.json", "people_map.json", f"palace/{FILE_NAME}")):
        return legacy
    xdg = os.path.expanduser(environment.get("XDG_CONFIG_HOME", "").strip())
    return os.path.join(xdg if os.path.isabs(xdg) else os.path.join(home, ".config"), "mempalace")


def _configured_path(configuration: str) -> str | None:
    """``palace_path`` of a configuration file; a missing file configures nothing. Raises `ValueError` for one that is broken."""
    import json  # needed when no variable names the palace

    from daybreak_adapters.palaces.small_file import read_small

    try:
        content = json.loads(read_small(configuration, LARGEST_CONFIGURATION).decode("utf-8-sig"))
    except FileNotFoundError:
        return None
    except (OSError, RecursionError) as error:
        raise ValueError(configuration) from error
    path = content.get("palace_path") if isinstance(content, dict) else 0
    if path is not None and not isinstance(path, str):
        raise ValueError(configuration)
    return path or None
