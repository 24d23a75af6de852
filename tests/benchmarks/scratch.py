"""Scratch environments and palaces of the benchmarks: made once, in a directory that a later run uses again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.palaces import Kind, make

__all__ = ("Scratch", "children")

ROOT = Path(__file__).resolve().parents[2]
MEMPALACE = "mempalace==3.11.0"


def children(home: Path) -> dict[str, str]:
    """The environment of a contender: nothing of the user's own, byte code as an installation has it."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "LANG", "LD_LIBRARY_PATH", "TMPDIR")}
    return kept | {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")}


class Scratch:
    """What a run needs, below ``directory``."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.home = directory / "home"
        self.home.mkdir(parents=True, exist_ok=True)

    def daybreak(self) -> Path:
        """Where the commands of an environment lie in which this checkout is installed, as users install it; installed anew each time."""
        return self._installed("daybreak", str(ROOT), "--force-reinstall", "--no-deps") or self._installed("daybreak", str(ROOT))

    def mempalace(self) -> Path:
        """The same for MemPalace."""
        return self._installed("mempalace", MEMPALACE)

    def _installed(self, name: str, what: str, *again: str) -> Path:
        place = self.directory / f"env-{name}"
        commands = place / "bin"
        if not (commands / name).exists():
            print(f"installing {what} into {place}", flush=True)
            subprocess.run([sys.executable, "-m", "venv", place], check=True)
            again = ()
        elif not again:
            return commands
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        install = [commands / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *again, what]
        subprocess.run(install, check=True, env=environment)
        subprocess.run([commands / "python", "-m", "compileall", "-q", place / "lib"], check=False, env=environment, capture_output=True)
        return commands

    def palace(self, kind: Kind, drawers: int, sources: int) -> Path:
        """A palace of so many drawers from so many sources."""
        place = self.directory / f"{kind}-{drawers}-{sources}"
        done = place / "made"
        if not done.exists():
            print(f"making {place}", flush=True)
            shutil.rmtree(place, ignore_errors=True)  # of a run that was broken off
            make(place, drawers, sources=sources, kind=kind, interleave=sources < 10, stamp="drawer" if sources < 10 else "source")
            done.touch()
        return place
