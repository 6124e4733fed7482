"""A finished game as it is sent to be looked at again."""

from __future__ import annotations

from pydantic import Field

from red7.protocol.changes import Changes
from red7.protocol.events import AnyEvent
from red7.protocol.values import Message, Seat
from red7.protocol.views import Move, State


class Moment(Message):
    """A moment of a game: a deal, or the table after a step."""

    round: int = Field(description="The number of the round.")
    turn: int = Field(description="How many turns of the round are over; 0 after the deal.")
    whole: bool = Field(description="Whether no turn is under way; links lead to such moments.")
    at: int = Field(description="When it happened.")
    seat: Seat = Field(description="Who has moved; 0 after a deal.")
    moves: tuple[Move, ...] = Field(description="What has just been moved.")
    events: tuple[AnyEvent, ...] = Field(
        description="What the log tells, as the seat that moved knows it."
    )
    state: State | None = Field(default=None, description="The whole table, after a deal.")
    changes: Changes | None = Field(
        default=None, description="What has changed in the table since the moment before."
    )


class Replay(Message):
    """A finished game, moment by moment, with all hands open."""

    game: str = Field(description="The name of the game, as in its address and its record.")
    ended: int = Field(description="When it ended.")
    moments: tuple[Moment, ...] = Field(description="The first is the first deal.")


class OwnSeat(Message):
    """Where the reader sat in a finished game."""

    seat: Seat = Field(description="0 if somewhere else.")
