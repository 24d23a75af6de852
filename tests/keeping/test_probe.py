"""The tick: sees every write, sees nothing else, costs next to nothing, and never opens the file beside a live connection."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from daybreak.errors import PalaceNotFound
from daybreak_adapters.keeping.probe import SETTLING_NS, Probe
from keeping.chroma_writer import Writer

FILE = "chroma.sqlite3"


@pytest.fixture
def probe(palace: Path) -> Iterator[Probe]:
    found = Probe(palace / FILE)
    found.look()
    settle(found)
    yield found
    found.close()


def settle(probe: Probe) -> None:
    """Look until a write of a moment ago is too old to be followed by another in the same instant."""
    time.sleep(SETTLING_NS / 1e9)
    while probe.look():
        time.sleep(0.01)


def test_rest_is_no_move_and_costs_little(probe: Probe) -> None:
    begun = time.process_time()
    assert not any(probe.look() for _ in range(500))
    assert (time.process_time() - begun) / 500 < 0.000_2


def test_sees_every_write(probe: Probe, palace: Path, writer: Writer) -> None:
    for number in range(3):
        writer.add(palace, {f"n{number}": ("A new one.", {"wing": "app"})})
        assert probe.look()
        settle(probe)
    writer.delete(palace, ["n0"])
    assert probe.look()


def test_looks_again_soon_after_a_write(probe: Probe, palace: Path, writer: Writer) -> None:
    writer.add(palace, {"n": ("A new one.", {"wing": "app"})})
    probe.look()
    os.utime(palace / FILE)
    probe.look()
    assert probe.look()  # as another write in the same instant of the clock would have left no trace


def test_a_write_that_leaves_size_and_times_alone_is_seen(probe: Probe, palace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(palace / FILE)) as connection, connection:
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
    stamps = probe._stamps
    monkeypatch.setattr("daybreak_adapters.keeping.probe.stamps_of", lambda path, stored: stamps)
    assert probe.look()


def test_a_missing_file_is_said_and_its_return_seen(probe: Probe, palace: Path) -> None:
    os.rename(palace / FILE, palace / "away")
    for _ in range(2):
        with pytest.raises(PalaceNotFound):
            probe.look()
    os.rename(palace / "away", palace / FILE)
    assert probe.look()


def test_a_replaced_file_is_seen(probe: Probe, palace: Path) -> None:
    shutil.copy2(palace / FILE, palace / "copy")
    os.replace(palace / "copy", palace / FILE)
    assert probe.look()
    settle(probe)
    with closing(sqlite3.connect(palace / FILE)) as connection, connection:
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
    assert probe.look()


def test_a_locked_file_calls_for_another_look(probe: Probe, palace: Path) -> None:
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as holder:
        holder.execute("begin exclusive")
        probe.look()
        assert probe.look()
    settle(probe)
    assert not probe.look()


def test_a_wal_file_at_rest_stays_as_it_is(palace: Path) -> None:
    with closing(sqlite3.connect(palace / FILE)) as connection:
        connection.execute("pragma journal_mode=wal")
    before = sorted(os.listdir(palace))
    probe = Probe(palace / FILE)
    probe.look()
    settle(probe)
    assert sorted(os.listdir(palace)) == before
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
        for _ in range(2):
            connection.execute("update max_seq_id set seq_id = seq_id + 1")
            assert probe.look()
            settle(probe)
    assert probe.look()  # the last one out has emptied the WAL
    assert sorted(os.listdir(palace)) == before
    probe.close()


def test_side_files_beside_what_a_link_leads_to_are_seen(palace: Path, tmp_path: Path) -> None:
    (tmp_path / "linked").mkdir()
    (tmp_path / "linked" / FILE).symlink_to(palace / FILE)
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode=wal")
        probe = Probe(tmp_path / "linked" / FILE)
        probe.look()
        settle(probe)
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
        assert probe.look()
        settle(probe)
        other = palace.with_name("other")
        shutil.copytree(palace, other)
        os.unlink(tmp_path / "linked" / FILE)
        (tmp_path / "linked" / FILE).symlink_to(other / FILE)
        assert probe.look()
        settle(probe)
    with closing(sqlite3.connect(other / FILE, isolation_level=None)) as connection:
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
        assert probe.look()
        probe.close()


OPENED: list[str] = []


def test_never_opens_the_file_beside_its_connection(probe: Probe, palace: Path, writer: Writer) -> None:
    if "auditing" not in globals():
        globals()["auditing"] = True
        sys.addaudithook(lambda event, details: OPENED.append(str(details[0])) if event == "open" else None)
    OPENED.clear()
    for _ in range(20):
        probe.look()
    writer.add(palace, {"n": ("A new one.", {"wing": "app"})})
    settle(probe)
    assert str(palace / FILE) not in OPENED


def test_stops_at_once(probe: Probe) -> None:
    probe.stop()
    begun = time.monotonic()
    assert not probe.wait(60)
    assert time.monotonic() - begun < 1
