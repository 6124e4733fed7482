"""The rulebook as it is sent: sections, and examples worked out."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from red7.protocol.values import CardName, ColourLetter, Message, Seat, SeatNumber
from red7.protocol.views import Refusal


class RuleText(Message):
    """A paragraph: the name of a message, and what it is said with."""

    message: str
    values: dict[str, str]
    mark: str = Field(description="A colour, the number of a card, an edition, a bullet, or none.")
    brief: str = Field(description="A shorter message for paper, where there is one.")


class RuleSeat(Message):
    """What lies before a seat, and which of it counts."""

    palette: tuple[CardName, ...]
    hand: tuple[CardName, ...] = Field(description="As far as it is known.")
    hidden: int = Field(description="How many cards more the hand holds.")
    best: tuple[CardName, ...] = Field(description="The best set under the colour in force.")
    out: bool


class RuleVerdict(Message):
    """Who is winning under a colour, and why."""

    colour: ColourLetter
    best: tuple[tuple[CardName, ...], ...] = Field(description="The best set of each seat.")
    seat: Seat = Field(description="0 where nobody is winning.")
    why: Literal["more", "higher", "none"] = Field(
        description="More cards, as many but a higher one, or no card that counts."
    )
    rival: Seat = Field(description="Who comes closest.")
    points: int = Field(description="What a win would score in a match.")


class RuleTable(Message):
    """A table at one moment of an example."""

    canvas: ColourLetter
    turn: SeatNumber
    deck: int
    seats: tuple[RuleSeat, ...]
    verdict: RuleVerdict
    winner: Seat = Field(description="Who has won the round; 0 while it goes on.")


class RuleTrial(Message):
    """A turn that is tried: what it leads to, or why it is refused."""

    rules: str
    told: str = Field(description="What is done, in words.")
    after: RuleTable
    refusal: Refusal | None


class RuleExample(Message):
    """A table to look at under each colour, or to try turns in."""

    rules: str
    position: str
    table: RuleTable
    verdicts: tuple[RuleVerdict, ...] = Field(description="Under each colour, Red first.")
    trials: tuple[RuleTrial, ...]
    scored: bool = Field(default=False, description="Whether points are spoken of.")
    dealt: bool = Field(default=False, description="Whether a round begins here.")


class RuleSection(Message):
    """A section of the rulebook."""

    name: str
    title: str = Field(description="The name of the message with its title.")
    texts: tuple[RuleText, ...]
    examples: tuple[RuleExample, ...]
    printed: bool = Field(description="Whether it stands on the sheet that is printed.")
    option: bool = Field(description="Whether it is played only if all agree on it.")


class Rulebook(Message):
    """The whole rulebook. Texts are messages of `/words/LANGUAGE.ftl`, given by their names."""

    sections: tuple[RuleSection, ...]
