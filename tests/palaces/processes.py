"""Other processes beside the reader, in tests: writers that are killed for real, locks that are held, whole wake-ups."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from palaces.chroma_files import FILE

__all__ = ("hot_journal", "killed", "running")


@contextmanager
def running(program: str, *arguments: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Python program that has printed its first line; killed in the end, whatever it does."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", program, *map(str, arguments)]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline(), "the program ended early"
            yield process
        finally:
            process.kill()


def killed(program: str, *arguments: str | Path) -> None:
    """Run a program up to its first line, then kill it as a crash does."""
    with running(program, *arguments) as process:
        process.send_signal(signal.SIGKILL)
        process.wait()


HALF_WRITTEN = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("pragma cache_size = 5")
connection.execute("begin immediate")
connection.execute("update embedding_metadata set string_value = 'NEW ' || string_value where key = 'chroma:document'")
print(flush=True)
time.sleep(60)
"""


def hot_journal(palace: Path) -> None:
    """Kill a writer in the middle of a transaction whose pages are in the file already: a hot journal stays."""
    killed(HALF_WRITTEN, palace / FILE)
    assert (palace / f"{FILE}-journal").read_bytes()[:8].hex() == "d9d505f920a163d7"
