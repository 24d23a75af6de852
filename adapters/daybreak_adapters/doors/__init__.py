"""Doors: thin ways in. Each finds a palace, asks it, and shows the answer; none decides anything about a story.

cli.py       which command; options.py and options_more.py, what it may be told; console.py, how it speaks
wake.py      `wake-up`; ready.py, the same from a ready story    keep.py   `keep`
recall.py, search.py, status.py, by way of lookup.py             hook/, install/   session starts of harnesses
explain/     why the story is what it is                         mcp/      all of it for MCP clients
demo/        a small palace to look at                           envelope.py   the frame around what an agent is given
"""

__all__ = ()
