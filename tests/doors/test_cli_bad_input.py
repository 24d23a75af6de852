"""Bad input: one clear line on stderr that names the thing and the way out, the exit code of section 12, and an empty stdout."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from daybreak import InputError
from daybreak_adapters.doors.status import shown_wings
from daybreak_adapters.palaces.book.files import prepare
from daybreak_adapters.palaces.locate import locate
from doors.cli_process import InProcess, Told, as_nobody, daybreak, reachable
from palaces.chroma_files import FILE, Item, add, empty_palace, orphan, palace_of, sql, untouched

DRAWERS = [
    Item(
        f"d{number}",
        f"We decided number {number} after a long talk in the kitchen.",
        {"filed_at": f"2026-01-{number + 1:02}", "wing": wing},
    )
    for number, wing in enumerate(("kitchen", "garden", "workshop", "cellar", "attic", "porch", "7th_floor"))
]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> InProcess:
    """The command line, for a user with an empty home."""
    home = tmp_path / "home"
    home.mkdir()
    return InProcess(home, monkeypatch, capfdbinary)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("template"), DRAWERS)


@pytest.fixture
def palace(tmp_path: Path, template: Path) -> Path:
    return Path(shutil.copytree(template, tmp_path / "palace"))


def assert_refused(told: Told, code: int, *words: str) -> None:
    """The exit code, an empty stdout, and one line that holds these words."""
    line = told.one_notice
    assert (told.code, told.out) == (code, b""), line
    assert line.startswith("daybreak: ")
    for word in words:
        assert word in line, line


def test_an_explicit_palace_that_is_missing(run: InProcess, tmp_path: Path) -> None:
    """Its path and what to do."""
    assert_refused(run("wake-up", "--palace", tmp_path / "nowhere"), 2, f"no palace at {tmp_path}/nowhere", "mempalace mine")


def test_a_directory_without_a_palace_and_one_level_too_high(run: InProcess, tmp_path: Path, palace: Path) -> None:
    """The palace below is named; where there is none, what is missing."""
    (tmp_path / "empty").mkdir()
    assert_refused(run("wake-up", "--palace", tmp_path / "empty"), 2, "holds no chroma.sqlite3", "mempalace mine")
    assert_refused(run("wake-up", "--palace", tmp_path), 2, f"did you mean {palace}?")


@pytest.mark.parametrize("command", [["wake-up"], ["explain"], ["recall"], ["search", "word"], ["status"], ["keep", "--print-unit"]])
@pytest.mark.parametrize("option", ["--palace", "--collection"])
def test_an_empty_name_is_none(run: InProcess, command: list[str], option: str) -> None:
    """As from a shell variable that is not set: it never means the current directory, or the default."""
    assert_refused(run(*command, option, ""), 2, option, "is empty: give it a value, or leave it out")


@pytest.mark.parametrize("named", ["user:hunter2@host", "https:/user:hunter2@host", "//user:hunter2@host:8000/x", "/user:hunter2@h"])
@pytest.mark.parametrize("command", [["wake-up"], ["status"], ["wake-up", "--ready"], ["keep"]])
def test_a_mistyped_address_does_not_show_its_password(run: InProcess, command: list[str], named: str) -> None:
    told = run(*command, "--palace", named)
    assert_refused(told, 2, "looks like an address with a password", "https://host:port")
    assert "hunter2" not in told.one_notice


@pytest.mark.parametrize("variable", ["MEMPALACE_PALACE_PATH", "palace_path"])
@pytest.mark.parametrize("command", [["wake-up"], ["status"], ["keep", "--print-unit"], ["wake-up", "--ready"]])
def test_an_address_where_a_path_belongs_does_not_show_its_password(run: InProcess, command: list[str], variable: str) -> None:
    """MemPalace's variables and its configuration name directories."""
    address, variables = "https://u:hunter2@palace.example/team", dict[str, str]()
    if variable.isupper():
        variables[variable] = address
    else:
        (run.home / ".mempalace").mkdir()
        (run.home / ".mempalace" / "config.json").write_text(json.dumps({variable: address}))
    told = run(*command, **variables)
    assert_refused(told, 2, "looks like an address with a password")
    assert "hunter2" not in told.one_notice


@pytest.mark.parametrize(
    "words",
    [["explain", "\udcff"], ["wake-up", "--order-by", "\udcff"], ["recall", "--order-by", "\udcff"], ["status", "--collection", "\udcff"]],
)
def test_a_name_that_is_no_text_is_no_damage(run: InProcess, palace: Path, words: list[str]) -> None:
    assert_refused(run(*words, "--palace", palace), 2, "is no UTF-8 text")


def test_rooms_that_look_alike_are_counted_together() -> None:
    """And one of nothing visible is the room of drawers that name none, as in a story."""
    assert shown_wings({"w": {"a\u200e": 1, "a": 2, "\u2028": 3, "general": 4}}) == {"w": {"a": 3, "general": 7}}


def test_what_is_no_directory_is_said_to_be_none(run: InProcess) -> None:
    assert_refused(run("wake-up", "--palace", "/dev/null"), 2, "no palace at /dev/null: it is no directory")


def test_an_empty_path_is_no_palace() -> None:
    with pytest.raises(InputError, match="the path of a palace is empty"):
        locate("")


def test_no_page_is_written_into_a_palace(run: InProcess, tmp_path: Path, palace: Path) -> None:
    """Not over its file, not beside it, not by way of a link; the palace stays as it is."""
    (tmp_path / "link").symlink_to(palace)
    deeper = palace / "segment"
    deeper.mkdir()
    with untouched(palace):
        for place in (palace / "chroma.sqlite3", palace / "story.html", tmp_path / "link" / "story.html", deeper / "story.html"):
            told = run("explain", "--palace", palace, "--html", place)
            assert_refused(told, 2, f"cannot write {place}", f"{palace} is a palace, which is never written to")


def test_an_unknown_wing_names_close_ones(run: InProcess, palace: Path) -> None:
    """Up to five, the closest first."""
    told = run("wake-up", "--palace", palace, "--wing", "gardn")
    assert_refused(told, 2, "no wing 'gardn'", "did you mean 'garden', ")
    assert len(told.one_notice.split("did you mean ")[1].split(", ")) == 5


def test_an_unknown_collection_names_those_that_exist(run: InProcess, palace: Path) -> None:
    """Also in a file that has none any more."""
    add(palace, DRAWERS[:1], "mempalace_closets")
    assert_refused(run("wake-up", "--palace", palace, "--collection", "nope"), 2, "'nope'", "it has mempalace_closets, mempalace_drawers")
    orphan(palace, "mempalace_closets")
    orphan(palace, "mempalace_drawers")
    assert_refused(run("wake-up", "--palace", palace, "--collection", "nope"), 2, "it has none")


def test_an_unknown_order_key(run: InProcess, palace: Path) -> None:
    """It is named, and keys that usually exist."""
    assert_refused(run("wake-up", "--palace", palace, "--order-by", "autored_at"), 2, "'autored_at'", "authored_at")


@pytest.mark.parametrize("content", [b"", b"not a database", b"\0" * 4096, b"SQLite format 3\0" + b"\xff" * 4096, b"x" * 100_000])
def test_a_file_that_is_no_sqlite(run: InProcess, tmp_path: Path, content: bytes) -> None:
    """Empty, too short, zeros, a header and nothing behind it: damaged or no palace, never a traceback."""
    (tmp_path / FILE).write_bytes(content)
    assert_refused(run("wake-up", "--palace", tmp_path), 3, str(tmp_path / FILE))
    assert_refused(run("wake-up", "--palace", tmp_path / FILE), 3, str(tmp_path / FILE))


def test_an_sqlite_file_that_is_not_chromas(run: InProcess, tmp_path: Path) -> None:
    """Of another program, and with some of Chroma's tables only."""
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("create table notes (text)")
    assert_refused(run("wake-up", "--palace", tmp_path), 3, "not a Chroma palace")
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        for table in ("collections", "segments", "embeddings", "embedding_metadata", "max_seq_id", "embeddings_queue"):
            connection.execute(f"create table {table} (x)")
    assert_refused(run("wake-up", "--palace", tmp_path), 3, "known schema")


def test_a_newer_schema(run: InProcess, palace: Path) -> None:
    """Which, what is known, and the way out."""
    with sql(palace) as connection:
        connection.execute("insert into migrations values ('metadb', 99, 'later', 'x', 'x')")
    assert_refused(run("wake-up", "--palace", palace), 3, "newer Chroma", "metadb schema 99", "upgrade daybreak")


@pytest.mark.parametrize("what", ["directory", "pipe", "socket"])
def test_a_palace_file_that_is_no_file(run: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A pipe is not waited for."""
    file = tmp_path / FILE
    if what == "directory":
        file.mkdir()
    elif what == "pipe":
        os.mkfifo(file)
    else:
        with closing(socket.socket(socket.AF_UNIX)) as opened:
            monkeypatch.chdir(tmp_path)  # the path of a socket is short
            opened.bind(FILE)
    assert_refused(run("wake-up", "--palace", tmp_path), 2, "no regular file")


def test_pipes_where_files_are_looked_for_are_not_waited_for(tmp_path: Path, palace: Path) -> None:
    """MemPalace's configuration and the default identity."""
    (tmp_path / ".mempalace").mkdir()
    for name in ("config.json", "identity.txt"):
        os.mkfifo(tmp_path / ".mempalace" / name)
    (tmp_path / ".mempalace" / "palace").symlink_to(palace)
    told = daybreak("wake-up", home=tmp_path)
    assert told.code == 0
    assert "We decided number 6" in told.text


@pytest.mark.parametrize("option", ["--identity", "--outcome-words"])
def test_a_pipe_may_be_named_and_is_not_waited_for(run: InProcess, tmp_path: Path, palace: Path, option: str) -> None:
    """What comes out of one counts as a file's text; one into which nobody writes is said."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert_refused(run("wake-up", "--palace", palace, option, pipe), 2, str(pipe), "nobody writes into this pipe")
    end, start = os.pipe()  # as a shell's <(command) has it: open for writing before it is read
    with open(end, "rb"):
        with open(start, "wb") as writer:
            writer.write(b"Ada of the harbour")
        told = run("wake-up", "--palace", palace, option, f"/dev/fd/{end}")
    assert told.code == 0
    assert ("Ada" in told.text) is (option == "--identity")
    with os.fdopen(os.open(pipe, os.O_RDWR), "wb"):  # a writer that says nothing
        assert_refused(run("wake-up", "--palace", palace, option, pipe), 2, str(pipe), "stays open, and nothing comes")


@pytest.mark.parametrize("side", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("command", [["wake-up"], ["wake-up", "--ready"], ["status"], ["recall"]])
def test_a_pipe_beside_a_palace_is_not_waited_for(run: InProcess, palace: Path, command: list[str], side: str) -> None:
    os.mkfifo(palace / f"{FILE}{side}")
    assert_refused(run(*command, "--palace", palace), 2, f"{palace / FILE}{side} is no regular file")


def test_nothing_is_cached_inside_a_palace(run: InProcess, tmp_path: Path, palace: Path) -> None:
    """Wherever the cache is said to be: a story is told, and not kept."""
    with untouched(palace):
        for cache in (palace, palace / "deeper" / "still"):
            assert run("wake-up", "--ready", "--palace", palace, XDG_CACHE_HOME=str(cache)).code == 0
    assert run("wake-up", "--ready", "--palace", palace, XDG_CACHE_HOME=str(tmp_path / "cache")).code == 0
    assert list((tmp_path / "cache").rglob("*.json"))
    with pytest.raises(PermissionError, match="is a palace, which is never written to"):
        prepare(palace / "books" / "x.sqlite3")


def test_a_broken_configuration_is_named(run: InProcess) -> None:
    """Where it would say where the palace is, and nothing is at the default place either."""
    file = run.home / ".mempalace" / "config.json"
    file.parent.mkdir()
    for content in ("{", "[]", '{"palace_path": 5}', "\0"):
        file.write_text(content)
        told = run("wake-up", "--no-identity")
        assert told.code == 0
        assert f"the default: {file} cannot be understood" in told.one_notice


def test_no_permission(tmp_path: Path) -> None:
    """To read the file, to enter the directory, to enter its parent: the path, the reason, never a traceback."""
    with reachable() as place:
        warm = palace_of(place, DRAWERS, "warm")
        palace = palace_of(place, DRAWERS, "inner/palace")
        for closed, mode in ((palace / FILE, 0o000), (palace, 0o000), (palace, 0o600), (palace.parent, 0o000)):
            usual = closed.stat().st_mode
            closed.chmod(mode)
            told = as_nobody(warm, "wake-up", "--palace", palace, home=place)
            closed.chmod(usual)
            assert_refused(told, 2, str(palace), "ermission")


def test_a_locked_palace_is_busy_and_not_missing(tmp_path: Path, palace: Path) -> None:
    """Exit code 4 within the deadline, never the advice to mine again; nothing taken or removed; and when the lock goes, a story."""
    hold = f"import sqlite3, sys; c = sqlite3.connect({str(palace / FILE)!r}); c.execute('begin exclusive'); print(flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as holder:
        assert holder.stdin and holder.stdout
        holder.stdout.readline()
        with untouched(palace):
            for form in ((), ("--json",), ("--stream",)):
                started = time.monotonic()
                told = daybreak("wake-up", "--palace", palace, "--deadline-ms", "800", *form, home=tmp_path)
                took = time.monotonic() - started
                assert_refused(told, 4, str(palace), "busy")
                assert "mine" not in told.one_notice
                assert 0.5 < took < 3
        with subprocess.Popen(
            [sys.executable, "-m", "daybreak_adapters.doors.cli", "wake-up", "--palace", str(palace), "--deadline-ms", "20000"],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "HOME": str(tmp_path)},
            stdout=subprocess.PIPE,
        ) as waiting:
            time.sleep(0.6)
            assert waiting.poll() is None
            holder.stdin.close()  # the holder ends, with a traceback of its own
            assert waiting.stdout
            assert "ESSENTIAL STORY" in waiting.stdout.read().decode()
        assert waiting.returncode == 0


@pytest.mark.parametrize("option", ["--max-drawers", "--max-chars", "--max-scan", "--deadline-ms"])
@pytest.mark.parametrize("value", ["-1", "0", "x", "", "1.5", "nan", "99999999999999999999", "9" * 5_000])
def test_limits_out_of_range(run: InProcess, palace: Path, option: str, value: str) -> None:
    """Negative, absurd, empty, no number at all: the option, the value, and what it may be."""
    told = run("wake-up", "--palace", palace, option, value)
    assert_refused(told, 2, option, "give a whole number from")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("sleep",),
        ("wake-up", "--nope"),
        ("wake-up", "extra"),
        ("wake-up", "--palace"),
        ("wake-up", "--json", "--stream"),
        ("wake-up", "--identity", "x", "--no-identity"),
        ("--palace", "x"),
    ],
)
def test_usage(run: InProcess, arguments: tuple[str, ...]) -> None:
    """One line as well, which points to the help."""
    assert_refused(run(*arguments), 2, "--help")


def test_identity_files_that_are_no_text(run: InProcess, tmp_path: Path, palace: Path) -> None:
    """Missing, a directory, bytes, UTF-16, NUL, far too large; the story is not told without the identity that was asked for."""
    cases: dict[str, bytes | None] = {
        "missing": None,
        "bytes": b"\xff\xfe\x00\x01",
        "utf16": "I am".encode("utf-16"),
        "latin": "Zoë".encode("latin-1"),
        "nul": b"I am\0",
        "large": b"x" * 100_001,
    }
    for name, content in cases.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
        assert_refused(run("wake-up", "--palace", palace, "--identity", tmp_path / name), 2, str(tmp_path / name), "--no-identity")
    assert_refused(run("wake-up", "--palace", palace, "--identity", tmp_path), 2, "directory")


def test_names_in_a_message_stay_on_its_line(run: InProcess, tmp_path: Path, palace: Path) -> None:
    """Line ends, escapes, bidi controls and bytes that are no text, in paths, wings and collections."""
    odd = "a\nb\x1b[2J\u202e\u2028"
    assert_refused(run("wake-up", "--palace", palace, "--wing", odd), 2, "no wing")
    assert_refused(run("wake-up", "--palace", palace, "--collection", odd), 2, "no collection")
    told = run("wake-up", "--palace", tmp_path / odd)
    assert_refused(told, 2, "no palace")
    assert not set("\x1b\u202e\u2028") & set(told.err.decode())
    assert_refused(run("wake-up", "--palace", os.fsdecode(bytes(tmp_path) + b"/\xff\xfe")), 2, "no palace")
    assert_refused(run("wake-up", "--palace", "x" * 5_000), 2, "x" * 5_000)


def test_wings_of_an_unknown_one_are_shown_on_one_line(run: InProcess, tmp_path: Path) -> None:
    """What is stored is as odd as what is typed."""
    palace = palace_of(tmp_path, [Item("d", "Text.", {"wing": "a]\n- fake\x1b[31m\u202e"})])
    told = run("wake-up", "--palace", palace, "--wing", "a")
    assert_refused(told, 2, "did you mean 'a] - fake")
    assert "\x1b" not in told.err.decode()


def test_a_damaged_palace_with_any_option(run: InProcess, palace: Path) -> None:
    """The first 100 bytes zeroed; two thirds of the file gone."""
    content = (palace / FILE).read_bytes()
    for damaged in (b"\0" * 100 + content[100:], content[: len(content) * 6 // 10]):
        (palace / FILE).write_bytes(damaged)
        for form in ((), ("--json",), ("--stream",), ("--wing", "garden"), ("--order-by", "wing")):
            assert_refused(run("wake-up", "--palace", palace, *form), 3, "damaged", str(palace))


def test_a_palace_that_was_moved_away_is_an_error_only_where_it_was_named(run: InProcess, tmp_path: Path) -> None:
    """A link that leads nowhere holds no palace."""
    palace = empty_palace(tmp_path)
    shutil.move(palace / FILE, tmp_path / "elsewhere")
    (palace / FILE).symlink_to(tmp_path / "nowhere")
    assert_refused(run("wake-up", "--palace", palace), 2, "no palace")


def test_a_fault_of_our_own_is_one_line(run: InProcess, template: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody foresaw is told by its kind and place, without what it says; whoever wants to see all of it can."""
    monkeypatch.setattr("daybreak_adapters.doors.wake.identity_of", broken)

    told = run("wake-up", "--palace", str(template))

    assert (told.code, told.out) == (1, b"")
    assert re.fullmatch(
        r"daybreak: a fault of Daybreak's own \(KeyError at test_cli_bad_input\.py:\d+\): please report it; .*", told.one_notice
    )
    assert b"hunter2" not in told.err
    with pytest.raises(KeyError):
        run("wake-up", "--palace", str(template), DAYBREAK_TRACEBACK="1")


def broken(*_: object, **__: object) -> None:
    raise KeyError("hunter2")
