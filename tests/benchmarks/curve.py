"""The growth curve as an SVG: seconds over drawers, both on a logarithmic scale."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape

__all__ = ("drawn",)

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 150, 40, 50
COLOURS = ("#1b6ca8", "#d1495b", "#66a182", "#8d6a9f")


def drawn(curves: Mapping[str, Mapping[int, float]], title: str) -> str:
    """``curves``: name to drawers to seconds."""
    sizes = sorted({size for curve in curves.values() for size in curve})
    seconds = [value for curve in curves.values() for value in curve.values()]
    lowest, highest = math.floor(math.log10(min(seconds))), math.ceil(math.log10(max(seconds)))

    def x(size: int) -> float:
        span = math.log10(sizes[-1] / sizes[0]) or 1.0
        return LEFT + (WIDTH - LEFT - RIGHT) * math.log10(size / sizes[0]) / span

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (highest - math.log10(value)) / max(highest - lowest, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{escape(title)}</text>',
    ]
    for power in range(lowest, highest + 1):
        level = y(10.0**power)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{level:.1f}" y2="{level:.1f}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{level + 4:.1f}" text-anchor="end">{10.0**power:g} s</text>')
    parts += [f'<text x="{x(size):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{size:,}</text>' for size in sizes]
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle">drawers</text>')
    lowest_label = math.inf
    for colour, (name, curve) in zip(COLOURS, sorted(curves.items(), key=lambda item: min(item[1].values())), strict=False):
        points = sorted(curve.items())
        path = " ".join(f"{x(size):.1f},{y(value):.1f}" for size, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(size):.1f}" cy="{y(value):.1f}" r="3" fill="{colour}"/>' for size, value in points]
        label = min(y(points[-1][1]) + 4, lowest_label - 14)
        lowest_label = label
        parts.append(f'<text x="{x(points[-1][0]) + 10:.1f}" y="{label:.1f}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
