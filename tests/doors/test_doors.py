"""The doors of the command line beyond the story: recall, search, explain, status; hostile drawers through every one of them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from daybreak_adapters.doors.cli import main
from daybreak_adapters.doors.envelope import CLOSING, OPENING
from doors.hostile import hostile, is_harmless
from doors.running import daybreak, hook
from doors.test_envelope import TAG
from palaces.chroma_files import Item, palace_of, untouched

GOOD = Item(
    "good", "Fixed the mail relay for good: its cache had been empty.", {"wing": "app", "room": "r", "filed_at": "2026-07-01T00:00:00"}
)


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("doors"), [GOOD, *hostile()])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return tmp_path


PATIENT = ["--deadline-ms", "3600000"]  # counted from the start of the process, which is this test run's

DOORS = (
    ["wake-up"],
    ["wake-up", "--json"],
    ["recall", "--limit", "1000"],
    ["recall", "--limit", "1000", "--full"],
    ["recall", "--limit", "1000", "--json"],
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


@pytest.mark.parametrize("door", DOORS, ids=" ".join)
def test_no_control_character_leaves_through_a_door(palace: Path, capfd: pytest.CaptureFixture[str], door: list[str]) -> None:
    with untouched(palace):
        assert main([*door, "--palace", str(palace), *PATIENT]) == 0
    out, err = capfd.readouterr()
    assert out
    assert is_harmless(out) == []
    assert is_harmless(err) == []
    if "--json" in door:
        json.loads(out)


@pytest.mark.parametrize("harness", ["claude-code", "cursor", "plain"])
def test_the_envelope_holds(palace: Path, home: Path, harness: str) -> None:
    ran = hook("--harness", harness, "--palace", str(palace), "--max-drawers", "100", "--deadline-ms", "9000", "--ids", home=home)
    assert ran.code == 0
    text = ran.out.rstrip("\n")
    if harness != "plain":
        answer = json.loads(ran.out)
        text = answer.get("additional_context") or answer["hookSpecificOutput"]["additionalContext"]
    assert text.startswith(OPENING)
    assert text.endswith(CLOSING)
    inside = text[len(OPENING) : -len(CLOSING)]
    assert not TAG.search(inside)
    assert is_harmless(text) == []
    for line in inside.splitlines():
        assert not line or line.startswith(("  - ", "  ... ", "[", "\u27e6", "## L1", "Recalled memory"))


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capfd.readouterr()
    assert main([*arguments, "--json"]) == 0
    shown = json.loads(capfd.readouterr().out)
    assert isinstance(shown, dict)
    return shown


def test_recall_search_and_explain_tell_the_same_drawer(palace: Path, capfd: pytest.CaptureFixture[str]) -> None:
    place = ["--palace", str(palace), *PATIENT]
    recalled = run(capfd, "recall", "--wing", "App", "--room", "R", *place)["drawers"]
    assert recalled == [{"id": "good", "wing": "app", "room": "r", "filed_at": "2026-07-01T00:00:00", "text": GOOD.text}]
    found = run(capfd, "search", "mail", "relay", "--wing", "app", *place)
    assert found["all_words"]
    assert found["found"][0]["id"] == "good"
    told = run(capfd, "explain", "goo", *place)
    assert told["verdict"]["tier"] == 4
    assert told["line"] == GOOD.text
    assert run(capfd, "explain", *place)["lines"][0]["id"] == "good"


def test_status(palace: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told = run(capfd, "status", "--palace", str(palace), *PATIENT)
    assert told["drawers"] == 101
    assert told["wings"]["app"] == {"r": 1}
    assert told["ready"] == []
    assert told["palace"]["named_by"] == "--palace"
    assert told["palace"]["bytes"] == os.path.getsize(palace / "chroma.sqlite3")
    assert {"python", "sqlite"} <= told["versions"].keys()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["recall", "--wing", "nobody"], 2, "has no wing"),
        (["recall", "--limit", "0"], 2, "out of range"),
        (["search"], 2, "QUERY"),
        (["explain", "nothing"], 2, "has no drawer"),
        (["explain", "x", "--text", "y"], 2, "not allowed"),
        (["explain", "good", "--html", "x"], 2, "--html"),
        (["explain", "--html", "/proc/nowhere/x.html"], 2, "cannot write"),
        (["hook", "nonsense"], 2, "unknown action"),
        (["hook", "install", "--harness", "nobody"], 2, "invalid choice"),
    ],
)
def test_errors_are_one_line(palace: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], code: int, said: str) -> None:
    place = [] if arguments[0] == "hook" else ["--palace", str(palace), *PATIENT]
    try:
        ended = main([*arguments, *place])
    except SystemExit as end:
        ended = end.code  # type: ignore[assignment]
    out, err = capfd.readouterr()
    assert (ended, out) == (code, "")
    assert said in err
    assert err.count("\n") == 1


def test_the_text_of_standard_input_is_judged(home: Path) -> None:
    ran = daybreak("explain", "--text", "-", home=home, given=b'{"a": 1, "b": [1, 2, 3]}')
    assert ran.code == 0
    assert "prose ratio" in ran.out
    assert "left out by" in ran.out


def test_a_page_is_written_whole(palace: Path, home: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = home / "page.html"
    assert main(["explain", "--palace", str(palace), *PATIENT, "--html", str(page)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert [found.name for found in home.iterdir()] == ["page.html"]
    assert capfd.readouterr().out == ""


def test_help_names_every_door(capfd: pytest.CaptureFixture[str]) -> None:
    for door in ("hook", "recall", "search", "explain", "status", "mcp"):
        with pytest.raises(SystemExit) as end:
            main([door, "--help"])
        assert end.value.code == 0
    out, _ = capfd.readouterr()
    assert "--wing-from cwd" in out
