"""Tokens and headers for Chroma servers, from the environment and from files that only their owner can read.

The credentials file (``DAYBREAK_CREDENTIALS``, else ``credentials.toml`` in Daybreak's configuration directory) has one table per server:

    ["https://db.example/chroma"]
    token = "..."                       # or: token_file = "/run/secrets/chroma"
    token_header = "x-chroma-token"     # or "authorization"; without it both are sent
    headers = { "CF-Access-Client-Id" = "..." }
    tenant = "team"
    database = "palace"
    ca_file = "/etc/ssl/team.pem"

A table speaks for every address that equals its name or continues it after a ``/``; the longest one wins. A token that says which server
it is for is never sent to another one.
"""

from __future__ import annotations

import math
import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from daybreak.errors import InputError
from daybreak_adapters.palaces.server.address import speaks_for
from daybreak_adapters.palaces.small_file import read_small

__all__ = ("Credentials", "credentials_for")

TOKEN_HEADERS = ("x-chroma-token", "authorization")
LARGEST_SECRET = 1_000_000

KINDS: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("token", "token_file", "token_header", "tenant", "database", "ca_file"), str),
    **dict.fromkeys(("timeout", "page_size"), (int, float)),
    "headers": dict,
}
"""What a table may say, and as what kind of value."""

GIVEN = {str: "a text", (int, float): "a number", dict: "a table of names and values"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials:
    """What is known of one server; ``None`` where nothing is said. ``headers`` are never shown."""

    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    tenant: str | None = None
    database: str | None = None
    ca_file: str | None = None
    timeout: float | None = None
    page_size: int | None = None


def credentials_for(address: str, environ: Mapping[str, str], *, alone: bool, cloud: bool) -> Credentials:
    """What the environment says of the server at ``address``, and the credentials file where the environment is silent.

    ``alone`` and ``cloud``: see `Connection.from_environment`. Raises `InputError` for a file that is missing, readable by others or
    not understood, and for a token that could reach the wrong server.
    """
    table = file_table(address, environ)
    header = chosen_header(environ.get("DAYBREAK_TOKEN_HEADER") or text(table, "token_header"))
    token = environment_token(address, environ, alone=alone)
    if token is None:
        token = table_token(table) or (environ.get("CHROMA_API_KEY") if cloud else None)
    headers = {name: str(value) for name, value in table_headers(table).items()}
    if token:
        headers |= token_headers(token.strip(), header)
    return Credentials(
        headers=headers,
        tenant=environ.get("DAYBREAK_TENANT") or text(table, "tenant") or (environ.get("CHROMA_TENANT") if cloud else None),
        database=environ.get("DAYBREAK_DATABASE") or text(table, "database") or (environ.get("CHROMA_DATABASE") if cloud else None),
        ca_file=environ.get("DAYBREAK_CA_FILE") or text(table, "ca_file"),
        timeout=number(environ.get("DAYBREAK_TIMEOUT") or table.get("timeout"), "timeout"),
        page_size=whole(number(environ.get("DAYBREAK_PAGE_SIZE") or table.get("page_size"), "page size")),
    )


def environment_token(address: str, environ: Mapping[str, str], *, alone: bool) -> str | None:
    """The token of the environment, when it is meant for this server."""
    token, path = environ.get("DAYBREAK_TOKEN"), environ.get("DAYBREAK_TOKEN_FILE")
    if not token and not path:
        return None
    owner = environ.get("DAYBREAK_TOKEN_URL", "")
    if owner and "://" not in owner:
        raise InputError("DAYBREAK_TOKEN_URL is no address: give the http:// or https:// address of the server that the token is for")
    if owner and not speaks_for(owner, address):
        return None
    if not owner and not alone:
        raise InputError("several servers and one DAYBREAK_TOKEN: say with DAYBREAK_TOKEN_URL which server it is for")
    return token or secret(Path(path or "").expanduser(), "named by DAYBREAK_TOKEN_FILE").strip()


def token_headers(token: str, header: str | None) -> dict[str, str]:
    """The headers that carry a token: Chroma Cloud and proxies made for Chroma read the first, most others the second."""
    both = {"x-chroma-token": token, "authorization": f"Bearer {token}"}
    return {name: value for name, value in both.items() if header in (None, name)}


def chosen_header(name: str | None) -> str | None:
    if name is None or name.strip().casefold() in TOKEN_HEADERS:
        return name and name.strip().casefold()
    raise InputError(f"the token header is {name!r}: give x-chroma-token or authorization")


def file_table(address: str, environ: Mapping[str, str]) -> Mapping[str, object]:
    """The table of the credentials file that speaks for a server; empty where there is none."""
    named = environ.get("DAYBREAK_CREDENTIALS")
    path = Path(named).expanduser() if named else default_file(environ)
    if not named and not path.exists():
        return {}
    try:
        tables = tomllib.loads(secret(path, "named by DAYBREAK_CREDENTIALS" if named else "where credentials are looked for", private=True))
    except tomllib.TOMLDecodeError:
        raise InputError(f"{path} is no TOML: mend it or set DAYBREAK_CREDENTIALS to another file") from None
    mine = max((owner for owner, table in tables.items() if isinstance(table, dict) and speaks_for(owner, address)), key=len, default=None)
    table: dict[str, object] = tables[mine] if mine is not None else {}
    for key, value in table.items():
        if key not in KINDS:
            raise InputError(f"{path} says {key!r} of {mine}: known are {', '.join(sorted(KINDS))}")
        if not isinstance(value, KINDS[key]) or isinstance(value, bool):
            raise InputError(f"{key} of {mine} in {path} is {type(value).__name__}: give {GIVEN[KINDS[key]]}")
    return table


def default_file(environ: Mapping[str, str]) -> Path:
    from platformdirs import user_config_path  # 20 ms that a wake-up from a file need not pay

    return user_config_path("daybreak", appauthor=False) / "credentials.toml"


def secret(path: Path, named_by: str, *, private: bool = False) -> str:
    """The text of a file; a ``private`` one may be read by its owner only (mounted container secrets seldom are, so tokens need not)."""
    try:
        mode = path.stat().st_mode
        if private and os.name == "posix" and stat.S_IMODE(mode) & 0o077:
            raise InputError(f"{path} can be read by others: chmod 600 it")
        content = read_small(path, LARGEST_SECRET)
        if len(content) > LARGEST_SECRET:
            raise InputError(f"{path} is larger than {LARGEST_SECRET:,} bytes: that is no token, and no credentials file")
        return content.decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "no UTF-8"
        raise InputError(f"{path} cannot be read: {reason}; it is {named_by}") from None


def table_token(table: Mapping[str, object]) -> str | None:
    path = text(table, "token_file")
    return text(table, "token") or (secret(Path(path).expanduser(), "the token_file of the credentials file") if path else None)


def table_headers(table: Mapping[str, object]) -> Mapping[str, object]:
    headers = table.get("headers", {})
    return headers if isinstance(headers, dict) else {}


def text(table: Mapping[str, object], key: str) -> str | None:
    value = table.get(key)
    return value if isinstance(value, str) and value else None


def number(value: object, what: str) -> float | None:
    if value is None or value == "":
        return None
    try:
        given = float(str(value))
    except ValueError:
        given = math.nan
    if not math.isfinite(given):
        raise InputError(f"the {what} for a Chroma server is {value!r}: give a number")
    return given


def whole(value: float | None) -> int | None:
    return None if value is None else int(value)
