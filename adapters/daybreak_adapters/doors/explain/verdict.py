"""One drawer's verdict with every figure and the threshold that it was compared with."""

from __future__ import annotations

from daybreak.body import normalise
from daybreak.drawer import DEFAULT_IMPORTANCE
from daybreak.line import TOP_TIER
from daybreak.salience import BETTER, Rules, Verdict, weigh
from daybreak.snippet import LIMIT

__all__ = ("RULES", "compared", "figures", "findings", "held_back", "judged", "signs", "verdict_lines", "verdict_of")

RULES = BETTER
"""The profile that is explained when none is named: the one that a wake-up uses then."""

IN_WORDS = frozenset({"tier", "excluded_by", "outcome", "clean_start", "noise", "capped_by"})
"""What of a verdict is told in words of its own; any other finding is told by its name."""

LABELS = {"sentences": "lines with a sentence"}
"""Figures whose name does not say what is counted."""

BY_WEIGHT = "passes by its importance"

EXCLUDES = {"length": "too short"}
"""The exclusion that a figure decides, where it does not have the figure's name."""

NOT_LOOKED_AT = "listing"
"""Why a verdict was reached before its signs were looked for."""


def judged(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> tuple[str, Verdict]:
    """The normalised body of a text, and its verdict; ``importance``: the weight that somebody gave it."""
    body = normalise(text)
    return body, weigh(text, body, rules, importance)


def figures(verdict: Verdict, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> list[dict[str, object]]:
    """Every figure of a verdict for which the rules have a threshold: ``name``, ``value``, ``floor`` or ``ceiling``, ``holds``, and
    ``meaning``: what a drawer is beyond it.

    Thresholds are found by name (``min_length`` is the floor of ``length``), so a profile with more of them is explained as well.
    A figure may fail and not decide: an earlier rule did, or what decides is weighed more finely, or somebody gave the drawer weight.
    """
    found: list[dict[str, object]] = []
    for name in verdict._fields:
        value = getattr(verdict, name)
        if name == "sentences" and not signs(verdict, rules, importance):
            continue  # nobody counted to the end
        for kind, limit in (("floor", getattr(rules, f"min_{name}", None)), ("ceiling", getattr(rules, f"max_{name}", None))):
            if limit is not None and isinstance(value, int | float) and (kind, limit) != ("floor", 0):
                holds = value >= limit if kind == "floor" else value <= limit
                meaning = beyond(name, verdict, rules, importance)
                found.append({"name": name, "value": value, kind: limit, "holds": holds, "meaning": meaning})
    for name, limit, meaning, cap in rules.thresholds if verdict.excluded_by is None else ():
        value = getattr(verdict, name)
        if value > limit and cap not in (None, verdict.capped_by):
            meaning = BY_WEIGHT
        found.append({"name": name, "value": value, "ceiling": limit, "holds": value <= limit, "meaning": meaning})
    return found


def beyond(name: str, verdict: Verdict, rules: Rules, importance: float) -> str:
    """What it means that a figure is beyond its threshold: that it decided, or why it did not."""
    if verdict.excluded_by is not None:
        return "fails" if verdict.excluded_by == EXCLUDES.get(name, name.replace("_", " ")) else "not what decided"
    reasons = [words for figure, words in rules.passes if figure == name and (name != "sentences" or verdict.outcome)]
    if has_weight(rules, importance):
        reasons.append(BY_WEIGHT)
    return " or ".join(reasons) or "fails"


def has_weight(rules: Rules, importance: float) -> bool:
    """Whether an importance earns what an outcome does."""
    return rules.weights_count and importance > DEFAULT_IMPORTANCE


def signs(verdict: Verdict, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> list[tuple[str, int, str]]:
    """The signs that make a tier: name, points earned, what was found. None where they were not looked for.

    What they add up to is the tier, unless something holds the drawer back (`held_back`).
    """
    if verdict.excluded_by is not None or verdict.capped_by == NOT_LOOKED_AT:
        return []
    outcome, start, quiet = rules.points
    found = [
        ("outcome wording", outcome if verdict.outcome else 0, repr(verdict.outcome) if verdict.outcome else "none"),
        ("clean start", start if verdict.clean_start else 0, "yes" if verdict.clean_start else "opens mid-sentence"),
        ("free of tool noise", 0 if verdict.noise else quiet, verdict.noise or "none found"),
    ]
    if has_weight(rules, importance) and not verdict.outcome:
        found[0] = ("importance, as an outcome", outcome, f"{importance:g}")
    if rules.weights_count and importance < DEFAULT_IMPORTANCE:
        found.append(("importance, against it", -outcome, f"{importance:g}"))
    return found


def held_back(verdict: Verdict, rules: Rules = RULES) -> str | None:
    """Why the tier is lower than the points would give, in words; ``None`` where nothing holds it back."""
    return None if verdict.capped_by is None else dict(rules.caps).get(verdict.capped_by, verdict.capped_by)


def verdict_of(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> dict[str, object]:
    """The verdict on a text as JSON-ready values."""
    body, verdict = judged(text, rules, importance)
    line = rules.compose(text, body, LIMIT, rules) if body else ""
    earned = {name: points for name, points, _ in signs(verdict, rules, importance)}
    return {
        "verdict": verdict._asdict(),
        "figures": figures(verdict, rules, importance),
        "signs": earned,
        "held_back": held_back(verdict, rules),
        "rules": rules.name,
        "line": line,
    }


def verdict_lines(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> list[str]:
    """The same for a person, line by line."""
    body, verdict = judged(text, rules, importance)
    if not body:
        return ["no text: no candidate"]
    lines = [f"left out by: {verdict.excluded_by}" if verdict.excluded_by else f"tier {verdict.tier} of 4", f"rules: {rules.name}"]
    lines += findings(verdict, rules, importance)
    if importance != DEFAULT_IMPORTANCE:
        lines.append(f"importance {importance:g}, where {DEFAULT_IMPORTANCE:g} is usual")
    if verdict.excluded_by is None:
        lines.append(f"as a line: {rules.compose(text, body, LIMIT, rules)}")
    return lines


def findings(verdict: Verdict, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> list[str]:
    """Everything that was found, one line each: figures with their thresholds, what earned points, what held it back, whatever else."""
    measured = figures(verdict, rules, importance)
    lines = [compared(figure) for figure in measured]
    lines += [f"{name}: {points} point{'' if points == 1 else 's'} ({found})" for name, points, found in signs(verdict, rules, importance)]
    if (reason := held_back(verdict, rules)) is not None:
        lines.append(f"held back: {reason}")
    if rules.top and verdict.tier == TOP_TIER and verdict.outcome and not has_weight(rules, importance):
        lines.append(f"the outcome is one that a line can show: {rules.top}")
    known = IN_WORDS | {str(figure["name"]) for figure in measured}
    for name, value in verdict._asdict().items():
        if name not in known and value not in (None, 0, ""):
            lines.append(f"{name.replace('_', ' ')}: {f'{value:.2f}' if isinstance(value, float) else value}")
    return lines


def compared(figure: dict[str, object]) -> str:
    """A figure beside its threshold: ``prose ratio 0.71 < 0.78 (floor)``. More places are shown where two would look the same."""
    value, kind = figure["value"], "floor" if "floor" in figure else "ceiling"
    limit = figure[kind]
    assert isinstance(value, int | float)
    assert isinstance(limit, int | float)
    sign = "=" if value == limit else "<" if value < limit else ">"
    left, right = shown(value, limit), shown(limit, limit)
    beyond = "" if figure["holds"] else f": {figure['meaning']}"
    return f"{LABELS.get(str(figure['name']), str(figure['name']).replace('_', ' '))} {left} {sign} {right} ({kind}){beyond}"


def shown(value: float, limit: float) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    places = 2 if value == limit or f"{value:.2f}" != f"{limit:.2f}" else 4
    return f"{value:.{places}f}"
