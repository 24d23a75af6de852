"""Semantic search (L3) through a collection's own embedding function, where a program holds one. Nothing is ever downloaded for it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from daybreak.errors import InputError
from daybreak_adapters.palaces.server.answers import Held, held
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.server.failures import NotChroma

__all__ = ("nearest",)

INSTEAD = "search for words instead (leave semantic out)"


async def nearest(calls: Calls, query: str, most: int) -> list[tuple[Held, float]]:
    """Up to ``most`` drawers and their distance from the query, the nearest first. Raises `InputError` where there is nothing to ask."""
    collection = calls.collection
    if not hasattr(collection, "query"):
        raise InputError(
            f"{calls.address}: semantic search takes the embedding function of the program that filled the collection, "
            f"which an address does not have: {INSTEAD}, or open the collection in a program"
        )
    if (lack := lacking(getattr(collection, "_embedding_function", None))) is not None:
        raise InputError(f"{calls.address}: {lack}: {INSTEAD}")

    def ask() -> Any:
        return collection.query(query_texts=[query], n_results=most, include=["documents", "metadatas", "distances"])

    return await calls.read(ask, ranked)


def lacking(function: Any) -> str | None:
    """Why an embedding function cannot be asked, ``None`` when it can."""
    if function is None:
        return "the collection was opened without an embedding function"
    name = getattr(function, "name", None)
    if (name() if callable(name) else "") not in ("default", "onnx_mini_lm_l6_v2"):
        return None
    from chromadb.utils.embedding_functions.onnx_mini_lm_l6_v2 import ONNXMiniLM_L6_V2 as Model  # loaded: its collection is at hand

    if os.path.exists(os.path.join(Model.DOWNLOAD_PATH, Model.EXTRACTED_FOLDER_NAME, "model.onnx")):
        return None
    return f"the model of its embedding function ({Model.MODEL_NAME}) is not on this machine, and is not downloaded from here"


def ranked(answer: object) -> list[tuple[Held, float]]:
    """The drawers of an answer to ``query`` with their distances. Raises `NotChroma`."""
    if not isinstance(answer, Mapping):
        raise NotChroma("no drawers in its answer")
    columns = {key: value[0] for key, value in answer.items() if isinstance(value, list) and len(value) == 1}
    distances = columns.get("distances")
    found = held(columns)
    if distances is None or len(distances) != len(found):
        raise NotChroma("no distances in its answer")
    return [(drawer, float(distance)) for drawer, distance in zip(found, distances, strict=True)]
