"""Makes, goes on with and shows a palace, with whatever chromadb is installed: run by ``versions.py`` in one environment for each version.

``maker.py build DIR`` makes it, ``maker.py write DIR`` goes on writing to it, ``maker.py show DIR`` prints as JSON what a fresh client
shows: collection -> [[id, document, metadata], ...]. Runs with chromadb 0.4 to 1.5 and needs nothing of Daybreak.
"""

import json
import sys

import chromadb
from chromadb.config import Settings

VERSION = tuple(int(part) for part in chromadb.__version__.split(".")[:2])
DRAWERS, CLOSETS = "mempalace_drawers", "mempalace_closets"
ODD = {"filed_at": "yesterday", "wing": "wing_garden"}


def drawer(number, **metadata):
    """Text and metadata of a drawer as MemPalace writes them."""
    usual = {
        "wing": ("garden", "Kitchen")[number % 2],
        "room": f"room {number % 3}",
        "source_file": f"C:\\notes\\{number % 4}.md",
        "chunk_index": number,
        "filed_at": f"2026-02-{number % 5 + 1:02}T08:00:00",
    }
    return f"Decided número {number} — with the neighbours, after a long talk. ✓", {**usual, **metadata}


def put(way, collection, rows):
    """Write rows: id, text and metadata."""
    getattr(collection, way)(
        ids=[name for name, _ in rows],
        documents=[text for _, (text, _) in rows],
        metadatas=[metadata for _, (_, metadata) in rows],
        embeddings=[[float(number), 1.0] for number, _ in enumerate(rows)],
    )


def build(client):
    """Two collections; every kind of write; an odd date and weights."""
    drawers, closets = (client.get_or_create_collection(name, embedding_function=None) for name in (DRAWERS, CLOSETS))
    put("add", drawers, [(f"d{number:02}", drawer(number)) for number in range(24)])
    put("add", closets, [(f"d{number:02}", drawer(number, wing="closet", filed_at="2027")) for number in range(5)])
    put("upsert", drawers, [("d03", drawer(3, filed_at="2026-09-01", importance=5)), ("u1", drawer(50, importance=1.5))])
    put("update", drawers, [("d04", drawer(4, weight="4", room="changed"))])
    drawers.delete(ids=["d05", "d06"])
    put("add", drawers, [("d05", drawer(5, filed_at="2026-02-03T08:00:00"))])
    put("add", drawers, [("odd", drawer(60, **ODD)), ("number", drawer(61, filed_at=1772420400)), ("bool", drawer(62, filed_at=True))])
    if VERSION >= (1, 5):
        put("add", drawers, [("list", drawer(63, wing=["garden", "porch"], tags=["a", "b"]))])


def write(client):
    """More of every kind of write, for a log that is not applied."""
    drawers, closets = (client.get_collection(name, embedding_function=None) for name in (DRAWERS, CLOSETS))
    put("add", drawers, [(f"n{number}", drawer(70 + number, filed_at="2026-08-01")) for number in range(6)])
    put("upsert", drawers, [("d00", drawer(0, filed_at="2026-10-01", room="porch")), ("d01", drawer(1))])
    put("update", drawers, [("d02", drawer(2, importance=9)), ("unknown", drawer(80))])
    put("add", closets, [("c9", drawer(90, wing="closet"))])
    drawers.delete(ids=["d07", "n5"])
    drawers.delete(ids=["d08"])
    put("add", drawers, [("d08", drawer(8, filed_at="2026-02-01T08:00:00"))])
    drawers.update(ids=["d09"], documents=["Only the text of this one was changed, the rest stays as it was."], embeddings=[[1.0, 2.0]])
    drawers.update(ids=["d10"], metadatas=[{"room": "moved", "chunk_index": 1.5}])
    if VERSION >= (1, 5):
        drawers.update(ids=["d11", "d12"], metadatas=[{"wing": None}, {"wing": ["porch"], "tags": ["x"]}])


def show(client):
    """What a fresh client shows of every collection."""
    shown = {}
    for name in (DRAWERS, CLOSETS):
        rows = client.get_collection(name, embedding_function=None).get(include=["documents", "metadatas"])
        shown[name] = list(zip(rows["ids"], rows["documents"], rows["metadatas"], strict=True))
    print(json.dumps(shown))


if __name__ == "__main__":
    {"build": build, "write": write, "show": show}[sys.argv[1]](
        chromadb.PersistentClient(path=sys.argv[2], settings=Settings(anonymized_telemetry=False))
    )
