"""An MCP client of the official SDK talks to ``daybreak mcp`` over stdio: every tool, its errors, and nothing else on standard output."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp.server.mcpserver", reason="the mcp SDK (version 2) is not installed")

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from daybreak.judging.better import BETTER
from daybreak_adapters.doors.envelope import CLOSING, OPENING
from daybreak_adapters.doors.mcp.door import Desk
from daybreak_adapters.doors.mcp.server import server_of
from doors.hostile import hostile, is_harmless
from doors.running import environment_of
from doors.test_envelope import TAG
from palaces.chroma_files import Item, palace_of

TOOLS = ["wake_up", "recall", "search", "explain", "status"]
GOOD = Item(
    "good", "Fixed the mail relay for good: its cache had been empty.", {"wing": "app", "room": "r", "filed_at": "2026-07-01T00:00:00"}
)


@asynccontextmanager
async def client_of(palace: Path, home: Path, *more: str) -> AsyncIterator[Client]:
    command = ["-m", "daybreak_adapters.doors.cli", "mcp", "--palace", str(palace), *more]
    server = StdioServerParameters(command=sys.executable, args=command, env=environment_of(home))
    async with Client(stdio_client(server), read_timeout_seconds=20) as client:
        yield client


@asynccontextmanager
async def in_process(palace: Path) -> AsyncIterator[Client]:
    """A client of the same server in this process: what travels is the same, and nothing has to be started."""
    desk = Desk(str(palace), None, wing=None, rules=BETTER, deadline_ms=10_000)
    async with Client(server_of(desk, await desk.instructions())) as client:
        yield client


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("mcp"), [GOOD, *hostile()])


async def test_a_client_lists_and_calls_every_tool(palace: Path, tmp_path: Path) -> None:
    async with client_of(palace, tmp_path) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        for tool in tools:
            assert tool.description
            assert tool.output_schema
            assert tool.annotations is not None
            assert tool.annotations.read_only_hint
        assert client.instructions is not None
        assert client.instructions.count(OPENING) == client.instructions.count(CLOSING) == 1
        assert "mail relay" in client.instructions
        story = await answer(client, "wake_up")
        assert "mail relay" in story["text"]
        assert story["lines"][0]["id"] == "good"
        assert (await answer(client, "wake_up", max_drawers=1))["report"]["lines"] == 1
        assert (await answer(client, "recall", wing="app", room="r"))["drawers"][0]["text"] == GOOD.text
        assert len((await answer(client, "recall", limit=3))["drawers"]) == 3
        found = await answer(client, "search", query="mail relay")
        assert found["all_words"]
        assert found["found"][0]["id"] == "good"
        good = (await answer(client, "explain", id="good"))["explanation"]
        assert (good["fate"], good["verdict"]["tier"]) == ("told as line 1", 4)
        assert (await answer(client, "explain", text="| a | b |"))["explanation"]["verdict"]["tier"] == -1
        assert (await answer(client, "explain"))["explanation"]["funnel"][0]["what"] == "read"
        assert (await answer(client, "status"))["status"]["drawers"] == 101


async def test_nothing_hostile_reaches_a_client(palace: Path) -> None:
    async with in_process(palace) as client:
        calls: list[tuple[str, dict[str, Any]]] = [
            ("wake_up", {"max_drawers": 100}),
            ("recall", {"limit": 100}),
            ("search", {"query": "fixed found", "limit": 100}),
            ("explain", {}),
            ("explain", {"id": "hostile-000"}),
            ("status", {}),
        ]
        for name, arguments in calls:
            result = await client.call_tool(name, arguments)
            assert not result.is_error, name
            for text in strings([result.structured_content, *[json.loads(part.text) for part in result.content if part.type == "text"]]):
                assert is_harmless(text) == [], name
                inside = text.removeprefix(OPENING).removesuffix(CLOSING) if text.startswith(OPENING) else text
                assert not TAG.search(inside), (name, text[:200])
        assert client.instructions is not None
        assert is_harmless(client.instructions) == []
        assert not TAG.search(client.instructions.replace(OPENING, "").replace(CLOSING, ""))


async def test_errors_are_mcp_errors(palace: Path) -> None:
    async with in_process(palace) as client:
        for name, arguments, said in (
            ("wake_up", {"wing": "nobody"}, "has no wing"),
            ("recall", {"room": "nowhere"}, "has no room"),
            ("recall", {"limit": 0}, "greater than or equal"),
            ("search", {"query": ""}, "at least 1"),
            ("search", {"query": " "}, "nothing to search"),
            ("explain", {"id": "none"}, "has no drawer"),
            ("search", {}, "query"),
        ):
            result = await client.call_tool(name, arguments)
            assert result.is_error
            assert said in result.content[0].text  # type: ignore[union-attr]


async def test_a_server_without_a_palace_still_serves(tmp_path: Path) -> None:
    async with in_process(tmp_path / "nowhere") as client:
        assert client.instructions is not None
        assert OPENING not in client.instructions
        result = await client.call_tool("wake_up", {})
        assert result.is_error
        assert "no palace" in result.content[0].text  # type: ignore[union-attr]


def test_standard_output_is_the_protocols_alone(palace: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import os\nos.write(2, b'noise')\n", encoding="utf-8")
    asked = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
    }
    done = subprocess.run(
        [sys.executable, "-m", "daybreak_adapters.doors.cli", "mcp", "--palace", str(palace)],
        input=json.dumps(asked).encode() + b"\n",
        capture_output=True,
        env=environment_of(tmp_path),
        timeout=30,
    )
    lines = done.stdout.decode().splitlines()
    assert [json.loads(line)["id"] for line in lines] == [1]


async def answer(client: Client, name: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(name, arguments)
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return result.structured_content


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for text in strings(pair)]
    return [text for one in value for text in strings(one)] if isinstance(value, list | tuple) else []
