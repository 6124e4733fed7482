"""Refusals as answers of HTTP."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from red7.core import Red7Error
from red7.table.errors import TableError
from red7.table.refusals import refusal
from red7.words import LANGUAGES

_LONGEST_HEADER: Final = 200  # letters of Accept-Language that are read


def language_of(request: Request) -> str:
    """Give the language that the reader likes best among ours, English where there is none."""
    header = request.headers.get("accept-language", "")[:_LONGEST_HEADER]
    wanted = [
        tag.replace("_", "-").partition("-")[0].lower()
        for tag, weight in parse_accept_header(header, LanguageAccept)
        if weight  # 0 is for a language that the reader does not want
    ]
    return next((language for language in wanted if language in LANGUAGES), "en")


# Which answers of HTTP stand for which refusals; all others are 409, a conflict with the state.
_STATUS: Final = {
    "unknown": 404,
    "record-unknown": 404,
    "record-running": 403,
    "no-spectators": 403,
    "page-unknown": 404,
    "method-wrong": 405,
    "message-wrong": 422,
    "name-wrong": 422,
    "sign-in": 401,
    "origin-wrong": 403,
    "host-wrong": 421,
    "too-slow": 408,
    "too-many": 429,
    "too-large": 413,
    "store-full": 503,
    "trouble": 500,
}
_LATER: Final = (429, 503)  # after which one may try again


def answer(request: Request, error: TableError | Red7Error) -> JSONResponse:
    """Answer a request by the reason why it is refused, its facts and a sentence."""
    status = 422 if isinstance(error, Red7Error) else _STATUS.get(error.reason, 409)
    body = refusal(error, language_of(request)).model_dump()
    return JSONResponse(body, status, {"Retry-After": "1"} if status in _LATER else {})
