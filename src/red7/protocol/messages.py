"""Every message on the wire, in both directions: a closed set of frozen types.

Cards, colours and steps are written in the notation: ``R7``, ``R``, ``+R7``. Lists of cards are
ordered from the highest card, decks from the top, colours from Red. Seats are numbered from 1; seat
0 is a spectator. Times are milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

import json
from operator import not_
from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from red7.protocol.changes import Changes, PlayerChanges, RoundChanges, SeatChanges
from red7.protocol.events import (
    Agreed,
    AnyEvent,
    Committed,
    Created,
    Dealt,
    Event,
    Expired,
    GameEnded,
    Hinted,
    Hurried,
    Left,
    Resumed,
    Revealed,
    RoundEnded,
    Said,
    Seated,
    Started,
    Stepped,
    StoodIn,
    Withheld,
)
from red7.protocol.sends import (
    SENDS,
    AddBot,
    AnySend,
    AskBeat,
    AskPreview,
    ClientMessage,
    Commit,
    Hello,
    Hint,
    Hurry,
    Leave,
    Ready,
    Rematch,
    Reveal,
    Say,
    Send,
    Sit,
    Speak,
    Start,
    Steps,
    Unwatch,
    Watch,
)
from red7.protocol.setups import Clock, GameClock, NoClock, Setup, TurnClock
from red7.protocol.values import (
    LARGEST_MESSAGE,
    MOST_STEPS,
    VERSION,
    AccountKind,
    BotName,
    CardName,
    ClosingReason,
    ColourLetter,
    Digest,
    Effect,
    Entropy,
    Finish,
    Haste,
    HintStage,
    Language,
    Message,
    Pace,
    PhaseName,
    Phrase,
    Prompt,
    Seat,
    SeatNumber,
    SendId,
    SentStep,
    Stage,
    StepText,
    TableId,
)
from red7.protocol.views import (
    Choice,
    ClockView,
    Guide,
    Move,
    Outcome,
    PlayerView,
    Refusal,
    Result,
    RoundView,
    SeatView,
    Standing,
    State,
)

__all__ = [
    "CLIENT",
    "LARGEST_MESSAGE",
    "MOST_STEPS",
    "SENDS",
    "SERVER",
    "VERSION",
    "AccountKind",
    "Acknowledged",
    "AddBot",
    "Agreed",
    "AnyEvent",
    "AnySend",
    "AskBeat",
    "AskPreview",
    "Beat",
    "BotName",
    "CardName",
    "Change",
    "Changes",
    "Choice",
    "ClientMessage",
    "Clock",
    "ClockView",
    "Closing",
    "ClosingReason",
    "ColourLetter",
    "Commit",
    "Committed",
    "Created",
    "Dealt",
    "Digest",
    "Effect",
    "Entropy",
    "Event",
    "Expired",
    "Failure",
    "Finish",
    "GameClock",
    "GameEnded",
    "Guide",
    "Haste",
    "Hello",
    "Hint",
    "HintStage",
    "Hinted",
    "Hurried",
    "Hurry",
    "Language",
    "Leave",
    "Left",
    "Message",
    "Move",
    "NoClock",
    "Outcome",
    "Pace",
    "PhaseName",
    "Phrase",
    "PlayerChanges",
    "PlayerView",
    "Presence",
    "Preview",
    "Prompt",
    "Ready",
    "Refusal",
    "Refused",
    "Rematch",
    "Result",
    "Resumed",
    "Reveal",
    "Revealed",
    "RoundChanges",
    "RoundEnded",
    "RoundView",
    "Said",
    "Say",
    "Seat",
    "SeatChanges",
    "SeatNumber",
    "SeatView",
    "Seated",
    "Send",
    "SendId",
    "SentStep",
    "ServerMessage",
    "Setup",
    "Sit",
    "Speak",
    "Stage",
    "Standing",
    "Start",
    "Started",
    "State",
    "StepText",
    "Stepped",
    "Steps",
    "StoodIn",
    "TableId",
    "TurnClock",
    "Unwatch",
    "Update",
    "Watch",
    "Welcome",
    "Withheld",
    "json_schema",
]


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


# Acknowledging a send in the message that tells of it saves a message of its own.
_DONE: Final = Field(
    default=None,
    exclude_if=not_,
    description="The id of the reader's own send that became entry ``seq``, if it was one: this"
    " acknowledges it.",
)


class Update(Message):
    """What happened at a table, and its state afterwards."""

    type: Literal["update"] = "update"
    table: TableId
    seq: int = Field(description="The number of the last event, for the client to remember.")
    done: SendId | None = _DONE
    events: tuple[AnyEvent, ...]
    state: State


class Change(Message):
    """What happened at a table, and what it changed in the state before it."""

    type: Literal["change"] = "change"
    table: TableId
    seq: int = Field(description="The number of the entry: one more than that of the state before.")
    now: int
    done: SendId | None = _DONE
    events: tuple[AnyEvent, ...]
    changes: Changes


class Presence(Message):
    """Who is connected, and the names at the seats; not part of the log."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: tuple[bool, ...] = Field(description="One entry for each seat.")
    names: tuple[str, ...] = Field(
        description="One for each seat: `name`, or `former` where somebody has left; may be empty."
    )
    accounts: tuple[AccountKind | None, ...] = Field(
        default=(),
        description="One for each seat, as `account` in `seats`; empty if the server is older.",
    )
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
        description="Every step that may come next, with its outcome."
    )
    refused: tuple[StepText, ...] = Field(
        default=(), description="Steps that come to mind and are refused."
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
    Welcome
    | Beat
    | Update
    | Change
    | Presence
    | Acknowledged
    | Refused
    | Preview
    | Failure
    | Closing,
    Field(discriminator="type"),
]

# Built when they are first used: a table in the terminal sends nothing, and starts sooner.
_LATER: Final = ConfigDict(defer_build=True)
CLIENT: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage, config=_LATER)
SERVER: Final[TypeAdapter[ServerMessage]] = TypeAdapter(ServerMessage, config=_LATER)


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
