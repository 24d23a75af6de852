"""The options of the doors beyond the story: hook, mcp, recall, search, explain, status. Each door is imported when it is called."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from daybreak_adapters.doors.hook.options import HELP
from daybreak_adapters.doors.option_types import LONGEST_MS, add_budget, add_order, add_rules, filled, text_name, whole

__all__ = ("MORE",)

DEADLINE_MS = 5_000
LARGEST_LIMIT = 1_000

RECALL = """\
Print the drawers of a wing and room, newest first, whatever they say: what a wake-up leaves out is here (L2)."""

SEARCH = """\
Find drawers by the words in them (L3): all of the words, or, where no drawer holds all, some. Put a phrase in double quotes.
Case does not matter. Files and servers are searched by Chroma's own full-text index, read-only: keyword search, not semantic."""

EXPLAIN = """\
Why the story is what it is: the funnel, what each line earned, what repeats what. With ID or --text: the verdict on one
drawer or text, every figure beside its threshold."""


def add_hook(hook: argparse.ArgumentParser) -> None:
    hook.usage, hook.description = argparse.SUPPRESS, HELP
    hook.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    hook.set_defaults(run=run_hook)


def add_status(status: argparse.ArgumentParser) -> None:
    add_place(status)
    status.set_defaults(run=run_status)


def add_mcp(mcp: argparse.ArgumentParser) -> None:
    add_place(mcp, json=False)
    mcp.add_argument("--wing", metavar="W", help="tell the story of this wing to clients that connect")
    add_rules(mcp)
    mcp.set_defaults(run=run_mcp)


def add_recall(recall: argparse.ArgumentParser) -> None:
    recall.description = RECALL
    add_place(recall)
    add_shelf(recall)
    add_order(recall)
    recall.set_defaults(run=run_recall)


def add_search(search: argparse.ArgumentParser) -> None:
    search.description = SEARCH
    search.add_argument("query", metavar="QUERY", nargs="+", help="words, or phrases in double quotes")
    add_place(search)
    add_shelf(search)
    search.add_argument(
        "--semantic",
        action="store_true",
        help="by meaning; only where an embedding function is at hand, which a file and an address have not",
    )
    search.set_defaults(run=run_search)


def add_explain(explain: argparse.ArgumentParser) -> None:
    explain.description = EXPLAIN
    what = explain.add_mutually_exclusive_group()
    what.add_argument("id", metavar="ID", type=text_name, nargs="?", help="a drawer's id, or the beginning of it")
    what.add_argument("--text", metavar="F", help="judge the text of a file, or of standard input for -")
    add_place(explain)
    explain.add_argument("--wing", metavar="W", help="only this wing")
    add_order(explain)
    explain.add_argument("--html", metavar="F", help="write a self-contained page")
    add_rules(explain)
    add_budget(explain)
    explain.set_defaults(run=run_explain)


def add_place(command: argparse.ArgumentParser, json: bool = True) -> None:
    command.add_argument(
        "--palace",
        metavar="P",
        type=filled,
        help="directory that holds chroma.sqlite3, or http(s)://host:port (default: where MemPalace looks)",
    )
    command.add_argument("--collection", metavar="C", type=text_name, help="collection in it (default: mempalace_drawers)")
    command.add_argument(
        "--deadline-ms", metavar="N", type=whole(1, LONGEST_MS), default=DEADLINE_MS, help=f"milliseconds to take (default: {DEADLINE_MS})"
    )
    if json:
        command.add_argument("--json", action="store_true", help="one JSON object")


def add_shelf(command: argparse.ArgumentParser) -> None:
    command.add_argument("--wing", metavar="W", help="only this wing; case, '-', '_', spaces and a leading wing_ do not matter")
    command.add_argument("--room", metavar="R", help="only this room; general is also that of drawers that name none")
    command.add_argument("--limit", metavar="N", type=whole(1, LARGEST_LIMIT), default=10, help="drawers at most (default: 10)")
    command.add_argument("--full", action="store_true", help="whole texts (their first 20,000 characters), not one line of each")
    command.add_argument("--all", action="store_true", help="the store's bookkeeping rows too")


def run_hook(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.hook.session_start import main

    return main(parsed.rest)


def run_recall(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.recall import run

    return run(parsed)


def run_search(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.search import run

    return run(parsed)


def run_explain(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.explain.door import run

    return run(parsed)


def run_status(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.status import run

    return run(parsed)


def run_mcp(parsed: argparse.Namespace) -> int:
    from daybreak_adapters.doors.mcp.door import run

    return run(parsed)


MORE: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "hook": ("session-start hooks of agent harnesses: answer, install, uninstall", add_hook),
    "recall": ("the drawers of a wing and room, in order (L2)", add_recall),
    "search": ("drawers by the words in them (L3)", add_search),
    "explain": ("why the story is what it is, or what becomes of one drawer", add_explain),
    "status": ("what palace there is, how much is filed where, what is kept ready", add_status),
    "mcp": ("serve the story, recall, search and explain over MCP (stdio)", add_mcp),
}
"""The commands beyond the story: name, help, and what adds the options."""
