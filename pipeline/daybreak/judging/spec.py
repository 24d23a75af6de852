"""The specification's own rules (sections 3 and 6), exactly."""

from __future__ import annotations

from daybreak.body import clean_start
from daybreak.judging.rules import Exclusion, Rules, Verdict
from daybreak.judging.shape import Shape, is_soup, is_stamp_or_rule, is_table, is_too_short, noise_marker, opens_with_wrapper
from daybreak.snippet import compose
from daybreak.vocabulary import ENGLISH

__all__ = ("SPEC",)

EXCLUSIONS: tuple[tuple[str, Exclusion], ...] = (
    ("wrapper", opens_with_wrapper),
    ("timestamp or rule only", is_stamp_or_rule),
    ("too short", is_too_short),
    ("table density", is_table),
    ("prose ratio", is_soup),
)


def rank(shape: Shape, rules: Rules, importance: float) -> Verdict:
    """Two points for outcome wording, one for a clean start, one for freedom from tool noise."""
    body = shape.body
    outcome, clean, noise = rules.vocabulary.find(body), rules.starts_clean(body), rules.noise(body)
    for_outcome, for_start, for_quiet = rules.points
    tier = (for_outcome if outcome else 0) + (for_start if clean else 0) + (0 if noise else for_quiet)
    return Verdict(tier, None, shape.length, shape.table_density, shape.prose_ratio, outcome, clean, noise)


def compose_line(text: str, body: str, limit: int, rules: Rules) -> str:
    """A line of section 6; only the body counts."""
    return compose(body, limit)


SPEC = Rules(
    name="spec",
    exclusions=EXCLUSIONS,
    vocabulary=ENGLISH,
    starts_clean=clean_start,
    noise=noise_marker,
    rank=rank,
    compose=compose_line,
)
"""The rules of the specification."""
