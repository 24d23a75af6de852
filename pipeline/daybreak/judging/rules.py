"""A profile of rules as a value, and what it finds about one body (specification, sections 3 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from daybreak.drawer import DEFAULT_IMPORTANCE, HEAD
from daybreak.judging.shape import Shape, measure

__all__ = ("Exclusion", "OutcomeWords", "Rules", "Verdict", "exclude", "weigh")


class Verdict(NamedTuple):
    """What was found about one body.

    ``tier``: 0 to 4, or -1 when the body is left out; then ``excluded_by`` names the rule. ``length``: characters of the normalised
    body. ``table_density``: share of pipes and hyphens; ``prose_ratio``: share of letters and spaces; both 0.0 to 1.0. ``outcome``: the
    outcome word that was found; ``clean_start``; ``noise``: the kind of tool noise. These three are not looked for in an excluded body.

    The better rules add ``listing``: the share of its lines that is code, tables, paths or tags; ``sentences``: lines that hold one;
    ``capped_by``: why the tier is no higher than it is though the points were there.
    """

    tier: int
    excluded_by: str | None = None
    length: int = 0
    table_density: float = 0.0
    prose_ratio: float = 0.0
    outcome: str | None = None
    clean_start: bool = False
    noise: str | None = None
    listing: float = 0.0
    sentences: int = 0
    capped_by: str | None = None


class OutcomeWords(Protocol):
    """A vocabulary of outcome wording, a value: `daybreak.vocabulary.Vocabulary` or `daybreak.vocabularies.wording.Wording`."""

    def find(self, body: str) -> str | None:
        """An outcome word or phrase of a normalised body, ``None`` when it holds none."""

    def extend(self, entries: Iterable[str]) -> OutcomeWords:
        """This vocabulary and more words; the vocabulary itself stays as it is."""


Exclusion = Callable[[Shape, "Rules"], bool]


class Rules(NamedTuple):
    """A profile: what is left out, what earns a tier, how a line is composed. A value; ``_replace`` makes another.

    ``exclusions``: names and predicates, the first that holds is the reason. ``vocabulary``, ``starts_clean`` and ``noise`` read the
    three signs; ``points`` are what outcome wording, a clean start and freedom from noise earn, 4 together: the top tier. ``rank``: from
    the shape of what stays and its importance to a verdict. ``compose``: from a text, its body and a limit to the text of a line.
    ``latest_first``: the order within a tie (`daybreak.ties`). ``weights_count``: whether an importance that somebody set changes the
    verdict.

    For people only: ``thresholds`` are figures of a verdict, each with a value, what a drawer is above it, and the `Verdict.capped_by`
    that follows, if any; ``caps`` say what each `Verdict.capped_by` means, ``passes`` why a figure beyond its threshold did not decide,
    ``top`` what an outcome of the top tier has met.
    """

    name: str
    exclusions: tuple[tuple[str, Exclusion], ...]
    vocabulary: OutcomeWords
    starts_clean: Callable[[str], bool]
    noise: Callable[[str], str | None]
    rank: Callable[[Shape, Rules, float], Verdict]
    compose: Callable[[str, str, int, Rules], str]
    latest_first: bool = False
    weights_count: bool = False
    max_table_density: float = 0.18
    min_prose_ratio: float = 0.78
    min_length: int = 20
    points: tuple[int, int, int] = (2, 1, 1)
    min_sentences: int = 0
    thresholds: tuple[tuple[str, float, str, str | None], ...] = ()
    caps: tuple[tuple[str, str], ...] = ()
    passes: tuple[tuple[str, str], ...] = ()
    top: str = ""

    def with_outcome_words(self, words: Iterable[str]) -> Rules:
        """These rules with outcome words and phrases of one's own besides, in any language."""
        return self._replace(vocabulary=self.vocabulary.extend(words))


def weigh(text: str, body: str, rules: Rules, importance: float = DEFAULT_IMPORTANCE) -> Verdict:
    """The verdict on a text whose normalised body is at hand. ``importance``: counts where the rules let it."""
    shape = measure(text[:HEAD], body)
    if not rules.weights_count:
        importance = DEFAULT_IMPORTANCE
    reason = exclude(shape, rules, importance)
    if reason is not None:
        return Verdict(-1, reason, shape.length, shape.table_density, shape.prose_ratio)
    return rules.rank(shape, rules, importance)


FORGIVEN = frozenset({"too short", "table density", "prose ratio"})
"""What no longer leaves a drawer out when somebody gave it weight."""

WORD = 3
"""Letters that such a drawer must have all the same."""


def exclude(shape: Shape, rules: Rules, importance: float = DEFAULT_IMPORTANCE) -> str | None:
    """The first rule that leaves a body out, or ``None``."""
    for name, holds in rules.exclusions:
        if holds(shape, rules):
            if importance > DEFAULT_IMPORTANCE and name in FORGIVEN and sum(map(str.isalpha, shape.body)) >= WORD:
                continue
            return name
    return None
