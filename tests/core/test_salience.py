"""Guards the specification's verdict: what is left out and under which name, what earns a tier, and that hostile text costs nothing."""

from __future__ import annotations

import time
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daybreak.body import ENVELOPE, HEADING, normalise
from daybreak.judging.rules import Rules, Verdict
from daybreak.judging.shape import common_letters, noise_marker
from daybreak.salience import SPEC, weigh
from daybreak.salience import judge as judge_by
from daybreak.vocabulary import ENGLISH, Vocabulary
from strategies import pieced_texts


def judge(text: str, rules: Rules = SPEC) -> Verdict:
    """The verdict of the specification."""
    return judge_by(text, rules)


CHATTER = "The window of the small office looks over the harbour."
OUTCOME = "The leak in the pump house was fixed on Tuesday."
NOISE = " ```pump --status``` "
EIGHT_OUTCOMES = [
    "The root cause of the deadlock was a lock taken twice. ```with lock: drain()``` shows where it waits for itself.",
    "The move to the new schema finally worked after the third try. ```alter table notes``` had needed more memory.",
    "We fixed the retry by waiting a little longer each time: ```sleep(2 ** attempt)``` is all there is to it.",
    "The build died with Exit code: 137 because the linker wanted too much memory, then it passed on the larger machine.",
    "An agent looped on tool_use because nothing told it to stop; that is fixed, it now ends after one answer.",
]
EIGHT_OTHERS = [
    "The coffee machine on the second floor makes better espresso than ours.",
    "Our office has tall windows and a view of the old railway station.",
    "Monday lunch is usually at the noodle place across the street.",
]


@pytest.mark.parametrize(
    "opening",
    [
        "<system-reminder>",
        "<command-message>",
        "<local-command-caveat>",
        "<task-notification>",
        "[SYSTEM NOTIFICATION",
        "<SYSTEM-Reminder>",
        "\ufeff \n\t<task-notification>",
        HEADING,
        HEADING.lower(),
        f"{ENVELOPE} version=1>",
        "## L1 \u2014 No palace found. Run: mempalace mine <dir>",
        "## L1 \u2014 No memories yet.",
    ],
)
def test_a_wrapper_that_opens_the_body_excludes(opening: str) -> None:
    """A harness's own message or an earlier story of ours is no memory: in any case, after blanks, closed or not."""
    assert judge(f"{opening} {OUTCOME}").excluded_by == "wrapper"


@pytest.mark.parametrize(
    "text",
    [
        "Whoever writes <system-reminder> into a page should close it, or <system-reminder> eats the rest.",
        f"The page opens with {HEADING} and goes on with rooms.",
        "## L1 caches were too small on the old machine, we doubled them.",
        "<persisted-output>Saved to a file that nobody will ever read again",
    ],
)
def test_a_wrapper_that_is_quoted_excludes_nothing(text: str) -> None:
    """Naming a wrapper in the middle, even twice, is prose; other tags are not in the rule."""
    assert judge(text).excluded_by is None


@pytest.mark.parametrize(
    "text", ["2026-01-05T10:00:00Z", "2026-01-05 10:00 - 2026-01-06 12:00", "-----", "=== ===", "* * *", "____", "\u2500" * 9, "---\n\n---"]
)
def test_dates_and_rules_alone_are_left_out(text: str) -> None:
    """A body of nothing but date-times, or nothing but a drawn rule, says so, however short or hyphened."""
    assert judge(text).excluded_by == "timestamp or rule only"


def test_designators_are_no_timestamp() -> None:
    """Prose about ISO designators is prose."""
    assert judge("The suffix Z means UTC, T parts date and time, and P3D is a period of three days.").tier == 2


def test_the_length_floor_on_both_sides() -> None:
    """19 characters are too short, 20 are not; nothing at all is too short."""
    assert judge("A tiny note on time").excluded_by == "too short"
    assert judge("A tiny note on times").excluded_by is None
    assert judge(" \n ").excluded_by == judge("").excluded_by == "too short"


def test_table_soup_is_left_out() -> None:
    """Pipes and hyphens above the threshold exclude, one more letter saves."""
    assert judge("| name | size |\n|---|---|\n| left | right |").excluded_by == "table density"
    at_the_limit = "-" * 18 + "a" * 82
    assert judge(at_the_limit).table_density == 0.18
    assert judge(at_the_limit).excluded_by is None
    assert judge("-" * 19 + "a" * 81).excluded_by == "table density"


def test_the_prose_floor_on_both_sides() -> None:
    """A ratio of 0.78 passes, one digit more does not."""
    assert judge("a" * 78 + "1" * 22).excluded_by is None
    verdict = judge("a" * 77 + "1" * 23)
    assert verdict.excluded_by == "prose ratio"
    assert verdict.prose_ratio == 0.77


def test_the_first_rule_that_holds_is_the_reason() -> None:
    """Rules are asked in the order of the table."""
    assert judge("<task-notification>").excluded_by == "wrapper"
    assert judge("10:30").excluded_by == "timestamp or rule only"
    assert judge("|-|-|").excluded_by == "too short"
    assert judge("|1|2|3|4|5|6|7|8|9|0|1|2|").excluded_by == "table density"


def test_the_points() -> None:
    """Outcome and clean 4, outcome and noisy 3, chatter and clean 2, chatter and noisy 1; a fragment loses one more."""
    assert judge(OUTCOME).tier == 4
    assert judge(OUTCOME + NOISE).tier == 3
    assert judge(CHATTER).tier == 2
    assert judge(CHATTER + NOISE).tier == 1
    assert judge(f"and {OUTCOME}").tier == 3
    assert judge(f"and {CHATTER}{NOISE}").tier == 0


def test_only_a_noisy_fragment_of_an_outcome_ties_with_clean_chatter() -> None:
    """An outcome beats chatter of equal or worse presentation."""
    assert judge(f"and {OUTCOME}{NOISE}").tier == judge(CHATTER).tier == 2
    assert judge(f"and {OUTCOME}").tier > judge(f"and {CHATTER}").tier
    assert judge(OUTCOME + NOISE).tier > judge(CHATTER).tier


def test_noise_costs_one_point_once() -> None:
    """Many markers are as bad as one, and none excludes."""
    assert judge(f"{CHATTER} tool_use tool_result {NOISE}{NOISE} Exit code: 1").tier == judge(CHATTER + NOISE).tier


def test_a_block_of_code_ranks_below_a_clean_outcome() -> None:
    """Fenced code that passes the floor stays behind what was settled."""
    assert judge("Here is the helper\n```\ndef helper of the pump prints status\n```").tier < judge(OUTCOME).tier


def test_eight_drawers() -> None:
    """Five outcomes that quote fences and tools survive and outrank three plain sentences, which survive too."""
    outcomes = [judge(text).tier for text in EIGHT_OUTCOMES]
    others = [judge(text).tier for text in EIGHT_OTHERS]
    assert outcomes == [3, 3, 3, 3, 3]
    assert others == [2, 2, 2]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('{"type": "tool_use"}', "tool_use"),
        ("a tool_result came", "tool_result"),
        ("~~~ x", "code fence"),
        ("Exit code: 1", "exit code"),
        ("Shell cwd was reset to /", "cwd reset"),
        ("Traceback (most recent call last): File", "traceback"),
        ('File "a.py", line 3, in f', "traceback"),
        ("goroutine 1 [running]: main.main()", "traceback"),
        ("thread 'main' panicked at src/a.rs:1:2: no", "traceback"),
        ("Exception in thread at com.a.B.run(B.java:12)", "traceback"),
        ("Error: no at Object.load (/srv/a.js:10:5)", "traceback"),
        ("diff --git a/x b/x", "diff"),
        ("@@ -1,2 +3,4 @@ x", "diff"),
        ("--- a/x +++ b/x", "diff"),
    ],
)
def test_marks_of_tool_noise(text: str, kind: str) -> None:
    """Each kind of tool output is told by a mark that survives the collapsing of whitespace."""
    assert noise_marker(normalise(text)) == kind


@pytest.mark.parametrize(
    "text",
    [
        "The driver panicked at the sight of the bill, at line 3 of the contract.",
        "We met at noon (room 3:1) and the exit code was never shown.",
        "Use `git diff` at home, or a + b --- it is the same.",
        "He said 'thread' and left at once (again: 3).",
    ],
)
def test_prose_near_a_mark_is_not_noise(text: str) -> None:
    """Words that only resemble tool output cost nothing."""
    assert noise_marker(text) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("It was FIXED.", "fixed"),
        ("The request timed\nout again", "timed out"),
        ("It timed-out again", "timed-out"),
        ("(found)", "found"),
        ("the root cause: dust", "root cause"),
        ("it doesn't work, it failed", "doesn't work"),
        ("\u201cfixed\u201d \u2014 caf\u00e9", "fixed"),
        ("It crashed, then we fixed it", "crashed"),
        ("The pump doesn\u2019t work", "doesn't work"),
    ],
)
def test_outcome_words_match_as_words(text: str, word: str) -> None:
    """Any case, next to any punctuation, across a line break; the first in the text is named; failures count."""
    assert judge(f"{text} and that is all there is").outcome == word


@pytest.mark.parametrize(
    "text", ["prefixed", "unfounded", "fixed_at", "fixed-width", "re-released", "foundation", "\u00e9fixed", "fixed\u0301", "fixed2"]
)
def test_outcome_words_do_not_match_inside_words(text: str) -> None:
    """Not in longer words, identifiers or compounds, nor beside a mark."""
    assert judge(f"The column {text} is shown to the left").outcome is None


def test_a_vocabulary_is_extended_as_a_value() -> None:
    """New words make a new vocabulary and new rules; what the module holds stays as it was."""
    text = "The harvest was zorbled in good time."
    mine = SPEC._replace(vocabulary=ENGLISH.extend(["Zorbled", "  "]))
    assert judge(text, mine).outcome == "zorbled"
    assert judge(text).outcome is judge(text, SPEC).outcome is None
    assert SPEC._replace() == SPEC != mine
    assert "zorbled" not in ENGLISH.bounded


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("\u4fee\u5fa9", "\u6f0f\u308c\u3092\u4fee\u5fa9\u3057\u305f"),
        ("\u0e41\u0e01\u0e49\u0e44\u0e02", "\u0e40\u0e23\u0e32\u0e41\u0e01\u0e49\u0e44\u0e02\u0e41\u0e25\u0e49\u0e27"),
        ("Gel\u00f6st", "das ist GELO\u0308ST worden"),
        ("\u0920\u0940\u0915 \u0915\u093f\u092f\u093e", "\u092a\u0902\u092a \u0920\u0940\u0915 \u0915\u093f\u092f\u093e\u0964"),
        ("\u2705", "all green \u2705 now"),
        ("stra\u00dfe", "Die STRASSE ist frei \u2014 endlich"),
    ],
)
def test_words_of_any_script_can_be_added(entry: str, text: str) -> None:
    """Scripts without spaces match anywhere, others as whole words, whatever the composition and case."""
    assert Vocabulary.of([entry]).find(normalise(text)) is not None


def test_marks_belong_to_words() -> None:
    """A word followed by a vowel sign is another word; an entry given for anywhere also matches inside."""
    longer = "\u0915\u093e\u092e\u0940 \u0939\u0948"
    assert Vocabulary.of(["\u0915\u093e\u092e"]).find(longer) is None
    assert Vocabulary.of([], anywhere=["\u0915\u093e\u092e", "abc"]).find(longer) == "\u0915\u093e\u092e"
    assert Vocabulary.of([], anywhere=["abc"]).find("xabcx") == "abc"


def test_thresholds_belong_to_the_rules() -> None:
    """A profile may move every threshold and point without touching the others."""
    strict = SPEC._replace(name="strict", min_length=200, points=(3, 0, 0))
    assert judge(OUTCOME, strict).excluded_by == "too short"
    assert judge(OUTCOME * 5, strict).tier == 3


def test_a_verdict_cannot_be_changed() -> None:
    """Verdicts are values without a dictionary."""
    verdict = judge(OUTCOME)
    with pytest.raises(AttributeError):
        verdict.tier = 0  # type: ignore[misc]
    assert not hasattr(verdict, "__dict__")


@given(st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=400) | pieced_texts())
def test_judging_never_raises(text: str) -> None:
    """Any text, lone surrogates included, gets a tier or exactly one reason; shares are shares; the pipeline's entry agrees."""
    verdict = judge(text)
    names = {name for name, _ in SPEC.exclusions}
    assert (verdict.tier == -1) == (verdict.excluded_by in names)
    assert -1 <= verdict.tier <= 4
    assert 0.0 <= verdict.table_density <= 1.0
    assert 0.0 <= verdict.prose_ratio <= 1.0
    assert verdict == weigh(text, normalise(text), SPEC)


def test_common_letters_are_letters() -> None:
    """What is counted without a look is a letter or a mark, in the Unicode version at hand."""
    odd = [character for character in map(chr, range(0x110000)) if category(character)[0] not in "LM"]
    assert common_letters().search("".join(odd)) is None


@given(st.text(max_size=100) | st.text(alphabet="a\u00e9\u0301\u0915\u093f\u0964\u3007\u4e00\u3002\u00bd\u00aa\u0e33 1-", max_size=99))
def test_the_count_of_letters_is_exact(text: str) -> None:
    """The prose ratio is that of Unicode's categories, however it is counted."""
    body = normalise(text)
    letters = sum(character == " " or category(character)[0] in "LM" for character in body)
    assert judge(text).prose_ratio == (letters / len(body) if body else 0.0)


HOSTILE = {
    "base64": "QmFzZ" + "NjRzb3VwAA" * 20_000,
    "tags": "<a>" * 200_000,
    "blanks": " " * 1_000_000 + "x",
    "table": "|---" * 100_000,
    "brackets": "((((" * 100_000,
    "json": '{"k":[1,2],' * 1_000_000,
    "marks": "a" + "\u0301" * 100_000,
    "frames": "at a.b(" * 4_000 + " at (:1:1)",
    "frames with spaces": (" at " + "a " * 150) * 100 + "(x:1:1",
    "threads": "thread '" * 4_000 + "panicked at ",
    "files": 'File "' * 4_000 + '", line ',
    "diffs": "--- aaa " * 4_000 + " +++ ",
    "words": "fixed_ " * 4_000,
    "dates": "2026-01-05 " * 4_000,
    "digits": "1" * 40_000,
    "planes": "".join(map(chr, range(0x300, 0x5000))),
    "zero width": "\u200b" * 40_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_is_judged_in_no_time(text: str) -> None:
    """Only a bounded head is read, in linear time: the best of three takes well under 50 ms."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        verdict = judge(text)
        times.append(time.perf_counter() - begun)
    assert min(times) < 0.05
    assert verdict.tier < 3


def test_two_thousand_candidates_are_cheap() -> None:
    """Judging a full window stays far inside what a start-up hook may cost."""
    bodies = [normalise(f"{number} {CHATTER} " * 14) for number in range(2_000)]
    begun = time.perf_counter()
    for body in bodies:
        weigh(body, body, SPEC)
    assert time.perf_counter() - begun < 0.5


def test_the_measures_are_exact() -> None:
    """Pipes and hyphens are added up, letters are counted in characters and not in bytes, and nothing measures as nothing."""
    body = "a | b | c | d - e - f - and a few more words"
    assert judge(body, rules=SPEC).table_density == 6 / len(body)
    accented = "é" + "x" * 40 + ";" * 10
    assert judge(accented, rules=SPEC).prose_ratio == 41 / 51
    assert judge("", rules=SPEC)[2:5] == (0, 0.0, 0.0)


@pytest.mark.parametrize(("mark", "is_rule"), [("\u24ff", False), ("\u2500", True), ("\u257f", True), ("\u2580", False), ("-", True)])
def test_box_drawing_is_a_rule_to_its_last_character(mark: str, is_rule: bool) -> None:
    """And no other character is."""
    assert (judge(mark * 30, rules=SPEC).excluded_by == "timestamp or rule only") is is_rule


def test_what_was_not_looked_for_says_nothing() -> None:
    """The verdict on what is left out has its measures, and no signs; the specification's profile keeps to its own order and weights."""
    verdict = judge_by("a=1; b=2; c[3] += {4: 5}; d(6)")
    assert verdict.excluded_by and verdict[5:] == (None, False, None, 0.0, 0, None)
    assert (SPEC.latest_first, SPEC.weights_count, SPEC.min_sentences) == (False, False, 0)


@pytest.mark.parametrize(
    ("text", "importance", "left_out"), [("ab 1", 5.0, True), ("abc 1", 5.0, False), ("abc 1", 3.0, True), ("abc 1", 1.0, True)]
)
def test_weight_forgives_what_has_a_word(text: str, importance: float, left_out: bool) -> None:
    """Three letters, and a weight above the usual."""
    assert (judge_by(text, importance=importance).excluded_by is not None) is left_out
