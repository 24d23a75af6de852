"""Recall, search and counts over Chroma files: everything is found, read-only, on every version, with and without the index."""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest

from daybreak.archive import Answer, Counts, Shelf
from daybreak.drawer import Drawer
from daybreak.errors import DamagedPalace, InputError, UnknownWing
from daybreak_adapters.palaces.archive.file_archive import FileArchive
from daybreak_adapters.palaces.archive.keywords import Query, excerpt_of
from palaces.chroma_files import DELETE, DOCUMENT, FILE, UPDATE, UPSERT, Item, log, palace_of, sql, untouched, wal, without_indexes

ANYWHERE = Shelf()


def item(name: str, text: str | None, second: int, **metadata: object) -> Item:
    return Item(name, text, {"filed_at": f"2026-06-01T00:00:{second:02}", **metadata})


ITEMS = [
    item("a1", "Fixed the Deadlock between the mail job and the export job.", 1, wing="app", room="problems"),
    item("a2", "| table | soup | about | deadlocks |", 2, wing="wing_app", room="problems"),
    item("a3", "Die Straße nach Łódź ist gesperrt: umgeleitet über das Café.", 3, wing="app", room="travel"),
    item("b1", "明日の会議は三階の青い部屋で十時から始まります。", 4, wing="other", room="problems"),
    item("b2", "no room, no wing, but a deadlock", 5),
    item("b3", "[registry] /some/deadlock.jsonl", 6, wing="app", room="_registry", ingest_mode="registry"),
    item("b4", "export deadlock export, the Export Job and the export job again", 7, wing="other", room="Problems"),
    item("b5", "old", 8, wing="other", room="wing_thing", is_sentinel=True),
]


@pytest.fixture
def palace(tmp_path: Path) -> Path:
    return palace_of(tmp_path, ITEMS)


def search(palace: Path, query: str, place: Shelf = ANYWHERE, limit: int = 10, seconds: float = 20) -> Answer:
    async def run() -> Answer:
        with anyio.fail_after(seconds):
            return await FileArchive(palace / FILE).search(query, place, limit)

    return anyio.run(run)


def names(answer: Answer) -> list[str]:
    return [found.drawer.id for found in answer.found]


def recall(palace: Path, place: Shelf = ANYWHERE, limit: int = 100, order_by: str = "filed_at") -> list[str]:
    async def run() -> list[str]:
        drawers, _ = await FileArchive(palace / FILE).recall(place, limit, order_by)
        return [drawer.id for drawer in drawers]

    return anyio.run(run)


def counts(palace: Path) -> Counts:
    return anyio.run(FileArchive(palace / FILE).counts)


def drawer(palace: Path, name: str) -> Drawer:
    return anyio.run(FileArchive(palace / FILE).drawer, name)


def test_words_are_found_whatever_their_case(palace: Path) -> None:
    with untouched(palace):
        assert set(names(search(palace, "DEADLOCK"))) == {"a1", "a2", "b2", "b4"}
        assert names(search(palace, "deadlock mail")) == ["a1"]
        assert names(search(palace, '"mail job"')) == ["a1"]
        assert names(search(palace, "straße")) == ["a3"]
        assert names(search(palace, "łódź")) == ["a3"]
        assert names(search(palace, "cafe\u0301")) == ["a3"]


def test_phrases_repeats_and_whole_words_rank_first(palace: Path) -> None:
    answer = search(palace, "export job")
    assert names(answer) == ["b4", "a1"]
    assert answer.all_words
    assert answer.found[0].score > answer.found[1].score


def test_where_no_drawer_holds_all_words_some_are_shown(palace: Path) -> None:
    answer = search(palace, "deadlock zeppelin")
    assert not answer.all_words
    assert {"a1", "b2"} <= set(names(answer))
    assert names(search(palace, "zeppelin")) == []


def test_words_shorter_than_a_trigram(palace: Path) -> None:
    assert names(search(palace, "会議")) == ["b1"]
    assert names(search(palace, "部")) == ["b1"]
    assert names(search(palace, "会議は")) == ["b1"]
    assert names(search(palace, "no")) == ["b2"]
    assert names(search(palace, "deadlock no")) == ["b2"]
    assert names(search(palace, "NO dE")) == ["b2"]
    assert names(search(palace, "ÓD")) == names(search(palace, "ód")) == ["a3"]
    assert names(search(palace, "部屋 三")) == ["b1"]
    assert names(search(palace, "部門")) == []


def test_a_short_word_among_many_drawers_with_the_long_one(tmp_path: Path) -> None:
    items = [item(f"d{n:03}", f"deadlock of the export job, time and time again {'qx' if n == 7 else ''}", n % 60) for n in range(120)]
    palace = palace_of(tmp_path, items)
    assert names(search(palace, "deadlock qx", limit=3)) == ["d007"]
    assert len(names(search(palace, "deadlock", limit=3))) == 3


def test_wing_room_and_bookkeeping(palace: Path) -> None:
    assert names(search(palace, "deadlock", Shelf(wing="App"))) == ["a1", "a2"]
    assert names(search(palace, "deadlock", Shelf(room="problems", wing="other"))) == ["b4"]
    assert names(search(palace, "deadlock", Shelf(room="general"))) == ["b2"]
    assert "b3" in names(search(palace, "deadlock", Shelf(everything=True)))
    with pytest.raises(UnknownWing, match="did you mean"):
        search(palace, "deadlock", Shelf(wing="ap"))
    with pytest.raises(InputError, match="problems"):
        search(palace, "deadlock", Shelf(room="problem"))


@pytest.mark.parametrize("query", ["", "  ", '""', '" "', "\x00" * 0])
def test_a_query_without_a_word(palace: Path, query: str) -> None:
    with pytest.raises(InputError, match="nothing to search"):
        search(palace, query)


@pytest.mark.parametrize(
    "query", ['a"b', "NEAR(", "AND OR NOT", "-x", "*", "col:val", "'; drop table x; --", "\x00abc", "(((", "^abc", "\ud800abc", '"']
)
def test_the_languages_of_indexes_and_databases_mean_nothing(palace: Path, query: str) -> None:
    if Query.of(query).words:
        assert isinstance(names(search(palace, query)), list)


def test_logged_writes_are_searched_recalled_and_counted(palace: Path) -> None:
    log(
        palace,
        [
            (UPSERT, "n1", {DOCUMENT: "A zeppelin was logged.", "wing": "air", "room": "sky", "filed_at": "2026-06-02T00:00:00"}),
            (UPDATE, "a1", {DOCUMENT: "Nothing of that kind any more."}),
            (DELETE, "b2", None),
        ],
    )
    with untouched(palace):
        assert names(search(palace, "zeppelin")) == ["n1"]
        assert names(search(palace, "zeppelin", Shelf(wing="air", room="sky"))) == ["n1"]
        assert set(names(search(palace, "deadlock"))) == {"a2", "b4"}
        assert names(search(palace, "of that kind")) == ["a1"]
        assert recall(palace)[0] == "n1"
        assert recall(palace, Shelf(room="sky")) == ["n1"]
        assert "b2" not in recall(palace)
        told = counts(palace)
        assert (told.drawers, told.logged, told.newest) == (6, 3, "2026-06-02T00:00:00")
        assert told.wings["air"] == {"sky": 1}
        assert drawer(palace, "n1").metadata["room"] == "sky"
        assert drawer(palace, "a1").text == "Nothing of that kind any more."
        with pytest.raises(InputError, match="no drawer"):
            drawer(palace, "b2")


@pytest.mark.parametrize("damage", ["missing", "empty", "wrong", "broken"])
def test_without_a_sound_index_drawers_are_read(palace: Path, damage: str) -> None:
    with sql(palace) as connection:
        if damage == "missing":
            connection.execute("drop table embedding_fulltext_search")
        elif damage == "empty":
            connection.execute("delete from embedding_fulltext_search")
        elif damage == "wrong":
            connection.execute("update embedding_fulltext_search set string_value = 'deadlock mail ' || rowid")
            connection.execute("update embedding_metadata set string_value = 'changed' where key = ? and id <> 1", (DOCUMENT,))
        else:
            connection.execute("update embedding_fulltext_search_data set block = x'00ff00ff' where id > 1")
    answer = search(palace, "deadlock mail")
    assert names(answer) == ["a1"]
    assert damage in ("empty", "broken") or "index" in " ".join(answer.notices)


def test_recall_is_in_candidate_order_and_unfiltered(palace: Path) -> None:
    assert recall(palace) == ["b4", "b2", "b1", "a3", "a2", "a1"]
    assert recall(palace, Shelf(everything=True)) == ["b5", "b4", "b3", "b2", "b1", "a3", "a2", "a1"]
    assert recall(palace, Shelf(wing="app")) == ["a3", "a2", "a1"]
    assert recall(palace, Shelf(room="PROBLEMS")) == ["b4", "b1", "a2", "a1"]
    assert recall(palace, Shelf(wing="other", room="problems"), 1) == ["b4"]
    assert recall(palace, Shelf(room="general")) == ["b2"]
    for place in (Shelf(wing="nope"), Shelf(room="nope"), Shelf(wing="nope", room="problems")):
        with pytest.raises(InputError):
            recall(palace, place)


def test_recall_by_another_key(tmp_path: Path) -> None:
    palace = palace_of(tmp_path, [item(f"d{n}", f"drawer number {n}", n, room="r", authored_at=f"{2030 - n}-01-01") for n in range(4)])
    assert recall(palace, Shelf(room="r"), order_by="authored_at") == ["d0", "d1", "d2", "d3"]
    assert recall(palace, Shelf(room="r")) == ["d3", "d2", "d1", "d0"]


def test_files_of_old_versions_and_in_wal_mode(tmp_path: Path) -> None:
    old = palace_of(tmp_path, ITEMS, "old")
    without_indexes(old)
    resting = palace_of(tmp_path, ITEMS, "wal")
    wal(resting)
    for palace in (old, resting):
        with untouched(palace):
            assert names(search(palace, "deadlock mail")) == ["a1"]
            assert recall(palace, Shelf(room="travel")) == ["a3"]
            assert counts(palace).drawers == 6


def test_counts(palace: Path) -> None:
    told = counts(palace)
    assert (told.drawers, told.bookkeeping, told.logged) == (6, 2, 0)
    assert told.newest == "2026-06-01T00:00:08"
    assert told.wings == {
        "app": {"problems": 1, "travel": 1},
        "other": {"Problems": 1, "problems": 1},
        "": {"general": 1},
        "wing_app": {"problems": 1},
    }


def test_a_drawer_by_its_id_or_the_beginning_of_it(palace: Path) -> None:
    assert drawer(palace, "a1").metadata == {"filed_at": "2026-06-01T00:00:01", "wing": "app", "room": "problems"}
    assert drawer(palace, "a2").id == "a2"
    for name in ("a", "zz", "", "%", "_1"):
        with pytest.raises(InputError):
            drawer(palace, name)


def test_a_file_that_is_no_palace(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database " * 500)
    with pytest.raises(DamagedPalace):
        search(tmp_path, "word")


def test_excerpts_show_the_word_and_stay_short() -> None:
    text = "word " * 200 + "needle " + "word " * 200
    shown = excerpt_of(text, ["needle"])
    assert "needle" in shown
    assert len(shown) <= 200
    assert shown.startswith("... ")
    assert shown.endswith(" ...")
    assert excerpt_of("short") == "short"
    assert len(excerpt_of("字" * 500, ["字"])) <= 200
