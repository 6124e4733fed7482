"""The application: its routes, and its responses to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

import red7
from red7.core import Red7Error
from red7.server.errors import ServerError, message_wrong, origin_of
from red7.server.http.answers import answer, wants_page
from red7.server.http.guard import Guard
from red7.server.http.routes import live, operation
from red7.server.http.routes.accounts import account, me, signing
from red7.server.http.routes.games import bot_profiles, games, history, reviews, statistics
from red7.server.http.routes.pages import documents
from red7.server.http.routes.people import meeting, people
from red7.server.http.routes.puzzles import puzzle_pages, puzzles, rushes
from red7.server.http.routes.study import lessons, questions, rulebook, study
from red7.server.http.routes.tables import hints, play, running, tables, watching
from red7.server.parts import Parts
from red7.server.store import StoreError, StoreLostError
from red7.server.store.people.accounts import AccountRefusedError
from red7.table.errors import TableError

_ROUTERS: Final = tuple(
    routes.router
    for routes in (
        me,
        signing,
        account,
        meeting,
        people,
        running,
        tables,
        watching,
        hints,
        history,
        bot_profiles,
        play,
        documents,
        reviews,  # before the pictures of games, one of which would have the same address
        games,
        questions,
        rulebook,
        rushes,  # before a puzzle, whose address begins alike
        puzzle_pages,  # and so does that of a picture
        puzzles,
        study,
        lessons,
        statistics,
        operation,
        live,
    )
)
# FastAPI would trace paths, which hold the ids of tables, and log what errors say. Earlier versions
# do nothing of the kind, and ignore this.
_KINDS: Final = ("tracing", "metrics", "logs", "operation_spans", "auto_configure")
_NO_TELEMETRY: Final[dict[str, Any]] = {"telemetry": dict.fromkeys(_KINDS, False)}
_log = structlog.get_logger("red7.app")

ABOUT: Final = """\
Tables of the card game Red7. Live events at a table go over the WebSocket at `/api/live`, whose
messages are described in `/api/protocol.json` and docs/protocol.md. Everything else is here.

To become a player, choose a name with `PUT /api/me`; the cookie in the response identifies you.
Programs of somebody who has an account send `Authorization: Bearer TOKEN` instead.
Cards, steps and positions are written in the notation of docs/notation.md. A refusal consists of a
reason, its facts, and a sentence in the language of `Accept-Language`.
"""


def make_app(parts: Parts) -> FastAPI:
    """Build the application."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        try:
            yield
        finally:
            await parts.stop()

    app = FastAPI(
        title="Red7",
        version=red7.__version__,
        description=ABOUT,
        license_info={"name": "MIT"},
        lifespan=lifespan,
        docs_url=None,  # it would load scripts from another site
        redoc_url=None,
        openapi_url=None,  # it would be written anew for every request; see documents
        **_NO_TELEMETRY,
    )
    app.state.parts = parts
    app.add_middleware(Guard, parts=parts)
    # As they are: a router that is included is built once more by each application.
    for router in _ROUTERS:
        app.router.routes.extend(router.routes)
    app.add_exception_handler(TableError, _refused)
    app.add_exception_handler(Red7Error, _refused)
    app.add_exception_handler(StoreError, _refused)
    app.add_exception_handler(AccountRefusedError, _refused)
    app.add_exception_handler(RequestValidationError, _refused)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(Exception, _refused)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    """Respond to an error with its reason, its facts and a sentence."""
    told = _meaning(error)
    if told.reason == "trouble":
        parts: Parts = request.app.state.parts
        parts.metrics.failures.labels("http").inc()
        _log.error("not served", error=origin_of(error))
    if told.reason == "page-unknown" and wants_page(request) and "index.html" in documents.built():
        return documents.built_page(request, 404)
    response = answer(request, told)
    if told.reason == "page-unknown":
        response.headers.add_vary_header("Accept")
    if told.reason == "method-wrong":
        response.headers["Allow"] = _methods(request)
    return response


def _methods(request: Request) -> str:
    """Return the methods that a path supports, over all its routes."""
    methods = {
        method
        for router in _ROUTERS
        for route in router.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def _meaning(error: Exception) -> TableError | Red7Error:
    if isinstance(error, TableError | Red7Error):
        return error
    if isinstance(error, AccountRefusedError):
        return ServerError(error.reason, **error.facts)
    if isinstance(error, StoreError):
        return ServerError("store-lost" if isinstance(error, StoreLostError) else "store-full")
    if isinstance(error, RequestValidationError):
        return message_wrong(error.errors()[0])
    if isinstance(error, HTTPException) and error.status_code in (404, 405):
        return ServerError("page-unknown" if error.status_code == 404 else "method-wrong")  # noqa: PLR2004
    if isinstance(error, HTTPException):
        return ServerError("message-wrong", why=str(error.status_code))
    return ServerError("trouble")
