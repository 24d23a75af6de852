"""What tells why a story is what it is: of the whole window, or of one drawer."""

__all__ = ()
