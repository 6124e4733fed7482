"""How a table is set up."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from red7.protocol.values import BotName, Message, Pace

SLOW_SECONDS: Final = 43_200  # for a turn, and nobody has to be there all the time


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
    seconds: int = Field(strict=True, ge=5, le=604_800)


Clock = Annotated[NoClock | GameClock | TurnClock, Field(discriminator="kind")]


def is_slow(clock: NoClock | GameClock | TurnClock) -> bool:
    """Return whether people play by this clock when they find the time, as by letter."""
    return isinstance(clock, TurnClock) and clock.seconds >= SLOW_SECONDS


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
    hints: bool = Field(
        strict=True,
        default=True,
        description="Whether players may be helped: by hints, and by analysis of what they see.",
    )
    rated: bool = Field(
        strict=True,
        default=False,
        description="Whether games count for ratings: with accounts, a clock, and no help.",
    )
