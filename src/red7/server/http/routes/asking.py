"""What the routes share: the parts of the server, and who is asking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar, cast

from fastapi import Depends, Request
from fastapi.requests import HTTPConnection
from pydantic import Field

from red7.protocol.messages import Refusal, Setup
from red7.server.accounts.identity import COOKIE, Shown
from red7.server.accounts.sessions import Signed
from red7.server.asker import asking
from red7.server.errors import ServerError
from red7.server.http import origins
from red7.server.parts import Parts

Ask = TypeVar("Ask")
T = TypeVar("T")


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe a route's refusals for OpenAPI, adding the statuses that all routes share."""
    about = {
        401: "No valid cookie or token was sent.",
        403: "The reader may not do or see this.",
        404: "Nothing was found.",
        409: "This conflicts with the current state.",
        408: "The request took too long to arrive.",
        413: "The request is too large.",
        421: "The server does not answer to this host name.",
        422: "The request is malformed, or contains a wrong value.",
        429: "Too many requests.",
        503: "Nothing can be written at the moment.",
    }
    # The document has its schema from responses that contain a refusal. A model here would be built
    # anew for every status of every route, each time a server starts.
    schema = {"$ref": f"#/components/schemas/{Refusal.__name__}"}
    return {
        status: {
            "description": about[status],
            "content": {"application/json": {"schema": schema}},
        }
        for status in sorted({*statuses, 408, 413, 421, 422, 429})
    }


def parts_of(connection: HTTPConnection) -> Parts:
    """Return the parts of the server."""
    return cast("Parts", connection.app.state.parts)


def address_of(connection: HTTPConnection) -> str:
    """Return a client's address, as limits count it."""
    return origins.address_of(connection, parts_of(connection).settings.proxies)


REPEATED: Final = Field(
    default=None, description="An id of your choice, which makes the request safe to repeat."
)


async def set_up(parts: Parts, who: str, setup: Setup, request_id: str) -> str:
    """Create a table and return its id; a repeated request returns the same table again."""
    table = parts.identities.table(who, request_id)
    async with parts.quotas.opening(who, table):
        await parts.service.create(who, setup, request_id, table)
    return table


def shown_by(connection: HTTPConnection) -> Shown:
    """Return what a client shows to be recognised, valid or not."""
    given = connection.headers.get("authorization")
    return parts_of(connection).identities.shown(connection.cookies.get(COOKIE), given)


async def recognised(request: Request) -> Signed | None:
    """Return who is asking, and by what they are recognised; a token that is invalid is refused."""
    signed = await parts_of(request).accounts.sessions.check(shown_by(request))
    if signed is None and "authorization" in request.headers:
        raise ServerError("sign-in")
    return signed


async def work_out(request: Request, work: Callable[[Ask], T], ask: Ask) -> T:
    """Do what may take a while for odd positions in a thread, in fair turns."""
    async with parts_of(request).workings.turn(*asking()):
        return await asyncio.to_thread(work, ask)


# Dependencies are coroutines, because FastAPI would run plain functions in a thread, which takes
# longer than they do.


async def signed_in(request: Request) -> Signed:
    """Return who is asking, guest or not, or refuse."""
    signed = await recognised(request)
    if signed is None:
        raise ServerError("sign-in")
    return signed


async def player(request: Request) -> str:
    """Return who is asking, or refuse; a token must allow to read, or else to play."""
    signed = await signed_in(request)
    signed.check("read" if request.method in ("GET", "HEAD") else "play")
    return signed.who


async def student(request: Request) -> str:
    """Return who is asking for study, or refuse."""
    signed = await signed_in(request)
    signed.check("study")
    return signed.who


async def account(request: Request) -> str:
    """Return who is asking, person or bot; refuse guests."""
    signed = await signed_in(request)
    signed.check("read" if request.method in ("GET", "HEAD") else "play")
    if signed.by == "guest":
        raise ServerError("account-needed")
    return signed.who


async def owner(request: Request) -> Signed:
    """Return the person who is asking, to change their own account; refuse guests and programs."""
    signed = await signed_in(request)
    signed.check("account")
    if signed.by == "guest":
        raise ServerError("account-needed")
    return signed


async def limited(request: Request) -> None:
    """Refuse an address that asks too often."""
    if not parts_of(request).limits.questions.allows(address_of(request)):
        raise ServerError("too-many")


def allow_study(parts: Parts, who: str) -> None:
    """Refuse a player who asks the analysts too often, and everybody where there are none."""
    if not parts.settings.study_work:
        raise ServerError("study-off")
    if not parts.limits.study.allows(who):
        raise ServerError("study-too-many")


Who = Annotated[str, Depends(player)]
Student = Annotated[str, Depends(student)]
Account = Annotated[str, Depends(account)]
Anybody = Annotated[Signed, Depends(signed_in)]
Owner = Annotated[Signed, Depends(owner)]
Limited: Final = Depends(limited)
