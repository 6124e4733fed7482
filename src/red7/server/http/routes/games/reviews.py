"""Finished games in hindsight: the review of one, and a picture of it to pass on.

A game that is still running is answered like one that does not exist.
"""

from __future__ import annotations

import gzip
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from red7.core import write_record
from red7.protocol.messages import Language
from red7.protocol.reviews import Review, Reviewed, ReviewProgress
from red7.protocol.study import Interrupted
from red7.server.allowances import REVIEW
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.lines import NDJSON, Lines
from red7.server.http.routes.asking import (
    Limited,
    Student,
    address_of,
    parts_of,
    refusals,
)
from red7.server.http.routes.games.games import (
    FOR_EVER,
    PICTURE,
    UNCHANGED,
    Game,
    find,
    has,
    names_of,
)
from red7.server.parts import Parts
from red7.server.study.reviews import WORK, picture_version
from red7.server.tables.ended.records import finished_record
from red7.server.tables.ended.replays import Told
from red7.table.drawing.look import HEIGHT, WIDTH
from red7.table.drawing.review import picture
from red7.table.reviewed import with_sentences
from red7.words import words

router = APIRouter(dependencies=[Limited])

_QUESTIONS: Final = REVIEW - 1  # that a review counts for, besides the one that it is
_TYPES: Final = {"png": "image/png", "svg": "image/svg+xml"}


@router.get(
    "/api/games/{game}/review",
    tags=["study"],
    status_code=200,
    response_class=Lines,
    responses={
        **refusals(401, 403, 404),
        200: {
            "model": ReviewProgress | Reviewed | Interrupted,
            "description": "How far the work has come, line by line, and at last the review.",
        },
    },
)
async def review(game: Game, who: Student, request: Request) -> Response:
    """Return a finished game in hindsight: every turn judged, and luck told apart from skill.

    A review is made once, which may take half a minute; after that, it comes at once. Its sentences
    speak to you about your own turns, and of the others by name.
    """
    parts, seen = parts_of(request), await find(request, game)
    reader = await parts.store.history.seat_of(who, *names_of(game))
    in_words = partial(_told, seen, language=language_of(request), reader=reader)
    kept = await parts.reviews.find(*names_of(game))
    if kept is not None:
        return _at_once(request, in_words(kept))
    work = min(WORK, parts.settings.study_work)
    if not work:
        raise ServerError("study-off")
    if not parts.limits.study.allows(who):
        raise ServerError("study-too-many")
    parts.limits.study.charge(who, _QUESTIONS)
    return Lines(request, _made(parts, game, work, in_words))


async def _made(
    parts: Parts, game: str, work: int, in_words: Callable[[Review], Reviewed]
) -> AsyncGenerator[dict[str, Any], None]:
    table, number = names_of(game)

    async def record() -> str:
        found = await finished_record(parts.service, table, number)
        seats = tuple(str(seat) for seat, _ in enumerate(found.players, 1))
        return write_record(replace(found, players=seats))  # names are added afterwards

    async with aclosing(parts.reviews.make(table, number, record, work)) as lines:
        async for line in lines:
            if isinstance(line, Review):
                yield in_words(line).model_dump(mode="json")
            else:
                yield line


@router.get(
    "/api/games/{game}/review.{form}",
    tags=["study"],
    response_class=Response,
    responses={
        **refusals(404),
        **UNCHANGED,
        200: {
            "description": f"A picture of {WIDTH} × {HEIGHT} pixels.",
            "content": {
                "image/png": {"schema": {"type": "string", "format": "binary"}},
                "image/svg+xml": {"schema": {"type": "string"}},
            },
        },
    },
)
async def review_picture(
    game: Game,
    form: Annotated[Literal["png", "svg"], Path()],
    request: Request,
    language: Annotated[Language, Query()] = "en",
    version: Annotated[
        str, Query(max_length=64, description="As in the page; such a picture never changes.")
    ] = "",
) -> Response:
    """Return the review of a finished game as a picture, if one has been made."""
    seen, parts = await find(request, game), parts_of(request)
    kept = await parts.reviews.find(*names_of(game))
    if kept is None:
        raise ServerError("review-unknown")
    own = picture_version(seen.digest)
    tag = f"review-{game}-{own}-{language}"
    lasting = FOR_EVER if version == own else "no-cache"
    headers = {"Cache-Control": lasting, "ETag": f'"{tag}-{form}"'}
    if has(request, f"{tag}-{form}"):
        return Response(status_code=304, headers=headers)

    def svg() -> str:
        return picture(_told(seen, kept, language).review, words(language))

    if form == "svg":
        return Response(svg(), media_type=_TYPES[form], headers=headers)
    drawn = parts.pictures.drawn(tag)
    if drawn is None:
        parts.limits.questions.charge(address_of(request), PICTURE)
        drawn = await parts.pictures.draw(tag, svg)
    return Response(drawn, media_type=_TYPES[form], headers=headers)


def _told(seen: Told, found: Review, language: str, reader: int = 0) -> Reviewed:
    say = words(language)
    return Reviewed(review=with_sentences(found, seen.players(say), say, reader))


def _at_once(request: Request, found: Reviewed) -> Response:
    """Return a review that needs no work as the only line."""
    text = (found.model_dump_json() + "\n").encode()
    headers = {"Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        text = gzip.compress(text, 6, mtime=0)
    return Response(text, media_type=NDJSON, headers=headers)
