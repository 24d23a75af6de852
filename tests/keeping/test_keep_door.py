"""``daybreak keep`` and ``daybreak wake-up --ready``, as processes."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from keeping.chroma_writer import Writer

FILE = "chroma.sqlite3"
SLOW = ("asyncio", "anyio", "aiostream", "filelock", "platformdirs", "dataclasses", "chromadb", "daybreak.salience", "daybreak.story")


class Shell:
    """Runs the command line with a home and a cache of its own."""

    def __init__(self, place: Path) -> None:
        self.started: list[subprocess.Popen[str]] = []
        self.home = place / "home"
        self.home.mkdir()
        self.cache = place / "cache" / "daybreak" / "ready"
        self.environment = {
            "HOME": str(self.home),
            "XDG_CACHE_HOME": str(place / "cache"),
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(sys.path),
        }

    def start(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "daybreak_adapters.doors.cli", *words]
        self.started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment))
        return self.started[-1]

    def run(self, *words: str) -> tuple[int, str, str]:
        process = self.start(*words)
        out, err = process.communicate(timeout=30)
        return process.returncode, out, err

    def close(self) -> None:
        for process in self.started:
            if process.poll() is None:
                process.kill()
                process.communicate()
            for pipe in (process.stdout, process.stderr):
                if pipe is not None:
                    pipe.close()

    def snapshots(self) -> list[Path]:
        return sorted(self.cache.glob("*.json"))


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    opened = Shell(tmp_path)
    yield opened
    opened.close()


def test_a_ready_story_is_the_story(shell: Shell, palace: Path, writer: Writer) -> None:
    usual = shell.run("wake-up", "--palace", str(palace))
    assert usual[0] == 0
    for _ in range(2):
        assert shell.run("wake-up", "--ready", "--palace", str(palace)) == usual
        assert len(shell.snapshots()) == 1
    as_json = json.loads(shell.run("wake-up", "--json", "--palace", str(palace))[1])
    assert json.loads(shell.run("wake-up", "--ready", "--json", "--palace", str(palace))[1]) == as_json
    lines = [json.loads(line) for line in shell.run("wake-up", "--ready", "--stream", "--palace", str(palace))[1].splitlines()]
    assert lines == as_json["lines"]
    writer.add(palace, {"n": ("Decided to keep the violin in the kitchen.", {"filed_at": "2026-03-01"})})
    assert "violin" in shell.run("wake-up", "--ready", "--palace", str(palace))[1]


def test_identity_is_never_an_old_one(shell: Shell, palace: Path) -> None:
    (shell.home / ".mempalace").mkdir()
    for name in ("Ada", "Grace"):
        (shell.home / ".mempalace" / "identity.txt").write_text(f"I am {name}.")
        assert shell.run("wake-up", "--ready", "--palace", str(palace))[1].startswith(f"I am {name}.\n\n## L1")
    assert "Ada" not in shell.snapshots()[0].read_text()
    assert shell.run("wake-up", "--ready", "--no-identity", "--palace", str(palace))[1].startswith("## L1")


@pytest.mark.parametrize("spoilt", ["cut", "changed", "other code", "shared"])
def test_a_spoilt_snapshot_is_rebuilt(shell: Shell, palace: Path, spoilt: str) -> None:
    usual = shell.run("wake-up", "--ready", "--palace", str(palace))
    file = shell.snapshots()[0]
    whole = file.read_text()
    if spoilt == "shared":
        file.chmod(0o666)
    else:
        file.write_text({"cut": whole[:-9], "changed": whole.replace("Fixed", "Mixed"), "other code": recoded(whole)}[spoilt])
    assert shell.run("wake-up", "--ready", "--palace", str(palace)) == usual
    content, rebuilt = json.loads(whole)["content"], json.loads(file.read_text())["content"]
    assert {**rebuilt, "made_at": ""} == {**content, "made_at": ""}
    assert file.stat().st_mode & 0o777 == 0o600


def recoded(whole: str) -> str:
    """A valid snapshot of another version that tells another story."""
    from daybreak_adapters.keeping.snapshot import packed, unpacked

    snapshot = unpacked(whole.encode())
    assert snapshot is not None
    return packed(snapshot._replace(code="0" * 32, installation="elsewhere", text="Something else.")).decode()


def test_an_old_story_is_told_when_the_palace_is_locked(shell: Shell, palace: Path) -> None:
    usual = shell.run("wake-up", "--ready", "--palace", str(palace))
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as holder:
        holder.execute("begin exclusive")
        code, out, err = shell.run("wake-up", "--ready", "--deadline-ms", "600", "--palace", str(palace))
        assert (code, out) == (0, usual[1])
        assert "told as it was at" in err
        assert err.count("\n") == 1
        code, out, err = shell.run("wake-up", "--ready", "--wing", "app", "--deadline-ms", "600", "--palace", str(palace))
        assert (code, out) == (4, "")


def test_what_is_missing_is_an_error_as_ever(shell: Shell, palace: Path) -> None:
    for words in (["--palace", "/nowhere"], ["--palace", str(palace), "--wing", "garden"]):
        ready, usual = shell.run("wake-up", "--ready", *words), shell.run("wake-up", *words)
        assert ready == usual
        assert ready[0] == 2
    assert shell.run("wake-up", "--ready") == shell.run("wake-up")


def test_a_ready_story_loads_nothing_slow(shell: Shell, palace: Path) -> None:
    shell.run("wake-up", "--ready", "--palace", str(palace))
    code = (
        "import sys\nfrom daybreak_adapters.doors.cli import main\n"
        f"assert main(['wake-up', '--ready', '--palace', {str(palace)!r}]) == 0\n"
        f"sys.exit(' '.join(name for name in {SLOW!r} if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=shell.environment, capture_output=True, text=True, check=False)
    assert done.stderr == "\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_keeps_until_it_is_told_to_stop(shell: Shell, palace: Path, writer: Writer, number: signal.Signals) -> None:
    keeper = shell.start("keep", "--palace", str(palace), "--wing", "app", "--interval-ms", "10")
    assert keeper.stderr is not None
    assert "keeping" in keeper.stderr.readline()
    assert "ready: 3 lines" in keeper.stderr.readline()
    writer.add(palace, {"n": ("Decided to keep the violin in the kitchen.", {"wing": "app", "filed_at": "2026-03-01"})})
    said = keeper.stderr.readline()
    while "as before" in said:  # a client has opened the palace, which leaves a mark in it
        said = keeper.stderr.readline()
    assert "ready: 4 lines" in said
    deadline = time.monotonic() + 5
    while "violin" not in shell.snapshots()[0].read_text() and time.monotonic() < deadline:
        time.sleep(0.01)
    keeper.send_signal(number)
    out, err = keeper.communicate(timeout=5)
    assert (keeper.returncode, out) == (0, "")
    assert err.splitlines()[-1].endswith("stopped")
    assert "Traceback" not in err
    assert sorted(path.suffix for path in shell.cache.iterdir()) == ["", ".json"]


def test_tells_machines_in_json(shell: Shell, palace: Path) -> None:
    keeper = shell.start("keep", "--json", "--palace", str(palace), "--palace", "/nowhere", "--interval-ms", "10")
    assert keeper.stdout is not None
    events = [json.loads(keeper.stdout.readline()) for _ in range(4)]
    keeper.send_signal(signal.SIGTERM)
    out, err = keeper.communicate(timeout=5)
    events += [json.loads(line) for line in out.splitlines()]
    assert (keeper.returncode, err) == (0, "")
    told = {(event["event"], event["palace"]) for event in events}
    assert told >= {("started", str(palace)), ("changed", str(palace)), ("failed", "/nowhere"), ("stopped", str(palace))}
    assert next(event for event in events if event["event"] == "changed")["lines"] == 6


def test_ends_when_nobody_reads_it_any_more(shell: Shell, palace: Path, writer: Writer) -> None:
    keeper = shell.start("keep", "--json", "--palace", str(palace), "--interval-ms", "10")
    assert keeper.stdout is not None
    assert keeper.stderr is not None
    keeper.stdout.readline()
    keeper.stdout.readline()
    keeper.stdout.close()
    writer.add(palace, {"n": ("Decided to keep the violin in the kitchen.", {"wing": "app", "filed_at": "2026-03-01"})})
    assert keeper.wait(timeout=5) == 0
    assert keeper.stderr.read() == ""
    keeper.stderr.close()


def test_prints_a_unit(shell: Shell, tmp_path: Path) -> None:
    code, out, err = shell.run("keep", "--print-unit", "--palace", str(tmp_path / 'a "b" 100%'), "--wing", "$x", "--interval-ms", "500")
    assert (code, err) == (0, "")
    start = next(line for line in out.splitlines() if line.startswith("ExecStart="))
    assert start.endswith(f'keep --palace "{tmp_path}/a \\"b\\" 100%%" --wing "$$x" --order-by filed_at --interval-ms 500')
    assert f"Environment=XDG_CACHE_HOME={tmp_path}/cache" in out
    assert os.path.isabs(start.removeprefix("ExecStart=").split()[0])


@pytest.mark.parametrize("rules", [["--rules", "spec"], ["--outcome-words", "WORDS"]], ids=" ".join)
def test_keeps_by_other_rules(shell: Shell, palace: Path, tmp_path: Path, rules: list[str]) -> None:
    """A story by other rules is kept beside the usual one, and told where those rules are asked for."""
    words = tmp_path / "words.txt"
    words.write_text("zorbling\n")
    rules = [str(words) if word == "WORDS" else word for word in rules]
    place = ["--palace", str(palace)]
    keeper = shell.start("keep", *place, *rules, "--interval-ms", "20")
    until = time.monotonic() + 20
    while not shell.snapshots() and time.monotonic() < until:
        time.sleep(0.02)
    keeper.send_signal(signal.SIGTERM)
    assert keeper.wait(10) == 0
    (kept,) = shell.snapshots()
    computed = shell.run("wake-up", *place, *rules)
    before = kept.stat().st_mtime_ns
    assert shell.run("wake-up", "--ready", *place, *rules) == computed
    assert [name.stat().st_mtime_ns for name in shell.snapshots()] == [before]
    shell.run("wake-up", "--ready", *place)
    assert len(shell.snapshots()) == 2
    unit = shell.run("keep", "--print-unit", *place, *rules)[1]
    assert " ".join(rules) in unit
