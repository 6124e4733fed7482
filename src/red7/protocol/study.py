"""Questions of study, and their answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from red7.protocol.values import CardName, HintStage, Message, SendId, StepText
from red7.protocol.views import Refusal, State

MOST_WORK: Final = 100_000
_POSITION: Final = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"

RulesText = Annotated[str, Field(max_length=40, examples=["v1.2+draw+actions"])]
# With its past, a position of a long round with actions takes more than a thousand characters.
LongPosition = Annotated[str, Field(max_length=4000, examples=[_POSITION])]
TurnText = Annotated[str, Field(max_length=200, examples=["+I7 ."])]
Share = Annotated[tuple[float, ...], Field(min_length=3, max_length=3)]


class _AskStudy(Message):
    """A position and its rules."""

    rules: RulesText = "v1.2"
    position: LongPosition


class AskAnalysis(_AskStudy):
    """A position to analyse."""

    work: Annotated[int, Field(strict=True, ge=1, le=MOST_WORK)] = Field(
        default=100, description="How much to do for it; no more than the server allows."
    )


class JudgedTurn(Message):
    """A turn, to its end or as far as a draw, and how good it is."""

    turn: str = Field(examples=["+I7 ."])
    chance: Share = Field(
        description="How likely it is to win the round, or in a match the match: low, middle, high."
    )
    open: Share | None = Field(
        description="In which share of all ways the hidden cards may lie it wins with open cards;"
        " null where that is not defined."
    )
    proven: Literal["win", "loss"] | None = Field(description="What is certain, if anything.")


class Analysis(Message):
    """The turns of a position as far as they are judged, best first."""

    turns: tuple[JudgedTurn, ...]
    worlds: int = Field(description="On how many ways the cards may lie this rests.")
    enumerated: bool = Field(description="Whether these are all there are.")
    done: bool = Field(description="Whether this is the last line.")
    why: str = Field(description="Why the best turn is good; empty but for the last line.")


class Interrupted(Message):
    """A last line that says why there are no more."""

    refusal: Refusal


class Preparation(Message):
    """Whether the first answers keep people waiting."""

    wait: str = Field(
        description="A sentence that says why they take minutes; empty where they do not."
    )


class AskWhy(_AskStudy):
    """A turn in a position, and perhaps a better one."""

    turn: TurnText
    better: TurnText = Field(default="", description="A turn to compare it with.")


class Why(Message):
    """What speaks for a turn, or against it."""

    why: str = Field(description="One or two sentences; empty if there is nothing to say.")


class AskHint(Message):
    """A hint to be taken at a table, up to a stage."""

    stage: HintStage = Field(description="1 for a nudge, 2 for the cards, 3 for the turn and why.")
    id: SendId = Field(description="An id of your choice, as for everything that is sent.")


class ToldHint(Message):
    """A hint of one stage."""

    stage: HintStage
    text: str = Field(description="The hint in words.")
    cards: tuple[CardName, ...] = Field(description="The cards to move; from stage 2 on.")
    turn: str = Field(description="The turn, to its end or as far as a draw; empty before stage 3.")
    why: str = Field(description="Why the turn is good; empty before stage 3.")


class AskExplore(_AskStudy):
    """A position, and steps to make in it."""

    steps: Annotated[str, Field(max_length=4000, examples=["+I7 . +R7"])] = Field(
        default="", description="Steps of one turn or several; the last may be unfinished."
    )


class Explored(Message):
    """A position after some steps."""

    position: str = Field(description="The position as text, with its past.")
    steps: str = Field(description="The steps as they were made, including draws of known cards.")
    state: State = Field(description="The table, with all that the position shows.")
    legal: tuple[StepText, ...] = Field(
        description="What the player to move may do next, with any unseen card if the hand is not"
        " known."
    )
    turn_over: bool = Field(description="Whether no turn is under way.")
    over: bool = Field(description="Whether the round is over.")
    known: bool = Field(description="Whether the whole hand of the player to move is known.")
