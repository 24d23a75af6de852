"""What every door of the command line shares: UTF-8 out whatever the locale, one-line errors, exit codes (specification, section 12)."""

from __future__ import annotations

import os
import sys
import time

from daybreak.errors import DamagedPalace, DaybreakError, UnavailablePalace

__all__ = ("DAMAGED", "FAULT", "OK", "STARTED", "UNAVAILABLE", "USAGE", "exit_code", "kind_and_place", "notice", "one_line", "say")

OK, FAULT, USAGE, DAMAGED, UNAVAILABLE = 0, 1, 2, 3, 4
"""Exit codes; 1 is a fault of Daybreak's own."""

STARTED = time.monotonic() - time.process_time()
"""About when this process began: start-up is busy, so the processor time used until this import is the time passed."""


def say(text: str) -> None:
    """Print a line to stdout and flush it. A reader that has gone away (``| head -1``) ends the process quietly."""
    try:
        write(1, f"{text}\n")
    except OSError as error:
        # Python would complain about what it could not write once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if isinstance(error, BrokenPipeError):
            raise SystemExit(OK) from None
        notice(f"cannot write to stdout ({error.strerror}): check where it leads to")
        raise SystemExit(UNAVAILABLE) from None


def notice(text: str) -> None:
    """Print one line to stderr; nobody listening there is no fault."""
    try:
        write(2, f"daybreak: {one_line(text)}\n")
    except OSError:
        pass


def write(descriptor: int, text: str) -> None:
    stream = sys.stdout if descriptor == 1 else sys.stderr
    if stream is None:
        return
    content = text.encode("utf-8", "replace")
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(text)
        stream.flush()
        return
    buffer.write(content)
    buffer.flush()


def one_line(text: str) -> str:
    """A message that stays one line and repaints no terminal, whatever names it quotes."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())


def exit_code(error: DaybreakError) -> int:
    """The exit code of an error: damaged 3, unavailable 4, anything that the caller can put right 2."""
    if isinstance(error, DamagedPalace):
        return DAMAGED
    return UNAVAILABLE if isinstance(error, UnavailablePalace) else USAGE


def kind_and_place(error: BaseException) -> str:
    """What kind of error it is and where it arose. Not what it says: that may quote a secret."""
    step = error.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    where = f" at {os.path.basename(step.tb_frame.f_code.co_filename)}:{step.tb_lineno}" if step is not None else ""
    return f"{type(error).__name__}{where}"
