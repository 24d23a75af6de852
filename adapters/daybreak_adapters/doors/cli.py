"""The command line: which door, with which options. Everything heavier than parsing is imported by the door that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from daybreak.errors import DaybreakError
from daybreak_adapters.doors.console import exit_code, notice

__all__ = ("main",)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``daybreak`` with these arguments (default: the process's own) and return its exit code."""
    from daybreak_adapters.doors.options import parser

    parsed = parser().parse_args(arguments)
    try:
        return int(parsed.run(parsed))
    except DaybreakError as error:
        notice(str(error))
        return exit_code(error)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
