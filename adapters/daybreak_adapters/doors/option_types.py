"""Types of command line options."""

from __future__ import annotations

import argparse

__all__ = ("LONGEST_MS", "whole")

LONGEST_MS = 3_600_000
"""Milliseconds of the longest deadline or interval."""


class whole:
    """A whole number within a range, as an argparse type."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = self.low - 1
        if not self.low <= value <= self.high:
            raise argparse.ArgumentTypeError(f"{text!r} is out of range: give a whole number from {self.low} to {self.high}")
        return value
