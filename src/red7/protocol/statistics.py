"""A player's finished games in numbers, as they are sent."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from red7.protocol.reviews import Luck, MarkName
from red7.protocol.values import ColourLetter, Message, SeatNumber


class GameTally(Message):
    """Games of one kind, and how many were won."""

    name: str
    games: int
    won: float = Field(description="Shared wins count in part.")
    expected: float = Field(description="How many would be won by luck alone.")


class Opponent(Message):
    """Somebody whom one played against."""

    name: str = Field(description="Empty for a bot, and for a player who is forgotten.")
    bot: str = Field(description="The name of a bot's strength; empty for people.")


class OpponentTally(Opponent):
    """Games against somebody, and how many were won."""

    games: int
    won: float
    expected: float


class ColourTally(Message):
    """Rounds that ended under a colour, and how many of them were won."""

    colour: ColourLetter
    rounds: int
    won: int


class AccuracyPoint(Message):
    """How well a game was played."""

    date: str
    accuracy: float
    games: int


class Habit(Message):
    """Chances that were given away in the same way."""

    group: Literal["kind", "action", "part", "theme"]
    name: str
    count: int
    given: float


class Statistics(Message):
    """A player's games in numbers."""

    all: GameTally
    reviewed: GameTally = Field(description="Those of which all numbers from accuracy on tell.")
    rules: tuple[GameTally, ...]
    players: tuple[GameTally, ...] = Field(description="By how many played.")
    opponents: tuple[OpponentTally, ...] = Field(description="The most frequent first.")
    colours: tuple[ColourTally, ...] = Field(description="Red first.")
    accuracy: tuple[AccuracyPoint, ...] = Field(description="Game by game, oldest first.")
    mean_accuracy: float | None
    marks: dict[MarkName, int]
    habits: tuple[Habit, ...] = Field(description="The most costly first.")
    luck: Luck = Field(description="In sum, as all that follows.")
    own_errors: float
    others_errors: float


class OwnGame(Message):
    """A finished game of the player who asks."""

    game: str = Field(examples=["Qm2xYb7KpLr4Tz-1"], description="Replayed at /game/ID.")
    ended: int = Field(description="Milliseconds since 1970.")
    rules: str
    seat: SeatNumber
    opponents: tuple[Opponent, ...] = Field(description="In the order of their seats.")
    won: bool
    reviewed: bool
    accuracy: float | None = Field(description="Null without a review, or without a choice.")


class OwnStatistics(Message):
    """What is known of the finished games of the player who asks."""

    statistics: Statistics | None = Field(description="Null without a finished game.")
    games: tuple[OwnGame, ...] = Field(description="Those that were counted, newest first.")
    older: int = Field(description="How many were left out, because they are older.")


class GamesProgress(Message):
    """How many games have been reviewed."""

    done: int = Field(description="Games that are ready.")
    total: int = Field(description="Of how many that were not.")
    part: float = Field(description="How much of the next one is done, from 0 to 1.")
