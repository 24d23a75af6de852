"""Running the command line in tests: as a process of its own, and as a user who owns nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from daybreak_adapters.doors import lookup, ready, wake
from daybreak_adapters.doors.cli import main
from daybreak_adapters.doors.explain import door as explain

__all__ = ("MODULE", "NOBODY", "InProcess", "Told", "as_nobody", "daybreak", "environment", "reachable")

NOBODY = 65_534
MODULE = "daybreak_adapters.doors.cli"

# Everything that a wake-up loads is loaded before the interpreter's own files may be out of reach.
WITHOUT_RIGHTS = f"""
import difflib, json, os, shutil, sys, tempfile, time
import daybreak_adapters.doors.wake as wake
import daybreak_adapters.palaces.file.failures
from {MODULE} import main
warm, *arguments = sys.argv[1:]
tempfile.tempdir = os.environ.get("TMPDIR")  # and no other place for temporary files
out = os.dup(1)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
main(["wake-up", "--palace", warm, "--json", "--no-identity"])
os.dup2(out, 1)
if os.getuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
wake.STARTED = time.monotonic()
sys.exit(main(arguments))
"""


class Told(NamedTuple):
    """What a process left: exit code, and what it wrote, as bytes."""

    code: int
    out: bytes
    err: bytes

    @property
    def text(self) -> str:
        return self.out.decode("utf-8")

    @property
    def notices(self) -> list[str]:
        """The lines on stderr; asserts that none of them is part of a traceback."""
        assert b"Traceback" not in self.err, self.err.decode()
        assert self.err == b"" or self.err.endswith(b"\n")
        return self.err.decode("utf-8").splitlines()

    @property
    def one_notice(self) -> str:
        """The only line on stderr."""
        (line,) = self.notices
        return line


def environment(home: Path, **variables: str) -> dict[str, str]:
    """The environment of a user whose home is ``home``, with nothing of the one who runs the tests."""
    path = os.pathsep.join(filter(None, sys.path))
    return {"HOME": str(home), "PATH": os.environ.get("PATH", ""), "PYTHONPATH": path, "PYTHONSAFEPATH": "1"} | variables


def daybreak(*arguments: str | Path, home: Path, seconds: float = 30, cwd: Path | None = None, **variables: str) -> Told:
    """Run ``daybreak`` as a process."""
    command = [sys.executable, "-m", MODULE, *map(str, arguments)]
    done = subprocess.run(command, env=environment(home, **variables), capture_output=True, timeout=seconds, cwd=cwd, check=False)
    return Told(done.returncode, done.stdout, done.stderr)


class InProcess:
    """The command line called in this process, for a user with an empty home: most cases need no process of their own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[bytes]) -> None:
        self.home = home
        self._monkeypatch = monkeypatch
        self._capture = capture

    def __call__(self, *arguments: str | Path, **variables: str) -> Told:
        with self._monkeypatch.context() as patch:
            for name in list(os.environ):
                if name.startswith(("MEMPAL", "XDG_", "DAYBREAK_")):
                    patch.delenv(name)
            for name, value in {"HOME": str(self.home), **variables}.items():
                patch.setenv(name, value)
            for door in (wake, ready, lookup, explain):
                patch.setattr(door, "STARTED", time.monotonic())
            self._capture.readouterr()
            try:
                code = main([str(argument) for argument in arguments])
            except SystemExit as error:
                code = int(error.code or 0)
            return Told(code, *self._capture.readouterr())


def as_nobody(warm: Path, *arguments: str | Path, home: Path, **variables: str) -> Told:
    """Run ``daybreak`` as a user who owns nothing; ``warm`` is a palace that is read before."""
    command = [sys.executable, "-c", WITHOUT_RIGHTS, str(warm), *map(str, arguments)]
    done = subprocess.run(command, env=environment(home, **variables), capture_output=True, timeout=30, check=False)
    return Told(done.returncode, done.stdout, done.stderr)


@contextmanager
def reachable() -> Iterator[Path]:
    """A directory that every user can enter, which pytest's own are not."""
    place = Path(tempfile.mkdtemp(prefix="daybreak-test-"))
    place.chmod(0o755)
    try:
        yield place
    finally:
        for directory in [place, *(path for path in place.rglob("*") if path.is_dir() and not path.is_symlink())]:
            directory.chmod(0o755)
        shutil.rmtree(place)
