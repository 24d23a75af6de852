"""One collection of a Chroma server, read through its HTTP API (v2).

Why not chromadb's own async client: it keeps one HTTP client per event loop for all servers, with the first caller's token in it, does
not verify certificates unless told, never times out, drops the status of an answer that is not Chroma's (a proxy's 401 looks like its 502)
and costs half a second and some 100 MB to import. Three read-only requests are all that a palace needs. httpcore is what httpx stands on;
importing it alone spares the start of a wake-up another 100 ms.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self
from urllib.parse import quote

import httpcore

from daybreak.errors import DaybreakError, InputError, UnknownCollection
from daybreak.wing import close_names
from daybreak_adapters.palaces.server.connection import DEFAULT_DATABASE, DEFAULT_TENANT, Connection
from daybreak_adapters.palaces.server.failures import NotChroma, Refusal, is_gone
from daybreak_adapters.palaces.server.transport import headers, parsed, pool, whole

__all__ = ("HttpCollection",)


class HttpCollection:
    """A collection as the palace reads it: ``count()`` and ``get()``, with the parameters of chromadb's ``AsyncCollection``.

    Opening it sends nothing; `resolve` asks for the collection's id. Every instance has its own connections, headers and TLS settings:
    a token is sent to the server of its `Connection` only, and redirects are not followed.
    """

    def __init__(self, connection: Connection, name: str) -> None:
        self.connection = connection
        self.name = name
        self.tenant = connection.tenant or DEFAULT_TENANT
        self.database = connection.database or DEFAULT_DATABASE
        self.id = ""
        self._named = connection.tenant is not None and connection.database is not None
        self._headers = [(name.encode("ascii"), value.encode("ascii")) for name, value in headers(connection).items()]
        self._stack = AsyncExitStack()
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all connections; the collection may be used again and opens new ones then."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.aclose()

    async def resolve(self) -> str:
        """Ask for the id that the collection's name stands for now; another one than last time means that it was recreated.

        Raises `InputError` that says whether tenant, database or collection is unknown.
        """
        if not self._named:
            await self._ask_who_we_are()
        try:
            found = await self.ask("GET", f"{self._home()}/collections/{segment(self.name)}")
        except Refusal as refusal:
            raise (await self._missing(refusal)) or refusal from None
        identifier = found.get("id") if isinstance(found, dict) else None
        if not isinstance(identifier, str) or not identifier:
            raise NotChroma("no collection id in its answer")
        self.id = identifier
        return identifier

    async def count(self) -> int:
        """How many drawers the collection holds."""
        total = await self.ask("GET", f"{self._home()}/collections/{segment(self.id)}/count")
        if not isinstance(total, int) or isinstance(total, bool) or total < 0:
            raise NotChroma("no number of drawers in its answer")
        return total

    async def get(
        self,
        ids: Sequence[str] | None = None,
        *,
        limit: int | None = None,
        offset: int | None = None,
        include: Sequence[str] = (),
        where: Mapping[str, object] | None = None,
        where_document: Mapping[str, object] | None = None,
    ) -> Mapping[str, object]:
        """Drawers by id, or a page of them in insertion order: ``{"ids": [...], "metadatas": [...], "documents": [...]}``.

        ``where``, ``where_document``: only those, in Chroma's language.
        """
        wanted: dict[str, object] = {"ids": None if ids is None else list(ids), "limit": limit, "offset": offset, "include": list(include)}
        wanted |= {name: value for name, value in (("where", where), ("where_document", where_document)) if value is not None}
        found = await self.ask("POST", f"{self._home()}/collections/{segment(self.id)}/get", wanted)
        if not isinstance(found, dict):
            raise NotChroma("no drawers in its answer")
        return found

    async def ask(self, method: str, path: str, body: object = None) -> object:
        """One request. Raises `Refusal`, `NotChroma`, `TooLarge` or httpcore's own exceptions; retries nothing."""
        if self._pool is None:
            self._pool = pool(self.connection)
        content = None if body is None else json.dumps(body).encode()
        async with self._pool.stream(method, self.connection.api + path, headers=self._headers, content=content) as response:
            answer = await whole(response)
            status = response.status
        if 200 <= status < 300:
            return parsed(answer)
        raise self._refused(status, answer)

    def _home(self) -> str:
        return f"/tenants/{segment(self.tenant)}/databases/{segment(self.database)}"

    async def _ask_who_we_are(self) -> None:
        """Let the server say which tenant and database the token opens (Chroma Cloud needs neither to be told)."""
        identity = await self.ask("GET", "/auth/identity")
        if not isinstance(identity, dict):
            raise NotChroma("no identity in its answer")
        if self.connection.tenant is None and isinstance(identity.get("tenant"), str) and identity["tenant"] not in ("", "*"):
            self.tenant = identity["tenant"]
        databases = identity.get("databases")
        if self.connection.database is None and isinstance(databases, list) and len(databases) == 1 and databases[0] != "*":
            self.database = str(databases[0])
        self._named = True

    def _refused(self, status: int, answer: bytes) -> Refusal:
        """The refusal that an answer means, with Chroma's own words where they are Chroma's, less what we sent in confidence."""
        try:
            said = json.loads(answer)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or not isinstance(said.get("error"), str):
            return Refusal(status)
        # What cannot be seen goes first: it could stand between the letters of a secret.
        message = "".join(filter(str.isprintable, " ".join(str(said.get("message") or "").split())))
        for secret in self.connection.headers.values():
            for part in secret.split():
                if len(part) > len("Bearer"):
                    message = re.sub(re.escape(part), "...", message, flags=re.IGNORECASE)
        return Refusal(status, said["error"], message)

    async def _missing(self, refusal: Refusal) -> DaybreakError | None:
        """What is not there when the collection was not found: Chroma answers the same whichever of the three it is."""
        if not is_gone(refusal):
            return None
        tenant = f"/tenants/{segment(self.tenant)}"
        for path, what, name in ((tenant, "tenant", self.tenant), (self._home(), "database", self.database)):
            try:
                await self.ask("GET", path)
            except Refusal as denied:
                if is_gone(denied):
                    return InputError(f"{self.connection.url} has no {what} {name!r}: set DAYBREAK_{what.upper()}")
        names = await self._collections()
        there = f"it has {', '.join(map(repr, close_names(self.name, names)))}" if names else "it has none"
        return UnknownCollection(f"{self.connection.url} has no collection {self.name!r} in database {self.database!r}: {there}")

    async def _collections(self) -> list[str]:
        try:
            found = await self.ask("GET", f"{self._home()}/collections?limit=100")
        except (Refusal, NotChroma):
            return []
        return [str(entry.get("name")) for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


def segment(name: str) -> str:
    """A name as one segment of a path: a ``/`` in it must not lead elsewhere."""
    return quote(name, safe="")
