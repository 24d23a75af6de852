"""One writing process for all tests, and palaces for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from keeping.chroma_writer import Writer


@pytest.fixture(scope="session")
def writer() -> Iterator[Writer]:
    process = Writer()
    yield process
    process.close()


@pytest.fixture(scope="session")
def template(writer: Writer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A palace with a few drawers, as chromadb leaves it; copy it."""
    place = tmp_path_factory.mktemp("template") / "palace"
    drawers = {
        f"d{number}": (
            f"Fixed thing number {'abcdefghij'[number]} by {'reading writing counting sorting painting'.split()[number % 5]} it again.",
            {
                "wing": "app" if number % 2 else "home",
                "room": "work",
                "source_file": f"/f{number}.md",
                "filed_at": f"2026-01-0{number + 1}",
            },
        )
        for number in range(6)
    }
    writer.add(place, drawers)
    writer.tell("forget", place)
    return place


@pytest.fixture
def palace(template: Path, writer: Writer, tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "palace"
    shutil.copytree(template, place)
    yield place
    writer.tell("forget", place)
