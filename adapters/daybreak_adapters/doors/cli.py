"""The command line: which door, with which options. Everything heavier than parsing is imported by the door that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from daybreak.errors import DaybreakError
from daybreak_adapters.doors.console import exit_code, notice

__all__ = ("main",)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``daybreak`` with these arguments (default: the process's own) and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:2] == ["hook", "session-start"]:
        # Nothing, not even parsing, may cost a session its start or its exit code.
        from daybreak_adapters.doors.harness import main as answer

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


if __name__ == "__main__":
    sys.exit(main())
