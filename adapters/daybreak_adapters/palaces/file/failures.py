"""What went wrong with a Chroma file, as one line that names it and says the way out."""

from __future__ import annotations

import os
import sqlite3

from daybreak.errors import DamagedPalace, DaybreakError, InputError, PalaceNotFound, UnavailablePalace, UnreadablePalace

__all__ = ("described",)

PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "SQLITE_FULL", "SQLITE_NOMEM", "SQLITE_IOERR")
"""Trouble with locks, memory or the disk: the file may well be sound."""


def described(path: str, error: Exception, name: str) -> DaybreakError:
    """The error of ours for one that reading the file raised. ``name``: that of SQLite's result code, if it is one of SQLite's."""
    if isinstance(error, UnicodeEncodeError):
        return InputError(f"{error.object!r} is no UTF-8 text: nothing in palace {path} has such a name")
    if isinstance(error, OSError) or name in ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH", "SQLITE_READONLY_DIRECTORY"):
        return unreadable(path, error)
    if name == "SQLITE_INTERRUPT":
        return UnavailablePalace(f"palace {path} could not be read in time: allow more time")
    if name.startswith(PASSING) and name != "SQLITE_IOERR_SHORT_READ":
        return UnavailablePalace(f"palace {path} cannot be read now ({reason_of(error)}): try again, and check its disk if that goes on")
    if name == "SQLITE_NOTADB":
        return DamagedPalace(f"{path} is damaged, or no SQLite database: restore it from a backup or name another palace")
    if name == "SQLITE_ERROR":
        known = f"not a Chroma palace of a known schema ({reason_of(error)})"
        return DamagedPalace(f"{path} is {known}: name another palace or upgrade daybreak")
    return DamagedPalace(f"palace {path} is damaged ({reason_of(error)}): restore it from a backup or rebuild it")


def unreadable(path: str, error: Exception) -> PalaceNotFound | UnreadablePalace:
    """A file that is not there, or that this user may not read."""
    if not os.path.exists(path):
        return PalaceNotFound(f"no palace at {path}: there is no such file; check the path or run: mempalace mine <dir>")
    return UnreadablePalace(f"cannot read palace {path} ({reason_of(error)}): check the path and its permissions")


def reason_of(error: Exception) -> str:
    """What an error says, on one line."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    if isinstance(error, UnicodeDecodeError):
        told = error.object.decode("utf-8", "replace")
    else:
        told = str(error) if isinstance(error, sqlite3.Error) else "a value of a type that no Chroma writes"
    return " ".join("".join(character if character.isprintable() else " " for character in told).split())
