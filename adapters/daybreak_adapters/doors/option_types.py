"""Types of command line options, and the options that many doors share."""

from __future__ import annotations

import argparse

from daybreak.limits import RANGES, Limits

__all__ = ("LONGEST_MS", "add_budget", "add_order", "add_rules", "filled", "limits_of", "text_name", "whole")

LONGEST_MS = 3_600_000
"""Milliseconds of the longest deadline or interval."""


def add_rules(command: argparse._ActionsContainer) -> None:
    """By which rules drawers are judged."""
    command.add_argument("--rules", choices=("better", "spec"), default="better", help="profile of the rules (default: better)")
    command.add_argument("--outcome-words", metavar="FILE", help="outcome words of your own besides, one word or phrase a line")


def add_order(command: argparse._ActionsContainer) -> None:
    """By which key drawers are sorted."""
    command.add_argument(
        "--order-by", metavar="KEY", type=text_name, default="filed_at", help="metadata key of the order (default: filed_at)"
    )


def add_budget(command: argparse._ActionsContainer) -> None:
    """How much of a palace makes the story; see `limits_of`."""
    defaults = Limits()
    for option, name, text in (
        ("--max-drawers", "max_drawers", "lines to tell"),
        ("--max-chars", "max_chars", "characters of the story, headings and newlines included"),
        ("--max-scan", "max_scan", "drawers to examine"),
    ):
        low, high = RANGES[name]
        default = getattr(defaults, name)
        command.add_argument(option, metavar="N", type=whole(low, high), default=default, help=f"{text} (default: {default})")


def limits_of(parsed: argparse.Namespace) -> Limits:
    """The limits that were asked for."""
    return Limits(max_drawers=parsed.max_drawers, max_chars=parsed.max_chars, max_scan=parsed.max_scan)


def text_name(text: str) -> str:
    """A name that is stored somewhere, so text, as an argparse type; see `filled`."""
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise argparse.ArgumentTypeError(f"{text!r} is no UTF-8 text")
    return filled(text)


def filled(text: str) -> str:
    """A value that is not empty, as an argparse type: a shell variable that is not set names nothing."""
    if not text:
        raise argparse.ArgumentTypeError("is empty: give it a value, or leave it out")
    return text


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
