"""Selecting again after a change, without reading or judging again what is known.

A selection is *replayed*: the whole pipeline runs, but a drawer whose version is known comes from `Memory` instead of the store, and a
text that is known keeps its verdict. So the result is that of a fresh selection by construction, whatever the change shifts in budgets
and closed sources; only drawers that the replay reaches and does not know cost anything.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from daybreak.drawer import Drawer, importance

if TYPE_CHECKING:
    from daybreak.judging.rules import Verdict

__all__ = ("Memory",)

BUDGET = 8_000_000
"""Characters of texts and bodies that one memory keeps; what goes beyond is read again, which costs time but never the result."""


class Memory:
    """What earlier selections with one wing, order, and rules profile found out; never share it between different ones.

    ``pulled``: drawers that a palace had to read, ``judged``: texts that had to be judged, both since `begin`. One selection at a time.
    """

    __slots__ = ("_known", "_round", "_size", "budget", "judged", "pulled")

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.pulled = 0
        self.judged = 0
        self._known: dict[str, _Known] = {}
        self._round = 0
        self._size = 0

    def __len__(self) -> int:
        """How many drawers are known."""
        return len(self._known)

    def begin(self) -> None:
        """Start a selection."""
        self._round += 1
        self.pulled = self.judged = 0

    def end(self) -> None:
        """The selection is complete: forget what it did not reach, so that memory stays within one window."""
        self._known = {name: known for name, known in self._known.items() if known.round == self._round}
        self._size = sum(known.size for known in self._known.values())

    def doubt(self) -> None:
        """Trust no version any more: every drawer is read again, and keeps its verdict where its text is the same."""
        for known in self._known.values():
            known.version = None

    def recall(self, name: str, version: Hashable) -> Drawer | None:
        """The drawer of this id, when it is known at this very version; for a palace, before it reads one."""
        known = self._known.get(name)
        if known is None or known.version is None or known.version != version:
            return None
        known.round = self._round
        return known.drawer

    def note(self, drawer: Drawer, version: Hashable) -> None:
        """A palace has read a drawer at this version. The version must change whenever anything of the drawer does."""
        self.pulled += 1
        known = self._known.get(drawer.id)
        if known is not None and known.holds(drawer):
            known.drawer, known.version, known.round = drawer, version, self._round
        else:
            self._keep(_Known(drawer, version, self._round))

    def judgement(self, drawer: Drawer) -> tuple[str, Verdict] | None:
        """The normalised body and the verdict of a drawer with exactly this text and weight: rules read nothing else."""
        known = self._known.get(drawer.id)
        if known is None or known.verdict is None or not known.holds(drawer):
            return None
        known.round = self._round
        return known.body, known.verdict

    def judge(self, drawer: Drawer, body: str, verdict: Verdict) -> None:
        """A drawer was judged."""
        self.judged += 1
        known = self._known.get(drawer.id)
        if known is None or not known.holds(drawer):
            known = _Known(drawer, None, self._round)
            if not self._keep(known):
                return
        known.body, known.verdict = body, verdict

    def _keep(self, known: _Known) -> bool:
        """Keep an entry in place of another of its id, as far as there is room."""
        former = self._known.pop(known.drawer.id, None)
        if former is not None:
            self._size -= former.size
        if self._size + known.size > self.budget:
            return False
        self._known[known.drawer.id] = known
        self._size += known.size
        return True


class _Known:
    """One drawer: ``version`` is ``None`` where the palace tells none; ``round``: the selection that reached it last."""

    __slots__ = ("body", "drawer", "round", "verdict", "version")

    def __init__(self, drawer: Drawer, version: Hashable, reached: int) -> None:
        self.drawer = drawer
        self.version = version
        self.round = reached
        self.body = ""
        self.verdict: Verdict | None = None

    def holds(self, drawer: Drawer) -> bool:
        """Whether a verdict on the drawer that is known is one on this drawer."""
        return self.drawer.text == drawer.text and importance(self.drawer.metadata) == importance(drawer.metadata)

    @property
    def size(self) -> int:
        return 2 * len(self.drawer.text or "")  # the body that is to come is no longer than the text
