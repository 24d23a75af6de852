"""Guards the examples: those of docstrings, and the program in the README, say and do what they show."""

from __future__ import annotations

import asyncio
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from palaces.chroma_files import Item, palace_of

ROOT = Path(__file__).parent.parent
MODULES = [
    ".".join(file.relative_to(folder).with_suffix("").parts)
    for folder in (ROOT / "pipeline", ROOT / "adapters")
    for file in sorted(folder.rglob("*.py"))
    if "\n    >>> " in file.read_text("utf-8")
]


@pytest.mark.parametrize("module", MODULES)
def test_examples_of_docstrings(module: str) -> None:
    """They print what they say."""
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0 and result.failed == 0


def test_there_are_examples() -> None:
    """The public functions of the core have one."""
    assert {"daybreak.salience", "daybreak.overlap", "daybreak.snippet", "daybreak.limits"} <= set(MODULES)


def test_the_program_of_the_readme(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs as it stands there, with its lines, its report, its story and its verdict."""
    home = tmp_path / "home"
    facts = {"wing": "my-project", "room": "pumps", "filed_at": "2026-06-01T00:00:00"}
    palace_of(home / ".mempalace", [Item("d1", "Fixed the pump on Monday; it has been quiet since, and nobody noticed.", facts)])
    monkeypatch.setenv("HOME", str(home))
    section = (ROOT / "README.md").read_text("utf-8").partition("## As a library")[2]
    program = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert program is not None
    exec(compile(program[1], "README.md", "exec"), {"__name__": "readme"})
    told = capsys.readouterr().out
    assert told.count("Fixed the pump on Monday") == 2
    assert "Report(palace=" in told and "Verdict(tier=4" in told and "[pumps]" in told
    with pytest.raises(RuntimeError):
        asyncio.get_running_loop()
