"""The rulebook, with its examples worked out, and the page that shows it."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from fastapi import APIRouter, Request, Response

from red7.core import Cards, Colour, Position
from red7.protocol import rulebook as m
from red7.protocol.messages import ColourLetter, Language
from red7.rulebook import (
    SECTIONS,
    Comparison,
    Example,
    RuleVerdict,
    Section,
    Trial,
    find_section,
    verdict,
)
from red7.server.errors import ServerError
from red7.server.http.routes.asking import refusals
from red7.server.http.routes.pages.documents import page
from red7.table.narration import describe_turn
from red7.table.refusals import refusal
from red7.table.rounds import names
from red7.words import words

router = APIRouter()
_LASTING: Final = "max-age=300"  # until the server is updated, it is always the same


@router.get("/api/rulebook/{language}", tags=["documents"], responses=refusals())
async def rulebook(language: Language, response: Response) -> m.Rulebook:
    """Return the rulebook: its sections, and its examples with what the rules make of them."""
    response.headers["Cache-Control"] = _LASTING
    return _rulebook(language)


@router.get("/rules", include_in_schema=False)
@router.get("/rules/{section}", include_in_schema=False)
async def rules_page(request: Request, section: str = "") -> Response:
    """Return the page; it has an address for each section."""
    if section and find_section(section) is None:
        raise ServerError("page-unknown")
    return await page(request)


@cache
def _rulebook(language: str) -> m.Rulebook:
    return m.Rulebook(sections=tuple(_section(section, language) for section in SECTIONS))


def _section(section: Section, language: str) -> m.RuleSection:
    return m.RuleSection(
        name=section.name,
        title=section.title,
        texts=tuple(
            m.RuleText(message=one.message, values=one.values, mark=one.mark, brief=one.brief)
            for one in section.texts
        ),
        examples=tuple(_example(example, language) for example in section.examples),
        printed=section.printed,
        option=section.option,
    )


def _example(example: Example, language: str) -> m.RuleExample:
    if isinstance(example, Comparison):
        shown, verdicts = example.table, tuple(map(_verdict, example.verdicts))
        marks = {"scored": example.scored, "dealt": example.dealt}
        trials: tuple[m.RuleTrial, ...] = ()
    else:
        shown, verdicts, marks = example.tried[0].before, (), {}
        trials = tuple(_trial(trial, language) for trial in example.tried)
    return m.RuleExample(
        rules=str(shown.rules),
        position=str(shown),
        table=_table(shown),
        verdicts=verdicts,
        trials=trials,
        **marks,
    )


def _trial(trial: Trial, language: str) -> m.RuleTrial:
    say, before, refused = words(language), trial.before, trial.refused
    seats = {seat: say("seat-number", seat=seat) for seat in range(1, before.players + 1)}
    return m.RuleTrial(
        rules=trial.rules,
        told=describe_turn(say, before, trial.steps, seats, before.turn),
        after=_table(trial.after),
        refusal=refusal(refused, language) if refused else None,
    )


def _table(table: Position) -> m.RuleTable:
    return m.RuleTable(
        canvas=_letter(table.canvas),
        turn=table.turn,
        deck=table.deck_size,
        seats=tuple(_seat(table, seat) for seat in range(1, table.players + 1)),
        verdict=_verdict(verdict(table, table.canvas)),
        winner=table.winner,
    )


def _seat(table: Position, seat: int) -> m.RuleSeat:
    return m.RuleSeat(
        palette=_names(table.palette(seat)),
        hand=_names(table.hand(seat)),
        hidden=table.hidden[seat - 1],
        best=_names(table.best(seat)),
        out=table.out[seat - 1],
    )


def _verdict(found: RuleVerdict) -> m.RuleVerdict:
    return m.RuleVerdict(
        colour=_letter(found.colour),
        best=tuple(map(_names, found.best)),
        seat=found.seat,
        why=found.why,
        rival=found.rival,
        points=found.cards(found.seat).points,
    )


def _names(cards: Cards) -> tuple[str, ...]:
    return names(cards.mask)


def _letter(colour: Colour) -> ColourLetter:
    return cast("ColourLetter", colour.letter)
