"""What a client sends."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from red7.protocol.values import (
    MOST_STEPS,
    BotName,
    Digest,
    Entropy,
    Haste,
    HintStage,
    Language,
    Message,
    Phrase,
    SeatNumber,
    SendId,
    SentStep,
    TableId,
)


class Hello(Message):
    """The first message on a connection."""

    type: Literal["hello"] = "hello"
    version: int = Field(strict=True)
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


class Hint(Send):
    """Take a hint, at your turn: everybody is told so. What it says is asked for over HTTP."""

    type: Literal["hint"] = "hint"
    stage: HintStage


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


AnySend = (
    Sit | Leave | AddBot | Commit | Reveal | Start | Steps | Ready | Rematch | Hurry | Hint | Say
)
SENDS: Final[tuple[type[AnySend], ...]] = get_args(AnySend)
ClientMessage = Annotated[
    Hello | Speak | Watch | Unwatch | AskBeat | AskPreview | AnySend, Field(discriminator="type")
]
