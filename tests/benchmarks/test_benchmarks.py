"""Guards the benchmarks: contenders do the same work, figures are told as they are."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.contenders import in_turn
from benchmarks.curve import drawn
from benchmarks.inside import drawers_of, selected
from benchmarks.palaces import Kind, make
from benchmarks.plain import PlainLine, candidates, tell_plainly
from benchmarks.scratch import children
from benchmarks.table import Target, table, verdicts
from daybreak import SPEC, Limits, tell
from daybreak_adapters import open_palace


@pytest.mark.parametrize("kind", ["mixed", "story", "junk"])
@pytest.mark.parametrize("limits", [Limits(), Limits(max_scan=40, max_drawers=3), Limits(max_scan_per_source=5, max_per_source=1)])
def test_the_plain_batch_tells_the_same_lines(kind: Kind, limits: Limits) -> None:
    drawers = drawers_of(kind, 300)
    told, examined, _ = asyncio.run(selected(drawers, SPEC, limits))
    assert told == tell_plainly(drawers, limits)
    assert examined <= limits.max_scan


async def test_the_plain_batch_reads_the_same_palace(tmp_path: Path) -> None:
    make(tmp_path / "p", 120, sources=12, kind="mixed", stamp="drawer")
    async with open_palace(tmp_path / "p") as palace:
        story = await tell(palace, rules=SPEC)
    lines = [PlainLine(line.id, line.tier, line.text) for line in story.lines]
    assert lines == tell_plainly(candidates(str(tmp_path / "p"), 2_000), Limits())
    assert len(lines) == 15


def test_contenders_take_turns_and_are_measured(tmp_path: Path) -> None:
    code = "import sys; open(sys.argv[1], 'a').write(sys.argv[2])"
    order = tmp_path / "order"
    commands = {name: [sys.executable, "-c", code, order, name] for name in ("a", "b")}
    found = in_turn(commands, children(tmp_path), 2)
    assert order.read_text() == "ababab"
    assert all(0 < one.least <= one.wall < 30 and 0 < one.cpu and 5 < one.memory < 60 for one in found.values())
    with pytest.raises(AssertionError):
        in_turn({"bad": [sys.executable, "-c", "raise SystemExit(3)"]}, children(tmp_path), 1)


def test_the_curve_is_a_picture() -> None:
    picture = ElementTree.fromstring(drawn({"a<b": {2_000: 0.1, 500_000: 0.12}, "c": {2_000: 1.0, 500_000: 30.0}}, "growth & size"))
    assert picture.tag.endswith("svg")
    assert len([part for part in picture if part.tag.endswith("polyline")]) == 2
    assert {"a<b", "c", "growth & size"} <= {part.text for part in picture}


def test_tables_say_what_is_met() -> None:
    told = verdicts([Target("speed", 12.0, 10.0, at_least=True), Target("growth", 1.2, 1.1)])
    assert [line.split()[-1] for line in told.splitlines()[1:]] == ["yes", "NO"]
    assert table([{"a_b": 1.23456, "c": "x"}], {"c": "s"}).splitlines() == ["a b   c [s]", "1.23  x"]
