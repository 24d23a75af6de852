"""Guards the choice of rules on the command line, and outcome words of the user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from daybreak import InputError, judge
from daybreak.judging.better import BETTER
from daybreak.judging.spec import SPEC
from daybreak_adapters.doors.options import parser
from daybreak_adapters.doors.profile import outcome_words, rules_of


def test_a_profile_is_chosen_by_name() -> None:
    """The better rules unless the specification's are asked for."""
    assert parser("wake-up").parse_args(["wake-up"]).rules == "better"
    assert rules_of("better", None) is BETTER
    assert rules_of("spec", None) is SPEC


@pytest.mark.parametrize("name", ["better", "spec"])
def test_own_words_make_an_outcome(tmp_path: Path, name: str) -> None:
    """A byte order mark, blank lines and comments are tolerated; the words count under either profile."""
    file = tmp_path / "words.txt"
    file.write_bytes("\ufeff# ours\n\nging glatt  # as we say\nwrapped up\n".encode())
    text = "Der Umzug mit dem alten Lastwagen ging glatt, und alle Kisten stehen im Keller."

    assert outcome_words(str(file)) == ["ging glatt", "wrapped up"]
    assert judge(text, rules_of(name, str(file))).tier > judge(text, rules_of(name, None)).tier


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"fine\n\xff\xfe\n", "line 2 .* not UTF-8"), (b"fine\n42\n", "line 2 .* no word"), (b"x" * 300, "line 1 .* longer than 100")],
)
def test_a_line_that_cannot_be_used_is_named(tmp_path: Path, content: bytes, complaint: str) -> None:
    """The error names the line and the file."""
    file = tmp_path / "words.txt"
    file.write_bytes(content)

    with pytest.raises(InputError, match=complaint):
        outcome_words(str(file))


def test_a_missing_file_is_an_input_error(tmp_path: Path) -> None:
    """A file that is not there is named."""
    with pytest.raises(InputError, match=r"nowhere\.txt"):
        outcome_words(str(tmp_path / "nowhere.txt"))
