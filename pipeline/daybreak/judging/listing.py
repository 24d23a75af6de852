"""What a line of listing looks like: code, tables, tool output, tags, keys, places in files. Shapes, never words; linear in its length."""

from __future__ import annotations

import re
from functools import cache

from daybreak.judging.prose import BRIEF, SHORT, after_markup, dense_letters, has_eight_words

__all__ = (
    "CODE_ENDS",
    "COLUMN",
    "TERSE",
    "code_marks",
    "gutters",
    "is_address",
    "is_code",
    "is_listing",
    "is_pair",
    "is_position",
    "without_quoted",
)

CODE_ENDS = "{};"

COLUMN = "   "
"""What stands between columns that are aligned."""

BRANCHES = "\u2500\u2502\u2514\u251c| \u00a0"
"""What the lines of a drawn tree open with."""

BRACKETS = "[{(})]|"

COMMANDS = ("//", "/*", "$ ", "@@", "+++ ", "--- ", "=== ")

OPENERS = frozenset(BRACKETS + '<`"' + "".join(command[0] for command in COMMANDS))
"""What may open a line of listing, digits aside."""

FAINT = b'()[]:"/`_<>'
"""Marks that prose has as well; the others that are left by `SILENT` are code's own."""

SILENT = bytes(code for code in range(256) if code > 127 or chr(code).isalnum() or chr(code) in " \t\r\x0b\x0c.,!?'-+*#~%^$@;")
"""What says nothing about code, as UTF-8."""

TERSE, WORDY = 30, 15
"""A line is code from one code mark in so many characters on: where it has few words, where it has eight or more."""

LONGEST_WORD = 30
"""A line of one word that is longer is a path, a key or a hash."""


def code_marks(text: str) -> bytes:
    """The characters of a text that code has more of than prose."""
    return text.encode(errors="replace").translate(None, SILENT)


def is_pair(line: str) -> bool:
    """Whether a line is a key and a value: ``key: a short value`` in lower case, or ``KEY:VALUE``."""
    key, _, value = line.removeprefix("- ").partition(":")
    if " " in key or not key.isascii():
        return False
    if value[:1] in ("", " "):
        return key.islower() and value.count(" ") < BRIEF
    return key.isupper()


def is_listing(line: str) -> bool:
    """Whether the ends of a line are those of code, a table, a tag, a prompt, a numbered line or something quoted alone."""
    first, last = line[0], line[-1]
    if last in CODE_ENDS and (last != ";" or line.count(" ") < SHORT - 1):
        return True
    if first in BRANCHES:
        return line.lstrip(BRANCHES).count(" ") < SHORT - 1
    if first not in OPENERS:
        return first.isdigit() and has_gutter(line)
    if first in BRACKETS:
        return not is_numbered(line)
    if first == "<":
        return is_tag(line)
    if first == "`":
        return line.find("`", 1) == len(line) - 1
    if first == '"':
        return line[line.find('"', 1) :][:2] == '":' or (line.endswith(('",', '"')) and line.count(" ") < BRIEF - 1)
    return line.startswith(COMMANDS)


def is_position(line: str) -> bool:
    """Whether a line ends with a place in a file (``path/file.py:12)``), as those of a stack trace do."""
    if not (line[-1].isdigit() or line[-1] == ")"):
        return False
    place = line.rstrip(")").rpartition(" ")[2].strip("(")
    file, colon, number = place.rpartition(":")
    return colon != "" and number.isdigit() and ("." in file or "/" in file) and line.count(" ") < BRIEF


def has_gutter(line: str) -> bool:
    """Whether a line opens with a line number, or is a number."""
    if gutters().match(line):
        return True
    rest = line.lstrip("0123456789")
    return not rest or (rest[0] in ":-" and any(mark in rest[1:].lstrip().partition(" ")[0] for mark in "({=;"))


@cache
def gutters() -> re.Pattern[str]:
    """A line that opens with a column of line numbers."""
    return re.compile(r"^[ \t]*\d+(?:→|\t|:\t|[ \t]*(?:[│|]|[-+]\t)).*\n?", re.MULTILINE)


def is_numbered(line: str) -> bool:
    """Whether a bracket opens prose: a check box, a number, a link."""
    return after_markup(line) > 0 or "](" in line


def is_tag(line: str) -> bool:
    """Whether a line opens with a tag, opening, closing or a comment, of any name."""
    return tags().match(line) is not None


@cache
def tags() -> re.Pattern[str]:
    return re.compile(r"<(?:[/!?]?[A-Za-z][\w:-]*(?:\s[^<>]*)?/?>|!--)")


def is_address(line: str) -> bool:
    """Whether a line is one long word, or opens with the place of a search result or message (``path:12:``)."""
    if " " not in line:
        return len(line) >= LONGEST_WORD and line.isascii()
    return any(
        ("/" in word or "." in word) and any(map(str.isdigit, word.replace("-", ":").split(":")[1:-1])) for word in line.split(" ", 2)[:2]
    )


def without_quoted(line: str) -> str:
    """A line without what stands between backticks: quoting code is no code."""
    pieces = line.split("`")
    return " ".join(pieces[::2]) if len(pieces) % 2 else " ".join((*pieces[:-1:2], pieces[-1]))


def is_code(prose: str, mark: bytes) -> bool:
    """Whether a line does what code does: braces, operators, calls, keys, more of them than an engineer's sentence has."""
    count = len(mark.translate(None, FAINT))
    if b"(" in mark:
        count += max(prose.count("(") - prose.count(" (") - prose.count("(s)") - prose.startswith("("), 0)
    if b'"' in mark:
        count += prose.count('":')
    if not count:
        return False
    each = WORDY if has_eight_words(prose) else TERSE
    return each * count > len(prose) + dense_letters(prose)
