"""Every message on the wire, in both directions: a closed set of frozen types.

Cards, colours and steps are written as in the notation, ``R7``, ``R`` and ``+R7``; lists of cards
stand highest first, decks from the top, colours Red first. Seats are counted from 1, and seat 0 is
a spectator. Times are milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

VERSION: Final = 1
LARGEST_MESSAGE: Final = 16_384  # bytes that a client may send at once
MOST_STEPS: Final = 32  # of one send; the longest turn is far shorter

Language = Literal["en", "fr", "de", "it", "es", "pl"]
ColourLetter = Literal["R", "O", "Y", "G", "B", "I", "V"]
CardName = Annotated[str, StringConstraints(pattern=r"^[ROYGBIV][1-7]$")]
StepText = Annotated[str, StringConstraints(pattern=r"^([+>^!][ROYGBIV][1-7]|[!.~])$")]
# Whoever makes a step cannot name the card that it draws.
SentStep = Annotated[str, StringConstraints(pattern=r"^([+>^][ROYGBIV][1-7]|[!.~])$")]
SendId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,32}$")]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){1,64}$")]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.-]{1,40}$")]
# Numbers and truths are taken as JSON has them: true is no number, and "no" is no truth.
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=4)]
Seat = Annotated[int, Field(strict=True, ge=0, le=4)]

Stage = Literal["waiting", "entropy", "playing", "pause", "over"]
# The phases of a turn, as red7.core.Phase names them.
PhaseName = Literal[
    "start", "free", "one", "three", "five", "seven", "seven-earned", "earned", "over"
]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "one-moment",
    "your-turn",
    "good-game",
    "rematch",
    "goodbye",
]


ClosingReason = Literal["restart", "slow", "flood", "forgotten"]

# What a reader is asked to do, or told to wait for.
Prompt = Literal[
    "watching",
    "watching-turn",
    "others-turn",
    "out-of-round",
    "start",
    "only-drop",
    "one",
    "five",
    "seven",
    "seven-canvas",
    "earned",
    "earned-must",
    "seven-earned",
    "end",
    "behind",
    "discard",
    "play",
    "play-draws",
    "play-out",
]
# How a move can be finished: play it as composed, draw the card it earned, go without, end it.
Finish = Literal["play", "draw", "keep", "end"]
# What a step does for the player who makes it, in one word.
Effect = Literal["refused", "out", "draws", "action", "winning", "behind"]


class Message(BaseModel):
    """What all messages and their parts have in common: closed, and unchanging."""

    model_config = ConfigDict(extra="forbid", frozen=True, ser_json_inf_nan="strings")


# --- How a table is set up ------------------------------------------------------------------------


class NoClock(Message):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class GameClock(Message):
    """Each player has some time for the whole game, and a little more for every turn."""

    kind: Literal["game"] = "game"
    seconds: int = Field(strict=True, ge=10, le=10_800)
    increment: int = Field(strict=True, default=0, ge=0, le=300)


class TurnClock(Message):
    """Each turn has its own time."""

    kind: Literal["turn"] = "turn"
    seconds: int = Field(strict=True, ge=5, le=86_400)


Clock = Annotated[NoClock | GameClock | TurnClock, Field(discriminator="kind")]


class Setup(Message):
    """What is agreed before anybody sits down."""

    rules: str = Field(default="v1.2", max_length=40, examples=["v1.2+draw+match+actions"])
    seats: tuple[BotName | None, ...] = Field(
        default=(None, None),
        min_length=2,
        max_length=4,
        description="For each seat the bot that plays it, or null for a person.",
        examples=[[None, "blue"]],
    )
    clock: Clock = NoClock()
    open: bool = Field(
        strict=True, default=False, description="Listed for everybody, or reached by its link."
    )
    spectators: bool = Field(strict=True, default=True, description="Whether others may watch.")
    stand_in: BotName | None = Field(
        default=None, description="The bot that takes the seat of a player who stays away, if any."
    )
    show_hands: Literal["round", "game"] = Field(
        default="round", description="Whether all hands are shown after each round or only at last."
    )


# --- What a client sends --------------------------------------------------------------------------


class Hello(Message):
    """The first message of a connection."""

    type: Literal["hello"] = "hello"
    version: int = Field(strict=True, default=VERSION)
    language: Language = "en"


class Speak(Message):
    """Change the language of sentences, from the next message on."""

    type: Literal["speak"] = "speak"
    language: Language


class Watch(Message):
    """Follow a table. With the last number seen, what was missed is told first."""

    type: Literal["watch"] = "watch"
    table: TableId
    seq: int = Field(
        strict=True, default=0, ge=0, description="The last number seen; 0 asks for no past."
    )


class Unwatch(Message):
    """Follow a table no longer."""

    type: Literal["unwatch"] = "unwatch"
    table: TableId


class Send(Message):
    """What changes a table: it carries an id, and repeating it does nothing twice."""

    id: SendId
    table: TableId


class Sit(Send):
    """Take a seat: a given one, or any that is free. A player who was away takes theirs back."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class Leave(Send):
    """Give up one's seat; in a game, a stand-in plays on or the seat drops out of each round."""

    type: Literal["leave"] = "leave"


class AddBot(Send):
    """Let a bot play a free seat, or, after a while, that of a player who is gone."""

    type: Literal["bot"] = "bot"
    seat: SeatNumber
    bot: BotName


class Commit(Send):
    """Promise to add entropy to the deal, by its SHA-256."""

    type: Literal["commit"] = "commit"
    commitment: Digest


class Reveal(Send):
    """Show the entropy that was promised, after the start."""

    type: Literal["reveal"] = "reveal"
    entropy: Entropy


class Start(Send):
    """Begin the game; all seats must be taken."""

    type: Literal["start"] = "start"


class Steps(Send):
    """Make steps, all or none: a whole turn, or as far as a draw. ``~`` drops out."""

    type: Literal["steps"] = "steps"
    steps: tuple[SentStep, ...] = Field(min_length=1, max_length=MOST_STEPS)


class Ready(Send):
    """Go on to the next round of a match."""

    type: Literal["ready"] = "ready"


class Rematch(Send):
    """Ask for another game with the same seats and spectators."""

    type: Literal["rematch"] = "rematch"


class Say(Send):
    """Say a quick phrase, which everybody reads in their own language."""

    type: Literal["say"] = "say"
    phrase: Phrase


class AskPreview(Message):
    """Ask what some steps would lead to, from the position of the table as it is."""

    type: Literal["preview"] = "preview"
    id: SendId
    table: TableId
    steps: tuple[SentStep, ...] = Field(default=(), max_length=MOST_STEPS)


SENDS: Final = (Sit, Leave, AddBot, Commit, Reveal, Start, Steps, Ready, Rematch, Say)
AnySend = Sit | Leave | AddBot | Commit | Reveal | Start | Steps | Ready | Rematch | Say
ClientMessage = Annotated[
    Hello | Speak | Watch | Unwatch | AskPreview | AnySend, Field(discriminator="type")
]


# --- What the server sends: parts -----------------------------------------------------------------


class Refusal(Message):
    """Why something is refused: a reason with its facts, and a sentence in the reader's language.

    A reason of the rules is one of ``red7.core``; those of the server begin with ``table-``.
    """

    reason: str
    facts: dict[str, int | str] = Field(default_factory=dict)
    text: str
    cause: Refusal | None = None


class Place(Message):
    """Where a card lies: the hand or palette of a seat, the canvas, or the deck."""

    where: Literal["hand", "palette", "canvas", "deck"]
    seat: Seat = 0


class Move(Message):
    """A step that was made, and the way its card went; the card is null where it is not known."""

    step: StepText
    card: CardName | None = None
    origin: Place | None = None
    target: Place | None = None


class Standing(Message):
    """Who is winning, or would be, under a colour, and with which cards; seat 0 is nobody."""

    colour: ColourLetter
    seat: Seat
    cards: tuple[CardName, ...]


class Outcome(Message):
    """What a step leads to, as far as the player who makes it can know."""

    canvas: ColourLetter
    winning: Seat = Field(description="Who is then winning under the rule in force.")
    under: tuple[Seat, ...] = Field(description="Who would be winning under each colour.")
    best: tuple[CardName, ...] = Field(description="One's own best set under the rule in force.")
    phase: PhaseName
    ends: bool = Field(description="The turn is then over.")
    out: bool = Field(description="It puts the player out.")
    draws: bool = Field(description="A card is drawn that nobody knows: it cannot be taken back.")


class Choice(Message):
    """A step that might be made now: what it leads to, or why it is refused."""

    step: StepText
    outcome: Outcome | None = None
    refusal: Refusal | None = None
    effect: Effect | None = Field(
        default=None, description="The same in one word; null from an older server."
    )


class Guide(Message):
    """What a reader can do now, as a person would be told it."""

    prompt: Prompt
    finishes: tuple[Finish, ...] = Field(
        default=(), description="The ways to finish the move from here, the likeliest first."
    )
    may_drop: bool = Field(default=False, description="Dropping out is open.")


class PlayerView(Message):
    """A player of the round as one seat may see them."""

    seat: SeatNumber
    palette: tuple[CardName, ...]
    best: tuple[CardName, ...] = Field(description="The best set under the rule in force.")
    hand: tuple[CardName, ...] = Field(
        description="The cards of the hand that the reader knows: all of one's own."
    )
    hidden: int = Field(description="How many more the hand holds.")
    known: tuple[CardName, ...] = Field(description="The cards of the hand that everybody knows.")
    out: bool
    score: int
    pile: tuple[CardName, ...]


class RoundView(Message):
    """The round as one seat may see it."""

    number: int
    position: str = Field(
        description="The same as text in the notation, which red7.core.View.parse reads."
    )
    canvas: ColourLetter
    canvas_card: CardName | None = Field(
        description="The card on top of the canvas; null while the starter card is."
    )
    deck: int = Field(description="How many cards the draw deck holds.")
    deck_known: tuple[CardName, ...] = Field(description="Those on top that everybody knows.")
    turn: Seat = Field(description="The seat to move; 0 when the round is over.")
    phase: PhaseName
    steps: tuple[StepText, ...] = Field(description="The steps of the turn under way.")
    players: tuple[PlayerView, ...]
    standings: tuple[Standing, ...] = Field(description="One for each colour, Red first.")
    gone: tuple[CardName, ...] = Field(description="Seen, and out of play.")
    winner: Seat
    hands: tuple[tuple[CardName, ...], ...] | None = Field(
        default=None,
        description="After the round, where hands are shown: what each seat held at its end.",
    )


class SeatView(Message):
    """Who sits at a seat."""

    seat: SeatNumber
    kind: Literal["free", "person", "bot", "gone"]
    name: str = Field(description="Of the player; empty for a free seat or a bot.")
    bot: str | None = None
    present: bool = Field(description="Connected, or a bot.")
    away: bool = Field(default=False, description="A bot plays for a person who may come back.")
    host: bool = False
    commitment: Digest | None = Field(default=None, description="Of the entropy promised.")
    revealed: bool = False
    ready: bool = Field(default=False, description="For the next round, or for a rematch.")


class ClockView(Message):
    """The clocks as they stood when the state was sent, ``now``."""

    clock: Clock
    left: tuple[int, ...] = Field(description="Milliseconds that each seat had left at ``since``.")
    since: int = Field(description="When the clock of the seat to move was started.")
    deadline: int | None = Field(description="When the seat to move runs out of time.")


class Result(Message):
    """How a game ended. Now the secrets are told, so that the deals can be checked."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    seed: Digest
    entropies: tuple[str, ...]
    record: str = Field(description="The name of the record: GET /api/records/NAME.")


class State(Message):
    """Everything that one reader may know of a table, to be drawn as it is."""

    table: TableId
    seq: int
    now: int
    setup: Setup
    stage: Stage
    game: int = Field(description="The number of the game at this table; rematches count on.")
    you: Seat = Field(description="The reader's seat.")
    seats: tuple[SeatView, ...]
    spectators: int
    commitment: Digest = Field(description="SHA-256 of the seed of this game.")
    next_commitment: Digest | None = Field(
        default=None, description="SHA-256 of the seed of the rematch, once somebody asked for one."
    )
    goal: int | None
    round: RoundView | None
    clock: ClockView | None
    pause_until: int | None = Field(
        default=None, description="When the next round begins even if not all are ready."
    )
    result: Result | None
    choices: tuple[Choice, ...] | None = Field(
        description="For the seat to move: every first step, with its outcome or its refusal."
    )
    guide: Guide | None = Field(
        default=None, description="What the reader can do now; null while no round is played."
    )


# --- What the server sends: events ----------------------------------------------------------------


class Event(Message):
    """Something that happened at a table, numbered by the table's log."""

    seq: int
    at: int


class Created(Event):
    """The table was set up."""

    kind: Literal["created"] = "created"


class Seated(Event):
    """Somebody took a seat, or took it back; or a bot did."""

    kind: Literal["seated"] = "seated"
    seat: SeatNumber
    name: str
    bot: str | None = None


class Left(Event):
    """Somebody gave up a seat."""

    kind: Literal["left"] = "left"
    seat: SeatNumber


class StoodIn(Event):
    """A bot plays on for somebody who is gone."""

    kind: Literal["stood-in"] = "stood-in"
    seat: SeatNumber
    bot: str


class Committed(Event):
    """A player promised entropy."""

    kind: Literal["committed"] = "committed"
    seat: SeatNumber
    commitment: Digest


class Revealed(Event):
    """A player showed the entropy that was promised."""

    kind: Literal["revealed"] = "revealed"
    seat: SeatNumber
    entropy: str


class Withheld(Event):
    """A player did not show what was promised in time; the deal goes without it."""

    kind: Literal["withheld"] = "withheld"
    seats: tuple[SeatNumber, ...]


class Started(Event):
    """The game was begun. Whoever promised entropy shows it now; then the cards are dealt."""

    kind: Literal["started"] = "started"
    game: int


class Dealt(Event):
    """A round was dealt."""

    kind: Literal["dealt"] = "dealt"
    round: int
    begins: SeatNumber


class Stepped(Event):
    """A seat made steps; ``out`` names the seats that went out."""

    kind: Literal["stepped"] = "stepped"
    seat: SeatNumber
    moves: tuple[Move, ...]
    out: tuple[SeatNumber, ...] = ()
    cause: Literal["player", "bot", "timeout", "gone"]


class RoundEnded(Event):
    """A round was won."""

    kind: Literal["round-ended"] = "round-ended"
    round: int
    winner: SeatNumber
    colour: ColourLetter
    cards: tuple[CardName, ...] = Field(description="The best set, which is scored in a match.")
    points: int
    scores: tuple[int, ...]
    hands: tuple[tuple[CardName, ...], ...] | None = Field(
        description="What each seat held at its end, where it is shown."
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


class Said(Event):
    """A quick phrase."""

    kind: Literal["said"] = "said"
    seat: Seat
    name: str
    phrase: Phrase


class Resumed(Event):
    """The server was away; the clock of the seat to move was put forward."""

    kind: Literal["resumed"] = "resumed"


class Expired(Event):
    """The table waited for too long: its seats are free, and it is listed no longer."""

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
    | Said
    | Resumed
    | Expired,
    Field(discriminator="kind"),
]


# --- What the server sends: messages --------------------------------------------------------------


class Welcome(Message):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    server: str
    player: str = Field(description="Who the reader is, to the server.")
    name: str
    now: int


class Update(Message):
    """What happened at a table, and how it stands after that."""

    type: Literal["update"] = "update"
    table: TableId
    seq: int = Field(description="The number of the last event; the client remembers it.")
    events: tuple[AnyEvent, ...]
    state: State


class Presence(Message):
    """Who is connected; not part of the log."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: tuple[bool, ...] = Field(description="One for each seat.")
    spectators: int


class Acknowledged(Message):
    """A send is in the log, for good, under this number."""

    type: Literal["ack"] = "ack"
    id: SendId
    table: TableId
    seq: int


class Refused(Message):
    """A send changed nothing, or a question has no answer."""

    type: Literal["refused"] = "refused"
    id: SendId
    table: TableId
    refusal: Refusal


class Preview(Message):
    """What some steps would lead to. ``seq`` says from which position."""

    type: Literal["previewed"] = "previewed"
    id: SendId
    table: TableId
    seq: int
    steps: tuple[StepText, ...]
    outcome: Outcome | None = Field(description="Of all the steps; null if there are none.")
    round: RoundView
    choices: tuple[Choice, ...] = Field(description="What is legal next, and what is not.")
    guide: Guide | None = Field(default=None, description="What the player can do then.")


class Failure(Message):
    """A message could not be understood or served; the connection goes on."""

    type: Literal["error"] = "error"
    refusal: Refusal
    table: TableId | None = None


class Closing(Message):
    """The server goes down, or this connection is not wanted; come back after some time."""

    type: Literal["closing"] = "closing"
    reason: ClosingReason
    retry_ms: int


ServerMessage = Annotated[
    Welcome | Update | Presence | Acknowledged | Refused | Preview | Failure | Closing,
    Field(discriminator="type"),
]

CLIENT: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
SERVER: Final[TypeAdapter[ServerMessage]] = TypeAdapter(ServerMessage)


def json_schema() -> str:
    """Give the JSON Schema of all messages: ``client`` and ``server`` are its two unions."""
    parts, definitions = TypeAdapter.json_schemas(
        [("client", "validation", CLIENT), ("server", "validation", SERVER)]
    )
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of Red7, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
        "$defs": {
            "client": parts["client", "validation"],
            "server": parts["server", "validation"],
            **definitions.get("$defs", {}),
        },
    }
    return json.dumps(schema, indent=1) + "\n"
