"""The floor: the least that reading the newest drawers of a palace can cost, a bare process and two statements."""

from __future__ import annotations

import sqlite3
import sys

__all__ = ()

# The index is a partial one: without the second condition SQLite sorts the whole table.
NEWEST = "select id from embedding_metadata where key = 'filed_at' and string_value is not null order by string_value desc limit 200"

file = sqlite3.connect(f"file:{sys.argv[1]}/chroma.sqlite3?mode=ro", uri=True)
numbers = ",".join(str(row[0]) for row in file.execute(NEWEST))
texts = file.execute(f"select string_value from embedding_metadata where key = 'chroma:document' and id in ({numbers})").fetchall()
sys.stdout.write(f"{len(texts)} drawers\n")
