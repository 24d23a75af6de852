"""What may be stored in a drawer: nothing, anything of any type, and documents of any size.

Memory does not grow with the documents: the head of each is read, in the store where the store can cut it.
"""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from daybreak.drawer import HEAD
from palaces.chroma_files import DOCUMENT, FILE, Item, collection, palace_of, put, set_value, sql
from palaces.reading import expected, read, shown, small_steps, window_of

MEGABYTE = 1_000_000


def test_rows_without_text_or_metadata_are_handed_out_as_they_are(tmp_path: Path) -> None:
    """Text without metadata, metadata without a document, neither, an empty document: none raises, none becomes "None"."""
    items = [
        Item("bare", "Text without metadata.", None),
        Item("textless", None, {"filed_at": "2026-01-03", "room": "attic"}),
        Item("nothing", None, None),
        Item("empty", "", {"filed_at": "2026-01-02"}),
        Item("good", "The spare key hangs behind the clock.", {"filed_at": "2026-01-01"}),
    ]
    got = {drawer.id: drawer for drawer in read(palace_of(tmp_path, items))}
    assert list(got) == ["textless", "empty", "good", "bare", "nothing"]
    assert got["bare"].text == "Text without metadata."
    assert got["bare"].metadata == {}
    assert got["textless"].text is got["nothing"].text is None
    assert got["empty"].text == ""


def test_values_keep_their_types(tmp_path: Path) -> None:
    """Strings, whole and broken numbers and booleans come back as such; a key that was set to None is not there."""
    stored: dict[str, Any] = {"filed_at": "2026", "wing": "w", "room": 7, "importance": 2.5, "is_sentinel": True, "weight": False}
    palace = palace_of(tmp_path, [Item("d", "Text.", stored | {"source_file": "s"}), Item("e", "Text.", {"room": "x", "wing": "y"})])
    with collection(palace) as opened:
        opened.update(ids=["d", "e"], metadatas=[{"source_file": None}, {"wing": None}])
    got = {drawer.id: drawer.metadata for drawer in read(palace)}
    assert got["d"] == stored
    assert {key: type(value) for key, value in got["d"].items()} == {key: type(value) for key, value in stored.items()}
    assert got["e"] == {"room": "x"}


def test_only_what_the_pipeline_reads_is_loaded(tmp_path: Path) -> None:
    """Of other metadata nothing is fetched, but the key that orders the drawers."""
    palace = palace_of(tmp_path, [Item("d", "Text.", {"filed_at": "2026", "hall": "h", "entities": "e", "authored_at": "2025"})])
    assert read(palace)[0].metadata == {"filed_at": "2026"}
    assert read(palace, window_of(order_by="authored_at"))[0].metadata == {"filed_at": "2026", "authored_at": "2025"}


def test_every_character_comes_back(tmp_path: Path) -> None:
    """Every Unicode category that UTF-8 can hold, NUL, line ends and separators, right-to-left, joiners, a pile of marks."""
    samples: dict[str, list[str]] = {}
    for code in range(sys.maxunicode + 1):
        found = samples.setdefault(unicodedata.category(chr(code)), [])
        if len(found) < 40:
            found.append(chr(code))
    texts = ["".join(found) for category, found in sorted(samples.items()) if category != "Cs"]
    texts += ["a\0b\0", "\0", "\r\n\u2028\u2029\x85", "\u202eabc\u2066", "👩\u200d👩\u200d👧", "\ufeff\ufeff", "\ufffd\uffff"]
    texts += ["a" + "\u0301" * 50_000]
    items = [Item(f"d{number:02}", text, {"room": text[:200], "source_file": text[:200]}) for number, text in enumerate(texts)]
    got = read(palace_of(tmp_path, items))
    assert shown(got) == expected(items)
    for drawer, item in zip(got, items, strict=True):
        assert drawer.metadata == item.metadata


def test_a_document_is_cut_at_its_head_and_not_at_a_nul(tmp_path: Path) -> None:
    """20,000 characters of one, two, three and four bytes each, NUL among them; names of 10,000 characters come whole."""
    texts = [character * (HEAD + extra) for character in "aé語🎉\0" for extra in (-1, 0, 1, 5_000)]
    texts += ["ab\0" * HEAD, "🎉a" * HEAD]
    items = [Item(f"d{number:02}", text, {"room": text[:10_000]}) for number, text in enumerate(texts)]
    got = read(palace_of(tmp_path, items))
    assert shown(got) == expected(items)
    assert [drawer.metadata["room"] for drawer in got] == [text[:10_000] for text in texts]


def test_bytes_that_are_no_utf8_are_replaced_wherever_they_stand(tmp_path: Path) -> None:
    """Also where the cut falls, and in a document that is stored as bytes."""
    palace = palace_of(tmp_path, [Item(f"d{number}", "Text.", {"filed_at": f"{2030 - number}"}) for number in range(4)])
    set_value(palace, "d0", DOCUMENT, "cast(x'77656C6CFE21' as text)")
    set_value(palace, "d1", DOCUMENT, "cast(zeroblob(30000) || x'ff' as text)")
    set_value(palace, "d2", DOCUMENT, "cast(x'c3' || x'28' || x'f09f' as text)")
    set_value(palace, "d3", DOCUMENT, "x'6f6b'")
    assert [drawer.text for drawer in read(palace)] == ["well\ufffd!", "\0" * HEAD, "\ufffd(\ufffd", "ok"]


@pytest.mark.parametrize("key", ["room", "source_file", "parent_drawer_id", "filed_at", "importance", "wing", "note", "authored_at"])
def test_a_value_of_five_megabytes_under_any_key_harms_nothing(tmp_path: Path, key: str) -> None:
    """Larger than what is loaded whole: every drawer still comes, in order, whatever the order key and the wing."""
    usual = [
        Item(f"d{number}", f"Drawer {number}.", {"filed_at": f"2026-{number}", "wing": "w", "authored_at": "2"}) for number in range(5)
    ]
    large = Item("large", "The large one.", {"filed_at": "2027", "wing": "w"} | {key: "2026" + "x" * 5 * MEGABYTE})
    palace = palace_of(tmp_path, [*usual, large])
    for order_by in ("filed_at", "authored_at"):
        for few in (0, 100):
            with small_steps(few):
                window = window_of(2, order_by=order_by, closed=["s"])
                assert shown(read(palace, window)) == expected([*usual, large], order_by=order_by)
    assert len(read(palace, window_of(wing="w"))) == (5 if key == "wing" else 6)


PEAK = """
import asyncio, resource, sys
from daybreak import Window
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from pathlib import Path
async def whole(palace):
    return [drawer async for batch in EmbeddedPalace(palace / "chroma.sqlite3").batches(Window()) for drawer in batch]
def read(palace):
    return asyncio.run(whole(palace))
read(Path(sys.argv[1]))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
got = read(Path(sys.argv[2]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, *(len(drawer.text or "") for drawer in got))
"""


def test_a_document_of_fifty_megabytes_costs_its_head(tmp_path: Path) -> None:
    """Read in a process of its own, whose memory grows by a few megabytes; the note beside it comes first."""
    small = palace_of(tmp_path, [Item("d", "Text.", {"filed_at": "2026"})], "small")
    sizes = {"json": 50_000_000, "above": 4_000_001, "equal": 4_000_000, "below": 3_990_000}
    large = [Item(name, "Text.", {"filed_at": str(2026 - number)}) for number, name in enumerate(sizes)]
    palace = palace_of(tmp_path, [Item("note", "Note.", {"filed_at": "2027"}), *large])
    for name, size in sizes.items():  # by SQL: Chroma would spend 20 s on its full-text index
        set_value(palace, name, DOCUMENT, f"printf('%.*c', {size}, 'x')")
    told = subprocess.run(
        [sys.executable, "-c", PEAK, str(small), str(palace)],
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    grown, *lengths = map(int, told.stdout.split())
    assert lengths == [5, HEAD, HEAD, HEAD, HEAD]
    assert grown < 20_000  # kilobytes


def test_ids_of_any_kind(tmp_path: Path) -> None:
    """Quotes, line ends, other scripts, 10,000 characters: an id is a value like any other, also where a row is looked up by it."""
    names = ["it's", 'a "b"', "x\ny", "日本", "n" * 10_000, " ", "a,b", "%_", "1", "\0x"]
    items = [Item(name, f"Text {number}.", {"filed_at": "2026"}) for number, name in enumerate(names)]
    palace = palace_of(tmp_path, items)
    with collection(palace) as opened:
        put(opened, [Item(names[0], "Changed.", {"filed_at": "2026"})], "update")
    assert [drawer.id for drawer in read(palace)] == names


def test_a_row_whose_number_went_to_another_drawer_is_not_shown_under_the_old_name(tmp_path: Path) -> None:
    """Chroma reuses row numbers: a drawer deleted meanwhile is left out, its successor comes with its own text or not at all."""
    palace = palace_of(tmp_path, [Item(f"d{number}", f"Drawer {number}.", {"filed_at": f"{2000 + number}"}) for number in range(10)])
    from daybreak_adapters.palaces.file.chroma_file import ChromaFile
    from daybreak_adapters.palaces.file.reader import Reader

    file = ChromaFile(palace / FILE)
    reader = Reader(file, "mempalace_drawers", window_of(2))
    got = list(reader.next_batch(2) or [])
    with collection(palace) as opened:
        opened.delete(ids=["d9", "d5"])
        put(opened, [Item("new", "Another drawer.", {"filed_at": "1999"})])
    with sql(palace) as connection:
        connection.execute("update embeddings set id = 6 where embedding_id = 'new'")
        connection.execute("update embedding_metadata set id = 6 where id = 10")
    while batch := reader.next_batch(2):
        got += batch
    file.close()
    assert all(drawer.text == ("Another drawer." if drawer.id == "new" else f"Drawer {drawer.id[1:]}.") for drawer in got)
    assert [drawer.id for drawer in got if drawer.id != "new"] == [f"d{number}" for number in range(9, -1, -1) if number != 5]
