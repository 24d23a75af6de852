"""The options of the doors beyond the story: hook, mcp, recall, search, explain, status. Each door is imported when it is called."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Protocol

from daybreak.limits import Limits
from daybreak_adapters.doors.harness_options import HELP

__all__ = ("add_doors",)

DEADLINE_MS = 5_000
LONGEST_MS = 3_600_000
LARGEST_LIMIT = 1_000

Number = Callable[[int, int], Callable[[str], int]]


class Commands(Protocol):
    """Where commands are added: what ``ArgumentParser.add_subparsers`` gives."""

    def add_parser(self, name: str, **options: Any) -> argparse.ArgumentParser:
        """A parser for one more command."""


RECALL = """\
Print the drawers of a wing and room, newest first, whatever they say: what a wake-up leaves out is here (L2)."""

SEARCH = """\
Find drawers by the words in them (L3): all of the words, or, where no drawer holds all, some. Put a phrase in double quotes.
Case does not matter. A file is searched by Chroma's own full-text index, read-only; that is keyword search, not semantic."""

EXPLAIN = """\
Why the story is what it is: the funnel, what each line earned, what repeats what. With ID or --text: the verdict on one
drawer or text, every figure beside its threshold."""


def add_doors(commands: Commands, number: Number) -> None:
    """Add the commands. ``number``: makes an argparse type of a range."""
    hook = commands.add_parser(
        "hook",
        help="session-start hooks of agent harnesses: answer, install, uninstall",
        usage=argparse.SUPPRESS,
        description=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    hook.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    hook.set_defaults(run=run_hook)
    add_recall(commands, number)
    add_search(commands, number)
    add_explain(commands, number)
    status = commands.add_parser("status", help="what palace there is, how much is filed where, what is kept ready")
    add_place(status, number)
    status.set_defaults(run=run_status)
    mcp = commands.add_parser("mcp", help="serve the story, recall, search and explain over MCP (stdio)")
    add_place(mcp, number, json=False)
    mcp.add_argument("--wing", metavar="W", help="tell the story of this wing to clients that connect")
    mcp.set_defaults(run=run_mcp)


def add_recall(commands: Commands, number: Number) -> None:
    recall = commands.add_parser("recall", help="the drawers of a wing and room, in order (L2)", description=RECALL)
    add_place(recall, number)
    add_shelf(recall, number)
    recall.add_argument("--order-by", metavar="KEY", default="filed_at", help="metadata key of the order (default: filed_at)")
    recall.set_defaults(run=run_recall)


def add_search(commands: Commands, number: Number) -> None:
    search = commands.add_parser("search", help="drawers by the words in them (L3)", description=SEARCH)
    search.add_argument("query", metavar="QUERY", nargs="+", help="words, or phrases in double quotes")
    add_place(search, number)
    add_shelf(search, number)
    search.set_defaults(run=run_search)


def add_explain(commands: Commands, number: Number) -> None:
    explain = commands.add_parser("explain", help="why the story is what it is, or what becomes of one drawer", description=EXPLAIN)
    what = explain.add_mutually_exclusive_group()
    what.add_argument("id", metavar="ID", nargs="?", help="a drawer's id, or the beginning of it")
    what.add_argument("--text", metavar="F", help="judge the text of a file, or of standard input for -")
    add_place(explain, number)
    explain.add_argument("--wing", metavar="W", help="only this wing")
    explain.add_argument("--order-by", metavar="KEY", default="filed_at", help="metadata key of the order (default: filed_at)")
    explain.add_argument("--html", metavar="F", help="write a self-contained page")
    explain.set_defaults(run=run_explain, limits=Limits())


def add_place(command: argparse.ArgumentParser, number: Number, json: bool = True) -> None:
    command.add_argument("--palace", metavar="P", help="directory that holds chroma.sqlite3 (default: where MemPalace looks)")
    command.add_argument("--collection", metavar="C", help="collection in it (default: mempalace_drawers)")
    command.add_argument(
        "--deadline-ms", metavar="N", type=number(1, LONGEST_MS), default=DEADLINE_MS, help=f"milliseconds to take (default: {DEADLINE_MS})"
    )
    if json:
        command.add_argument("--json", action="store_true", help="one JSON object")


def add_shelf(command: argparse.ArgumentParser, number: Number) -> None:
    command.add_argument("--wing", metavar="W", help="only this wing; case, '-', '_', spaces and a leading wing_ do not matter")
    command.add_argument("--room", metavar="R", help="only this room; general is also that of drawers that name none")
    command.add_argument("--limit", metavar="N", type=number(1, LARGEST_LIMIT), default=10, help="drawers at most (default: 10)")
    command.add_argument("--full", action="store_true", help="whole texts (their first 20,000 characters), not one line of each")
    command.add_argument("--all", action="store_true", help="the store's bookkeeping rows too")


def run_hook(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.harness import main

    return main(parsed.rest)


def run_recall(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.recall import run

    return run(parsed)


def run_search(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.search import run

    return run(parsed)


def run_explain(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.explain import run

    return run(parsed)


def run_status(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.status import run

    return run(parsed)


def run_mcp(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.mcp import run

    return run(parsed)
