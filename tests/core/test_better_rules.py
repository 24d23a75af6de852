"""Guards the better rules: prose earns the tier and listing only costs, in every script, and nothing good is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch import tell_at_once
from daybreak import Drawer, judge, snippet, tell
from daybreak.body import normalise
from daybreak.judging.better import BETTER
from daybreak.judging.spec import SPEC
from memory_palace import MemoryPalace
from strategies import pieced_texts

GUTTER = "\n".join(f"{number}→\tfixed = find(the_root, {number})" for number in range(120, 150))
SOUP = {
    "line numbers": GUTTER,
    "json": '{"id": 4411, "ok": true, "rows": [{"a": 1, "b": null}, {"a": 2, "b": "x"}], "next": "/v1/rows?after=4411"}',
    "ls": (
        "total 48\n-rw-r--r-- 1 ann ann 1204 Mar 3 09:12 a.py\n-rw-r--r-- 1 ann ann 311 Mar 3 09:12 b.py\ndrwxr-xr-x 2 ann ann 4096 Mar 3 c"
    ),
    "log": "2026-03-03T10:11:12Z INFO [w-3] job=991 state=done took=12ms\n2026-03-03T10:11:13Z WARN [w-1] job=992 retry=3 took=900ms",
    "environment": "PATH=/usr/bin:/bin\nHOME=/home/ann\nLANG=de_DE.UTF-8\nPORT=8080\nDB_URL=postgres://db:5432/app\nDEBUG=1",
    "addresses": "https://example.org/a/1?x=2\nhttps://example.org/b/2?x=3\nhttps://example.org/c/3?x=4",
    "test output": "tests/test_a.py::test_x PASSED [ 50%]\ntests/test_b.py::test_y FAILED [100%]\n=== 1 failed, 1 passed in 0.31s ===",
    "code": (
        "def total(xs):\n    return sum(x.price * x.count for x in xs if x.ok)\n\nprint(total(rows)[0:10], "
        "end='')\nfor i in range(10): f(i)"
    ),
    "a tag": "<persisted-output>Saved to /tmp/out/1.txt (12 kB), first lines below</persisted-output>",
    "a command": "<command-name>/compact</command-name> <command-args></command-args>",
    "an interruption": "[Request interrupted by user]",
    "keys and values": "name: nightly\non: push\njobs:\n  build:\n    run: it is fixed now\n    if: always\n    when: the tests passed",
    "an event": "BEGIN:VEVENT\nUID:7a31@maison\nSUMMARY:The pump was fixed\nSTATUS:CONFIRMED\nEND:VEVENT\nRRULE:FREQ=DAILY",
    "a stack trace": (
        "Fehler im Spiel: die Figur wurde nicht gefunden\n  at get_node (scene/main/node.cpp:1638)\n  at connect (core/object.cpp:1311)\n"
        "  at on_hit (res://scripts/level.gd:77)\n  at process (res://scripts/player.gd:31)"
    ),
    "a drawn tree": "├── documents\n│   ├── signed_contract.docx\n│   ├── decided\n│   └── drafts\n└── README.md\n\n4 directories, 6 files",
    "values of JSON": (
        'what was fixed in the end, after a long search through all of the logs.",\n  "why": "The session showed that the pool was '
        'never closed, and it was fixed on Monday.",\n  "next": "Nothing is left to do, all of it was verified by two people"'
    ),
}
PROSE = {
    "bullets": (
        "- The cache is warmed at night now\n- **Readers** wait for nobody\n- [x] The old job is gone, and nobody has asked for it since"
    ),
    "German": (
        "- **Ursache:** Das Zertifikat war abgelaufen.\n- [x] Es ist erneuert, und die Anmeldung "
        "funktioniert wieder.\n+ Der Wächter meldet es künftig früher."
    ),
    "Japanese": (
        "- **原因**: 証明書の期限が切れていました。\n- [x] 更新したので、ログインはまた動くようになりました。\n│ 監視も追加しました。"
    ),
    "box drawing": "├─ The pump was replaced on Monday\n└─ The cellar has been dry ever since, says the neighbour",
    "quoting": "The fix is in `src/pool.py` since v1.2: `close()` is awaited, so `/healthz` answers again within 20 ms.",
}
OUTCOME = "Root cause found: the pool was never closed, so every retry opened a new one. It is fixed and verified on staging."


@pytest.mark.parametrize("kind", SOUP)
def test_soup_never_beats_a_plain_sentence(kind: str) -> None:
    """Tool output of any kind is left out, or stays below chatter."""
    assert judge(SOUP[kind]).tier <= 1


@pytest.mark.parametrize("kind", PROSE)
def test_prose_with_structure_is_kept(kind: str) -> None:
    """Bullets, bold, check boxes, box drawing and quoted code leave prose what it is."""
    assert judge(PROSE[kind]).tier >= 2


@pytest.mark.parametrize("kind", ["German", "Japanese"])
def test_outcomes_reach_the_upper_tiers_in_any_language(kind: str) -> None:
    """An outcome is one in German and in Japanese."""
    assert judge(PROSE[kind]).tier >= 3


@pytest.mark.parametrize(
    ("text", "tier"),
    [
        (OUTCOME, 4),
        (f"**Assistant:** {OUTCOME}", 4),
        (f"1. {OUTCOME}", 4),
        ("If it crashed during the night, somebody should look at the log before the morning meeting.", 2),
        ("All of the following is still to be done by the end of the week, and here is the list of what was fixed:", 3),
        ("**The importer was unblocked by all of this:**", 3),
        ("_Fixed in this release, and verified by two people (see the list):_ ", 3),
        ("Now let me verify that the importer still works after the change.", 2),
        ("Bitte prüfen, dass der Import wieder funktioniert, bevor wir ihn ausliefern.", 2),
        ("The office moved to the second floor on Monday.", 2),
    ],
)
def test_the_top_tier_is_for_an_outcome_that_a_line_can_show(text: str, tier: int) -> None:
    """Said early, as something that happened, in a sentence of its own: tier 4. Plans are chatter; announcements wait."""
    assert judge(text).tier == tier


def test_a_key_alone_is_prose() -> None:
    """The subject of a commit has the shape of one line of a configuration; three such lines are one."""
    assert judge("fix: close the pool before the retry opens a new one").sentences == 1
    three = "fix: close the pool\nkeep: the retry as it is\nnote: see the log of Monday"
    assert (judge(three).sentences, judge(three).tier) == (0, 0)


def test_a_listing_around_an_outcome_demotes_it() -> None:
    """Mostly listing is tier 0 whatever it holds, and some listing costs one point; neither is left out."""
    assert judge(f"{OUTCOME}\n{GUTTER}").tier < judge(OUTCOME).tier
    verdict = judge(f"{GUTTER}\nIt is fixed.")
    assert verdict.excluded_by is None or verdict.tier == -1
    assert verdict.tier <= 0


@pytest.mark.parametrize("text", [OUTCOME, "The office moved to the second floor on Monday."])
def test_a_weight_that_somebody_set_counts(text: str) -> None:
    """Above the default it earns the outcome's two points, below it costs them; the specification's rules do not look at it."""
    plain = judge(text)

    assert judge(text, importance=5.0).tier == 4
    assert judge(text, importance=1.0).tier == plain.tier - 2 or judge(text, importance=1.0).tier == 0
    assert judge(text, SPEC, importance=5.0) == judge(text, SPEC)


async def test_a_rare_but_critical_fact_is_told() -> None:
    """An allergy that somebody weighted comes before every outcome."""
    drawers = [
        Drawer("allergy", "Ines is allergic to penicillin, and so is Lotte.", {"filed_at": "2020-01-01", "importance": 5}),
        *(Drawer(f"d{n}", f"{OUTCOME} Number {n} of the {'abcdefgh'[n]}-series.", {"filed_at": f"2026-01-0{n + 1}"}) for n in range(8)),
    ]
    story = await tell(MemoryPalace(drawers))

    assert story.lines[0].id == "allergy"


def test_a_weight_spares_a_short_fact() -> None:
    """What somebody gave weight is told though it is shorter than a sentence, as long as it says something."""
    assert judge("Allergy: penicillin").excluded_by == "too short"
    assert judge("Allergy: penicillin", importance=5.0).tier == 4
    assert judge("42 !", importance=5.0).excluded_by == "too short"


EIGHT = {
    "deadlock": (
        "Root cause of the deadlock: both workers took the row first. The fence ```lock(row)``` in the log showed it; fixed by one order."
    ),
    "migration": (
        "The migration finally worked after we split it. ```alter table``` ran in twelve seconds, and nobody noticed anything at all."
    ),
    "retry": "Fixed the retry loop, which had doubled every write. ```retry(3)``` is the whole change, and the queue has been calm since.",
    "build": "The build died with Exit code: 137 on the small agent. It passed on the big one, since the linker needs three gigabytes.",
    "loop": "The agent looped on tool_use without end. It was fixed by answering the call before the next question went out to it.",
    "office one": "The office has a new coffee machine on the second floor, next to the printer.",
    "office two": "Our neighbours on the third floor are moving out at the end of the month.",
    "office three": "The bicycle stand behind the house is being painted green this week.",
}


@pytest.mark.parametrize("rules", [SPEC, BETTER], ids=["spec", "better"])
def test_the_eight_drawers(rules: object) -> None:
    """Section 9: all eight survive, and every outcome ranks above every plain sentence."""
    tiers = {name: judge(text, rules).tier for name, text in EIGHT.items()}  # type: ignore[arg-type]
    office = [tier for name, tier in tiers.items() if name.startswith("office")]

    assert min(tiers.values()) >= 0
    assert min(tier for name, tier in tiers.items() if not name.startswith("office")) > max(office)


async def test_junk_is_told_in_the_order_of_insertion() -> None:
    """The plain rendering is MemPalace's, whatever the order within a tie of the rules."""
    rows = [
        Drawer(f"d{n}", f'{{"row": {n}, "ok": [1, 2, 3], "x": "{n * 7}"}}', {"filed_at": "2026-01-01", "source_file": "a"})
        for n in range(20)
    ]

    story = await tell(MemoryPalace(rows))

    assert story.report.plain
    assert [drawer.id for drawer in story.firsts] == [f"d{n}" for n in range(15)]
    assert tell_at_once(rows).plain


@pytest.mark.parametrize("last", ["- (76) \u26a0\ufe0f", "- (122) \u2705 ", "1. (3) \u2022", "> - ", "**", "- `", "- (1, 2) "])
def test_a_line_of_markup_alone_is_no_code(last: str) -> None:
    """A list that was cut behind the numbering and icon of its last item tells what its other items tell."""
    assert judge(f"{OUTCOME}\n{last}").tier == judge(OUTCOME).tier == 4


@given(st.text() | pieced_texts())
def test_any_text_has_a_verdict_and_a_line(text: str) -> None:
    """Nothing raises; a line is a piece of the normalised body, at most 200 characters, and the same twice."""
    assert judge(text) == judge(text)
    line = snippet(text)
    assert len(line) <= 200
    shown = line.removesuffix("...").removesuffix(" ")
    assert shown in normalise(text)


@pytest.mark.parametrize(
    "text",
    [
        "ThlTB" + "EACIAACIA" * 20_000,
        "<a>" * 200_000,
        " " * 1_000_000 + "x",
        "|---" * 100_000,
        "((((" * 100_000,
        "a" + "\u0301" * 100_000,
        "- " * 50_000,
        "`" * 100_000,
        "**a** " * 20_000,
        "1. " * 40_000,
        "\n" * 100_000 + "x",
        "修" * 100_000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_hostile_text_is_judged(text: str) -> None:
    """Only a bounded head is read, in linear time: a hostile text is as good as any other."""
    assert judge(text).tier <= 2
    assert len(snippet(text)) <= 200
