"""The wing of a session's project is the one that MemPalace 3.11 files it under."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from daybreak_adapters.doors.hook.wing import wing_names


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    return home


def project(home: Path, name: str, *, git: bool = False, config: str | None = None, file: str = "mempalace.yaml") -> Path:
    place = home / name
    place.mkdir(parents=True)
    if git:
        (place / ".git").mkdir()
    if config is not None:
        (place / file).write_text(config, encoding="utf-8")
    return place


@pytest.mark.parametrize(
    ("name", "wing"),
    [
        # As mempalace.config.normalize_wing_name and hooks_cli._safe_wing_slug of 3.11.0 answer.
        ("my-app", "my_app"),
        ("My App", "my_app"),
        ("_private-", "private"),
        ("my.app", "my.app"),
        ("app+plus", "app+plus"),
        ("Ünïcode", "ünïcode"),
    ],
)
def test_a_directory_is_named_as_the_miner_names_it(home: Path, name: str, wing: str) -> None:
    assert wing_names(str(project(home, name)), str(home))[0] == wing


def test_a_name_that_the_hooks_spell_otherwise_is_tried_second(home: Path) -> None:
    assert wing_names(str(project(home, "app+plus..x")), str(home))[:2] == ["app+plus..x", "app_plus.x"]


@pytest.mark.parametrize(
    ("config", "wing"),
    [
        ("wing: Acme Portal\nrooms: []\n", "Acme Portal"),
        ("# c\nrooms:\n- wing: no\nwing: 'x y'  # why\n", "x y"),
        ('wing: "quoted"\r\n', "quoted"),
        ("\ufeffwing: bom\n", "bom"),
    ],
)
def test_the_projects_configuration_comes_first(home: Path, config: str, wing: str) -> None:
    place = project(home, "app", config=config)
    assert wing_names(str(place), str(home))[:2] == [wing, "app"]
    below = project(place, "src/deep")
    assert wing_names(str(below), str(home))[0] == wing


@pytest.mark.parametrize("config", ["wing:\n  nested: 1\n", "wing: [a]\n", "wing: &x y\n", "wing: |\n  x\n", "not yaml at all", "wing:\n"])
def test_a_configuration_that_names_no_plain_wing_is_passed_over(home: Path, config: str) -> None:
    assert wing_names(str(project(home, "app", config=config)), str(home))[0] == "app"


def test_the_first_configuration_file_counts(home: Path) -> None:
    place = project(home, "app", config="wing: old\n", file="mempal.yml")
    (place / "mempalace.yml").write_text("wing: new\n", encoding="utf-8")
    assert wing_names(str(place), str(home))[0] == "new"


def test_below_a_repository_its_root_counts_too(home: Path) -> None:
    root = project(home, "Big-App", git=True)
    assert wing_names(str(project(root, "docs")), str(home))[:2] == ["docs", "big_app"]
    assert "home" not in wing_names(str(root), str(home))


def test_a_worktree_belongs_to_its_project(home: Path) -> None:
    root = project(home, "app", git=True)
    assert wing_names(str(project(root, ".claude/worktrees/quiet-owl")), str(home))[0] == "app"


def test_the_home_directory_is_the_machines_own_wing(home: Path) -> None:
    machine = {"darwin": "mac_workstation", "win32": "windows_workstation"}.get(sys.platform, "linux_workstation")
    assert wing_names(str(home), str(home)) == [machine]


def test_a_mined_directory_of_transcripts_is_tried_last(home: Path) -> None:
    assert wing_names("/home/me/dev/app", "/home/me")[-1] == "home_me_dev_app"
    assert wing_names("/srv/日本", "/home/me") == ["日本"], "srv may be another project's"


@pytest.mark.parametrize("cwd", ["/", "", "//", "\\", "relative", "/x\ny", "/" + "a/" * 500])
def test_odd_directories_raise_nothing(home: Path, cwd: str) -> None:
    assert isinstance(wing_names(cwd, str(home)), list)


def test_the_miners_own_functions_agree() -> None:
    config = pytest.importorskip("mempalace.config", reason="MemPalace is not installed here")
    hooks = pytest.importorskip("mempalace.hooks_cli")
    for name in ("my-app", "My App", "_x-", "my.app", "a+b", "..a..b..", "Ünï", "x" * 200, "日本"):
        names = wing_names(f"/srv/{name}", "/home/me")
        assert config.normalize_wing_name(name) in names
        assert hooks._safe_wing_slug(name) in names
