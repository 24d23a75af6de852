"""How well rules tell labelled drawers apart: ``python tests/labelled/figures.py [--rules spec] [--misses]``.

Two sets, each written and labelled without knowledge of the rules: ``everyday.jsonl`` as notes are, ``hard.jsonl`` to be hard.
A label is what a person would want of the drawer at the start of a session: ``outcome`` and ``story`` are to be told, ``chatter`` and
``soup`` are not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from daybreak.judging.rules import Rules
from daybreak.salience import BETTER, judge, profile

__all__ = ("SETS", "Figures", "Labelled", "figures_of", "labelled")

HERE = Path(__file__).resolve().parent
SETS = ("everyday", "hard")


class Labelled(NamedTuple):
    """A drawer and what it is."""

    id: str
    label: str
    language: str
    source: str
    text: str


class Figures(NamedTuple):
    """Shares, 0 to 1: of outcomes and stories that are left out; of soup at tier 2 or above, and at tier 4; of tier 4 that is outcome or
    story; of outcomes at tier 3 or 4."""

    lost: float
    soup: float
    soup_told: float
    told_good: float
    outcomes: float


def labelled(name: str) -> list[Labelled]:
    """The drawers of a set."""
    return [Labelled(**json.loads(line)) for line in (HERE / f"{name}.jsonl").read_text("utf-8").splitlines()]


def figures_of(drawers: Sequence[Labelled], rules: Rules = BETTER) -> Figures:
    """The figures of rules on some drawers."""
    tiers = [(drawer.label, judge(drawer.text, rules).tier) for drawer in drawers]
    good = [tier for label, tier in tiers if label in ("outcome", "story")]
    soup = [tier for label, tier in tiers if label == "soup"]
    outcomes = [tier for label, tier in tiers if label == "outcome"]
    told = [label in ("outcome", "story") for label, tier in tiers if tier == 4]
    return Figures(
        share([tier < 0 for tier in good]),
        share([tier >= 2 for tier in soup]),
        share([tier == 4 for tier in soup]),
        share(told),
        share([tier >= 3 for tier in outcomes]),
    )


def share(found: Sequence[bool]) -> float:
    """The share of true among some answers; 0 of none."""
    return sum(found) / len(found) if found else 0.0


def main() -> None:
    """Print the figures of each set, whole and by language, and with ``--misses`` the drawers that a rule has wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", choices=("better", "spec"), default="better")
    parser.add_argument("--misses", action="store_true", help="print the outcomes below tier 3 and what wrongly has tier 4")
    asked = parser.parse_args()
    rules = profile(asked.rules)
    print(f"{'':18}{'drawers':>8}" + "".join(f"{name:>11}" for name in Figures._fields))
    for name in SETS:
        drawers = labelled(name)
        parts = {name: drawers} | {
            f"  {language}": [drawer for drawer in drawers if drawer.language == language]
            for language in sorted({drawer.language for drawer in drawers})
        }
        for title, some in parts.items():
            print(f"{title:18}{len(some):8}" + "".join(f"{figure:11.3f}" for figure in figures_of(some, rules)))
        for drawer in drawers if asked.misses else ():
            verdict = judge(drawer.text, rules)
            if (drawer.label == "outcome" and verdict.tier < 3) or (verdict.tier == 4 and drawer.label in ("chatter", "soup")):
                print(f"\n{drawer.id}: {drawer.label}, tier {verdict.tier} ({verdict.outcome or verdict.excluded_by})\n{drawer.text[:300]}")


if __name__ == "__main__":
    main()
