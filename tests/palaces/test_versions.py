"""Files of chromadb 0.4 to 1.5, made by these versions themselves (``tests/matrix/versions.py``), clean, upgraded, and with unapplied logs.

Beside each file lies what the version that made it shows of it.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from palaces.chroma_files import FILE, Item, untouched
from palaces.reading import expected, read, shown, small_steps, window_of

DATA = Path(__file__).parent / "data"
NAMES = sorted(path.name.removesuffix(".sqlite3.gz") for path in DATA.glob("*.sqlite3.gz"))
DRAWERS, CLOSETS = "mempalace_drawers", "mempalace_closets"


@pytest.fixture(scope="module", params=NAMES)
def palace(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The palace of one version."""
    place = tmp_path_factory.mktemp("versions") / request.param
    place.mkdir()
    (place / FILE).write_bytes(gzip.decompress((DATA / f"{request.param}.sqlite3.gz").read_bytes()))
    return place


def right(palace: Path) -> dict[str, list[Item]]:
    """What that version of Chroma shows of each collection."""
    rows: dict[str, list[Any]] = json.loads((DATA / f"{palace.name}.json").read_text(encoding="utf-8"))
    return {name: [Item(*row) for row in items] for name, items in rows.items()}


def test_there_are_files_of_every_age() -> None:
    """One of each line of chromadb, small enough for a repository."""
    assert {name[:3] for name in NAMES} == {"0.4", "0.5", "0.6", "1.0", "1.3", "1.5"}
    assert sum("backlog" in name for name in NAMES) >= 4
    assert max(path.stat().st_size for path in DATA.iterdir()) < 200_000


def test_schemas_are_as_old_as_they_should_be() -> None:
    """0.4 has no value indexes; before 1.0 sequence numbers are BLOBs; lists came with 1.5."""
    found = {}
    for name in NAMES:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(gzip.decompress((DATA / f"{name}.sqlite3.gz").read_bytes()))
            objects = {row[0] for row in connection.execute("select name from sqlite_master")}
            kinds = {row[0] for row in connection.execute("select distinct typeof(seq_id) from embeddings")}
            found[name] = ("embedding_metadata_string_value" in objects, "embedding_metadata_array" in objects, kinds)
    assert found["0.4.24"] == (False, False, {"blob"})
    assert found["0.6.3"] == (True, False, {"blob"})
    assert found["1.0.21"] == (True, False, {"integer"})
    assert found["1.5.9"] == (True, True, {"integer"})
    assert found["0.6.3-upgraded"] == (True, True, {"blob", "integer"})


@pytest.mark.parametrize("few", [None, 0])
def test_the_reader_shows_what_that_version_shows(palace: Path, few: int | None) -> None:
    """Ids, texts, order and values of both collections, by several keys, whole and of a wing; nothing of the file changes."""
    with untouched(palace):
        for name, items in right(palace).items():
            for order_by, wing in (("filed_at", ""), ("chunk_index", ""), ("importance", ""), ("filed_at", "garden")):
                if name == CLOSETS and wing:
                    continue
                if few is None:
                    got = read(palace, window_of(7, order_by=order_by, wing=wing), name)
                else:
                    with small_steps(few):
                        got = read(palace, window_of(2, order_by=order_by, wing=wing), name)
                assert shown(got) == expected(items, order_by=order_by, wing=wing), (order_by, wing)
                stored = {item.id: item.metadata or {} for item in items}
                for drawer in got:
                    keys = window_of(order_by=order_by).keys
                    values = {key: value for key, value in stored[drawer.id].items() if key in keys and not isinstance(value, list)}
                    assert {key: value for key, value in drawer.metadata.items() if not isinstance(value, list)} == values


def test_closed_sources_are_left_out_of_every_schema(palace: Path) -> None:
    """As stored with backslashes; what is left is in order."""
    items = [item for item in right(palace)[DRAWERS] if (item.metadata or {})["source_file"] != "C:\\notes\\1.md"]
    got = shown(read(palace, window_of(closed=["C:/notes/1.md"])))
    want = expected(items)
    assert [row for row in got if row in want] == want
    # A logged drawer may come all the same: the pipeline skips it.
    assert len(got) == len(want) or "backlog" in palace.name
