"""Documents: records of finished games, what can be chosen, words, the page."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, Literal, get_args

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import Field

from red7.bots import bot_names
from red7.core import COLOURS, EDITIONS, RULEBOOKS, write_json, write_record
from red7.core.rules import NAMED
from red7.protocol.messages import Language, Message, Phrase, json_schema
from red7.server.errors import TableError
from red7.server.records import finished_record
from red7.server.routes.asking import parts_of, refusals
from red7.words import words

router = APIRouter()

PAGE: Final = FilePath(__file__).parents[1] / "page"
_RECORD: Final = r"^[A-Za-z0-9]{1,32}-[1-9][0-9]{0,5}$"


class BookChoice(Message):
    """A printed rulebook, its language, and the rules that play it as printed."""

    name: str
    language: Language
    rules: str


class Choices(Message):
    """What can be chosen for a table."""

    bots: tuple[str, ...] = Field(description="From the gentlest to the strongest.")
    editions: tuple[str, ...]
    named: dict[str, str] = Field(description="Names for the usual mixes of rules.")
    rulebooks: tuple[BookChoice, ...]
    languages: tuple[Language, ...]
    phrases: tuple[Phrase, ...]


@router.get("/api/choices", tags=["documents"], responses=refusals())
async def choices() -> Choices:
    """Tell what can be chosen for a table: bots, rules, rulebooks, languages, phrases."""
    return Choices(
        bots=bot_names(),
        editions=tuple(EDITIONS),
        named=NAMED,
        rulebooks=tuple(
            BookChoice.model_validate(
                {"name": book.name, "language": book.language, "rules": book.rules}
            )
            for book in RULEBOOKS
        ),
        languages=get_args(Language),
        phrases=get_args(Phrase),
    )


@router.get(
    "/api/records/{record}",
    tags=["documents"],
    responses={
        **refusals(403, 404),
        200: {
            "description": "The record, in the form that was asked for.",
            "content": {
                "application/json": {"schema": {"type": "object"}},
                "text/plain": {"schema": {"type": "string"}},
            },
        },
    },
    response_class=Response,
)
async def record(
    record: Annotated[str, Path(pattern=_RECORD, examples=["Qm2xYb7KpLr4Tz-1"])],
    request: Request,
    form: Annotated[Literal["json", "text"], Query(description="JSON, or a .red7 file.")] = "json",
) -> Response:
    """Give the record of a finished game: ``red7 verify`` checks it."""
    table, _, game = record.partition("-")
    found = await finished_record(parts_of(request).service, table, int(game))
    if form == "json":
        return Response(write_json(found), media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{record}.red7"'}
    return PlainTextResponse(write_record(found), headers=headers)


@router.get("/api/protocol.json", tags=["documents"], responses=refusals())
async def protocol() -> dict[str, Any]:
    """Give the JSON Schema of the messages on the WebSocket."""
    schema: dict[str, Any] = json.loads(json_schema())
    return schema


@router.get(
    "/words/{language}.ftl",
    tags=["documents"],
    responses={
        **refusals(),
        200: {
            "content": {"text/plain": {"schema": {"type": "string"}}},
            "description": "Messages.",
        },
    },
    response_class=Response,  # of no type of its own: refusals are JSON
)
async def messages(language: Language) -> PlainTextResponse:
    """Give the messages of a language in the Fluent format, as the server itself uses them."""
    text = files("red7.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return PlainTextResponse(text, headers={"Cache-Control": "max-age=300"})


@router.get("/", include_in_schema=False)
async def page() -> FileResponse:
    """Give the page."""
    return FileResponse(PAGE / "index.html")


_FILES: Final = {
    "table.js": "text/javascript",
    "table.css": "text/css",
    "icon.svg": "image/svg+xml",
}


# What the page says; in texts with a variable its name stands in braces.
_SAID: Final = {
    "page-to-palette": "card",
    "page-to-canvas": "card",
    "page-to-deck": "card",
    "page-wait": "name",
    "page-won": "name",
    "show-deck": "count",
}
_PLAIN: Final = (
    *("play", "opponent", "rules", "name", "your-turn", "draw", "end", "drop", "drop-sure"),
    *("undo", "confirm", "next", "rematch", "new", "you-won", "lost", "losing", "after-draw"),
)
_SHARED: Final = ("show-out", "show-hand", "show-under", "play-default-name")


@router.get("/page/words/{language}.json", include_in_schema=False)
async def page_words(language: Language) -> dict[str, str]:
    """Give what the page says in a language."""
    say = words(language)
    told = {name: say(name) for name in (*(f"page-{name}" for name in _PLAIN), *_SHARED)}
    told |= {name: say(name, **{value: f"{{{value}}}"}) for name, value in _SAID.items()}
    for colour in COLOURS:
        told[f"colour-{colour.letter}"] = say.colour(colour)
        told[f"rule-{colour.letter}"] = say.rule(colour)
    return told


@router.get("/page/{name}", include_in_schema=False)
async def page_file(name: str) -> FileResponse:
    """Give a file of the page."""
    if name not in _FILES:
        raise TableError("page-unknown")
    return FileResponse(PAGE / name, media_type=_FILES[name])
