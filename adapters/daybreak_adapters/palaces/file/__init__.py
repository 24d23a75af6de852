"""Reading `chroma.sqlite3` without chromadb and without changing it. A row's way to a drawer:

chroma_file.py   opening the file, whatever state it is in (recovered_copy.py, failures.py)
schema.py        which Chroma wrote it, and where the collection lies in it
reader.py        one wake-up's batches: what was asked for (asked.py), logged writes (pending.py), then
weights.py       the greatest importance first, of each importance
walk.py          the rows in order, by Chroma's own index; of a huge group of equal ones in parts (group.py)
rows.py          lookups of known rows; sources.py: whose they are; probes.py: which values there are
hydration.py     from rows to drawers; fetching.py: texts decoded fast; scope.py: the conditions, as SQL
"""

__all__ = ()
