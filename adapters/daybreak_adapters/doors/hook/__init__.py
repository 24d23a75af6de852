"""What answers a harness when a session starts: always valid, always in time, always exit code 0."""

__all__ = ()
