"""Every message on the wire, in both directions: a closed set of frozen types.

Cards, colours and steps are written in the notation: ``R7``, ``R``, ``+R7``. Lists of cards are
ordered from the highest card, decks from the top, colours from Red. Seats are numbered from 1; seat
0 is a spectator. Times are milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

VERSION: Final = 1
LARGEST_MESSAGE: Final = 16_384  # bytes that a client may send in one message
MOST_STEPS: Final = 32  # in one message; the longest turn is far shorter

Language = Literal["en", "fr", "de", "it", "es", "pl"]
ColourLetter = Literal["R", "O", "Y", "G", "B", "I", "V"]
CardName = Annotated[str, StringConstraints(pattern=r"^[ROYGBIV][1-7]$")]
StepText = Annotated[str, StringConstraints(pattern=r"^([+>^!][ROYGBIV][1-7]|[!.~])$")]
# A client cannot name the card that a step will draw.
SentStep = Annotated[str, StringConstraints(pattern=r"^([+>^][ROYGBIV][1-7]|[!.~])$")]
SendId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,32}$")]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){1,64}$")]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.-]{1,40}$")]
# Strict, as in JSON: true is not a number, and "no" is not a boolean.
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=4)]
Seat = Annotated[int, Field(strict=True, ge=0, le=4)]

Stage = Literal["waiting", "entropy", "playing", "pause", "over"]
# The phases of a turn, named after red7.core.Phase.
PhaseName = Literal[
    "start", "free", "one", "three", "five", "seven", "seven-earned", "earned", "over"
]
# How long bots take for their turns, so that people can follow.
Pace = Literal["calm", "normal", "quick"]
# What somebody asks for who is only waiting: that bots take less time, or none to the round's end.
Haste = Literal["faster", "end"]
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


ClosingReason = Literal["restart", "slow", "silent", "flood", "forgotten"]

# What the reader is asked to do or is waiting for.
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
# How to finish a move: play it as composed, draw the card it earned or go without it, or end it.
Finish = Literal["play", "draw", "keep", "end"]
# What a step does for the player who makes it, in one word.
Effect = Literal["refused", "out", "draws", "action", "winning", "behind"]


class Message(BaseModel):
    """The base of all messages and their parts, which are frozen and take no other fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, ser_json_inf_nan="strings")


# --- How a table is set up ------------------------------------------------------------------------


class NoClock(Message):
    """No time limit."""

    kind: Literal["none"] = "none"


class GameClock(Message):
    """A time for the whole game, with an increment for each turn."""

    kind: Literal["game"] = "game"
    seconds: int = Field(strict=True, ge=10, le=10_800)
    increment: int = Field(strict=True, default=0, ge=0, le=300)


class TurnClock(Message):
    """A time for each turn."""

    kind: Literal["turn"] = "turn"
    seconds: int = Field(strict=True, ge=5, le=86_400)


Clock = Annotated[NoClock | GameClock | TurnClock, Field(discriminator="kind")]


class Setup(Message):
    """The settings of a table, fixed when it is created."""

    rules: str = Field(default="v1.2", max_length=40, examples=["v1.2+draw+match+actions"])
    seats: tuple[BotName | None, ...] = Field(
        default=(None, None),
        min_length=2,
        max_length=4,
        description="The bot that plays each seat, or null for a person.",
        examples=[[None, "blue"]],
    )
    clock: Clock = NoClock()
    open: bool = Field(
        strict=True,
        default=False,
        description="Listed for everybody; otherwise only those with the link can find it.",
    )
    spectators: bool = Field(strict=True, default=True, description="Whether others may watch.")
    stand_in: BotName | None = Field(
        default=None, description="The bot that takes over for a player who stays away, if any."
    )
    show_hands: Literal["round", "game"] = Field(
        default="round",
        description="Whether to show all hands after each round or only after the game.",
    )
    pace: Pace = Field(default="normal", description="How long bots take for their turns.")


# --- What a client sends --------------------------------------------------------------------------


class Hello(Message):
    """The first message on a connection."""

    type: Literal["hello"] = "hello"
    version: int = Field(strict=True, default=VERSION)
    language: Language = "en"


class Speak(Message):
    """Change the language of the server's sentences."""

    type: Literal["speak"] = "speak"
    language: Language


class Watch(Message):
    """Watch a table; with the number of the last event seen, first get what came after it."""

    type: Literal["watch"] = "watch"
    table: TableId
    seq: int = Field(
        strict=True, default=0, ge=0, description="The last event seen; 0 for no past events."
    )


class Unwatch(Message):
    """Stop watching a table."""

    type: Literal["unwatch"] = "unwatch"
    table: TableId


class Send(Message):
    """A message that changes a table; its id makes it safe to repeat."""

    id: SendId
    table: TableId


class Sit(Send):
    """Take a particular seat or any free one, or take your own back from a stand-in."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class Leave(Send):
    """Give up your seat; in a game, a stand-in takes over or the seat drops out of every round."""

    type: Literal["leave"] = "leave"


class AddBot(Send):
    """Let a bot play a free seat, or that of a player who left or has been gone for a while."""

    type: Literal["bot"] = "bot"
    seat: SeatNumber
    bot: BotName


class Commit(Send):
    """Promise to add entropy to the deal, by sending its SHA-256."""

    type: Literal["commit"] = "commit"
    commitment: Digest


class Reveal(Send):
    """Reveal the promised entropy, after the start."""

    type: Literal["reveal"] = "reveal"
    entropy: Entropy


class Start(Send):
    """Start the game; all seats must be taken."""

    type: Literal["start"] = "start"


class Steps(Send):
    """Make steps, all or none: a whole turn, or a turn up to a draw. ``~`` drops out."""

    type: Literal["steps"] = "steps"
    steps: tuple[SentStep, ...] = Field(min_length=1, max_length=MOST_STEPS)


class Ready(Send):
    """Continue to the next round of a match."""

    type: Literal["ready"] = "ready"


class Rematch(Send):
    """Ask for another game with the same seats and spectators."""

    type: Literal["rematch"] = "rematch"


class Hurry(Send):
    """Let bots play this round faster, or to its end at once, while no person is left in it."""

    type: Literal["hurry"] = "hurry"
    to: Haste


class Say(Send):
    """Say a quick phrase, which everybody reads in their own language."""

    type: Literal["say"] = "say"
    phrase: Phrase


class AskBeat(Message):
    """Ask for a sign of life, and give one: a client that beats and then falls silent is gone."""

    type: Literal["beat"] = "beat"
    resting: bool = Field(
        strict=True,
        default=False,
        description="The client may be silent from now on without counting as gone.",
    )


class AskPreview(Message):
    """Ask what some steps would lead to from the table's current position."""

    type: Literal["preview"] = "preview"
    id: SendId
    table: TableId
    steps: tuple[SentStep, ...] = Field(default=(), max_length=MOST_STEPS)


SENDS: Final = (Sit, Leave, AddBot, Commit, Reveal, Start, Steps, Ready, Rematch, Hurry, Say)
AnySend = Sit | Leave | AddBot | Commit | Reveal | Start | Steps | Ready | Rematch | Hurry | Say
ClientMessage = Annotated[
    Hello | Speak | Watch | Unwatch | AskBeat | AskPreview | AnySend, Field(discriminator="type")
]


# --- What the server sends: parts -----------------------------------------------------------------


class Refusal(Message):
    """Why something is refused: a reason and its facts, and a sentence in the reader's language.

    The reasons of the rules are those of ``red7.core``; the server's own begin with ``table-``.
    """

    reason: str
    facts: dict[str, int | str] = Field(default_factory=dict)
    text: str
    cause: Refusal | None = None


class Place(Message):
    """Where a card is: in a seat's hand or palette, on the canvas, or in the deck."""

    where: Literal["hand", "palette", "canvas", "deck"]
    seat: Seat = 0


class Move(Message):
    """A step that was made, and where its card went; an unknown card is null."""

    step: StepText
    card: CardName | None = None
    origin: Place | None = None
    target: Place | None = None


class Standing(Message):
    """Who is or would be winning under a colour, and with which cards; seat 0 means nobody."""

    colour: ColourLetter
    seat: Seat
    cards: tuple[CardName, ...]


class Outcome(Message):
    """What a step leads to, as far as the player who makes it can know."""

    canvas: ColourLetter
    winning: Seat = Field(description="Who is then winning under the rule in force.")
    under: tuple[Seat, ...] = Field(
        description="Who would be winning under each colour, Red first."
    )
    best: tuple[CardName, ...] = Field(description="The player's best set under the rule in force.")
    phase: PhaseName
    ends: bool = Field(description="Whether this ends the turn.")
    out: bool = Field(description="Whether this puts the player out.")
    draws: bool = Field(description="Whether this draws a card, and so cannot be taken back.")


class Choice(Message):
    """A step the player could consider now: what it leads to, or why it is refused."""

    step: StepText
    outcome: Outcome | None = None
    refusal: Refusal | None = None
    effect: Effect | None = Field(
        default=None, description="The same in one word; null if the server is older."
    )


class Guide(Message):
    """What the reader can do now, in terms that a client can put into words."""

    prompt: Prompt
    finishes: tuple[Finish, ...] = Field(
        default=(), description="The ways to finish the move from here, the most likely first."
    )
    may_drop: bool = Field(default=False, description="Whether the player may drop out.")


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
    position: str = Field(
        description="The same as text in the notation; red7.core.View.parse reads it."
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
        description="For the seat to move: every next step, with its outcome or its refusal."
    )
    guide: Guide | None = Field(
        default=None, description="What the reader can do now; null if no round is being played."
    )


# --- What the server sends: events ----------------------------------------------------------------


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
    """A seat made steps; ``out`` lists the seats that went out."""

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


class Said(Event):
    """Somebody said a quick phrase."""

    kind: Literal["said"] = "said"
    seat: Seat
    name: str
    phrase: Phrase


class Resumed(Event):
    """The server was down; the clock of the seat to move starts again."""

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
    | Said
    | Resumed
    | Expired,
    Field(discriminator="kind"),
]


# --- What the server sends: messages --------------------------------------------------------------


class Welcome(Message):
    """The answer to ``hello``."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    server: str
    player: str = Field(description="The reader's id on this server.")
    name: str
    now: int


class Beat(Message):
    """The answer to ``beat``."""

    type: Literal["beat"] = "beat"
    now: int


class Update(Message):
    """What happened at a table, and its state afterwards."""

    type: Literal["update"] = "update"
    table: TableId
    seq: int = Field(description="The number of the last event, for the client to remember.")
    events: tuple[AnyEvent, ...]
    state: State


class Presence(Message):
    """Who is connected; not part of the log."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: tuple[bool, ...] = Field(description="One entry for each seat.")
    spectators: int


class Acknowledged(Message):
    """A message is in the log for good, under this number."""

    type: Literal["ack"] = "ack"
    id: SendId
    table: TableId
    seq: int


class Refused(Message):
    """A message was refused and changed nothing."""

    type: Literal["refused"] = "refused"
    id: SendId
    table: TableId
    refusal: Refusal


class Preview(Message):
    """What some steps would lead to, from the position after event ``seq``."""

    type: Literal["previewed"] = "previewed"
    id: SendId
    table: TableId
    seq: int
    steps: tuple[StepText, ...]
    outcome: Outcome | None = Field(
        description="The outcome of all the steps; null if there are none."
    )
    round: RoundView
    choices: tuple[Choice, ...] = Field(
        description="Every next step, with its outcome or its refusal."
    )
    guide: Guide | None = Field(default=None, description="What the player can do next.")


class Failure(Message):
    """A message could not be understood or served; the connection stays open."""

    type: Literal["error"] = "error"
    refusal: Refusal
    table: TableId | None = None


class Closing(Message):
    """The server closes this connection; reconnect after the given time."""

    type: Literal["closing"] = "closing"
    reason: ClosingReason
    retry_ms: int


ServerMessage = Annotated[
    Welcome | Beat | Update | Presence | Acknowledged | Refused | Preview | Failure | Closing,
    Field(discriminator="type"),
]

CLIENT: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
SERVER: Final[TypeAdapter[ServerMessage]] = TypeAdapter(ServerMessage)


def json_schema() -> str:
    """Return the JSON Schema of all messages; ``client`` and ``server`` are the two unions."""
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
