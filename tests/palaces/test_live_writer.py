"""Reading beside a writer: every wake-up succeeds, the writer never fails, and what was committed before is there."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread

import pytest

from daybreak import tell
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import FILE, Item, contents, palace_of, sql, wal
from palaces.processes import running

# Adds batches until its input ends; prints the number of each drawer that is in, or what went wrong.
WRITER = """
import select, sys
from hashlib import blake2b
from pathlib import Path
from palaces.chroma_files import Item, client, put
def text(i):
    letters = [chr(97 + byte % 26) for byte in blake2b(str(i).encode()).digest()[:30]]
    return "Fixed the pump, which says: " + " ".join("".join(letters[place : place + 5]) for place in range(0, 30, 5))
number = 0
with client(Path(sys.argv[1])) as opened:
    collection = opened.get_collection("mempalace_drawers", embedding_function=None)
    print(-1, flush=True)
    while not select.select([sys.stdin], [], [], 0.002)[0]:
        for size in (1, 100, 7):
            batch = range(number, number + size)
            put(collection, [Item(f"n{i}", text(i), {"filed_at": f"2027-{i:08}", "wing": "w"}) for i in batch])
            number += size
            print(number - 1, flush=True)
"""
WAKE_UPS = 200


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_two_hundred_wake_ups_beside_a_writer(tmp_path: Path, mode: str) -> None:
    """All succeed and show at least what was committed before they began; the writer ends well; every drawer of it is there."""
    palace = palace_of(
        tmp_path, [Item(f"d{number}", f"Old drawer {number} of the attic.", {"filed_at": f"2026-{number:04}"}) for number in range(500)]
    )
    if mode == "wal":
        wal(palace)
    slowest, told = 0.0, [-1]
    with running(WRITER, palace) as writer:
        assert writer.stdin is not None
        assert writer.stdout is not None
        listener = Thread(target=lambda lines: told.extend(int(line) for line in lines), args=(writer.stdout,))
        listener.start()
        for _ in range(WAKE_UPS if mode == "delete" else WAKE_UPS // 4):
            committed = told[-1]
            started = time.monotonic()
            story = asyncio.run(tell(EmbeddedPalace(palace / FILE), deadline_ms=5_000))
            slowest = max(slowest, time.monotonic() - started)
            newest = story.lines[0].id
            assert committed <= (int(newest[1:]) if newest.startswith("n") else -1)
            assert story.report.notices == []
        writer.stdin.close()
        assert writer.wait() == 0
        listener.join()
    assert slowest < 4
    written = told[-1] + 1
    assert written > 100
    assert [item.id for item in contents(palace)][500:] == [f"n{number}" for number in range(written)]
    with sql(palace) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
