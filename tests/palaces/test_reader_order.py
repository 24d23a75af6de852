"""The order in which the embedded reader hands out drawers, against the plain batch algorithm over what chromadb shows (section 1).

Random palaces are made through chromadb: added, upserted, updated, deleted and added again, beside a second collection. Every way of the
reader is driven on them by making its stretches, groups and parts as small as the palaces are.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from palaces.chroma_files import COLLECTION, Item, blob_numbers, client, contents, empty_palace, palace_of, put, without_indexes
from palaces.reading import expected, read, shown, window_of

from daybreak.errors import UnknownOrderKey, UnknownWing
from daybreak_adapters.palaces import reader, walk, weights

SIZES = (1, 7, 64)
STAMPS = ("2026-03-01T08:00:00", "2026-03-01", "2026-03-01T08:00:00Z", "2025", "9999-12-31", "2026", "20260301", "2026é")
ODD_STAMPS = ("yesterday", "", "202", "20x6-01-01", "-2026", ":026", "1 day ago", "３０２６-01-01", 1_772_420_400, 1.5, True)
NUMBERS = (0, -3, 7, 7.0, 2**53 + 1, float(2**53), 0.5, -0.5, 1e300, float("inf"))
WEIGHTS = (5, 5.0, 1, 0, -2, 3, 2.5, "5", " 4 ", "-1e3", "high", "nan", "inf", "", True, False, float("inf"), 1e300, 2**53 + 1, [9, 9], ["8"])
WINGS = ("blue_barn", "wing_blue-barn", "Blue Barn", "_blue_barn", "blue_barn_annex", "other", "", "wing_", 7, ["blue barn", "other"])
NAMES = [f"d{number}" for number in range(24)]


def sometimes(*values: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


METADATA = st.fixed_dictionaries(
    {},
    optional={
        "filed_at": st.one_of(sometimes(*STAMPS[:3]), sometimes(*STAMPS), sometimes(*ODD_STAMPS)),
        "authored_at": st.one_of(sometimes(*STAMPS), sometimes(*NUMBERS), sometimes(*ODD_STAMPS, ["2026"])),
        "importance": sometimes(*WEIGHTS),
        "emotional_weight": sometimes(*WEIGHTS),
        "weight": sometimes(*WEIGHTS),
        "wing": sometimes(*WINGS),
        "note": sometimes("x", 1, ["a", "b"]),
    },
)
PLAIN = st.fixed_dictionaries({"filed_at": sometimes(*STAMPS)}, optional={"wing": sometimes(*WINGS)})
TEXTS = st.one_of(st.none(), st.sampled_from(("", "One sentence.", "Zwei Sätze. Ein Ende\0mitten drin.", "🎉")), st.text(max_size=20))
STEPS = st.tuples(
    st.sampled_from(("add", "add", "upsert", "update", "delete")),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=12, unique=True),
    st.lists(st.tuples(TEXTS, METADATA), min_size=12, max_size=12),
)


@st.composite
def palaces(draw: st.DrawFn) -> list[tuple[str, list[Item]]]:
    """Writes, one after the other; some palaces carry no weight and nothing odd."""
    plain = draw(st.booleans())
    first = draw(st.lists(st.tuples(TEXTS, PLAIN if plain else METADATA), max_size=len(NAMES)))
    writes = [("add", [Item(name, *rest) for name, rest in zip(NAMES, first, strict=False)])]
    if not plain:
        steps = draw(st.lists(STEPS, max_size=4))
        writes += [(way, [Item(name, *rest) for name, rest in zip(names, rests, strict=False)]) for way, names, rests in steps]
    return writes


def write(opened: Any, writes: list[tuple[str, list[Item]]]) -> None:
    for way, items in writes:
        if way == "delete":
            opened.delete(ids=[item.id for item in items])
        else:
            put(opened, items, way)


@contextmanager
def small_steps(few: int) -> Iterator[None]:
    """Stretches, groups, parts and ranges of a few rows; ``few``: rows up to which a set is fetched whole."""
    with ExitStack() as patched:
        for module, values in (
            (walk, {"FIRST_STRETCH": 3, "USUAL_STRETCH": 5, "LARGEST_STRETCH": 9, "LARGEST_GROUP": 2, "PART": 2, "ID_RANGE": 4}),
            (weights, {"FEW": few, "BAND": 2}),
            (reader, {"FEW": few}),
        ):
            patched.enter_context(patch.multiple(module, **values))
        yield


@cache
def shared_palace() -> Path:
    place = tempfile.TemporaryDirectory(prefix="daybreak-test-")
    shared_palace.place = place  # type: ignore[attr-defined]
    return empty_palace(Path(place.name))


def assert_order(palace: Path, items: list[Item]) -> None:
    """Whatever the batch size, order key and wing, the reader hands out what the plain algorithm does."""
    metadatas = [item.metadata or {} for item in items]
    for order_by in ("filed_at", "authored_at"):
        for wing in ("", "blue-barn", "wing_"):
            want = expected(items, order_by=order_by, wing=wing)
            for size in SIZES:
                window = window_of(size, order_by=order_by, wing=wing)
                if order_by != "filed_at" and not any(order_by in metadata for metadata in metadatas):
                    with pytest.raises(UnknownOrderKey):
                        read(palace, window)
                elif wing and not want:
                    with pytest.raises(UnknownWing):
                        read(palace, window)
                else:
                    assert shown(read(palace, window)) == want, (order_by, wing, size)


@settings(max_examples=settings().max_examples // 3)
@given(palaces(), palaces())
def test_the_order_is_that_of_the_plain_algorithm(writes: list[tuple[str, list[Item]]], others: list[tuple[str, list[Item]]]) -> None:
    """On any palace, in steps as large as they are and in steps of a few rows, with sets fetched whole and walked."""
    palace = shared_palace()
    with client(palace) as opened:
        own = opened.get_or_create_collection(COLLECTION, embedding_function=None)
        closets = opened.get_or_create_collection("mempalace_closets", embedding_function=None)
        write(own, writes[:1])
        write(closets, others)
        write(own, writes[1:])
    try:
        items = contents(palace)
        assert_order(palace, items)
        for few in (0, 3, 100):
            with small_steps(few):
                assert_order(palace, items)
    finally:
        with client(palace) as opened:
            for name in (COLLECTION, "mempalace_closets"):
                opened.delete_collection(name)
            opened.create_collection(COLLECTION, embedding_function=None)
