"""The options of ``daybreak hook session-start``, parsed by hand: argparse is slow to load, and would end with another code than 0."""

from __future__ import annotations

from daybreak.errors import InputError
from daybreak.limits import Limits
from daybreak_adapters.doors.hook.contract import HARNESSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from daybreak_adapters.doors.hook.contract import Harness

__all__ = ("DEFAULT_DEADLINE_MS", "HELP", "Options", "parsed")

DEFAULT_DEADLINE_MS = 1_000
LONGEST_MS = 60_000

HELP = """\
usage: daybreak hook session-start --harness H [options]
       daybreak hook install --harness H [--dry-run] [options]
       daybreak hook uninstall --harness H [--dry-run]

session-start reads a harness's JSON from standard input and prints the answer that it takes, with the essential story in a
frame. It never fails or delays a session: whatever happens it exits with 0, in time, with an empty but valid answer and one
line on stderr. It uses the ready story that `daybreak keep` keeps, where there is one.

  --harness H        claude-code, codex, gemini, cursor or plain (the text itself)
  --palace P         directory that holds chroma.sqlite3, or http(s)://host:port (default: where MemPalace looks)
  --collection C     collection in it (default: mempalace_drawers)
  --wing W           only this wing
  --wing-from cwd    the wing under which MemPalace files the project of the session's directory; the whole palace where it has none
  --on LIST          on which starts the story is told (default: startup,clear); others: resume, compact, fork, or all
  --order-by KEY     metadata key of the order (default: filed_at)
  --rules R, --outcome-words F     as for wake-up
  --max-drawers N, --max-chars N   as for wake-up
  --identity F, --no-identity      as for wake-up
  --ids              show the id of each line's drawer, for `daybreak explain ID`
  --deadline-ms N    an empty answer rather than one later than this (default: 1000)

install and uninstall: see `daybreak hook install --help`.
"""

VALUES = {
    "--harness": "harness",
    "--palace": "palace",
    "--collection": "collection",
    "--wing": "wing",
    "--wing-from": "wing_from",
    "--on": "on",
    "--order-by": "order_by",
    "--rules": "rules",
    "--outcome-words": "outcome_words",
    "--max-drawers": "max_drawers",
    "--max-chars": "max_chars",
    "--identity": "identity",
    "--deadline-ms": "deadline_ms",
}
STARTS = frozenset({"startup", "clear", "resume", "compact", "fork", "all"})
"""Starts of a session at which a harness may ask, and all of them."""

FLAGS = {"--ids": "ids", "--no-identity": "no_identity"}


class Options:
    """What was asked for. ``on``: sources of an event at which the story is told, ``all`` for any. ``limits``: of the story.

    ``fault``: what is wrong with the command line, one line, or ``None``; the rest is then as good as it could be made out.
    """

    __slots__ = (
        "collection",
        "deadline_ms",
        "fault",
        "harness",
        "identity",
        "ids",
        "limits",
        "no_identity",
        "on",
        "order_by",
        "outcome_words",
        "palace",
        "rules",
        "wing",
        "wing_from",
    )

    def __init__(self) -> None:
        self.harness: Harness = HARNESSES["plain"]
        self.palace: str | None = None
        self.collection: str | None = None
        self.wing: str | None = None
        self.wing_from: str | None = None
        self.on = frozenset({"startup", "clear"})
        self.order_by = "filed_at"
        self.rules = "better"
        self.outcome_words: str | None = None
        self.limits = Limits()
        self.identity: str | None = None
        self.no_identity = False
        self.ids = False
        self.deadline_ms = DEFAULT_DEADLINE_MS
        self.fault: str | None = None


def parsed(arguments: Sequence[str]) -> Options:
    """The options in these arguments. Never raises: see `Options.fault`."""
    options = Options()
    given: dict[str, str] = {}
    try:
        _collect(arguments, given, options)
    except InputError as error:
        options.fault = f"{error}; see: daybreak hook --help"
    try:
        _apply(given, options)
    except InputError as error:
        options.fault = options.fault or f"{error}; see: daybreak hook --help"
    return options


def _collect(arguments: Sequence[str], given: dict[str, str], options: Options) -> None:
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument in FLAGS:
            setattr(options, FLAGS[argument], True)
        elif name in VALUES:
            if not equals:
                following = next(waiting, None)
                if following is None:
                    raise InputError(f"{name} lacks its value")
                value = following
            given[VALUES[name]] = value
        else:
            raise InputError(f"unknown option {argument!r} of hook session-start")


def _apply(given: dict[str, str], options: Options) -> None:
    # First what shapes the answer, so that even a faulty command line gets one of the right shape.
    if (name := given.pop("harness", None)) in HARNESSES:
        options.harness = HARNESSES[name or ""]
    else:
        raise InputError(f"unknown harness {name!r}: give one of {', '.join(HARNESSES)}" if name else "--harness is missing")
    options.deadline_ms = _whole(given, "deadline_ms", options.deadline_ms, LONGEST_MS)
    if "on" in given:
        options.on = frozenset(name.strip() for name in given.pop("on").split(",") if name.strip())
        if unknown := sorted(options.on - STARTS):
            raise InputError(f"--on {unknown[0]!r} is unknown: give some of {', '.join(sorted(STARTS))}")
    if given.get("wing_from", "cwd") != "cwd":
        raise InputError(f"--wing-from {given['wing_from']!r} is unknown: give cwd")
    if given.get("rules", "better") not in ("better", "spec"):
        raise InputError(f"--rules {given['rules']!r} is unknown: give better or spec")
    if "wing" in given and "wing_from" in given:
        raise InputError("--wing and --wing-from exclude each other")
    limits = options.limits
    options.limits = Limits(
        max_drawers=_whole(given, "max_drawers", limits.max_drawers), max_chars=_whole(given, "max_chars", limits.max_chars)
    )
    for name, value in given.items():
        if not value and name != "wing":
            raise InputError(f"--{name.replace('_', '-')} is empty: give it a value, or leave it out")
        setattr(options, name, value)


def _whole(given: dict[str, str], name: str, default: int, most: int = 1 << 31) -> int:
    text = given.pop(name, None)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) <= 12 and 0 < int(text) <= most):
        raise InputError(f"--{name.replace('_', '-')} {text!r} is out of range")
    return int(text)
