"""What looks things up in a palace (`daybreak.archive.Archive`): recall (L2), search (L3), one drawer, counts.

file_archive.py         of a file: reading.py, search.py, shelves.py, counts.py
collection_archive.py   of a collection: collection_shelf.py, collection_search.py, texts.py, semantic.py
window.py, keywords.py  where to look and what for, the same for both
"""

__all__ = ()
