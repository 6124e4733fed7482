"""Refusals as HTTP responses."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from werkzeug.datastructures import LanguageAccept, MIMEAccept
from werkzeug.http import parse_accept_header

from red7.core import Red7Error
from red7.table.errors import TableError
from red7.table.refusals import refusal
from red7.words import LANGUAGES

_LONGEST_HEADER: Final = 200  # characters of Accept and Accept-Language to read


def language_of(request: HTTPConnection) -> str:
    """Return the reader's preferred language among ours; English if there is none."""
    header = request.headers.get("accept-language", "")[:_LONGEST_HEADER]
    wanted = [
        tag.replace("_", "-").partition("-")[0].lower()
        for tag, weight in parse_accept_header(header, LanguageAccept)
        if weight  # 0 marks a language that the reader does not want
    ]
    return next((language for language in wanted if language in LANGUAGES), "en")


def wants_page(request: Request) -> bool:
    """Return whether a person is to read the response, in a browser that went to an address."""
    header = request.headers.get("accept", "")[:_LONGEST_HEADER]
    accepted = parse_accept_header(header, MIMEAccept)
    asked = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return asked and any(kind == "text/html" and weight for kind, weight in accepted)


# The status of each refusal; all others get 409, a conflict with the current state.
_STATUS: Final = {
    "unknown": 404,
    "record-unknown": 404,
    "player-unknown": 404,
    "puzzle-unknown": 404,
    "puzzle-in-rush": 403,
    "puzzle-unsolved": 403,
    "rush-none": 404,
    "rated-account": 403,
    "rated-bot": 403,
    "rated-quiet": 403,
    "rated-setup": 422,
    "rated-yourself": 403,
    "rated-often": 403,
    "offer-unknown": 404,
    "person-unknown": 404,
    "review-unknown": 404,
    "record-running": 403,
    "no-spectators": 403,
    "closed": 403,
    "hints-off": 403,
    "page-unknown": 404,
    "method-wrong": 405,
    "message-wrong": 422,
    "length-twice": 422,
    "handshake-wrong": 400,
    "name-blank": 422,
    "name-direction": 422,
    "name-hidden": 422,
    "name-large": 422,
    "name-long": 422,
    "name-marks": 422,
    "name-refused": 422,
    "banned": 403,
    "banned-until": 403,
    "kept-apart": 403,
    "reports-too-many": 429,
    "challenges-often": 429,
    "sign-in": 401,
    "sign-in-wrong": 401,
    "sign-in-too-many": 429,
    "account-needed": 403,
    "account-nothing": 404,
    "passkey-host": 403,
    "passkey-wrong": 422,
    "password-obvious": 422,
    "password-short": 422,
    "token-may-not": 403,
    "origin-wrong": 403,
    "host-wrong": 421,
    "too-slow": 408,
    "too-many": 429,
    "study-too-many": 429,
    "study-own-game": 403,
    "study-off": 403,
    "study-too-large": 422,
    "too-large": 413,
    "store-full": 503,
    "store-lost": 503,
    "stopping": 503,
    "trouble": 500,
}
_LATER: Final = (429, 503)  # for these, the request may be tried again
# After how many seconds, if not after one; by then it is allowed again, as the sentences say.
_WAIT: Final = {"sign-in-too-many": 60, "reports-too-many": 24 * 3600, "challenges-often": 6}
# After these, it is anybody's guess where the next request begins, and whether there will be one.
_LAST: Final = ("length-twice", "handshake-wrong")


def answer(request: Request, error: TableError | Red7Error) -> JSONResponse:
    """Respond to a request with the reason why it is refused, its facts and a sentence."""
    status = 422 if isinstance(error, Red7Error) else _STATUS.get(error.reason, 409)
    body = refusal(error, language_of(request)).model_dump()
    headers = {"Retry-After": str(_WAIT.get(error.reason, 1))} if status in _LATER else {}
    if error.reason in _LAST:
        headers["Connection"] = "close"
    return JSONResponse(body, status, headers)
