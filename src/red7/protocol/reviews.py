"""A finished game in hindsight, as it is sent."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from red7.protocol.values import Message, SeatNumber

MarkName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Shares = tuple[float, ...]


class Luck(Message):
    """How luck changed a chance, by kind."""

    deal: float
    draw: float
    unseen: float = Field(description="How cards that the player could not see happened to lie.")

    @property
    def total(self) -> float:
        """All of it."""
        return self.deal + self.draw + self.unseen


class ReasonFacts(Message):
    """What speaks against a turn: the name of a message, and its facts."""

    name: str
    facts: dict[str, int | str | tuple[str, ...]]


class AllCardsSeen(Message):
    """What was possible with all cards seen."""

    best: str = Field(description="The best turn then, in the notation of steps.")
    best_chance: float
    chance: float = Field(description="Of the turn that was played.")


class JudgedDecision(Message):
    """A turn, or a part of one that begins or ends with the draw of an unknown card."""

    seat: SeatNumber
    played: str = Field(description="In the notation of steps.")
    best: str = Field(description="The best turn from what the player knew.")
    chance: float = Field(description="Of what was played, from what the player knew.")
    best_chance: float
    mark: MarkName | None = Field(
        description="Null where only one way besides dropping out was open."
    )
    reasons: tuple[ReasonFacts, ...] = Field(
        description="What speaks against it, if it was an inaccuracy or worse."
    )
    why: str = Field(default="", description="The reasons in the reader's language.")
    all_cards_seen: AllCardsSeen

    @property
    def error(self) -> float:
        """The chance that was given away."""
        return max(0.0, self.best_chance - self.chance)


class ReviewedMoment(Message):
    """A deal or a decision, and what it changed."""

    round: int = Field(description="The number of the round.")
    turn: int = Field(description="The number of the turn in the round; 0 for the deal.")
    decision: JudgedDecision | None
    chances: Shares = Field(
        description="Of each player afterwards, with every card as it really lay."
    )
    luck: tuple[Luck, ...] = Field(description="Of each player.")
    given: Shares = Field(
        description="What the decision gave to each player; negative for the one who decided."
    )


class ReviewedPlayer(Message):
    """A player's game in sums: result - 1/n = luck - own errors + others' errors."""

    seat: SeatNumber
    name: str = ""
    result: float = Field(description="The share of the win.")
    luck: Luck
    own_errors: float
    others_errors: float
    accuracy: float | None = Field(
        description="The share of the chances there were that was kept; null without a choice."
    )
    marks: dict[MarkName, int]


class Review(Message):
    """A finished game in hindsight: every turn judged, and luck told apart from skill."""

    players: tuple[ReviewedPlayer, ...]
    moments: tuple[ReviewedMoment, ...]
    turning_points: tuple[int, ...] = Field(
        description="The moments that changed the chances most; the first moment is 0."
    )


class ReviewProgress(Message):
    """How far the work on a review has come."""

    done: int = Field(description="Turns that have been looked at.")
    total: int = Field(description="Of how many.")


class Reviewed(Message):
    """The last line, with the review."""

    review: Review
