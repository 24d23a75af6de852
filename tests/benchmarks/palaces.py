"""Big palaces for benchmarks and tests, in the shape that MemPalace writes; texts are composed from seeded templates.

Usage: ``python tests/benchmarks/palaces.py DIR --drawers 149000 --sources 3000 --kind story|mixed|junk``
``story``: every third drawer is a clean outcome. ``mixed``: one clean outcome in 251 drawers, so that a window of 2,000 holds fewer than
15 of them and is read to its end; soup, chatter, fragments and noisy outcomes otherwise. ``junk``: nothing that may become a line.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import random
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from chromadb.api.types import Metadata, PyEmbeddings

__all__ = ("COLLECTION", "Kind", "Stamp", "document", "make", "metadata", "vector")

Kind = Literal["story", "mixed", "junk"]
Stamp = Literal["source", "drawer"]
COLLECTION = "mempalace_drawers"
BATCH, LENGTH = 5_000, 600
FIRST, SPAN = datetime(2026, 5, 1, 7, 30, 0, 123_456), timedelta(days=190)
ROOMS = ("backend", "architecture", "problems", "planning", "technical", "decisions", "family", "garden", "general")
WINGS = ("app", "platform", "home", "research", "archive")

SLOTS = {
    "thing": "the invoice importer/the search index/the login form/the sync worker/the image resizer/the mail relay/the audit trail/"
    "the price feed/the calendar bridge/the upload queue/the session cache/the webhook receiver/the translation table/the map renderer/"
    "the backup rotation/the metrics exporter/the rate limiter/the report builder/the chat gateway",
    "cause": "two workers shared one cursor/the locks were taken in two orders/a retry doubled every write/the clock ran an hour ahead/"
    "an empty header reached the parser/the pool handed out closed sockets/a stale certificate sat in the image/the timer fired in standby/"
    "a float crept into the ledger/the proxy held back the stream/a migration dropped the wrong index/the locale turned commas into points",
    "remedy": "ordering the locks by name/making the write idempotent/pinning the image/draining the queue/adding the tenant to the key/"
    "rounding once at the border/streaming in small pieces/rebuilding the index offline/measuring with the monotonic clock",
    "place": "in staging/on the old laptop/in Lisbon/behind the proxy/in the nightly run/on the tablet/in the export job/at the warehouse",
    "who": "Mara/Jonas/Priya/Tom/Elif/Noor/Sven/Lucia/Kenji/Hana/Oskar/Amina/Pavel/Greta/Idris/Wanda/Bruno/Chiara/Emeka/Yuki",
    "hobby": "the sourdough/the bicycle/a walk along the canal/the choir/tomato seedlings/the chess evening/a letter/the piano tuner",
    "mood": "quiet/patient/cheerful/tired/curious/careful/hurried/thoughtful/stubborn/relaxed/puzzled/grateful/sceptical/calm",
    "day": "Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday/Monday morning/Thursday night/Friday afternoon",
    "noun": "lantern/harbour/ledger/compass/granite/violin/meadow/kettle/ribbon/pepper/saddle/tunnel/feather/basket/chimney/marble/pillow/"
    "copper/thunder/velvet/walnut/barrel/cactus/dolphin/falcon/glacier/hazel/jacket/kitchen/ladder/magnet/needle/parcel/quarry/river/"
    "silver/teapot/village/whistle/beacon/drawer/fiddle/goblet/hermit/jigsaw/lagoon/mosaic/nectar/pigeon/raisin/satchel/tulip/vessel",
}
CHOICES = {slot: tuple(entries.split("/")) for slot, entries in SLOTS.items()}
OUTCOMES = (
    "Root cause: {thing} failed {place} since {cause}.",
    "Fixed {thing} {place} by {remedy}, and it has been quiet since {day}.",
    "Decided with {who} to rewrite {thing} instead of patching it {place}.",
    "Verified {place}: {thing} now survives {remedy} and a restart.",
    "Shipped {thing} to everyone {place} on {day}.",
    "Found out why {thing} crashed {place}: {cause}.",
    "After {remedy} the tests of {thing} passed {place}.",
)
CHATTER = (
    "{who} was {mood} on {day} and talked mostly about {hobby}.",
    "The page about {thing} has a drawing of a {noun} beside a {noun}.",
    "On {day} we looked at {thing} {place}, next to a {noun} and the {noun} folder.",
    "Perhaps {hobby} could wait until {day}, when {who} is less {mood}.",
    "There is a note on {hobby}, a {noun}, one {noun} and the {noun} from {day}.",
    "A {mood} conversation with {who} moved from the {noun} to {thing} and back to the {noun}.",
)
SOUP = (  # one, two: words; n: a running number; big, a, b: numbers that vary
    '{{"id": {big}, "{one}": {{"{two}_ms": {a}.{b}, "ok": [{b}, {a}]}}}},',
    "-rw-r--r-- 1 1000 100 {big} 2026-06-{b} {b}:{b} {one}_{a}.{two}",
    "2026-07-{b} 08:{b}:{b},{a} [{n}] {one}.{two}:{a} t={b}.{a}ms rc={n}",
    "| {one} | {two} | {a} | {b}.{n} | ------- | -- |",
    "{one}_{two}_{b}=/opt/{n}/{one}:{big}:/{two}/{a}",
    "https://{one}.example/{two}/{big}?p={b}&q={n}#{a}",
    "tests/{one}/test_{two}.py::test_{n}[{a}-{b}.{b}] PASSED [ {b}%]",
    "{one}[{b}] = ({two}_{a} + {n}) * 0x{big:08x}; //{b}",
)


def sentences(rng: random.Random, *openings: str) -> str:
    """Prose of some 600 to 700 characters that opens with the given sentences."""
    parts: list[str] = []
    templates = itertools.chain(openings, iter(lambda: rng.choice(CHATTER), None))
    while sum(map(len, parts)) < LENGTH:
        text = next(templates)
        while "{" in text:
            slot = text[text.index("{") + 1 : text.index("}")]
            text = text.replace("{" + slot + "}", rng.choice(CHOICES[slot]), 1)
        parts.append(text[0].upper() + text[1:])
    return " ".join(parts)


def soup(rng: random.Random, number: int, kind: int) -> str:
    """Tool output of some 600 to 700 characters, rows of one kind: JSON, ls, log, table, environment, addresses, tests or bare code."""
    rows: list[str] = []
    while sum(map(len, rows)) < LENGTH:
        one, two = rng.choice(CHOICES["noun"]), rng.choice(CHOICES["noun"])
        big, a, b = rng.randrange(10_000_000, 99_999_999), rng.randrange(100, 999), rng.randrange(10, 31)
        rows.append(SOUP[kind % len(SOUP)].format(one=one, two=two, big=big, a=a, b=b, n=number + len(rows)))
    return "\n".join(rows)


def fragment(text: str) -> str:
    """A text as a chunk that opens mid-word."""
    return text[next(at for at in range(25, len(text)) if text[at - 1].isalpha() and text[at].islower()) :]


def document(number: int, kind: Kind) -> str:
    """The text of one drawer; it depends on nothing but its number and the kind of palace."""
    rng = random.Random(number * 3 + len(kind))
    outcome = rng.choice(OUTCOMES)
    if kind == "junk":
        return soup(rng, number, number)
    if number % (3 if kind == "story" else 251) == 0:
        return sentences(rng, outcome, rng.choice(OUTCOMES))
    if kind == "story":
        return sentences(rng) if number % 3 == 1 else soup(rng, number, number // 3)
    match number % 10:
        case 0 | 1 | 2 | 3:
            return soup(rng, number, number // 10)
        case 4 if number % 20 == 4:
            return fragment(sentences(rng, rng.choice(CHATTER), outcome))
        case 4:
            return f"```python\nrun({number})\n```\n{sentences(rng, outcome)}"
        case 5 | 6:
            return sentences(rng)
        case 7 | 8:
            return fragment(sentences(rng))
        case _:
            return f"Exit code: {number % 3}\n{fragment(sentences(rng))}"


def metadata(number: int, kind: Kind, source: int, chunk: int, opened: datetime, filed_at: datetime) -> dict[str, str | int | float]:
    """The thirteen keys that MemPalace's transcript miner writes; the name and dates of a source hang on when it was ``opened``."""
    wing = WINGS[source % len(WINGS)]
    authored = opened - timedelta(days=30 + source * 37 % 90, minutes=source % 1440)
    return {
        "wing": wing,
        "room": ROOMS[(number if kind == "junk" else source * 5 + number // 7) % len(ROOMS)],
        "hall": ("technical", "general", "identity", "creative", "memory")[number % 5],
        "source_file": f"/home/sam/transcripts/{wing}/2026-{authored:%m-%d}-session-{source:04}.jsonl",
        "chunk_index": chunk,
        "added_by": "mempalace",
        "filed_at": filed_at.isoformat(),
        "entities": f"{wing}.core;Session{source:04}",
        "authored_at": authored.isoformat(),
        "ingest_mode": "convos",
        "extract_mode": "exchange",
        "normalize_version": 2,
        "source_mtime": authored.timestamp(),
    }


def vector(text: str) -> list[float]:
    """Eight hashed numbers: enough for Chroma, meaningless for search."""
    return [byte / 255 - 0.5 for byte in hashlib.blake2b(text.encode(), digest_size=8).digest()]


def make(path: str | Path, drawers: int, *, sources: int, kind: Kind, stamp: Stamp = "source", interleave: bool = False) -> float:
    """Make a palace of ``drawers`` drawers at ``path``, newest last; returns the seconds that it took.

    ``stamp``: one ``filed_at`` per source, as a mined file has, or one per drawer. ``interleave``: the sources take turns drawer by
    drawer (with ``stamp="drawer"`` in time too); otherwise each is filed whole.
    """
    import chromadb  # half a second that only a builder should pay
    from chromadb.config import Settings

    begun = time.perf_counter()
    client = chromadb.PersistentClient(path=str(path), settings=Settings(anonymized_telemetry=False))
    collection = client.create_collection(COLLECTION, metadata={"hnsw:space": "cosine"}, embedding_function=None)
    for begin in range(0, drawers, BATCH):
        numbers = range(begin, min(begin + BATCH, drawers))
        documents = [document(number, kind) for number in numbers]
        metadatas: list[Metadata] = []
        for number in numbers:
            source = number % sources if interleave else number * sources // drawers
            chunk = number // sources if interleave else number + source * drawers // -sources
            opened = FIRST + SPAN / sources * (0 if interleave and stamp == "drawer" else source)
            filed_at = FIRST + SPAN / drawers * number if stamp == "drawer" else opened
            metadatas.append(metadata(number, kind, source, chunk, opened, filed_at))
        vectors: PyEmbeddings = [vector(text) for text in documents]
        collection.add(ids=[f"drawer_{number:07}" for number in numbers], documents=documents, metadatas=metadatas, embeddings=vectors)
    getattr(client, "close", lambda: None)()  # older clients have none
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path, metavar="DIR")
    parser.add_argument("--drawers", type=int, default=149_000)
    parser.add_argument("--sources", type=int, default=3_000)
    parser.add_argument("--kind", choices=get_args(Kind), default="story")
    parser.add_argument("--stamp", choices=get_args(Stamp), default="source", help="one filed_at per source or per drawer")
    parser.add_argument("--interleave", action="store_true", help="the sources take turns, drawer by drawer")
    args = parser.parse_args()
    print(f"{args.path}: {args.drawers} drawers, {args.sources} sources, {args.kind}, {make(**vars(args)):.1f} s")


if __name__ == "__main__":
    main()
