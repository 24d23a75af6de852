"""A small palace, made with chromadb in a temporary directory, and a wake-up from it."""

__all__ = ()
