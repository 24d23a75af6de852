"""The cache directory, worked out by hand, is that of platformdirs."""

from __future__ import annotations

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from daybreak_adapters.keeping.cache import ready_directory, user_cache_directory


@pytest.mark.parametrize("named", ["/tmp/some where", "/", "relative/path", "~/x", "", None])
@pytest.mark.parametrize(("platform", "theirs"), [("linux", Unix), ("darwin", MacOS)])
def test_is_that_of_platformdirs(monkeypatch: pytest.MonkeyPatch, named: str | None, platform: str, theirs: type[Unix | MacOS]) -> None:
    monkeypatch.setenv("HOME", "/home/somebody")
    if named is None:
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_CACHE_HOME", named)
    assert user_cache_directory(platform=platform) == theirs("daybreak", appauthor=False).user_cache_dir


def test_is_that_of_platformdirs_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    local = "C:\\Users\\somebody\\AppData\\Local"
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", local)
    assert user_cache_directory({"LOCALAPPDATA": local}, "win32") == Windows("daybreak", appauthor=False).user_cache_dir


def test_ready_stories_lie_below_it() -> None:
    assert ready_directory({"XDG_CACHE_HOME": "/c"}) == "/c/daybreak/ready"
