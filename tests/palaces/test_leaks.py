"""Nothing is left open: no file, thread, temporary copy or lock, however a wake-up ends."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import aclosing, closing, suppress
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from daybreak import UnavailablePalace, UnknownCollection, tell, wake_up
from daybreak_adapters.palaces.embedded import EmbeddedPalace
from palaces.chroma_files import COLLECTION, FILE, Item, palace_of, wal
from palaces.processes import hot_journal
from palaces.reading import window_of

ITEMS = [
    Item(f"d{number}", f"Chatting about number {number} with {number % 7} people.", {"filed_at": f"2026-01-01T{number:06}"})
    for number in range(400)
]


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The same palace in three states."""
    place = tmp_path_factory.mktemp("templates")
    made = {"delete": palace_of(place, ITEMS)}
    for state, change in (("wal", wal), ("hot", hot_journal)):
        made[state] = Path(shutil.copytree(made["delete"], place / state))
        change(made[state])
    return made


@pytest.fixture(params=["delete", "wal", "hot"])
def palace(request: pytest.FixtureRequest, templates: dict[str, Path], tmp_path: Path) -> Path:
    return Path(shutil.copytree(templates[request.param], tmp_path / "palace"))


@pytest.fixture
def nothing_left(palace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Afterwards: the same open files and threads, an empty directory for temporary files, and a palace that can be locked."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    before = open_files()
    threads = set(threading.enumerate())
    yield
    gc.collect()
    deadline = time.monotonic() + 2
    while set(threading.enumerate()) - threads and time.monotonic() < deadline:
        time.sleep(0.01)  # anyio's workers end with their loop, a moment later
    assert set(threading.enumerate()) <= threads
    assert open_files() <= before
    assert list(temporary.iterdir()) == []
    with closing(connect(palace / FILE, timeout=0, isolation_level=None)) as connection:
        connection.execute("begin exclusive")
        connection.execute("rollback")


def open_files() -> set[tuple[str, str]]:
    """Number and target of every open descriptor."""
    found = set()
    for number in os.listdir("/proc/self/fd"):
        with suppress(OSError):
            found.add((number, os.readlink(f"/proc/self/fd/{number}")))
    return {(number, target) for number, target in found if not target.startswith(("/proc/", "pipe:", "socket:", "anon_inode:"))}


async def whole(palace: Path) -> None:
    await tell(EmbeddedPalace(palace / FILE))


async def broken_off(palace: Path) -> None:
    async with wake_up(EmbeddedPalace(palace / FILE)) as lines:
        async for _ in lines:
            break


async def failed(palace: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        async with wake_up(EmbeddedPalace(palace / FILE)) as lines:
            async for line in lines:
                raise ZeroDivisionError(line)


async def never_read(palace: Path) -> None:
    async with wake_up(EmbeddedPalace(palace / FILE)):
        pass


async def left_behind(palace: Path) -> None:
    batches = EmbeddedPalace(palace / FILE).batches(window_of(5))
    await anext(batches)
    del batches  # the event loop closes it


async def too_late(palace: Path) -> None:
    for deadline in (0, 0.01, 0.5, 1, 2, 4, 8):
        with suppress(UnavailablePalace):
            await tell(EmbeddedPalace(palace / FILE), deadline_ms=deadline)


async def in_error(palace: Path) -> None:
    with pytest.raises(UnknownCollection):
        await tell(EmbeddedPalace(palace / FILE, "nosuch"))


async def at_once(palace: Path) -> None:
    await asyncio.gather(*(tell(EmbeddedPalace(palace / FILE)) for _ in range(20)))


@pytest.mark.usefixtures("nothing_left")
@pytest.mark.parametrize("way", [whole, broken_off, failed, never_read, left_behind, too_late, in_error, at_once])
def test_nothing_is_left(palace: Path, way: Callable[[Path], Any]) -> None:
    """Read to the end, left early, by an exception, unread, forgotten, past the deadline, in error, twenty at once."""
    asyncio.run(way(palace))


@pytest.mark.usefixtures("nothing_left")
def test_cancelled_at_every_step(palace: Path) -> None:
    """After each step of the event loop: it ends at once and leaves nothing."""

    async def read() -> None:
        async with aclosing(EmbeddedPalace(palace / FILE).batches(window_of(150))) as batches:
            async for _ in batches:
                await asyncio.sleep(0)

    async def cancel_after(steps: int) -> bool:
        task = asyncio.ensure_future(read())
        for _ in range(steps):
            await asyncio.sleep(0)
        done = task.done()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(task, 5)
        return done

    for steps in range(40):
        asyncio.run(cancel_after(steps))


@pytest.mark.usefixtures("nothing_left")
def test_cancelled_while_the_file_is_busy(palace: Path) -> None:
    """The thread that waits for a lock ends as soon as it is told."""
    if (palace / f"{FILE}-journal").exists():
        pytest.skip("the lock would recover the journal")

    async def wait() -> None:
        task = asyncio.ensure_future(tell(EmbeddedPalace(palace / FILE)))
        await asyncio.sleep(0.1)
        assert not task.done()
        started = time.monotonic()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert time.monotonic() - started < 0.5

    with closing(connect(palace / FILE, isolation_level=None)) as holder:
        holder.execute("pragma locking_mode = exclusive")
        holder.execute("begin exclusive")
        asyncio.run(wait())


def test_many_wake_ups_in_one_process(tmp_path: Path) -> None:
    """Files and threads do not grow, and memory settles."""
    palace = palace_of(tmp_path, ITEMS[:30])

    async def many(count: int) -> None:
        for _ in range(count):
            story = await tell(EmbeddedPalace(palace / FILE, COLLECTION))
            assert story.report.examined == 30

    async def run() -> None:
        await many(50)
        before, threads, memory = open_files(), threading.active_count(), resident()
        await many(150)
        assert open_files() <= before
        assert threading.active_count() <= threads
        assert resident() - memory < 4_000

    asyncio.run(run())


def resident() -> int:
    """Kilobytes of memory in use."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4
