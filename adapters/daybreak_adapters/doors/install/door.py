"""``daybreak hook install`` and ``uninstall``: our entry in a harness's settings, and back out again, nothing else touched."""

from __future__ import annotations

import argparse
import difflib
import os
import shlex
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress

from daybreak.errors import InputError
from daybreak_adapters.doors.console import OK, notice, say
from daybreak_adapters.doors.hook.options import Options
from daybreak_adapters.doors.hook.options import parsed as checked
from daybreak_adapters.doors.install.edit import entries_of, installed, uninstalled
from daybreak_adapters.doors.install.targets import TARGETS, Target, plugin
from daybreak_adapters.doors.options import Parser
from daybreak_adapters.palaces.locate import absolute, check_outside_palaces, is_address
from daybreak_adapters.palaces.server.address import split_url

__all__ = ("main",)

BACKUP = ".daybreak-backup"
LARGEST = 10_000_000
PASSED_ON = tuple("palace collection wing on order_by rules outcome_words max_drawers max_chars identity deadline_ms".split())


def main(arguments: Sequence[str]) -> int:
    """Run ``daybreak hook install`` or ``uninstall`` and return the exit code. Raises `InputError`."""
    parsed = parser().parse_args(arguments)
    target = TARGETS[parsed.harness]
    path = os.path.abspath(os.path.expanduser(parsed.file or target.path(parsed.project or "", os.environ)))
    file = os.path.realpath(path)  # settings are often a link into a repository of dot files
    before = read(file, path)
    install = parsed.action == "install"
    after = with_entry(parsed, target, before, path) if install else without_entry(parsed.harness, target, before, path, file)
    return carry_out(parsed, target, path, file, before, after)


def parser() -> argparse.ArgumentParser:
    root = Parser(prog="daybreak hook")
    actions = root.add_subparsers(dest="action", required=True, metavar="ACTION")
    for action in ("install", "uninstall"):
        command = actions.add_parser(action, help=f"{action} the hook in a harness's settings")
        command.add_argument("--harness", required=True, choices=list(TARGETS), help="whose settings")
        command.add_argument("--project", metavar="DIR", help="the settings of this project, not the user's")
        command.add_argument("--file", metavar="F", help="this settings file")
        command.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
        if action == "install":
            for name in PASSED_ON:
                command.add_argument(f"--{name.replace('_', '-')}", metavar="X", help="as for hook session-start")
            command.add_argument("--whole-palace", action="store_true", help="not only the wing of the session's project")
            command.add_argument("--ids", action="store_true", help="as for hook session-start")
            command.add_argument("--no-identity", action="store_true", help="as for hook session-start")
    return root


def command_of(parsed: argparse.Namespace) -> list[str]:
    """The command that the harness is to run. Raises `InputError` for options that the hook would not take."""
    harness = "plain" if parsed.harness == "opencode" else parsed.harness
    options = ["--harness", harness]
    for name in PASSED_ON:
        value = getattr(parsed, name)
        if value is not None:
            if name == "palace" and is_address(value):
                value = without_credentials(value)
            elif name == "palace":
                value = absolute(value)
            elif value and name in ("identity", "outcome_words"):
                value = os.path.abspath(os.path.expanduser(value))
            options += [f"--{name.replace('_', '-')}", value]
    if parsed.wing is None and not parsed.whole_palace:
        options += ["--wing-from", "cwd"]
    options += [f"--{name.replace('_', '-')}" for name in ("ids", "no_identity") if getattr(parsed, name)]
    if fault := checked(options).fault:
        raise InputError(fault)
    script = os.path.join(os.path.dirname(sys.executable), "daybreak")
    program = [script] if os.access(script, os.X_OK) else [sys.executable, "-m", "daybreak_adapters.doors.cli"]
    return [*program, "hook", "session-start", *options]


def without_credentials(address: str) -> str:
    """An address as it may stand in settings, which many programs read and some people publish. Raises `InputError`."""
    plain, authorization = split_url(address)
    if authorization:
        notice(f"the credentials for {plain} are not written into settings: put them into credentials.toml, or the environment")
    return plain


def with_entry(parsed: argparse.Namespace, target: Target, before: str | None, path: str) -> str:
    command = command_of(parsed)
    options = options_in(command)
    if not target.event:
        return plugin(command, options.deadline_ms)
    entry = target.entry(shlex.join(command), options.deadline_ms)
    on = ",".join(sorted(options.on, reverse=True)) if options.on else "startup"
    return installed(before or "", target, parsed.harness, target.element(entry, "all" if "all" in options.on else on), path)


def without_entry(harness: str, target: Target, before: str | None, path: str, file: str) -> str | None:
    """What the file should be without our entry; ``None`` for no file. Exactly what it was before, unless somebody changed it since."""
    if before is None:
        return None
    if not target.event:
        if before != plugin_in(before):
            raise InputError(f"{path} was changed since it was written: delete it yourself")
        return None
    ours = entries_of(before, target, harness, path)
    if not ours:
        return before
    former = read(file + BACKUP)
    element = ours[0]
    assert isinstance(element, dict)
    if former is None:
        return None if installed("", target, harness, element, path) == before else uninstalled(before, target, harness, path)
    if installed(former, target, harness, element, path) == before:
        return former
    return uninstalled(before, target, harness, path, former)


def plugin_in(text: str) -> str:
    """The plugin that would be written for the command that stands in this one."""
    import json

    found = [line for line in text.splitlines() if line.startswith("const COMMAND = ")]
    try:
        command = json.loads(found[0].removeprefix("const COMMAND = ").rstrip(";")) if found else []
        return plugin(command, options_in(command).deadline_ms)
    except (ValueError, TypeError, AttributeError):
        return ""


def options_in(command: list[str]) -> Options:
    """The options of the hook in a command that runs it. Raises `ValueError` where it runs something else."""
    return checked(command[command.index("session-start") + 1 :])


def carry_out(parsed: argparse.Namespace, target: Target, path: str, file: str, before: str | None, after: str | None) -> int:
    """Show the difference, and write it unless this is a rehearsal."""
    if after == before:
        notice(f"nothing to do: {path} {'has the hook' if parsed.action == 'install' else 'has no hook of ours'}")
        return OK
    for line in difflib.unified_diff((before or "").splitlines(), (after or "").splitlines(), path, path, lineterm=""):
        say(line)
    if parsed.dry_run:
        notice("nothing was written (--dry-run)")
        return OK
    backup = file + BACKUP
    if parsed.action == "install":
        if target.event and before is not None and not entries_of(before, target, parsed.harness, path):
            write(backup, before, like=file)
            notice(f"kept the former settings: {backup}")
        write(file, after or "", before)
        notice(f"written: {path}")
        if target.note:
            notice(target.note)
        return OK
    if after is None:
        os.unlink(file)
        notice(f"removed: {path}")
    else:
        write(file, after, before)
        notice(f"written: {path}")
    with suppress(OSError):
        os.unlink(backup)
    return OK


def read(file: str, named: str | None = None) -> str | None:
    """The text of a file, line ends and byte order mark as they are; ``None`` where there is none. ``named``: as the user knows it.

    Raises `InputError`.
    """
    try:
        if os.path.exists(file) and not os.path.isfile(file):  # a pipe would never end, and a device must stay one
            raise InputError(f"{named or file} is no regular file: name a settings file")
        with open(file, "rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise InputError(f"{file} is larger than {LARGEST:,} bytes: that is no settings file")
        return content.decode("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError(f"cannot read {file} ({error.strerror}): check its permissions") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{file} is not UTF-8: nothing was changed") from error


def write(file: str, text: str, expected: str | None = None, like: str | None = None) -> None:
    """Write a file whole or not at all, with the mode of the former one. Raises `InputError`, also when it is no longer as expected."""
    check_outside_palaces(file)
    directory = os.path.dirname(file)
    temporary = ""
    try:
        os.makedirs(directory, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(prefix=".daybreak-", dir=directory)
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(text.encode("utf-8"))
            opened.flush()
            os.fsync(opened.fileno())
        model = like or file
        os.chmod(temporary, os.stat(model).st_mode & 0o7777 if os.path.exists(model) else 0o600)
        if like is None and read(file) != expected:
            raise InputError(f"{file} was changed by another program meanwhile: run this again")
        os.replace(temporary, file)
    except OSError as error:
        raise InputError(f"cannot write {file} ({error.strerror}): check its directory") from error
    finally:
        with suppress(OSError):
            os.unlink(temporary)
