"""What an entry changes in the state of a table.

Only what is different is named, with everything that follows from it, so that no client has to know
the rules. ``red7.protocol.follow`` gives the state after a change.
"""

from __future__ import annotations

from typing import Final, Literal, Required

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from red7.protocol.values import (
    AccountKind,
    CardName,
    ColourLetter,
    Digest,
    Haste,
    PhaseName,
    Seat,
    SeatNumber,
    Stage,
    StepText,
)
from red7.protocol.views import Choice, ClockView, Guide, Result, Standing

_CLOSED: Final = ConfigDict(extra="forbid")


@with_config(_CLOSED)
class PlayerChanges(TypedDict, total=False):
    """A player in the round, as far as something has changed."""

    seat: Required[SeatNumber]
    palette: tuple[CardName, ...]
    best: tuple[CardName, ...]
    hand: tuple[CardName, ...]
    hidden: int
    known: tuple[CardName, ...]
    out: bool
    score: int
    pile: tuple[CardName, ...]


@with_config(_CLOSED)
class RoundChanges(TypedDict, total=False):
    """The round, as far as something has changed; of players and standings, only those that did."""

    number: int
    position: str | None
    canvas: ColourLetter
    canvas_card: CardName | None
    deck: int
    deck_known: tuple[CardName, ...]
    turn: Seat
    phase: PhaseName
    steps: tuple[StepText, ...]
    players: tuple[PlayerChanges, ...]
    standings: tuple[Standing, ...]
    gone: tuple[CardName, ...]
    winner: Seat
    hands: tuple[tuple[CardName, ...], ...] | None


@with_config(_CLOSED)
class SeatChanges(TypedDict, total=False):
    """Who plays a seat, as far as something has changed."""

    seat: Required[SeatNumber]
    kind: Literal["free", "person", "bot", "gone"]
    name: str
    account: AccountKind | None
    bot: str | None
    present: bool
    away: bool
    former: str
    host: bool
    commitment: Digest | None
    revealed: bool
    ready: bool
    hints: int


@with_config(_CLOSED)
class Changes(TypedDict, total=False):
    """The state of a table, as far as something has changed; of seats, only those that did.

    ``choices``, ``refused`` and the round's ``position`` are told anew with every change of the
    round; otherwise there are none. How a game ended, and with which hands, is in the events.
    """

    stage: Stage
    game: int
    seats: tuple[SeatChanges, ...]
    commitment: Digest
    next_commitment: Digest | None
    round: RoundChanges
    clock: ClockView | None
    pause_until: int | None
    may_hurry: bool
    hurry: Haste | None
    result: Result | None
    choices: tuple[Choice, ...] | None
    refused: tuple[StepText, ...]
    guide: Guide | None
