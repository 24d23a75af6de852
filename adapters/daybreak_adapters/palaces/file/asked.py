"""What a caller asked for by name, a wing or an order key: the stored names of it, or an error that says what there is."""

from __future__ import annotations

import sqlite3

from daybreak.drawer import WEIGHT_KEYS
from daybreak.errors import UnknownOrderKey
from daybreak.ports import FILED_AT
from daybreak.wing import unknown_wing, wing_matches
from daybreak_adapters.palaces.file.hydration import DOCUMENT
from daybreak_adapters.palaces.file.pending import Pending
from daybreak_adapters.palaces.file.probes import carries, filed_under, lists, wing_names
from daybreak_adapters.palaces.file.rows import wanted
from daybreak_adapters.palaces.file.scope import Scope

__all__ = ("check_order_key", "wings")


def check_order_key(connection: sqlite3.Connection, scope: Scope, path: str, pending: Pending | None) -> None:
    """Raise `UnknownOrderKey` when no drawer carries the key of the order, logged ones included."""
    key = scope.window.order_by
    if key in (FILED_AT, *WEIGHT_KEYS) or (key != DOCUMENT and carries(connection, key, scope, ("string", "int", "float", "bool"))):
        return
    logged = pending.drawers.values() if pending else ()
    if not lists(connection, key, scope) and not any(key in drawer.metadata for drawer in logged):
        raise UnknownOrderKey(f"no drawer of palace {path} carries the key {key!r}: order by filed_at or authored_at")


def wings(connection: sqlite3.Connection, scope: Scope, path: str, pending: Pending | None) -> tuple[str, ...] | None:
    """The stored spellings of the wing that was asked for, ``None`` when none was. Raises `UnknownWing` when nothing is filed under it."""
    asked = scope.window.wing
    if not asked:
        return None
    touched = pending.touched if pending else frozenset()
    stored = set(wing_names(connection, scope.collection))
    matching = tuple(sorted(name for name in stored if wing_matches(asked, name)))
    if (pending and pending.rows) or is_filed(connection, Scope(scope.collection, scope.window, matching), touched):
        return matching
    filed = [name for name in stored if is_filed(connection, Scope(scope.collection, scope.window, (name,)), touched)]
    raise unknown_wing(path, asked, filed)


def is_filed(connection: sqlite3.Connection, scope: Scope, touched: frozenset[str]) -> bool:
    """Whether a drawer is filed under the wing in scope; one that a logged write touches may not be any more."""
    numbers = filed_under(connection, scope, len(touched) + 1)
    return any(row.id not in touched for row in wanted(connection, scope, None, numbers))
