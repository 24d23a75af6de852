"""What the better rules leave out for its measures: tables and soup, with markup, quoted code and scripts weighed for what they are."""

from __future__ import annotations

from daybreak.judging.prose import DENSE, DRAWING, ICONS, dense_letters
from daybreak.judging.rules import Rules
from daybreak.judging.shape import Shape, is_table, marks_in, without_letters

__all__ = ("is_bare_soup", "is_dense_table")

SHOWN = 60
"""Characters of prose for whose sake a table is not the reason to leave a drawer out."""

BOXES = ("[x]", "[ ]", "] ")

NO_SIGN = bytes(code for code in range(256) if code > 127 or chr(code) not in "*`#>+-[]")

ASCII = bytes(range(128))

DRAWN = frozenset(ICONS + DRAWING)


def is_dense_table(shape: Shape, rules: Rules) -> bool:
    """More pipes and hyphens than prose has, bullets not counted."""
    return (
        is_table(shape, rules)
        and shape.table_density * shape.length - bullets(shape) > rules.max_table_density * shape.length
        and not has_prose_beside_a_table(shape, rules)
    )


def bullets(shape: Shape) -> int:
    """Hyphens that open a line, or stand between spaces."""
    return shape.text.count("\n-") + shape.text.startswith("-") + shape.body.count(" - ")


def is_bare_soup(shape: Shape, rules: Rules) -> bool:
    """Fewer letters and spaces than prose has, when markup counts neither way and quoted code by its letters alone.

    A letter of a script without spaces counts `DENSE`: such a script says more with each.
    """
    floor, length, body, rest = rules.min_prose_ratio, shape.length, shape.body, shape.rest
    if shape.prose_ratio >= floor:
        return False
    if shape.prose_ratio < floor / 3:  # nothing could save it
        return True
    quoted = "".join(body.split("`")[1::2]) if b"`" in rest else ""
    signs = rest.translate(None, NO_SIGN)
    beyond = "" if rest.isascii() else rest.translate(None, ASCII).decode()
    if shape.prose_ratio * length < floor * (length - len(signs) - len(beyond) - len(quoted)):
        return True  # no more could be spared: so most soup is told
    spared = bullets(shape) + shape.text.count("\n+") + shape.text.startswith("+") + len(signs.translate(None, b"+-[]"))
    if b"[" in signs:
        spared += sum(map(body.count, BOXES))
    added = 0.0
    if beyond:
        spared += sum(map(DRAWN.__contains__, beyond))
        added = (DENSE - 1) * dense_letters(beyond)
    if quoted:
        spared += marks_in(without_letters(quoted))
    if shape.prose_ratio * length + added >= floor * (length - spared + added):
        return False
    return b"|" not in rest or not has_prose_beside_a_table(shape, rules)


def has_prose_beside_a_table(shape: Shape, rules: Rules) -> bool:
    """Whether there is prose before or behind the rows of a table: what it came to is often said there."""
    rows = shape.text.split("\n")
    beside = " ".join(row for row in map(str.strip, rows) if not row.startswith("|"))
    return len(beside) >= SHOWN and SHOWN < shape.length and 1 - marks_in(without_letters(beside)) / len(beside) >= rules.min_prose_ratio
