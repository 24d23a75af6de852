"""What a story depends on, besides the palace itself: the question to which a snapshot is the answer."""

from __future__ import annotations

import json
import os

from daybreak.limits import Limits
from daybreak.wing import normalise_wing
from daybreak_adapters.keeping.fingerprint import BUILT_IN, digest
from daybreak_adapters.palaces.locate import FILE_NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from daybreak_adapters.palaces.server.connection import Connection

__all__ = ("DEFAULT_RULES", "Request", "address_place", "palace_path", "server_place")

DEFAULT_RULES = ("better", BUILT_IN)
"""Name and fingerprint of the default profile, without the time it takes to load one."""


class Request:
    """Palaces (absolute paths of database files, or `server_place`), collection, wing, order key, limits and rules.

    Wings that mean one wing are one request. ``rules``: name and fingerprint of the profile, see `fingerprint.rules_fingerprint`.
    """

    __slots__ = ("collection", "limits", "order_by", "palaces", "rules", "wing")

    def __init__(
        self,
        palaces: Sequence[str],
        collection: str,
        wing: str | None = None,
        order_by: str = "filed_at",
        limits: Limits | None = None,
        rules: tuple[str, str] = DEFAULT_RULES,
    ) -> None:
        self.palaces = tuple(palaces)
        self.collection = collection
        self.wing = (normalise_wing(wing) or wing) if wing else None
        self.order_by = order_by
        self.limits = limits or Limits()
        self.rules = rules

    def as_dict(self) -> dict[str, object]:
        """The request as JSON-ready values; two requests are one when these are equal."""
        return {
            "palaces": list(self.palaces),
            "collection": self.collection,
            "wing": self.wing,
            "order_by": self.order_by,
            "limits": self.limits._asdict(),
            "rules": {"name": self.rules[0], "fingerprint": self.rules[1]},
        }

    @property
    def file_name(self) -> str:
        """Where its snapshot lies in the directory of snapshots; the name tells nothing of the palace."""
        return f"{digest(json.dumps(self.as_dict(), sort_keys=True).encode())}.json"


def palace_path(place: str | os.PathLike[str]) -> str:
    """The absolute path of the database file of a palace; it need not exist."""
    path = os.path.abspath(os.path.expanduser(place))
    return path if os.path.isfile(path) else os.path.join(path, FILE_NAME)


def server_place(connection: Connection) -> str:
    """A database of a server: its address without credentials, tenant and database, as far as they are named."""
    return f"{connection.url}#{connection.tenant or ''}/{connection.database or ''}"


def address_place(address: str) -> str:
    """The same for an address and what the environment says of it. Raises `InputError`."""
    from daybreak_adapters.palaces.server.connection import Connection

    return server_place(Connection.from_environment(address))
