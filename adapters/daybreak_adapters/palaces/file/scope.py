"""What a wake-up reads of a Chroma file, as SQL: one place where conditions on a drawer's row are written.

Every condition is about an expression for ``embeddings.id`` and binds its values by name in `Scope.parameters`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from daybreak.drawer import WEIGHT_KEYS
from daybreak.ports import Window
from daybreak_adapters.palaces.file.schema import Collection

if TYPE_CHECKING:
    from daybreak_adapters.palaces.file.rows import Row

__all__ = ("Scope",)

MOST_CLOSED = 10_000
"""Closed sources that are left out by SQL, which binds each: the pipeline skips those of the others."""


class Scope:
    """The collection, the window, and the stored spellings of the wing that was asked for (``None``: every wing).

    ``parents``: some drawers name a parent. ``weighted``: some may carry a weight. ``finished``: nothing more can be examined.
    ``closed_when_asked``: see `all_closed`. ``touched``: drawers whose stored row does not count, because the log has another; ``logged``:
    the rows that stand instead, in candidate order.
    """

    __slots__ = (
        "closed_when_asked",
        "collection",
        "finished",
        "logged",
        "parameters",
        "parents",
        "touched",
        "weighted",
        "window",
        "wings",
    )

    def __init__(self, collection: Collection, window: Window, wings: tuple[str, ...] | None = None, parents: bool = False) -> None:
        self.collection = collection
        self.window = window
        self.wings = wings
        self.parents = parents
        self.weighted = True
        self.finished = False
        self.closed_when_asked = 0
        self.touched: frozenset[str] = frozenset()
        self.logged: Sequence[Row] = ()
        self.parameters: dict[str, object] = {"segment": collection.segment, "order": window.order_by}
        if self.wings is not None:
            self._bind("wing", self.wings)

    @property
    def keys(self) -> frozenset[str]:
        """The metadata keys that are worth a look in each row: a palace seldom has all that the pipeline reads.

        No index tells of booleans: where nothing but booleans stands for weights, which weigh nothing, they are not read.
        """
        absent = {"parent_drawer_id"} if not self.parents else set[str]()
        if not self.weighted:
            absent.update(WEIGHT_KEYS)
        return self.window.keys - (absent - {self.window.order_by})

    def conditions(self, drawer: str, level: float | None) -> str:
        """Conditions on the row ``drawer``, each opening with ``and``: wing, closed sources, and its weight where one is asked for."""
        return f"{self._in_wing(drawer)} {self._not_closed(drawer)} {self._of_level(drawer, level)}"

    def sources(self, drawer: str) -> str:
        """Two columns of the row ``drawer``: the file and the parent that it names, null where it names none; see `rows.row_source`."""
        named = "(select s.string_value from embedding_metadata s where s.id={} and s.key='{}')"
        return f"{named.format(drawer, 'source_file')}, {named.format(drawer, 'parent_drawer_id') if self.parents else 'null'}"

    def _in_wing(self, drawer: str) -> str:
        if self.wings is None:
            return ""
        names = self._names("wing", len(self.wings))
        single = f"exists(select 1 from embedding_metadata w where w.id={drawer} and w.key='wing' and w.string_value in ({names}))"
        if not self.collection.arrays:
            return f"and {single}"
        listed = f"exists(select 1 from embedding_metadata_array w where w.id={drawer} and w.key='wing' and w.string_value in ({names}))"
        return f"and ({single} or {listed})"

    def _not_closed(self, drawer: str) -> str:
        closed = sorted(self.window.closed)[:MOST_CLOSED]
        if not closed:
            return ""
        self._bind("closed", closed)
        names = self._names("closed", len(closed))
        file = f"select 1 from embedding_metadata s where s.id={drawer} and s.key='source_file'"
        condition = f"and not exists({file} and replace(s.string_value, '\\', '/') in ({names}))"
        if self.parents:
            parent = f"select 1 from embedding_metadata p where p.id={drawer} and p.key='parent_drawer_id' and p.string_value in ({names})"
            condition += f" and not (exists({parent}) and not exists({file} and s.string_value > ''))"
        return condition

    def _of_level(self, drawer: str, level: float | None) -> str:
        if level is None:
            return ""
        self.parameters["level"] = level
        return f"and {self.weight(drawer)} = :level"

    def weight(self, drawer: str) -> str:
        """The importance of the row (section 1), by way of the SQL function ``weight``: the first weight key that is present decides."""
        stored = []
        for key in WEIGHT_KEYS:
            boolean = "case when i.bool_value is not null then 'a boolean' end"
            value = f"coalesce(cast(i.string_value as blob), i.int_value, i.float_value, {boolean})"
            stored.append(f"(select {value} from embedding_metadata i where i.id={drawer} and i.key='{key}')")
            if self.collection.arrays:
                stored.append(f"(select 'a list' from embedding_metadata_array i where i.id={drawer} and i.key='{key}' limit 1)")
        return f"weight(coalesce({', '.join(stored)}))"

    def _bind(self, name: str, values: Iterable[object]) -> None:
        self.parameters.update({f"{name}{number}": value for number, value in enumerate(values)})

    def _names(self, name: str, count: int) -> str:
        return ",".join(f":{name}{number}" for number in range(count))
