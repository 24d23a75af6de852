"""Makes the tables that are searched from the words that are written by hand; `daybreak.vocabularies` says when.

A line of a table is a key and its terms: ``key|term=languages|term!languages``, ``!`` before the languages of a phrase that tells of no
outcome. The key is the first word of a term, or the first two characters of one that is found anywhere. A trigger
is a word without which a term cannot stand in a text: one for each term.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from daybreak.vocabularies.cjk import CJK
from daybreak.vocabularies.cyrillic import CYRILLIC
from daybreak.vocabularies.folding import SCRIPTS, Script, fold, script_of, words_of
from daybreak.vocabularies.indic_semitic import INDIC_SEMITIC
from daybreak.vocabularies.latin import LATIN
from daybreak.vocabularies.romance import ROMANCE
from daybreak.vocabularies.terms import trigger_of

__all__ = ("TABLES", "VOCABULARIES", "Language", "alternatives", "module")

Language = Mapping[str, tuple[str, ...]]

VOCABULARIES: Final[Mapping[str, Language]] = {**LATIN, **ROMANCE, **CYRILLIC, **INDIC_SEMITIC, **CJK}
TABLES: Final = ("ascii", *SCRIPTS, "anywhere", "guards")
"""The tables that there are."""

Term = tuple[str, bool, list[str]]
"""A term as it is written, whether it tells of an outcome, and of which languages."""


def alternatives(patterns: Iterable[str]) -> Iterator[str]:
    """Every text that the braces of the patterns stand for: "fix{ed,es}" is "fixed" and "fixes"."""
    for pattern in patterns:
        parts = re.split(r"[{}]", pattern)
        for chosen in product(*(part.split(",") if index % 2 else (part,) for index, part in enumerate(parts))):
            yield "".join(chosen)


def terms_of(data: Language) -> Iterator[tuple[str, bool]]:
    """The terms of one language, with its clitics, and whether each tells of an outcome."""
    for kind in ("outcomes", "unless"):
        for text in alternatives(data.get(kind, ())):
            yield text, kind == "outcomes"
            for clitic in data.get("clitics", ()):
                yield clitic + text, kind == "outcomes"


def terms_of_script(script: Script) -> list[Term]:
    """The terms of a script, the longest first. An exception stands with every script that has a term of its language."""
    terms: dict[object, Term] = {}
    for language, data in VOCABULARIES.items():
        own = list(terms_of(data))
        if not any(tells and script_of(text) == script for text, tells in own):
            continue
        for text, tells in own:
            if script_of(text) == script or (not tells and script != "anywhere" and script_of(text) != "anywhere"):
                known = terms.get(compared(text, script))
                if known is None or (tells and not known[1]):  # what one language tells of an outcome with, no other takes back
                    terms[compared(text, script)] = (text, tells, [language])
                elif known[1] == tells and language not in known[2]:
                    known[2].append(language)
    return sorted(terms.values(), key=lambda term: (-len(term[0]), term))


def table(script: Script) -> Iterator[str]:
    """The lines of the table of a script."""
    lines: dict[str, list[str]] = {}
    for text, tells, languages in terms_of_script(script):
        key = fold(text)[:2] if script == "anywhere" else words_of(text)[0].decode()
        lines.setdefault(key, []).append(f"{text}{'=' if tells else '!'}{','.join(languages)}")
    for key in sorted(lines):
        yield "|".join((key, *lines[key]))


def triggers(script: Script) -> Iterator[str]:
    """The lines of the table of triggers: a word, then the phrases for which it stands; none where the word tells by itself."""
    phrases: dict[str, list[str]] = {}
    for text, tells, _ in terms_of_script(script):
        if tells:
            words = words_of(text)
            phrases.setdefault(trigger_of(words).decode(), []).append(b" ".join(words).decode())
    for word in sorted(phrases):
        yield word if word in phrases[word] else "|".join((word, *phrases[word]))


def compared(text: str, script: Script) -> object:
    """A term as it is compared with others."""
    return fold(text) if script == "anywhere" else words_of(text)


def guards() -> Iterator[str]:
    """The lines of the table of guards: language, what takes back in front, what takes back behind."""
    for language, data in VOCABULARIES.items():
        yield "|".join((language, *("=".join(alternatives(data.get(kind, ()))) for kind in ("guards", "after"))))


def module(name: str) -> str:
    """The source of one table."""
    spaced = name not in ("anywhere", "guards")
    lines = ['"""Made by `daybreak.vocabularies.expand`: change the words, not this."""', "", "# ruff: noqa: E501"]
    lines += ['__all__ = ("TABLE", "TRIGGERS")' if spaced else '__all__ = ("TABLE",)', ""]
    if spaced:
        lines += ['TRIGGERS = """\\', *triggers(name), '"""']
    lines += ['TABLE = """\\', *(guards() if name == "guards" else table(name)), '"""', ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(module(sys.argv[1]) if sys.argv[1:] else " ".join(TABLES) + "\n")
