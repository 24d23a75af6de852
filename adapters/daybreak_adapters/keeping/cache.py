"""Where ready stories lie: the user's cache directory, as platformdirs has it, worked out by hand because importing that takes longer
than reading a snapshot."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ("ready_directory", "user_cache_directory")

APPLICATION = "daybreak"


def ready_directory(environment: Mapping[str, str] | None = None) -> str:
    """The directory of the snapshots; it need not exist."""
    return os.path.join(user_cache_directory(environment), "ready")


def user_cache_directory(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> str:
    """What ``platformdirs.user_cache_dir("daybreak", appauthor=False)`` is: ``~/.cache/daybreak``, ``~/Library/Caches/daybreak`` or
    ``%LOCALAPPDATA%\\daybreak\\Cache``; ``XDG_CACHE_HOME`` counts where it is an absolute path."""
    environment = os.environ if environment is None else environment
    if platform == "win32":
        local = environment.get("LOCALAPPDATA") or os.path.join(os.path.expanduser("~"), "AppData", "Local")
        return os.path.join(os.path.normpath(local), APPLICATION, "Cache")
    named = environment.get("XDG_CACHE_HOME", "")
    if named.startswith("/"):
        return os.path.join(named, APPLICATION)
    return os.path.join(os.path.expanduser("~/Library/Caches" if platform == "darwin" else "~/.cache"), APPLICATION)
