"""Guards leaving a wake-up: by its end, a break, an exception, cancellation at any point, a deadline or a palace that fails."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing

import anyio
import pytest
from anyio import to_thread
from anyio.lowlevel import checkpoint

from clock import run_without_waiting
from daybreak import DamagedPalace, Drawer, Limits, Line, Report, UnavailablePalace, UnknownWing, Window, tell, wake_up
from leaks import nothing_left, open_generators
from memory_palace import MemoryPalace, drawers_of

OUTCOMES = [f"Fixed thing {n} of {n * 3} things, those called {chr(97 + n) * 5} and {chr(98 + n) * 7}." for n in range(24)]
CHATTER = [f"The {chr(97 + n) * 6} waits in hall {n} for a {chr(98 + n) * 8} and {n * 7} others." for n in range(24)]
MIXED = [text for pair in zip(OUTCOMES, CHATTER, strict=True) for text in pair]


async def pause(_: int) -> None:
    await checkpoint()


def mixed_palace(
    *, trouble: Mapping[int, BaseException] | None = None, between: Callable[[int], Awaitable[object]] = pause
) -> MemoryPalace:
    return MemoryPalace(drawers_of(*MIXED), sizes=4, pause=between, trouble=trouble)


def slowly(seconds: float, batch: int = 1) -> Callable[[int], Awaitable[object]]:
    """A pause of so many seconds before every batch from ``batch`` on."""

    async def wait(number: int) -> None:
        await anyio.sleep(seconds if number >= batch else 0)

    return wait


async def read(palace: MemoryPalace, limits: Limits | None = None, **asked: float) -> tuple[list[Line], Report]:
    async with wake_up(palace, limits=limits, **asked) as lines:  # type: ignore[arg-type]
        return [line async for line in lines], lines.report


# Leaving on purpose


async def test_nothing_is_left_at_the_end() -> None:
    """A wake-up that ran to its end has closed the palace and all its generators."""
    palace = mixed_palace()
    with nothing_left() as began:
        lines, _ = await read(palace)
        assert len(lines) == 15 and len(began) > 4
    assert (palace.opened, palace.open) == (1, 0)


@pytest.mark.parametrize("after", range(1, 17))
async def test_nothing_is_left_after_a_break(after: int) -> None:
    """A break after any line closes everything upstream before the block is over, and pulls nothing more."""
    palace = mixed_palace()
    with nothing_left():
        async with wake_up(palace) as lines:
            count = 0
            async for _ in lines:
                count += 1
                if count == after:
                    break
            pulled = palace.pulled
        assert (palace.open, palace.pulled) == (0, pulled)
    assert count == min(after, 15)


async def test_nothing_is_left_when_no_line_was_asked_for() -> None:
    """A block that asks for nothing opens no palace."""
    palace = mixed_palace()
    with nothing_left():
        async with wake_up(palace) as lines:
            assert lines.report.batches == 0
    assert (palace.opened, palace.open) == (0, 0)


@pytest.mark.parametrize("error", [ValueError("consumer"), UnavailablePalace("consumer"), DamagedPalace("consumer"), KeyboardInterrupt()])
@pytest.mark.parametrize("after", [0, 1, 3, 15])
async def test_an_exception_of_the_consumer_comes_out_as_it_is(error: BaseException, after: int) -> None:
    """What the consumer raises leaves the block unchanged, whatever its type, and everything upstream is closed."""
    palace = mixed_palace()
    with nothing_left():
        with pytest.raises(type(error)) as caught:
            async with wake_up(palace) as lines:
                count = 0
                async for _ in lines:
                    count += 1
                    if count >= after:
                        raise error
        assert caught.value is error
        assert palace.open == 0


async def test_lines_cannot_be_read_after_the_block() -> None:
    """A stream that was left is over: asking for more is an error, not a second wake-up."""
    async with wake_up(mixed_palace()) as lines:
        await anext(aiter(lines))
    with pytest.raises(RuntimeError):
        await anext(aiter(lines))


async def test_the_report_of_a_wake_up_that_was_left_says_no_reason() -> None:
    """``stopped`` stays ``None`` when the consumer left: the pipeline did not stop by itself."""
    async with wake_up(mixed_palace()) as lines:
        await anext(aiter(lines))
    assert (lines.report.stopped, lines.report.lines) == (None, 1)


# Cancellation


async def consume(palace: MemoryPalace, lines_told: list[Line], deadline_ms: float | None = None) -> None:
    async with wake_up(palace, deadline_ms=deadline_ms) as lines:
        async for line in lines:
            lines_told.append(line)
            await checkpoint()  # the consumer waits as well


@pytest.mark.parametrize("deadline_ms", [None, 60_000.0])
@pytest.mark.parametrize("trouble", [None, {5: UnavailablePalace("gone")}])
async def test_cancelling_after_any_scheduling_step_leaves_nothing(
    deadline_ms: float | None, trouble: dict[int, BaseException] | None
) -> None:
    """A task that is cancelled after its first, second, ... step ends cancelled, told a prefix of the lines, and leaves nothing."""
    whole: list[Line] = []
    await consume(mixed_palace(trouble=trouble), whole)
    steps = 0
    while True:
        palace, told = mixed_palace(trouble=trouble), list[Line]()
        with nothing_left():
            task = asyncio.create_task(consume(palace, told, deadline_ms))
            for _ in range(steps):
                await asyncio.sleep(0)
            if task.done():
                break
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert palace.open == 0
        assert told == whole[: len(told)]
        steps += 1
    assert steps > 20 and told == whole


async def test_cancelling_a_scope_after_any_scheduling_step_leaves_nothing() -> None:
    """The same for an anyio scope around the wake-up: it ends, its task group ends, and what comes after it runs."""
    steps, cancelled = 0, True
    while cancelled:
        palace, told = mixed_palace(), list[Line]()
        with nothing_left():
            async with anyio.create_task_group() as group:
                group.start_soon(consume, palace, told, 60_000.0)
                for _ in range(steps):
                    await asyncio.sleep(0)
                cancelled = palace.opened == 0 or palace.open == 1
                group.cancel_scope.cancel()
            assert palace.open == 0
            await checkpoint()
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("steps", range(12))
async def test_cancelling_while_a_palace_reads_in_a_thread_leaves_nothing(steps: int) -> None:
    """A palace that reads in a worker thread is closed as well; its thread is done by then."""

    async def read_in_thread(number: int) -> None:
        await to_thread.run_sync(int, number)

    palace, told = mixed_palace(between=read_in_thread), list[Line]()
    with nothing_left():
        task = asyncio.create_task(consume(palace, told))
        for _ in range(steps):
            await asyncio.sleep(0.0005)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled() or len(told) == 15
        assert palace.open == 0


async def test_a_palace_that_cleans_up_slowly_is_waited_for() -> None:
    """Closing waits until the palace has freed what it holds."""
    freed = False

    class Slow(MemoryPalace):
        async def batches(self, window: Window) -> AsyncIterator[list[Drawer]]:  # type: ignore[override]
            nonlocal freed
            try:
                async with aclosing(super().batches(window)) as batches:
                    async for batch in batches:
                        yield batch
            finally:
                with anyio.CancelScope(shield=True):
                    await anyio.sleep(0.001)
                freed = True

    with nothing_left():
        async with wake_up(Slow(drawers_of(*MIXED), sizes=1)) as lines:
            await anext(aiter(lines))
        assert freed


# Nothing is held across a yield


async def test_every_line_may_be_asked_for_from_another_task() -> None:
    """The stream holds no cancel scope and no task group while its consumer has the turn: each pull may come from a task of its own."""
    palace = mixed_palace()
    with nothing_left():
        async with wake_up(palace, deadline_ms=60_000) as lines:
            stream = aiter(lines)
            told = [await asyncio.create_task(anext(stream)) for _ in range(9)]  # type: ignore[arg-type]
    assert [line.text for line in told] == OUTCOMES[:9]


async def test_scopes_and_task_groups_may_open_and_close_between_lines() -> None:
    """A consumer may work in scopes and task groups of its own, around single lines and around several."""
    told: list[str] = []

    async def note(line: Line) -> None:
        await checkpoint()
        told.append(line.text)

    with nothing_left():
        async with anyio.create_task_group() as outer, wake_up(mixed_palace(), deadline_ms=60_000) as lines:
            stream = aiter(lines)
            with anyio.fail_after(60):
                outer.start_soon(note, await anext(stream))
            async with anyio.create_task_group() as inner:
                with anyio.CancelScope() as scope:
                    inner.start_soon(note, await anext(stream))
                    scope.cancel()
            async for line in lines:
                outer.start_soon(note, line)
    assert told[:6] == OUTCOMES[:6] and len(told) == 15


async def test_lines_can_be_passed_on_by_a_generator() -> None:
    """An asynchronous generator may yield from inside the block, with its own scope around the whole."""

    async def passed_on(palace: MemoryPalace) -> AsyncIterator[str]:
        async with wake_up(palace, deadline_ms=60_000) as lines:
            async for line in lines:
                yield line.text

    palace = mixed_palace()
    with nothing_left():
        texts = passed_on(palace)
        async with anyio.create_task_group() as group:
            assert await anext(texts) == OUTCOMES[0]
            group.start_soon(checkpoint)
        assert await anext(texts) == OUTCOMES[1]
        await texts.aclose()  # type: ignore[attr-defined]
        assert palace.open == 0


async def test_an_outer_scope_that_expires_is_not_taken_for_the_deadline() -> None:
    """A caller's own timeout cancels the wake-up like any other cancellation: nothing is reported as cut short."""
    palace = mixed_palace(between=slowly(30, batch=2))
    with nothing_left():
        with anyio.move_on_after(0.01) as scope:
            async with wake_up(palace, deadline_ms=60_000) as lines:
                async for _ in lines:
                    pass
        assert scope.cancelled_caught
        assert (palace.open, lines.report.stopped) == (0, None)


async def test_wake_ups_may_run_side_by_side() -> None:
    """Several wake-ups of one palace at once tell the same and share no state."""
    palace = mixed_palace()
    with nothing_left():
        stories = await asyncio.gather(*(tell(palace) for _ in range(8)))
    assert len({story.render() for story in stories}) == 1
    assert (palace.opened, palace.open) == (8, 0)


# Deadlines, on a clock that jumps


def test_the_best_lines_so_far_are_told_at_the_deadline() -> None:
    """A palace that is slow from its third batch on is cut short: what the first two held is told, and the report says so."""
    palace = mixed_palace(between=slowly(2.0, batch=3))
    lines, report = run_without_waiting(read(palace, deadline_ms=1_500))
    assert [line.text for line in lines] == OUTCOMES[:4] + CHATTER[:4]
    assert (report.batches, report.examined, report.stopped) == (2, 8, "deadline")
    assert palace.open == 0


def test_a_palace_that_is_in_time_is_not_cut_short() -> None:
    """The deadline is for the whole: pulls of one second each pass it together, and not a moment earlier."""
    reports = [run_without_waiting(read(mixed_palace(between=slowly(1.0)), deadline_ms=at))[1] for at in (3_900, 4_100, 60_000)]
    assert [(report.batches, report.stopped) for report in reports] == [(3, "deadline"), (4, "deadline"), (8, "filled")]


@pytest.mark.parametrize("between", [pause, None])
def test_the_time_of_the_consumer_counts(between: Callable[[int], Awaitable[object]] | None) -> None:
    """The deadline is absolute: a consumer that thinks for too long gets the lines of the batch in hand, and no further batch.

    It makes no difference whether the palace has to wait for its batches.
    """

    async def thoughtful(palace: MemoryPalace) -> tuple[list[str], Report]:
        told = []
        async with wake_up(palace, deadline_ms=1_000) as lines:
            async for line in lines:
                told.append(line.text)
                await anyio.sleep(0.3)
        return told, lines.report

    palace = MemoryPalace(drawers_of(*MIXED), sizes=4, pause=between)
    told, report = run_without_waiting(thoughtful(palace))
    assert (palace.pulled, report.stopped) == (2, "deadline")
    assert told == OUTCOMES[:4] + CHATTER[:4]


def test_a_deadline_that_has_passed_pulls_nothing() -> None:
    """With no time at all nothing is read, and the report says that it was cut short, not that there was nothing."""
    for deadline_ms in (0, -5):
        palace = mixed_palace()
        lines, report = run_without_waiting(read(palace, deadline_ms=deadline_ms))
        assert (lines, palace.pulled, report.examined, report.stopped) == ([], 0, 0, "deadline")


def test_a_palace_that_never_answers_is_left_at_the_deadline() -> None:
    """A first batch that never comes is cancelled in time; the palace is closed."""
    palace = mixed_palace(between=slowly(1e9))
    lines, report = run_without_waiting(read(palace, deadline_ms=5_000))
    assert (lines, report.batches, report.stopped, palace.open) == ([], 0, "deadline", 0)


def test_junk_before_the_deadline_is_told_plainly() -> None:
    """When all that was seen in time is junk, the plain rendering shows it."""
    palace = MemoryPalace(drawers_of(*["=== ==="] * 20), sizes=4, pause=slowly(1.0))
    story = run_without_waiting(tell(palace, deadline_ms=2_500))
    assert (story.report.examined, story.report.stopped, story.report.plain, len(story.firsts)) == (8, "deadline", True, 8)


def test_without_a_deadline_a_slow_palace_is_waited_for() -> None:
    """No deadline is the default of the library."""
    lines, report = run_without_waiting(read(mixed_palace(between=slowly(3_600.0))))
    assert (len(lines), report.stopped) == (15, "filled")


async def test_a_deadline_leaves_nothing() -> None:
    """A pull that is cut short is closed together with everything else."""
    palace = mixed_palace(between=slowly(30, batch=2))
    with nothing_left():
        _, report = await read(palace, deadline_ms=20)
        assert (palace.open, report.stopped) == (0, "deadline")


# A palace that fails


@pytest.mark.parametrize("number", range(1, 8))
async def test_damage_comes_out_after_the_lines_that_are_settled(number: int) -> None:
    """`DamagedPalace` ends the stream at any batch, as it is, after the lines of the batches before."""
    error = DamagedPalace("the file is damaged")
    palace, told = mixed_palace(trouble={number: error}), list[Line]()
    with nothing_left():
        with pytest.raises(DamagedPalace) as caught:
            await consume(palace, told)
        assert caught.value is error
        assert palace.open == 0
    assert [line.text for line in told] == OUTCOMES[: 2 * (number - 1)]


async def test_a_palace_that_never_answered_is_unavailable() -> None:
    """`UnavailablePalace` instead of the first batch is the caller's to know."""
    palace = mixed_palace(trouble={1: UnavailablePalace("the palace is locked")})
    with nothing_left():
        with pytest.raises(UnavailablePalace, match="locked"):
            await read(palace)
        assert palace.open == 0


async def test_a_palace_that_becomes_unavailable_keeps_its_lines() -> None:
    """After a first batch the best lines so far are told; the report says that it was cut short, and why."""
    palace = mixed_palace(trouble={3: UnavailablePalace("the palace is locked")})
    with nothing_left():
        lines, report = await read(palace)
        assert palace.open == 0
    assert [line.text for line in lines] == OUTCOMES[:4] + CHATTER[:4]
    assert (report.stopped, report.notices, report.batches) == ("deadline", ["the palace is locked"], 2)


@pytest.mark.parametrize("error", [UnknownWing("no such wing"), OSError("disk"), ZeroDivisionError()])
@pytest.mark.parametrize("number", [1, 2])
async def test_any_other_error_comes_out_as_it_is(error: Exception, number: int) -> None:
    """An error that is no business of the pipeline is neither wrapped nor swallowed."""
    palace = mixed_palace(trouble={number: error})
    with nothing_left():
        with pytest.raises(type(error)) as caught:
            await tell(palace)
        assert caught.value is error
        assert palace.open == 0


async def test_an_unknown_wing_is_an_error_that_names_close_ones() -> None:
    """A wing that matches nothing is never answered with another wing's story."""
    palace = MemoryPalace(drawers_of(OUTCOMES[0], wing="blue-barn"))
    with pytest.raises(UnknownWing, match="blue-barn"):
        await tell(palace, wing="blue-bam")
    assert len((await tell(palace, wing="wing_Blue Barn")).lines) == 1


async def test_hundreds_of_wake_ups_leave_no_objects_behind() -> None:
    """Neither caches nor cycles grow with the number of wake-ups, however they end."""

    async def some(count: int) -> int:
        for number in range(count):
            async with wake_up(mixed_palace(between=lambda _: checkpoint())) as lines:
                async for line in lines:
                    if line.rank == number % 16:
                        break
        gc.collect()
        return len(gc.get_objects())

    await some(50)
    before = await some(50)
    assert await some(300) < before + 100


async def test_the_check_for_leftovers_finds_them() -> None:
    """The guard of this file is no dummy: a generator that is still open and a task that still runs are found."""

    async def numbers() -> AsyncIterator[int]:
        yield 1

    left = numbers()
    with pytest.raises(AssertionError), nothing_left() as began:
        await anext(left)
    assert len(open_generators(began)) == 1
    await left.aclose()  # type: ignore[attr-defined]
    task = asyncio.create_task(asyncio.sleep(30))
    with pytest.raises(AssertionError), nothing_left():
        other = asyncio.create_task(asyncio.sleep(30))
    for each in (task, other):
        each.cancel()
    await asyncio.wait([task, other])
