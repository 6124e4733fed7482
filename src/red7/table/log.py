"""The log of a table: what was done, in order, and never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

JsonValue = str | int | bool | None | list[str | None] | dict[str, object]


class Kind(StrEnum):
    """What an entry of the log tells."""

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
    SAID = "said"
    RESUMED = "resumed"
    EXPIRED = "expired"


@dataclass(frozen=True)
class Draft:
    """What somebody wants to be written: an entry that has no number and no time yet."""

    kind: Kind
    seat: int = 0
    # The seed of a game is in here, so a payload is never written to a line that people read.
    payload: dict[str, JsonValue] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Entry:
    """One line of a table's log.

    Names of people are not in it, only who they are to the server: a player who wants to be
    forgotten is, and the log stays whole.
    """

    table: str
    seq: int
    at: int  # milliseconds since 1970
    seat: int
    kind: Kind
    payload: dict[str, JsonValue] = field(repr=False)
    who: str  # whose send it was; empty for the server's own
    send_id: str

    def text(self, name: str) -> str:
        """Give a text of the payload; empty if it is not there."""
        value = self.payload.get(name, "")
        return value if isinstance(value, str) else ""
