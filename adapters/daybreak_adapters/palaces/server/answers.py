"""What a collection answers, checked: whoever answers may not be a Chroma."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from daybreak.drawer import HEAD
from daybreak_adapters.palaces.server.failures import NotChroma

__all__ = ("Held", "held", "number")


@dataclass(frozen=True, slots=True)
class Held:
    """A drawer as the collection holds it now. ``text``: at most `HEAD` characters; ``None`` also when it was not asked for."""

    id: str
    metadata: Mapping[str, object]
    text: str | None = None


def number(answer: object) -> int:
    """A number of drawers. Raises `NotChroma`."""
    if not isinstance(answer, int) or isinstance(answer, bool) or answer < 0:
        raise NotChroma("no number of drawers in its answer")
    return answer


def held(answer: object) -> list[Held]:
    """The drawers of an answer to ``get``. Raises `NotChroma`."""
    ids = answer.get("ids") if isinstance(answer, Mapping) else None
    if not isinstance(answer, Mapping) or not isinstance(ids, list) or not all(isinstance(identifier, str) for identifier in ids):
        raise NotChroma("no list of ids in its answer")
    metadatas, texts = answer.get("metadatas"), answer.get("documents")
    if any(isinstance(column, list) and len(column) != len(ids) for column in (metadatas, texts)):
        raise NotChroma("columns of different lengths in its answer")
    return [
        Held(
            id=identifier,
            metadata=metadatas[row] if isinstance(metadatas, list) and isinstance(metadatas[row], Mapping) else {},
            text=texts[row][:HEAD] if isinstance(texts, list) and isinstance(texts[row], str) else None,
        )
        for row, identifier in enumerate(ids)
    ]
