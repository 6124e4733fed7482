"""A table's log: what happened, in order, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from red7.core import Match

JsonValue = str | int | bool | None | list[str | None] | dict[str, object]


class Kind(StrEnum):
    """The kind of a log entry."""

    CREATED = "created"
    SEATED = "seated"
    LEFT = "left"
    BOT = "bot"
    COMMITTED = "committed"
    REVEALED = "revealed"
    WITHHELD = "withheld"
    STARTED = "started"
    STEPS = "steps"
    TIMEOUT = "timeout"
    READY = "ready"
    NEXT = "next"
    REMATCH = "rematch"
    HURRIED = "hurried"
    HINTED = "hinted"
    SAID = "said"
    RESUMED = "resumed"
    EXPIRED = "expired"


@dataclass(frozen=True)
class Draft:
    """A log entry to be written, without its number and time."""

    kind: Kind
    seat: int = 0
    # A payload may hold the seed of a game, so it must never appear in a log line.
    payload: dict[str, JsonValue] = field(default_factory=dict, repr=False)
    # What steps lead to at the table that this was decided on, the only one it may be applied to.
    played: Match | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log.

    It holds the players' ids, not their names, so that a player can be forgotten and the log stays
    complete.
    """

    table: str
    seq: int
    at: int  # milliseconds since 1970
    seat: int
    kind: Kind
    payload: dict[str, JsonValue] = field(repr=False)
    who: str  # the player who sent it; empty for the server
    send_id: str

    def text(self, name: str) -> str:
        """Return a text in the payload; empty if it is missing."""
        value = self.payload.get(name, "")
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        """Return a number in the payload; 0 if it is missing."""
        value = self.payload.get(name, 0)
        return value if isinstance(value, int) else 0
