"""The wing under which MemPalace 3.11 files a project, from the directory of a session: the names in question, the likeliest first.

    the project's configuration        ``wing:`` of mempalace.yaml, .yml, mempal.yaml or .yml, in the directory or above it
    a session in the home directory    linux_workstation, mac_workstation or windows_workstation (where its hooks file that)
    the name of the directory          as the miner (`config.normalize_wing_name`) and as the hooks (`_safe_wing_slug`) spell it
    the name of the repository         where the session starts below its root
    the whole path                     as Claude Code names a project's directory of transcripts, when such a directory was mined

A worktree below ``.claude/worktrees`` belongs to the project that it was made from. ``wing_`` in front makes no difference to a wake-up
(specification, section 1). Nothing but names and at most two small files is read; nothing here raises.
"""

from __future__ import annotations

import os
import re
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ("wing_names",)

CONFIGURATIONS = ("mempalace.yaml", "mempalace.yml", "mempal.yaml", "mempal.yml")
WORKTREES = "/.claude/worktrees/"
LARGEST_CONFIGURATION = 64_000
MOST_LEVELS = 40
WORKSTATIONS = {"darwin": "mac_workstation", "win32": "windows_workstation"}


def wing_names(cwd: str, home: str | None = None) -> list[str]:
    """The wings in question for a session in ``cwd``, each once; none for a directory that belongs to no project."""
    home = _plain(os.path.expanduser("~") if home is None else home)
    path = _plain(os.path.abspath(os.path.expanduser(cwd))).split(WORKTREES, 1)[0]
    found: dict[str, None] = {}
    for name in _names(path, home):
        if name:
            found.setdefault(name)
    return list(found)


def _names(path: str, home: str) -> Iterator[str]:
    if path.lower() == home.lower():
        yield _configured(path)
        yield WORKSTATIONS.get(sys.platform, "linux_workstation")
        return
    above = _ancestors(path, home)
    yield from map(_configured, above)
    repository = next((place for place in above if os.path.exists(os.path.join(place, ".git"))), path)
    for place in (path, repository):
        leaf = place.rpartition("/")[2]
        yield _mined(leaf)
        yield _hooked(leaf)
    if re.search(r"[A-Za-z0-9]", path.rpartition("/")[2]):  # else nothing of the project's own name is left in it
        yield _mined(re.sub(r"[^A-Za-z0-9]", "-", path))


def _ancestors(path: str, home: str) -> list[str]:
    """The directory and those above it, up to the root of its repository, and never as far up as the home directory."""
    places: list[str] = []
    while path.count("/") > 0 and path.lower() != home.lower() and len(places) < MOST_LEVELS:
        places.append(path)
        if os.path.exists(os.path.join(path, ".git")):
            break
        path = path.rpartition("/")[0]
    return [place for place in places if place]


def _mined(leaf: str) -> str:
    """A directory's name as the miner makes a wing of it."""
    return leaf.lower().replace(" ", "_").replace("-", "_").strip("_")


def _hooked(leaf: str) -> str:
    """A directory's name as MemPalace's hooks make a wing of it."""
    slug = re.sub(r"[^\w.']+", "_", leaf.lower().replace(" ", "_").replace("-", "_"))
    return re.sub(r"\.{2,}", ".", slug)[:120].strip("_.'")


def _configured(directory: str) -> str:
    """The wing of the project's configuration; ``""`` where there is none that can be told without a YAML parser."""
    for name in CONFIGURATIONS:
        file = os.path.join(directory, name)
        try:
            if not os.path.isfile(file):  # a pipe of that name would never end
                continue
            with open(file, "rb") as opened:
                return _wing_line(opened.read(LARGEST_CONFIGURATION).decode("utf-8-sig", "replace"))
        except OSError:
            return ""
    return ""


def _wing_line(text: str) -> str:
    """The value of the top-level key ``wing``: plain or quoted, on one line, as ``mempalace init`` writes it."""
    for line in text.split("\n"):
        key, _, rest = line.removesuffix("\r").partition(":")
        if key.rstrip(BLANKS) == "wing" and rest[:1] in ("\t", " ") and (value := _scalar(rest.strip(BLANKS))):
            return value
    return ""


def _scalar(text: str) -> str:
    """A plain or quoted value with the comment behind it taken off; ``""`` for whatever else YAML may write there."""
    quote = text[:1]
    if quote in ("'", '"'):
        value, closed, behind = text[1:].partition(quote)
        is_alone = not behind or (behind[0] in BLANKS and behind.lstrip(BLANKS).startswith("#"))
        return value.strip() if closed and is_alone and (quote == "'" or "\\" not in value) else ""
    if quote in SYNTAX:
        return ""
    return min(text.partition(" #")[0], text.partition("\t#")[0], key=len).strip()


BLANKS = " \t"
SYNTAX = tuple("#&*!|>{[%@`")
"""What opens something else than a plain value."""


def _plain(path: str) -> str:
    return path.replace("\\", "/").rstrip("/")
