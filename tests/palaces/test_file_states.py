"""Whatever state the file is in, the right drawers are read and nothing in its directory changes.

Journals and WALs are left by processes that are killed for real; rights are those of a user who owns nothing.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from daybreak import Drawer
from daybreak.errors import DamagedPalace, DaybreakError, PalaceNotFound, UnavailablePalace, UnreadablePalace
from daybreak_adapters.palaces.file import recovered_copy
from daybreak_adapters.palaces.file.chroma_file import ChromaFile
from daybreak_adapters.palaces.file.reader import Reader
from doors.cli_process import as_nobody, reachable
from palaces.chroma_files import COLLECTION, FILE, Item, add, palace_of, snapshot, sql, untouched, wal
from palaces.processes import hot_journal, killed, running
from palaces.reading import read, window_of

ITEMS = [
    Item(
        f"d{number:04}",
        f"Decided number {number} after a long talk in the kitchen about plumbing.",
        {"filed_at": f"2026-01-01T{number:06}"},
    )
    for number in range(600)
]
NEWEST = [item.id for item in reversed(ITEMS)]
UNFINISHED = "unfinished write found"

ADD_THREE = """
import sys
from pathlib import Path
from palaces.chroma_files import Item, client, put
with client(Path(sys.argv[1])) as opened:
    collection = opened.get_collection("mempalace_drawers", embedding_function=None)
    text = "Fixed the garden pump number {} on the second try."
    put(collection, [Item(f"new{number}", text.format(number), {"filed_at": f"2027-01-{number}"}) for number in range(1, 4)])
    print(flush=True)
    sys.stdin.read()
"""


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("template"), ITEMS)


@pytest.fixture(scope="module")
def states(template: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The same palace in every state in which writers leave it; those that have a log hold three more drawers."""
    place = tmp_path_factory.mktemp("states")
    made = {state: Path(shutil.copytree(template, place / state)) for state in ("delete", "wal", "wal with a log", "hot")}
    wal(made["wal"])
    wal(made["wal with a log"])
    killed(ADD_THREE, made["wal with a log"])
    hot_journal(made["hot"])
    made["wal without an index"] = Path(shutil.copytree(made["wal with a log"], place / "wal without an index"))
    (made["wal without an index"] / f"{FILE}-shm").unlink()
    return made


@pytest.fixture
def palace(tmp_path: Path, template: Path) -> Path:
    """A palace of 600 drawers."""
    return Path(shutil.copytree(template, tmp_path / "palace"))


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory for temporary files, empty but for what is left there."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    return place


def ids(palace: Path) -> list[str]:
    return [drawer.id for drawer in read(palace, window_of(512))]


@contextmanager
def open_reader(palace: Path, size: int = 10) -> Iterator[Any]:
    """A reader in the middle of its work: called, it hands out one more batch."""
    file = ChromaFile(palace / FILE)
    file.deadline = time.monotonic() + 5
    reader = Reader(file, COLLECTION, window_of(size))

    def more() -> list[Drawer] | None:
        return reader.next_batch(size)

    try:
        yield more
    finally:
        file.close()


def the_rest(more: Any) -> list[str]:
    got = []
    while (batch := more()) is not None:
        got += [drawer.id for drawer in batch]
    return got


# WAL


def test_a_wal_file_at_rest_leaves_no_side_files(palace: Path) -> None:
    """A full reading, and the same listing afterwards."""
    wal(palace)
    assert sorted(path.name for path in palace.iterdir() if path.is_file()) == [FILE]
    with untouched(palace):
        assert ids(palace) == NEWEST


def test_a_wal_with_a_living_writer_is_seen(palace: Path, tmp_path: Path) -> None:
    """Three drawers that are in the log of the file only, while the writer lives and after it was killed; through a link too."""
    wal(palace)
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / FILE).symlink_to(palace / FILE)
    with running(ADD_THREE, palace):
        assert (palace / f"{FILE}-wal").stat().st_size > 0
        with untouched(palace):
            for place in (palace, linked):
                assert ids(place) == ["new3", "new2", "new1", *NEWEST]
    with untouched(palace):
        for place in (palace, linked):
            assert ids(place) == ["new3", "new2", "new1", *NEWEST]


@pytest.mark.parametrize("shared", ["kept", "missing", "empty", "broken"])
def test_the_wal_of_a_killed_writer(states: dict[str, Path], tmp_path: Path, temporary: Path, shared: str) -> None:
    """With its index as it was left, gone, empty or spoilt: the drawers are seen, no side file is made, changed or removed."""
    palace = Path(shutil.copytree(states["wal with a log"], tmp_path / "palace"))
    index = palace / f"{FILE}-shm"
    if shared == "missing":
        index.unlink()
    elif shared != "kept":
        index.write_bytes(b"" if shared == "empty" else b"\xff" * index.stat().st_size)
    with untouched(palace):
        assert ids(palace) == ["new3", "new2", "new1", *NEWEST]
    assert list(temporary.iterdir()) == []


def test_a_spoilt_wal_index_that_is_in_use(states: dict[str, Path], tmp_path: Path, temporary: Path) -> None:
    """Its header is no good and another process holds the file: read from a recovered copy."""
    palace = Path(shutil.copytree(states["wal with a log"], tmp_path / "palace"))
    hold = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('select 1 from segments'); print(flush=True); sys.stdin.read()"
    with running(hold, palace / FILE):
        with open(palace / f"{FILE}-shm", "r+b") as index:
            index.write(b"\xff" * 96)
        with untouched(palace):
            assert ids(palace)[:3] == ["new3", "new2", "new1"]
    assert list(temporary.iterdir()) == []


def test_a_wal_file_becomes_live_under_an_open_reader(states: dict[str, Path], tmp_path: Path) -> None:
    """At rest when the reading began; then somebody writes: nothing raises, no drawer twice, none of the old ones lost."""
    palace = Path(shutil.copytree(states["wal"], tmp_path / "palace"))
    write = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); "
        "c.execute(\"update embedding_metadata set string_value = '2027' where key = 'filed_at' and id < 9\"); "
        "print(flush=True); sys.stdin.read()"
    )
    with open_reader(palace) as more:
        got = [drawer.id for drawer in more() or ()]
        killed(write, palace / FILE)
        assert (palace / f"{FILE}-wal").exists()
        got += the_rest(more)
    assert len(got) == len(set(got))
    assert [name for name in got if name > "d0007"] == NEWEST[:-8]  # the other eight are ahead of the reading now


def test_a_writer_comes_and_goes_between_two_batches(states: dict[str, Path], tmp_path: Path) -> None:
    """At rest before and after, so no side file tells of it: what was read of the file earlier is not mixed with what is there now."""
    palace = Path(shutil.copytree(states["wal"], tmp_path / "palace"))
    with open_reader(palace, 50) as more:
        got = list(more() or ())
        with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
            connection.execute("update embedding_metadata set string_value = string_value || ' Changed.' where key = 'chroma:document'")
            connection.execute("delete from embedding_metadata where key in ('chunk_index', 'wing')")
            connection.execute("vacuum")
        assert not (palace / f"{FILE}-wal").exists()
        with untouched(palace):
            while (batch := more()) is not None:
                got += batch
    assert [drawer.id for drawer in got] == NEWEST
    assert all((drawer.text or "").endswith("Changed.") for drawer in got[50:])


def test_a_file_changes_its_mode_under_an_open_reader(palace: Path) -> None:
    """From a rollback journal to WAL and back, at rest both times."""
    with open_reader(palace) as more:
        got = [drawer.id for drawer in more() or ()]
        wal(palace)
        got += [drawer.id for drawer in more() or ()]
        with closing(sqlite3.connect(palace / FILE)) as connection:
            assert connection.execute("pragma journal_mode=delete").fetchone() == ("delete",)
        got += the_rest(more)
    assert got == NEWEST


# a hot journal


def test_a_hot_journal_is_recovered_in_a_copy(palace: Path, temporary: Path) -> None:
    """No half-written text, one notice, file and journal byte for byte the same, and no copy stays."""
    hot_journal(palace)
    window = window_of(512)
    with untouched(palace):
        got = read(palace, window)
    assert [drawer.id for drawer in got] == NEWEST
    assert not any((drawer.text or "").startswith("NEW") for drawer in got)
    assert len(window.notices) == 1
    assert UNFINISHED in window.notices[0]
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("state", ["hot", "wal without an index"])
def test_a_copy_is_nowhere_once_it_is_open(states: dict[str, Path], tmp_path: Path, temporary: Path, state: str) -> None:
    """Between two batches there is nothing that a killed process would leave, and the rest is read all the same."""
    palace = Path(shutil.copytree(states[state], tmp_path / "palace"))
    with open_reader(palace) as more, untouched(palace):
        got = [drawer.id for drawer in more() or ()]
        assert list(temporary.iterdir()) == []
        got += the_rest(more)
    assert got[-600:] == NEWEST
    assert list(temporary.iterdir()) == []


def test_a_hot_journal_is_found_through_a_link(palace: Path, tmp_path: Path, temporary: Path) -> None:
    """The journal lies beside the file that the link leads to: without it, half-written rows would be believed."""
    hot_journal(palace)
    place = tmp_path / "linked"
    place.mkdir()
    (place / FILE).symlink_to(palace / FILE)
    with untouched(palace):
        assert not any((drawer.text or "").startswith("NEW") for drawer in read(place, window_of(512)))
    assert list(temporary.iterdir()) == []


def test_a_journal_that_is_not_hot_is_no_matter(palace: Path) -> None:
    """Zeroed, as another journal mode leaves it: read in place, without a notice."""
    (palace / f"{FILE}-journal").write_bytes(b"\0" * 1_024)
    window = window_of(512)
    with untouched(palace):
        assert [drawer.id for drawer in read(palace, window)] == NEWEST
    assert window.notices == []


def test_past_the_bound_a_hot_journal_is_one_clear_line(palace: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too large to copy, too slow for the deadline, no place for the copy: what it is and the way out; nothing is left behind."""
    hot_journal(palace)
    with untouched(palace):
        with monkeypatch.context() as patch:
            patch.setattr(recovered_copy, "LARGEST_COPY", 1_000)
            with pytest.raises(UnavailablePalace, match=r"unfinished write and is too large .*: open the palace once with the program"):
                read(palace)
        with monkeypatch.context() as patch:
            patch.setattr("tempfile.tempdir", "/nowhere")
            with pytest.raises(UnavailablePalace, match=r"no private copy could be made .*\(No such file or directory\)"):
                read(palace)
        file = ChromaFile(palace / FILE)
        file.deadline = time.monotonic() - 1
        with pytest.raises(UnavailablePalace), file.reading():
            pass
        file.close()
    assert list(temporary.iterdir()) == []


def test_a_writer_dies_under_an_open_reader(palace: Path, temporary: Path) -> None:
    """The journal becomes hot between two batches: the rest is read from a copy, half-written text is never seen."""
    with open_reader(palace) as more:
        got = list(more() or ())
        hot_journal(palace)
        with untouched(palace):
            while (batch := more()) is not None:
                got += batch
    assert [drawer.id for drawer in got] == NEWEST
    assert not any((drawer.text or "").startswith("NEW") for drawer in got)
    assert list(temporary.iterdir()) == []


# locks


def test_a_lock_held_past_the_deadline_is_busy(palace: Path) -> None:
    """Within the deadline, named as what it is; and one that is let go in time is waited for."""
    hold = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('begin exclusive'); print(flush=True); sys.stdin.read()"
    file = ChromaFile(palace / FILE)
    with running(hold, palace / FILE) as holder, untouched(palace):
        started = time.monotonic()
        file.deadline = started + 0.5
        with pytest.raises(UnavailablePalace, match="is busy"), file.reading():
            pass
        assert 0.3 < time.monotonic() - started < 0.8
        assert holder.stdin is not None
        file.deadline = time.monotonic() + 10
        holder.stdin.close()
        with file.reading() as connection:
            assert connection.execute("select count(*) from embeddings").fetchone() == (600,)
    file.close()


# rights


@pytest.mark.parametrize("state", ["delete", "wal", "wal with a log", "wal without an index", "hot"])
@pytest.mark.parametrize("temporary_files", [True, False])
def test_without_any_right_to_write(states: dict[str, Path], state: str, temporary_files: bool) -> None:
    """A read-only directory of somebody else, with a directory for temporary files and with none.

    The same story as ever; only what needs a copy has to have a place for it, and says so where it has none.
    """
    with reachable() as place:
        palace = Path(shutil.copytree(states[state], place / "palace"))
        warm = Path(shutil.copytree(states["delete"], place / "warm"))
        spare = place / "spare"
        spare.mkdir()
        spare.chmod(0o777 if temporary_files else 0o555)
        for path in palace.rglob("*"):
            path.chmod(0o555 if path.is_dir() else 0o444)
        palace.chmod(0o555)
        with untouched(palace):
            told = as_nobody(warm, "wake-up", "--palace", palace, "--max-drawers", "3", home=place, TMPDIR=str(spare))
        needs_a_copy = state in ("hot", "wal without an index")
        if needs_a_copy and not temporary_files:
            assert (told.code, told.out) == (4, b"")
            assert "no private copy could be made" in told.one_notice
        else:
            assert told.code == 0, told.err
            assert ("the garden pump number 3" in told.text) == state.startswith("wal w")
            assert "NEW" not in told.text
            assert "Decided number 599 after" in told.text
            assert bool(told.err) == needs_a_copy
        assert list(spare.iterdir()) == []


def test_rights_of_the_library(template: Path) -> None:
    """What cannot be read is unreadable, what is not there is not found: never the one for the other."""
    if os.getuid() == 0:
        pytest.skip("root may read everything; the command line's test drops its rights")
    with reachable() as place:
        palace = Path(shutil.copytree(template, place / "palace"))
        (palace / FILE).chmod(0)
        with pytest.raises(UnreadablePalace, match="Permission denied"):
            read(palace)
    with pytest.raises(PalaceNotFound):
        read(place)


# What happens to files


def test_a_damaged_full_text_index_is_no_matter(palace: Path) -> None:
    """Nothing of it is touched, so a palace whose index alone is broken tells its full story."""
    with closing(sqlite3.connect(palace / FILE)) as connection:
        pages = connection.execute("select rootpage from sqlite_master where name like 'embedding_fulltext%' and rootpage > 0").fetchall()
    assert pages
    with open(palace / FILE, "r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * 4_096)
            file.write(b"\xff" * 4_096)
    with untouched(palace):
        assert ids(palace) == NEWEST


@pytest.mark.parametrize("share", [0.001, 0.1, 0.6, 0.95, 0.999])
def test_a_truncated_file(palace: Path, share: float) -> None:
    """Damaged, in one line with the way out; or what was asked for, where the missing part was not needed."""
    size = (palace / FILE).stat().st_size
    os.truncate(palace / FILE, int(size * share))
    with untouched(palace):
        try:
            assert ids(palace) == NEWEST
            assert share > 0.9
        except DamagedPalace as error:
            assert "restore it from a backup" in str(error)


def test_a_file_is_replaced_under_an_open_reader(palace: Path, tmp_path: Path) -> None:
    """Moved away and another palace in its place, as a restore or a sync does: no drawer twice, nothing raises but an error of ours."""
    other = palace_of(tmp_path, [Item(f"o{number}", "Other.", {"filed_at": f"2027-{number:04}"}) for number in range(50)], "other")
    for mode in ("delete", "wal"):
        if mode == "wal":
            wal(palace)
            wal(other)
        with open_reader(palace) as more:
            got = [drawer.id for drawer in more() or ()]
            shutil.copy(palace / FILE, tmp_path / "kept")
            os.replace(shutil.copy(other / FILE, tmp_path / "moving"), palace / FILE)
            got += the_rest(more)
        assert len(got) == len(set(got))
        assert got == NEWEST
        os.replace(tmp_path / "kept", palace / FILE)


def test_a_file_is_truncated_under_an_open_reader(palace: Path) -> None:
    """Nothing but an error of ours, and no more drawers than there were."""
    with open_reader(palace) as more:
        got = [drawer.id for drawer in more() or ()]
        os.truncate(palace / FILE, 40_960)
        try:
            got += the_rest(more)
        except DaybreakError as error:
            assert "\n" not in str(error)
    assert len(got) == len(set(got)) <= 600


def test_a_palace_is_removed_under_an_open_reader(palace: Path) -> None:
    """What was opened is read to its end."""
    with open_reader(palace) as more:
        got = [drawer.id for drawer in more() or ()]
        shutil.rmtree(palace)
        assert got + the_rest(more) == NEWEST


def test_the_vector_index_is_never_opened(tmp_path: Path) -> None:
    """Sparse files of 400 GB and rubbish in its directory cost nothing; a trace of this process's opened files shows none of them."""
    palace = palace_of(tmp_path, ITEMS[:50])
    (vectors,) = (path for path in palace.iterdir() if path.is_dir())
    for name in ("link_lists.bin", "data_level0.bin", "header.bin", "index_metadata.pickle"):
        (vectors / name).write_bytes(b"\xff" * 4_096)
    os.truncate(vectors / "link_lists.bin", 400 << 30)
    opened: list[str] = []
    watched = ("open", "sqlite3.connect", "os.listdir")
    sys.addaudithook(lambda event, arguments: opened.append(str(arguments[0])) if event in watched else None)
    started = time.monotonic()
    assert len(ids(palace)) == 50
    assert time.monotonic() - started < 2
    here = [path for path in opened if str(palace) in path]
    assert here
    assert not [path for path in here if FILE not in path]


def test_a_palace_of_an_odd_name(tmp_path: Path) -> None:
    """Question marks, percent signs, hashes, spaces and other letters are part of a path, not of an address."""
    for name in ("a b", "q?mode=rwc", "100%25", "c#d", "Łódź", "x&y=z", "file:", "'\""):
        palace = palace_of(tmp_path, ITEMS[:3], name)
        with untouched(tmp_path):
            assert ids(palace) == NEWEST[-3:], name


def test_readers_of_one_process_do_not_disturb_each_other(palace: Path) -> None:
    """Several open at once, opened and closed in any order, also while a journal is there: each reads on to its end."""
    with open_reader(palace) as one:
        got = [drawer.id for drawer in one() or ()]
        with open_reader(palace) as two:
            two()
            with open_reader(palace) as three:
                assert len(the_rest(three)) == 600
            assert len(the_rest(two)) == 590
        assert got + the_rest(one) == NEWEST
    before = snapshot(palace)
    add(palace, [Item("later", "Later.", {"filed_at": "2028"})])
    assert ids(palace)[0] == "later"
    assert snapshot(palace) != before
    with sql(palace) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
