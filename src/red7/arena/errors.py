"""Why a tournament cannot run."""

from __future__ import annotations

from typing import Final

from red7.core.errors import Fact, check_facts

# ``red7.words`` has a message arena-error-… for each reason.
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
    """A tournament was refused or aborted: the reason, and the facts needed to explain it."""

    def __init__(self, reason: str, /, **facts: Fact) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts
        check_facts(REASONS, reason, facts)
