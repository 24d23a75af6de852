"""The options of the command line, and their help."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

from daybreak_adapters.doors.console import USAGE, notice, say
from daybreak_adapters.doors.option_types import LONGEST_MS, add_budget, add_order, add_rules, filled, limits_of, text_name, whole

__all__ = ("Parser", "parser")

DEADLINE_MS = 5_000
INTERVAL_MS = 1_000

WAKE_UP_HELP = "print the essential story of a palace"
DEMO_HELP = "build a small palace in a temporary directory and show a wake-up before and after"
KEEP_HELP = "keep wake-ups ready"

DESCRIPTION = """\
The essential story of a memory palace: the lines that an agent should read when it wakes up.

Daybreak reads drawers newest first, leaves out tool output and near-copies, prefers outcomes, and stops as soon as the
story is settled. It never writes to a palace."""

WAKE_UP = """\
Print the identity (L0) and the essential story (L1) of a palace.

Without --palace the palace is where MemPalace itself looks: MEMPALACE_PALACE_PATH, MEMPALACE_PALACE, MEMPAL_PALACE_PATH,
palace_path in config.json (~/.mempalace, then the XDG place), else ~/.mempalace/palace."""

KEEP = """\
Watch palaces and keep their stories ready for `daybreak wake-up --ready`, until SIGINT or SIGTERM.

A story is selected anew only when its palace has changed, and then only what changed is read. Whatever happens to a palace
is said once on stderr; its last good story stays until it can be read again."""

EXAMPLES = """\
examples:
  daybreak wake-up                              the story of your own palace
  daybreak wake-up --wing my-project            of one wing; my_project, "My Project" and wing_my_project are the same
  daybreak wake-up --order-by authored_at       by when it was written, not when it was filed
  daybreak wake-up --json | jq .report          what was examined, dropped and why

exit codes:
  0 a story, or nothing to tell     2 usage, or something named is not there
  3 the palace is damaged           4 busy until the deadline"""


class Help(argparse.RawDescriptionHelpFormatter):
    """Help of a fixed width: argparse makes a formatter for every option, and asking for the terminal's width loads a module for it."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=110)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line on stderr, like every other."""

    def error(self, message: str) -> NoReturn:
        notice(f"{message}; see: {self.prog} --help")
        raise SystemExit(USAGE)

    def print_help(self, file: object = None) -> None:
        say(self.format_help().removesuffix("\n"))


Add = Callable[[argparse.ArgumentParser], None]


def parser(wanted: str | None = None) -> argparse.ArgumentParser:
    """The parser of ``daybreak``; each command stores its door under ``run``.

    ``wanted``: the only command to know, for a fast start; any other name, or ``None``, makes a parser of all of them.
    """
    root = Parser(prog="daybreak", description=DESCRIPTION, formatter_class=Help)
    root.add_argument("--version", action=Version, nargs=0, help="print the version and exit")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    known = {"wake-up": (WAKE_UP_HELP, add_wake_up), "demo": (DEMO_HELP, add_demo), "keep": (KEEP_HELP, add_keep)}
    if wanted not in known:
        from daybreak_adapters.doors.options_more import MORE

        known |= MORE
    for name, (text, add) in known.items():
        if wanted == name or wanted not in known:
            add(commands.add_parser(name, help=text, formatter_class=Help))
    return root


def add_demo(command: argparse.ArgumentParser) -> None:
    command.description = f"{DEMO_HELP.capitalize()}."
    command.set_defaults(run=run_demo)


def add_wake_up(command: argparse.ArgumentParser) -> None:
    command.description, command.epilog = WAKE_UP, EXAMPLES
    where = command.add_argument_group("which drawers")
    where.add_argument(
        "--palace",
        metavar="P",
        type=filled,
        action="append",
        help="directory that holds chroma.sqlite3, or a server's address; given again, one story of several",
    )
    where.add_argument("--collection", metavar="C", type=text_name, help="collection in it (default: mempalace_drawers)")
    where.add_argument("--wing", metavar="W", help="only this wing; case, '-', '_', spaces and a leading wing_ do not matter")
    add_order(where)
    add_rules(command.add_argument_group("which rules"))
    budget = command.add_argument_group("how much")
    add_budget(budget)
    budget.add_argument(
        "--deadline-ms",
        metavar="N",
        type=whole(1, LONGEST_MS),
        default=DEADLINE_MS,
        help=f"tell the best seen so far after so many milliseconds from the start (default: {DEADLINE_MS})",
    )
    identity = command.add_argument_group("identity (L0)").add_mutually_exclusive_group()
    identity.add_argument("--identity", metavar="F", help="file with the identity (default: ~/.mempalace/identity.txt)")
    identity.add_argument("--no-identity", action="store_true", help="leave L0 out")
    output = command.add_argument_group("output").add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="one JSON object: identity, lines, report")
    output.add_argument("--stream", action="store_true", help="one JSON object a line, each as soon as it is settled")
    command.add_argument("--ready", action="store_true", help="tell the story that is kept ready, while it holds (see: daybreak keep)")
    command.set_defaults(run=run_wake_up)


def add_keep(command: argparse.ArgumentParser) -> None:
    command.description = KEEP
    command.add_argument(
        "--palace", metavar="P", type=filled, action="append", help="palace to keep; may be given again (default: as for wake-up)"
    )
    command.add_argument("--collection", metavar="C", type=text_name, help="collection in it (default: mempalace_drawers)")
    command.add_argument(
        "--wing", metavar="W", action="append", help='wing to keep; may be given again; "" is the whole palace, the default'
    )
    add_order(command)
    add_rules(command)
    command.add_argument(
        "--interval-ms",
        metavar="N",
        type=whole(10, LONGEST_MS),
        default=INTERVAL_MS,
        help=f"milliseconds between two looks at a palace (default: {INTERVAL_MS})",
    )
    command.add_argument("--json", action="store_true", help="one JSON object a line on stdout for each thing that happens")
    command.add_argument("--print-unit", action="store_true", help="print a systemd user unit for this command and exit")
    command.set_defaults(run=run_keep)


class Version(argparse.Action):
    """Prints the installed version; looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version

        try:
            say(f"daybreak {version('daybreak-memory')}")
        except PackageNotFoundError:
            say("daybreak, run from its sources")
        parser.exit()


def run_wake_up(parsed: argparse.Namespace) -> int:
    if parsed.ready:
        from daybreak_adapters.doors.ready import run as run_ready

        return run_ready(parsed, limits_of(parsed))
    from daybreak_adapters.doors.wake import run

    return run(parsed, limits_of(parsed))


def run_keep(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.keep import run

    return run(parsed)


def run_demo(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.demo.door import run

    return run()
