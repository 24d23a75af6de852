"""Guards one story from several palaces on the command line: files and servers, and what becomes of one that does not answer."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from doors.cli_process import daybreak
from palaces.chroma_files import Item, palace_of

TEXTS = ("Decided on the amber tiles for the hall, as the old ones had cracked.", "Fixed the well pump on the farm: a seal had dried out.")


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    """Two palaces of one drawer each, the second one newer."""
    first, second = (
        palace_of(tmp_path, [Item(name, text, {"filed_at": f"2026-01-0{day}", "source_file": "notes.md", "room": name})], name)
        for day, (name, text) in enumerate(zip(("house", "farm"), TEXTS, strict=True), 1)
    )
    return first, second


@pytest.fixture
def closed_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_two_files_are_one_story(pair: tuple[Path, Path], tmp_path: Path) -> None:
    """The newest comes first wherever it lies, and each line says where it came from."""
    told = daybreak("wake-up", "--no-identity", "--json", "--palace", pair[0], "--palace", pair[1], home=tmp_path)

    assert told.code == 0
    lines = json.loads(told.out)["lines"]
    assert [(line["id"], line["palace"]) for line in lines] == [("farm", str(pair[1])), ("house", str(pair[0]))]


def test_a_palace_that_is_missing_or_dead_is_left_out(pair: tuple[Path, Path], closed_port: int, tmp_path: Path) -> None:
    """The others speak; stderr has a line for each that does not, without the password of its address."""
    address = f"http://ann:s3cret@127.0.0.1:{closed_port}"
    told = daybreak("wake-up", "--no-identity", "--palace", tmp_path / "nowhere", "--palace", address, "--palace", pair[0], home=tmp_path)

    assert told.code == 0
    assert TEXTS[0] in told.text
    assert "(notes.md, house)" in told.text
    assert len(told.notices) == 2
    assert "nowhere" in told.notices[0]
    assert f"127.0.0.1:{closed_port}" in told.notices[1]
    assert b"s3cret" not in told.out + told.err


def test_when_none_answers_the_exit_code_is_that_of_the_first(closed_port: int, tmp_path: Path) -> None:
    """Nothing on stdout, one line on stderr."""
    told = daybreak("wake-up", "--no-identity", "--palace", f"http://127.0.0.1:{closed_port}", home=tmp_path)

    assert (told.code, told.out) == (4, b"")
    assert len(told.notices) == 1

    told = daybreak("wake-up", "--no-identity", "--palace", tmp_path / "a", "--palace", tmp_path / "b", home=tmp_path)

    assert (told.code, told.out) == (2, b"")
    assert len(told.notices) == 1
