"""The essential story by a plain batch algorithm: sections 2 to 6 of the specification in the order in which one reads them.

A contender, written for clarity. Everything is done for every candidate, each step as it is described: no early stop, nothing told from a
sign of something else. It judges by `daybreak.SPEC`; where the language of the rules is data (the outcome words, the marks of tool noise)
the data are the project's own. As a program it reads a palace and prints the story: ``python plain.py PALACE``.
"""

from __future__ import annotations

import re
import sqlite3
import sys
import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from daybreak import Drawer, Limits, snippet
from daybreak.salience import SPEC
from daybreak.vocabulary import ENGLISH

__all__ = ("PlainLine", "candidates", "tell_plainly")

CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\U000e0000-\U000e007f]")
WRAPPERS = ("<system-reminder>", "<command-message>", "<local-command-caveat>", "<task-notification>", "[system notification")
STAMP = re.compile(r"[\d\s:.,TZ+-]+")
RULE = re.compile(r"[\s=_*~#+.-]+")
OUTCOME = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(map(re.escape, ENGLISH.bounded), key=len, reverse=True))})(?![\w-])")


class PlainLine(NamedTuple):
    """A line: the drawer it was taken from, its tier, its text."""

    id: str
    tier: int
    text: str


def tell_plainly(drawers: Sequence[Drawer], limits: Limits) -> list[PlainLine]:
    """The lines of drawers that stand in candidate order."""
    seen: Counter[str] = Counter()
    survivors: list[tuple[int, Drawer, frozenset[str], str]] = []
    examined = 0
    for drawer in drawers:
        source = drawer.source
        if source is not None and limits.max_scan_per_source is not None and seen[source] == limits.max_scan_per_source:
            continue
        if examined == limits.max_scan:
            break
        examined += 1
        if source is not None:
            seen[source] += 1
        body = normalised(drawer.text or "")
        tier = tier_of(body)
        if tier >= 0:
            survivors.append((tier, drawer, frozenset(words_of(body)), snippet(drawer.text or "", limits.snippet_chars, SPEC)))
    survivors.sort(key=lambda survivor: -survivor[0])
    told: list[tuple[PlainLine, str | None, frozenset[str]]] = []
    for tier, drawer, words, text in survivors:
        source = drawer.source
        if source is not None and sum(other == source for _, other, _ in told) >= limits.max_per_source:
            continue
        if any(alike(words, others) >= limits.near_duplicate for _, _, others in told):
            continue
        told.append((PlainLine(drawer.id, tier, text), source, words))
        if len(told) == limits.max_drawers:
            break
    return [line for line, _, _ in told]


def normalised(text: str) -> str:
    """The normalised body."""
    return " ".join(CONTROLS.sub(" ", text[:20_000].replace("\ufeff", "")).split())


def tier_of(body: str) -> int:
    """The tier of a body, -1 when it is left out (section 3)."""
    if body.lower().startswith(WRAPPERS) or STAMP.fullmatch(body) or RULE.fullmatch(body) or len(body) < SPEC.min_length:
        return -1
    if sum(character in "|-" for character in body) / len(body) > SPEC.max_table_density:
        return -1
    if sum(character == " " or is_letter(character) for character in body) / len(body) < SPEC.min_prose_ratio:
        return -1
    outcome = OUTCOME.search(body.lower().replace("\u2019", "'")) is not None
    return 2 * outcome + SPEC.starts_clean(body) + (SPEC.noise(body) is None)


def is_letter(character: str) -> bool:
    """Whether a character is a letter or a mark on one."""
    return unicodedata.category(character)[0] in "LM"


def words_of(body: str) -> list[str]:
    """The words of a body in scripts that have spaces: runs of letters, marks and digits."""
    folded = unicodedata.normalize("NFC", body.casefold())
    return "".join(character if character.isdigit() or is_letter(character) else " " for character in folded).split()


def alike(one: frozenset[str], two: frozenset[str]) -> float:
    """Jaccard overlap."""
    return len(one & two) / len(one | two) if one | two else 0.0


def candidates(palace: str, most: int) -> list[Drawer]:
    """The newest drawers of a palace's file, in candidate order, for palaces in which nothing carries a weight."""
    file = sqlite3.connect(f"file:{palace}/chroma.sqlite3?mode=ro", uri=True)
    newest = file.execute(
        "select id from embedding_metadata where key = 'filed_at' and string_value is not null order by string_value desc, id limit ?",
        (most,),
    ).fetchall()
    drawers = []
    for (number,) in newest:
        name = file.execute("select embedding_id from embeddings where id = ?", (number,)).fetchone()[0]
        facts = dict(file.execute("select key, string_value from embedding_metadata where id = ?", (number,)).fetchall())
        drawers.append(Drawer(name, facts.pop("chroma:document", None), facts))
    file.close()
    return drawers


if __name__ == "__main__":
    for line in tell_plainly(candidates(sys.argv[1], Limits().max_scan), Limits()):
        sys.stdout.write(f"  - {line.text}\n")
