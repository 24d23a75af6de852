"""Each harness's documented contract, with its own sample input (see `doors.hook.contract`)."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from daybreak_adapters.doors.envelope import CLOSING, OPENING
from daybreak_adapters.doors.hook.contract import HARNESSES, event_of, tokens, units
from daybreak_adapters.doors.hook.options import parsed
from daybreak_adapters.doors.hook.session_start import told
from doors.running import hook
from palaces.chroma_files import Item, palace_of

CLAUDE = {
    "session_id": "00893aaf-19fa-41d2-8238-13269b9b3ca0",
    "transcript_path": "/home/me/.claude/projects/-home-me-app/00893aaf.jsonl",
    "cwd": "/home/me/app",
    "hook_event_name": "SessionStart",
    "source": "startup",
    "model": "claude-opus-4-8",
}
CODEX = {
    "session_id": "0199",
    "transcript_path": None,
    "cwd": "/home/me/app",
    "hook_event_name": "SessionStart",
    "model": "gpt-5-codex",
    "permission_mode": "default",
    "source": "startup",
}
GEMINI = {
    "session_id": "g1",
    "transcript_path": "/tmp/g1.json",
    "cwd": "/home/me/app",
    "hook_event_name": "SessionStart",
    "timestamp": "2026-06-01T10:00:00Z",
    "source": "startup",
}
CURSOR = {
    "conversation_id": "c1",
    "generation_id": "g",
    "model": "default",
    "hook_event_name": "sessionStart",
    "cursor_version": "2.0.0",
    "workspace_roots": ["/home/me/app"],
    "user_email": "me@example.org",
    "transcript_path": None,
    "session_id": "c1",
    "is_background_agent": False,
    "composer_mode": "agent",
}
SAMPLES = {"claude-code": CLAUDE, "codex": CODEX, "gemini": GEMINI, "cursor": CURSOR, "plain": {}}
CODEX_KEYS = {"continue", "stopReason", "suppressOutput", "systemMessage", "hookSpecificOutput"}


SUBJECTS = {
    "app": "mail relay clogged with winter leaves/search index forgot umlauts/login form swallowed tabs",
    "other": "price feed doubled every holiday/map renderer drew rivers uphill/calendar bridge skipped leap days",
}


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    told = [(wing, subject) for wing, subjects in SUBJECTS.items() for subject in subjects.split("/")]
    items = [
        Item(
            f"d{number}",
            f"Found out why the {subject} in {wing}, and fixed it for good.",
            {"wing": wing, "room": "decisions", "source_file": f"/s/{number}.md", "filed_at": f"2026-06-01T00:00:{number:02}"},
        )
        for number, (wing, subject) in enumerate(told)
    ]
    return palace_of(tmp_path_factory.mktemp("contracts"), items)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which nothing of the user's own is found."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return tmp_path


def asked(palace: Path, harness: str, given: object, *more: str) -> tuple[str, Any]:
    """Standard output, and the text that the harness's agent gets of it."""
    options = parsed(["--harness", harness, "--palace", str(palace), *more])
    assert options.fault is None
    text, _ = told(options, json.dumps(given).encode(), time.monotonic() + 10)
    out = options.harness.answer(text)
    return out, understood(harness, out)


def understood(harness: str, out: str) -> str:
    """What an agent gets of a hook's standard output; asserts that the harness takes it."""
    if harness == "plain":
        return out.rstrip("\n")
    answer = json.loads(out)
    assert out.isascii()
    if harness == "cursor":
        assert answer.keys() <= {"additional_context", "env"}
        return str(answer.get("additional_context", ""))
    assert answer.keys() <= CODEX_KEYS
    inner = answer.get("hookSpecificOutput", {})
    assert inner.keys() <= {"hookEventName", "additionalContext"}
    assert not inner or inner["hookEventName"] == "SessionStart"
    return str(inner.get("additionalContext", ""))


@pytest.mark.parametrize("harness", SAMPLES)
def test_each_harness_gets_the_story_in_its_own_shape(palace: Path, harness: str) -> None:
    out, text = asked(palace, harness, SAMPLES[harness])
    assert text.startswith(OPENING)
    assert text.endswith(CLOSING)
    assert "Found out why the mail relay" in text
    again, _ = asked(palace, harness, SAMPLES[harness])
    assert again == out, "the same memory, the same bytes"


@pytest.mark.parametrize("harness", SAMPLES)
def test_a_process_of_its_own_answers_the_same(palace: Path, home: Path, harness: str) -> None:
    given = json.dumps(SAMPLES[harness]).encode()
    ran = hook("--harness", harness, "--palace", str(palace), "--deadline-ms", "5000", home=home, given=given)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == asked(palace, harness, SAMPLES[harness])[0]


@pytest.mark.parametrize("harness", ["claude-code", "codex", "gemini"])
def test_no_second_copy_unless_asked_for(palace: Path, harness: str) -> None:
    for source in ("resume", "compact", "fork", "something new"):
        out, _ = asked(palace, harness, SAMPLES[harness] | {"source": source})
        assert out == "{}\n"
    assert asked(palace, harness, SAMPLES[harness] | {"source": "resume"}, "--on", "startup,resume")[1]
    assert asked(palace, harness, SAMPLES[harness] | {"source": "compact"}, "--on=all")[1]
    assert asked(palace, harness, SAMPLES[harness] | {"source": "clear"})[1]


def test_another_event_gets_an_empty_answer(palace: Path) -> None:
    assert asked(palace, "claude-code", CLAUDE | {"hook_event_name": "UserPromptSubmit"})[0] == "{}\n"


@pytest.mark.parametrize("harness", ["claude-code", "cursor", "plain"])
def test_the_wing_follows_from_the_directory_of_the_session(palace: Path, harness: str) -> None:
    _, text = asked(palace, harness, SAMPLES[harness] | ({"cwd": "/home/me/app"} if harness == "plain" else {}), "--wing-from", "cwd")
    assert "in app" in text
    assert "in other" not in text
    unknown = {"cwd": "/home/me/elsewhere", "workspace_roots": ["/home/me/elsewhere"]}
    _, text = asked(palace, harness, SAMPLES[harness] | unknown, "--wing-from", "cwd")
    assert "in app" in text
    assert "in other" in text


def test_ids_are_shown_when_asked_for(palace: Path) -> None:
    _, text = asked(palace, "plain", {}, "--ids")
    assert "(5.md, id d5)" in text


def test_an_endless_id_leaves_the_others_their_room(tmp_path: Path) -> None:
    names = ["x" * 5_000, "b", "c"]
    texts = ("Fixed the mail relay for good.", "Decided to keep the larder.", "Found the leak behind the cupboards.")
    items = [Item(name, text, {"filed_at": f"2026-06-0{9 - place}"}) for place, (name, text) in enumerate(zip(names, texts, strict=True))]
    _, text = asked(palace_of(tmp_path, items), "plain", {}, "--ids")
    assert all(told in text for told in texts)


def test_a_story_is_cut_in_the_hosts_own_unit(tmp_path: Path) -> None:
    words = [f"第{number}章の会議は青い部屋で十時から始まり資料は紙で配られ議事録は翌朝までに共有された" for number in range(40)]
    distinct = ["".join(chr(0x4E00 + (number * 97 + place * 31) % 5000) for place in range(150)) for number in range(40)]
    items = [
        Item(f"c{number}", f"{text}。{distinct[number]}。", {"source_file": f"/c/{number}", "filed_at": f"2026-06-01T00:00:{number:02}"})
        for number, text in enumerate(words)
    ]
    palace = palace_of(tmp_path, items)
    identity = tmp_path / "identity.txt"
    identity.write_text("Who I am. " * 2_000, encoding="utf-8")
    for name, harness in HARNESSES.items():
        for more in ((), ("--identity", str(identity)), ("--identity", str(identity), "--max-chars", "100000", "--max-drawers", "40")):
            _, text = asked(palace, name, SAMPLES[name], *more)
            assert 0 < harness.measure(text) <= harness.limit
            assert text.endswith(CLOSING)
            assert ("Who I am." in text) == bool(more)
            assert "第39章" in text, "the best line is the last to go"


def test_lengths_are_counted_as_the_hosts_do() -> None:
    assert units("a\U0001f468") == 3
    assert tokens("abcd" * 10) == 10
    assert tokens("会議") == 2


def test_input_that_cannot_be_read_is_an_event_without_particulars() -> None:
    for content in (b"", b"  ", b"{", b"[1]", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"source": 3, "cwd": "a\\u0000b"}', None):
        event = event_of(content)
        assert (event.source, event.cwd, event.is_start) == (None, None, True)
    assert event_of(b"{").fault
    assert event_of(b'\xef\xbb\xbf{"source": "startup"}').source == "startup"
