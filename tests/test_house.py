"""Guards the house: the direction of imports, the public names of every module, versions that must agree, what tests say of themselves."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = {"daybreak": ROOT / "pipeline", "daybreak_adapters": ROOT / "adapters"}
LAYERS = ("daybreak", "daybreak_adapters.palaces", "daybreak_adapters.keeping", "daybreak_adapters.doors")


@cache
def modules() -> dict[str, Path]:
    """Every module of both packages, with its file."""
    found = {}
    for package, folder in SOURCES.items():
        for file in sorted((folder / package).rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports_in(tree: ast.AST, module: str, file: Path) -> Iterator[str]:
    """The modules that a tree imports, wherever in it, by statement or by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = node.module or ""
            if node.level:
                parts = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
                home = ".".join([*parts[: len(parts) - node.level + 1], *([home] if home else [])])
            yield from (f"{home}.{alias.name}" if f"{home}.{alias.name}" in modules() else home for alias in node.names)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__") and node.args and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


@cache
def imports_of(module: str) -> frozenset[str]:
    """The modules that a module imports, also inside functions and for type checking."""
    file = modules()[module]
    return frozenset(imports_in(ast.parse(file.read_text("utf-8")), module, file))


def reached_from(module: str) -> set[str]:
    """All modules of the project that a module imports, directly or through others."""
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        for other in imports_of(waiting.pop()):
            if other in modules() and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def layer(module: str) -> int | None:
    """How high in the house a module lives; ``None`` for one that is not ours or holds packages only."""
    return next((level for level, name in enumerate(LAYERS) if module == name or module.startswith(name + ".")), None)


def roots(module: str) -> set[str]:
    return {name.partition(".")[0] for name in imports_of(module)}


@pytest.mark.parametrize("module", modules())
def test_imports_point_downwards(module: str) -> None:
    """doors -> keeping -> palaces -> daybreak; never back, not even inside a function."""
    level = layer(module)
    if level is None:
        assert module == "daybreak_adapters"
        assert {other for other in imports_of(module) if other in modules()} <= {"daybreak_adapters.palaces.open"}
        return
    for other in imports_of(module) & modules().keys():
        below = layer(other)
        assert below is not None and below <= level, f"{module} imports {other}"


@pytest.mark.parametrize("module", [module for module in modules() if layer(module) == 0])
def test_the_core_knows_no_file_no_socket_and_no_chroma(module: str) -> None:
    """The core imports none of what touches the world, and no adapter."""
    assert roots(module).isdisjoint(
        {"daybreak_adapters", "chromadb", "sqlite3", "socket", "http", "urllib", "httpcore", "subprocess", "os", "pathlib"}
    )


def test_the_two_readers_do_not_know_each_other() -> None:
    """The reader of files and the reader of collections never import each other, not even through others; only `open` knows both."""
    embedded, collection = "daybreak_adapters.palaces.embedded", "daybreak_adapters.palaces.collection"
    assert embedded in modules()
    assert collection not in reached_from(embedded)
    assert collection in modules()
    assert embedded not in reached_from(collection)
    both = {module for module in modules() if layer(module) == 1 and {embedded, collection} <= imports_of(module)}
    assert both <= {"daybreak_adapters.palaces.open"}


def test_the_reader_of_files_never_imports_chromadb() -> None:
    """Nothing that reading a file needs imports chromadb or numpy, at any depth."""
    for module in {"daybreak_adapters.palaces.embedded", *reached_from("daybreak_adapters.palaces.embedded")}:
        assert roots(module).isdisjoint({"chromadb", "numpy"}), module


def test_the_whole_core_loads_without_chroma_or_sqlite() -> None:
    """Loading every module of the core loads neither chromadb nor numpy nor sqlite3, and its public names stay what they are."""
    core = [module for module in modules() if layer(module) == 0]
    script = (
        "import importlib, sys, types\n"
        f"sys.path.insert(0, {str(SOURCES['daybreak'])!r})\n"
        f"for name in {core!r}: importlib.import_module(name)\n"
        "import daybreak\n"
        "assert not {'chromadb', 'numpy', 'sqlite3'} & sys.modules.keys()\n"
        "assert not [name for name in daybreak.__all__ if isinstance(getattr(daybreak, name), types.ModuleType)]\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


@pytest.mark.parametrize("first", ["daybreak.overlap", "daybreak.snippet", "daybreak.salience", "daybreak.wakeup", "daybreak.ledger"])
def test_public_functions_are_not_hidden_by_modules_of_their_name(first: str) -> None:
    """``from daybreak import overlap`` gives the function, whatever was loaded before; its module is loaded by its full name."""
    script = (
        f"import sys; sys.path.insert(0, {str(SOURCES['daybreak'])!r})\n"
        f"import {first}\n"
        "from daybreak import judge, overlap, snippet\n"
        "from daybreak.overlap import bag\n"
        "from daybreak.snippet import compose\n"
        "assert overlap('a b', 'a b') == 1.0 and snippet('a b') == 'a b'\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


@pytest.mark.parametrize(
    "module", [module for module, file in modules().items() if file.stat().st_size and not module.endswith("__main__")]
)
def test_public_names(module: str) -> None:
    """Every module says in a docstring what it is, and in a sorted tuple which of its names are public; all of them exist."""
    tree = ast.parse(modules()[module].read_text("utf-8"))
    assert ast.get_docstring(tree)
    loaded = import_module(module)
    names = loaded.__all__
    assert isinstance(names, tuple)
    assert list(names) == sorted(names, key=lambda name: (not name.isupper(), not name[:1].isupper(), name))  # as ruff sorts
    assert len(set(names)) == len(names)
    for name in names:
        assert getattr(loaded, name) is not None
        assert not name.startswith("_")


def test_the_top_package_names_what_its_readers_see() -> None:
    """The names that type checkers see are those that are public."""
    for package in ("daybreak", "daybreak_adapters"):
        tree = ast.parse(modules()[package].read_text("utf-8"))
        block = next(node for node in tree.body if isinstance(node, ast.If))
        seen = {alias.asname or alias.name for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}
        assert seen == set(import_module(package).__all__)
        with pytest.raises(AttributeError):
            getattr(import_module(package), "no_such_name")  # noqa: B009


def test_both_packages_are_typed() -> None:
    """Type checkers of users find the annotations."""
    assert all((folder / package / "py.typed").exists() for package, folder in SOURCES.items())


def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_changelog_knows_the_version() -> None:
    """The newest entry of the changelog is the version of the project, or what is not released yet."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] in ("Unreleased", project()["version"])
    released = [heading for heading in headings if heading != "Unreleased"]
    assert not released or released[0] == project()["version"]


@pytest.mark.parametrize("module", modules())
def test_what_others_use_is_public(module: str) -> None:
    """A name that another module of the house imports is in the tuple of public names where it comes from."""
    for node in ast.walk(ast.parse(modules()[module].read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in ("daybreak", "daybreak_adapters"):
            source = import_module(str(node.module))
            for name in (alias.name for alias in node.names if hasattr(source, alias.name)):  # others are for type checkers
                assert name in source.__all__ or f"{node.module}.{name}" in modules(), f"{node.module}.{name}"


def test_the_licence_is_the_one_that_is_named() -> None:
    """GPL, as the pipeline's operators need it, in the metadata and in the file."""
    assert project()["license"] == "GPL-3.0-or-later"
    assert "GNU GENERAL PUBLIC LICENSE" in (ROOT / "LICENSE").read_text("utf-8")[:200]


def test_the_server_of_the_compose_file_is_the_one_that_is_tested() -> None:
    """``docker-compose.yml`` parses and starts the Chroma server of the version that the tests run with."""
    yaml = pytest.importorskip("yaml", reason="chromadb brings PyYAML")
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))["services"]
    images = [service["image"] for service in services.values() if "image" in service]
    tags = [image.removeprefix("docker.io/").partition(":")[2] for image in images if "chromadb/chroma" in image]
    assert tags == [version("chromadb")]


def test_the_keeper_of_the_compose_file_keeps_for_its_host() -> None:
    """It asks for the palace by the host's name and writes where the host's user reads: a ready story answers the same request only."""
    yaml = pytest.importorskip("yaml", reason="chromadb brings PyYAML")
    keeper = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))["services"]["keeper"]
    assert (keeper["network_mode"], keeper["command"][-1]) == ("host", "http://localhost:8000")
    assert keeper["volumes"][0]["source"] == "${HOME}/.cache/daybreak"
    assert keeper["environment"]["XDG_CACHE_HOME"] + "/daybreak" == keeper["volumes"][0]["target"]


TESTS = sorted((ROOT / "tests").rglob("*.py"))


@pytest.mark.parametrize("file", TESTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_files_of_tests_say_what_they_guard(file: Path) -> None:
    """Each file opens with a docstring."""
    assert ast.get_docstring(ast.parse(file.read_text("utf-8")))


@pytest.mark.parametrize("folder", ["core", "palaces"])
def test_tests_state_the_behaviour(folder: str) -> None:
    """Each test of the core and of the palaces says in a docstring what must hold."""
    for file in (file for file in TESTS if folder in file.relative_to(ROOT).parts):
        functions = [
            node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        assert [node.name for node in functions if node.name.startswith("test_") and not ast.get_docstring(node)] == [], file.name


FOLDERS = ("palaces", "palaces/archive", "palaces/book", "palaces/file", "palaces/server", "keeping", "doors")
MAPPED = ("daybreak", "daybreak/judging", *(f"daybreak_adapters/{folder}" for folder in FOLDERS))


@pytest.mark.parametrize("folder", MAPPED)
def test_a_folder_says_what_is_in_it(folder: str) -> None:
    """The docstring of each package that has a map names every file and folder of it."""
    package = SOURCES[folder.partition("/")[0]] / folder
    told = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    there = [path.stem for path in package.iterdir() if not path.name.startswith("__") and (path.suffix == ".py" or path.is_dir())]
    assert [name for name in sorted(there) if not re.search(rf"\b{name}\b", told)] == []
