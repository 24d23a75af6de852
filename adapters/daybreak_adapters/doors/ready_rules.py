"""Under which name the ready stories of a profile of rules lie, without the time it takes to load one where its name says it all."""

from __future__ import annotations

from daybreak_adapters.keeping.fingerprint import BUILT_IN

__all__ = ("rules_mark",)


def rules_mark(name: str, words_file: str | None) -> tuple[str, str] | None:
    """Name and fingerprint for a `Request`; ``None`` where there can be no ready story by such rules. Raises `InputError`."""
    if words_file is None:
        return (name, BUILT_IN)
    from daybreak_adapters.doors.profile import rules_of
    from daybreak_adapters.keeping.fingerprint import rules_fingerprint

    rules = rules_of(name, words_file)
    fingerprint = rules_fingerprint(rules)
    return None if fingerprint is None else (rules.name, fingerprint)
