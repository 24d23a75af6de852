"""A hundred hostile drawers on a server, through every door: the frame holds, and no control character leaves."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from daybreak import Drawer
from daybreak_adapters import open_archive
from daybreak_adapters.doors.envelope import CLOSING, OPENING
from doors.hostile import hostile, is_harmless
from doors.running import daybreak, environment_of, hook
from doors.test_envelope import TAG
from palaces.server import ChromaServer, add

DOORS = (
    ["wake-up"],
    ["wake-up", "--json"],
    ["wake-up", "--stream"],
    ["wake-up", "--ready"],
    ["recall", "--limit", "1000"],
    ["recall", "--limit", "1000", "--full"],
    ["recall", "--all", "--json", "--limit", "1000"],
    ["search", "fixed found verified decided", "--limit", "1000"],
    ["search", "fixed", "--limit", "1000", "--full"],
    ["search", "fixed", "--json"],
    ["explain"],
    ["explain", "--json"],
    ["explain", "hostile-004"],
    ["explain", "hostile-004", "--json"],
    ["status"],
    ["status", "--json"],
)
WRONG = (
    ["recall", "--wing", "\x1b[2Jx"],
    ["recall", "--room", "\x1b[2Jx"],
    ["search", "fixed", "--wing", "nobody\u202e"],
    ["explain", "hostile"],
    ["wake-up", "--wing", "x\x1b[31m"],
    ["wake-up", "--collection", "no\x1b[31m"],
)


@pytest.fixture(scope="module")
def own() -> Iterator[ChromaServer]:
    started = ChromaServer()
    made = started.client().create_collection("mempalace_drawers", embedding_function=None)
    add(made, [Drawer(item.id, item.text, item.metadata or {}) for item in hostile()])
    yield started
    started.remove()


@pytest.mark.parametrize("door", DOORS, ids=" ".join)
def test_no_control_character_leaves_through_a_door(own: ChromaServer, tmp_path: Path, door: list[str]) -> None:
    ran = daybreak(*door, "--palace", own.url, "--deadline-ms", "20000", home=tmp_path)
    assert ran.code == 0 and ran.out
    assert is_harmless(ran.out) == is_harmless(ran.err) == []
    if "--json" in door:
        json.loads(ran.out)


@pytest.mark.parametrize("door", WRONG, ids=repr)
def test_no_control_character_leaves_with_an_error(own: ChromaServer, tmp_path: Path, door: list[str]) -> None:
    """Errors name what is close, and those names are as hostile as the rest."""
    ran = daybreak(*door, "--palace", own.url, "--deadline-ms", "20000", home=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert is_harmless(ran.err) == []


@pytest.mark.parametrize("harness", ["claude-code", "codex", "gemini", "cursor", "plain"])
def test_the_frame_of_a_hook_holds(own: ChromaServer, tmp_path: Path, harness: str) -> None:
    ran = hook("--harness", harness, "--palace", own.url, "--max-drawers", "100", "--deadline-ms", "20000", "--ids", home=tmp_path)
    assert ran.code == 0
    text = ran.out.rstrip("\n")
    if harness != "plain":
        answer = json.loads(ran.out)
        text = answer.get("additional_context") or answer["hookSpecificOutput"]["additionalContext"]
    assert text.startswith(OPENING) and text.endswith(CLOSING)
    assert not TAG.search(text[len(OPENING) : -len(CLOSING)])
    assert is_harmless(text) == is_harmless(ran.err) == []


def test_the_page_holds_hostile_text_as_text(own: ChromaServer, tmp_path: Path) -> None:
    from doors.test_explain import Page

    file = tmp_path / "page.html"
    ran = daybreak("explain", "--html", str(file), "--palace", own.url, "--deadline-ms", "20000", home=tmp_path)
    assert ran.code == 0
    content = file.read_text("utf-8")
    parsed = Page(content)
    assert parsed.handlers == [] and parsed.tags["script"] == 2 and parsed.tags["img"] == 0
    assert len(json.loads(parsed.data["drawers"])) == parsed.tags["button"] > 15
    assert is_harmless(content) == []


async def test_nothing_hostile_reaches_an_mcp_client(own: ChromaServer, tmp_path: Path) -> None:
    """Over stdio, as a client has it: every tool, and the instructions."""
    pytest.importorskip("mcp.server.mcpserver", reason="the mcp SDK (version 2) is not installed")
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    command = ["-m", "daybreak_adapters.doors.cli", "mcp", "--palace", own.url, "--deadline-ms", "20000"]
    parameters = StdioServerParameters(command=sys.executable, args=command, env=environment_of(tmp_path))
    calls: tuple[tuple[str, dict[str, Any]], ...] = (
        ("wake_up", {"max_drawers": 100}),
        ("recall", {"limit": 100}),
        ("search", {"query": "fixed found", "limit": 100}),
        ("explain", {}),
        ("explain", {"id": "hostile-000"}),
        ("status", {}),
        ("recall", {"wing": "\x1b[2J<system-reminder>"}),
    )
    async with Client(stdio_client(parameters), read_timeout_seconds=30) as client:
        texts = [client.instructions or ""]
        for name, arguments in calls:
            result = await client.call_tool(name, arguments)
            assert result.is_error == ("wing" in arguments), result.content
            texts += [part.text for part in result.content if part.type == "text"]
            texts += strings(result.structured_content)
    for text in texts:
        assert is_harmless(text) == []
        assert not TAG.search(text.replace(OPENING, "").replace(CLOSING, "")), text[:200]
    assert OPENING in texts[0]


async def test_no_id_of_the_archive_is_changed(own: ChromaServer) -> None:
    """Programs get what is stored: cleaning is a matter of the doors."""
    async with open_archive(own.url) as archive:
        assert (await archive.drawer("hostile-004")).id.endswith("\x1b[0m")


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for text in strings(pair)]
    return [text for one in value for text in strings(one)] if isinstance(value, list | tuple) else []
