"""The frame around a story: nothing in it closes it or opens a tag, and every word stays."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak import judge
from daybreak.body import ENVELOPE
from daybreak_adapters.doors.envelope import CLOSING, OPENING, PREFACE, enclosed, neutral
from doors.hostile import ATTACKS, is_harmless

TAG = re.compile(r"[<\uff1c\ufe64][\u200c\u200d]?(?:[^\W\d_]|[/!?|])|[<\uff1c\ufe64]\s*/")


def test_the_frame_opens_as_the_rules_know_it_and_says_what_it_holds() -> None:
    framed = enclosed("## L1 — ESSENTIAL STORY\n\n[a]\n  - text")
    assert OPENING.startswith(ENVELOPE)
    assert framed.startswith(f"{OPENING}\n{PREFACE}\n\n")
    assert framed.endswith(f"\n{CLOSING}")
    assert "data" in PREFACE
    assert "instruction" in PREFACE
    assert judge(framed).excluded_by is not None, "a story that was mined is not told again"
    assert enclosed("") == ""


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_attack_leaves_the_frame(attack: str) -> None:
    framed = enclosed(attack)
    assert framed.count(OPENING) == framed.count(CLOSING) == 1
    inside = framed[len(OPENING) : -len(CLOSING)]
    assert not TAG.search(inside)
    assert not re.search(r"\[\s*(?:/?INST|SYSTEM)\b", inside, re.IGNORECASE)
    assert is_harmless(framed) == []


@given(st.text(alphabet="<>/[]!?|ab \n\u200b\u200d\u2060\uff1c\ufe0f\x1bSYSTEMINST-daybreakmemory", max_size=60))
def test_no_text_at_all_leaves_the_frame(text: str) -> None:
    safe = neutral(text)
    assert not TAG.search(safe)
    assert neutral(safe) == safe
    assert "</daybreak-memory" not in safe.casefold()


def test_comparisons_arrows_joiners_and_plain_prose_stay_as_they_are() -> None:
    for text in (
        "a < b and n <= 3, x <- y, 5 <6, 1 << 4",
        "plain prose; [brackets] and [instead] too",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 ❤\ufe0f",
    ):
        assert neutral(text) == text


def test_every_word_stays_in_its_place() -> None:
    text = "We strip <system-reminder> blocks before saving, because they </b> doubled [SYSTEM] the <log>."
    assert re.findall(r"\w+", neutral(text)) == re.findall(r"\w+", text)
    assert len(neutral(text)) == len(text)
