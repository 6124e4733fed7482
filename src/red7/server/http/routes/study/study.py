"""Study: every turn of a position judged, why a turn is good, and lines to try."""

from __future__ import annotations

from contextlib import aclosing
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from red7.core import Position, Rules, View, read_position
from red7.core.steps import read_steps
from red7.protocol.study import (
    Analysis,
    AskAnalysis,
    AskExplore,
    AskWhy,
    Explored,
    Interrupted,
    Preparation,
    Why,
)
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.lines import Lines
from red7.server.http.routes.asking import (
    Limited,
    Student,
    allow_study,
    parts_of,
    refusals,
    work_out,
)
from red7.server.parts import Parts
from red7.server.study.analysts import Question
from red7.server.study.own import is_own_view
from red7.server.tables.seated import own_views
from red7.table.exploring import explore as explored
from red7.table.table import Table
from red7.words import words

router = APIRouter(prefix="/api", tags=["study"], dependencies=[Limited])

_SECONDS: Final = 10.0  # for one analysis; others may be waiting
_SPARE: Final = 10.0  # to finish what was begun, on a busy machine


@router.post(
    "/analyse",
    status_code=200,
    response_class=Lines,
    responses={
        **refusals(401, 403),
        200: {
            "model": Analysis | Interrupted,
            "description": "Better and better answers, one on each line; the last is done.",
        },
    },
)
async def analyse(ask: AskAnalysis, who: Student, request: Request) -> Response:
    """Judge every turn of a position, from what the player to move knows.

    A line is sent whenever there is a better answer, up to five times a second. To stop, close the
    connection.
    """
    parts = parts_of(request)
    view = await _view(request, who, ask)
    question = Question(
        "analyse",
        {
            **_about(ask, view),
            "work": min(ask.work, parts.settings.study_work),
            "seconds": _SECONDS,
            "language": language_of(request),
        },
        seconds=_SECONDS + _SPARE,
    )
    return Lines(request, parts.study.ask(question))


@router.get("/study", responses=refusals())
async def study(request: Request) -> Preparation:
    """Say whether kernels have to be compiled first, on a machine where nobody has done so yet."""
    wait = words(language_of(request))("study-prepares") if parts_of(request).prepares else ""
    return Preparation(wait=wait)


@router.post("/why", responses=refusals(401, 403))
async def why(ask: AskWhy, who: Student, request: Request) -> Why:
    """Say why a turn is good or, compared with a better one, what is wrong with it."""
    parts = parts_of(request)
    view = await _view(request, who, ask)
    turns = [ask.turn, ask.better] if ask.better.strip() else [ask.turn]
    await work_out(request, partial(_follow, view), turns)
    question = Question(
        "why",
        {
            **_about(ask, view),
            "turn": ask.turn,
            "better": ask.better.strip(),
            "language": language_of(request),
        },
    )
    found = Why(why="")
    async with aclosing(parts.study.ask(question)) as lines:
        async for line in lines:
            found = Why.model_validate(line)
    return found


def _follow(view: View, turns: list[str]) -> None:
    """Refuse turns that cannot be made, as nowhere else so well."""
    for turn in turns:
        view.follow(read_steps(turn))


@router.post("/explore", responses=refusals(401))
async def explore(ask: AskExplore, who: Student, request: Request) -> Explored:
    """Make steps in a position, and return what it then looks like.

    A player whose hand is not known may play any card that has not been seen.
    """
    del who  # it is enough that somebody asks
    return await work_out(request, _explored, ask)


def _explored(ask: AskExplore) -> Explored:
    return explored(ask.rules, ask.position, ask.steps)


async def _view(request: Request, who: str, ask: AskAnalysis | AskWhy) -> View:
    """Return the view that a question is about, unless it must not be answered."""
    parts = parts_of(request)
    allow_study(parts, who)
    position, view = await work_out(request, _read, ask)
    await _refuse_own(parts, who, position)
    return view


def _read(ask: AskAnalysis | AskWhy) -> tuple[Position, View]:
    position = read_position(Rules.parse(ask.rules), ask.position)
    return position, View.parse(position.rules, ask.position, position.turn)


async def _refuse_own(parts: Parts, who: str, position: Position) -> None:
    """Refuse the position before somebody's eyes, unless it is between them and bots, with hints.

    Where others play, help is an entry of the log, so that they know of it. Nobody asks for it as
    their own bot, nor for their bot.
    """
    selves = (await parts.store.accounts.behind.selves([who]))[who]
    for one in sorted(selves):
        views = await own_views(parts.service, one, partial(_is_serious, one))
        if any(is_own_view(position, view) for view in views):
            raise ServerError("study-own-game")


def _is_serious(who: str, table: Table) -> bool:
    return not table.setup.hints or table.has_others(who)


def _about(ask: AskAnalysis | AskWhy, view: View) -> dict[str, Any]:
    return {"rules": str(view.rules), "position": ask.position, "seat": view.seat}
