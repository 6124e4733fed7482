"""Why a table refuses something that the rules of the game allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from red7.core.errors import Fact, check_facts


class TableError(Exception):
    """Something was refused: the reason, and the facts for its sentence.

    >>> TableError("seat-taken", seat=2).facts
    {'seat': 2}
    """

    # Each reason has a message ``table-…`` in ``red7.words``.
    REASONS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "unknown": (),
        "no-spectators": (),
        "not-seated": (),
        "seated-already": ("seat",),
        "seat-taken": ("seat",),
        "seat-none": (),
        "seats-free": ("count",),
        "not-waiting": (),
        "not-running": (),
        "away": (),
        "not-paused": (),
        "not-over": (),
        "not-entropy": (),
        "entropy-promised": (),
        "entropy-differs": (),
        "entropy-early": (),
        "steps-after-draw": ("step",),
        "steps-unfinished": (),
        "agreed-already": (),
        "hurry-people": (),
        "hurry-already": (),
        "hints-off": (),
        "hint-had": (),
        "bot-not-wanted": ("seat",),
        "rated-setup": (),
        "rated-account": (),
        "rated-bot": (),
        "rated-quiet": (),
        "rated-yourself": (),
        "rated-often": ("most",),
        "full": (),
        "closed": (),
        "id-used": (),
        "record-running": (),
    }

    def __init__(self, reason: str, /, **facts: Fact) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts
        check_facts(self.REASONS, reason, facts)
