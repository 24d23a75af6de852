"""A progress bar on stderr for the long first reading of a collection, when a person watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from daybreak_adapters.palaces.book.catch_up import Progress

__all__ = ("progress_bar",)


@contextmanager
def progress_bar(label: str) -> Iterator[Progress | None]:
    """A bar for `CollectionPalace`, gone when it is done; ``None`` when stderr is no terminal: nothing is imported or printed then."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress  # only when a person watches
    from rich.console import Console

    text = progress.TextColumn("{task.description}")
    columns = (text, progress.BarColumn(), progress.MofNCompleteColumn(), progress.TimeRemainingColumn())
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
