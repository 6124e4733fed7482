"""Documents: records of finished games, available choices, messages, the page."""

from __future__ import annotations

import gzip
import json
from fnmatch import fnmatch
from functools import cache, lru_cache, partial
from pathlib import Path as FilePath
from typing import Annotated, Final, Literal, get_args

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import Field

from red7.bots import bot_names
from red7.core import EDITIONS, RULEBOOKS, write_json, write_record
from red7.core.rules import NAMED
from red7.protocol.messages import Language, Message, Phrase, json_schema
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import parts_of, refusals
from red7.server.tables.ended.records import finished_record
from red7.words import source, words

router = APIRouter()

WEB: Final = FilePath(__file__).parents[3] / "web"  # built from web/; see hatch_build.py
_TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_RECORD: Final = r"^[A-Za-z0-9]{1,32}-[1-9][0-9]{0,5}$"


class BookChoice(Message):
    """A printed rulebook, its language, and its rules."""

    name: str
    language: Language
    rules: str


class Choices(Message):
    """What can be chosen for a table."""

    bots: tuple[str, ...] = Field(description="From the weakest to the strongest.")
    editions: tuple[str, ...]
    named: dict[str, str] = Field(description="Names for common combinations of rules.")
    rulebooks: tuple[BookChoice, ...]
    languages: tuple[Language, ...]
    phrases: tuple[Phrase, ...]


@router.get("/api/choices", tags=["documents"], responses=refusals())
async def choices() -> Choices:
    """Return what can be chosen for a table: bots, rules, rulebooks, languages, phrases."""
    return _choices()


@cache  # looking for bots takes long
def _choices() -> Choices:
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
            "description": "The record, in the requested format.",
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
    """Return the record of a finished game, which ``red7 verify`` can check."""
    table, _, game = record.partition("-")
    found = await finished_record(parts_of(request).service, table, int(game))
    if form == "json":
        return Response(write_json(found), media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{record}.red7"'}
    return PlainTextResponse(write_record(found), headers=headers)


@router.get(
    "/api/protocol.json",
    tags=["documents"],
    responses={
        **refusals(),
        200: {"content": {"application/json": {"schema": {"type": "object"}}}},
    },
    response_class=Response,  # without a type of its own, because refusals are JSON
)
async def protocol(request: Request) -> Response:
    """Return the JSON Schema of the messages on the WebSocket."""
    text = await parts_of(request).written.get("protocol", _protocol)
    return Response(text, media_type="application/json")


@cache
def _protocol() -> bytes:
    return json_schema().encode()


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Return what can be asked over HTTP."""
    text = await parts_of(request).written.get("openapi", partial(_openapi, request.app))
    return Response(text, media_type="application/json")


def _openapi(app: FastAPI) -> bytes:
    return json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()


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
    response_class=Response,  # without a type of its own, because refusals are JSON
)
async def messages(language: Language) -> PlainTextResponse:
    """Return the messages of a language in the Fluent format, as the server itself uses them."""
    return PlainTextResponse(source(language), headers={"Cache-Control": "max-age=300"})


@router.get("/", include_in_schema=False)
@router.get("/explore", include_in_schema=False)
@router.get("/statistics", include_in_schema=False)
@router.get("/account", include_in_schema=False)
@router.get("/history", include_in_schema=False)
@router.get("/leaders", include_in_schema=False)
@router.get("/player/{name:path}", include_in_schema=False)
@router.get("/bot/{name}", include_in_schema=False)
@router.get("/find", include_in_schema=False)
@router.get("/people", include_in_schema=False)
@router.get("/learn", include_in_schema=False)
@router.get("/learn/{lesson}", include_in_schema=False)
@router.get("/puzzles", include_in_schema=False)
async def page(request: Request) -> Response:
    """Return the page."""
    if "index.html" not in built():
        return PlainTextResponse(words(language_of(request))("table-not-built"), 503)
    return built_page(request)


def built_page(request: Request, status: int = 200) -> Response:
    """Return the page that was built; with 404, it says that there is nothing at an address."""
    return Response(index(), status, page_headers(request), "text/html")


@cache
def index() -> str:
    """Return the page, which is the same at all addresses but for its title and its picture."""
    return (WEB / "index.html").read_text(encoding="utf-8")


def page_headers(request: Request, *parts: str) -> dict[str, str]:
    """Return the headers of the page, which may need further parts beside those of a table."""
    return {
        "Cache-Control": "no-cache",  # its name stays the same when its content changes
        "Vary": "Accept, Accept-Language",
        "Link": _soon(language_of(request), parts),
    }


@cache  # there are few languages and parts
def _soon(language: str, parts: tuple[str, ...]) -> str:
    """List what the page needs next, so that it is fetched while the page is being read.

    What comes first gets the connection that is already open, and the rest shares the line in this
    order, so whatever the first page cannot be shown without stands before the type and the files
    of a table. Those, and the reader's messages, would otherwise be requested only when the script
    that needs them runs.
    """
    wanted = (
        "index-*.js",
        "index-*.css",
        f"{language}-*",
        "latin-*.woff2",
        *(f"{part}-*.{kind}" for part in (*parts, "TablePage") for kind in ("js", "css")),
    )
    kinds = {
        "js": "modulepreload",
        "css": "preload; as=style; crossorigin",
        "woff2": "preload; as=font; type=font/woff2; crossorigin",
    }
    return ", ".join(
        f"</web/{name}>; rel={kinds[name.rpartition('.')[2]]}"
        for pattern in wanted
        for name in built()
        if fnmatch(name, f"assets/{pattern}")
    )


@cache
def built() -> dict[str, str]:
    """Return the files of the page and their types; empty before it has been built.

    Only these files are served, so a path in a request can never lead anywhere else.
    """
    if not WEB.is_dir():
        return {}
    names = (file.relative_to(WEB).as_posix() for file in WEB.rglob("*") if file.is_file())
    kinds = ((name, _TYPES.get(name.rpartition(".")[2])) for name in names)
    return {name: kind for name, kind in kinds if kind}  # without the compressed copies


@router.get("/notices.js", include_in_schema=False)
async def notices(request: Request) -> Response:
    """Return what shows notices, at an address from which it may do so for every page."""
    return await page_file("notices.js", request)


@router.get("/web/{name:path}", include_in_schema=False)
async def page_file(name: str, request: Request) -> Response:
    """Return a file of the page, compressed if the browser supports it."""
    kind = built().get(name)
    if kind is None:
        raise ServerError("page-unknown")
    # Names contain a hash of the content, so a cached file never becomes outdated.
    lasting = "max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    readable = request.headers.get("accept-encoding", "")
    for coding in ("br", "gzip"):
        packed = _packed(name, coding) if coding in readable else None
        if packed is not None:
            headers["Content-Encoding"] = coding
            return Response(packed, media_type=kind, headers=headers)
    return FileResponse(WEB / name, media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def _packed(name: str, coding: str) -> bytes | None:
    if name.endswith((".woff2", ".png")):
        return None  # is compressed as it is
    if coding == "gzip":
        return gzip.compress((WEB / name).read_bytes(), mtime=0)
    packed = WEB / f"{name}.br"  # see web/compress.ts
    return packed.read_bytes() if packed.is_file() else None
