"""L0: the identity is a text of the user's own, shown as it is but for what would repaint a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from daybreak.errors import InputError
from daybreak_adapters.palaces.identity import read_identity


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("I am the keeper.", "I am the keeper."),
        ("\ufeff  I am\n\n\tZoë.  \n", "I am\n\n\tZoë."),
        ("a\r\nb\rc", "a\nb\nc"),
        ("family 👩\u200d👩\u200d👧, نمی\u200cشود", "family 👩\u200d👩\u200d👧, نمی\u200cشود"),  # joiners are letters' business
        ("私は\u3000番人です。 1\u00a0000", "私は\u3000番人です。 1\u00a0000"),  # so are other spaces
        ("icon \ue0a0 \U000f0001", "icon \ue0a0 \U000f0001"),
        ("red \x1b[31m bell\x07 bidi\u202e\u2066 tag\U000e0041 c1\x9b", "red [31m bell bidi tag c1"),
        ("", ""),
        ("\ufeff", ""),
    ],
)
def test_text_comes_as_it_is(tmp_path: Path, content: str, text: str) -> None:
    """A byte order mark goes, line ends become one kind, controls are left out; letters of every script and their joiners stay."""
    file = tmp_path / "identity.txt"
    file.write_bytes(content.encode())
    assert read_identity(str(file)) == text


def test_the_home_is_expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``~/identity.txt`` is the user's own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "identity.txt").write_text("Me.")
    assert read_identity("~/identity.txt") == "Me."


@pytest.mark.parametrize(
    "content", [b"\xff\xfeI\0", "I am".encode("utf-16"), "Zoë".encode("latin-1"), b"I am\0", b"\xed\xa0\x80", b"x" * 100_001]
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes) -> None:
    """The file and the way out are named."""
    file = tmp_path / "identity.txt"
    file.write_bytes(content)
    with pytest.raises(InputError, match=r"identity\.txt .*--no-identity"):
        read_identity(str(file))
