"""What generated palaces are made of: texts that reach every tier and every rule of section 3, and metadata of every odd kind.

The pools are small on purpose: few sources, few dates and few words make caps, ties and repeats common in palaces of a few dozen drawers.
"""

from __future__ import annotations

import math

TIERS: dict[int, tuple[str, ...]] = {
    4: (
        "Fixed the {0} beside the {1} by turning the {2} around.",
        "We decided that the {0} goes to the {1} before any {2} is bought.",
        "# {0} The {1} finally works again since the {2} was moved.",
        "قررنا إصلاح {0} قبل {1} ثم {2}، and the root cause was found.",
    ),
    3: (
        "and then the {0} was fixed with the {1} near the {2}",
        "Fixed the {0} of the {1} ``` turn the {2} ``` and it holds.",
        "The {0} failed with Exit code: 137 until the {1} met the {2}.",
    ),
    2: (
        "The {0} stood on the {1} beside a quiet {2} all week.",
        "明日は{0}と{1}を{2}のとなりにならべて、みんなでゆっくり見ます。",
        "so the {0} was fixed ``` after the {1} ``` and the {2}",
    ),
    1: (
        "because the {0} likes the {1} and the {2} on most days",
        "The {0} prints tool_use beside the {1} and the {2} each time.",
    ),
    0: (
        "while the {0} shows tool_result next to the {1} and the {2}",
        "with the {0} in ``` the {1} ``` and a {2} around it",
    ),
}
"""Templates of each tier, with three words to fill in."""

EXCLUDED: dict[str, tuple[str, ...]] = {
    "wrapper": (
        "<system-reminder>The {0} was found by the {1} with the {2}.</system-reminder>",
        "[SYSTEM NOTIFICATION] The {0} of the {1} shipped with the {2}.",
        "\ufeff <TASK-NOTIFICATION> {0} {1} {2}",
        "## L1 — ESSENTIAL STORY\n\n[{0}]\n  - Fixed the {1} of the {2}.",
    ),
    "timestamp or rule only": ("2026-04-01T10:30:00Z", "-----", "=== ===", "2026-04-01 10:30 to 2026-04-02 11:45"),
    "too short": ("Fixed it.", "The {0}", "x", "ok then"),
    "table density": ("| {0} | {1} | {2} | - | - | - | - | - |", "{0}-|-{1}-|-{2}-|-|-|-|-"),
    "prose ratio": (
        '{{"{0}": 41.27, "{1}": [1, 2, 3, 4], "{2}": {{"n": 99}}}}',
        "0x7f3a91 {0}@{1}:8080/#5 [{2}=42;99;17] %%$$ 1234567890",
    ),
}
"""Templates that each rule of section 3 leaves out."""

TEXTLESS: tuple[str | None, ...] = (None, "", "   \n\t ", "\ufeff", "\x00\x1f\u202e \u2066")
WORDS = tuple(
    "lantern harbour ledger compass violin meadow kettle ribbon saddle tunnel feather basket chimney pillow walnut barrel cactus falcon "
    "glacier jacket ladder magnet parcel quarry".split()
)
STORIES = (
    "Fixed lamp one so distant boats now find morning piers while fog hides every rock between old towers",  # 18 words, all different
    "Our grey cat spent another long afternoon under seven warm blankets near an open window facing south garden",
)
"""What is told again and again: 17 of 18 words shared overlap 0.89, 16 exactly 0.80, 15 overlap 0.71."""

MISSING = object()
WINGS = (
    MISSING, "wing_blue_barn", "blue-barn", "Blue Barn", "_blue_barn", "blue_barn_annex", 7, ["blue_barn", "x"], [], None, "", "wing_", "_",
)  # fmt: skip
ASKED_WINGS = (*[""] * 18, "blue-barn", "BLUE_BARN", "wing_", "_", "blue_barn_annex", "nosuch")
ROOMS = (MISSING, None, "", "zoo", "attic", "Attic", "kitchen\nsink", "a]\n- b", 7, 2.5, True, "\u202efoo", "_registry2")
FILES = (
    MISSING, MISSING, "", None, 7, "notes/a.md", "notes\\a.md", "C:\\logs\\chat 1.jsonl", "C:/logs/chat 1.jsonl",
    "b.md", "dir/", "/", "é\n.md",
)  # fmt: skip
PARENTS = (MISSING, MISSING, MISSING, "", None, 5, "p1", "p2", "b.md")
WEIGHTS = (
    None, 3, 3.0, "3", 5, 0, -1, 4.5, "4.5", " 4 ", "high", "", True, False, math.nan, math.inf, "-inf", "nan", "1e1", 10**400,
    -0.0, [5], {"a": 1},
)  # fmt: skip
"""The importance of a drawer, of every type that JSON has and more."""

STAMPS = (
    "2026-04-01T10:00:00", "2026-04-01T10:00:00", "2026-04-01T10:00:00", "2026-04-01T09:00:00Z", "2026-03-31T23:00:00-05:00", "2026-04-02",
    "2025", "9999-12-31", "0000", "202", "yesterday", "", "٢٠٢٦-04-01", "x2026", " 2026", None, MISSING, 1772420400, 1772420400000, 1.5,
    True, math.nan, ["2026"],
)  # fmt: skip
AUTHORED = (*STAMPS, 3, 3.0, -2, 0, False, math.inf, -math.inf, 10**30)
NOTES: tuple[dict[str, object], ...] = (
    {"ingest_mode": "registry"}, {"room": "_registry"}, {"is_sentinel": True}, {"is_sentinel": 1}, {"is_sentinel": "true"},
    {"is_sentinel": 1.0}, {"is_sentinel": "True"}, {"is_sentinel": False}, {"is_sentinel": 0}, {"is_sentinel": "false"},
    {"is_sentinel": None}, {"is_sentinel": [True]}, {"ingest_mode": "Registry"}, {"ingest_mode": ["registry"]}, {"is_sentinel": 2},
)  # fmt: skip
