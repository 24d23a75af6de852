"""What can go wrong, in three kinds.

    DaybreakError
        InputError            the caller asked for something that is not there or out of range   exit code 2
            PalaceNotFound        no palace at the place that was named
            UnreadablePalace      there is one, but it may not be read
            UnknownCollection     the palace has no collection of that name
            UnknownWing           no drawer is filed under that wing
            UnknownOrderKey       no drawer carries that metadata key
        DamagedPalace         the store cannot be read: damaged, or of a schema unknown to us    exit code 3
        UnavailablePalace     busy or unreachable until the deadline                             exit code 4

Every message is one line that names the thing and the way out. Exit codes belong to the command line (specification, section 12).
"""

from __future__ import annotations

__all__ = (
    "DamagedPalace",
    "DaybreakError",
    "InputError",
    "PalaceNotFound",
    "UnavailablePalace",
    "UnknownCollection",
    "UnknownOrderKey",
    "UnknownWing",
    "UnreadablePalace",
)


class DaybreakError(Exception):
    """Anything that Daybreak raises on purpose."""


class InputError(DaybreakError):
    """The caller asked for something that is not there, or gave a value out of range."""


class PalaceNotFound(InputError):
    """There is no palace at the place that was named."""


class UnreadablePalace(InputError):
    """There is something at the place that was named, but it may not be read."""


class UnknownCollection(InputError):
    """The palace has no collection of that name."""


class UnknownWing(InputError):
    """No drawer of the palace is filed under that wing."""


class UnknownOrderKey(InputError):
    """No drawer of the palace carries that metadata key."""


class DamagedPalace(DaybreakError):
    """The palace is damaged, or its schema is not one that can be read."""


class UnavailablePalace(DaybreakError):
    """The palace stayed busy or unreachable until the deadline."""
