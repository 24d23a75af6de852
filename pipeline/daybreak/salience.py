"""What a text is worth: left out for its shape, or a tier from 0 to 4 (specification, section 3).

`BETTER` is the default everywhere, `SPEC` the specification to the letter; both are values of `Rules`.
"""

from __future__ import annotations

from daybreak.body import normalise
from daybreak.drawer import DEFAULT_IMPORTANCE
from daybreak.errors import InputError
from daybreak.judging.better import BETTER
from daybreak.judging.rules import Rules, Verdict, weigh
from daybreak.judging.spec import SPEC

__all__ = ("BETTER", "PROFILES", "SPEC", "Rules", "Verdict", "judge", "profile", "weigh")

PROFILES = {rules.name: rules for rules in (BETTER, SPEC)}
"""The profiles that can be asked for by name."""


def profile(name: str) -> Rules:
    """The profile of this name. Raises `InputError` for an unknown one."""
    if name not in PROFILES:
        raise InputError(f"there are no rules named {name!r}: choose {' or '.join(PROFILES)}")
    return PROFILES[name]


def judge(text: str, rules: Rules = BETTER, importance: float = DEFAULT_IMPORTANCE) -> Verdict:
    """The verdict on the text of a drawer; ``importance``: the weight that somebody gave it. Never raises, whatever the text.

    >>> judge("Root cause found: the pool was never closed. Fixed and verified.").tier
    4
    >>> judge("| id | 1 | 2 | 3 |").excluded_by
    'too short'
    """
    return weigh(text, normalise(text), rules, importance)
