"""What writes a hook into a harness's settings and takes exactly that out again."""

__all__ = ()
