"""Settings files survive install and uninstall byte for byte; nothing of anybody else's is touched in between."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak.errors import InputError
from daybreak_adapters.doors.install.door import BACKUP, main
from daybreak_adapters.doors.install.edit import installed, uninstalled
from daybreak_adapters.doors.install.json_text import parse
from daybreak_adapters.doors.install.targets import TARGETS

FILES = {
    "claude-code": ".claude/settings.json",
    "codex": ".codex/hooks.json",
    "gemini": ".gemini/settings.json",
    "cursor": ".cursor/hooks.json",
}
OTHERS = {
    "claude-code": """{
  // my own settings
  "model": "opus", /* twice
  checked */
  "hooks": {
    "SessionStart": [
      {"matcher": "startup", "hooks": [{"type": "command", "command": "~/bin/greet --harness claude-code"}]}
    ],
    "Stop": [{"hooks": [{"type": "command", "command": "mempalace hook run --hook stop"}]}],
  },
  "permissions": {"allow": ["Bash(ls:*)"]}
}
""",
    "codex": '{"hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"icm hook start"}]}],"Stop":[]}}',
    "gemini": '{\r\n\t"theme": "Default",\r\n\t"hooks": {\r\n\t\t"AfterTool": [],\r\n\t},\r\n}\r\n',
    "cursor": '\ufeff{\n    "version": 1,\n    "hooks": {\n        "sessionStart": [\n'
    '            {"command": "./hooks/own.sh"}\n        ]\n    }\n}',
}
EVERY = [
    *OTHERS.values(),
    "",
    " \n",
    "{}",
    "{ }\n",
    '{"hooks": {}}',
    '{"hooks": {"SessionStart": [], "sessionStart": []}}',
    '{"a": [1, 2]}\n',
    "{\n}\n",
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CLAUDE_CONFIG_DIR", "CODEX_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def settings(home: Path, harness: str, content: str | None) -> Path:
    file = home / FILES[harness]
    file.parent.mkdir(parents=True, exist_ok=True)
    if content is not None:
        file.write_bytes(content.encode())
    return file


@pytest.mark.parametrize("harness", FILES)
@pytest.mark.parametrize("content", EVERY)
def test_uninstall_takes_back_exactly_what_install_did(home: Path, harness: str, content: str) -> None:
    file = settings(home, harness, content)
    before = parse((content.strip() and content) or "{}").value
    assert main(["install", "--harness", harness]) == 0
    after = parse(file.read_bytes().decode()).value
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert {key: value for key, value in after.items() if key not in ("hooks", "version")} == {
        key: value for key, value in before.items() if key not in ("hooks", "version")
    }
    event = TARGETS[harness].event
    assert after["hooks"][event][:-1] == before.get("hooks", {}).get(event, [])
    assert {k: v for k, v in after["hooks"].items() if k != event} == {k: v for k, v in before.get("hooks", {}).items() if k != event}
    assert main(["uninstall", "--harness", harness]) == 0
    assert file.read_bytes().decode() == content
    assert [found.name for found in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("harness", FILES)
def test_without_a_settings_file_one_is_made_and_removed(home: Path, harness: str) -> None:
    file = settings(home, harness, None)
    assert main(["install", "--harness", harness]) == 0
    made = json.loads(file.read_text())
    assert made.get("version") == (1 if harness == "cursor" else None)
    assert main(["uninstall", "--harness", harness]) == 0
    assert not file.exists()


@pytest.mark.parametrize("harness", FILES)
def test_install_is_idempotent_and_brings_up_to_date(home: Path, harness: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = settings(home, harness, OTHERS[harness])
    main(["install", "--harness", harness])
    once = file.read_bytes()
    capsys.readouterr()
    assert main(["install", "--harness", harness]) == 0
    assert file.read_bytes() == once
    assert "nothing to do" in capsys.readouterr().err
    main(["install", "--harness", harness, "--deadline-ms", "2500", "--wing", "my app"])
    changed = file.read_text()
    assert changed.count("hook session-start") == 1
    assert "--deadline-ms 2500" in changed
    assert "--wing 'my app'" in changed
    main(["install", "--harness", harness])
    assert file.read_bytes() == once
    main(["uninstall", "--harness", harness])
    assert file.read_bytes().decode() == OTHERS[harness]


@pytest.mark.parametrize("harness", FILES)
def test_what_others_changed_since_is_kept(home: Path, harness: str) -> None:
    file = settings(home, harness, OTHERS[harness])
    main(["install", "--harness", harness])
    text = file.read_bytes().decode()
    place = text.index("{") + 1
    file.write_bytes((text[:place] + '"later": true, ' + text[place:]).encode())
    main(["uninstall", "--harness", harness])
    there = OTHERS[harness].index("{") + 1
    assert file.read_bytes().decode() == OTHERS[harness][:there] + '"later": true, ' + OTHERS[harness][there:]


def test_a_rehearsal_changes_nothing_and_shows_the_difference(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = settings(home, "claude-code", OTHERS["claude-code"])
    assert main(["install", "--harness", "claude-code", "--dry-run"]) == 0
    assert file.read_bytes().decode() == OTHERS["claude-code"]
    assert not (file.parent / (file.name + BACKUP)).exists()
    shown = capsys.readouterr().out
    assert "+" in shown
    assert "hook session-start --harness claude-code --wing-from cwd" in shown


def test_a_backup_is_kept_while_the_hook_is_there(home: Path) -> None:
    file = settings(home, "codex", OTHERS["codex"])
    file.chmod(0o600)
    main(["install", "--harness", "codex"])
    assert (file.parent / (file.name + BACKUP)).read_bytes().decode() == OTHERS["codex"]
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_link_stays_a_link(home: Path) -> None:
    file = settings(home, "claude-code", None)
    real = home / "dotfiles" / "claude.json"
    real.parent.mkdir()
    real.write_text(OTHERS["claude-code"])
    file.symlink_to(real)
    main(["install", "--harness", "claude-code"])
    assert file.is_symlink()
    assert "session-start" in real.read_text()
    main(["uninstall", "--harness", "claude-code"])
    assert real.read_text() == OTHERS["claude-code"]


@pytest.mark.parametrize("content", ["{", "[]", '{"hooks": []}', '{"hooks": {"SessionStart": {}}}', '{"a": 1} x', "{'a': 1}", "{" * 500])
def test_a_file_that_cannot_be_understood_is_left_alone(home: Path, content: str) -> None:
    file = settings(home, "claude-code", content)
    with pytest.raises(InputError, match="nothing was changed"):
        main(["install", "--harness", "claude-code"])
    assert file.read_text() == content
    assert len(list(file.parent.iterdir())) == 1


def test_options_that_the_hook_would_not_take_are_refused(home: Path) -> None:
    for options in (["--deadline-ms", "x"], ["--max-chars", "3"], ["--wing", "a", "--on", "x", "--max-drawers", "0"]):
        with pytest.raises(InputError):
            main(["install", "--harness", "codex", *options])
    assert not (home / ".codex").exists()


@pytest.mark.parametrize("harness", [*FILES, "opencode"])
def test_no_password_is_written_into_settings(home: Path, capsys: pytest.CaptureFixture[str], harness: str) -> None:
    """Nor shown: settings are read by many programs, and published by some people."""
    for more in (["--dry-run"], []):
        assert main(["install", "--harness", harness, "--palace", "https://user:secret@palace.example/team", *more]) == 0
        out, err = capsys.readouterr()
        assert "https://palace.example/team" in out
        assert "secret" not in out + err
        assert "credentials for https://palace.example/team are not written" in err
    written = [path.read_text("utf-8") for path in home.rglob("*") if path.is_file()]
    assert any("https://palace.example/team" in text for text in written)
    assert not any("secret" in text for text in written)


def test_rules_are_passed_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = home / "words.txt"
    words.write_text("zorbling")
    monkeypatch.chdir(home)
    assert main(["install", "--harness", "codex", "--rules", "spec", "--outcome-words", "words.txt"]) == 0
    written = (home / FILES["codex"]).read_text("utf-8")
    assert f"--rules spec --outcome-words {words}" in written


@pytest.mark.parametrize(("asked", "expected"), [((), 5_000), (("--deadline-ms", "9000"), 13_000)])
def test_opencode_waits_as_long_as_the_hook_may_take(home: Path, asked: tuple[str, ...], expected: int) -> None:
    main(["install", "--harness", "opencode", *asked])
    file = home / ".config/opencode/plugin/daybreak.js"
    assert f"timeout: {expected}," in file.read_text("utf-8")
    main(["uninstall", "--harness", "opencode"])
    assert not file.exists()


def test_timeouts_are_in_the_hosts_own_unit(home: Path) -> None:
    for harness, expected in (("claude-code", 5), ("codex", 5), ("gemini", 5_000), ("cursor", None)):
        file = settings(home, harness, None)
        main(["install", "--harness", harness])
        group = json.loads(file.read_text())["hooks"][TARGETS[harness].event][0]
        entry = group["hooks"][0] if "hooks" in group else group
        assert entry.get("timeout") == expected
        assert group.get("matcher") == ("startup|clear" if harness in ("claude-code", "codex") else None)


def test_the_projects_settings_and_a_named_file(home: Path) -> None:
    project = home / "work"
    project.mkdir()
    main(["install", "--harness", "gemini", "--project", str(project)])
    assert (project / ".gemini/settings.json").exists()
    main(["install", "--harness", "claude-code", "--file", str(project / "x.json")])
    assert (project / "x.json").exists()
    assert not (home / ".claude").exists()


def test_opencode_gets_a_plugin(home: Path) -> None:
    file = home / ".config/opencode/plugin/daybreak.js"
    main(["install", "--harness", "opencode", "--on", "all"])
    text = file.read_text()
    assert '"--harness", "plain"' in text
    assert "experimental.chat.system.transform" in text
    node = shutil.which("node")
    if node:
        fake = home / "fake"
        fake.write_text("#!/bin/sh\necho told\n")
        fake.chmod(0o755)
        lines = [f'const COMMAND = ["{fake}"];' if line.startswith("const COMMAND") else line for line in text.splitlines()]
        module = home / "plugin.mjs"
        module.write_text("\n".join(lines) + TRIAL)
        done = subprocess.run([node, str(module)], capture_output=True, text=True, timeout=20, check=True)
        assert json.loads(done.stdout) == [["base", "told"], ["base", "told"]]
    main(["uninstall", "--harness", "opencode"])
    assert not file.exists()
    file.write_text(text + "// mine\n")
    with pytest.raises(InputError, match="delete it yourself"):
        main(["uninstall", "--harness", "opencode"])


TRIAL = """
const hooks = await Daybreak({ directory: "/" });
const seen = [];
for (let turn = 0; turn < 2; turn++) {
  const output = { system: ["base"] };
  await hooks["experimental.chat.system.transform"]({ sessionID: "s" }, output);
  seen.push(output.system);
}
console.log(JSON.stringify(seen));
"""


def test_a_directory_that_cannot_be_written_is_an_error_in_one_line(home: Path) -> None:
    with pytest.raises(InputError, match="cannot write"):
        main(["install", "--harness", "codex", "--file", "/proc/daybreak/hooks.json"])
    assert os.listdir(home) == []


@pytest.mark.parametrize("harness", ["claude-code", "opencode"])
def test_what_is_no_file_stays_what_it_is(home: Path, harness: str) -> None:
    """A pipe is not waited for, nor is what a link leads to turned into a file."""
    os.mkfifo(home / "pipe")
    (home / "link").symlink_to("pipe")
    for name in ("link", "pipe"):
        for action in ("install", "uninstall"):
            with pytest.raises(InputError, match=f"{name} is no regular file"):
                main([action, "--harness", harness, "--file", str(home / name)])
    assert stat.S_ISFIFO(os.stat(home / "link").st_mode)
    assert sorted(os.listdir(home)) == ["link", "pipe"]


def test_no_settings_are_written_into_a_palace(home: Path) -> None:
    palace = home / "palace"
    palace.mkdir()
    (palace / "chroma.sqlite3").touch()
    with pytest.raises(InputError, match="is a palace, which is never written to"):
        main(["install", "--harness", "codex", "--file", str(palace / "hooks.json")])
    assert os.listdir(palace) == ["chroma.sqlite3"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4).filter(lambda key: key != "hooks"), inner, max_size=3),
    max_leaves=8,
)


@given(
    st.dictionaries(st.text(max_size=5).filter(lambda key: key != "hooks"), VALUES, max_size=3),
    st.none() | st.dictionaries(st.sampled_from(["SessionStart", "Stop"]), st.lists(st.just({"hooks": [{"command": "x"}]}), max_size=2)),
    st.sampled_from([None, 1, 2, "\t"]),
)
def test_any_settings_survive(settings: dict[str, object], hooks: dict[str, object] | None, indent: int | str | None) -> None:
    content = json.dumps(settings | ({} if hooks is None else {"hooks": hooks}), indent=indent)
    target = TARGETS["claude-code"]
    element = target.element(target.entry("/bin/daybreak hook session-start --harness claude-code", 1_000), "startup")
    text = installed(content, target, "claude-code", element, "f")
    assert installed(text, target, "claude-code", element, "f") == text
    assert uninstalled(text, target, "claude-code", "f", content) == content.replace(": {}}", ": {}}")
