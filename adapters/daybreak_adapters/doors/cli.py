"""The command line: which door, with which options. Everything heavier than parsing is imported by the door that needs it."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from daybreak.errors import DaybreakError
from daybreak_adapters.doors.console import FAULT, exit_code, kind_and_place, notice

__all__ = ("main",)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``daybreak`` with these arguments and return its exit code. Without arguments: the process's own, and the process ends here."""
    if arguments is not None:
        return run(list(arguments))
    words = sys.argv[1:]
    if words[:1] != ["wake-up"]:
        return run(words)
    # A process of a tenth of a second makes no garbage worth collecting, and has nothing to tidy up that the system would not.
    gc.disable()
    if "--ready" not in words and not any("://" in word for word in words):
        load_asyncio_without_tls()
    try:
        code = run(words)
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0
    with suppress(OSError, ValueError, AttributeError):  # closed, or never there
        sys.stdout.flush()
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.flush()
    os._exit(code)


def load_asyncio_without_tls() -> None:
    """Import asyncio as on a Python without TLS: reading a file makes no connection, and loading OpenSSL is a fifteenth of a wake-up."""
    if "asyncio" in sys.modules or "ssl" in sys.modules:
        return
    sys.modules["ssl"] = None  # type: ignore[assignment]  # an import of it fails, for which asyncio is prepared
    try:
        import asyncio  # noqa: F401
    finally:
        del sys.modules["ssl"]


def run(words: list[str]) -> int:
    """Find the door, open it, and turn its errors into a line on stderr and an exit code."""
    if words[:2] == ["hook", "session-start"]:
        # Nothing, not even parsing, may cost a session its start or its exit code.
        try:
            from daybreak_adapters.doors.hook.session_start import main as answer
        except KeyboardInterrupt:
            os._exit(0)
        return answer(words[1:])
    from daybreak_adapters.doors.options import parser

    parsed = parser(words[0] if words else None).parse_args(words)
    try:
        return int(parsed.run(parsed))
    except DaybreakError as error:
        notice(str(error))
        return exit_code(error)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("DAYBREAK_TRACEBACK"):
            raise
        notice(f"a fault of Daybreak's own ({kind_and_place(error)}): please report it; DAYBREAK_TRACEBACK=1 shows more")
        return FAULT


if __name__ == "__main__":
    sys.exit(main())
