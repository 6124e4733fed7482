"""What the addresses share: the parts of the server, and who is asking."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from fastapi import Depends, Request
from fastapi.requests import HTTPConnection
from pydantic import Field

from red7.protocol.messages import Refusal, Setup
from red7.server.accounts.identity import COOKIE
from red7.server.errors import ServerError
from red7.server.http import origins
from red7.server.parts import Parts


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe for OpenAPI with which statuses an address refuses, beside those that all have."""
    about = {
        401: "Nobody knows who is asking.",
        403: "It is not for this reader.",
        404: "There is no such thing.",
        409: "It does not fit the state of things.",
        408: "The request did not come to its end.",
        413: "The request is too large.",
        421: "The server does not go by that name.",
        422: "The request cannot be understood, or what it holds is wrong.",
        429: "Too many requests.",
        503: "Nothing can be written just now.",
    }
    return {
        status: {"model": Refusal, "description": about[status]}
        for status in sorted({*statuses, 408, 413, 421, 422, 429})
    }


def parts_of(connection: HTTPConnection) -> Parts:
    """Give the parts of the server."""
    return cast("Parts", connection.app.state.parts)


def address_of(connection: HTTPConnection) -> str:
    """Give the address from which somebody is connected, as limits count it."""
    return origins.address_of(connection, parts_of(connection).settings.proxies)


REPEATED: Final = Field(
    default=None, description="An id of your own: repeated with it, the request does nothing twice."
)


async def set_up(parts: Parts, who: str, setup: Setup, request_id: str) -> str:
    """Set up a table and give its id; a request that is repeated gives the same table again."""
    table = parts.identities.table(who, request_id)
    await parts.service.create(who, setup, request_id, table)
    return table


def known(request: Request) -> str:
    """Tell who is asking; empty if nobody knows."""
    return parts_of(request).identities.who(request.cookies.get(COOKIE))


# Dependencies are coroutines: FastAPI sends plain functions to a thread, for longer than they take.


async def player(request: Request) -> str:
    """Tell who is asking, or refuse."""
    who = known(request)
    if not who:
        raise ServerError("sign-in")
    return who


async def limited(request: Request) -> None:
    """Refuse whoever asks too much, by address."""
    if not parts_of(request).limits.questions.allows(address_of(request)):
        raise ServerError("too-many")


Who = Annotated[str, Depends(player)]
Limited: Final = Depends(limited)
