"""Guards what is seldom met: odd limits, stores that fail in ways of their own, scripts without a table, profiles by name."""

from __future__ import annotations

import runpy
import sys
from collections.abc import AsyncGenerator

import pytest

from daybreak import BETTER, SPEC, Drawer, InputError, Limits, UnavailablePalace, judge, snippet, tell
from daybreak.merge import MergedPalace
from daybreak.overlap import bag
from daybreak.ports import Window
from daybreak.salience import profile
from daybreak.snippet import is_border
from daybreak.vocabularies.wording import Wording
from memory_palace import MemoryPalace


def test_a_limit_of_more_digits_than_python_prints() -> None:
    """It is out of range like any other."""
    with pytest.raises(InputError, match="max_scan is far too large"):
        Limits(max_scan=10**5_000)


def test_profiles_by_name() -> None:
    """There are two; another name is an error that names them."""
    assert (profile("better"), profile("spec")) == (BETTER, SPEC)
    with pytest.raises(InputError, match="no rules named 'best': choose better or spec"):
        profile("best")


class Failing:
    """A palace whose store raises what no reader of ours does."""

    name = "failing"

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
        """See `daybreak.ports.Palace.batches`."""
        raise self.error
        yield []


async def test_a_timeout_of_the_stores_own_is_no_deadline() -> None:
    """It comes out as it is, with a deadline and without."""
    for deadline in (None, 60_000):
        with pytest.raises(TimeoutError, match="of the store"):
            await tell(Failing(TimeoutError("of the store")), deadline_ms=deadline)


async def test_what_nobody_foresaw_comes_out_of_a_merge_as_it_is() -> None:
    """Not as a group of errors."""
    with pytest.raises(ZeroDivisionError):
        await tell(MergedPalace([MemoryPalace([]), Failing(ZeroDivisionError())]))


async def test_a_plain_rendering_when_the_palace_dies_meanwhile() -> None:
    """The candidates that were seen are told, in the order in which they came."""
    rows = [Drawer(f"d{n}", f'{{"row": {n}, "ok": [1, 2, 3]}}', {"filed_at": "2026-01-01", "source_file": "a"}) for n in range(3)]

    class Mortal(MemoryPalace):
        async def batches(self, window: Window) -> AsyncGenerator[list[Drawer], None]:
            if self.opened:
                raise UnavailablePalace("gone")
            async for batch in super().batches(window):
                yield batch

    story = await tell(Mortal(rows))
    assert story.report.plain
    assert [drawer.id for drawer in story.firsts] == ["d2", "d1", "d0"]


def test_words_of_ones_own_in_scripts_without_a_table() -> None:
    """Greek and Georgian have none; a single character of a script without spaces is found anywhere."""
    mine = Wording().extend(["διορθώθηκε", "გამოსწორდა", "済"])
    assert mine.find("Το πρόβλημα ΔΙΟΡΘΏΘΗΚΕ χθες.") == "διορθώθηκε"
    assert mine.find("ხარვეზი გამოსწორდა გუშინ") == "გამოსწორდა"
    single = Wording((), ("済",))
    assert single.find("対応済です") == "済"
    assert single.find("対応中です") is None


@pytest.mark.parametrize(
    "text", ["Fixed the pump on Monday, says the log\ud800", "\udfff\ud800" * 20, "\ud800 \u2014 fixed the pump on Monday, at last"]
)
def test_lone_surrogates_are_no_letters(text: str) -> None:
    """A text whose only characters beyond ASCII are halves of others is judged like one without them."""
    for rules in (BETTER, SPEC):
        assert judge(text, rules).outcome == judge(text.replace("\ud800", "").replace("\udfff", ""), rules).outcome
        assert snippet(text, rules=rules).isprintable()


def test_a_text_that_numbers_every_line_is_a_listing() -> None:
    """However much prose its lines hold, and whether or not the chunk opens within one."""
    listing = "\n".join(f"{number}→ The pump was replaced on Monday, and it has been fixed and verified." for number in range(12, 20))
    for text in (listing, listing[9:]):
        verdict = judge(text)
        assert (verdict.tier, verdict.capped_by) == (0, "listing")
    assert judge(listing, importance=5.0).tier >= 2


def test_a_line_that_opens_with_a_quote_starts_behind_it() -> None:
    """As it does behind other markup; markup that closes something of the line stays."""
    assert snippet('"Fixed the pump on Monday, and nobody noticed."').startswith("Fixed")
    assert snippet("The pump was replaced with `pump.replace()`").endswith("`")
    assert snippet("> The pump was replaced, and that is **all**").endswith("**all**")


@pytest.mark.parametrize("asked", [[], ["guards"]])
@pytest.mark.filterwarnings("ignore:.*found in sys.modules")
def test_the_tables_are_made_by_a_command(asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without an argument it names the tables, with one it prints the module."""
    monkeypatch.setattr(sys, "argv", ["expand", *asked])
    runpy.run_module("daybreak.vocabularies.expand", run_name="__main__")
    assert ("TABLE = " if asked else "guards") in capsys.readouterr().out


def test_stretches_of_two_and_flags_at_the_ends_of_the_alphabet() -> None:
    """Two characters of a script without spaces are one word; a flag is never cut, whatever its letters, and ends where it ends."""
    assert bag("\u4e2d\u6587") == {"\u4e2d\u6587"}
    assert bag("\u4e2d") == {"\u4e2d"}
    assert not is_border("\U0001f1e6\U0001f1ff", 1)
    assert is_border("\U0001f1e6\U0001f1ff\U0001f1eb\u00e9", 3)


def test_what_fits_behind_a_fragment_is_not_cut() -> None:
    """The limit counts from where the line starts, not from where the body does."""
    sentence = "The pump was replaced on Monday by two people, and nobody has heard it since then at all. " * 2
    fragment = "ould then be called from the page, and from nowhere else at all. "
    assert snippet(fragment + sentence.strip(), 200, SPEC) == sentence.strip()
