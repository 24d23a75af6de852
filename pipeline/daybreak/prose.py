"""What the lines of a drawer are: prose, listing (code, tables, tool output, tags) or heading.

The better rules weigh the prose of a drawer, not the drawer. All shapes here are those of characters and lines, never of words, and every
step is linear in the length of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from daybreak.body import has_letters_from_thai_on
from daybreak.overlap import spaceless

__all__ = (
    "DENSE",
    "HEADING",
    "ICONS",
    "LISTING",
    "PAIR",
    "PROSE",
    "after_markup",
    "dense_letters",
    "gutters",
    "has_eight_words",
    "is_sentence",
    "rows_of",
    "sentence_ends",
    "weight_of",
)

PROSE, LISTING, HEADING, PAIR = "prose", "listing", "heading", "pair"
"""Kinds of lines. A pair is a key and a short value: alone it is prose (``fix: close the pool``), among others of its kind a listing."""

ICONS = "•·●○◦▪▸▶►☐☑✓✔✗✘✅❌❗❓💡🔧🐛⚠️" + "".join(map(chr, range(0x2500, 0x25A0)))
"""Bullets, check marks and box drawing: structure of a text, no part of it."""

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

BRIEF, SHORT = 8, 4
"""Words of a sentence, and of one that has an end mark."""

BRIEF_LETTERS, SHORT_LETTERS = 10, 5
"""The same in letters of a script that puts no space between words."""

DENSE = 2.5
"""What a letter of such a script says, in letters of others."""


Row = tuple[str, str, str]
"""A line that is not blank: its kind, the line itself without surrounding blanks, and what it says without markup and quoted code."""


def rows_of(text: str) -> Iterator[Row]:
    """The lines of a text that are not blank. Fenced text is listing, one row each; a text without line breaks is one line."""
    return fenced_rows(text) if "```" in text else lines_of(text)


def fenced_rows(text: str) -> Iterator[Row]:
    """The lines of a text with fences."""
    text = f"\n{text}"
    if " ```" in text or "\t```" in text:
        text = indented_fences().sub("\n```", text)
    before, *pieces = text.split("\n```")
    yield from lines_of(before)
    # An odd number of fences, the first of them bare: the drawer was cut inside fenced text.
    skips = len(pieces) % 2 == 1 and not pieces[0].partition("\n")[0].strip("` \t\r")
    fenced = False
    for piece in pieces:
        info, _, rest = piece.partition("\n")
        fenced = not skips and (not fenced or info.strip("` \t\r") != "")
        skips = False
        yield LISTING, f"```{piece if fenced else info}", ""
        if not fenced:
            yield from lines_of(rest)


@cache
def indented_fences() -> re.Pattern[str]:
    return re.compile(r"\n[ \t]+```")


def lines_of(text: str) -> Iterator[Row]:
    """The lines of a text without fences."""
    for line, mark in zip(map(str.strip, text.split("\n")), code_marks(text).split(b"\n"), strict=True):
        if not line:
            continue
        first = line[0]
        if COLUMN in line:
            yield LISTING, line, ""
        elif first.isalpha() and line[-1] not in CODE_ENDS:  # the most common line, told quickly
            yield plain_row(line, mark) if mark else (PROSE, line, line)
        elif is_listing(line):
            yield LISTING, line, ""
        elif first in "#*_" and is_heading(line):
            yield HEADING, line, line
        else:
            yield plain_row(line, mark)


def code_marks(text: str) -> bytes:
    """The characters of a text that code has more of than prose."""
    return text.encode(errors="replace").translate(None, SILENT)


def plain_row(line: str, mark: bytes) -> Row:
    """A line that only its characters can tell from code. ``mark``: those that code has more of."""
    prose = line
    if mark:
        if b":" in mark:
            if is_pair(line):
                return PAIR, line, line
            if is_position(line):
                return LISTING, line, ""
        if (" " not in line or b"/" in mark or b":" in mark) and is_address(line):
            return LISTING, line, ""
        if b'"' in mark and line.endswith('",') and line.count('"') % 2:  # the end of a value of JSON
            return LISTING, line, ""
        if b"`" in mark:
            prose = without_quoted(line)
    if not line[0].isalpha():
        prose = prose[after_markup(prose) :]
    if TERSE * len(mark) > len(prose) and is_code(prose, code_marks(prose) if b"`" in mark else mark):
        return LISTING, line, ""
    return PROSE, line, prose


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
    """Whether a line is one long word, or opens with the place of a search result (``path:12:``)."""
    if " " not in line:
        return len(line) >= LONGEST_WORD and line.isascii()
    word = line.partition(" ")[0]
    return ("/" in word or "." in word) and any(map(str.isdigit, word.replace("-", ":").split(":")[1:-1]))


def is_heading(line: str) -> bool:
    """Whether a line is a heading, or bold from end to end (who speaks, in many transcripts), and no whole sentence."""
    if line[0] == "#":
        text = line.lstrip("#")
        return text[:1] == " " and not is_sentence(text.strip())
    text = line.strip("*_:")
    return line.rstrip(":")[-1:] == line[0] and text[:1] not in ("", " ") and "*" not in text and not is_sentence(text)


def without_quoted(line: str) -> str:
    """A line without what stands between backticks: quoting code is no code."""
    pieces = line.split("`")
    return " ".join(pieces[::2]) if len(pieces) % 2 else " ".join((*pieces[:-1:2], pieces[-1]))


def is_code(prose: str, mark: bytes) -> bool:
    """Whether a line does what code does: braces, operators, calls, keys, more of them than an engineer's sentence has."""
    count = len(mark.translate(None, FAINT))
    if b"(" in mark:
        count += max(prose.count("(") - prose.count(" (") - prose.count("(s)") - (prose[0] == "("), 0)
    if b'"' in mark:
        count += prose.count('":')
    if not count:
        return False
    dense = dense_letters(prose)
    each = WORDY if dense >= BRIEF_LETTERS or prose.count(" ") >= BRIEF - 1 else TERSE
    return each * count > len(prose) + dense


def is_sentence(prose: str) -> bool:
    """Whether a line holds a sentence: eight words, or four and an end mark; in scripts without spaces ten letters, or five and a mark."""
    spaces = prose.count(" ")
    if spaces >= BRIEF - 1:
        return True
    letters = dense_letters(prose)
    return letters >= BRIEF_LETTERS or ((spaces >= SHORT - 1 or letters >= SHORT_LETTERS) and sentence_ends().search(prose) is not None)


def has_eight_words(text: str) -> bool:
    """Whether a text is long enough for a sentence without an end mark."""
    return text.count(" ") >= BRIEF - 1 or dense_letters(text) >= BRIEF_LETTERS


def dense_letters(text: str) -> int:
    """How many letters of scripts without spaces a text holds."""
    return 0 if text.isascii() or not has_letters_from_thai_on(text) else len(spaceless().findall(text))


def weight_of(text: str) -> float:
    """The length of a text, letters of scripts without spaces counted for what they say."""
    return len(text) + (DENSE - 1) * dense_letters(text)


@cache
def sentence_ends() -> re.Pattern[str]:
    """The end of a sentence or line, with the quotes, brackets and markup that close behind it."""
    return re.compile(r"[.!?…]+[\"')\]*_»”`]*(?=\s|$)|[。！？؟۔।॥]+|\n")


def after_markup(text: str, place: int = 0) -> int:
    """Where a text goes on after bullets, numbering, check boxes, heading and quote marks."""
    if text[place + 1 : place + 2] == " " and text[place + 2 : place + 3].isalpha() and text[place] in "-*+>":
        return place + 2  # the most common, told quickly
    found = markup().match(text, place)
    return found.end() if found else place


@cache
def markup() -> re.Pattern[str]:
    return re.compile(rf"(?:[\s>*_+~{ICONS}-]|#{{1,6}}\s|\[[ xX]\]|\(?\d{{1,3}}[.)](?=\s)|\(\d{{1,4}}(?:, ?\d{{1,4}}){{0,9}}\)\s)+")
