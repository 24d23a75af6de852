"""What keeping a palace ready costs: idle ticks, one added drawer, serving a snapshot.

Usage: ``python tests/benchmarks/keeping.py PALACE [--ticks N] [--vectors N]``; PALACE is a copy that may be written to.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

from daybreak.wakeup import tell
from daybreak_adapters.keeping.events import CHANGED, REFRESHED, Event
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.keeping.probe import Probe
from daybreak_adapters.palaces.embedded import EmbeddedPalace

ADD = """
import sys, chromadb, datetime
collection = chromadb.PersistentClient(sys.argv[1]).get_collection("mempalace_drawers", embedding_function=None)
name, text = sys.argv[2], sys.argv[3]
metadata = {"wing": "app", "room": "benchmark", "source_file": f"/{name}.md", "filed_at": f"2099-01-01T00:00:{int(name[-2:]):02}"}
collection.add(ids=[name], documents=[text], metadatas=[metadata], embeddings=[[0.1] * int(sys.argv[4])])
"""


WORDS = "harbour ledger violin kitchen river kettle whistle pigeon meadow saddle tunnel marble velvet falcon lagoon satchel".split()
TEXTS = (f"Decided that the {' '.join(random.sample(WORDS, 8))} will do, for now." for _ in iter(int, 1))


def idle_ticks(palace: Path, count: int) -> None:
    probe = Probe(palace / "chroma.sqlite3")
    probe.look()
    time.sleep(0.1)
    probe.look()
    begun = time.process_time()
    moved = sum(probe.look() for _ in range(count))
    spent = (time.process_time() - begun) / count * 1e3
    probe.close()
    print(f"{count} idle ticks: {spent:.4f} ms of CPU each, {moved} moved")


async def idle_keeper(palace: Path, seconds: float, interval_ms: float) -> None:
    async with keep(palace, interval_ms=interval_ms) as keeper:
        await keeper.story()
        await asyncio.sleep(0.2)
        before, selections = time.process_time(), keeper.selections
        looks = keeper._watches[0].source.probe.looks  # type: ignore[attr-defined]
        await asyncio.sleep(seconds)
        count = keeper._watches[0].source.probe.looks - looks  # type: ignore[attr-defined]
        spent = (time.process_time() - before) / count * 1e3
        print(f"keeper, {count} idle ticks: {spent:.4f} ms of CPU each, {keeper.selections - selections} selections")


async def one_drawer(palace: Path, vectors: int) -> None:
    events: list[tuple[float, Event]] = []
    async with keep(palace, interval_ms=100, on_event=lambda event: events.append((time.perf_counter(), event))) as keeper:
        await keeper.story()
        for number in range(3):
            events.clear()
            name, text = f"added-{time.time_ns()}-{number:02}", next(TEXTS)
            process = await asyncio.create_subprocess_exec(sys.executable, "-c", ADD, str(palace), name, text, str(vectors))
            await process.wait()
            await asyncio.sleep(1.0)
            selected = [event for _, event in events if event.kind in (CHANGED, REFRESHED)]
            fresh = await tell(EmbeddedPalace(palace / "chroma.sqlite3"))
            kept = await keeper.story()
            assert kept.lines == fresh.lines, "the kept story differs from a fresh one"
            for event in selected:
                print(
                    f"one drawer added: {event.kind}, {event.examined} in the window, {event.read} read and {event.judged} judged again, "
                    f"{event.milliseconds} ms"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("palace", type=Path)
    parser.add_argument("--ticks", type=int, default=10_000)
    parser.add_argument("--vectors", type=int, default=8, help="dimensions of the palace's vectors")
    parser.add_argument("--only", choices=("ticks", "keeper", "add"))
    args = parser.parse_args()
    if args.only in (None, "ticks"):
        idle_ticks(args.palace, args.ticks)
    if args.only in (None, "keeper"):
        asyncio.run(idle_keeper(args.palace, args.ticks / 1000, 1.0))
    if args.only in (None, "add"):
        asyncio.run(one_drawer(args.palace, args.vectors))


if __name__ == "__main__":
    main()
