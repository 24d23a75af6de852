"""Where each harness keeps its hooks, and what an entry of ours looks like there (contracts: `doors.hook.contract`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import NamedTuple

__all__ = ("TARGETS", "Target", "plugin")

SECONDS, MILLISECONDS = 1, 1_000
SPARE_SECONDS = 4
"""Seconds that the host waits longer than the hook takes at most: start-up on a busy machine."""


class Target(NamedTuple):
    """Settings of one harness. ``path``: of the file, below the project or, with ``""``, the user's home. ``event``: the key below
    ``hooks``. ``grouped``: entries stand in groups with a matcher. ``unit``: of the timeout, 0 for none. ``fresh``: what a new file needs
    besides. ``note``: what the user has to know afterwards."""

    path: Callable[[str, Mapping[str, str]], str]
    event: str = "SessionStart"
    grouped: bool = True
    matches: bool = True
    unit: int = SECONDS
    fresh: Mapping[str, object] = {}
    note: str = ""

    def entry(self, command: str, deadline_ms: int) -> dict[str, object]:
        """The entry that runs a command."""
        entry: dict[str, object] = {"command": command}
        if self.grouped:
            entry = {"type": "command", **entry}
        if self.unit:
            entry["timeout"] = (-(-deadline_ms // 1_000) + SPARE_SECONDS) * self.unit
        return entry

    def element(self, entry: Mapping[str, object], on: str) -> dict[str, object]:
        """The element of the event's list that holds an entry. ``on``: sources at which it should run."""
        if not self.grouped:
            return dict(entry)
        matcher = {"matcher": "|".join(on.split(","))} if self.matches and on != "all" else {}
        return {**matcher, "hooks": [dict(entry)]}


def _below(variable: str, home: str, name: str) -> Callable[[str, Mapping[str, str]], str]:
    """A file in the project's ``home`` directory, or the user's, which ``variable`` may move."""

    def path(project: str, environment: Mapping[str, str]) -> str:
        if project:
            return os.path.join(project, home, name)
        moved = environment.get(variable, "") if variable else ""
        return os.path.join(os.path.expanduser(moved or f"~/{home}"), name)

    return path


def _opencode(project: str, environment: Mapping[str, str]) -> str:
    if project:
        return os.path.join(project, ".opencode", "plugin", "daybreak.js")
    return os.path.join(environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config"), "opencode", "plugin", "daybreak.js")


TARGETS: Mapping[str, Target] = {
    "claude-code": Target(_below("CLAUDE_CONFIG_DIR", ".claude", "settings.json")),
    "codex": Target(
        _below("CODEX_HOME", ".codex", "hooks.json"),
        note="Codex asks before it runs a new or changed hook: allow it in the next session (older builds need the codex_hooks feature)",
    ),
    "gemini": Target(_below("", ".gemini", "settings.json"), matches=False, unit=MILLISECONDS),
    "cursor": Target(_below("", ".cursor", "hooks.json"), event="sessionStart", grouped=False, unit=0, fresh={"version": 1}),
    "opencode": Target(_opencode, event=""),
}


def plugin(command: list[str], deadline_ms: int) -> str:
    """OpenCode's plugin: asks for the story once a session, and puts the same text into the session's system prompt every time."""
    import json

    return PLUGIN.replace("COMMAND_HERE", json.dumps(command)).replace("TIMEOUT_HERE", str(deadline_ms + SPARE_SECONDS * 1_000))


PLUGIN = """\
// Written by `daybreak hook install --harness opencode`; `daybreak hook uninstall --harness opencode` removes it.
import { execFile } from "node:child_process";

const COMMAND = COMMAND_HERE;

const ask = (directory) =>
  new Promise((resolve) => {
    const child = execFile(
      COMMAND[0],
      COMMAND.slice(1),
      { cwd: directory, timeout: TIMEOUT_HERE, maxBuffer: 1 << 20 },
      (error, stdout) => resolve(error ? "" : stdout.trim()),
    );
    child.stdin?.on("error", () => {});
    child.stdin?.end(JSON.stringify({ hook_event_name: "SessionStart", cwd: directory }));
  });

export const Daybreak = async ({ directory }) => {
  const told = new Map();
  return {
    "experimental.chat.system.transform": async (input, output) => {
      const session = input.sessionID ?? "";
      if (!told.has(session)) told.set(session, ask(directory));
      const text = await told.get(session);
      if (text && !output.system.includes(text)) output.system.push(text);
    },
  };
};
"""
