"""Starting a game against bots in a single request."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from red7.protocol import messages as m
from red7.server.errors import ServerError
from red7.server.http.routes.accounts.cookies import renew_cookie
from red7.server.http.routes.accounts.me import keep_name, player_of
from red7.server.http.routes.asking import REPEATED, parts_of, refusals, set_up
from red7.server.ids import new_id
from red7.table.errors import TableError

router = APIRouter(prefix="/api/play", tags=["tables"])


class Play(m.Message):
    """A table for one person and bots."""

    setup: m.Setup = m.Setup(seats=(None, "blue"))
    name: Annotated[str, Field(min_length=1, max_length=200, examples=["Zoë"])] | None = Field(
        default=None, description="The name of a new player; others keep theirs."
    )
    id: m.SendId | None = REPEATED


@router.post(
    "",
    status_code=201,
    response_class=Response,  # without a type of its own, because refusals are JSON
    responses={**refusals(401, 403, 409, 503), 201: {"model": m.Update}},
)
async def play(body: Play, request: Request) -> Response:
    """Create a table, sit down and start; the response is the first update ``watch`` would send.

    On a slow network every round trip is noticeable, and this takes one instead of five.
    """
    parts = parts_of(request)
    free = body.setup.seats.count(None)
    if free != 1:
        raise TableError("seats-free", count=free - 1) if free else TableError("seat-none")
    before = await player_of(request, "play")
    if before is None and body.name is None:
        raise ServerError("sign-in")
    who = before.id if before else (await keep_name(request, body.name or "", None)).player
    request_id = body.id or new_id(parts.chance)
    async with parts.quotas.sitting(who, parts.identities.table(who, request_id)):
        table = await set_up(parts, who, body.setup, request_id)
        # The ids of messages have to differ only within a table.
        await parts.service.send(who, m.Sit(id=f"sit-{request_id}"[:64], table=table))
    await parts.service.send(who, m.Start(id=f"start-{request_id}"[:64], table=table))
    told = await parts.hub.show(table, who)
    answer = Response(told, 201, media_type="application/json")
    renew_cookie(request, answer, who)
    return answer
