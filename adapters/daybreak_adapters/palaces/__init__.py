"""Palaces: what reads drawers, wherever they are. To add a store, follow `embedded` (a file) or `collection` (an API).

open.py         which reader for which place          file/       reading chroma.sqlite3
embedded.py     a palace in a file                    book/       the sorted mirror of a collection's metadata
collection.py   one behind Chroma's API               server/     Chroma's HTTP API, credentials, failures
locate.py       where MemPalace keeps a palace        archive/    recall, search and counts, of either kind
identity.py     the identity (L0)                     threads.py  blocking work that can be left early
small_file.py   small files that a user names         concurrency.py  work on many things, some at a time
"""

__all__ = ()
