"""A hook never fails or delays a session: exit 0, a valid answer, in time, whatever is wrong."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from daybreak_adapters.doors.hook.io import Reply
from doors.running import ROOT, environment_of, hook
from palaces.chroma_files import FILE, Item, palace_of

DEADLINE_MS = 700
SLACK = 0.15
START = 0.35
"""Seconds that a loaded machine may need to start and to end a process: not the hook's own."""

Trouble = Callable[[Path, ExitStack], list[str]]


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    text = "Fixed the mail relay: the cache was empty, verified twice since."
    return palace_of(tmp_path_factory.mktemp("faults"), [Item("d0", text, {"wing": "app", "filed_at": "2026-06-01T00:00:00"})])


def no_palace(palace: Path, stack: ExitStack) -> list[str]:
    return ["--palace", str(palace.parent / "nowhere")]


def corrupt(palace: Path, stack: ExitStack) -> list[str]:
    place = palace.parent / "corrupt"
    place.mkdir(exist_ok=True)
    (place / FILE).write_bytes(b"this is no database at all, whatever its name says " * 100)
    return ["--palace", str(place)]


def torn(palace: Path, stack: ExitStack) -> list[str]:
    place = palace.parent / "torn"
    place.mkdir(exist_ok=True)
    content = (palace / FILE).read_bytes()
    (place / FILE).write_bytes(content[: len(content) // 3])
    return ["--palace", str(place)]


def locked(palace: Path, stack: ExitStack) -> list[str]:
    connection = stack.enter_context(closing(sqlite3.connect(palace / FILE, isolation_level=None)))
    connection.execute("begin exclusive")
    return ["--palace", str(palace)]


def dead_server(palace: Path, stack: ExitStack) -> list[str]:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port = server.getsockname()[1]
    return ["--palace", f"http://127.0.0.1:{port}"]


def hanging_server(palace: Path, stack: ExitStack) -> list[str]:
    server = stack.enter_context(closing(socket.create_server(("127.0.0.1", 0))))
    return ["--palace", f"http://127.0.0.1:{server.getsockname()[1]}"]


def a_pipe(palace: Path, stack: ExitStack) -> list[str]:
    place = palace.parent / "pipe"
    place.mkdir(exist_ok=True)
    if not (place / FILE).exists():
        os.mkfifo(place / FILE)
    return ["--palace", str(place)]


def empty_name(palace: Path, stack: ExitStack) -> list[str]:
    return ["--palace", ""]


def mistyped_start(palace: Path, stack: ExitStack) -> list[str]:
    return ["--palace", str(palace), "--on", "starup"]


def unknown_wing(palace: Path, stack: ExitStack) -> list[str]:
    return ["--palace", str(palace), "--wing", "nobody"]


SAID = {"a_pipe": "no regular file", "empty_name": "--palace is empty", "mistyped_start": "'starup' is unknown"}

TROUBLES: dict[str, Trouble] = {
    made.__name__: made
    for made in (no_palace, corrupt, torn, locked, dead_server, hanging_server, a_pipe, empty_name, mistyped_start, unknown_wing)
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_whatever_is_wrong_with_the_palace(palace: Path, tmp_path: Path, trouble: str) -> None:
    harness = ("claude-code", "cursor", "plain")[list(TROUBLES).index(trouble) % 3]
    with ExitStack() as stack:
        options = TROUBLES[trouble](palace, stack)
        wing = () if "--wing" in options else ("--wing-from=cwd",)
        ran = hook("--harness", harness, "--deadline-ms", str(DEADLINE_MS), *wing, *options, home=tmp_path)
    assert ran.code == 0
    assert ran.out == ("" if harness == "plain" else "{}\n")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("daybreak: ")
    assert {"a_pipe": "no regular file", "empty_name": "--palace is empty", "mistyped_start": "'starup' is unknown"}.get(
        trouble, ""
    ) in ran.err
    assert ran.seconds < DEADLINE_MS / 1000 + SLACK + START


@pytest.mark.parametrize("given", [b"", b"{", b"\xff" * 10, b"[" * 200_000, b'{"a": "' + b"x" * 3_000_000 + b'"}'])
def test_whatever_is_written_to_it(palace: Path, tmp_path: Path, given: bytes) -> None:
    ran = hook("--harness", "claude-code", "--palace", str(palace), "--deadline-ms", "5000", home=tmp_path, given=given)
    assert ran.code == 0
    assert "Fixed the mail relay" in json.loads(ran.out)["hookSpecificOutput"]["additionalContext"]


@contextmanager
def started(palace: Path, home: Path, redirections: str, *options: str, **pipes: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [
        sys.executable,
        "-m",
        "daybreak_adapters.doors.hook.session_start",
        "session-start",
        "--harness",
        "gemini",
        "--palace",
        str(palace),
        *options,
    ]
    shell = ["sh", "-c", f'exec "$@" {redirections}', "sh", *command]
    process = subprocess.Popen(shell, env=environment_of(home), **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **pipes})
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_standard_input_that_never_closes(palace: Path, tmp_path: Path) -> None:
    with started(palace, tmp_path, "", "--deadline-ms", "5000", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"hook_event_name": "SessionStart", "source": "startup"}')
        process.stdin.flush()
        begun = time.monotonic()
        assert b"Fixed the mail relay" in process.stdout.read()
        assert process.wait(5) == 0
        assert time.monotonic() - begun < 2


@pytest.mark.parametrize("redirections", ["<&-", "<&- >&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>/dev/full"])
def test_whatever_its_descriptors_are(palace: Path, tmp_path: Path, redirections: str) -> None:
    before = (palace / FILE).read_bytes()
    with started(palace, tmp_path, redirections, stdin=subprocess.DEVNULL) as process:
        out, _ = process.communicate(timeout=10)
        assert process.returncode == 0
    assert b"Fixed the mail relay" in out or ">" in redirections.replace("2>", "")
    assert (palace / FILE).read_bytes() == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_host_that_ends_it(palace: Path, tmp_path: Path, number: int) -> None:
    """While a locked palace is waited for: an empty answer, and no exit code that fails a session."""
    with ExitStack() as stack:
        locked(palace, stack)
        with started(palace, tmp_path, "", "--deadline-ms", "20000", stdin=subprocess.DEVNULL) as process:
            time.sleep(1 + START)
            process.send_signal(number)
            out, err = process.communicate(timeout=10)
    assert (process.returncode, out) == (0, b"{}\n")
    assert err == b"daybreak: asked to end before there was an answer\n"


def test_a_reader_that_has_gone(palace: Path, tmp_path: Path) -> None:
    with started(palace, tmp_path, "", stdin=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(10) == 0
        process.stdout = None


def test_a_home_and_directories_that_cannot_be_written(palace: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(0o500)
    full = {"TMPDIR": "/dev/full", "XDG_CACHE_HOME": "/dev/full/cache"}
    ran = hook("--harness", "codex", "--palace", str(palace), "--deadline-ms", "5000", home=home, environment=full, cwd=tmp_path)
    assert ran.code == 0
    assert "Fixed the mail relay" in ran.out
    assert list(home.iterdir()) == []


HANGING = """
import ctypes, sqlite3
def hang(*arguments, **options):
    ctypes.CDLL(None).pause()
sqlite3.connect = hang
"""


def test_native_code_that_hangs(palace: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HANGING, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "pipeline"), str(ROOT / "adapters")])
    ran = hook("--harness", "codex", "--palace", str(palace), "--deadline-ms", "600", home=tmp_path, environment={"PYTHONPATH": path})
    assert (ran.code, ran.out) == (0, "{}\n")
    assert "in time" in ran.err
    assert ran.seconds < 0.6 + SLACK + START


BROKEN = """
import sqlite3
def fail(*arguments, **options):
    raise KeyError("hunter2")
sqlite3.connect = fail
"""


def test_an_error_nobody_foresaw_is_told_without_what_it_says(palace: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "pipeline"), str(ROOT / "adapters")])
    ran = hook("--harness", "codex", "--palace", str(palace), "--deadline-ms", "5000", home=tmp_path, environment={"PYTHONPATH": path})
    assert (ran.code, ran.out) == (0, "{}\n")
    assert ran.err == "daybreak: no story could be told (KeyError at sitecustomize.py:4)\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--harness",),
        ("--harness", "bogus"),
        ("--harness", "codex", "--nonsense"),
        ("--harness", "codex", "--deadline-ms", "soon"),
        ("--harness", "codex", "--deadline-ms", "00000000000199999999"),
        ("--harness", "codex", "--wing-from", "moon"),
        ("--harness", "codex", "--max-chars", "1"),
        ("--harness", "codex", "--wing", "a", "--wing-from", "cwd"),
    ],
)
def test_whatever_its_command_line_is(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ran = hook(*arguments, home=tmp_path)
    assert ran.code == 0
    assert ran.out in ("", "{}\n")
    assert ("codex" in arguments) == (ran.out == "{}\n")
    assert ran.err.count("\n") == 1


def test_the_watchdog_writes_the_best_answer_there_is_and_only_one(capfd: pytest.CaptureFixture[str]) -> None:
    left = threading.Event()
    codes: list[int] = []

    def leave(code: int) -> None:
        codes.append(code)
        left.set()

    reply = Reply("empty\n", time.monotonic() + 0.05, leave)
    reply.watch()
    reply.fallback = "ready\n"
    assert left.wait(2)
    reply.give("late\n")
    out, err = capfd.readouterr()
    assert (out, codes) == ("ready\n", [0])
    assert "in time" in err


def test_the_watchdog_lets_an_answer_be_that_was_given(capfd: pytest.CaptureFixture[str]) -> None:
    left = threading.Event()
    reply = Reply("empty\n", time.monotonic() + 0.05, lambda code: left.set())
    reply.watch()
    reply.give("answer\n", "a\nmessage")
    assert left.wait(2)
    assert capfd.readouterr() == ("answer\n", "daybreak: a message\n")
