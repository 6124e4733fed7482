"""Why a tournament cannot be held."""

from __future__ import annotations

from typing import Final

Fact = int | str

# ``red7.words`` has a message arena-error-… for every reason.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "few": (),
    "twice": ("text",),
    "broken": ("text", "why"),
    "seed": ("text",),
    "range": ("text", "value", "least", "most"),
    "unwritable": ("file", "why"),
    "other": ("folder", "fields"),
    "foreign": ("folder", "file"),
    "damaged": ("file", "place"),
    "worker": ("status",),
}


class ArenaError(Exception):
    """A tournament was refused or broke off: a reason, and the facts that make a sentence of it."""

    def __init__(self, reason: str, /, **facts: Fact) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts
        if set(facts) != set(REASONS[reason]):
            message = f"{reason} needs the facts {REASONS[reason]}, not {tuple(facts)}"
            raise TypeError(message)
