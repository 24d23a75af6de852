"""A ready story is told first: without loading what is slow, while it holds, and as a last resort."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import anyio
import pytest

from daybreak import UnavailablePalace, tell
from daybreak_adapters import open_palace
from daybreak_adapters.doors.hook.options import parsed
from daybreak_adapters.doors.hook.session_start import told
from daybreak_adapters.doors.profile import rules_of
from daybreak_adapters.keeping.cache import ready_directory
from daybreak_adapters.keeping.fingerprint import rules_fingerprint
from daybreak_adapters.keeping.request import Request, address_place, palace_path
from daybreak_adapters.keeping.store import save, snapshot_of
from daybreak_adapters.keeping.token import read_token
from doors.running import ran
from palaces.chroma_files import COLLECTION, FILE, Item, add, palace_of
from palaces.server import free_port

SLOW = ("asyncio", "anyio", "aiostream", "filelock", "platformdirs", "chromadb", "argparse", "threading")
OLD = Item("d0", "Found out why the mail relay clogged: fixed, and verified twice.", {"wing": "app", "filed_at": "2026-06-01T00:00:00"})
NEW = Item("d1", "Decided to give the search index a stop list of its own.", {"wing": "app", "filed_at": "2026-06-02T00:00:00"})


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return tmp_path


def keep(palace: Path, wing: str | None = None, words: Path | None = None) -> None:
    """Make the story of a palace ready, as a keeper does."""

    async def selected() -> None:
        path = palace_path(palace)
        rules = rules_of("better", None if words is None else str(words))
        request = Request([path], COLLECTION, wing, rules=(rules.name, rules_fingerprint(rules) or ""))
        token = read_token(path, COLLECTION)
        async with open_palace(palace) as opened:
            story = await tell(opened, wing=wing, rules=rules)
        assert save(snapshot_of(story, request, token), request.file_name, ready_directory())

    anyio.run(selected)


def text_of(palace: Path, *more: str, cwd: str | None = None) -> tuple[str, str | None]:
    content = json.dumps({"cwd": cwd}).encode() if cwd else b"{}"
    return told(parsed(["--harness", "plain", "--palace", str(palace), *more]), content, time.monotonic() + 10)


def test_a_ready_story_is_told_without_what_is_slow_to_load(home: Path) -> None:
    palace = palace_of(home, [OLD])
    keep(palace)
    program = (
        "import sys, time\n"
        "from daybreak_adapters.doors.hook.session_start import told\n"
        "from daybreak_adapters.doors.hook.options import parsed\n"
        f"options = parsed(['--harness', 'claude-code', '--palace', {str(palace)!r}])\n"
        'print(told(options, b\'{"source": "startup"}\', time.monotonic() + 5)[0])\n'
        f"print([name for name in {SLOW!r} if name in sys.modules])\n"
    )
    done = ran([sys.executable, "-S", "-c", program], home, b"", None, home)
    assert done.code == 0, done.err
    assert "mail relay" in done.out
    assert done.out.splitlines()[-1] == "[]"


def test_a_ready_story_is_the_computed_one(home: Path) -> None:
    palace = palace_of(home, [OLD, NEW])
    computed = text_of(palace)
    keep(palace)
    assert text_of(palace) == computed
    assert text_of(palace, "--ids")[0].replace(" (id d1)", "").replace(" (id d0)", "").split() == computed[0].split()


def test_a_palace_that_has_moved_on_is_read(home: Path) -> None:
    palace = palace_of(home, [OLD])
    keep(palace)
    add(palace, [NEW])
    assert "stop list" in text_of(palace)[0]


def test_an_older_story_is_better_than_none(home: Path) -> None:
    palace = palace_of(home, [OLD])
    keep(palace)
    add(palace, [NEW])
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as writer:
        writer.execute("begin exclusive")
        started = time.monotonic()
        text, message = text_of(palace)
    assert "mail relay" in text
    assert message is not None
    assert "told as it was when last read" in message
    assert time.monotonic() - started < 2, "it is not waited for a writer for long when a story is at hand"


def test_the_wing_of_the_session_is_looked_up_before_a_ready_story_is_told(home: Path) -> None:
    other = OLD._replace(id="o", text="Shipped the price feed to everyone.", metadata={**(OLD.metadata or {}), "wing": "other"})
    palace = palace_of(home, [OLD, other])
    keep(palace)
    keep(palace, "app")
    text, _ = text_of(palace, "--wing-from", "cwd", cwd="/srv/app/src")
    assert "price feed" in text, "src is no wing, and /srv/app is no repository: the whole palace"
    text, _ = text_of(palace, "--wing-from", "cwd", cwd="/srv/app")
    assert "mail relay" in text
    assert "price feed" not in text
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as writer:
        writer.execute("begin exclusive")
        text, _ = text_of(palace, "--wing-from", "cwd", cwd="/srv/app")
        assert "price feed" not in text, "another project's memory would be worse than none"


def test_a_damaged_snapshot_is_none(home: Path) -> None:
    palace = palace_of(home, [OLD])
    keep(palace)
    for name in os.listdir(ready_directory()):
        if name.endswith(".json"):
            Path(ready_directory(), name).write_bytes(b'{"daybreak":1,"checksum":"')
    assert "mail relay" in text_of(palace)[0]


def test_a_ready_story_of_a_server_is_told_while_a_keeper_vouches_for_it(home: Path) -> None:
    """The server need not even be there; without the keeper's word it is the older story that is better than none."""
    address = f"http://127.0.0.1:{free_port()}"
    palace = palace_of(home, [OLD])

    async def selected() -> None:
        async with open_palace(palace) as opened:
            request = Request([address_place(address)], COLLECTION)
            assert save(snapshot_of(await tell(opened), request, None), request.file_name, ready_directory())

    anyio.run(selected)
    text, message = told(parsed(["--harness", "plain", "--palace", address]), b"{}", time.monotonic() + 10)
    assert "mail relay" in text
    assert message is None
    for name in os.listdir(ready_directory()):
        os.utime(os.path.join(ready_directory(), name), (0, 0))
    text, message = told(parsed(["--harness", "plain", "--palace", address]), b"{}", time.monotonic() + 10)
    assert "mail relay" in text
    assert message is not None and "told as it was when last read" in message


def test_a_ready_story_is_one_by_the_rules_that_are_asked_for(home: Path, tmp_path: Path) -> None:
    """With other rules, or with words of one's own, it is computed, or it is the one that is kept by those."""
    plain = Item("d2", "The zorbling of the harbour went on all day, said the neighbour.", {"filed_at": "2026-06-03T00:00:00"})
    palace = palace_of(home, [OLD, plain])
    keep(palace)
    first = "  - The zorbling"
    assert first not in text_of(palace)[0].split("mail relay")[0]
    words = tmp_path / "words.txt"
    words.write_text("zorbling")
    assert first in text_of(palace, "--outcome-words", str(words))[0].split("mail relay")[0]
    assert "mail relay" in text_of(palace, "--rules", "spec")[0]
    computed = text_of(palace, "--outcome-words", str(words))
    keep(palace, words=words)
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as writer:
        writer.execute("begin exclusive")
        text, message = text_of(palace, "--outcome-words", str(words))
        assert text == computed[0]
        assert message is not None and "told as it was when last read" in message
        words.write_text("zorbling\nneighbour\n")
        with pytest.raises(UnavailablePalace):
            told(parsed(["--harness", "plain", "--palace", str(palace), "--outcome-words", str(words)]), b"{}", time.monotonic() + 0.5)
    assert (
        parsed(["--harness", "plain", "--rules", "none"]).fault
        == "--rules 'none' is unknown: give better or spec; see: daybreak hook --help"
    )
