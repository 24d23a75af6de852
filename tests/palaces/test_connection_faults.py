"""A server that refuses, hangs, lies or is someone else: one clear line without credentials, in time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from daybreak import InputError, UnavailablePalace, UnknownCollection, tell
from daybreak.errors import DaybreakError
from daybreak_adapters.palaces.collection import CollectionPalace
from daybreak_adapters.palaces.server.connection import Connection
from leaks import nothing_left
from palaces.server import ChromaServer, Request, free_port, listener, self_signed, server, stub

TOKEN = "tok-EXAMPLE-123"
COLLECTION = "mempalace_drawers"
NOT_FOUND = {"error": "NotFoundError", "message": f"Tenant [x] not found {TOKEN}"}


async def failure(url: str, tmp_path: Path, deadline: float = 5.0, **options: Any) -> tuple[DaybreakError, float]:
    """The error of a wake-up, and the seconds that it took; nothing is left behind."""
    credentials = "://u:s3cret@"
    connection = Connection(url=url.replace("://", credentials, 1), headers={"x-chroma-token": TOKEN}, **options)
    begun = time.monotonic()
    by_name = url.startswith("http://nosuch")  # asyncio looks names up in a thread that it keeps
    with nullcontext() if by_name else nothing_left():
        async with CollectionPalace.at(connection, COLLECTION, directory=tmp_path / "books") as palace:
            with pytest.raises(DaybreakError) as caught:
                await tell(palace, deadline_ms=deadline * 1000)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert "s3cret" not in said and TOKEN not in said
    assert connection.url in said
    assert files_in(tmp_path) == []
    return caught.value, time.monotonic() - begun


def files_in(directory: Path) -> list[Path]:
    return [path for path in directory.rglob("*") if path.is_file()]


def always(status: int, said: object) -> Callable[[Request], tuple[int, object]]:
    return lambda request: (status, said)


@pytest.mark.parametrize(
    ("status", "said", "kind", "says"),
    [
        (401, {}, InputError, "credentials"),
        (401, b"<html>Unauthorized</html>", InputError, "401"),
        (403, {"error": "AuthError", "message": "Forbidden"}, InputError, "403"),
        (404, b"<html>nginx</html>", UnavailablePalace, "404"),
        (404, {"detail": f"Not Found {TOKEN}"}, UnavailablePalace, "path"),
        (500, {"error": "InternalError", "message": f"disk \x1b[31m full {TOKEN}"}, UnavailablePalace, "disk"),
        (502, b"Bad Gateway " + TOKEN.encode(), UnavailablePalace, "502"),
        (301, b"", UnavailablePalace, "redirects"),
        (200, b"<html>hello</html>", UnavailablePalace, "like a Chroma"),
        (200, {"hello": TOKEN}, UnavailablePalace, "like a Chroma"),
        (200, [1, 2], UnavailablePalace, "like a Chroma"),
        (200, b"\xff\xfe\x00", UnavailablePalace, "like a Chroma"),
        (200, b"[" * 100_000, UnavailablePalace, "like a Chroma"),
    ],
)
async def test_an_answer_that_is_no_success_is_explained(
    status: int, said: object, kind: type[Exception], says: str, tmp_path: Path
) -> None:
    """Whoever answers; nothing of a stranger's answer is repeated, and a token that Chroma repeats is not."""
    with stub(always(status, said)) as (url, _):
        error, seconds = await failure(url, tmp_path)
    assert isinstance(error, kind) and says in str(error)
    assert isinstance(error, InputError) == (kind is InputError)
    assert seconds < 5


@pytest.mark.parametrize(
    ("missing", "kind", "says"),
    [
        ("tenant", InputError, "no tenant 'default_tenant'"),
        ("database", InputError, "no database 'default_database'"),
        ("", UnknownCollection, "'other'"),
    ],
)
async def test_a_missing_tenant_database_and_collection_are_told_apart(
    missing: str, kind: type[Exception], says: str, tmp_path: Path
) -> None:
    """Chroma answers the same for all three when a collection is asked for; so the server is asked again."""

    def answer(request: Request) -> tuple[int, object]:
        path = request.path.partition("?")[0]
        if path.endswith("/collections"):
            return 200, [{"name": "other"}]
        if path.endswith("/tenants/default_tenant"):
            return (404, NOT_FOUND) if missing == "tenant" else (200, {"name": "default_tenant"})
        if path.endswith("/databases/default_database"):
            return (404, NOT_FOUND) if missing == "database" else (200, {"name": "default_database"})
        return 404, NOT_FOUND

    with stub(answer) as (url, _):
        error, _ = await failure(url, tmp_path)
    assert type(error) is kind and says in str(error)


async def test_a_real_server_names_the_collections_that_it_has(tmp_path: Path) -> None:
    """Unknown collection, database and tenant of a real server."""
    there = server().collection().name
    error, _ = await failure(server().url, tmp_path)
    assert isinstance(error, UnknownCollection) and repr(COLLECTION) in str(error) and "it has" in str(error) and there
    for options, says in (({"database": "nosuch"}, "no database 'nosuch'"), ({"tenant": "nosuch"}, "no tenant 'nosuch'")):
        error, _ = await failure(server().url, tmp_path, **options)
        assert isinstance(error, InputError) and says in str(error)


def close(connection: socket.socket) -> None:
    """Hang up without a word."""


def hang(connection: socket.socket) -> None:
    while connection.recv(4096):
        pass


def drip(connection: socket.socket) -> None:
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n")
    while True:
        connection.sendall(b" ")
        time.sleep(0.05)


def speak_ftp(connection: socket.socket) -> None:
    connection.sendall(b"220 ftp ready\r\n")
    connection.recv(4096)


def promise_more(connection: socket.socket) -> None:
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{")


@pytest.mark.parametrize(
    ("serve", "says"),
    [
        (close, "closed the connection"),
        (hang, "no answer within"),
        (drip, "no answer within"),
        (speak_ftp, "closed"),
        (promise_more, "closed"),
    ],
)
async def test_a_peer_that_is_no_http_server_is_given_up_in_time(serve: Callable[[socket.socket], None], says: str, tmp_path: Path) -> None:
    """The reason is told before the deadline, however the peer behaves."""
    with listener(serve) as url:
        error, seconds = await failure(url, tmp_path, deadline=1.5)
    assert isinstance(error, UnavailablePalace) and says in str(error)
    assert seconds < 1.5


async def test_without_a_deadline_the_timeout_holds_for_a_request_as_a_whole(tmp_path: Path) -> None:
    """A byte now and then does not prolong it."""
    with listener(drip) as url:
        begun = time.monotonic()
        async with CollectionPalace.at(Connection(url=url, timeout=0.3), COLLECTION, directory=tmp_path) as palace:
            with pytest.raises(UnavailablePalace, match=r"within 0\.3 s"):
                await tell(palace)
    assert time.monotonic() - begun < 1.5


async def test_a_stopped_server_hangs_no_wake_up(tmp_path: Path) -> None:
    """A real server whose process is stopped accepts connections and never answers."""
    stopped = ChromaServer()
    stopped.pause()
    try:
        error, seconds = await failure(stopped.url, tmp_path, deadline=1.5)
    finally:
        stopped.resume()
        stopped.remove()
    assert isinstance(error, UnavailablePalace) and seconds < 1.5


@pytest.mark.parametrize(("host", "says"), [("127.0.0.1", "refuses connections"), ("nosuch.invalid", "cannot be found")])
async def test_nobody_there_is_known_at_once(host: str, says: str, tmp_path: Path) -> None:
    """A refused connection and an unknown name are not waited for."""
    error, seconds = await failure(f"http://{host}:{free_port()}", tmp_path)
    assert isinstance(error, UnavailablePalace) and says in str(error)
    assert seconds < 4


async def test_tls_is_verified_and_its_errors_are_told(tmp_path: Path) -> None:
    """An unknown authority is refused unless it is named; TLS to a plain port and plain to a TLS port are told apart from it."""
    made = self_signed()
    if made is None:
        pytest.skip("no openssl to make a certificate")
    context, certificate = made
    with stub(always(401, {}), context) as (url, asked):
        error, _ = await failure(url, tmp_path)
        assert isinstance(error, UnavailablePalace) and "not trusted" in str(error) and asked == []
        error, _ = await failure(url, tmp_path, ca_file=str(certificate))
        assert isinstance(error, InputError) and "401" in str(error)
        error, _ = await failure(url.replace("https", "http"), tmp_path, deadline=1)
        assert isinstance(error, UnavailablePalace)
        error, _ = await failure(url, tmp_path, ca_file=str(tmp_path))
        assert isinstance(error, InputError) and "cannot be read" in str(error)
    with stub(always(200, {})) as (url, _):
        error, _ = await failure(url.replace("http", "https"), tmp_path)
        assert isinstance(error, UnavailablePalace) and "TLS" in str(error)


async def test_two_servers_never_see_each_others_token(tmp_path: Path) -> None:
    """Two palaces on two servers in one event loop, at the same time, and a third without a token."""
    tokens = ("AAA", "BBB", None)

    async def ask(url: str, token: str | None) -> None:
        headers = {"x-chroma-token": token} if token else {}
        async with CollectionPalace.at(Connection(url=f"{url}/pre/fix", headers=headers), COLLECTION, directory=tmp_path) as palace:
            for _ in range(3):
                with pytest.raises(InputError):
                    await tell(palace)

    with stub(always(403, {})) as one, stub(always(403, {})) as two, stub(always(403, {})) as three:
        servers = (one, two, three)
        await asyncio.gather(*(ask(url, token) for (url, _), token in zip(servers, tokens, strict=True)))
    for (_, asked), token in zip(servers, tokens, strict=True):
        assert {request.headers.get("x-chroma-token") for request in asked} == {token}
        assert all(request.path.startswith("/pre/fix/api/v2/tenants/") for request in asked)


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    """The token would travel to whoever it points to."""
    with stub(always(307, b"")) as (url, asked):
        await failure(url, tmp_path)
    assert len(asked) == 1


async def test_a_passing_failure_is_retried_within_the_same_time(tmp_path: Path) -> None:
    """Too busy twice, then an answer."""
    answers = iter([503, 429, 503])

    with stub(lambda request: (next(answers, 401), b"")) as (url, asked):
        error, _ = await failure(url, tmp_path)
    assert isinstance(error, InputError) and len(asked) == 4


async def test_chroma_cloud_is_asked_who_the_token_belongs_to(tmp_path: Path) -> None:
    """Tenant and database that nobody named come from the server, once."""

    def answer(request: Request) -> tuple[int, object]:
        if request.path.endswith("/auth/identity"):
            return 200, {"user_id": "u", "tenant": "team/1", "databases": ["palace"]}
        return 403, {}

    with stub(answer) as (url, asked):
        await failure(url, tmp_path, tenant=None, database=None)
    assert asked[-1].path == f"/api/v2/tenants/team%2F1/databases/palace/collections/{COLLECTION}"


async def test_a_proxy_is_used_where_the_environment_names_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own credentials, and not for this machine."""
    with stub(always(401, {})) as (proxy, asked), stub(always(403, {})) as (here, _):
        monkeypatch.setenv("http_proxy", proxy.replace("//", "//who:why@"))
        error, _ = await failure("http://db.example/pre", tmp_path)
        assert isinstance(error, InputError) and "401" in str(error)
        assert asked[0].path.startswith("http://db.example/pre/api/v2/") and "proxy-authorization" in asked[0].headers
        error, _ = await failure(here, tmp_path)
        assert "403" in str(error)
        monkeypatch.setenv("no_proxy", ".example")
        error, _ = await failure("http://nosuch.example", tmp_path)
        assert isinstance(error, UnavailablePalace) and len(asked) == 1
