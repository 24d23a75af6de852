"""Tables of figures, and whether they are what was wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

__all__ = ("Target", "table", "verdicts")


class Target(NamedTuple):
    """A ratio that was wanted: at most, or at least, so much."""

    name: str
    found: float
    wanted: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        return self.found >= self.wanted if self.at_least else self.found <= self.wanted


def table(rows: Sequence[Mapping[str, object]], units: Mapping[str, str] | None = None) -> str:
    """Rows with the same keys as text, a column each."""
    units = units or {}
    heads = [f"{key} [{units[key]}]" if key in units else key.replace("_", " ") for key in rows[0]]
    cells = [[shown(value) for value in row.values()] for row in rows]
    widths = [max(len(head), *(len(row[place]) for row in cells)) for place, head in enumerate(heads)]
    lines = ["  ".join(head.ljust(width) for head, width in zip(heads, widths, strict=True))]
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def shown(value: object) -> str:
    return (
        f"{value:.3g}" if isinstance(value, float) and abs(value) < 1_000 else f"{value:,.0f}" if isinstance(value, float) else str(value)
    )


def verdicts(targets: Sequence[Target]) -> str:
    """Every target, what was found, and whether it is met."""
    return table(
        [
            {
                "ratio": target.name,
                "found": round(target.found, 3),
                "wanted": f"{'at least' if target.at_least else 'at most'} {target.wanted:.3g}",
                "met": "yes" if target.met else "NO",
            }
            for target in targets
        ]
    )
