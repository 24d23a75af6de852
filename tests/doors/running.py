"""Running Daybreak's commands as processes of their own, as a harness does."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = ("Ran", "daybreak", "environment_of", "hook")

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    """How a process ended: exit code, what it wrote, seconds that it took."""

    code: int
    out: str
    err: str
    seconds: float


def environment_of(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the user's own is found."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "LANG", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR")}
    path = os.pathsep.join([str(ROOT / "pipeline"), str(ROOT / "adapters")])
    return kept | {"HOME": str(home), "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | more


def daybreak(
    *arguments: str, home: Path, given: bytes | None = b"", environment: Mapping[str, str] | None = None, cwd: Path | None = None
) -> Ran:
    """Run ``daybreak`` with this standard input."""
    return ran([sys.executable, "-m", "daybreak_adapters.doors.cli", *arguments], home, given, environment, cwd)


def hook(*arguments: str, home: Path, given: bytes = b"{}", environment: Mapping[str, str] | None = None, cwd: Path | None = None) -> Ran:
    """Run ``daybreak hook session-start``."""
    command = [sys.executable, "-m", "daybreak_adapters.doors.hook.session_start", "session-start", *arguments]
    return ran(command, home, given, environment, cwd)


def ran(command: Sequence[str], home: Path, given: bytes | None, environment: Mapping[str, str] | None, cwd: Path | None) -> Ran:
    started = time.monotonic()
    done = subprocess.run(
        command, input=given, capture_output=True, env=environment_of(home) | dict(environment or {}), cwd=cwd or home, timeout=30
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode(), time.monotonic() - started)
