"""The doors over the Model Context Protocol; needs the extra `mcp`."""

__all__ = ()
