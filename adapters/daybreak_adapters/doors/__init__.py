"""Doors: thin ways in. Each finds a palace, asks it, and shows the answer; none decides anything about a story.

cli.py       which command; console.py, how it speaks; options.py and options_more.py, what it may be told; option_types.py, their kinds
wake.py      `wake-up`; ready.py, the same from a ready story (ready_rules.py: by which rules)
keep.py      `keep`; keep_unit.py, the same as a systemd unit
places.py    which palaces are meant; profile.py, by which rules; showing.py, the identity and JSON
recall.py, search.py, status.py, by way of lookup.py             hook/, install/   session starts of harnesses
explain/     why the story is what it is                         mcp/      all of it for MCP clients
demo/        a small palace to look at                           envelope.py   the frame around what an agent is given
"""

__all__ = ()
