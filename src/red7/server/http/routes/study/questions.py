"""Questions about the rules, without a table: what ``red7 best``, ``legal`` and ``view`` answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from red7.core import Colour, Position, Red7Error, Rules, Step, read_position
from red7.core.cards import read_list
from red7.core.steps import read_steps
from red7.core.strength import best as best_set
from red7.core.view import view_of
from red7.protocol.messages import (
    CardName,
    ColourLetter,
    Message,
    Refusal,
    Seat,
    SentStep,
    Standing,
    StepText,
)
from red7.protocol.study import RulesText, TurnText
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import Limited, refusals, work_out
from red7.table.refusals import refusal
from red7.table.rounds import names, standings

router = APIRouter(prefix="/api", tags=["questions"], dependencies=[Limited], responses=refusals())

_POSITION = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"
PositionText = Annotated[str, Field(max_length=600, examples=[_POSITION])]


class AskBest(Message):
    """Some cards and a colour."""

    rule: ColourLetter = Field(examples=["I"])
    palette: Annotated[str, Field(max_length=200, examples=["R7V6B5R1"])]


class Best(Message):
    """The best set among some cards under a colour."""

    best: tuple[CardName, ...] = Field(examples=[["R7", "V6", "B5"]])


class AskPosition(Message):
    """A position and its rules."""

    rules: RulesText = "v1.2"
    position: PositionText


class Standings(Message):
    """Who would be winning under each colour, Red first."""

    standings: tuple[Standing, ...]


class Legal(Message):
    """The legal steps of the player to move."""

    legal: tuple[StepText, ...] = Field(examples=[["+I7", ">V2", "~"]])


class AskStep(AskPosition):
    """A step in a position."""

    step: SentStep = Field(examples=[">G4"])


class StepAnswer(Message):
    """Why a step is refused; null if it is legal."""

    refusal: Refusal | None


class AskView(AskPosition):
    """A position, some turns, and the seat that looks on; seat 0 is a spectator."""

    turns: Annotated[tuple[TurnText, ...], Field(max_length=200)] = ()
    seat: Seat = 0


class ViewAnswer(Message):
    """What the seat may know, as a position."""

    view: str = Field(examples=[_POSITION])


@router.post("/best")
async def best(ask: AskBest) -> Best:
    """Return the best set among some cards under a colour."""
    palette = read_list(ask.palette, loose=True)
    return Best(best=names(best_set(Colour.parse(ask.rule), palette)))


def _position(ask: AskPosition) -> Position:
    return read_position(Rules.parse(ask.rules), ask.position)


@router.post("/standings")
async def who_is_winning(ask: AskPosition, request: Request) -> Standings:
    """Return who would be winning under each colour."""
    position = await work_out(request, _position, ask)
    return Standings(standings=standings(position.palettes, position.out))


@router.post("/legal")
async def legal(ask: AskPosition, request: Request) -> Legal:
    """Return the legal steps of the player to move."""
    return await work_out(request, _legal, ask)


def _legal(ask: AskPosition) -> Legal:
    return Legal(legal=tuple(map(str, _position(ask).legal_steps)))


@router.post("/refusal")
async def why(ask: AskStep, request: Request) -> StepAnswer:
    """Return why a step is refused; null if it is legal."""
    error = await work_out(request, _refusal, ask)
    return StepAnswer(refusal=refusal(error, language_of(request)) if error else None)


def _refusal(ask: AskStep) -> Red7Error | None:
    return _position(ask).refusal(Step.parse(ask.step))


@router.post("/view")
async def view(ask: AskView, request: Request) -> ViewAnswer:
    """Return what a seat may know about a position after some turns."""
    return await work_out(request, _view, ask)


def _view(ask: AskView) -> ViewAnswer:
    position = _position(ask)
    for number, turn in enumerate(ask.turns, 1):
        try:
            position = position.play_turn(read_steps(turn))
        except Red7Error as error:
            raise Red7Error("turn-refused", error, number=number) from None
    return ViewAnswer(view=str(view_of(position, ask.seat)))
