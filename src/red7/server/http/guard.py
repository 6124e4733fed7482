"""What every request has to pass (size, origin, rate), and the headers of every response."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.server.accounts.identity import COOKIE
from red7.server.asker import ask_for, asking
from red7.server.errors import ServerError
from red7.server.http.answers import answer
from red7.server.http.origins import Hosts, address_of, from_here, same_origin
from red7.server.parts import Parts
from red7.server.traces import Span
from red7.table.errors import TableError

LARGEST_BODY: Final = 65_536  # bytes; the largest question is a position with many turns
BODY_SECONDS: Final = 20.0  # a client may take this long to send its body
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_METHODS: Final = (*_SAFE, "DELETE", "PATCH", "POST", "PUT")
_OWN: Final = ("/api/me", "/api/me/export")  # also for those who are kept out
_FOR_OPERATORS: Final = ("/healthz", "/readyz", "/metrics")

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
_REFUSED: Final = 400  # and above


class Guard:
    """Checks requests before they reach the application."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self._app = app
        self._parts = parts
        self._hosts = Hosts(parts.settings)
        self._headers = dict(_HEADERS)
        if parts.settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "websocket" and not await self._lets_connect(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": 1008})  # becomes a 403
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        with self._parts.traces.span("request") as span:
            method = scope["method"]
            span.note("method", method if method in _METHODS else "other")
            await self._answer(scope, receive, send, span)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, span: Span) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                span.note("status", message["status"])
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/") or message["status"] >= _REFUSED:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            body = await self._let_in(request, receive)
        except TableError as error:
            await answer(request, error)(scope, receive, send_with_headers)
            return
        sent = False

        async def receive_body() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        # The web server leaves out the body of the answer to a HEAD.
        asked = {**scope, "method": "GET"} if request.method == "HEAD" else scope
        try:
            await self._app(asked, receive_body, send_with_headers)
        finally:
            # As it is written in the program: the path itself may hold the id of a table.
            span.note("route", getattr(asked.get("route"), "path", ""))

    async def _let_in(self, request: Request, receive: Receive) -> bytes:
        """Return the body of a request when its turn has come; refuse what must not pass."""
        try:
            self._check(request)
            body = await _read(receive) if request.method not in _SAFE else b""
        except ServerError as error:
            if error.reason == "too-many":
                await self._parts.limits.refusals.wait(asking().address)
            raise
        finally:
            # Refusals take turns as well: thousands of them would keep the others waiting.
            if not self._from_operator(request):
                await self._parts.gate.admit(*asking())
        return body

    def _check(self, request: Request) -> None:
        if not self._known(request):
            raise ServerError("host-wrong")
        if not self._from_operator(request):
            if not self._may_ask(request):
                raise ServerError("too-many")
            if request.scope["path"] in _FOR_OPERATORS:
                raise ServerError("page-unknown")
            self._check_ban(request)
        if request.headers.get("upgrade", "").lower() == "websocket":
            raise ServerError("handshake-wrong")  # or it would be a WebSocket by now
        length = request.headers.get("content-length", "0")
        if "transfer-encoding" in request.headers and "content-length" in request.headers:
            raise ServerError("length-twice")  # a proxy may have believed the other one
        # Python reads no number of thousands of digits; the first few say enough.
        if not length.isdecimal() or int(length[:9]) > LARGEST_BODY:
            raise ServerError("too-large", most=LARGEST_BODY)
        if request.method in _SAFE:
            return
        if not same_origin(request.headers, self._parts.settings.url):
            raise ServerError("origin-wrong")

    def _check_ban(self, request: Request) -> None:
        """Refuse whoever is kept out everything but the page, and what is stored about them."""
        path = request.scope["path"]
        own = path in _OWN and (request.method, path) != ("PUT", "/api/me")
        refusal = self._parts.people.bans.refusal(asking().who)
        if refusal and path.startswith("/api/") and not own:
            raise refusal

    def _from_operator(self, request: Request) -> bool:
        """Return whether an operator asks how the server is, who may always do so."""
        if request.scope["path"] not in _FOR_OPERATORS:
            return False
        token = self._parts.settings.metrics_token
        given = request.headers.get("authorization", "")
        return from_here(request) or (bool(token) and _compare(given, f"Bearer {token}"))

    def _may_ask(self, connection: HTTPConnection) -> bool:
        """Count a request for its address and its player; note who they are."""
        limit = self._parts.limits.requests
        address = address_of(connection, self._parts.settings.proxies)
        ask_for(address)
        if not limit.allows(address):
            return False  # before its cookie is looked at, which takes longer
        # Whether it is still valid is found out later, by those who need to know.
        given = connection.headers.get("authorization")
        who = self._parts.identities.shown(connection.cookies.get(COOKIE), given).who
        if who and not limit.allows(who):
            return False
        if who:
            self._parts.addresses.note(who, address)
            if not self._parts.people.bans.refusal(who):
                self._parts.people.online.note(who)
            ask_for(address, who)
        return True

    async def _lets_connect(self, connection: HTTPConnection) -> bool:
        """Count somebody who wants to connect, and wait for their turn; say whether they may."""
        limits = self._parts.limits
        allowed = (
            self._known(connection)
            and self._may_ask(connection)
            and not limits.pauses.holds(asking().who)
        )
        if not allowed:
            await limits.refusals.wait(asking().address)
        await self._parts.gate.admit(*asking())
        return allowed

    def _known(self, connection: HTTPConnection) -> bool:
        return self._hosts.allow(connection.headers.get("host", ""))


def _compare(given: str, wanted: str) -> bool:
    """Compare secrets, without telling by the time it takes where they differ."""
    return hmac.compare_digest(given.encode(), wanted.encode())


async def _read(receive: Receive) -> bytes:
    """Read a body; refuse one that is too large or takes too long."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read_all(receive)
    except TimeoutError:
        raise ServerError("too-slow") from None


async def _read_all(receive: Receive) -> bytes:
    chunks: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(chunks)
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        if size > LARGEST_BODY:
            raise ServerError("too-large", most=LARGEST_BODY)
        if not message.get("more_body", False):
            return b"".join(chunks)
