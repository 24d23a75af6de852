"""Editing a JSON settings file as text: what is not ours keeps its bytes, comments and trailing commas included.

A small parser finds where values stand; edits put text in or take text out there. Taking out what was put in gives the same bytes again.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from daybreak.errors import InputError

__all__ = ("Node", "appended", "parse", "replaced", "with_member", "without")

DEEPEST = 100
BLANK = re.compile(r"(?:[ \t\r\n\ufeff]|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
SCALAR = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null")


class Node(NamedTuple):
    """A value and where it stands. ``members``: of an object, key to the place of the key and the value; ``items``: of an array."""

    kind: str
    start: int
    end: int
    value: object
    members: dict[str, tuple[int, Node]]
    items: list[Node]


def parse(text: str, file: str = "the file") -> Node:
    """The value of a JSON text; comments and trailing commas are allowed. Raises `InputError` with the line of the fault."""
    try:
        node = _value(text, _skip(text, 0), 0)
        if _skip(text, node.end) != len(text):
            raise _Fault(_skip(text, node.end))
    except _Fault as fault:
        line = text.count("\n", 0, fault.place) + 1
        raise InputError(f"{file} is no valid JSON (line {line}): put it right first, nothing was changed") from None
    return node


class _Fault(Exception):
    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def _skip(text: str, place: int) -> int:
    found = BLANK.match(text, place)
    return found.end() if found else place


def _value(text: str, place: int, depth: int) -> Node:
    if depth > DEEPEST:
        raise _Fault(place)
    opening = text[place : place + 1]
    if opening == "{":
        return _object(text, place, depth)
    if opening == "[":
        return _array(text, place, depth)
    if opening == '"':
        value, end = _string(text, place)
        return Node("string", place, end, value, {}, [])
    found = SCALAR.match(text, place)
    if not found:
        raise _Fault(place)
    return Node("scalar", place, found.end(), json.loads(found[0]), {}, [])


def _string(text: str, place: int) -> tuple[str, int]:
    found = STRING.match(text, place)
    try:
        value = json.loads(found[0]) if found else None
    except ValueError:
        value = None
    if found is None or not isinstance(value, str):
        raise _Fault(place)
    return value, found.end()


def _object(text: str, start: int, depth: int) -> Node:
    members: dict[str, tuple[int, Node]] = {}
    place = _skip(text, start + 1)
    while text[place : place + 1] != "}":
        key_place = place
        key, place = _string(text, place)
        place = _skip(text, place)
        if text[place : place + 1] != ":":
            raise _Fault(place)
        node = _value(text, _skip(text, place + 1), depth + 1)
        members[key] = (key_place, node)
        place = _after(text, node.end, "}")
    return Node("object", start, place + 1, {key: node.value for key, (_, node) in members.items()}, members, [])


def _array(text: str, start: int, depth: int) -> Node:
    items: list[Node] = []
    place = _skip(text, start + 1)
    while text[place : place + 1] != "]":
        node = _value(text, place, depth + 1)
        items.append(node)
        place = _after(text, node.end, "]")
    return Node("array", start, place + 1, [node.value for node in items], {}, items)


def _after(text: str, place: int, closing: str) -> int:
    """The place of the next value, or of what closes the container."""
    place = _skip(text, place)
    if text[place : place + 1] == ",":
        return _skip(text, place + 1)
    if text[place : place + 1] != closing:
        raise _Fault(place)
    return place


def appended(text: str, array: Node, value: object) -> str:
    """The text with one more item at the end of an array."""
    return _put(text, array, "", value, [node.start for node in array.items], [node.end for node in array.items])


def with_member(text: str, owner: Node, key: str, value: object) -> str:
    """The text with one more member at the end of an object."""
    starts = [place for place, _ in owner.members.values()]
    return _put(text, owner, f"{json.dumps(key)}: ", value, starts, [node.end for _, node in owner.members.values()])


def replaced(text: str, node: Node, value: object) -> str:
    """The text with another value in the place of one."""
    return text[: node.start] + _written(text, value, _indent(text, node.start)) + text[node.end :]


def without(text: str, container: Node, start: int, end: int) -> str:
    """The text without the item or member that stands from ``start`` to ``end`` in its container, nor the comma that it needed."""
    before = _ends_before(container, start)
    if before is not None:
        return text[:before] + text[end:]
    follows = _skip(text, end)
    if text[follows : follows + 1] == ",":
        after = _skip(text, follows + 1)
        if after < container.end - 1:
            return text[:start] + text[after:]
        end = follows + 1
    # The only one: what is left of the container is its brackets, and a comment if there is one.
    inside = text[container.start + 1 : start], text[end : container.end - 1]
    kept = "" if not (inside[0] + inside[1]).strip() else inside[0] + inside[1]
    return text[: container.start + 1] + kept + text[container.end - 1 :]


def _ends_before(container: Node, start: int) -> int | None:
    """Where the value before the one at ``start`` ends."""
    ends = [node.end for node in container.items] + [node.end for _, node in container.members.values()]
    return max((end for end in ends if end <= start), default=None)


def _put(text: str, container: Node, lead: str, value: object, starts: list[int], ends: list[int]) -> str:
    newline = "\r\n" if "\r\n" in text else "\n"
    outer = _indent(text, container.start)
    if not starts:
        inner = outer + _unit(text)
        made = f"{newline}{inner}{lead}{_written(text, value, inner)}"
        rest = text[container.start + 1 :]
        return text[: container.start + 1] + made + (newline + outer if rest.lstrip(" \t").startswith(("}", "]")) else "") + rest
    own_line = not text[text.rfind("\n", 0, starts[-1]) + 1 : starts[-1]].strip()
    inner = _indent(text, starts[-1])
    made = f"{newline + inner if own_line else ' '}{lead}{_written(text, value, inner)}"
    return text[: ends[-1]] + "," + made + text[ends[-1] :]


def _written(text: str, value: object, indent: str) -> str:
    newline = "\r\n" if "\r\n" in text else "\n"
    return json.dumps(value, indent=_unit(text), ensure_ascii=False).replace("\n", newline + indent)


def _indent(text: str, place: int) -> str:
    """The blanks that the line of a place opens with."""
    line = text[text.rfind("\n", 0, place) + 1 : place]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    """What a file indents by: as its first indented line does, else two spaces."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found[1] if found else "  "
