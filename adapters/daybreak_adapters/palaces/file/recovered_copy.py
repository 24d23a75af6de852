"""A private copy of a database with an unfinished write, for SQLite to recover: the palace itself is never repaired in place."""

from __future__ import annotations

import os
from collections.abc import Callable

from daybreak.errors import UnavailablePalace

__all__ = ("FileChanged", "RecoveredCopy")

LARGEST_COPY = 4 << 30
"""Bytes of the largest palace of which a copy is made."""

BLOCK = 1 << 22
SIDE_FILES = ("-journal", "-wal")
REMEDY = "open the palace once with the program that writes it"


class FileChanged(Exception):
    """The file changed while it was copied: it may be sound by now."""


class RecoveredCopy:
    """A copy of ``source`` and its side files in a temporary directory of this user alone; ``file`` is the copy.

    ``interrupted`` is asked between blocks. Raises `UnavailablePalace` when the copy cannot be made, `FileChanged` when somebody
    wrote meanwhile.
    """

    def __init__(self, source: str, interrupted: Callable[[], bool]) -> None:
        import tempfile  # needed for copies only, and slow to load

        self._source = source
        self._interrupted = interrupted
        if os.path.exists(source) and os.path.getsize(source) > LARGEST_COPY:
            raise UnavailablePalace(f"palace {source} holds an unfinished write and is too large to recover a copy of: {REMEDY}")
        try:
            self._directory = tempfile.mkdtemp(prefix="daybreak-")
        except OSError as error:
            raise self._impossible(error) from error
        self.file = os.path.join(self._directory, os.path.basename(source))
        try:
            self._fill()
        except BaseException as error:
            self.remove()
            if isinstance(error, OSError):
                raise self._impossible(error) from error
            raise

    def remove(self) -> None:
        """Delete the copy."""
        import shutil  # needed for copies only, and slow to load

        shutil.rmtree(self._directory, ignore_errors=True)

    def _fill(self) -> None:
        before = self._stamps()
        for suffix in before:
            self._copy(f"{self._source}{suffix}", f"{self.file}{suffix}")
        if self._stamps() != before:
            raise FileChanged

    def _stamps(self) -> dict[str, tuple[int, int]]:
        """Size and time of the file and of each side file that is there."""
        stamps = {}
        for suffix in ("", *SIDE_FILES):
            if suffix == "" or os.path.exists(f"{self._source}{suffix}"):
                found = os.stat(f"{self._source}{suffix}")
                stamps[suffix] = (found.st_size, found.st_mtime_ns)
        return stamps

    def _copy(self, source: str, target: str) -> None:
        with open(source, "rb") as reading, open(target, "xb") as writing:
            while block := reading.read(BLOCK):
                if self._interrupted():
                    raise UnavailablePalace(f"palace {self._source} holds an unfinished write; copying it took too long: allow more time")
                writing.write(block)

    def _impossible(self, error: OSError) -> UnavailablePalace:
        return UnavailablePalace(
            f"palace {self._source} holds an unfinished write, and no private copy could be made to recover it ({error.strerror}): {REMEDY}"
        )
