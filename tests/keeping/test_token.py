"""The token moves with every logged write to the collection, with no other, and reading it leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from daybreak_adapters.keeping.token import Token, read_token
from keeping.chroma_writer import COLLECTION, Writer

FILE = "chroma.sqlite3"


def token_of(palace: Path) -> Token:
    token = read_token(str(palace / FILE), COLLECTION)
    assert token is not None
    return token


def test_moves_with_every_write(palace: Path, writer: Writer) -> None:
    seen = [token_of(palace)]

    def check() -> None:
        now = token_of(palace)
        assert now != seen[-1]
        assert now.continues(seen[-1])
        assert not seen[-1].continues(now)
        seen.append(now)

    writer.add(palace, {"n1": ("A new one.", {"wing": "app"})})
    check()
    writer.add(palace, {"n1": ("A newer one.", {"wing": "app"})}, "update")
    check()
    writer.add(palace, {"n1": (None, {"wing": "home"})}, "update")
    check()
    writer.add(palace, {"n1": ("And another.", {"wing": "app"})}, "upsert")
    check()
    writer.delete(palace, ["n1"])
    check()
    assert token_of(palace) == seen[-1]


def test_does_not_move_with_another_collection(palace: Path, writer: Writer) -> None:
    before = token_of(palace)
    writer.add(palace, {"n1": ("A new one.", {"wing": "app"})}, collection="closets")
    assert token_of(palace) == before
    closets = read_token(str(palace / FILE), "closets")
    assert closets is not None
    assert closets.collection != before.collection


def test_a_copy_in_its_place_is_another_palace(palace: Path, writer: Writer) -> None:
    before = token_of(palace)
    shutil.copy(palace / FILE, palace / "copy")
    os.replace(palace / "copy", palace / FILE)
    after = token_of(palace)
    assert after != before
    assert not after.continues(before)


def test_a_collection_made_anew_is_another(palace: Path, writer: Writer) -> None:
    before = token_of(palace)
    writer.tell("create", palace)
    writer.tell("drop", palace)
    writer.tell("create", palace)
    after = token_of(palace)
    assert after.collection != before.collection
    assert not after.continues(before)


def test_a_restored_log_does_not_continue() -> None:
    token = Token(1, 2, "t", 100, 100, "10:00 b'a'")
    assert token.continues(token)
    assert not token._replace(last="11:00 b'b'").continues(token)
    assert not token._replace(watermark=90, highest=90).continues(token)
    assert token._replace(highest=101, last="11:00 b'b'").continues(token)


def test_cannot_be_told_without_a_palace(tmp_path: Path, palace: Path) -> None:
    assert read_token(str(tmp_path / "none" / FILE), COLLECTION) is None
    assert read_token(str(palace / FILE), "no such collection") is None
    (tmp_path / "junk").write_bytes(b"no database")
    assert read_token(str(tmp_path / "junk"), COLLECTION) is None


def test_cannot_be_told_while_locked(palace: Path) -> None:
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as holder:
        holder.execute("begin exclusive")
        assert read_token(str(palace / FILE), COLLECTION) is None
    assert read_token(str(palace / FILE), COLLECTION) is not None


def test_leaves_a_wal_file_at_rest_as_it_is(palace: Path) -> None:
    with closing(sqlite3.connect(palace / FILE)) as connection:
        connection.execute("pragma journal_mode=wal")
    before = sorted(os.listdir(palace))
    token = token_of(palace)
    assert sorted(os.listdir(palace)) == before
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
        assert os.path.exists(palace / f"{FILE}-wal")
        assert token_of(palace) != token


def test_a_link_to_a_wal_file(palace: Path, tmp_path: Path) -> None:
    (tmp_path / "linked").mkdir()
    (tmp_path / "linked" / FILE).symlink_to(palace / FILE)
    before = token_of(palace)
    with closing(sqlite3.connect(palace / FILE, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode=wal")
        connection.execute("update max_seq_id set seq_id = seq_id + 1")
        assert token_of(tmp_path / "linked") == token_of(palace) != before


def test_a_path_of_odd_characters(palace: Path, tmp_path: Path) -> None:
    odd = tmp_path / "a b%20?c#d"
    shutil.copytree(palace, odd)
    assert token_of(odd).collection == token_of(palace).collection
