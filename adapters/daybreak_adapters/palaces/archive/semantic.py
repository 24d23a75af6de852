"""Semantic search (L3) through a collection's own embedding function, where a program holds one. Nothing is ever downloaded for it.

The query is embedded here, not by ``collection.query(query_texts=...)``: that builds whatever function the store names, which may fetch a
model first, and an asynchronous collection would compute in the event loop. Here it is the function that the program gave, in a thread.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from anyio import fail_after, to_thread

from daybreak.errors import InputError, UnavailablePalace
from daybreak_adapters.palaces.server.answers import Held, held
from daybreak_adapters.palaces.server.calls import Calls
from daybreak_adapters.palaces.server.failures import NotChroma, OutOfTime, said

__all__ = ("embedded", "nearest")

Vector = Sequence[float]

INSTEAD = "search for words instead (leave semantic out)"
DEFAULT, MINI_LM = "DefaultEmbeddingFunction", "ONNXMiniLM_L6_V2"
THE_DEFAULT = ("default", "onnx_mini_lm_l6_v2")
"""Under which names stores know those two, which are one model."""

MODEL_FILES = ("config.json", "model.onnx", "special_tokens_map.json", "tokenizer_config.json", "tokenizer.json", "vocab.txt")
"""What chromadb looks for: it downloads everything when one of them is missing."""


async def embedded(calls: Calls, query: str) -> Vector:
    """A query as the collection's embedding function has it, computed in a thread within the time of one read.

    Raises `InputError` where there is none to ask, `UnavailablePalace` when it fails or takes too long.
    """
    embed = embedding_of(calls.collection, calls.address)
    try:
        with fail_after(calls.timeout):
            vectors = await to_thread.run_sync(partial(embed, [query]), abandon_on_cancel=True)
            return [float(number) for number in vectors[0]]
    except TimeoutError:
        raise OutOfTime(f"{calls.address}: its embedding function took more than {calls.timeout:.3g} s: {INSTEAD}") from None
    except Exception as error:  # a stranger's code, which may raise anything
        what = f"{type(error).__name__}: {said(error)}"
        raise UnavailablePalace(f"{calls.address}: its embedding function failed ({what}): {INSTEAD}") from error


async def nearest(calls: Calls, vector: Vector, most: int) -> list[tuple[Held, float]]:
    """Up to ``most`` drawers and their distance from a vector, the nearest first. Raises what `Calls` raises."""
    include = ["documents", "metadatas", "distances"]
    return await calls.read(partial(calls.collection.query, query_embeddings=[vector], n_results=most, include=include), ranked)


def embedding_of(collection: Any, address: str) -> Callable[[list[str]], Any]:
    """What turns texts into vectors. Raises `InputError`."""
    if not hasattr(collection, "query"):
        raise InputError(
            f"{address}: semantic search takes the embedding function of the program that filled the collection, "
            f"which an address does not have: {INSTEAD}, or open the collection in a program"
        )
    function: Any = getattr(collection, "_embedding_function", None)
    if (lack := lacking(function, stored_name(collection))) is not None:
        raise InputError(f"{address}: {lack}: {INSTEAD}")
    embed: Callable[[list[str]], Any] = function.embed_query if hasattr(function, "embed_query") else function
    return embed


def lacking(function: Any, stored: str | None) -> str | None:
    """Why an embedding function cannot be asked, ``None`` when it can. ``stored``: the name of the one with which the store was made."""
    if function is None:
        return "the collection was opened without an embedding function"
    kinds = {kind.__name__: kind for kind in type(function).__mro__}
    if DEFAULT in kinds and stored is not None and stored not in THE_DEFAULT:
        # What chromadb hands out when a program names none; it would build the stored one from its settings, model and all.
        return f"it was filled by way of {stored!r}, an embedding function that the program has not opened it with"
    if not kinds.keys() & {DEFAULT, MINI_LM}:
        return None
    from chromadb.utils.embedding_functions.onnx_mini_lm_l6_v2 import ONNXMiniLM_L6_V2  # loaded: its collection is at hand

    model: Any = kinds.get(MINI_LM, ONNXMiniLM_L6_V2)
    folder = os.path.join(model.DOWNLOAD_PATH, model.EXTRACTED_FOLDER_NAME)
    if all(os.path.exists(os.path.join(folder, name)) for name in MODEL_FILES):
        return None
    return f"the model of its embedding function ({model.MODEL_NAME}) is not on this machine, and is not downloaded from here"


def stored_name(collection: Any) -> str | None:
    """The name of the embedding function that the store has written down; its settings are not looked at."""
    settings = getattr(collection, "configuration_json", None)
    function = settings.get("embedding_function") if isinstance(settings, Mapping) else None
    name = function.get("name") if isinstance(function, Mapping) else None
    return name if isinstance(name, str) else None


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
