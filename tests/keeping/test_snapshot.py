"""Snapshots: whole and valid or none, private, durable, and nobody else's."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from daybreak import Limits
from daybreak.salience import BETTER, SPEC
from daybreak_adapters.keeping import fingerprint
from daybreak_adapters.keeping.fingerprint import BUILT_IN, code_fingerprint, rules_fingerprint
from daybreak_adapters.keeping.request import DEFAULT_RULES, Request
from daybreak_adapters.keeping.snapshot import packed, read_snapshot, unpacked
from daybreak_adapters.keeping.store import NotStored, save, snapshot_of
from keeping import snapshots
from keeping.snapshots import REQUEST, TOKEN, made, story


def test_what_is_written_is_read() -> None:
    snapshot = snapshot_of(story(), REQUEST, TOKEN)
    assert unpacked(packed(snapshot)) == snapshot
    assert json.loads(packed(snapshot))["content"]["text"] == story().render()
    assert snapshot.answers(REQUEST)


def test_a_lone_surrogate_survives() -> None:
    snapshot = snapshot_of(story("Fixed \udc80 it."), REQUEST, TOKEN)
    assert unpacked(packed(snapshot)) == snapshot


def test_no_start_of_a_snapshot_is_one() -> None:
    whole = packed(made())
    assert all(unpacked(whole[:length]) is None for length in range(len(whole)))
    assert unpacked(whole + b"\n") is None


def test_no_changed_byte_goes_unnoticed() -> None:
    whole = packed(made())
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 1 << place % 8
        assert unpacked(bytes(changed)) is None


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"token":[1]}', b"null", b'{"token":null}', b"{" * 100_000])
def test_a_valid_checksum_over_nonsense_is_no_snapshot(content: bytes) -> None:
    stored = b'{"daybreak":1,"checksum":"' + fingerprint.digest(content).encode() + b'","content":' + content + b"}\n"
    assert unpacked(stored) is None


def test_other_code_makes_other_stories() -> None:
    snapshot = made()
    assert snapshot._replace(code="0" * 32).answers(REQUEST)  # the same installation, so it is this code whatever is written
    assert snapshot._replace(installation="elsewhere").answers(REQUEST)
    assert not snapshot._replace(code="0" * 32, installation="elsewhere").answers(REQUEST)
    assert not snapshot._replace(code="0" * 32, installation="").answers(REQUEST)
    assert len(code_fingerprint()) == 32


@pytest.mark.parametrize(
    "other",
    [
        Request(["/elsewhere/chroma.sqlite3"], "mempalace_drawers", "app"),
        Request(["/somewhere/chroma.sqlite3"], "closets", "app"),
        Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers", "application"),
        Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers"),
        Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers", "app", "authored_at"),
        Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers", "app", limits=Limits(max_drawers=14)),
        Request(["/somewhere/chroma.sqlite3"], "mempalace_drawers", "app", rules=("mine", "ab")),
    ],
)
def test_other_requests_have_other_snapshots(other: Request) -> None:
    assert not made().answers(other)
    assert other.file_name != REQUEST.file_name


def test_spellings_of_one_wing_are_one_request() -> None:
    names = {Request(["/p"], "c", wing).file_name for wing in ("My Wing", "my-wing", "wing_my_wing", "MY_WING")}
    assert len(names) == 1
    assert Request(["/p"], "c", "").wing is None
    assert Request(["/p"], "c", "-").wing == "-"


def test_rules_are_told_apart() -> None:
    assert rules_fingerprint(SPEC) == rules_fingerprint(BETTER) == BUILT_IN
    assert DEFAULT_RULES == (BETTER.name, BUILT_IN)
    own, others = (BETTER.with_outcome_words([word]) for word in ("gelungen", "vollbracht"))
    assert rules_fingerprint(own) not in (None, BUILT_IN, rules_fingerprint(others))
    stricter = SPEC._replace(min_length=40)
    wordier = SPEC._replace(vocabulary=SPEC.vocabulary.extend(["gelöst"]))
    assert len({rules_fingerprint(rules) for rules in (SPEC, stricter, wordier)}) == 3
    assert rules_fingerprint(stricter) == rules_fingerprint(SPEC._replace(min_length=40))
    assert rules_fingerprint(SPEC._replace(noise=lambda body: None)) != rules_fingerprint(SPEC._replace(noise=lambda body: "all"))
    assert rules_fingerprint(SPEC._replace(noise=Path("x").match)) is None


def test_files_are_private(tmp_path: Path) -> None:
    directory = tmp_path / "ready"
    assert save(made(), "s.json", str(directory))
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in directory.iterdir()} == {0o600}
    directory.chmod(0o755)
    assert save(made(11), "s.json", str(directory))
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700


def test_what_others_could_write_is_not_read(tmp_path: Path) -> None:
    save(made(), "s.json", str(tmp_path))
    file = tmp_path / "s.json"
    assert read_snapshot(str(file)) is not None
    file.chmod(0o620)
    assert read_snapshot(str(file)) is None
    file.chmod(0o600)
    (tmp_path / "link.json").symlink_to(file)
    assert read_snapshot(str(tmp_path / "link.json")) is None
    assert read_snapshot(str(tmp_path)) is None
    os.mkfifo(tmp_path / "pipe", 0o600)
    assert read_snapshot(str(tmp_path / "pipe")) is None


def test_a_later_state_is_not_replaced_by_an_earlier(tmp_path: Path) -> None:
    place = str(tmp_path)
    assert save(made(11), "s.json", place)
    assert not save(made(10), "s.json", place)
    assert not save(made(11), "s.json", place)
    assert save(made(11, "Fixed it once more, behind the log."), "s.json", place)
    assert save(made(12), "s.json", place)
    assert save(made(9)._replace(token=TOKEN._replace(inode=3)), "s.json", place)


def test_a_damaged_snapshot_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "s.json").write_bytes(packed(made())[:-20])
    assert save(made(), "s.json", str(tmp_path))
    assert read_snapshot(str(tmp_path / "s.json")) is not None


def test_leftovers_of_killed_writers_go(tmp_path: Path) -> None:
    (tmp_path / "s.json.77.tmp").write_bytes(b"half")
    save(made(), "s.json", str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", "s.json"]


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(NotStored, match="cannot write to"):
        save(made(), "s.json", str(tmp_path / "file"))


def test_many_writers_and_readers(tmp_path: Path) -> None:
    problems: list[str] = []
    save(made(1), "s.json", str(tmp_path))
    ended = threading.Event()

    def write(start: int) -> None:
        for number in range(start, 120, 3):
            save(made(number), "s.json", str(tmp_path))

    def read() -> None:
        last = 0
        while not ended.is_set():
            snapshot = read_snapshot(str(tmp_path / "s.json"))
            if snapshot is None or snapshot.token is None:
                problems.append("no whole snapshot")
            elif snapshot.token.watermark < last:
                problems.append("went back")
            else:
                last = snapshot.token.watermark

    readers = [threading.Thread(target=read) for _ in range(2)]
    writers = [threading.Thread(target=write, args=(start,)) for start in (1, 2, 3)]
    for thread in (*readers, *writers):
        thread.start()
    for thread in writers:
        thread.join()
    ended.set()
    for thread in readers:
        thread.join()
    assert problems == []
    found = read_snapshot(str(tmp_path / "s.json"))
    assert found is not None
    assert found.token is not None
    assert found.token.watermark == 119


def kill_writers(place: Path, kills: int, seed: int) -> None:
    """Kill a writing process at random instants; after each, the snapshot is whole."""
    random_ = random.Random(seed)
    save(made(1), "s.json", str(place))
    last = 1
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    for _ in range(kills):
        writer = subprocess.Popen([sys.executable, snapshots.__file__, str(place), str(last)], stdout=subprocess.PIPE, env=environment)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(random_.random() * 0.03)
        writer.send_signal(signal.SIGKILL)
        writer.communicate()
        found = read_snapshot(str(place / "s.json"))
        assert found is not None
        assert found.token is not None
        assert found.token.watermark >= last
        last = found.token.watermark


def test_a_kill_at_any_instant_leaves_a_whole_snapshot(tmp_path: Path) -> None:
    kill_writers(tmp_path, int(os.environ.get("DAYBREAK_KILLS", "8")), 1)


def test_stories_that_were_not_made_again_go(tmp_path: Path) -> None:
    """What was asked for once, with limits or of a wing that nobody asks for any more, does not lie in the cache for ever."""
    directory = str(tmp_path)
    for name, age in (("old.json", 31 * 86_400), ("recent.json", 29 * 86_400), ("mine.json", 40 * 86_400)):
        save(made(1), name, directory)
        os.utime(tmp_path / name, (time.time() - age, time.time() - age))

    assert save(made(2), "mine.json", directory)

    assert sorted(path.name for path in tmp_path.glob("*.json")) == ["mine.json", "recent.json"]
    assert read_snapshot(str(tmp_path / "mine.json")) == made(2)._replace(made_at=read_snapshot(str(tmp_path / "mine.json")).made_at)  # type: ignore[union-attr]
