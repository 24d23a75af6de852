"""The door of a harness: ``daybreak hook session-start`` tells the story when a session starts, and never fails or delays it.

Whatever happens the process exits with 0 before its deadline, with a valid answer, and says what was wrong in one line on stderr. It
imports as little as it can: with a ready story at hand neither asyncio nor anyio.
"""

from __future__ import annotations

import os
import sys
import time

from daybreak_adapters.doors.console import exit_code, notice, say
from daybreak_adapters.doors.hook.contract import event_of
from daybreak_adapters.doors.hook.io import Reply, guard_descriptors, is_terminal, process_start, read_input
from daybreak_adapters.doors.hook.options import HELP, Options, parsed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ("main", "told")

BRIEFLY = 0.05
"""Seconds for which a caller that need not say anything is listened to."""


def main(arguments: Sequence[str]) -> int:
    """Run ``daybreak hook``; for ``session-start`` this ends the process."""
    action = arguments[0] if arguments else ""
    if action == "session-start" and not {"-h", "--help"} & set(arguments):
        _session_start(arguments[1:])
    if action in ("install", "uninstall"):
        return _settings(arguments)
    if not arguments or {"-h", "--help"} & set(arguments):
        say(HELP.rstrip())
        return 0
    notice(f"unknown action {action!r} of hook: give session-start, install or uninstall; see: daybreak hook --help")
    return 2


def _settings(arguments: Sequence[str]) -> int:
    from daybreak.errors import DaybreakError
    from daybreak_adapters.doors.install.door import main as install

    try:
        return install(arguments)
    except DaybreakError as error:
        notice(str(error))
        return exit_code(error)


def _session_start(arguments: Sequence[str]) -> None:
    """Answer the harness and leave, without the usual clearing up: a thread that hangs would not let it end."""
    guard_descriptors()
    options = parsed(arguments)
    harness = options.harness
    reply = Reply(harness.answer(""), process_start() + options.deadline_ms / 1000)
    reply.watch()
    reply.answer_signals()

    def offer(text: str) -> None:
        reply.fallback = harness.answer(text)

    try:
        content = b"" if options.fault else _input(options, reply.deadline)
        text, message = told(options, content, reply.deadline, offer)
        answer = harness.answer(text)
    except BaseException as error:
        answer, message = reply.fallback, _said(error)
    if not reply.give(answer, message):
        time.sleep(1)  # the watchdog is writing, and ends the process
    os._exit(0)


def told(options: Options, content: bytes | None, until: float, offer: Callable[[str], object] = id) -> tuple[str, str | None]:
    """The framed story for the event in ``content``, and what there is to say to a person, if anything.

    ``until``: of ``time.monotonic``. ``offer``: is given a text that is good enough should the time run out. Raises `DaybreakError`.
    """
    if options.fault:
        return "", options.fault
    event = event_of(content)
    if not event.is_start:
        return "", "this hook answers session-start events only: nothing told"
    if event.source is not None and event.source not in options.on and "all" not in options.on:
        return "", None
    from daybreak_adapters.doors.hook.story import Teller

    teller = Teller(options, until, offer)
    text = teller.text(event.cwd)
    said = [event.fault] if event.fault else []
    return text, "; ".join(said + teller.notices) or None


def _input(options: Options, until: float) -> bytes | None:
    if options.harness.name != "plain":
        return read_input(until)
    return b"" if is_terminal() else read_input(until, patience=BRIEFLY)


def _said(error: BaseException) -> str:
    """An error in one line. Ours say what to do; any other is told by its kind, so that the cause can be looked for."""
    from daybreak.errors import DaybreakError
    from daybreak_adapters.doors.console import kind_and_place

    return str(error) if isinstance(error, DaybreakError) else f"no story could be told ({kind_and_place(error)})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
