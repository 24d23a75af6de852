"""What each harness sends to a session-start hook, and the answer that it takes, as data and pure functions.

harness       names the event         where the session is                the story goes to
claude-code   hook_event_name,source  cwd                                 hookSpecificOutput.additionalContext
codex         hook_event_name,source  cwd                                 the same; any other key would be refused
gemini        hook_event_name,source  cwd                                 the same; plain text would reach the user only
cursor        hook_event_name         workspace_roots[0]                  additional_context
plain         as any of the others, or nothing                            standard output as it is (OpenCode's plugin reads that)
"""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ("HARNESSES", "Event", "Harness", "event_of", "tokens", "units")


def units(text: str) -> int:
    """Length as JavaScript counts it, in UTF-16 units: what most hosts' limits are about."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "replace")) // 2


def tokens(text: str) -> int:
    """Tokens, estimated on the safe side: four ASCII characters make one, any other character is one."""
    if text.isascii():
        return -(-len(text) // 4)
    plain = len(text.encode("ascii", "ignore"))
    return -(-plain // 4) + len(text) - plain


class Harness:
    """One harness. ``answer``: the whole standard output for a text, ``""`` being nothing to tell. ``limit`` of a text, by ``measure``:
    in the host's own unit, below the size from which it would cut the text or move it to a file."""

    __slots__ = ("answer", "limit", "measure", "name")

    def __init__(self, name: str, answer: Callable[[str], str], limit: int = 9_500, measure: Callable[[str], int] = units) -> None:
        self.name = name
        self.answer = answer
        self.limit = limit
        self.measure = measure


def _nested(text: str) -> str:
    return _json({"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": text}} if text else {})


def _flat(text: str) -> str:
    return _json({"additional_context": text} if text else {})


def _plain(text: str) -> str:
    return f"{text}\n" if text else ""


def _json(value: object) -> str:
    # ASCII: the same bytes whatever locale the host reads its children in.
    return json.dumps(value, ensure_ascii=True) + "\n"


HARNESSES: Mapping[str, Harness] = {
    harness.name: harness
    for harness in (
        Harness("claude-code", _nested),
        Harness("codex", _nested, 2_300, tokens),
        Harness("gemini", _nested),
        Harness("cursor", _flat),
        Harness("plain", _plain),
    )
}

START_EVENTS = frozenset({"sessionstart"})


class Event:
    """What the harness said. ``source``: ``startup``, ``resume``, ``clear``, ...; ``None`` where it tells none. ``cwd``: the session's
    directory, ``None`` where it tells none. ``is_start``: it is no other event. ``fault``: what was wrong with the input, or ``None``."""

    __slots__ = ("cwd", "fault", "is_start", "source")

    def __init__(self, source: str | None = None, cwd: str | None = None, is_start: bool = True, fault: str | None = None) -> None:
        self.source = source
        self.cwd = cwd
        self.is_start = is_start
        self.fault = fault


def event_of(content: bytes | None) -> Event:
    """The event in a harness's input; ``None`` is input that was too large. What cannot be read is an event without particulars."""
    if content is None:
        return Event(fault="the harness's input is larger than 1 MB: ignored")
    if not content.strip():
        return Event()
    try:
        said = json.loads(content)
    except (ValueError, RecursionError):
        return Event(fault="the harness's input is no JSON: ignored")
    if not isinstance(said, dict):
        return Event(fault="the harness's input is no JSON object: ignored")
    event = said.get("hook_event_name")
    return Event(
        source=_text(said.get("source")),
        cwd=_text(said.get("cwd")) or _first(said.get("workspace_roots")),
        is_start=not isinstance(event, str) or event.replace("_", "").replace("-", "").lower() in START_EVENTS,
    )


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value and "\0" not in value else None


def _first(value: object) -> str | None:
    return _text(value[0]) if isinstance(value, list) and value else None
