"""Tables: listing the open ones, looking one up, creating one."""

from __future__ import annotations

import contextlib
from typing import Annotated

from fastapi import APIRouter, Path, Request

from red7.core import Red7Error
from red7.protocol.messages import Message, SeatView, SendId, Setup, Stage, TableId
from red7.server.errors import ServerError
from red7.server.http.routes.asking import REPEATED, Who, parts_of, refusals, set_up
from red7.server.ids import new_id
from red7.server.turnstile import in_turns
from red7.table.errors import TableError
from red7.table.state import Surroundings, seat_views
from red7.table.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])

_MOST_LISTED = 100
_MOST_READ = 1_000  # from which those are chosen
AnyTable = Annotated[TableId, Path(examples=["Qm2xYb7KpLr4Tz"])]


class NewTable(Message):
    """The settings of a new table."""

    setup: Setup = Setup()
    id: SendId | None = REPEATED


class TableSummary(Message):
    """A table, without its game."""

    table: TableId
    created: int
    setup: Setup
    stage: Stage
    game: int
    free: int
    seats: tuple[SeatView, ...]


class Tables(Message):
    """Tables that are waiting for players."""

    tables: tuple[TableSummary, ...]


@router.get("", responses=refusals())
async def open_tables(request: Request) -> Tables:
    """List open tables that are waiting for players.

    First comes the newest table of each host, so that nobody fills the list alone.
    """
    parts = parts_of(request)
    found = []
    listed = await parts.store.listed(_MOST_READ)
    fair = in_turns(listed, lambda one: parts.addresses.of(one[1]))
    for table, _ in fair[:_MOST_LISTED]:
        # One log that makes no sense must not hide all other tables.
        with contextlib.suppress(TableError, Red7Error, ValueError):
            live = await parts.service.load(table)
            found.append(_summary(request, live.table))
    return Tables(tables=tuple(found))


@router.post("", status_code=201, responses=refusals(401, 403, 409, 503))
async def new_table(body: NewTable, who: Who, request: Request) -> TableSummary:
    """Create a table. To sit down, start and play, use the WebSocket."""
    parts = parts_of(request)
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")
    table = await set_up(parts, who, body.setup, body.id or new_id(parts.chance))
    return _summary(request, (await parts.service.load(table)).table)


@router.get("/{table}", responses=refusals(404))
async def one_table(table: AnyTable, request: Request) -> TableSummary:
    """Return a table, without its game."""
    return _summary(request, (await parts_of(request).service.load(table)).table)


def _summary(request: Request, table: Table) -> TableSummary:
    parts = parts_of(request)
    present = parts.presence.people(table.id)
    return TableSummary(
        table=table.id,
        created=table.created,
        setup=table.setup,
        stage=table.stage,
        game=table.game,
        free=sum(chair.free for chair in table.chairs),
        seats=seat_views(table, Surroundings(parts.names, present, kinds=parts.names.kinds)),
    )
