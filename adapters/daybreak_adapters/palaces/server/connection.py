"""How a Chroma server is reached: address, tenant, database, credentials, TLS, timeouts.

Credentials come from the environment or from files, never from arguments of a command:

    DAYBREAK_TOKEN, DAYBREAK_TOKEN_FILE   a token; sent to the one server that DAYBREAK_TOKEN_URL names, or that is opened
    DAYBREAK_TOKEN_HEADER                 ``x-chroma-token`` or ``authorization``; without it both are sent
    DAYBREAK_TENANT, DAYBREAK_DATABASE    instead of Chroma's defaults
    DAYBREAK_CA_FILE                      certificates of authorities (PEM) to trust besides the usual ones
    DAYBREAK_TIMEOUT, DAYBREAK_PAGE_SIZE  seconds one request may take; drawers a page
    DAYBREAK_CREDENTIALS                  another place of the credentials file (see `credentials`)
    CHROMA_API_KEY, CHROMA_TENANT, CHROMA_DATABASE   Chroma Cloud's own names; read for ``*.trychroma.com`` only
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from daybreak.errors import InputError
from daybreak_adapters.palaces.server.address import is_cloud, split_url
from daybreak_adapters.palaces.server.credentials import credentials_for

__all__ = ("API", "DEFAULT_DATABASE", "DEFAULT_TENANT", "PAGE_SIZE", "TIMEOUT", "Connection")

DEFAULT_TENANT = "default_tenant"
DEFAULT_DATABASE = "default_database"
API = "/api/v2"
TIMEOUT = 30.0
PAGE_SIZE = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Connection:
    """Where a Chroma server is and how it is spoken to; a value, opened by `palaces.server.http`.

    ``url``: scheme, host, port and path prefix, without credentials; this is what messages name. ``tenant``: ``None`` asks the server which
    tenant (and, with ``database`` ``None``, which database) the token belongs to. ``headers``: sent with every request; never shown.
    ``ca_file``: PEM file of further authorities; certificates are always verified. ``timeout``: seconds one request may take as a whole.
    ``page_size``: most drawers asked for at once, 1 to 10,000; shrinks by itself where a server refuses it.

    Raises `InputError` for an address or a number that cannot be meant.
    """

    url: str
    tenant: str | None = DEFAULT_TENANT
    database: str | None = DEFAULT_DATABASE
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    ca_file: str | None = None
    timeout: float = TIMEOUT
    page_size: int = PAGE_SIZE

    def __post_init__(self) -> None:
        address, authorization = split_url(self.url)
        object.__setattr__(self, "url", address)
        if authorization and not any(name.casefold() == "authorization" for name in self.headers):
            object.__setattr__(self, "headers", {**self.headers, "Authorization": authorization})
        if not (math.isfinite(self.timeout) and self.timeout > 0):
            raise InputError(f"the timeout of {self.url} is {self.timeout!r}: give seconds above 0")
        if not 1 <= self.page_size <= 10_000:
            raise InputError(f"the page size of {self.url} is {self.page_size!r}: give a whole number from 1 to 10000")
        for name, value in self.headers.items():
            if not (name.isascii() and name.isprintable() and value.isprintable() and value.isascii()):
                raise InputError(f"the header {name!r} for {self.url} holds characters that no header may hold")

    @classmethod
    def from_environment(cls, url: str, environ: Mapping[str, str] | None = None, *, alone: bool = True) -> Connection:
        """The connection to ``url`` with what environment and credentials file say of it.

        ``alone``: no other server is opened in this run. Otherwise a token that does not say which server it is for (no
        ``DAYBREAK_TOKEN_URL``) is an `InputError`: it would be shown to all of them.
        """
        environ = os.environ if environ is None else environ
        address, authorization = split_url(url)
        known = credentials_for(address, environ, alone=alone, cloud=is_cloud(address))
        headers = dict(known.headers)
        if authorization:
            headers["Authorization"] = authorization
        unnamed = (None, None) if is_cloud(address) else (DEFAULT_TENANT, DEFAULT_DATABASE)
        return cls(
            url=address,
            tenant=known.tenant or unnamed[0],
            database=known.database or unnamed[1],
            headers=headers,
            ca_file=known.ca_file,
            timeout=TIMEOUT if known.timeout is None else known.timeout,
            page_size=PAGE_SIZE if known.page_size is None else known.page_size,
        )

    @property
    def api(self) -> str:
        """The address that all paths of the HTTP API are appended to."""
        return self.url if self.url.endswith(API) else self.url + API

    @property
    def is_secure(self) -> bool:
        """Whether requests travel encrypted."""
        return self.url.startswith("https:")
