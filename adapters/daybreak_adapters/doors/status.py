"""``daybreak status``: what palace there is, how much is filed where, whether a story is kept ready, and which versions are at work."""

from __future__ import annotations

import argparse
import os
import platform
import sqlite3
import time
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import NotRequired, TypedDict

from daybreak.archive import Archive, Counts, Order
from daybreak.body import clean_name
from daybreak.wing import GENERAL
from daybreak_adapters.doors.console import OK, say
from daybreak_adapters.doors.lookup import looked_up
from daybreak_adapters.doors.showing import as_json
from daybreak_adapters.keeping.cache import ready_directory, user_cache_directory
from daybreak_adapters.keeping.ready import Ready, vouched
from daybreak_adapters.keeping.request import address_place
from daybreak_adapters.keeping.snapshot import Snapshot, read_snapshot
from daybreak_adapters.keeping.token import read_token
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, Place, is_address, locate, palace_file
from daybreak_adapters.palaces.server.address import split_url

__all__ = ("Status", "kept_for", "run", "shown_wings", "status_of")

PACKAGES = ("daybreak-memory", "chromadb", "aiostream", "anyio", "mcp", "mempalace")
MOST_SNAPSHOTS = 1_000
MOST_ROOMS = 12


class Facts(TypedDict):
    """What is known of a palace without reading it; ``file`` and ``bytes`` are of one in a file."""

    path: str
    named_by: str
    collection: str
    file: NotRequired[str]
    bytes: NotRequired[int]


class Kept(TypedDict):
    """A ready story. ``wing``: ``None`` for the whole palace. ``fresh``: it would be told."""

    wing: str | None
    made_at: str
    version: str
    fresh: bool


class Book(TypedDict):
    """An order book in the cache; ``age_s``: seconds since it was written."""

    file: str
    bytes: int
    age_s: int


class Status(TypedDict):
    """The status of a palace, JSON-ready; the counts as `daybreak.archive.Counts` has them."""

    palace: Facts
    drawers: int
    bookkeeping: int
    logged: int
    newest_filed_at: str | None
    wings: Mapping[str, Mapping[str, int]]
    order: Order | None
    ready: list[Kept]
    order_books: list[Book]
    versions: Mapping[str, str]
    notices: list[str]


def run(parsed: argparse.Namespace) -> int:
    """Print the status and return the exit code. Raises `DaybreakError`."""

    async def work(archive: Archive) -> Counts:
        return await archive.counts()

    counts = looked_up(parsed, work)
    status = status_of(parsed.palace, counts, parsed.collection)
    if parsed.json:
        say(as_json(status))
    else:
        say("\n".join(told(status)))
    return OK


def status_of(named: str | None, counts: Counts, collection: str | None) -> Status:
    """The status of the palace that was ``named`` as JSON-ready values. Reads the directory of ready stories, writes nothing."""
    collection = collection or DEFAULT_COLLECTION
    place = locate(named)
    palace, kept_as = (address_facts if is_address(place.path) else file_facts)(place, collection)
    return {
        "palace": palace,
        "drawers": counts.drawers,
        "bookkeeping": counts.bookkeeping,
        "logged": counts.logged,
        "newest_filed_at": clean_name(counts.newest) or None,
        "wings": shown_wings(counts.wings),
        "order": counts.order,
        "ready": kept_for(kept_as, collection),
        "order_books": books(),
        "versions": versions(),
        "notices": list(counts.notices),
    }


def shown_wings(wings: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """The counts by names as they are shown: those that look alike are counted together, a room without a visible name as `GENERAL`."""
    shown: dict[str, dict[str, int]] = {}
    for wing, rooms in wings.items():
        counted = shown.setdefault(clean_name(wing), {})
        for room, count in rooms.items():
            name = clean_name(room) or GENERAL
            counted[name] = counted.get(name, 0) + count
    return shown


def file_facts(place: Place, collection: str) -> tuple[Facts, str]:
    """What is known of a palace in a file, and under which name its ready stories are kept."""
    file = palace_file(place.path)
    facts: Facts = {"path": place.path, "named_by": place.named_by, "file": file, "bytes": os.path.getsize(file), "collection": collection}
    return facts, file


def address_facts(place: Place, collection: str) -> tuple[Facts, str]:
    """The same of a server, without its credentials. Raises `InputError`."""
    address, _ = split_url(place.path)
    return {"path": address, "named_by": place.named_by, "collection": collection}, address_place(place.path)


def kept_for(file: str, collection: str) -> list[Kept]:
    """The ready stories of a palace: wing, when each was made, by which version, and whether it would be told: by the code that runs
    here, and nothing was written since, as far as that can be told (of a server: a keeper that is alive says so)."""
    directory = ready_directory()
    try:
        names = sorted(name for name in os.listdir(directory) if name.endswith(".json"))[:MOST_SNAPSHOTS]
    except OSError:
        return []
    token = None if is_address(file) else read_token(file, collection)
    found: list[Kept] = []
    for name in names:
        snapshot = read_snapshot(path := os.path.join(directory, name))
        if snapshot is not None and is_about(snapshot, file, collection):
            fresh = snapshot.is_ours and Ready(snapshot, token, vouched(path)).holds
            wing = snapshot.request.get("wing")
            found.append(
                {"wing": wing if isinstance(wing, str) else None, "made_at": snapshot.made_at, "version": snapshot.version, "fresh": fresh}
            )
    return found


def is_about(snapshot: Snapshot, file: str, collection: str) -> bool:
    palaces = snapshot.request.get("palaces")
    return isinstance(palaces, list) and file in palaces and snapshot.request.get("collection") == collection


def books() -> list[Book]:
    """The order books of collections that lie in the cache: size and age in seconds."""
    directory = os.path.join(user_cache_directory(), "books")
    try:
        entries = sorted(os.scandir(directory), key=lambda entry: entry.name)
    except OSError:
        return []
    return [
        {"file": entry.name, "bytes": entry.stat().st_size, "age_s": round(time.time() - entry.stat().st_mtime)}
        for entry in entries
        if entry.is_file() and entry.name.endswith((".sqlite3", ".db", ".sqlite"))
    ]


def versions() -> dict[str, str]:
    """Installed versions of what matters here; nothing is imported for it."""
    found = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def told(status: Status) -> list[str]:
    """The status for a person, line by line."""
    from daybreak_adapters.palaces.book.freshness import age

    palace, ready = status["palace"], status["ready"]
    size = f", {palace['bytes'] / 1e6:,.1f} MB" if "bytes" in palace else ""
    newest = status["newest_filed_at"] or "at no known time"
    lines = [
        f"palace      {palace['path']} (named by {palace['named_by']}){size}, collection {palace['collection']}",
        f"drawers     {status['drawers']:,}, and {status['bookkeeping']:,} bookkeeping rows; newest filed {newest}",
    ]
    if status["logged"]:
        lines.append(f"logged      {status['logged']} drawers have writes that Chroma has not applied yet (counted)")
    if (order := status["order"]) is not None:
        state = "compared just now" if order["current"] else f"last compared {age(order['checked_at'])}"
        lines.append(f"order       {order['listed']:,} drawers listed, {state}; all metadata read {age(order['swept_at'])}")
    for wing, rooms in status["wings"].items():
        told_rooms = ", ".join(f"{room} {count:,}" for room, count in list(rooms.items())[:MOST_ROOMS])
        more = f", and {len(rooms) - MOST_ROOMS} rooms more" if len(rooms) > MOST_ROOMS else ""
        lines.append(f"wing        {wing or '(none)'}: {sum(rooms.values()):,}  ({told_rooms}{more})")
    for kept in ready:
        state = "fresh" if kept["fresh"] else "the palace has moved on since"
        lines.append(f"ready       {kept['wing'] or 'whole palace'}: made {kept['made_at']}, {state}")
    if not ready:
        lines.append("ready       no story is kept ready (daybreak keep)")
    lines += [
        f"order book  {book['file']}: {book['bytes'] / 1e6:,.1f} MB, written {book['age_s']:,} s ago" for book in status["order_books"]
    ]
    lines.append("versions    " + ", ".join(f"{name} {number}" for name, number in status["versions"].items()))
    return [*lines, *(f"note        {text}" for text in status["notices"])]
