"""Where a server is and with which credentials it is spoken to: from the environment and from files, never to the wrong server."""

from __future__ import annotations

import os
from base64 import b64encode
from pathlib import Path
from unittest.mock import patch

import pytest

from daybreak import InputError
from daybreak_adapters.palaces.server.address import speaks_for, split_url
from daybreak_adapters.palaces.server.connection import Connection

TOKEN = "tok-EXAMPLE-123"
BOTH = {"x-chroma-token": TOKEN, "authorization": f"Bearer {TOKEN}"}


@pytest.fixture(autouse=True)
def no_configuration(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine's own credentials file is none of these tests' business."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def credentials(path: Path, text: str, mode: int = 0o600) -> dict[str, str]:
    """An environment that names a credentials file with this text."""
    path.write_text(text)
    path.chmod(mode)
    return {"DAYBREAK_CREDENTIALS": str(path)}


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://localhost:8000/", "http://localhost:8000"),
        ("https://DB.example:443/chroma/", "https://db.example/chroma"),
        ("https://u:s3cret@db.example/chroma?x=1#y", "https://db.example/chroma"),
        ("http://[::1]:8000/a/b", "http://[::1]:8000/a/b"),
        (" http://db.example:80 ", "http://db.example"),
    ],
)
def test_an_address_has_one_spelling_and_no_credentials(given: str, address: str) -> None:
    """The path prefix stays; credentials, query, a closing slash and the usual port go."""
    assert split_url(given)[0] == address
    assert split_url(address) == (address, None)


@pytest.mark.parametrize(
    "given", ["", "localhost:8000", "ftp://db", "http://", "http://db:port", "http://db:99999", "http://d b/", "http://[::1"]
)
def test_what_is_no_address_is_refused_without_repeating_it(given: str) -> None:
    """An address may hold a password: the message does not quote it."""
    with pytest.raises(InputError) as caught:
        split_url(given.replace("//", "//u:s3cret@"))
    assert "s3cret" not in str(caught.value)


def test_credentials_in_the_address_become_a_header() -> None:
    """They are sent as HTTP knows it, percent signs resolved, and show nowhere."""
    connection = Connection(url="https://u:s3%3Acret@db.example/chroma")
    assert connection.url == "https://db.example/chroma"
    assert connection.api == "https://db.example/chroma/api/v2"
    assert connection.headers == {"Authorization": "Basic " + b64encode(b"u:s3:cret").decode()}
    assert "cret" not in repr(connection) and "Basic" not in repr(connection)


def test_the_environment_gives_a_token_for_the_one_server() -> None:
    """Without a word on the header both are sent; surrounding blanks of a pasted token go."""
    connection = Connection.from_environment("http://db.example", {"DAYBREAK_TOKEN": f" {TOKEN}\n"})
    assert connection.headers == BOTH
    assert TOKEN not in repr(connection)


@pytest.mark.parametrize("header", ["x-chroma-token", "Authorization"])
def test_one_token_header_can_be_chosen(header: str) -> None:
    """Some proxies refuse what they do not know."""
    environ = {"DAYBREAK_TOKEN": TOKEN, "DAYBREAK_TOKEN_HEADER": header}
    assert Connection.from_environment("http://db.example", environ).headers == {header.casefold(): BOTH[header.casefold()]}
    with pytest.raises(InputError, match="x-chroma-token or authorization"):
        Connection.from_environment("http://db.example", {**environ, "DAYBREAK_TOKEN_HEADER": "cookie"})


def test_a_token_goes_only_to_the_server_that_it_is_for() -> None:
    """Not to another host, port or path that merely begins alike, and not to several servers at once."""
    environ = {"DAYBREAK_TOKEN": TOKEN, "DAYBREAK_TOKEN_URL": "https://DB.example/chroma/"}
    for url in ("https://db.example/chroma", "https://db.example:443/chroma/sub"):
        assert Connection.from_environment(url, environ, alone=False).headers == BOTH
    for url in (
        "https://db.example",
        "https://db.example/chroma2",
        "https://db.example:8443/chroma",
        "http://db.example/chroma",
        "https://evil/",
    ):
        assert Connection.from_environment(url, environ, alone=False).headers == {}
    with pytest.raises(InputError, match="DAYBREAK_TOKEN_URL"):
        Connection.from_environment("http://db.example", {"DAYBREAK_TOKEN": TOKEN}, alone=False)
    assert not speaks_for("no address", "http://db.example")


def test_a_token_can_come_from_a_file(tmp_path: Path) -> None:
    """A mounted secret, readable by others as containers mount them; a missing file is said by its name."""
    (tmp_path / "token").write_text(TOKEN + "\n")
    assert Connection.from_environment("http://db.example", {"DAYBREAK_TOKEN_FILE": str(tmp_path / "token")}).headers == BOTH
    with pytest.raises(InputError, match="missing cannot be read"):
        Connection.from_environment("http://db.example", {"DAYBREAK_TOKEN_FILE": str(tmp_path / "missing")})
    with pytest.raises(InputError, match="/dev/zero is larger than"):
        Connection.from_environment("http://db.example", {"DAYBREAK_TOKEN_FILE": "/dev/zero"})


def test_a_credentials_file_that_is_none_is_said(tmp_path: Path) -> None:
    """A directory of its name is no absence of it."""
    (tmp_path / "daybreak").mkdir()
    (tmp_path / "daybreak" / "credentials.toml").mkdir(mode=0o700)
    with patch.dict(os.environ, {"XDG_CONFIG_HOME": str(tmp_path)}), pytest.raises(InputError, match=r"credentials.toml cannot be read"):
        Connection.from_environment("http://db.example", {})


def test_the_credentials_file_knows_servers_apart(tmp_path: Path) -> None:
    """The longest name that fits speaks; the environment speaks louder."""
    environ = credentials(
        tmp_path / "credentials.toml",
        f"""
        ["https://db.example"]
        token = "another"
        ["https://db.example/team"]
        token = "{TOKEN}"
        token_header = "authorization"
        headers = {{ CF-Access-Client-Id = "id" }}
        tenant = "team"
        database = "palace"
        timeout = 2.5
        page_size = 300
        """,
    )
    connection = Connection.from_environment("https://db.example/team", environ, alone=False)
    assert connection.headers == {"CF-Access-Client-Id": "id", "authorization": f"Bearer {TOKEN}"}
    assert (connection.tenant, connection.database, connection.timeout, connection.page_size) == ("team", "palace", 2.5, 300)
    assert Connection.from_environment("https://other.example", environ, alone=False).headers == {}
    assert Connection.from_environment("https://db.example/team", {**environ, "DAYBREAK_TENANT": "mine"}).tenant == "mine"


@pytest.mark.parametrize(
    ("text", "mode", "says"),
    [
        ("", 0o644, "chmod 600"),
        ("[", 0o600, "no TOML"),
        ('["http://db.example"]\ntokn = "x"', 0o600, "tokn"),
        ('["http://db.example"]\ntoken = 5', 0o600, "token"),
        ('["http://db.example"]\nheaders = "x"', 0o600, "headers"),
        ('["http://db.example"]\ntimeout = "soon"', 0o600, "timeout"),
        ('["http://db.example"]\ntimeout = nan', 0o600, "timeout"),
        ('["http://db.example"]\ntimeout = 0', 0o600, "timeout"),
        ('["http://db.example"]\npage_size = 0', 0o600, "page size"),
        ('["http://db.example"]\ntoken = "new\\nline"', 0o600, "header"),
    ],
)
def test_a_credentials_file_that_is_not_understood_is_refused(tmp_path: Path, text: str, mode: int, says: str) -> None:
    """In one line that says what is wrong; a file that others can read is not used."""
    with pytest.raises(InputError, match=says) as caught:
        Connection.from_environment("http://db.example", credentials(tmp_path / "c.toml", text, mode))
    if says in ("tokn", "token", "headers"):
        assert f"{tmp_path}/c.toml" in str(caught.value) and "http://db.example" in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_chromas_own_variables_are_for_chroma_cloud_only() -> None:
    """The key of a Cloud account is sent nowhere else; there, tenant and database may be left to the server."""
    environ = {"CHROMA_API_KEY": TOKEN, "CHROMA_TENANT": "t", "CHROMA_DATABASE": "d"}
    cloud = Connection.from_environment("https://api.trychroma.com", environ)
    assert (cloud.headers, cloud.tenant, cloud.database) == (BOTH, "t", "d")
    for url in ("http://api.trychroma.com", "https://trychroma.com.evil.example", "http://localhost:8000"):
        other = Connection.from_environment(url, environ)
        assert (other.headers, other.tenant, other.database) == ({}, "default_tenant", "default_database")
    assert Connection.from_environment("https://api.trychroma.com", {}).tenant is None
