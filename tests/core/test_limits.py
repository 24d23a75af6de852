"""Guards the budgets: their defaults, their ranges, and an error that names the limit."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable

import pytest

from daybreak import InputError, Limits, Window
from daybreak.limits import RANGES


def test_the_defaults_are_those_of_the_specification() -> None:
    """Each number in capitals on the page of the rules."""
    limits = Limits()
    assert (limits.max_drawers, limits.max_chars, limits.max_per_source) == (15, 3_200, 2)
    assert (limits.max_scan, limits.max_scan_per_source, limits.near_duplicate, limits.snippet_chars) == (2_000, 250, 0.8, 200)


@pytest.mark.parametrize("name", RANGES)
def test_both_ends_of_a_range_are_inside(name: str) -> None:
    """The least and the greatest value are accepted as they are."""
    for value in RANGES[name]:
        assert getattr(Limits(**{name: value}), name) == value


@pytest.mark.parametrize("name", RANGES)
@pytest.mark.parametrize("odd", ["below", "above", -1, 0, 10**30, 1.5, 15.0, "15", True, math.nan, [], None])
def test_a_value_out_of_range_is_named(name: str, odd: object) -> None:
    """Too small, too large and no whole number: one line that names the limit, the value and the range."""
    low, high = RANGES[name]
    value = low - 1 if odd == "below" else high + 1 if odd == "above" else odd
    if value is None and name == "max_scan_per_source":
        assert Limits(max_scan_per_source=None).max_scan_per_source is None
        return
    with pytest.raises(InputError) as caught:
        Limits(**{name: value})  # type: ignore[arg-type]
    message = str(caught.value)
    assert name in message and str(low) in message and str(high) in message and "\n" not in message


@pytest.mark.parametrize("value", [0, 0.0, -0.5, 1.01, math.nan, math.inf, "0.8", None, True, [0.8]])
def test_the_threshold_is_a_share(value: object) -> None:
    """Above 0 and up to 1; anything else is named."""
    with pytest.raises(InputError, match="near_duplicate"):
        Limits(near_duplicate=value)  # type: ignore[arg-type]
    assert Limits(near_duplicate=1).near_duplicate == 1 and Limits(near_duplicate=0.01)


def test_limits_are_values() -> None:
    """Equal limits are equal and cannot be changed in place; only names are taken."""
    assert Limits() == Limits(max_drawers=15) != Limits(max_drawers=14)
    with pytest.raises(AttributeError):
        Limits().max_drawers = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        Limits(15)  # type: ignore[misc]
    with pytest.raises(TypeError):
        Limits(max_lines=3)  # type: ignore[call-arg]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda limits: pickle.loads(pickle.dumps(limits))])
def test_limits_travel(copied: Callable[[Limits], Limits]) -> None:
    """To a copy and to another process."""
    limits = Limits(max_drawers=3, max_scan_per_source=None)
    assert copied(limits) == limits
    assert type(copied(limits)) is Limits


def test_batches_double_from_the_first_to_the_largest() -> None:
    """Few drawers first, more later, and never more than the window has left."""
    window = Window(limits=Limits(first_batch=10, largest_batch=35, max_scan=100))
    assert [window.batch_size(pulled) for pulled in (0, 1, 2, 3, 1_000)] == [10, 20, 35, 35, 35]
    window.examined = 90
    assert window.batch_size(5) == 10
    window.examined = 100
    assert window.batch_size(5) == 1


def test_a_first_batch_above_the_largest_is_kept() -> None:
    """Odd pairs of sizes make sizes that work."""
    assert Window(limits=Limits(first_batch=50, largest_batch=10)).batch_size(3) == 50


def test_a_window_names_the_keys_that_are_read() -> None:
    """The metadata keys of the pipeline and the order key, so that a store may leave the others where they are."""
    assert {"wing", "room", "source_file", "parent_drawer_id", "filed_at", "ingest_mode", "is_sentinel", "importance"} <= Window().keys
    assert Window(order_by="authored_at").keys == Window().keys | {"authored_at"}
