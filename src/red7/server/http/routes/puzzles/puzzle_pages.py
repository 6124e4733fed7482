"""The page of a puzzle with a preview for links, and its picture; neither tells the answer."""

from __future__ import annotations

import re
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from red7.protocol.messages import Language
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import Limited, address_of, parts_of, refusals
from red7.server.http.routes.games.games import PICTURE, UNCHANGED, has
from red7.server.http.routes.pages.documents import built
from red7.server.http.routes.pages.previews import previewed_page
from red7.server.http.routes.puzzles.puzzles import AnyPuzzle, find
from red7.study.puzzles import Puzzle
from red7.table.drawing import position as drawing
from red7.table.drawing.look import HEIGHT, WIDTH
from red7.table.exploring import pose
from red7.words import words

router = APIRouter(dependencies=[Limited])

_LOOK: Final = "1"  # of the picture, for those who keep it
_A_DAY: Final = "public, max-age=86400"


@router.get(
    "/api/puzzles/{puzzle}.png",
    tags=["puzzles"],
    response_class=Response,
    responses={
        **refusals(404),
        **UNCHANGED,
        200: {
            "description": f"A picture of {WIDTH} × {HEIGHT} pixels.",
            "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}},
        },
    },
)
async def picture(
    puzzle: AnyPuzzle, request: Request, language: Annotated[Language, Query()] = "en"
) -> Response:
    """Return a puzzle as a picture: what its solver sees, and not who is winning."""
    parts = parts_of(request)
    asked = find(await parts.puzzles(), puzzle)
    tag = f"puzzle-{puzzle}-{_LOOK}-{language}"
    headers = {"Cache-Control": _A_DAY, "ETag": f'"{tag}"'}
    if has(request, tag):
        return Response(status_code=304, headers=headers)
    drawn = parts.pictures.drawn(tag)
    if drawn is None:
        parts.limits.questions.charge(address_of(request), PICTURE)
        drawn = await parts.pictures.draw(tag, lambda: drawn_puzzle(asked, language))
    return Response(drawn, media_type="image/png", headers=headers)


def drawn_puzzle(puzzle: Puzzle, language: str) -> str:
    """Return a puzzle as SVG."""
    say, state = words(language), pose(puzzle.rules, puzzle.position)
    seats = tuple(
        seat.model_copy(update={"name": say("seat-number", seat=seat.seat)}) for seat in state.seats
    )
    return drawing.picture(state.model_copy(update={"seats": seats}), say)


@router.get("/puzzle/{puzzle}", include_in_schema=False)
async def page(puzzle: str, request: Request) -> Response:
    """Return the page of a puzzle, with a preview of it."""
    if not re.fullmatch(r"[A-Za-z0-9]{1,32}", puzzle) or "index.html" not in built():
        raise ServerError("page-unknown")
    book = await parts_of(request).puzzles()
    asked = book.find(puzzle)
    if asked is None:
        raise ServerError("page-unknown")
    say = words(language_of(request))
    return previewed_page(
        request,
        title=say(f"web-puzzle-task-{asked.kind}", count=asked.turns or 1),
        address=f"/puzzle/{puzzle}",
        image=f"/api/puzzles/{puzzle}.png",
        indexed=True,
    )
