"""What a settings file should read with our entry in it, and without: pure functions from text to text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from daybreak.errors import InputError
from daybreak_adapters.doors.install.json_text import Node, appended, parse, replaced, with_member, without
from daybreak_adapters.doors.install.targets import Target

__all__ = ("entries_of", "installed", "uninstalled")

HOOKS = "hooks"


class Entry(NamedTuple):
    """An entry of ours. ``owner``: the list that it stands in; ``element``: of the event's list, the entry itself or its group."""

    events: Node
    element: Node
    owner: Node
    entry: Node


def installed(text: str, target: Target, harness: str, element: Mapping[str, object], file: str) -> str:
    """The text with the element in it, once; unchanged where it is there already. Raises `InputError`."""
    if not text.strip().lstrip("\ufeff"):
        return json.dumps({**target.fresh, HOOKS: {target.event: [element]}}, indent=2, ensure_ascii=False) + "\n"
    ours = list(places(parse(text, file), target, harness))
    if ours:
        text = replaced(text, ours[0].element, element) if ours[0].element.value != element and len(list_of(ours[0])) == 1 else text
        return _entry_replaced(text, target, harness, element, file)
    root = _object(parse(text, file), file, "the file")
    if HOOKS not in root.members:
        return with_member(text, root, HOOKS, {target.event: [element]})
    hooks = _object(root.members[HOOKS][1], file, HOOKS)
    if target.event not in hooks.members:
        return with_member(text, hooks, target.event, [element])
    events = hooks.members[target.event][1]
    if events.kind != "array":
        raise InputError(f"{file}: {HOOKS}.{target.event} is no list: put it right first, nothing was changed")
    return appended(text, events, element)


def _entry_replaced(text: str, target: Target, harness: str, element: Mapping[str, object], file: str) -> str:
    """Our entry brought up to date where it shares its group with others', and doubles taken out."""
    wanted = entry_in(element)
    ours = list(places(parse(text, file), target, harness))
    if ours[0].entry.value != wanted:
        text = replaced(text, ours[0].entry, wanted)
    while len(ours := list(places(parse(text, file), target, harness))) > 1:
        text = _without_entry(text, ours[-1])
    return text


def uninstalled(text: str, target: Target, harness: str, file: str, former: str | None = None) -> str:
    """The text without any entry of ours, nor what stands empty then and did not before (``former``: the text before the installation)."""
    while ours := list(places(parse(text, file), target, harness)):
        text = _without_entry(text, ours[-1])
    kept = _paths(former)
    root = parse(text, file)
    if (found := root.members.get(HOOKS)) and found[1].kind == "object":
        hooks = found[1]
        if (event := hooks.members.get(target.event)) and event[1].value == [] and (HOOKS, target.event) not in kept:
            text = without(text, hooks, event[0], event[1].end)
    root = parse(text, file)
    if (found := root.members.get(HOOKS)) and found[1].value == {} and (HOOKS,) not in kept:
        text = without(text, root, found[0], found[1].end)
    return text


def _paths(former: str | None) -> set[tuple[str, ...]]:
    """The containers that were there before."""
    if former is None or not former.strip():
        return set()
    try:
        hooks = parse(former).members.get(HOOKS)
    except InputError:
        return set()
    return {(HOOKS,)} | {(HOOKS, event) for event in hooks[1].members} if hooks else set()


def entries_of(text: str, target: Target, harness: str, file: str) -> list[object]:
    """The elements of the event's list that hold an entry of ours. Raises `InputError`."""
    return [place.element.value for place in places(parse(text, file), target, harness)] if text.strip() else []


def places(root: Node, target: Target, harness: str) -> Iterator[Entry]:
    """Every entry of ours in a settings file."""
    hooks = root.members.get(HOOKS)
    event = hooks[1].members.get(target.event) if hooks else None
    for element in event[1].items if event else []:
        assert event is not None
        owner = element.members[HOOKS][1] if target.grouped and HOOKS in element.members else event[1]
        for entry in owner.items if target.grouped and owner is not event[1] else [element]:
            if is_ours(entry.value, harness):
                yield Entry(event[1], element, owner, entry)


def is_ours(entry: object, harness: str) -> bool:
    """Whether an entry runs our hook for this harness, whatever its other options."""
    command = entry.get("command") if isinstance(entry, dict) else None
    if not isinstance(command, str) or "daybreak" not in command:
        return False
    words = command.replace("'", "").replace('"', "").split()
    named = [words[place + 1] for place, word in enumerate(words[:-1]) if word == "--harness"] or [
        word.partition("=")[2] for word in words if word.startswith("--harness=")
    ]
    return named == [harness] and any(words[place : place + 2] == ["hook", "session-start"] for place in range(len(words)))


def entry_in(element: Mapping[str, object]) -> object:
    """The entry in an element that we made."""
    inner = element.get(HOOKS)
    return inner[0] if isinstance(inner, list) else dict(element)


def list_of(place: Entry) -> list[Node]:
    return place.owner.items if place.owner is not place.events else [place.element]


def _without_entry(text: str, place: Entry) -> str:
    if len(list_of(place)) > 1:
        return without(text, place.owner, place.entry.start, place.entry.end)
    return without(text, place.events, place.element.start, place.element.end)


def _object(node: Node, file: str, what: str) -> Node:
    if node.kind != "object":
        raise InputError(f"{file}: {what} is no JSON object: put it right first, nothing was changed")
    return node
