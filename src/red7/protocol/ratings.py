"""Ratings, finished games in a player's history, and lists of the strongest."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from red7.protocol.values import Message, SeatNumber

Family = Literal["basic", "advanced", "expert"]


class RatingView(Message):
    """How strong somebody is, as far as their games tell."""

    points: int = Field(description="Everybody starts at 1500.", examples=[1624])
    margin: int = Field(
        description="The true strength is within so many points, 19 times in 20.", examples=[180]
    )
    games: int = Field(description="How many rated games this rests on.", examples=[32])
    won: int = Field(examples=[19])
    provisional: bool = Field(description="Whether these are too few games to rely on.")


class FamilyRating(RatingView):
    """Somebody's rating in a family of rules."""

    family: Family


class RatedResult(Message):
    """What a game did to somebody's rating."""

    points: int = Field(description="After the game.", examples=[1624])
    change: int = Field(examples=[-12])


class HistorySeat(Message):
    """Who sat on a seat of a finished game."""

    seat: SeatNumber
    name: str = Field(description="Empty for a bot, and for somebody who is forgotten.")
    bot: str = Field(default="", description="Which bot of this server played, if one did.")
    account: bool = Field(description="Whether there is a profile of this name.")
    program: bool = Field(default=False, description="Whether it is the account of a bot.")
    score: int
    won: bool


class HistoryGame(Message):
    """A finished game in somebody's history."""

    game: str = Field(description="What it goes by in links.", examples=["Qm2xYb7KpLr4Tz-1"])
    ended: int
    rules: str
    family: Family
    seat: SeatNumber = Field(description="Where the player sat whose history this is.")
    won: bool
    seats: tuple[HistorySeat, ...]
    rating: RatedResult | None = Field(description="Null if it is not rated, or not yet.")


class History(Message):
    """A page of somebody's games, newest first."""

    games: tuple[HistoryGame, ...]
    next: str | None = Field(description="To be sent as ``before`` for the next page, if any.")


class Profile(Message):
    """What everybody may know about a player with an account."""

    name: str
    bot: bool = Field(description="Whether a program plays here.")
    created: int
    ratings: tuple[FamilyRating, ...]


class BotVersion(Message):
    """A version of a bot of this server; one that plays differently is another."""

    version: str
    present: bool = Field(description="Whether it is the one that plays now.")
    ratings: tuple[FamilyRating, ...]


class BotProfile(Message):
    """What everybody may know about a bot of this server."""

    bot: str
    versions: tuple[BotVersion, ...] = Field(description="The present one first, if it is there.")


class CoursePoint(Message):
    """Somebody's rating after a game."""

    games: int
    at: int
    points: int
    margin: int


class Course(Message):
    """How somebody's rating went, in steps of several games where there are many."""

    family: Family
    points: tuple[CoursePoint, ...]


class LeaderRow(RatingView):
    """Somebody in a list of the strongest."""

    place: int
    name: str = Field(description="Empty for a bot of this server.")
    bot: str = Field(default="", description="Which bot of this server played, if one did.")
    version: str = Field(default="", description="Of a bot of this server.")
    program: bool = Field(default=False, description="Whether it is the account of a bot.")


class Leaders(Message):
    """A page of the strongest, those with provisional ratings last."""

    leaders: tuple[LeaderRow, ...]
    next: str | None = Field(description="To be sent as ``after`` for the next page, if any.")
