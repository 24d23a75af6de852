"""A story cut to what a host takes, in the host's own unit. Loaded only when the usual story is too long, or ids are to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from daybreak.ledger import base_name, shown_name
from daybreak.line import Line
from daybreak.story import MORE, render_ranked
from daybreak_adapters.doors.envelope import enclosed
from daybreak_adapters.doors.hook.options import Options

__all__ = ("fitted", "lines_of")

SMALLEST = 64
IDENTITY_SHARE = 3
"""An identity that does not fit beside the story is cut to one part in so many."""


def fitted(options: Options, identity: str, essential: str, lines: Sequence[Line]) -> str:
    """Identity and story in their frame, at most ``harness.limit`` long. ``essential``: L1 as rendered, used where there are no lines
    (the plain rendering)."""
    harness = options.harness

    def fits(text: str) -> bool:
        return harness.measure(enclosed(text)) <= harness.limit

    if options.ids:
        lines = [line._replace(file=_with_id(line)) for line in lines]

    def story(size: int) -> str:
        return render_ranked(lines, size) if lines else _first_lines(essential, size)

    if not essential:
        return enclosed(_longest(lambda size: identity[:size].rstrip(), len(identity), fits))
    most = options.limits.max_chars
    if identity and not fits(f"{identity}\n\n{story(most)}"):
        share = harness.limit // IDENTITY_SHARE
        identity = _longest(lambda size: _cut(identity, size), len(identity), lambda text: harness.measure(text) <= share)
    lead = f"{identity}\n\n" if identity else ""
    return enclosed(_longest(lambda size: lead + story(size), most, fits))


def _longest(made: Callable[[int], str], most: int, fits: Callable[[str], bool]) -> str:
    """The text of the greatest size up to ``most`` that fits; sizes make longer texts the greater they are."""
    if fits(text := made(most)):
        return text
    low, high = 0, most  # low fits or is the least there is
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(made(middle)) else (low, middle)
    return made(low)


def _cut(text: str, size: int) -> str:
    return text if size >= len(text) else text[:size].rstrip() + " ..."


def _first_lines(text: str, size: int) -> str:
    """As many whole lines of a text as fit, and what says that there were more."""
    if len(text) <= size:
        return text
    kept = text[: max(0, size - len(MORE))].rpartition("\n")[0]
    return f"{kept}\n{MORE}" if kept else MORE.strip()


def _with_id(line: Line) -> str:
    name = shown_name(line.id)  # an endless one would leave no room for the others
    return f"{line.file}, id {name}" if line.file else f"id {name}"


def lines_of(stored: Sequence[Mapping[str, object]], text: str) -> list[Line]:
    """The lines of a snapshot, as they were. ``text``: the story as it was rendered; it tells whether a source was shown as a file."""
    lines = []
    for values in stored:
        known = {name: value for name, value in values.items() if name in Line._fields}
        line = Line(**known)  # type: ignore[arg-type]
        file = shown_name(base_name(line.source)) if line.source else ""
        shown = line._replace(file=file)
        lines.append(shown if f"  - {line.text}  ({shown.origin})" in text else line)
    return lines
