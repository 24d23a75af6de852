"""One drawer's verdict with every figure and the threshold that it was compared with."""

from __future__ import annotations

from daybreak.body import normalise
from daybreak.drawer import DEFAULT_IMPORTANCE
from daybreak.salience import BETTER, Rules, Verdict, weigh

__all__ = ("RULES", "compared", "figures", "findings", "judged", "signs", "verdict_lines", "verdict_of")

RULES = BETTER
"""The profile that is explained: the one that a wake-up uses."""


LINE = 200
"""Characters of a line (specification, section 6)."""

SAID = frozenset({"tier", "excluded_by", "outcome", "clean_start", "noise"})
"""What of a verdict is told in words of its own; any other finding is told by its name."""


def judged(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> tuple[str, Verdict]:
    """The normalised body of a text, and its verdict; ``importance``: the weight that somebody gave it."""
    body = normalise(text)
    return body, weigh(text, body, rules, importance)


def figures(verdict: Verdict, rules: Rules = RULES) -> list[dict[str, object]]:
    """Every figure of a verdict for which the rules have a threshold: ``name``, ``value``, ``floor`` or ``ceiling``, ``holds``.

    Thresholds are found by name (``min_length`` is the floor of ``length``), so a profile with more of them is explained as well.
    """
    found: list[dict[str, object]] = []
    for name in verdict._fields:
        value = getattr(verdict, name)
        for kind, limit in (("floor", getattr(rules, f"min_{name}", None)), ("ceiling", getattr(rules, f"max_{name}", None))):
            if limit is not None and isinstance(value, int | float):
                holds = value >= limit if kind == "floor" else value <= limit
                found.append({"name": name, "value": value, kind: limit, "holds": holds})
    return found


def signs(verdict: Verdict, rules: Rules = RULES) -> list[tuple[str, int, str]]:
    """The three signs that make a tier: name, points earned, what was found."""
    outcome, start, quiet = rules.points
    return [
        ("outcome wording", outcome if verdict.outcome else 0, repr(verdict.outcome) if verdict.outcome else "none"),
        ("clean start", start if verdict.clean_start else 0, "yes" if verdict.clean_start else "opens mid-sentence"),
        ("free of tool noise", 0 if verdict.noise else quiet, verdict.noise or "none found"),
    ]


def verdict_of(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> dict[str, object]:
    """The verdict on a text as JSON-ready values."""
    body, verdict = judged(text, rules, importance)
    line = rules.compose(text, body, LINE, rules) if body else ""
    return {"verdict": verdict._asdict(), "figures": figures(verdict, rules), "rules": rules.name, "line": line}


def verdict_lines(text: str, rules: Rules = RULES, importance: float = DEFAULT_IMPORTANCE) -> list[str]:
    """The same for a person, line by line."""
    body, verdict = judged(text, rules, importance)
    if not body:
        return ["no text: no candidate"]
    lines = [f"left out by: {verdict.excluded_by}" if verdict.excluded_by else f"tier {verdict.tier} of 4", f"rules: {rules.name}"]
    lines += findings(verdict, rules)
    if importance != DEFAULT_IMPORTANCE:
        lines.append(f"importance {importance:g}, where {DEFAULT_IMPORTANCE:g} is usual")
    if verdict.excluded_by is None:
        lines.append(f"as a line: {rules.compose(text, body, LINE, rules)}")
    return lines


def findings(verdict: Verdict, rules: Rules = RULES) -> list[str]:
    """Everything that was found, one line each: figures with their thresholds, what earned points, whatever else the rules looked at."""
    lines = [compared(figure) for figure in figures(verdict, rules)]
    if verdict.excluded_by is None:
        lines += [f"{name}: {points} point{'' if points == 1 else 's'} ({found})" for name, points, found in signs(verdict, rules)]
    known = SAID | {str(figure["name"]) for figure in figures(verdict, rules)}
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
    return f"{str(figure['name']).replace('_', ' ')} {left} {sign} {right} ({kind}){'' if figure['holds'] else ': fails'}"


def shown(value: float, limit: float) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    places = 2 if value == limit or f"{value:.2f}" != f"{limit:.2f}" else 4
    return f"{value:.{places}f}"
