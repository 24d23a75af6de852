"""The order book of a collection: Chroma can neither sort nor compare strings, so what decides the order is mirrored and kept up to date.

order_book.py   the book, a SQLite file (store.py, files.py, rows.py)     freshness.py   how current it is
catch_up.py     bringing it up to date (lister.py, listing.py, progress.py)
reader.py       sorted drawers by way of it (order.py)                    catalogue.py, reading.py   other questions to it
"""

__all__ = ()
