"""Guards where a line starts under the better rules: with what is said, not with what it is dressed in."""

from __future__ import annotations

import pytest

from daybreak import snippet
from daybreak.body import normalise

SAID = "The pump was replaced on Monday, and the cellar has been dry since."


@pytest.mark.parametrize(
    "text",
    [
        f"- {SAID}",
        f"* {SAID}",
        f"3. {SAID}",
        f"- [x] {SAID}",
        f"> {SAID}",
        f"## {SAID}",
        f"• {SAID}",
        f"├─ {SAID}",
        f"**Note:** {SAID}",
        f"**Observation 161** — {SAID}",
        f"```\ncode()\n```\n\n{SAID}",
        f"12→\tx = y(z)\n13→\tz = 1\n{SAID}",
        f"and so it went on until the evening. {SAID}",
    ],
)
def test_a_line_starts_with_what_is_said(text: str) -> None:
    """Markup, numbering, labels, listing and the end of another sentence are passed over."""
    assert snippet(text) == SAID


def test_a_line_holds_the_outcome() -> None:
    """Where the outcome would be cut off, the line starts with its sentence."""
    text = "We looked at the old house and its many rooms for a long time and talked about the neighbours. " * 3
    line = snippet(f"{text}The leak behind the cupboards was found and fixed by the plumber on Friday.")

    assert line == "The leak behind the cupboards was found and fixed by the plumber on Friday."


def test_a_cut_line_keeps_whole_words_and_says_that_it_was_cut() -> None:
    """Less its dots a line is a piece of the body that ends with a word."""
    body = normalise("The plumber found the leak behind the old cupboards " * 12)
    line = snippet(body)

    assert line.endswith("...")
    assert body.startswith(line.removesuffix("...").rstrip() + " ")


def test_a_line_of_controls_alone_is_no_line() -> None:
    """It leaves no trace in the body, and the lines behind it stand where they stand."""
    text = "```\ncode\n```\n\x07\nand so the pump was fixed. The cause was a loose wire behind the panel."
    assert snippet(text) == "The cause was a loose wire behind the panel."
