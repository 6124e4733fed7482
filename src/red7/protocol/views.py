"""What the server shows of a table, its seats and its rounds."""

from __future__ import annotations

from operator import not_
from typing import Literal

from pydantic import Field

from red7.protocol.setups import Clock, Setup
from red7.protocol.values import (
    AccountKind,
    CardName,
    ColourLetter,
    Digest,
    Effect,
    Finish,
    Haste,
    Message,
    PhaseName,
    Prompt,
    Seat,
    SeatNumber,
    Stage,
    StepText,
    TableId,
)


class Refusal(Message):
    """Why something is refused: a reason and its facts, and a sentence in the reader's language.

    The reasons of the rules are those of ``red7.core``; the server's own begin with ``table-``.
    """

    reason: str
    facts: dict[str, int | str] = Field(default_factory=dict)
    text: str
    cause: Refusal | None = None
    section: str = Field(
        default="",
        exclude_if=not_,
        description="The section of the rulebook that explains it; sent only if there is one.",
    )


class Move(Message):
    """A step that was made; ``!`` without a card draws one that the reader does not know."""

    step: StepText
    palette: SeatNumber | None = Field(
        default=None,
        exclude_if=not_,
        description="The seat whose palette the card was taken from; sent only if it was. Other"
        " cards come from the hand of the player or, drawn, from the deck.",
    )


class Standing(Message):
    """Who is or would be winning under a colour, and with which cards; seat 0 means nobody."""

    colour: ColourLetter
    seat: Seat
    cards: tuple[CardName, ...]


class Outcome(Message):
    """What a step leads to, as far as the player who makes it can know."""

    canvas: ColourLetter | None = Field(
        default=None,
        exclude_if=not_,
        description="The colour then in force; sent if it is another.",
    )
    winning: Seat = Field(description="Who is then winning under the rule in force.")
    under: tuple[Seat, ...] = Field(
        description="Who would be winning under each colour, Red first."
    )
    best: tuple[CardName, ...] = Field(description="The player's best set under the rule in force.")
    phase: PhaseName
    # Most steps do none of these, and outcomes are most of what the player to move is sent.
    ends: bool = Field(
        default=False, exclude_if=not_, description="Whether this ends the turn; sent if true."
    )
    out: bool = Field(
        default=False, exclude_if=not_, description="Whether this puts the player out; likewise."
    )
    draws: bool = Field(
        default=False,
        exclude_if=not_,
        description="Whether this draws a card, and so cannot be taken back; likewise.",
    )


class Choice(Outcome):
    """A step the player may make now, and what it leads to."""

    step: StepText
    effect: Effect = Field(description="The outcome in one word.")


class Guide(Message):
    """What the reader can do now, in terms that a client can put into words."""

    prompt: Prompt
    finishes: tuple[Finish, ...] = Field(
        default=(),
        exclude_if=not_,
        description="The ways to finish the move from here, the most likely first; sent if there"
        " are any.",
    )
    may_drop: bool = Field(
        default=False,
        exclude_if=not_,
        description="Whether the player may drop out; sent if true.",
    )


class PlayerView(Message):
    """A player in the round, as seen from one seat."""

    seat: SeatNumber
    palette: tuple[CardName, ...]
    best: tuple[CardName, ...] = Field(description="The best set under the rule in force.")
    hand: tuple[CardName, ...] = Field(
        description="The cards in hand that the reader knows: all of them in the reader's own hand."
    )
    hidden: int = Field(description="How many other cards are in hand.")
    known: tuple[CardName, ...] = Field(description="The cards in hand that everybody knows.")
    out: bool
    score: int
    pile: tuple[CardName, ...]


class RoundView(Message):
    """The round as seen from one seat."""

    number: int
    position: str | None = Field(
        default=None,
        description="The same as text in the notation, for the seat to move;"
        " red7.core.View.parse reads it.",
    )
    canvas: ColourLetter
    canvas_card: CardName | None = Field(
        description="The top card of the canvas; null until one is discarded."
    )
    deck: int = Field(description="The number of cards in the draw deck.")
    deck_known: tuple[CardName, ...] = Field(
        description="The cards on top of the deck that everybody knows."
    )
    turn: Seat = Field(description="The seat to move; 0 when the round is over.")
    phase: PhaseName
    steps: tuple[StepText, ...] = Field(description="The steps of the current turn so far.")
    players: tuple[PlayerView, ...]
    standings: tuple[Standing, ...] = Field(description="One for each colour, Red first.")
    gone: tuple[CardName, ...] = Field(description="Cards that were seen and are out of play.")
    winner: Seat
    hands: tuple[tuple[CardName, ...], ...] | None = Field(
        default=None,
        description="What each seat held at the end, once the round is over and hands are shown.",
    )


class SeatView(Message):
    """Who plays a seat."""

    seat: SeatNumber
    kind: Literal["free", "person", "bot", "gone"]
    name: str = Field(description="The player's name; empty for a free seat or a bot.")
    account: AccountKind | None = Field(
        default=None,
        description="Whether the player, or the one who has left, is a guest or has an account, as"
        " a person or as a bot; null if there is none.",
    )
    bot: str | None = None
    present: bool = Field(description="Whether the player is connected; always true for a bot.")
    away: bool = Field(
        default=False, description="Whether a bot plays for a person who may come back."
    )
    former: str = Field(
        default="", description="The name of a player who has left the running game."
    )
    host: bool = False
    commitment: Digest | None = Field(default=None, description="SHA-256 of the promised entropy.")
    revealed: bool = False
    ready: bool = Field(
        default=False,
        description="Whether the player is ready for the next round or wants a rematch.",
    )
    hints: int = Field(
        default=0, description="How many stages of hints were taken here in this game."
    )


class ClockView(Message):
    """The clocks; compare them with the state's ``now``."""

    clock: Clock
    left: tuple[int, ...] = Field(description="Milliseconds that each seat had left at ``since``.")
    since: int = Field(description="When the clock of the seat to move started.")
    deadline: int | None = Field(description="When the seat to move runs out of time.")


class Result(Message):
    """How a game ended, with the secrets needed to check its deals."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    seed: Digest
    entropies: tuple[str, ...]
    record: str = Field(description="The name of the record: GET /api/records/NAME.")
    reason: Literal["round", "goal", "cards"] | None = Field(
        default=None,
        description="Why the game ended: its only round is over, somebody has reached the goal, or"
        " too few cards are left for another round; null if the server is older.",
    )


class State(Message):
    """Everything that one reader may know about a table, ready to be drawn."""

    table: TableId
    seq: int
    now: int
    setup: Setup
    stage: Stage
    game: int = Field(description="The number of the game at this table; each rematch adds one.")
    you: Seat = Field(description="The reader's seat.")
    seats: tuple[SeatView, ...]
    spectators: int
    commitment: Digest = Field(description="SHA-256 of the seed of this game.")
    next_commitment: Digest | None = Field(
        default=None,
        description="SHA-256 of the seed of the rematch, once somebody has asked for one.",
    )
    goal: int | None
    round: RoundView | None
    clock: ClockView | None
    pause_until: int | None = Field(
        default=None, description="When the next round begins, even if not everybody is ready."
    )
    may_hurry: bool = Field(
        default=False, description="Whether the reader may let the bots hurry: see ``hurry``."
    )
    hurry: Haste | None = Field(default=None, description="How the bots hurry in this round.")
    result: Result | None
    choices: tuple[Choice, ...] | None = Field(
        description="For the seat to move: every step it may make, with its outcome."
    )
    refused: tuple[StepText, ...] = Field(
        default=(),
        description="For the seat to move: steps that come to mind and are refused. To learn why,"
        " ask for a preview.",
    )
    guide: Guide | None = Field(
        default=None, description="What the reader can do now; null if no round is being played."
    )
