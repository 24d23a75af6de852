"""The text of a drawer as every rule reads it: cleaned, bounded, cut into words (specification: normalised body)."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category, normalize

from daybreak.drawer import HEAD

__all__ = (
    "ENVELOPE",
    "HEADING",
    "NO_MEMORIES",
    "NO_PALACE",
    "beyond_ascii",
    "clean_name",
    "clean_start",
    "composed",
    "first_letter",
    "folded",
    "has_letters_from_thai_on",
    "is_mark",
    "is_stamp",
    "normalise",
    "unwanted",
    "words",
)

HEADING = "## L1 — ESSENTIAL STORY"
"""What a rendered story opens with (section 7)."""

NO_PALACE = "## L1 — No palace found. Run: mempalace mine <dir>"
NO_MEMORIES = "## L1 — No memories yet."
"""What is told where there is no story (section 7)."""

ENVELOPE = "<daybreak-memory"
"""What the frame opens with that a hook puts around a story."""

CONTROLS = "\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\U000e0000-\U000e007f"
BOM = "\ufeff"
LETTERS_AND_DIGITS = "".join(chr(code).lower() if chr(code).isalnum() else " " for code in range(128))

ASCII = bytes(range(128))
SYMBOL_LEADS = b"\xef\xf0"
"""The first byte, in UTF-8, of emoji and variation selectors, and of rare letters."""

NO_LEADS = bytes(code for code in range(256) if code < 0xE0 or code == 0xE2 or code > 0xF0)
"""All bytes but those that a letter of U+0E00 or later opens with; 0xE2 opens dashes, arrows, bullets and box drawing."""

LOWER_WORDS = bytes(code if code < 128 and chr(code).isalpha() else 32 for code in range(256)).lower()
MONTHS = frozenset(
    b"jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november "
    b"december".split()
)
TIME_WORDS = MONTHS | frozenset(
    b"mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday st nd rd th w t z am pm a p m "
    b"utc gmt est edt cst cdt mst mdt pst pdt cet cest bst ist jst at to from and until".split()
)


def normalise(text: str) -> str:
    """The normalised body: one line, at most `HEAD` characters, safe to print in any encoding of Unicode.

    Byte order marks are dropped; control characters (C0, C1, bidi controls, tag characters) are read as spaces and lone surrogates
    as U+FFFD; whitespace of any kind collapses to one space. Joiners stay: emoji and Persian need them. Idempotent; never raises.
    """
    body = " ".join(text[:HEAD].split())
    return body if body.isprintable() else scrub(body)  # everything that has to go is unprintable, and few bodies hold any of it


def scrub(body: str) -> str:
    """A body without byte order marks, controls and lone surrogates."""
    controls, surrogates = unwanted()
    body = controls.sub(" ", body.replace(BOM, ""))
    return " ".join(surrogates.sub("\ufffd", body).split())


@cache
def unwanted() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Control characters, and lone surrogates."""
    return re.compile(f"[{CONTROLS}]"), re.compile("[\ud800-\udfff]")


def composed(text: str) -> str:
    """A text in composed form (NFC). Of a pile of marks on one letter the first 16 count: to sort more would take quadratic time."""
    return text if text.isascii() else normalize("NFC", piles().sub(r"\1", text))


def folded(text: str) -> str:
    """A text in which neither case nor form matters, by which texts and names are compared: casefolded and composed."""
    return text.lower() if text.isascii() else composed(composed(text).casefold())  # folding can decompose again


@cache
def piles() -> re.Pattern[str]:
    """Sixteen characters that are no letters, and more of them: marks, where many stand in a row."""
    return re.compile(r"([^\w\s\x00-\x7f]{16})[^\w\s\x00-\x7f]+")


def clean_name(value: object) -> str:
    """A room, wing or source name on one line (section 6); ``""`` for what is neither a string nor a number."""
    if isinstance(value, str):
        return normalise(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            return str(value)
        except ValueError:  # more digits than Python converts
            return ""
    return ""


def first_letter(body: str) -> str:
    """The first character of Unicode category L, or ``""``."""
    return next(filter(str.isalpha, body), "")


def clean_start(body: str) -> bool:
    """Whether a body opens like a sentence (section 3): its first letter is not lowercase, or a heading or a digit starts it.

    Scripts without case therefore pass; a body without any letter does not, unless by its heading or digit.
    """
    start = body[:1]
    if start.isdecimal() or (start == "#" and body[:7].lstrip("#").startswith(" ")):
        return True
    letter = first_letter(body)
    return letter != "" and not letter.islower()


def is_mark(character: str) -> bool:
    """Whether a character is a combining mark (category M), and so part of the word it stands in."""
    return category(character)[0] == "M"


def words(text: str) -> list[str]:
    """The runs of letters, marks and digits of a text, in order. ASCII comes out in lower case; fold other text before."""
    if text.isascii():
        return text.translate(LETTERS_AND_DIGITS).split()
    if not any(map(is_mark, set(beyond_ascii(text)))):
        return word_runs().findall(text)
    gaps = {ord(character): " " for character in set(text) if not (character.isalnum() or is_mark(character))}
    return text.translate(gaps).split()


@cache
def word_runs() -> re.Pattern[str]:
    """A run of letters and numerals, the words of a text without marks."""
    return re.compile(r"[^\W_]+")


def beyond_ascii(text: str) -> str:
    """The characters of a text that are not ASCII. By way of UTF-8, where these are all other bytes: far faster than a pattern."""
    return text.encode(errors="surrogatepass").translate(None, ASCII).decode(errors="surrogatepass")


def has_letters_from_thai_on(text: str) -> bool:
    """Whether a text may hold a letter or mark of U+0E00 or later: told at once for accents, dashes, arrows, check marks and emoji.

    What needs such letters needs a large pattern, which most wake-ups then never compile.
    """
    leads = text.encode(errors="surrogatepass").translate(None, NO_LEADS)
    if not leads.strip(SYMBOL_LEADS):
        return leads != b"" and any(map(str.isalnum, beyond_ascii(text)))
    return True


def is_stamp(body: str) -> bool:
    """Whether dates, times, ranges of them and the words that go with them are all there is."""
    names = body.encode(errors="replace").translate(LOWER_WORDS).split()
    if not TIME_WORDS.issuperset(names):
        return False
    rest = stamps().sub(" ", body)
    if any(map(str.isdecimal, rest)):  # a day or a year beside its month
        return not MONTHS.isdisjoint(names)
    return rest != body


@cache
def stamps() -> re.Pattern[str]:
    """One date (ISO, basic, week, or in numbers with a four-digit year), or one time of day with its offset."""
    return re.compile(
        r"\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{4}-(?:W?\d\d)(?:-\d)?|\d{8}(?:T\d{4,6})?(?!\d)|\d{1,2}([-/.])\d{1,2}\2\d{4}"
        r"|\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?[+-]\d\d:?(?:\d\d)?)?"
    )
