"""A palace of nothing but junk is told as MemPalace 3.11 tells it, byte for byte (section 8).

The reference is written from its accounting; MemPalace itself was compared with by hand, on palaces such as these.
"""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from doors.cli_process import InProcess
from palaces.chroma_files import Item, palace_of

ROOMS = ("alpha", "beta", "Zeta", "general", "a b", "", "émile", "日本", "r" * 90, None)
SOURCES = ("notes/a.md", "/home/u/x y/z.jsonl", "plain.txt", "dir/", "a//b.md", "", "~/q.md", "é/ü.md", "x" * 120 + ".md", ".hidden", None)
LENGTHS = (10, 30, 199, 200, 201, 210, 400, 900)


def mempalace(items: list[Item]) -> str:
    """L1 as MemPalace 3.11 builds it: newest first, 15 drawers, rooms in alphabetical order, its own count of characters."""
    newest = sorted(items, key=lambda item: str((item.metadata or {}).get("filed_at") or ""), reverse=True)[:15]
    rooms: dict[str, list[Item]] = defaultdict(list)
    for item in newest:
        rooms[(item.metadata or {}).get("room", "general")].append(item)
    lines, total = ["## L1 — ESSENTIAL STORY"], 0
    for room, entries in sorted(rooms.items()):
        lines.append(f"\n[{room}]")
        total += len(lines[-1])
        for item in entries:
            source = (item.metadata or {}).get("source_file")
            snippet = (item.text or "").strip().replace("\n", " ")
            if len(snippet) > 200:
                snippet = snippet[:197] + "..."
            line = f"  - {snippet}" + (f"  ({Path(source).name})" if source else "")
            if total + len(line) > 3_200:
                return "\n".join([*lines, "  ... (more in L3 search)", ""])
            lines.append(line)
            total += len(line)
    return "\n".join([*lines, ""])


def junk(rng: random.Random) -> str:
    """Some lines of tool output, cut anywhere."""
    kind, length, text = rng.randrange(5), rng.choice(LENGTHS), ""
    while len(text) < length:
        number = rng.randrange(10**8)
        text += (
            f'{{"id": {number}, "ms": {number % 999}.{number % 99}, "ok": [1,2,3]}}, ',
            f"-rw-r--r-- 1 1000 100 {number} 2026-06-27 27:27 f_{number % 99}.txt\n",
            f"| {number % 99} | {number % 97} | - | - |\n",
            f"2026-01-01T00:00:{number % 60:02}\t[{number % 99}]  =>   {number}\n\n",
            f"https://x.example/{number}?p={number % 99}&q={number % 97}#5 ",
        )[kind]
    return text[:length] if rng.random() < 0.7 else text


def drawers(rng: random.Random, count: int, **fixed: Any) -> list[Item]:
    made = []
    for number in range(count):
        metadata = {"filed_at": f"2026-01-{rng.randrange(28) + 1:02}T{rng.randrange(24):02}:00:00", "wing": "w"} | fixed
        metadata |= {"room": rng.choice(ROOMS), "source_file": rng.choice(SOURCES)}
        made.append(Item(f"d{number}", junk(rng), {key: value for key, value in metadata.items() if value is not None}))
    return made


def of(count: int, text: str, **metadata: Any) -> list[Item]:
    """Drawers of a template, in which ``{0}`` is their number."""
    return [Item(f"d{n}", text.format(n), {"filed_at": f"2026-{n:04}"} | metadata) for n in range(count)]


PALACES: dict[str, list[Item]] = {
    **{f"{count} drawers": drawers(random.Random(count), count) for count in (1, 3, 14, 15, 16, 60)},
    "one moment": drawers(random.Random(1), 40, filed_at="2026-02-02"),
    "tabs and spaces": of(20, "  {0}\t\t77   [{0}]=\u00a0{0}\u3000{0}\n\n\n  ===  \n{0}\t\n"),
    "short": of(20, "[{0}]", source_file="s.md"),
    "exactly 200": [
        Item(item.id, str(item.text).ljust(200, "#"), item.metadata) for item in of(15, "[{0}]", room="r", source_file="s" * 20)
    ],
    "nothing but text": [Item(f"d{number}", f"[{number}]=#{number * number}", None) for number in range(20)],
}


@pytest.mark.parametrize("name", PALACES)
def test_junk_is_told_as_mempalace_tells_it(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: Any) -> None:
    """Rooms, ties, spaces, cuts at 200 and at 3,200 characters, missing rooms and sources with directories."""
    palace = palace_of(tmp_path, PALACES[name])
    told = InProcess(tmp_path, monkeypatch, capfdbinary)("wake-up", "--palace", palace)
    assert (told.code, told.text) == (0, mempalace(PALACES[name]))
    assert "told plainly" in told.one_notice
