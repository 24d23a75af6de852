"""Whole processes, in turn, on one machine in one run: wall time, processor time, memory."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = ("Measured", "Spent", "in_turn", "once")


class Spent(NamedTuple):
    """What one process cost: seconds, seconds of processor, megabytes at its peak."""

    wall: float
    cpu: float
    memory: float


class Measured(NamedTuple):
    """Medians over all runs, and the least wall time."""

    wall: float
    least: float
    cpu: float
    memory: float


LAUNCHER = """
import os, sys, time
begun = time.perf_counter()
number = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, used = os.wait4(number, 0)
wall = time.perf_counter() - begun
sys.stderr.write(f"{wall} {used.ru_utime + used.ru_stime} {used.ru_maxrss / 1024} {os.waitstatus_to_exitcode(status)}")
"""
"""A small process of its own starts each contender: a process counts the memory of the one that started it as its own."""


def once(command: Sequence[str | Path], environment: Mapping[str, str]) -> Spent:
    """Run a command to its end. Raises `AssertionError` when it fails."""
    launch = [sys.executable, "-I", "-S", "-c", LAUNCHER, *map(str, command)]
    done = subprocess.run(launch, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    wall, cpu, memory, code = done.stderr.splitlines()[-1].split()[-4:]
    assert code == "0", (command, done.stderr)
    return Spent(float(wall), float(cpu), float(memory))


def in_turn(commands: Mapping[str, Sequence[str | Path]], environment: Mapping[str, str], runs: int) -> dict[str, Measured]:
    """Every command ``runs`` times, taking turns, after one run each that does not count."""
    spent: dict[str, list[Spent]] = {name: [] for name in commands}
    for number in range(runs + 1):
        for name, command in commands.items():
            one = once(command, environment)
            if number:
                spent[name].append(one)
    return {name: measured(all_of_it) for name, all_of_it in spent.items()}


def measured(spent: Sequence[Spent]) -> Measured:
    """What a contender's runs come to."""
    walls = [one.wall for one in spent]
    medians = [statistics.median(column) for column in zip(*spent, strict=True)]
    return Measured(medians[0], min(walls), medians[1], medians[2])
