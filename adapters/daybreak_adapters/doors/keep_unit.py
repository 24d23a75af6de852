"""A systemd user unit that runs the keeper."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence

__all__ = ("unit",)

UNIT = """\
# systemctl --user: save as ~/.config/systemd/user/daybreak.service, then
#   systemctl --user daemon-reload && systemctl --user enable --now daybreak
[Unit]
Description=Daybreak keeps the wake-up of a memory palace ready

[Service]
Type=exec
ExecStart={command}
{environment}Restart=on-failure
RestartSec=10
UMask=0077
Nice=10
NoNewPrivileges=yes

[Install]
WantedBy=default.target"""


def unit(palaces: Sequence[str], asked: argparse.Namespace) -> str:
    """The text of the unit. It names everything that the environment of a service may lack: absolute paths, the cache directory.

    ``asked``: the options of ``daybreak keep``.
    """
    words = [*program(), "keep"]
    for palace in palaces:
        words += ["--palace", palace]
    for wing in asked.wing or ():
        words += ["--wing", wing]
    if asked.collection is not None:
        words += ["--collection", asked.collection]
    if asked.rules != "better":
        words += ["--rules", asked.rules]
    if asked.outcome_words is not None:
        words += ["--outcome-words", os.path.abspath(os.path.expanduser(asked.outcome_words))]
    words += ["--order-by", asked.order_by, "--interval-ms", str(asked.interval_ms)]
    cache = os.environ.get("XDG_CACHE_HOME", "")
    environment = f"Environment={quoted(f'XDG_CACHE_HOME={cache}')}\n" if os.path.isabs(cache) else ""
    return UNIT.format(command=" ".join(map(quoted, words)), environment=environment)


def program() -> list[str]:
    """What starts Daybreak as it was started now."""
    found = shutil.which(sys.argv[0]) or shutil.which("daybreak")
    if found is not None and os.path.basename(found).startswith("daybreak"):
        return [os.path.abspath(found)]
    return [sys.executable, "-m", "daybreak_adapters.doors.cli"]


def quoted(word: str) -> str:
    """A word as systemd reads it: specifiers and variables stay themselves, one line."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$").replace("\n", "\\n")
    return escaped if word and all(character.isalnum() or character in "/._-:=@+," for character in word) else f'"{escaped}"'
