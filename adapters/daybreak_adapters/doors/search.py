"""L3: ``daybreak search``, drawers by the words in them."""

from __future__ import annotations

import argparse

from daybreak.archive import Answer, Archive, Found, Shelf
from daybreak_adapters.doors.console import OK, notice, say
from daybreak_adapters.doors.lookup import clean_text, facts_of, heading_of, looked_up
from daybreak_adapters.doors.showing import as_json

__all__ = ("hit", "run")


def run(parsed: argparse.Namespace) -> int:
    """Print what was found and return the exit code. Raises `DaybreakError`."""
    query = " ".join(parsed.query)
    shelf = Shelf(parsed.wing or None, parsed.room or None, parsed.all)

    async def work(archive: Archive) -> Answer:
        return await archive.search(query, shelf, parsed.limit, semantic=parsed.semantic)

    answer = looked_up(parsed, work)
    for text in answer.notices:
        notice(text)
    if parsed.json:
        say(as_json({"found": [hit(one) for one in answer.found], "all_words": answer.all_words, "notices": list(answer.notices)}))
        return OK
    if not answer.found:
        notice("no drawer holds these words (keyword search: give words as they were written, or fewer of them)")
    elif not answer.all_words:
        notice("no drawer holds all of these words: these hold some")
    for found in answer.found:
        text = clean_text(found.drawer.text or "") if parsed.full else found.excerpt
        say(f"{heading_of(found.drawer)}\n  {text.replace(chr(10), chr(10) + '  ')}")
    return OK


def hit(found: Found) -> dict[str, object]:
    """A found drawer as JSON-ready values: its facts, score, excerpt and whole text (its first 20,000 characters)."""
    return facts_of(found.drawer) | {"score": found.score, "excerpt": found.excerpt, "text": found.drawer.text or ""}
