"""``daybreak status``: what palace there is, how much is filed where, whether a story is kept ready, and which versions are at work."""

from __future__ import annotations

import argparse
import os
import platform
import sqlite3
import time
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version

from daybreak.archive import Archive, Counts
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
from daybreak_adapters.palaces.locate import DEFAULT_COLLECTION, is_address, locate, palace_file
from daybreak_adapters.palaces.server.address import split_url

__all__ = ("kept_for", "run", "shown_wings", "status_of")

PACKAGES = ("daybreak-memory", "chromadb", "aiostream", "anyio", "mcp", "mempalace")
MOST_SNAPSHOTS = 1_000
MOST_ROOMS = 12


def run(parsed: argparse.Namespace) -> int:
    """Print the status and return the exit code. Raises `DaybreakError`."""

    async def work(archive: Archive) -> Counts:
        return await archive.counts()

    counts = looked_up(parsed, work)
    values = status_of(parsed.palace, counts, parsed.collection)
    if parsed.json:
        say(as_json(values))
    else:
        say("\n".join(told(values)))
    return OK


def status_of(named: str | None, counts: Counts, collection: str | None) -> dict[str, object]:
    """The status of the palace that was ``named`` as JSON-ready values. Reads the directory of ready stories, writes nothing."""
    collection = collection or DEFAULT_COLLECTION
    palace, kept_as = (address_facts if named is not None and is_address(named) else file_facts)(named)
    return {
        "palace": palace | {"collection": collection},
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


def file_facts(named: str | None) -> tuple[dict[str, object], str]:
    """What is known of a palace in a file, and under which name its ready stories are kept."""
    place = locate(named)
    file = palace_file(place.path)
    return {"path": place.path, "named_by": place.named_by, "file": file, "bytes": os.path.getsize(file)}, file


def address_facts(named: str | None) -> tuple[dict[str, object], str]:
    """The same of a server, without its credentials. Raises `InputError`."""
    address, _ = split_url(named or "")
    return {"path": address, "named_by": "--palace"}, address_place(named or "")


def kept_for(file: str, collection: str) -> list[dict[str, object]]:
    """The ready stories of a palace: wing, when each was made, by which version, and whether it would be told: by the code that runs
    here, and nothing was written since, as far as that can be told (of a server: a keeper that is alive says so)."""
    directory = ready_directory()
    try:
        names = sorted(name for name in os.listdir(directory) if name.endswith(".json"))[:MOST_SNAPSHOTS]
    except OSError:
        return []
    token = None if is_address(file) else read_token(file, collection)
    found: list[dict[str, object]] = []
    for name in names:
        snapshot = read_snapshot(path := os.path.join(directory, name))
        if snapshot is not None and is_about(snapshot, file, collection):
            fresh = snapshot.is_ours and Ready(snapshot, token, vouched(path)).holds
            found.append({"wing": snapshot.request["wing"], "made_at": snapshot.made_at, "version": snapshot.version, "fresh": fresh})
    return found


def is_about(snapshot: Snapshot, file: str, collection: str) -> bool:
    palaces = snapshot.request.get("palaces")
    return isinstance(palaces, list) and file in palaces and snapshot.request.get("collection") == collection


def books() -> list[dict[str, object]]:
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


def told(values: dict[str, object]) -> list[str]:
    """The status for a person, line by line."""
    from daybreak_adapters.palaces.book.freshness import age

    palace, wings, ready = values["palace"], values["wings"], values["ready"]
    assert isinstance(palace, dict)
    assert isinstance(wings, dict)
    assert isinstance(ready, list)
    size = f", {palace['bytes'] / 1e6:,.1f} MB" if "bytes" in palace else ""
    newest = values["newest_filed_at"] or "at no known time"
    lines = [
        f"palace      {palace['path']} (named by {palace['named_by']}){size}, collection {palace['collection']}",
        f"drawers     {values['drawers']:,}, and {values['bookkeeping']:,} bookkeeping rows; newest filed {newest}",
    ]
    if values["logged"]:
        lines.append(f"logged      {values['logged']} drawers have writes that Chroma has not applied yet (counted)")
    if (order := values["order"]) is not None:
        assert isinstance(order, dict)
        state = "compared just now" if order["current"] else f"last compared {age(order['checked_at'])}"
        lines.append(f"order       {order['listed']:,} drawers listed, {state}; all metadata read {age(order['swept_at'])}")
    for wing, rooms in wings.items():
        told_rooms = ", ".join(f"{room} {count:,}" for room, count in list(rooms.items())[:MOST_ROOMS])
        more = f", and {len(rooms) - MOST_ROOMS} rooms more" if len(rooms) > MOST_ROOMS else ""
        lines.append(f"wing        {wing or '(none)'}: {sum(rooms.values()):,}  ({told_rooms}{more})")
    for kept in ready:
        state = "fresh" if kept["fresh"] else "the palace has moved on since"
        lines.append(f"ready       {kept['wing'] or 'whole palace'}: made {kept['made_at']}, {state}")
    if not ready:
        lines.append("ready       no story is kept ready (daybreak keep)")
    books_there = values["order_books"]
    assert isinstance(books_there, list)
    lines += [f"order book  {book['file']}: {book['bytes'] / 1e6:,.1f} MB, written {book['age_s']:,} s ago" for book in books_there]
    versions_there = values["versions"]
    assert isinstance(versions_there, dict)
    lines.append("versions    " + ", ".join(f"{name} {number}" for name, number in versions_there.items()))
    notices = values["notices"]
    assert isinstance(notices, list)
    return [*lines, *(f"note        {text}" for text in notices)]
