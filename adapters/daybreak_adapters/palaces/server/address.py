"""Addresses of Chroma servers: apart from their credentials, in one spelling."""

from __future__ import annotations

from base64 import b64encode
from urllib.parse import unquote, urlsplit, urlunsplit

from daybreak.errors import InputError

__all__ = ("is_cloud", "speaks_for", "split_url")

CLOUD = "trychroma.com"
PORTS = {"http": 80, "https": 443}


def split_url(url: str) -> tuple[str, str | None]:
    """An address without credentials, query and fragment, and the ``Authorization`` that its credentials mean.

    The path prefix stays; a closing ``/`` and the port that the scheme implies go. Raises `InputError`, whose message never repeats the
    address: it may hold a password.
    """
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise InputError("the address of the Chroma server cannot be read: give http(s)://host:port/path") from None
    if parts.scheme not in PORTS or not host or not (parts.netloc + parts.path).isprintable() or " " in parts.netloc + parts.path:
        raise InputError("the address of a Chroma server is of the form http(s)://host:port/path")
    netloc = f"[{host}]" if ":" in host else host
    if port is not None and port != PORTS[parts.scheme]:
        netloc = f"{netloc}:{port}"
    address = urlunsplit((parts.scheme, netloc, parts.path.rstrip("/"), "", ""))
    if parts.username is None and parts.password is None:
        return address, None
    pair = f"{unquote(parts.username or '')}:{unquote(parts.password or '')}"
    return address, "Basic " + b64encode(pair.encode()).decode("ascii")


def speaks_for(owner: str, address: str) -> bool:
    """Whether credentials filed under ``owner`` are meant for ``address`` (from `split_url`): the same place, or one below it."""
    try:
        owner, _ = split_url(owner)
    except InputError:
        return False
    return address == owner or address.startswith(owner + "/")


def is_cloud(address: str) -> bool:
    """Whether an address is one of Chroma Cloud."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    return parts.scheme == "https" and (host == CLOUD or host.endswith("." + CLOUD))
