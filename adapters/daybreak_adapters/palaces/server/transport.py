"""HTTP connections to one Chroma server: verified, through the proxy that the environment names, of bounded answers."""

from __future__ import annotations

import json
import os
import ssl
from urllib.parse import unquote, urlsplit

import httpcore

from daybreak.errors import InputError
from daybreak_adapters.palaces.server.connection import Connection
from daybreak_adapters.palaces.server.failures import NotChroma, TooLarge

__all__ = ("headers", "parsed", "pool", "whole")

LARGEST_ANSWER = 64 << 20
"""Bytes of the largest answer that is held; a larger one is asked for again in parts."""

CONNECTIONS = 8
IDLE_SECONDS = 30.0
AGENT = "daybreak"
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def headers(connection: Connection) -> dict[str, str]:
    return {"user-agent": AGENT, "accept": "application/json", "content-type": "application/json", **connection.headers}


def pool(connection: Connection) -> httpcore.AsyncConnectionPool:
    """New connections of its own for one collection, through the proxy that the environment names."""
    settings = {"ssl_context": tls(connection), "max_connections": CONNECTIONS, "keepalive_expiry": IDLE_SECONDS}
    return httpcore.AsyncConnectionPool(proxy=proxy_for(connection.url), **settings)  # type: ignore[arg-type]


def tls(connection: Connection) -> ssl.SSLContext:
    """Settings that verify certificates and host names, always."""
    if not connection.is_secure:
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; trusts nobody, and spares reading the authorities (20 ms)
    try:
        import certifi  # only where TLS is spoken

        context = ssl.create_default_context(cafile=os.environ.get("SSL_CERT_FILE") or certifi.where())
        context.load_default_certs()
        if connection.ca_file:
            if not os.path.isfile(os.path.expanduser(connection.ca_file)):  # a device would never end
                raise FileNotFoundError(connection.ca_file)
            context.load_verify_locations(cafile=os.path.expanduser(connection.ca_file))
    except (OSError, ssl.SSLError) as error:
        file = connection.ca_file or "SSL_CERT_FILE"
        raise InputError(f"{connection.url}: the certificates in {file} cannot be read: {error.strerror or error}") from None
    return context


def proxy_for(url: str) -> httpcore.Proxy | None:
    """The proxy for an address by the usual environment variables, if any; never one to this machine."""
    if not any(name.casefold().endswith("_proxy") for name in os.environ):
        return None
    from urllib.request import getproxies, proxy_bypass  # 50 ms, for few

    parts = urlsplit(url)
    host = parts.hostname or ""
    proxies = getproxies()
    proxy = proxies.get(parts.scheme) or proxies.get("all")
    if not proxy or host in LOOPBACK or proxy_bypass(parts.netloc):
        return None
    given = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    auth = (unquote(given.username or ""), unquote(given.password or "")) if given.username is not None else None
    return httpcore.Proxy(given._replace(netloc=given.netloc.rpartition("@")[2]).geturl(), auth=auth)


async def whole(response: httpcore.Response) -> bytes:
    """The body of an answer, refused when it is larger than we are willing to hold."""
    pieces, size = [], 0
    async for piece in response.aiter_stream():
        pieces.append(piece)
        size += len(piece)
        if size > LARGEST_ANSWER:
            raise TooLarge(f"an answer of more than {LARGEST_ANSWER >> 20} MiB")
    return b"".join(pieces)


def parsed(answer: bytes) -> object:
    try:
        return json.loads(answer)
    except (ValueError, RecursionError):
        raise NotChroma("no JSON") from None
