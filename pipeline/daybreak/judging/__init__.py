"""What a text is worth: two profiles of rules, and the shapes that they tell apart.

better.py, spec.py   the profiles: the default, and the specification to the letter (rules.py: what a profile is)
shape.py             the measures of a body, and what the specification leaves out for them; soup.py: what the better rules do
rows.py              what a line of a text is: prose.py, what prose is made of; listing.py, what is code, a table or tool output
"""

from __future__ import annotations

__all__ = ()
