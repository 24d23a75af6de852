"""A hook among servers that misbehave, disks that are full and homes that cannot be written: exit 0, a valid answer, in time.

Each trouble several times, with every harness in turn; the bounds are generous, for machines that do other things besides.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from daybreak import Drawer
from doors.running import Ran, environment_of, hook
from palaces.chroma_files import Item, palace_of
from palaces.server import ChromaServer, add, free_port, listener

DEADLINE_MS = 700
SLACK = 0.15
START = 0.5
"""Seconds that a loaded machine may need to start and to end a process: not the hook's own."""

HARNESSES = ("claude-code", "codex", "gemini", "cursor", "plain")
TEXT = "Fixed the mail relay: the cache was empty, verified twice since."
FACTS = {"wing": "app", "filed_at": "2026-06-01T00:00:00"}


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("surroundings"), [Item("d0", TEXT, FACTS)])


@pytest.fixture(scope="module")
def own() -> Iterator[ChromaServer]:
    started = ChromaServer()
    made = started.client().create_collection("mempalace_drawers", embedding_function=None)
    add(made, [Drawer("d0", TEXT, FACTS), Drawer("d1", "Decided to keep the price feed.", {**FACTS, "wing": "other"})])
    yield started
    started.remove()


def silent(connection: socket.socket) -> None:
    """Takes the request and never answers."""
    while connection.recv(4096):
        pass


def trickling(connection: socket.socket) -> None:
    """Promises an answer and sends it byte by byte."""
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n")
    trickle(connection, b" ")


def endless_head(connection: socket.socket) -> None:
    """Never comes to the end of its headers."""
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\n")
    trickle(connection, b"x: y\r\n")


def trickle(connection: socket.socket, piece: bytes) -> None:
    for _ in range(400):
        connection.sendall(piece)
        time.sleep(0.02)


def flooding(connection: socket.socket) -> None:
    """Sends without end."""
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
    for _ in range(20_000):
        connection.sendall(b"10000\r\n" + b"[" * 65_536 + b"\r\n")


def a_stranger(connection: socket.socket) -> None:
    """Is no Chroma, and speaks in escape sequences."""
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 500 Oh\x1b[2J\r\ncontent-length: 14\r\n\r\n<h1>\x1b[31m</h1>")


def no_http(connection: socket.socket) -> None:
    """Speaks something else altogether."""
    connection.sendall(b"220 mail.example ESMTP\x1b[2J\r\n")


@pytest.mark.parametrize("harness", HARNESSES)
@pytest.mark.parametrize("serve", [silent, trickling, endless_head, flooding, a_stranger, no_http], ids=lambda serve: serve.__name__)
def test_whatever_a_server_does(tmp_path: Path, serve: Callable[[socket.socket], None], harness: str) -> None:
    with listener(serve) as address:
        place = address.replace("http://", "http://user:secret@")
        wing = ["--wing-from", "cwd"] if harness in ("codex", "cursor") else []
        ran = hook("--harness", harness, "--palace", place, "--deadline-ms", str(DEADLINE_MS), *wing, home=tmp_path)
    assert_nothing(ran, harness)
    assert "secret" not in ran.err


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    for harness in HARNESSES:
        place = f"http://user:secret@127.0.0.1:{free_port()}"
        ran = hook("--harness", harness, "--palace", place, "--deadline-ms", str(DEADLINE_MS), home=tmp_path)
        assert_nothing(ran, harness)
        assert "secret" not in ran.err


def test_a_real_server_that_stands_still(own: ChromaServer, tmp_path: Path) -> None:
    """Also one whose order is known already: it answered a moment ago."""
    place = own.url.replace("http://", "http://user:secret@")
    asked = ("--harness", "codex", "--palace", place)
    assert "mail relay" in hook(*asked, "--deadline-ms", "9000", home=tmp_path).out
    own.pause()
    try:
        ran = hook(*asked, "--deadline-ms", str(DEADLINE_MS), home=tmp_path)
    finally:
        own.resume()
    assert_nothing(ran, "codex")
    assert "secret" not in ran.err


def assert_nothing(ran: Ran, harness: str) -> None:
    """An empty and valid answer, one line for people, in time."""
    assert (ran.code, ran.out) == (0, "" if harness == "plain" else "{}\n")
    assert ran.err.startswith("daybreak: ")
    assert ran.err.count("\n") == 1
    assert ran.err.rstrip("\n").isprintable()
    assert ran.seconds < DEADLINE_MS / 1000 + SLACK + START


def test_the_wing_of_a_session_on_a_server(own: ChromaServer, tmp_path: Path) -> None:
    """The wing of the session's project, else the whole palace; an order book that is there already or not."""
    for cwd, told, other in (
        ("/srv/app", "mail relay", "price feed"),
        ("/srv/wing-other", "price feed", "mail relay"),
        ("/srv/x", "mail", ""),
    ):
        given = json.dumps({"cwd": cwd}).encode()
        ran = hook("--harness", "plain", "--palace", own.url, "--wing-from=cwd", "--deadline-ms", "9000", home=tmp_path, given=given)
        assert (ran.code, told in ran.out) == (0, True), ran.err
        assert (other in ran.out) == (not other)


def inside(mount: str, home: Path, command: list[str]) -> Ran:
    """Run the hook in a mount namespace of its own, in which ``home`` is mounted so; skips where that is not to be had."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("no unshare here")
    script = f'mount -t tmpfs {mount} tmpfs "$0" || exit 99; head -c 100000 /dev/zero > "$0/filling" 2>/dev/null; exec "$@"'
    begun = time.monotonic()
    full = {"XDG_CACHE_HOME": str(home), "TMPDIR": str(home)}
    done = subprocess.run(
        [unshare, "-rm", "sh", "-c", script, str(home), *command],
        input=b"{}",
        capture_output=True,
        env=environment_of(home) | full,
        timeout=30,
    )
    if done.returncode in (1, 99):
        pytest.skip("no mount namespaces here")
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode(), time.monotonic() - begun)


@pytest.mark.parametrize("harness", HARNESSES)
@pytest.mark.parametrize("mount", ["-o size=16k", "-o ro"], ids=["full disk", "read-only home"])
@pytest.mark.parametrize("kind", ["file", "server"])
def test_a_home_that_takes_nothing(palace: Path, own: ChromaServer, tmp_path: Path, kind: str, mount: str, harness: str) -> None:
    """The story is told all the same: of a server with all metadata read, as no order book can be kept."""
    place = str(palace) if kind == "file" else own.url
    home = tmp_path / "home"
    home.mkdir()
    module = "daybreak_adapters.doors.hook.session_start"
    command = [sys.executable, "-m", module, "session-start", "--harness", harness, "--palace", place, "--deadline-ms", "9000"]
    ran = inside(mount, home, command)
    assert ran.code == 0, ran.err
    text = ran.out if harness == "plain" else json.dumps(json.loads(ran.out), ensure_ascii=False)
    assert "mail relay" in text
    assert "Traceback" not in ran.err
    with suppress(OSError):
        assert list(home.iterdir()) == []
