"""The values that messages are made of, and the base of all messages."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

VERSION: Final = 4
LARGEST_MESSAGE: Final = 16_384  # characters that a client may send in one message
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
# How much a hint tells: a nudge, the cards, or the turn and why.
HintStage = Annotated[int, Field(strict=True, ge=1, le=3)]
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

# Whether a player only has a cookie, or an account of a person or a bot.
AccountKind = Literal["guest", "person", "bot"]

ClosingReason = Literal["restart", "slow", "silent", "flood", "forgotten", "signed-out", "banned"]

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
Effect = Literal["out", "draws", "action", "winning", "behind"]


class Message(BaseModel):
    """The base of all messages and their parts, which are frozen and take no other fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, ser_json_inf_nan="strings")
