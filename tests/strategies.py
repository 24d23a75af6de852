"""Strategies for palaces: every tier, every rule that leaves out, near repeats on both sides of the threshold, odd metadata.

Palaces are made by choices among the pools. The choices come from hypothesis, which can shrink them, or from a seed, for larger palaces.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from unicodedata import normalize

from hypothesis import strategies as st

from daybreak import Drawer, Limits
from pools import (
    ASKED_WINGS,
    AUTHORED,
    EXCLUDED,
    FILES,
    MISSING,
    NOTES,
    PARENTS,
    ROOMS,
    STAMPS,
    STORIES,
    TEXTLESS,
    TIERS,
    WEIGHTS,
    WINGS,
    WORDS,
)

__all__ = ("Case", "Draw", "cases", "odd_texts", "palace_of", "pieced_texts", "restated", "seeded", "sizes", "varied")

T = TypeVar("T")


@dataclass(frozen=True)
class Case:
    """A palace in insertion order, and what is asked of it."""

    drawers: tuple[Drawer, ...]
    wing: str
    order_by: str
    limits: Limits


class Draw:
    """Choices from a source of randomness, which is hypothesis' own or a plain seed: the same palaces come from both."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def one(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def chance(self, of: int) -> bool:
        """True once in ``of`` times."""
        return self.below(of) == of - 1


def restated(draw: Draw) -> str:
    """A story told again with 0 to 4 of its words exchanged, or written in another way."""
    words = draw.one(STORIES).split()
    for place in range(draw.below(5)):
        words[-1 - place * 2] = WORDS[draw.below(3) + 3 * place]
    text = " ".join(words)
    spellings = (
        text,
        text,
        text + "\n",
        text.replace(" ", "  "),
        text[0] + text[1:].upper(),
        normalize("NFD", text + " é"),
        "\ufeff" + text,
    )
    return draw.one(spellings)


def varied(draw: Draw, template: str) -> str:
    return template.format(*(WORDS[draw.below(len(WORDS))] for _ in range(3)))


def text_of(draw: Draw, junk: bool) -> str | None:
    kind = 4 if junk and not draw.chance(9) else draw.below(16)
    if kind == 0:
        return draw.one(TEXTLESS)
    if kind <= 3:
        return restated(draw)
    if kind <= 6:
        return varied(draw, draw.one(EXCLUDED[draw.one(tuple(EXCLUDED))]))
    return varied(draw, draw.one(TIERS[draw.below(5)]))


def drawer(draw: Draw, number: int, junk: bool) -> Drawer:
    metadata: dict[str, object] = {
        "source_file": draw.one(FILES),
        "parent_drawer_id": draw.one(PARENTS),
        "filed_at": draw.one(STAMPS) if draw.chance(2) else STAMPS[0],
        "room": draw.one(ROOMS),
        "wing": draw.one(WINGS),
        "authored_at": draw.one(AUTHORED),
    }
    if draw.chance(4):
        metadata[draw.one(("importance", "importance", "emotional_weight", "weight"))] = draw.one(WEIGHTS)
        metadata.setdefault("weight", draw.one(WEIGHTS))
    if draw.chance(12):
        metadata |= draw.one(NOTES)
    return Drawer(f"d{number}", text_of(draw, junk), {key: value for key, value in metadata.items() if value is not MISSING})


def palace_of(draw: Draw, most: int) -> Case:
    """A palace of up to ``most`` drawers with limits of the same size."""
    wide = draw.chance(4)  # a wide palace has the default limits, where they can be reached
    limits = Limits(
        max_drawers=15 if wide else 1 + draw.below(8),
        max_per_source=2 if wide else 1 + draw.below(3),
        max_scan=2_000 if wide or draw.chance(2) else 1 + draw.below(most),
        max_scan_per_source=None if draw.chance(3) else 1 + draw.below(6),
        near_duplicate=(0.8, 0.8, 0.8, 1.0, 0.3)[draw.below(5)],
        snippet_chars=200 if wide else 24 + draw.below(80),
        first_batch=1 + draw.below(20),
        largest_batch=1 + draw.below(40),
    )
    count = most - min(draw.below(most + 1), draw.below(most + 1))
    junk = draw.chance(12)
    drawers = tuple(drawer(draw, number, junk) for number in range(count))
    return Case(drawers, draw.one(ASKED_WINGS), "filed_at" if draw.chance(2) else "authored_at", limits)


@st.composite
def cases(draw: st.DrawFn, most: int = 40) -> Case:
    """Palaces whose every choice hypothesis can shrink."""
    # One draw of bytes for all choices: a draw for each would cost more than the wake-up that is tested.
    rest = iter(draw(st.binary(min_size=16 * most, max_size=16 * most)))
    return palace_of(Draw(lambda below: next(rest, 0) % below), most)


def seeded(seed: int, most: int) -> Case:
    """A palace by seed alone, for sizes at which hypothesis' own choices would cost too much."""
    numbers = random.Random(seed)
    return palace_of(Draw(numbers.randrange), most)


def sizes() -> st.SearchStrategy[list[int]]:
    """Sizes of batches that take turns, empty ones among them."""
    return st.lists(st.integers(0, 12), min_size=1, max_size=6).filter(any)


PIECES = (
    *"*+><[]{}()|;:.,?!\"'`~_#-=$/ \t\n\r1aZ\u00e9\u00bd\u0301\u200d\ufe0f\ufeff\u2028\u00a0\u3000",
    *"\u2022\u2502\u2192\u26a0\u2705\u3002\uff1a",
    *("- ", "1. ", "(1) ", "(74) ", "(557-562)", "(1, 2) ", "[x] ", "](", "\u251c\u2500\u2500 ", "```", "\n```\n", "**", "## ", "   "),
    *("| a | b |", "---", "</a>", "<a ", "<!--", "};", "::", "key: value", "KEY:VALUE", "a.py:12)", "@@ -1,2 +3 @@", "+++ a", "2024-01-01"),
    *("The cause was found in the pool.", "fixed", "we did not", "tool_use", "Exit code: 1"),
    *("\u4fee\u590d\u4e86", "\u092c\u0917 \u0920\u0940\u0915"),
)
"""What lines are told apart by, and a few words."""


def pieced_texts() -> st.SearchStrategy[str]:
    """Lines of markup, marks and code ends with few words among them: what reading line by line is hardest on."""
    return st.lists(st.sampled_from(PIECES), max_size=24).map("".join)


def odd_texts() -> st.SearchStrategy[str]:
    """Any text at all, lone surrogates and controls included, often around something that passes the rules."""
    anything = st.text(st.characters(), max_size=60) | pieced_texts()
    lead = st.sampled_from(["", *(template for pool in TIERS.values() for template in pool), *STORIES])
    return st.tuples(anything, lead, anything).map("".join)
