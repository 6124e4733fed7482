"""Finished games: the page that replays one, what it shows, and the picture of a moment.

A game that is still running is answered like one that does not exist.
"""

from __future__ import annotations

import gzip
import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from red7.protocol.messages import Language
from red7.protocol.replays import OwnSeat, Replay
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import (
    Limited,
    address_of,
    parts_of,
    recognised,
    refusals,
)
from red7.server.http.routes.pages.documents import built
from red7.server.http.routes.pages.previews import previewed_page
from red7.server.study.reviews import picture_version
from red7.server.tables.ended.replays import Told
from red7.table.drawing import position as drawing
from red7.table.drawing.look import HEIGHT, WIDTH
from red7.words import words

router = APIRouter(dependencies=[Limited])

_GAME: Final = r"^[A-Za-z0-9]{1,32}-[1-9][0-9]{0,5}$"
_MOST_TURNS: Final = 99_999
PICTURE: Final = 10  # requests that drawing a picture counts for
FOR_EVER: Final = "public, max-age=31536000, immutable"

Game = Annotated[str, Path(pattern=_GAME, examples=["Qm2xYb7KpLr4Tz-1"])]
Turn = Annotated[
    int,
    Path(ge=0, le=_MOST_TURNS, description="0 for the first deal; each turn and each deal adds 1."),
]
UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "It is still what you have: see If-None-Match."}
}


@router.get(
    "/api/games/{game}/replay",
    tags=["documents"],
    response_model=Replay,
    responses={**refusals(404), **UNCHANGED},
)
async def replay(game: Game, request: Request) -> Response:
    """Return a finished game, moment by moment, with all hands open.

    The first moment holds the whole state of the table, and so does every later deal; the others
    hold what has changed since, as on the WebSocket.
    """
    told = await find(request, game)
    # Players may take other names, or be forgotten, so it is asked for again every time.
    headers = {
        "Cache-Control": "no-cache",
        "ETag": f'"{told.digest}"',
        "Vary": "Accept-Encoding",
    }
    if has(request, told.digest):
        return Response(status_code=304, headers=headers)
    text = told.packed
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        text = gzip.decompress(text)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/games/{game}/seat", tags=["documents"], responses=refusals(401, 403))
async def own_seat(game: Game, request: Request) -> OwnSeat:
    """Return the seat that you had in a finished game; of other games, nothing is told."""
    signed = await recognised(request)
    if signed is None:
        return OwnSeat(seat=0)
    signed.check("read")
    return OwnSeat(seat=await parts_of(request).store.history.seat_of(signed.who, *names_of(game)))


@router.get(
    "/api/games/{game}/{turn}.png",
    tags=["documents"],
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
    game: Game,
    turn: Turn,
    request: Request,
    language: Annotated[Language, Query()] = "en",
    version: Annotated[
        str, Query(max_length=64, description="As in the page; such a picture never changes.")
    ] = "",
) -> Response:
    """Return the table after a turn of a finished game as a picture, with all hands open."""
    told = await find(request, game)
    if turn >= len(told.stops):
        raise ServerError("record-unknown")
    tag = f"{told.digest}-{turn}-{language}"
    lasting = FOR_EVER if version == told.digest else "no-cache"
    headers = {"Cache-Control": lasting, "ETag": f'"{tag}"'}
    if has(request, tag):
        return Response(status_code=304, headers=headers)
    parts = parts_of(request)
    drawn = parts.pictures.drawn(tag)
    if drawn is None:
        parts.limits.questions.charge(address_of(request), PICTURE)
        drawn = await parts.pictures.draw(
            tag, lambda: drawing.picture(told.state(turn), words(language))
        )
    return Response(drawn, media_type="image/png", headers=headers)


@router.get("/game/{game}", include_in_schema=False)
@router.get("/game/{game}/{turn}", include_in_schema=False)
async def page(game: str, request: Request, turn: str = "") -> Response:
    """Return the page that replays a game, with a preview of the moment its address leads to."""
    readable = re.match(_GAME, game) and re.fullmatch(r"|\d{1,5}", turn)
    if not readable or "index.html" not in built():
        raise ServerError("page-unknown")
    try:
        told = await find(request, game)
    except ServerError as error:
        if error.reason == "record-unknown":
            raise ServerError("page-unknown") from None
        raise
    stop = told.stop(int(turn or 0))
    image, query = f"{stop}.png?version={told.digest}", ""
    if "review" in request.query_params:
        query = "?review"
        if await parts_of(request).reviews.find(*names_of(game)):
            image = f"review.png?version={picture_version(told.digest)}"
    return previewed_page(
        request,
        "ReplayPage",
        title=" – ".join(told.players(words(language_of(request)))),
        address=f"/game/{told.replay.game}/{stop}{query}",
        image=f"/api/games/{told.replay.game}/{image}",
        indexed=False,
    )


async def find(request: Request, game: str) -> Told:
    """Return a finished game by its name, or refuse."""
    return await parts_of(request).replays.find(*names_of(game))


def names_of(game: str) -> tuple[str, int]:
    """Return the table of a game, and its number there."""
    table, _, number = game.partition("-")
    return table, int(number)


def has(request: Request, tag: str) -> bool:
    """Return whether the client has this version already."""
    known = request.headers.get("if-none-match", "")
    return known == "*" or f'"{tag}"' in known
