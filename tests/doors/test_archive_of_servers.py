"""Guards recall, search, explain and status where the palace is on a Chroma server, or a collection that a program holds."""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest

from daybreak import Drawer, UnavailablePalace, tell
from daybreak.archive import Shelf
from daybreak_adapters import open_archive, open_palace
from daybreak_adapters.keeping.request import Request, address_place
from daybreak_adapters.keeping.store import save, snapshot_of
from doors.running import Ran, daybreak
from palaces.chroma_files import Item, palace_of
from palaces.server import ChromaServer, add, free_port, listener, server

ITEMS = [
    Item("a1", "Fixed the Deadlock between the mail job and the export job.", {"wing": "app", "room": "problems"}),
    Item("a2", "| table | soup | about | deadlocks |", {"wing": "wing_app", "room": "problems"}),
    Item("a3", "Die Straße nach Łódź ist gesperrt: umgeleitet über das Café.", {"wing": "app", "room": "travel"}),
    Item("b1", "明日の会議は三階の青い部屋で十時から始まります。", {"wing": "other", "room": "problems"}),
    Item("b2", "no room, no wing, but a deadlock", {"hall": "x"}),
    Item("b3", "[registry] /some/deadlock.jsonl", {"wing": "app", "room": "_registry", "ingest_mode": "registry"}),
    Item("b4", "export deadlock export, the Export Job and the export job again", {"wing": "other", "room": "Problems"}),
    Item("b5", "old", {"wing": "other", "room": "wing_thing", "is_sentinel": True}),
    Item("b6", "100% of (a|b)* and [c] cost $5 + tax.", {"wing": "other"}),
]
ITEMS = [item._replace(metadata={**(item.metadata or {}), "filed_at": f"2026-06-01T00:00:0{n}"}) for n, item in enumerate(ITEMS)]
ASKED = [
    ["recall"],
    ["recall", "--wing", "APP", "--limit", "2"],
    ["recall", "--room", "problems", "--full"],
    ["recall", "--room", "general"],
    ["recall", "--all", "--json"],
    ["search", "deadlock"],
    ["search", "EXPORT", "job"],
    ["search", '"mail job"', "--json"],
    ["search", "straße"],
    ["search", "會議"],
    ["search", "青い"],
    ["search", "(a|b)*", "$5"],
    ["search", "deadlock", "--wing", "app", "--json"],
    ["search", "deadlock", "--room", "problems"],
    ["search", "deadlock", "--all"],
    ["search", "nothing", "holds", "deadlock"],
    ["explain", "a1"],
    ["explain", "a1", "--json"],
    ["explain", "b3"],
]
WRONG = [
    ["recall", "--wing", "ap"],
    ["recall", "--room", "kitchen"],
    ["search", "x", "--wing", "nowhere"],
    ["search", "  "],
    ["explain", "b"],
    ["explain", "zzz"],
]


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palace_of(tmp_path_factory.mktemp("archive"), ITEMS)


@pytest.fixture(scope="module")
def own() -> Any:
    """A server whose default collection holds the same drawers."""
    started = ChromaServer()
    fill(started, ITEMS)
    yield started
    started.remove()


def fill(at: ChromaServer, items: list[Item]) -> None:
    made = at.client().create_collection("mempalace_drawers", embedding_function=None)
    add(made, [Drawer(item.id, item.text, item.metadata or {}) for item in items])


def both(palace: Path, own: ChromaServer, home: Path, *asked: str) -> tuple[Ran, Ran]:
    return daybreak(*asked, "--palace", str(palace), home=home), daybreak(*asked, "--palace", own.url, home=home)


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_a_server_answers_as_a_file_does(palace: Path, own: ChromaServer, tmp_path: Path, asked: list[str]) -> None:
    """Byte for byte, whatever is asked."""
    of_file, of_server = both(palace, own, tmp_path, *asked)
    assert (of_server.code, of_server.out) == (of_file.code, of_file.out) and of_file.code == 0
    assert of_file.out or "nothing" in of_file.err or "no drawer" in of_file.err


@pytest.mark.parametrize("asked", WRONG, ids=" ".join)
def test_what_is_not_there_is_said(palace: Path, own: ChromaServer, tmp_path: Path, asked: list[str]) -> None:
    """One line, exit code 2, nothing on stdout, as for a file."""
    for ran in both(palace, own, tmp_path, *asked):
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1 and "Traceback" not in ran.err


def test_status_counts_alike(palace: Path, own: ChromaServer, tmp_path: Path) -> None:
    """Bookkeeping rows are no drawers; a server has no size, and a password is not shown."""
    address = own.url.replace("http://", "http://user:secret@")
    of_file = json.loads(daybreak("status", "--json", "--palace", str(palace), home=tmp_path).out)
    of_server = json.loads(daybreak("status", "--json", "--palace", address, home=tmp_path).out)
    for same in ("drawers", "bookkeeping", "newest_filed_at", "wings"):
        assert of_server[same] == of_file[same]
    assert of_server["palace"]["path"] == own.url
    assert "secret" not in json.dumps(of_server)
    told = daybreak("status", "--palace", address, home=tmp_path)
    assert own.url in told.out and "secret" not in told.out + told.err


def test_status_tells_of_the_order_and_of_what_is_kept_ready(own: ChromaServer, tmp_path: Path) -> None:
    """A ready story of a server is fresh while a keeper stands by it, and it is one that would be told."""

    async def selected() -> None:
        async with open_palace(own.url) as opened:
            request = Request([address_place(own.url)], "mempalace_drawers", "app")
            made = snapshot_of(await tell(opened, wing="app"), request, None)
            assert save(made, request.file_name, str(ready))
            other = Request([address_place(own.url)], "mempalace_drawers", "home")
            assert save(made._replace(request=other.as_dict(), code="0", installation=""), other.file_name, str(ready))

    ready = tmp_path / ".cache" / "daybreak" / "ready"
    anyio.run(selected)
    asked = ["status", "--palace", own.url]
    told = json.loads(daybreak(*asked, "--json", home=tmp_path).out)
    assert (told["order"]["current"], told["order"]["listed"], told["order"]["total"]) == (True, len(ITEMS), len(ITEMS))
    assert {(kept["wing"], kept["fresh"]) for kept in told["ready"]} == {("app", True), ("home", False)}  # that is other code's
    for name in ready.glob("*.json"):
        os.utime(name, (0, 0))
    shown = daybreak(*asked, home=tmp_path).out
    assert f"order       {len(ITEMS)} drawers listed, compared just now" in shown
    assert "ready       app: made" in shown and "moved on since" in shown


@pytest.mark.parametrize("asked", [["recall"], ["search", "x"], ["explain", "a1"], ["status"]], ids=" ".join)
def test_a_server_that_is_not_there(tmp_path: Path, asked: list[str]) -> None:
    """Exit code 4 and one line, without the password."""
    ran = daybreak(*asked, "--palace", f"http://user:secret@127.0.0.1:{free_port()}", home=tmp_path)
    assert (ran.code, ran.out) == (4, "")
    assert len(ran.err.splitlines()) == 1 and "secret" not in ran.err


def silent(connection: socket.socket) -> None:
    while connection.recv(4096):
        pass


def trickling(connection: socket.socket) -> None:
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n")
    for _ in range(400):
        connection.sendall(b" ")
        time.sleep(0.02)


@pytest.mark.parametrize("serve", [silent, trickling], ids=lambda serve: serve.__name__)
@pytest.mark.parametrize("asked", [["recall"], ["search", "x"], ["explain", "a"], ["explain"], ["status"], ["wake-up"]], ids=" ".join)
def test_a_server_that_never_comes_to_an_answer(tmp_path: Path, serve: Callable[[socket.socket], None], asked: list[str]) -> None:
    """Exit code 4 and one line, in time; never an empty answer, however the deadlines of the parts fall."""
    for deadline in (300, 700):
        with listener(serve) as address:
            place = address.replace("http://", "http://user:secret@")
            ran = daybreak(*asked, "--palace", place, "--deadline-ms", str(deadline), home=tmp_path)
        assert (ran.code, ran.out) == (4, "")
        assert len(ran.err.splitlines()) == 1 and "secret" not in ran.err
        assert ran.seconds < deadline / 1000 + 1.5


async def test_of_many_drawers_with_a_word_the_newest_of_the_place_are_found() -> None:
    """However many older ones, and ones of other wings, a server would hand out first."""
    words = [Drawer(f"n{n}", f"The harbour was full, day {n}.", {"wing": "sea", "filed_at": f"2026-01-01T{n:05}"}) for n in range(1_300)]
    small = Drawer("land", "A harbour in the hills.", {"wing": "land", "room": "hut", "filed_at": "2020-01-01T00:00:00"})
    composed = Drawer("cafe", "Umgeleitet \u00fcber das Cafe\u0301.", {"wing": "land", "filed_at": "2026-01-02T00:00:00"})
    held = server().collection([*words, small, composed])
    async with open_archive(server().url, collection=held.name) as archive:
        answer = await archive.search("HARBOUR", Shelf(), 3)
        assert [found.drawer.id for found in answer.found] == ["n1299", "n1298", "n1297"]
        assert [text for text in answer.notices if "1,301 drawers hold these words, the newest 1,000 of them" in text]
        for place in (Shelf(wing="Land"), Shelf(room="hut")):
            answer = await archive.search("harbour", place, 3)
            assert [found.drawer.id for found in answer.found] == ["land"] and not answer.notices
        for spelled in ("caf\u00e9", "CAFE\u0301", "\u00fcber"):
            assert [found.drawer.id for found in (await archive.search(spelled, Shelf(), 3)).found] == ["cafe"]
        late = words[0]._replace(id="late", text="The harbour is empty.", metadata={"wing": "sea", "filed_at": "2026-01-03T00:00:00"})
        add(held, [late])
        assert (await archive.search("harbour", Shelf(), 1)).found[0].drawer.id == "late"


async def test_an_archive_of_a_server_that_was_killed() -> None:
    """It is told as unavailable, not as empty."""
    started = ChromaServer()
    fill(started, ITEMS)
    try:
        async with open_archive(started.url) as archive:
            assert (await archive.counts()).drawers == 7
            started.kill()
            with pytest.raises(UnavailablePalace):
                await archive.counts()
    finally:
        started.remove()
