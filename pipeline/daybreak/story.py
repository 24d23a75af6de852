"""The story and its two renderings (specification, sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from daybreak.body import HEADING, NO_MEMORIES, NO_PALACE, unwanted
from daybreak.drawer import Drawer
from daybreak.ledger import base_name
from daybreak.limits import Limits
from daybreak.line import Line
from daybreak.report import Report

__all__ = ("MORE", "NO_MEMORIES", "NO_PALACE", "Story", "render_plain", "render_ranked")

MORE = "  ... (more in L3 search)"


class Story(NamedTuple):
    """What a wake-up tells.

    ``lines``: the accepted lines in rank order, all of them, also those that the rendering leaves out for space. ``firsts``: the first
    candidates, told plainly when everything was junk. ``identity``: the text of L0, or ``None``.
    """

    lines: tuple[Line, ...]
    report: Report
    firsts: tuple[Drawer, ...] = ()
    identity: str | None = None
    limits: Limits = Limits()

    def render(self) -> str:
        """L0, when there is one, a blank line, and L1; no newline at the end."""
        return f"{self.identity}\n\n{self.essential()}" if self.identity else self.essential()

    def essential(self) -> str:
        """L1 alone: the ranked rendering, the plain one when all was junk, or the fixed text when there was nothing to tell."""
        if self.report.plain:
            return render_plain(self.firsts, self.limits.max_chars)
        if not self.lines:
            return NO_MEMORIES
        return render_ranked(self.lines, self.limits.max_chars)

    @property
    def cut_for_space(self) -> int:
        """How many lines the ranked rendering leaves out to stay within ``max_chars``."""
        return len(self.lines) - fitting(self.lines, self.limits.max_chars)

    def as_dict(self) -> dict[str, object]:
        """The story as JSON-ready values: ``identity``, ``lines``, ``report``."""
        report = self.report.as_dict() | {"cut_for_space": self.cut_for_space}
        return {"identity": self.identity, "lines": [line.as_dict() for line in self.lines], "report": report}


def render_ranked(lines: Sequence[Line], max_chars: int) -> str:
    """Section 7: what fits is decided in rank order, then grouped by room in the order of each room's best line."""
    shown = lines[: fitting(lines, max_chars)]
    rooms: dict[str, list[str]] = {}
    for line in shown:
        rooms.setdefault(line.room, []).append(entry(line.text, line.origin))
    text = [HEADING]
    for room, entries in rooms.items():
        text += [f"\n[{room}]", *entries]
    if len(shown) < len(lines):
        text.append(MORE)
    return "\n".join(text)


def fitting(lines: Sequence[Line], max_chars: int) -> int:
    """How many of the best lines fit into ``max_chars``, every character of L1 counted, the closing line included where one is due."""
    size, fits, rooms = len(HEADING), 0, set[str]()
    for number, line in enumerate(lines, 1):
        if line.room not in rooms:
            rooms.add(line.room)
            size += len(f"\n\n[{line.room}]")
        size += 1 + len(entry(line.text, line.origin))
        if size > max_chars:
            break
        if number == len(lines) or size + 1 + len(MORE) <= max_chars:
            fits = number
    return fits


def render_plain(firsts: Sequence[Drawer], max_chars: int) -> str:
    """Section 8: the first candidates as MemPalace 3.11 prints them, rooms in alphabetical order, with its own accounting of space."""
    rooms: dict[str, list[Drawer]] = {}
    for drawer in firsts:
        rooms.setdefault(plain_room(drawer.metadata), []).append(drawer)
    text, size = [HEADING], 0
    for room in sorted(rooms):
        header = f"\n[{room}]"
        text.append(header)
        size += len(header)
        for drawer in rooms[room]:
            line = plain_entry(drawer)
            if size + len(line) > max_chars:
                return "\n".join([*text, MORE])
            text.append(line)
            size += len(line)
    return "\n".join(text)


def plain_entry(drawer: Drawer) -> str:
    text = (drawer.text or "").strip().replace("\n", " ")
    if len(text) > 200:
        text = text[:197] + "..."
    file = drawer.metadata.get("source_file")
    return entry(harmless(text), harmless(base_name(file)) if isinstance(file, str) else "")


def plain_room(metadata: Mapping[str, object]) -> str:
    # MemPalace shows an empty room as such: only a missing one is `general`.
    room = metadata.get("room")
    return "general" if room is None else harmless(str(room))


def harmless(text: str) -> str:
    """A text that stays one line and repaints no terminal, otherwise as it is: the plain rendering collapses nothing, and keeps tabs."""
    controls, surrogates = unwanted()
    clean = (" " if controls.match(character) and character != "\t" else character for character in text)
    return surrogates.sub("\ufffd", "".join(clean).replace("\u2028", " ").replace("\u2029", " "))


def entry(text: str, file: str) -> str:
    return f"  - {text}  ({file})" if file else f"  - {text}"
