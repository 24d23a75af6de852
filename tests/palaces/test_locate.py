"""Where a palace is looked for: the place that was named, else where MemPalace itself looks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daybreak.errors import PalaceNotFound, UnreadablePalace
from daybreak_adapters.palaces.locate import locate, palace_file
from palaces.chroma_files import FILE

NAMES = ("MEMPALACE_PALACE_PATH", "MEMPALACE_PALACE", "MEMPAL_PALACE_PATH")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, entered."""
    place = tmp_path / "home"
    place.mkdir()
    monkeypatch.setenv("HOME", str(place))
    monkeypatch.chdir(place)
    return place


def configure(place: Path, content: str) -> None:
    place.mkdir(parents=True, exist_ok=True)
    (place / "config.json").write_text(content, encoding="utf-8")


def test_what_is_named_comes_before_all(home: Path) -> None:
    """``~`` is expanded, ``..`` and a closing slash resolved, a relative path taken from here."""
    everywhere = dict.fromkeys(NAMES, "/variable")
    for named, path in (("~/a", home / "a"), ("a/../b/", home / "b"), ("/c//d", Path("/c/d")), ("~/ü\U0001f389", home / "ü\U0001f389")):
        assert locate(named, everywhere) == (str(path), "--palace")
        assert locate(named, everywhere).explicit


def test_variables_in_mempalaces_order(home: Path) -> None:
    """The first of the three that is set and not empty."""
    for number, name in enumerate(NAMES):
        given = dict.fromkeys(NAMES[:number], "") | dict.fromkeys(NAMES[number + 1 :], "/later") | {name: "~/mine"}
        assert locate(None, given) == (str(home / "mine"), name)
        assert not locate(None, given).explicit


def test_configuration_in_its_legacy_and_xdg_places(home: Path, tmp_path: Path) -> None:
    """``palace_path`` of ``config.json``: of MemPalace's own variable, a legacy install, XDG's variable, XDG's place."""
    xdg = {"XDG_CONFIG_HOME": str(tmp_path / "xdg")}
    own = {"MEMPALACE_CONFIG_DIR": "~/own"}
    for place, environment in ((home / ".config/mempalace", {}), (tmp_path / "xdg/mempalace", xdg), (home / "own", own)):
        assert locate(None, environment) == (str(place / "palace"), "the default")
        for content in ('{"palace_path": "~/p", "other": 1}', '\ufeff{"palace_path": "~/p"}'):
            configure(place, content)
            assert locate(None, environment) == (str(home / "p"), str(place / "config.json"))
            assert locate(None, environment | {NAMES[2]: "/variable"}) == ("/variable", NAMES[2])
    configure(home / ".mempalace", "{}")
    assert locate(None, xdg) == (str(home / ".mempalace/palace"), "the default")
    configure(home / ".mempalace", '{"palace_path": "/legacy"}')
    assert locate(None, xdg) == ("/legacy", str(home / ".mempalace/config.json"))
    assert locate(None, {"XDG_CONFIG_HOME": "relative"}).path == "/legacy"


@pytest.mark.parametrize("mark", ["people_map.json", f"palace/{FILE}"])
def test_a_legacy_install_is_known_by_its_marks(home: Path, mark: str) -> None:
    """It has a people map or a palace; an identity alone makes none."""
    (home / ".mempalace/palace").mkdir(parents=True)
    (home / ".mempalace/identity.txt").touch()
    assert locate(None, {}).path == str(home / ".config/mempalace/palace")
    (home / ".mempalace" / mark).touch()
    assert locate(None, {}).path == str(home / ".mempalace/palace")


@pytest.mark.parametrize(
    "content", ["", "{", "[1]", "7", '{"palace_path": 7}', '{"palace_path": ""}', "[" * 100_000, "\0", '"palace_path"']
)
def test_a_broken_configuration_configures_nothing(home: Path, content: str) -> None:
    """Whatever the file holds, also bytes that are no text, the default place is taken, and it is said why."""
    file = home / ".mempalace/config.json"
    broken = (str(home / ".mempalace/palace"), f"the default: {file} cannot be understood")
    configure(home / ".mempalace", content)
    assert locate(None, {}) == ((broken[0], "the default") if content == '{"palace_path": ""}' else broken)
    file.write_bytes(b"\xff\xfe{")
    assert locate(None, {}) == broken


@pytest.mark.parametrize("path", ["/a\0b", "\ud800", "x" * 5_000, "/" + "x/" * 5_000])
def test_paths_that_cannot_exist_are_not_found(home: Path, path: str) -> None:
    """From a configuration anything may come: a NUL, a lone surrogate, more than the system takes."""
    configure(home / ".mempalace", json.dumps({"palace_path": path}))
    with pytest.raises((PalaceNotFound, UnreadablePalace)):
        palace_file(locate(None, {}).path)


def test_the_file_of_a_palace(tmp_path: Path) -> None:
    """The directory or the file itself; one level too high names the palaces below, up to three."""
    for name in ("d", "a", "c", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / FILE).touch()
    assert palace_file(f"{tmp_path}/a") == palace_file(f"{tmp_path}/a/{FILE}") == f"{tmp_path}/a/{FILE}"
    with pytest.raises(PalaceNotFound, match=f"did you mean {tmp_path}/a or {tmp_path}/b or {tmp_path}/c\\?"):
        palace_file(tmp_path)
