"""One bounded read of standard input, one writer of standard output, and a watchdog: a session is never delayed, whatever hangs.

Everything here works on file descriptors and imports next to nothing: it must be up before anything else can go wrong.
"""

from __future__ import annotations

import _thread  # threading would be another four milliseconds
import os
import select
import signal
import sys
import time
from contextlib import suppress

from daybreak_adapters.doors.console import STARTED, one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ("Reply", "guard_descriptors", "is_terminal", "process_start", "read_input")

LARGEST_INPUT = 1_000_000
LONGEST_READ = 0.3
BLOCK = 65_536
RESOLUTION, LONGEST_START = 0.02, 30.0
"""Seconds by which the system's record of a start may be off, and after which a start is not believed to have taken so long."""

GRACE = 0.1
"""Seconds after the deadline for an answer that is being written at that moment."""


def process_start() -> float:
    """When this process began, of ``time.monotonic``: as the system has it, so that waiting for a busy machine's processor counts too.

    Where the system does not tell, or tells what cannot be, it is the estimate from the processor time used.
    """
    try:
        with open("/proc/self/stat", "rb", buffering=0) as file:
            ticks = int(file.read(4_096).rpartition(b")")[2].split()[19])
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return STARTED
    begun = time.monotonic() - age
    return begun if 0 <= STARTED + RESOLUTION - begun <= LONGEST_START else STARTED


def guard_descriptors() -> None:
    """Open whatever of 0, 1 and 2 came closed: else the next file that is opened would be taken for standard output."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            try:
                os.open(os.devnull, os.O_RDWR)
            except OSError:
                return


def read_input(deadline: float, descriptor: int = 0, patience: float = LONGEST_READ) -> bytes | None:
    """What the harness wrote, ``None`` when it is too large. Ends with the input, with a whole JSON object, or after ``patience`` seconds.

    The pipe may never close, and a writer may wait until it is drained: what is too large is read and thrown away. ``deadline``: of the
    clock ``time.monotonic``. Never raises.
    """
    until = min(deadline, time.monotonic() + patience)
    content, size = bytearray(), 0
    try:
        while (left := until - time.monotonic()) > 0 and select.select([descriptor], [], [], left)[0]:
            block = os.read(descriptor, BLOCK)
            if not block:
                break
            size += len(block)
            if size <= LARGEST_INPUT:
                content += block
                if block.rstrip().endswith(b"}") and _is_whole(content):
                    break
    except (OSError, ValueError):
        pass
    return None if size > LARGEST_INPUT else bytes(content)


def _is_whole(content: bytearray) -> bool:
    import json

    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return False
    return True


class Reply:
    """The one answer of this process, given once: by `give`, or by the watchdog when ``deadline`` (of ``time.monotonic``) has come.

    ``fallback``: what the watchdog writes; it may be made better on the way. ``leave``: how the process ends then.
    """

    def __init__(self, fallback: str, deadline: float, leave: Callable[[int], object] = os._exit) -> None:
        self.fallback = fallback
        self.deadline = deadline
        self._leave = leave
        self._first = _thread.allocate_lock()
        self._done = False

    def watch(self) -> None:
        """Start the watchdog. It fires while the main thread waits for a file or a server; what only computes takes linear time."""
        try:
            _thread.start_new_thread(self._wait, ())
        except RuntimeError:  # no thread to be had: the deadlines of the parts have to do
            pass

    def answer_signals(self) -> None:
        """Answer before leaving also when the host asks this process to end: a session is failed by no exit code of ours."""
        for name in ("SIGTERM", "SIGHUP"):
            if (number := getattr(signal, name, None)) is not None:
                with suppress(ValueError, OSError):  # not the main thread
                    signal.signal(number, self._asked_to_end)

    def _asked_to_end(self, *_: object) -> None:
        if self.give(self.fallback, "asked to end before there was an answer"):
            self._leave(0)

    def give(self, answer: str, message: str | None = None) -> bool:
        """Write the answer, unless the watchdog was first: then false. Never raises: a reader that has gone needs none."""
        if not self._first.acquire(blocking=False):
            return False
        self._write(answer, message)
        return True

    def _wait(self) -> None:
        while (left := self.deadline - time.monotonic()) > 0:
            time.sleep(left)
        if self._first.acquire(blocking=False):
            self._write(self.fallback, "no answer from the palace in time")
        else:
            self._let_finish()
        self._leave(0)

    def _let_finish(self) -> None:
        until = self.deadline + GRACE
        while not self._done and time.monotonic() < until:
            time.sleep(0.005)

    def _write(self, answer: str, message: str | None) -> None:
        _write(1, answer.encode("utf-8", "replace"), self.deadline + GRACE)
        self._done = True
        if message:
            _write(2, f"daybreak: {one_line(message)}\n".encode("utf-8", "replace"), self.deadline + GRACE)


def _write(descriptor: int, content: bytes, until: float) -> None:
    """Write everything, as far as the other side takes it: hosts hand out pipes that do not block, full disks and closed ends."""
    while content:
        try:
            content = content[os.write(descriptor, content) :]
        except BlockingIOError:
            if not _writable(descriptor, until - time.monotonic()):
                return
        except OSError:
            return


def _writable(descriptor: int, left: float) -> bool:
    try:
        return left > 0 and bool(select.select([], [descriptor], [], left)[1])
    except (OSError, ValueError):
        return False


def is_terminal() -> bool:
    """Whether a person sits at standard input, from whom no JSON is to be expected."""
    try:
        return sys.stdin is not None and os.isatty(0)
    except OSError:
        return False
