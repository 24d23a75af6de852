"""What ``daybreak wake-up`` prints: the forms, the encoding, the fixed texts, and where it finds palace and identity."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from doors.cli_process import MODULE, InProcess, Told, daybreak, environment
from palaces.chroma_files import (
    DELETE,
    DOCUMENT,
    FILE,
    UPSERT,
    Item,
    empty_palace,
    log,
    orphan,
    palace_of,
    set_value,
    set_watermark,
    sql,
    untouched,
)

TEXTS = (
    "Fixed the heating loop by replacing the plastic pipe with copper, and it has been quiet since Monday.",
    "Ask Jürgen in Gdańsk → 9:30 ✓ 🍰, and take the signed lease along.",
    "Root cause: the invoice importer failed because two workers shared one cursor.",
    "Decided with Elif to keep the allotment until the end of September.",
    "Lunch with Noor in the garden, we talked about tomatoes and the choir.",
)
DRAWERS = [
    Item(
        f"d{number}",
        text,
        {"filed_at": f"2026-01-{number + 1:02}", "wing": "home", "room": f"room {number % 2}", "source_file": f"C:\\notes\\{number}.md"},
    )
    for number, text in enumerate(TEXTS)
]
STORY = """\
## L1 — ESSENTIAL STORY

[room 1]
  - Decided with Elif to keep the allotment until the end of September.  (3.md)
  - Ask Jürgen in Gdańsk → 9:30 ✓ 🍰, and take the signed lease along.  (1.md)

[room 0]
  - Root cause: the invoice importer failed because two workers shared one cursor.  (2.md)
  - Fixed the heating loop by replacing the plastic pipe with copper, and it has been quiet since Monday.  (0.md)
  - Lunch with Noor in the garden, we talked about tomatoes and the choir.  (4.md)
"""
NO_PALACE = "## L1 — No palace found. Run: mempalace mine <dir>\n"
NO_MEMORIES = "## L1 — No memories yet.\n"


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("template"), DRAWERS)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home."""
    place = tmp_path / "home"
    place.mkdir()
    return place


@pytest.fixture
def palace(tmp_path: Path, template: Path) -> Iterator[Path]:
    """A palace with five drawers, which is the same afterwards."""
    place = Path(shutil.copytree(template, tmp_path / "palace"))
    with untouched(place):
        yield place


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> InProcess:
    """The command line, for the user of that home."""
    return InProcess(home, monkeypatch, capfdbinary)


def lines(told: Told) -> list[str]:
    return told.text.splitlines()


def test_the_story(palace: Path, home: Path) -> None:
    """Byte for byte, line ends included; nothing on stderr; nothing in the home."""
    told = daybreak("wake-up", "--palace", palace, home=home)
    assert told == (0, STORY.encode(), b"")
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    "variables",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252"},
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
)
def test_utf8_whatever_the_locale(palace: Path, home: Path, variables: dict[str, str]) -> None:
    """The same bytes, as text and as JSON, and in the notices."""
    assert daybreak("wake-up", "--palace", palace, home=home, **variables) == (0, STORY.encode(), b"")
    told = daybreak("wake-up", "--palace", palace, "--json", home=home, **variables)
    assert "Jürgen in Gdańsk → 9:30 ✓ 🍰" in told.text


def test_utf8_in_notices(home: Path) -> None:
    """What is named is named in its own letters."""
    assert daybreak("wake-up", "--palace", "Łódź", home=home, PYTHONIOENCODING="ascii").one_notice.endswith(
        "/Łódź: there is no such directory; check the path or run: mempalace mine <dir>"
    )


def test_json(run: InProcess, palace: Path, home: Path) -> None:
    """One object: identity, lines, report; the source as stored, the rank from 1."""
    (home / "me.txt").write_text("I am the keeper.")
    told = run("wake-up", "--palace", palace, "--json", "--identity", home / "me.txt")
    assert (told.code, told.err) == (0, b"")
    assert told.out.count(b"\n") == 1
    story = json.loads(told.out)
    assert list(story) == ["identity", "lines", "report"]
    assert story["identity"] == "I am the keeper."
    assert story["lines"][0] == {
        "rank": 1,
        "tier": 4,
        "room": "room 1",
        "wing": "home",
        "source": "C:\\notes\\3.md",
        "id": "d3",
        "filed_at": "2026-01-04",
        "text": TEXTS[3],
    }
    assert [line["rank"] for line in story["lines"]] == [1, 2, 3, 4, 5]
    assert story["report"]["examined"] == 5
    assert story["report"]["stopped"] == "exhausted"
    assert story["report"]["plain"] is False


def test_stream(run: InProcess, palace: Path, home: Path) -> None:
    """One object a line, the lines of the story in its order."""
    told = run("wake-up", "--palace", palace, "--stream")
    whole = json.loads(run("wake-up", "--palace", palace, "--json").out)
    assert [json.loads(line) for line in lines(told)] == whole["lines"]
    assert told.err == b""


def test_limits_and_wing_and_order(run: InProcess, palace: Path, home: Path) -> None:
    """Each option reaches the story."""
    two = run("wake-up", "--palace", palace, "--max-drawers", "2")
    assert [line[:12] for line in lines(two) if line.startswith("  - ")] == ["  - Decided ", "  - Root cau"]
    narrow = run("wake-up", "--palace", palace, "--max-chars", "200")
    assert len(narrow.text) - 1 <= 200
    assert lines(narrow)[-1] == "  ... (more in L3 search)"
    scanned = json.loads(run("wake-up", "--palace", palace, "--max-scan", "2", "--json").out)
    assert scanned["report"]["examined"] == 2
    assert scanned["report"]["stopped"] == "window"
    assert run("wake-up", "--palace", palace, "--wing", "Wing_HOME").text == STORY


@pytest.mark.parametrize("form", [[], ["--stream"]])
def test_a_reader_that_goes_away_ends_it_quietly(palace: Path, home: Path, form: list[str]) -> None:
    """Whether by ``| head -1`` or with a stdout that is closed from the start."""
    command = [sys.executable, "-m", MODULE, "wake-up", "--palace", str(palace), *form]
    for pipe in ("| head -c 1 > /dev/null", "| true", ">&-"):
        shell = f'set -o pipefail; "$@" {pipe}'
        done = subprocess.run(["bash", "-c", shell, "bash", *command], env=environment(home), capture_output=True, timeout=30, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_full_disk_is_one_line(palace: Path, home: Path) -> None:
    """Where stdout leads cannot take the story: said once, not as a traceback."""
    command = [sys.executable, "-m", MODULE, "wake-up", "--palace", str(palace)]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, env=environment(home), stdout=full, stderr=subprocess.PIPE, timeout=30, check=False)
    told = Told(done.returncode, b"", done.stderr)
    assert told.one_notice == "daybreak: cannot write to stdout (No space left on device): check where it leads to"
    assert told.code != 0


def test_help_is_worth_reading_and_survives_a_closed_pipe(home: Path) -> None:
    """In any locale, through any pipe."""
    for arguments in (["--help"], ["wake-up", "--help"]):
        told = daybreak(*arguments, home=home, PYTHONIOENCODING="ascii")
        assert told.code == 0
        assert told.err == b""
        assert len(lines(told)) > 10
    assert "exit codes" in told.text
    assert "MEMPALACE_PALACE_PATH" in told.text


@pytest.mark.parametrize("form", [[], ["--json"], ["--stream"]])
def test_nothing_in_the_default_place(run: InProcess, home: Path, form: list[str]) -> None:
    """The fixed text and exit code 0; what was looked for is said on stderr; JSON stays JSON."""
    told = run("wake-up", *form)
    assert told.code == 0
    assert str(home) in told.one_notice
    if form == ["--json"]:
        assert json.loads(told.out)["lines"] == []
    else:
        assert told.text == ("" if form else NO_PALACE)
    assert list(home.iterdir()) == []


def test_a_file_without_the_default_collection(run: InProcess, tmp_path: Path, home: Path) -> None:
    """The fixed text and exit code 0; the collections that exist are named."""
    palace = empty_palace(tmp_path)
    orphan(palace, "mempalace_drawers")
    told = run("wake-up", "--palace", palace)
    assert (told.code, told.text) == (0, NO_PALACE)
    assert "mempalace_drawers" in told.one_notice


@pytest.mark.parametrize(
    "items", [[], [Item("d", None, {"room": "_registry"}), Item("e", "[empty]", {"is_sentinel": True}), Item("f", "  \n", None)]]
)
def test_an_empty_palace(run: InProcess, tmp_path: Path, home: Path, items: list[Item]) -> None:
    """No drawers, or none that is a candidate: the fixed text and exit code 0."""
    palace = palace_of(tmp_path, items)
    told = run("wake-up", "--palace", palace)
    assert (told.code, told.text) == (0, NO_MEMORIES)
    assert "nothing to tell" in told.one_notice
    assert json.loads(run("wake-up", "--palace", palace, "--json").out)["lines"] == []
    assert run("wake-up", "--palace", palace, "--stream").out == b""


def test_logged_writes_and_notices(run: InProcess, tmp_path: Path, home: Path) -> None:
    """What was logged is told; a poisoned bookmark is said on one line beside the story."""
    palace = palace_of(tmp_path, DRAWERS)
    log(
        palace,
        [(UPSERT, "new", {"filed_at": "2026-06-01", DOCUMENT: "Shipped the new release of the choir's web site."}), (DELETE, "d3", None)],
    )
    told = run("wake-up", "--palace", palace)
    assert lines(told)[3] == "  - Shipped the new release of the choir's web site."
    assert told.err == b""
    set_watermark(palace, 1 << 60)
    told = run("wake-up", "--palace", palace)
    assert (told.code, told.text) == (0, STORY)
    assert "2 logged writes will never be applied" in told.one_notice


def test_odd_values_are_json_all_the_same(run: InProcess, tmp_path: Path, home: Path) -> None:
    """A ``filed_at`` that is no finite number, separators, controls and lone surrogates of a log: strict JSON, one line each."""
    palace = palace_of(
        tmp_path,
        [
            Item("d0", TEXTS[0], {"filed_at": 1.5, "source_file": "a\u2028b\u2029c\x1b\x9b\u202e", "room": "r\n"}),
            Item("d1", TEXTS[2], None),
        ],
    )
    log(palace, [(UPSERT, "d2", {DOCUMENT: TEXTS[3], "source_file": "x"})])
    set_value(palace, "d0", "filed_at", "9e999", "float_value")
    with sql(palace) as connection:
        connection.execute("update embeddings_queue set metadata = replace(metadata, '\"x\"', '\"\\ud800\"') where id = 'd2'")
    for form in ("--json", "--stream"):
        told = run("wake-up", "--palace", palace, form)
        assert told.err == b""

        def refuse(constant: str) -> float:
            raise AssertionError(constant)

        objects = [json.loads(line, parse_constant=refuse) for line in lines(told)]
        told_lines = {line["id"]: line for line in (objects[0]["lines"] if form == "--json" else objects)}
        assert told_lines["d0"]["filed_at"] is None
        assert told_lines["d0"]["source"] == "a\u2028b\u2029c\x1b\x9b\u202e"
        assert all(line.isprintable() for line in lines(told))
        assert told_lines["d2"]["source"] == "\ud800"


def test_the_identity_comes_first(run: InProcess, palace: Path, home: Path) -> None:
    """From its usual place, or from the file that is named; a byte order mark and odd line ends are tolerated."""
    usual = home / ".mempalace" / "identity.txt"
    usual.parent.mkdir()
    usual.write_bytes(b"\xef\xbb\xbf## L0\r\nI am Zo\xc3\xab,\rthe keeper.\n\n")
    assert run("wake-up", "--palace", palace).text == f"## L0\nI am Zoë,\nthe keeper.\n\n{STORY}"
    assert run("wake-up", "--palace", palace, "--no-identity").text == STORY
    other = home / "other.txt"
    other.write_text("Somebody else.")
    assert run("wake-up", "--palace", palace, "--identity", "~/other.txt").text == f"Somebody else.\n\n{STORY}"
    usual.write_bytes(b"\xff\xfe")
    told = run("wake-up", "--palace", palace)
    assert told.text == STORY
    assert "identity" in told.one_notice
    usual.write_text(" \n")
    assert run("wake-up", "--palace", palace) == (0, STORY.encode(), b"")
    usual.write_text("Nobody yet.")
    assert run("wake-up").text == f"Nobody yet.\n\n{NO_PALACE}"


def test_a_user_of_mempalace_names_nothing(run: InProcess, palace: Path, home: Path) -> None:
    """A variable, a configuration file, the default place: ``daybreak wake-up`` finds what MemPalace would use."""
    assert run("wake-up", MEMPALACE_PALACE_PATH=str(palace)) == (0, STORY.encode(), b"")
    assert run("wake-up", "--palace", palace, MEMPALACE_PALACE_PATH="/nowhere").text == STORY
    told = run("wake-up", MEMPALACE_PALACE_PATH="/nowhere")
    assert (told.code, told.text) == (0, NO_PALACE)
    assert "/nowhere" in told.one_notice
    assert "MEMPALACE_PALACE_PATH" in told.one_notice
    shutil.copytree(palace, home / ".mempalace" / "palace")
    assert run("wake-up") == (0, STORY.encode(), b"")
    (home / ".mempalace" / "config.json").write_text(json.dumps({"palace_path": str(home / "elsewhere")}))
    assert run("wake-up").text == NO_PALACE
    shutil.copytree(palace, home / "elsewhere")
    assert run("wake-up").text == STORY


def test_the_file_itself_may_be_named(run: InProcess, palace: Path, home: Path) -> None:
    """And a link to either."""
    link = home / "link"
    link.symlink_to(palace)
    for place in (palace / FILE, link, link / FILE, f"{palace}/", os.path.relpath(palace)):
        assert run("wake-up", "--palace", place).text == STORY


def test_a_wake_up_imports_neither_chromadb_nor_numpy(palace: Path, home: Path) -> None:
    """Nor anything else that is heavy and not needed: ``-X importtime`` lists what was loaded."""
    command = [sys.executable, "-X", "importtime", "-m", MODULE, "wake-up", "--palace", str(palace)]
    done = subprocess.run(command, env=environment(home), capture_output=True, text=True, timeout=30, check=True)
    loaded = {line.rsplit("|", 1)[1].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}
    assert "aiostream" in loaded
    assert {"anyio", "_ssl", "pathlib", "dataclasses"}.isdisjoint(loaded)
    roots = {name.split(".")[0] for name in loaded}
    assert not roots & {"chromadb", "numpy", "pydantic", "httpx", "requests", "yaml", "difflib", "tempfile", "unittest", "tomllib"}


def test_explain_takes_the_budget_of_the_wake_up_it_explains(run: InProcess, palace: Path) -> None:
    """The same lines for the same options."""
    for options in (["--max-drawers", "2"], ["--max-scan", "3"], ["--max-chars", "300"], []):
        story = json.loads(run("wake-up", "--palace", palace, "--json", *options).out)
        explained = json.loads(run("explain", "--palace", palace, "--json", *options).out)
        assert [line["id"] for line in explained["lines"]] == [line["id"] for line in story["lines"]]
        assert explained["report"]["stopped"] == story["report"]["stopped"]
