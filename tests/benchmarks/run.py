"""Daybreak beside its peers, in one run on one machine: whole processes, inside a process, on a server.

Usage: ``python tests/benchmarks/run.py [--largest N] [--runs N] [--work DIR] [--json FILE] [--svg FILE]``. It makes its palaces and
installs this checkout and MemPalace 3.11.0 into environments of their own below DIR: 2 GB and half an hour the first time, used again.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Not this directory, where a script finds its modules first: a module here has the name of a folder of the tests.
sys.path = [place for place in sys.path if Path(place).resolve() != HERE]
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "pipeline"), str(HERE.parents[1] / "adapters")]

from benchmarks.contenders import Measured, in_turn  # noqa: E402
from benchmarks.curve import drawn  # noqa: E402
from benchmarks.inside import in_memory  # noqa: E402
from benchmarks.palaces import Kind  # noqa: E402
from benchmarks.scratch import Scratch, children  # noqa: E402
from benchmarks.serving import on_a_server  # noqa: E402
from benchmarks.table import Target, table, verdicts  # noqa: E402

__all__ = ("main",)

A_SOURCE, SIX = 50, 6
"""Drawers of each source where many fill a palace, whatever its size; and how many sources they are where few do."""
FULL = (2_000, 20_000, 149_000, 500_000)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run everything and tell it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--largest", type=int, default=FULL[-1], help="drawers of the largest palace")
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "daybreak-benchmarks")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--svg", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    sizes = [size for size in FULL if size <= asked.largest]
    scratch = Scratch(asked.work)
    whole = whole_processes(scratch, sizes, asked.runs)
    inside = in_memory(asked.runs)
    served = on_a_server(min(sizes[-1], 20_000))
    targets = targets_of(whole, inside, sizes)
    print(f"\nPython {platform.python_version()}, {asked.runs} runs of each, taking turns; medians\n")
    print(
        table(
            [{"contender": name, **one._asdict()} for name, one in whole.items()], {"wall": "s", "least": "s", "cpu": "s", "memory": "MB"}
        )
    )
    print(table(inside))
    print(table(served))
    print(verdicts(targets))
    if asked.json:
        figures = {"whole": {name: one._asdict() for name, one in whole.items()}, "inside": inside, "server": served}
        asked.json.write_text(json.dumps(figures | {"targets": [target._asdict() for target in targets]}, indent=1))
    if asked.svg:
        curves = {
            name: {size: whole[f"{name}, story, {size:,}"].wall for size in sizes if f"{name}, story, {size:,}" in whole}
            for name in ("daybreak", "mempalace", "floor")
        }
        asked.svg.write_text(drawn(curves, "A wake-up, whole process, story-rich palace"))


def whole_processes(scratch: Scratch, sizes: Sequence[int], runs: int) -> dict[str, Measured]:
    """Every contender on every palace, the contenders of one palace taking turns."""
    ours, theirs = scratch.daybreak(), scratch.mempalace()
    environment = children(scratch.home)
    found: dict[str, Measured] = {}
    for size in sizes:
        many = size // A_SOURCE
        kinds: list[tuple[Kind, int]] = [("story", many)]
        kinds += [("story", SIX)] if size in (sizes[0], sizes[-1]) else []
        kinds += [("mixed", many)] if size in (sizes[0], large_of(sizes)) else []
        for kind, sources in kinds:
            palace = scratch.palace(kind, size, sources)
            name = f"{kind}{', six sources' if sources == SIX else ''}, {size:,}"
            commands: dict[str, Sequence[str | Path]] = {
                f"floor, {name}": [ours / "python", HERE / "floor.py", palace],
                f"daybreak, {name}": [ours / "daybreak", "wake-up", "--palace", palace],
            }
            if sources == many and kind == "story":
                subprocess.run(
                    [ours / "daybreak", "wake-up", "--ready", "--palace", palace], env=environment, check=True, capture_output=True
                )
                commands |= {
                    f"mempalace, {name}": [theirs / "mempalace", "--palace", palace, "wake-up"],
                    f"plain batch, {name}": [ours / "python", HERE / "plain.py", palace],
                    f"wake-up --ready, {name}": [ours / "daybreak", "wake-up", "--ready", "--palace", palace],
                    f"hook with a ready story, {name}": [ours / "daybreak", *"hook session-start --harness plain --palace".split(), palace],
                }
            print(f"running {name}", flush=True)
            found |= in_turn(commands, environment, runs)
    return found


def large_of(sizes: Sequence[int]) -> int:
    """The size at which contenders are compared."""
    return 149_000 if 149_000 in sizes else sizes[-1]


def targets_of(whole: dict[str, Measured], inside: Sequence[dict[str, object]], sizes: Sequence[int]) -> list[Target]:
    """What was wanted, and what it came to."""
    large = large_of(sizes)
    story, six = (f"story, {large:,}", "story, six sources, {:,}")

    def wall(name: str) -> float:
        return whole[name].wall

    last = {str(row["kind"]): row for row in inside}
    floor, ours = wall(f"floor, {story}"), wall(f"daybreak, {story}")
    return [
        Target("times as fast as MemPalace", wall(f"mempalace, {story}") / ours, 10.0, at_least=True),
        Target("share of MemPalace's memory", whole[f"daybreak, {story}"].memory / whole[f"mempalace, {story}"].memory, 0.25),
        Target("story-rich, times the floor", ours / floor, 4.5),
        Target("full window, times the floor", wall(f"daybreak, mixed, {large:,}") / wall(f"floor, mixed, {large:,}"), 6.0),
        Target("growth, many sources", wall(f"daybreak, story, {sizes[-1]:,}") / wall(f"daybreak, story, {sizes[0]:,}"), 1.1),
        Target("growth, six sources", wall(f"daybreak, {six.format(sizes[-1])}") / wall(f"daybreak, {six.format(sizes[0])}"), 1.1),
        Target("hook with a ready story, times the floor", wall(f"hook with a ready story, {story}") / floor, 2.5),
        *(
            Target(f"2,000 in memory, {kind}, share of the plain batch", float(str(row["spec_ms"])) / float(str(row["plain_ms"])), share)
            for kind, share, row in (("mixed", 1 / 3, last["mixed"]), ("story", 1 / 10, last["story"]))
        ),
    ]


if __name__ == "__main__":
    main()
