"""What every request has to pass: size, origin, how often; and what every answer carries."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.core import Red7Error
from red7.server.errors import TableError
from red7.server.identity import COOKIE
from red7.server.see import refusal
from red7.server.settings import Settings
from red7.words import LANGUAGES

if TYPE_CHECKING:
    from red7.server.app import Parts

LARGEST_BODY: Final = 65_536  # bytes; the largest question is a position with many turns
BODY_SECONDS: Final = 20.0  # that a client may take over its body
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


_OWN_BITS: Final = 64  # of an address of IPv6, which say to whom it was given
_FORWARDED: Final = 2_000  # letters that are read of what proxies tell


def address_of(connection: HTTPConnection) -> str:
    """Give the address from which somebody is connected.

    Proxies add the address that they see to ``X-Forwarded-For``, so only as many of the last ones
    are believed as there are proxies: whatever stands before them may be made up.
    """
    seen = connection.client.host if connection.client else ""
    parts: Parts = connection.app.state.parts
    proxies = parts.settings.proxies
    if not proxies:
        return _counted(seen)
    told = ",".join(connection.headers.getlist("x-forwarded-for"))[-_FORWARDED:].split(",")
    address = told[max(0, len(told) - proxies)].strip()
    return _counted(address or seen)


def _counted(address: str) -> str:
    """Give an address as limits count it: who has one of IPv6 has 2 to the 64 of them.

    >>> _counted("203.0.113.7"), _counted("::ffff:203.0.113.7"), _counted("2001:db8:1:2:a:b:c:d")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, _OWN_BITS), strict=False))


class Hosts:
    """The names by which a server may be asked for.

    A page of another site can make its own name lead here (DNS rebinding), and then counts as ours
    to a browser. It cannot do so with an address or with a name that is not its own.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        named = [*settings.hosts.split(","), settings.host, _bare(urlsplit(settings.url).netloc)]
        self._names = {"localhost", own, f"{own}.local"}
        self._names |= {name.strip().lower() for name in named} - {""}

    def allow(self, host: str) -> bool:
        """Tell whether the Host of a request is a name of ours, or an address.

        >>> hosts = Hosts(Settings(hosts="red7.example"))
        >>> [hosts.allow(host) for host in ("127.0.0.1:7777", "Red7.example:80", "evil.example")]
        [True, True, False]
        """
        name = _bare(host.lower())
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _bare(host: str) -> str:
    """Give a host without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def language_of(request: Request) -> str:
    """Give the reader's language, by the first of theirs that we speak."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


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
        self._hosts = Hosts(parts.settings)
        self._headers = dict(_HEADERS)
        if parts.settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        if scope["type"] == "websocket" and not self._known(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": 1008})  # answered by 403
            return
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
            body = await _read(receive) if request.method not in _SAFE else b""
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

        await self._app(scope, receive_body, send_with_headers)

    def _check(self, request: Request) -> None:
        if not self._known(request):
            raise TableError("host-wrong")
        path = request.scope["path"]
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

    def _known(self, connection: HTTPConnection) -> bool:
        return self._hosts.allow(connection.headers.get("host", ""))


async def _read(receive: Receive) -> bytes:
    """Read a body; refuse one that is too large, or that takes too long."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read_all(receive)
    except TimeoutError:
        raise TableError("too-slow") from None


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
            raise TableError("too-large", most=LARGEST_BODY)
        if not message.get("more_body", False):
            return b"".join(chunks)
