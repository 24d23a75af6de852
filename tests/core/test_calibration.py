"""Guards the floor of the prose ratio: an own corpus of soup and story, none of it naming a marker of tool noise unless it says so.

The floor stands below the gap on purpose: wordy tracebacks and diffs pass it and are demoted, never prose excluded.
"""

from __future__ import annotations

import pytest

from daybreak.judging.rules import Verdict
from daybreak.judging.shape import noise_marker
from daybreak.salience import SPEC
from daybreak.salience import judge as judge_by


def judge(text: str) -> Verdict:
    """The verdict of the specification."""
    return judge_by(text, SPEC)


EXCLUDED = {
    "json": '{"user": {"id": 4411, "roles": ["a", "b"], "quota": {"cpu": 2, "ram": 8.5}}, "active": true, "tags": [], "rev": 19}',
    "ls": "total 48\ndrwxr-xr-x 4 ana staff 128 Mar 3 09:12 .\n-rw-r--r-- 1 ana staff 2210 Mar 3 09:11 notes.md\n-rw-r--r-- 1 ana x 8 a.py",
    "log": "12:04:51.113 [worker-3] GET /api/v2/items?id=88 200 14ms\n12:04:51.127 [worker-1] GET /api/v2/items?id=89 404 3ms",
    "env": "PATH=/usr/local/bin:/usr/bin:/bin\nLANG=C.UTF-8\nPORT=8080\nDB_URL=pg://u:p@10.0.0.3:5432/x\nTTL=3600\nHOME=/home/ana",
    "urls": "https://docs.example.org/a/b?x=1&y=2\nhttps://example.com/v3/items/77#top\nhttp://10.1.2.3:9000/status.json",
    "pytest": "tests/test_api.py::test_get PASSED [ 33%]\ntests/test_api.py::test_put PASSED [ 66%]\n===== 3 passed in 0.42s =====",
    "code": "for (let i = 0; i < rows.length; i++) { out[i] = f(rows[i], { k: v[i] ?? 0 }); if (!out[i]) { n += 1; } }",
    "css": ".card > .title { margin: 0 4px; color: #3b82f6; } .card:hover { box-shadow: 0 1px 2px rgba(0,0,0,.2); }",
    "hashes": "9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08 60303ae2 2c624232 4b227777 ef2d127d",
    "table": "| name | size | kind |\n|------|------|------|\n| left | 12 | file |\n| right | 14 | file |",
    "imports": "import os, sys\nfrom a.b import (c, d)\nx = {k: v for k, v in z.items()}\nprint(f'{x!r:>20}', *y[1:], sep='')",
    "xml": '<item id="3"><name>left</name><v>1.5</v></item><item id="4"><name>right</name><v>2.5</v></item>',
}
TRACEBACK = """Traceback (most recent call last):
  File "/srv/app/main.py", line 40, in handle_request
    return store.load(session_key)
  File "/srv/app/store.py", line 9, in load
    return self.rows[key]
  File "/srv/app/rows.py", line 71, in __getitem__
    raise MissingRow(f"{key} is gone")
app.errors.MissingRow: 51c2 is gone"""
DIFF = """diff --git a/docs/guide.md b/docs/guide.md
index 51c2..9e07 100644
--- a/docs/guide.md
+++ b/docs/guide.md
@@ -12,4 +12,4 @@ ## Backups
 The keeper copies every file once an hour.
-It does not look at links.
+It follows links unless it is told otherwise, see the chapter on loops."""
STORY = {
    "plain": "The landlord will repaint the hallway in spring, and we keep the key of the cellar until then.",
    "path": "The deadlock came from src/queue/pump.rs taking both locks at once; one lock in pump.rs is enough.",
    "version": "We stay on Postgres 15.4 because the 16.1 planner picks the wrong index for our weekly report.",
    "fence": "The retry loop gave up too early. ```sleep(backoff)``` before the second attempt was all that it needed.",
    "numbers": "Lunch for 14 people came to 212 euros, and 30 of that was the cake that Marta ordered.",
    "hindi": "बैठक कल सुबह दस बजे नीले कमरे में शुरू होगी और काग़ज़ वहीं बाँटे जाएँगे।",
    "thai": "การซ่อมหลังคาจะเริ่มในสัปดาห์หน้าและใช้เวลาประมาณสามวัน",
    "tamil": "நாளை காலை கூட்டம் நீல அறையில் தொடங்கும், தாள்கள் அங்கே வழங்கப்படும்.",
    "arabic": "زَرَعْنَا شَجَرَةَ اللَّيْمُونِ قُرْبَ البَابِ وَسَقَيْنَاهَا.",
    "japanese": "来週の水曜日に屋根の修理が始まり、三日ほどかかる予定です。鍵は管理人が持っています。",
    "chinese": "下周三开始修理屋顶，大约需要三天，钥匙在管理员那里，请提前一天打电话确认。",
    "russian": "Во вторник мы переносим встречу в синюю комнату, документы будут лежать на столе.",
}


def ratio(text: str) -> float:
    """The prose ratio of a text."""
    return judge(text).prose_ratio


@pytest.mark.parametrize("text", EXCLUDED.values(), ids=EXCLUDED.keys())
def test_soup_falls_below_the_floor_without_any_marker(text: str) -> None:
    """Machine output is left out for its shape alone: no marker of tool noise is in it, and its ratio is below the floor."""
    verdict = judge(text)
    assert noise_marker(text) is None
    assert verdict.tier == -1
    assert verdict.excluded_by in ("prose ratio", "table density")
    assert 0.40 <= verdict.prose_ratio < SPEC.min_prose_ratio


@pytest.mark.parametrize(("text", "kind"), [(TRACEBACK, "traceback"), (DIFF, "diff")], ids=["traceback", "diff"])
def test_wordy_tracebacks_and_diffs_are_demoted(text: str, kind: str) -> None:
    """They pass the floor by their words, are told apart by their marks, and lose a point."""
    verdict = judge(text)
    assert verdict.excluded_by is None
    assert verdict.noise == kind
    assert SPEC.min_prose_ratio <= verdict.prose_ratio <= 0.84


@pytest.mark.parametrize("text", STORY.values(), ids=STORY.keys())
def test_prose_of_every_script_stands_above_the_gap(text: str) -> None:
    """Sentences pass, in scripts with vowel signs, without case and without spaces, and when they quote a path, version or fence."""
    verdict = judge(text)
    assert verdict.excluded_by is None
    assert 0.84 <= verdict.prose_ratio <= 1.0


@pytest.mark.parametrize("name", ["hindi", "thai", "tamil", "arabic", "japanese", "chinese"])
def test_other_scripts_score_like_latin_prose(name: str) -> None:
    """Prose without case starts cleanly and gets the tier of the same in English."""
    assert judge(STORY[name]).tier == judge(STORY["plain"]).tier == 2


def test_the_floor_stands_below_the_gap() -> None:
    """Soup that is left out ends below the floor, what passes it is demoted soup up to 0.84, and story begins above."""
    soup = [ratio(text) for text in EXCLUDED.values()] + [ratio(TRACEBACK), ratio(DIFF)]
    story = [ratio(text) for text in STORY.values()]
    assert len(soup) + len(story) >= 21
    assert max(soup) < min(story)
    assert max(ratio(text) for text in EXCLUDED.values()) < SPEC.min_prose_ratio < max(soup)
