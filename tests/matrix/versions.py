"""Reads palaces of every chromadb that people still have, made by that chromadb itself. Not part of the default tests: it downloads.

Usage: ``python tests/matrix/versions.py ENVIRONMENTS [--fixtures tests/palaces/data]``, with the project installed. One environment for
each version is made below ENVIRONMENTS where it is missing. Every version makes a palace; goes on writing, and what it logged is put back
unapplied onto the earlier file; and the newest version takes over the palaces of the older ones. What the reader hands out is compared
with what that version itself shows. ``--fixtures`` writes the files and the right answers for ``test_versions.py``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from palaces.chroma_files import FILE, Item, untouched  # noqa: E402
from palaces.reading import expected, read, shown, window_of  # noqa: E402

VERSIONS = ("0.4.24", "0.5.23", "0.6.3", "1.0.21", "1.3.7", "1.5.9")
PINS = {"0": ("numpy<2", "posthog<4")}
"""What old versions need beside them to be installed today."""

WRITTEN = (*VERSIONS, "0.6.3 backlog", "1.0.21 backlog", "1.5.9 backlog", "0.6.3 upgraded", "0.4.24 opened backlog")
"""Palaces of which fixtures are written."""


class Chroma:
    """One version of chromadb, in an environment of its own."""

    def __init__(self, version: str, place: Path) -> None:
        self.version = version
        self._python = place / version / "bin" / "python"
        if not self._python.exists():
            subprocess.run([sys.executable, "-m", "venv", place / version], check=True)
            needed = [f"chromadb=={version}", *PINS.get(version[0], ())]
            subprocess.run([self._python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *needed], check=True)

    def run(self, what: str, palace: Path) -> str:
        """Let it build, write or show."""
        done = subprocess.run([self._python, HERE / "maker.py", what, palace], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"chromadb {self.version} {what}: {done.stderr}")
        return done.stdout

    def shows(self, palace: Path) -> dict[str, list[Item]]:
        """What it shows of a copy, in insertion order: 0.4 itself hands rows out by id."""
        with tempfile.TemporaryDirectory() as place:
            copy = shutil.copytree(palace, Path(place, "palace"))
            rows = json.loads(self.run("show", copy).splitlines()[-1])
            with closing(sqlite3.connect(copy / FILE)) as connection:
                return {name: in_turn(connection, name, [Item(*row) for row in items], self.version) for name, items in rows.items()}


def in_turn(connection: sqlite3.Connection, name: str, items: list[Item], version: str) -> list[Item]:
    """Items in the order of their row numbers, which all versions but 0.4 must show anyway."""
    found = connection.execute(
        "select e.embedding_id from embeddings e join segments s on s.id = e.segment_id join collections c on c.id = s.collection "
        "where c.name = ? and s.scope = 'METADATA' order by e.id",
        (name,),
    )
    place = {row[0]: number for number, row in enumerate(found)}
    ordered = sorted(items, key=lambda item: place[item.id])
    assert version.startswith("0.4") or ordered == items
    return ordered


def palaces(chromas: dict[str, Chroma], place: Path) -> Iterator[tuple[str, Path, Chroma]]:
    """Name, directory and judge of every palace."""
    newest = chromas[VERSIONS[-1]]
    for version, chroma in chromas.items():
        clean = place / version
        chroma.run("build", clean)
        yield version, clean, chroma
        yield f"{version} backlog", with_backlog(chroma, clean, place / f"{version} backlog"), chroma
        if chroma is not newest:
            upgraded = Path(shutil.copytree(clean, place / f"{version} upgraded"))
            newest.run("write", upgraded)
            yield f"{version} upgraded", upgraded, newest
            # The newest version finds the log that an old one left: what it makes of it counts.
            taken_over = Path(shutil.copytree(place / f"{version} backlog", place / f"{version} backlog taken over"))
            newest.run("show", taken_over)
            yield f"{version} backlog taken over", taken_over, newest
            opened = upgraded_once(newest, clean, place / f"{version} opened")
            yield f"{version} opened backlog", with_backlog(newest, opened, place / f"{version} opened backlog"), newest


def upgraded_once(newest: Chroma, clean: Path, target: Path) -> Path:
    """A palace that a newer version has opened and not written to."""
    shutil.copytree(clean, target)
    newest.run("show", target)
    return target


def with_backlog(chroma: Chroma, clean: Path, target: Path) -> Path:
    """A palace with writes that are logged and not applied: the log of a later state of it, put onto the earlier file."""
    shutil.copytree(clean, target)
    with tempfile.TemporaryDirectory() as place:
        later = Path(shutil.copytree(clean, Path(place, "later")))
        chroma.run("write", later)
        with closing(sqlite3.connect(target / FILE, isolation_level=None)) as connection:
            connection.execute("attach ? as later", (str(later / FILE),))
            last = connection.execute("select coalesce(max(seq_id), 0) from main.embeddings_queue").fetchone()[0]
            added = connection.execute(
                "insert into main.embeddings_queue select * from later.embeddings_queue where seq_id > ?", (last,)
            ).rowcount
            assert added >= 15, added
    return target


def differences(palace: Path, right: dict[str, list[Item]]) -> list[str]:
    """Where the reader and that version of Chroma differ."""
    found = []
    with untouched(palace):
        for name, items in right.items():
            for order_by, wing in (("filed_at", ""), ("filed_at", "garden"), ("chunk_index", ""), ("importance", "kitchen")):
                if name == "mempalace_closets" and wing:
                    continue
                window = window_of(5, order_by=order_by, wing=wing)
                got = read(palace, window, name)
                if shown(got) != expected(items, order_by=order_by, wing=wing):
                    found.append(f"{name} by {order_by} in {wing or 'all wings'}: order or text")
                stored = {item.id: item.metadata or {} for item in items}
                right_values = [known(stored[drawer.id], window.keys) for drawer in got]
                found += [
                    f"{name} {drawer.id}: {drawer.metadata} for {values}"
                    for drawer, values in zip(got, right_values, strict=True)
                    if known(drawer.metadata, window.keys) != values
                ]
                found += window.notices
    return found


def known(metadata: Mapping[str, Any], keys: Iterable[str]) -> dict[str, Any]:
    """What the reader loads of metadata: some keys, and no lists."""
    return {key: value for key, value in metadata.items() if key in keys and not isinstance(value, list)}


def write_fixture(place: Path, name: str, palace: Path, right: dict[str, list[Item]]) -> None:
    """The file and the right answer, small enough for the repository."""
    place.mkdir(exist_ok=True)
    stem = name.replace(" ", "-")
    (place / f"{stem}.sqlite3.gz").write_bytes(gzip.compress((palace / FILE).read_bytes(), 9, mtime=0))
    (place / f"{stem}.json").write_text(json.dumps(right, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def main() -> int:
    """Command line; 1 when anything differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environments", type=Path)
    parser.add_argument("--fixtures", type=Path)
    parser.add_argument("--only", nargs="*", default=VERSIONS, metavar="VERSION")
    asked = parser.parse_args()
    chromas = {version: Chroma(version, asked.environments) for version in VERSIONS if version in asked.only or version == VERSIONS[-1]}
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        for name, palace, chroma in palaces(chromas, Path(place)):
            right = chroma.shows(palace)
            found = differences(palace, right)
            wrong += bool(found)
            print(f"{name}: {sum(map(len, right.values()))} drawers, {'; '.join(found) or 'the same'}")
            if asked.fixtures and (
                name in WRITTEN or name == "1.5.9 backlog" or name.endswith("6.3 backlog") or name == "0.6.3 opened, backlog"
            ):
                write_fixture(asked.fixtures, name, palace, right)
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
