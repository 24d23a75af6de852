"""A snapshot for tests, and as a script a writer that never ends: ``python snapshots.py DIRECTORY NUMBER``."""

from __future__ import annotations

import sys

from daybreak import Report, Story
from daybreak.line import Line
from daybreak_adapters.keeping.request import Request
from daybreak_adapters.keeping.snapshot import Snapshot
from daybreak_adapters.keeping.store import save, snapshot_of
from daybreak_adapters.keeping.token import Token

__all__ = ("REQUEST", "TOKEN", "made", "story")

REQUEST = Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers", "app")
TOKEN = Token(1, 2, "topic", 10, 10, "10:00 b'x'")


def story(text: str = "Fixed the harbour ledger \u2028 and the caf\u00e9.") -> Story:
    line = Line(rank=1, tier=4, room="r", wing="app", source=None, id="d1", filed_at="2026-01-01", text=text)
    report = Report("/somewhere")
    report.examined, report.tiers, report.lines, report.stopped = 1, {4: 1}, 1, "exhausted"
    return Story(lines=(line,), report=report)


def made(watermark: int = 10, text: str = "Fixed the harbour ledger.") -> Snapshot:
    """A snapshot of a palace that has come to this watermark."""
    return snapshot_of(story(text), REQUEST, TOKEN._replace(watermark=watermark, highest=watermark))


def write_forever(directory: str, number: int) -> None:
    while True:
        print("writing", flush=True)
        number += 1
        save(made(number, "Fixed the harbour ledger, time and again. " * (number % 50)), "s.json", directory)


if __name__ == "__main__":
    write_forever(sys.argv[1], int(sys.argv[2]))
