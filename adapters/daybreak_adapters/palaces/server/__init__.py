"""A Chroma server: its address and credentials, its HTTP API, and what goes wrong with it.

address.py, connection.py, credentials.py   where it is and how it is spoken to
transport.py, http.py, answers.py           bytes, requests, answers that are checked
calls.py                                    the few reads that a palace asks of any collection, bounded in time
failures.py                                 what went wrong, in one line without credentials
whereabouts.py                              where a collection lives that a caller holds in their hands
"""

__all__ = ()
