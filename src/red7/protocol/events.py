"""What happens at a table, event by event."""

from __future__ import annotations

from operator import not_
from typing import Annotated, Literal

from pydantic import Field

from red7.protocol.values import (
    CardName,
    ColourLetter,
    Digest,
    Haste,
    HintStage,
    Message,
    Phrase,
    Seat,
    SeatNumber,
)
from red7.protocol.views import Move, Result


class Event(Message):
    """Something that happened at a table, with its number in the log."""

    seq: int
    at: int


class Created(Event):
    """The table was created."""

    kind: Literal["created"] = "created"


class Seated(Event):
    """A player or a bot took a seat, or a player took theirs back."""

    kind: Literal["seated"] = "seated"
    seat: SeatNumber
    name: str
    bot: str | None = None


class Left(Event):
    """A player gave up a seat."""

    kind: Literal["left"] = "left"
    seat: SeatNumber


class StoodIn(Event):
    """A bot took over for a player who is gone."""

    kind: Literal["stood-in"] = "stood-in"
    seat: SeatNumber
    bot: str


class Committed(Event):
    """A player promised entropy."""

    kind: Literal["committed"] = "committed"
    seat: SeatNumber
    commitment: Digest


class Revealed(Event):
    """A player revealed the promised entropy."""

    kind: Literal["revealed"] = "revealed"
    seat: SeatNumber
    entropy: str


class Withheld(Event):
    """Players did not reveal their entropy in time; the cards are dealt without it."""

    kind: Literal["withheld"] = "withheld"
    seats: tuple[SeatNumber, ...]


class Started(Event):
    """The game was started; promised entropy is revealed next, then the cards are dealt."""

    kind: Literal["started"] = "started"
    game: int


class Dealt(Event):
    """A round was dealt."""

    kind: Literal["dealt"] = "dealt"
    round: int
    begins: SeatNumber


class Stepped(Event):
    """A seat made steps."""

    kind: Literal["stepped"] = "stepped"
    seat: SeatNumber
    moves: tuple[Move, ...]
    out: tuple[SeatNumber, ...] = Field(
        default=(), exclude_if=not_, description="The seats that went out; sent if there are any."
    )
    cause: Literal["player", "bot", "timeout", "gone"] = Field(
        default="player", exclude_if="player".__eq__, description="Sent unless it is ``player``."
    )


class RoundEnded(Event):
    """A round was won."""

    kind: Literal["round-ended"] = "round-ended"
    round: int
    winner: SeatNumber
    colour: ColourLetter
    cards: tuple[CardName, ...] = Field(
        description="The winner's best set; in a match, these cards are scored."
    )
    points: int
    scores: tuple[int, ...]
    hands: tuple[tuple[CardName, ...], ...] | None = Field(
        description="What each seat held at the end, if hands are shown."
    )


class GameEnded(Event):
    """The game is over."""

    kind: Literal["game-ended"] = "game-ended"
    result: Result


class Agreed(Event):
    """A player is ready for the next round, or wants a rematch."""

    kind: Literal["agreed"] = "agreed"
    seat: SeatNumber
    to: Literal["next-round", "rematch"]


class Hurried(Event):
    """A player who is only waiting let the bots hurry."""

    kind: Literal["hurried"] = "hurried"
    seat: SeatNumber
    to: Haste


class Hinted(Event):
    """A player to move took a hint; what it said, only they know."""

    kind: Literal["hinted"] = "hinted"
    seat: SeatNumber
    stage: HintStage


class Said(Event):
    """Somebody said a quick phrase."""

    kind: Literal["said"] = "said"
    seat: Seat
    name: str
    phrase: Phrase


class Resumed(Event):
    """The server was down; the clock of the seat to move starts again.

    Without a clock: one of the players looked in, after a day or more.
    """

    kind: Literal["resumed"] = "resumed"


class Expired(Event):
    """The table waited for too long: its seats are free, and it is no longer listed."""

    kind: Literal["expired"] = "expired"


AnyEvent = Annotated[
    Created
    | Seated
    | Left
    | StoodIn
    | Committed
    | Revealed
    | Withheld
    | Started
    | Dealt
    | Stepped
    | RoundEnded
    | GameEnded
    | Agreed
    | Hurried
    | Hinted
    | Said
    | Resumed
    | Expired,
    Field(discriminator="kind"),
]
