"""What every request has to pass: size, origin, how often; and what every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.server.errors import TableError
from red7.server.identity import COOKIE
from red7.server.see import refusal
from red7.words import LANGUAGES

if TYPE_CHECKING:
    from red7.server.app import Parts

LARGEST_BODY: Final = 65_536  # bytes; the largest question is a position with many turns
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_UNLIMITED: Final = ("/healthz", "/readyz", "/metrics")

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def address_of(connection: HTTPConnection) -> str:
    """Give the address from which somebody is connected."""
    return connection.client.host if connection.client else ""


def language_of(request: Request) -> str:
    """Give the reader's language, by the first of theirs that we speak."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def same_origin(headers: Headers, url: str = "") -> bool:
    """Tell whether a request comes from our own pages, or from a program that is no browser.

    A browser names the origin of the page with every request that changes something and with every
    WebSocket; other sites cannot keep it from doing so.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    wanted = {headers.get("host", "").lower()}
    if url:
        wanted.add(urlsplit(url).netloc.lower())
    return urlsplit(origin).netloc.lower() in wanted - {""}


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self._app = app
        self._parts = parts
        self._headers = dict(_HEADERS)
        if parts.settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            self._check(request)
        except TableError as error:
            await self._answer(request, error)(scope, receive, send_with_headers)
            return
        body = await _read(receive) if request.method not in _SAFE else b""
        if body is None:
            large = TableError("too-large", most=LARGEST_BODY)
            await self._answer(request, large)(scope, receive, send_with_headers)
            return
        sent = False

        async def receive_body() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_body, send_with_headers)

    def _check(self, request: Request) -> None:
        path = request.url.path
        if path not in _UNLIMITED:
            who = self._parts.identities.who(request.cookies.get(COOKIE))
            limit = self._parts.requests
            if not limit.allows(address_of(request)) or (who and not limit.allows(who)):
                raise TableError("too-many")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            raise TableError("too-large", most=LARGEST_BODY)
        if request.method in _SAFE:
            return
        if not same_origin(request.headers, self._parts.settings.url):
            raise TableError("origin-wrong")

    @staticmethod
    def _answer(request: Request, error: TableError) -> JSONResponse:
        status = {"too-many": 429, "too-large": 413, "origin-wrong": 403}[error.reason]
        body = refusal(error, language_of(request)).model_dump()
        return JSONResponse(body, status, {"Retry-After": "1"} if status == 429 else {})  # noqa: PLR2004


async def _read(receive: Receive) -> bytes | None:
    """Read a body as far as it may go; None if it is too large."""
    chunks: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(chunks)
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        if size > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return b"".join(chunks)
