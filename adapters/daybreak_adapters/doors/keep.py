"""The keep door: keep stories ready in the foreground, with one line on stderr for each thing that happens."""

from __future__ import annotations

import argparse
import json
import signal
import time
from contextlib import suppress

import anyio

from daybreak_adapters.doors.console import OK, notice, say
from daybreak_adapters.doors.keep_unit import unit
from daybreak_adapters.doors.places import places_of
from daybreak_adapters.doors.profile import rules_of
from daybreak_adapters.keeping.cache import ready_directory
from daybreak_adapters.keeping.events import Event
from daybreak_adapters.keeping.keeper import keep
from daybreak_adapters.palaces.locate import is_address
from daybreak_adapters.palaces.server.address import split_url

__all__ = ("run",)


def run(parsed: argparse.Namespace) -> int:
    """Keep until SIGINT or SIGTERM, then return the exit code. Raises `DaybreakError`."""
    palaces = places_of(parsed.palace).places
    if parsed.print_unit:
        # Credentials in an address would be for everybody to read; a service has them from the credentials file.
        said = [split_url(palace)[0] if is_address(palace) else palace for palace in palaces]
        say(unit(said, parsed))
        return OK
    anyio.run(kept, parsed, palaces)
    return OK


async def kept(parsed: argparse.Namespace, palaces: list[str]) -> None:
    """Keep these palaces until there is a reason to stop."""
    over = anyio.Event()
    rules = rules_of(parsed.rules, parsed.outcome_words)

    def on_event(event: Event) -> None:
        try:
            tell_machine(event) if parsed.json else tell_person(event)
        except SystemExit:  # nobody reads us any more
            over.set()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(stop_on_signal, over)
        async with keep(
            *palaces,
            wings=parsed.wing or [None],
            collection=parsed.collection,
            order_by=parsed.order_by,
            rules=rules,
            interval_ms=parsed.interval_ms,
            snapshots=ready_directory(),
            on_event=on_event,
        ):
            await over.wait()
        tasks.cancel_scope.cancel()


async def stop_on_signal(over: anyio.Event) -> None:
    """Set ``over`` at the first SIGINT or SIGTERM; where they cannot be waited for, Ctrl-C ends the process as ever."""
    with suppress(NotImplementedError):
        with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
            async for _ in signals:
                over.set()


def tell_person(event: Event) -> None:
    where = event.palace if event.wing is None else f"{event.palace} [{event.wing}]"
    notice(f"{time.strftime('%H:%M:%S')} {where}: {event.text}")


def tell_machine(event: Event) -> None:
    say(json.dumps(event.as_dict() | {"at": time.time()}, ensure_ascii=False))
