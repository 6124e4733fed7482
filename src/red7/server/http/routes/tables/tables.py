"""Tables: listing the open ones, looking one up, creating one."""

from __future__ import annotations

import contextlib
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from red7.core import Red7Error, Rules
from red7.core.rules import Draw
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
_MOST_LOADED = 300  # of which some may not be wanted
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


class Filter(Message):
    """Which of the open tables are wanted; whatever is left out does not matter."""

    level: Literal["basic", "advanced", "expert"] | None = Field(
        default=None, description="Expert has actions, and advanced has draws or points instead."
    )
    seats: Annotated[int, Field(ge=2, le=4)] | None = None
    clock: Literal["none", "live", "slow"] | None = Field(
        default=None, description="Slow is half a day or more for each turn."
    )


@router.get("", responses=refusals())
async def open_tables(request: Request, wanted: Annotated[Filter, Query()]) -> Tables:
    """List open tables that are waiting for players, perhaps only some of them.

    First comes the newest table of each host, so that nobody fills the list alone.
    """
    parts = parts_of(request)
    found: list[TableSummary] = []
    listed = await parts.store.listed(_MOST_READ)
    fair = in_turns(listed, lambda one: parts.openers.address_of(*one))
    for table, _ in fair[:_MOST_LOADED]:
        # One log that makes no sense must not hide all other tables.
        with contextlib.suppress(TableError, Red7Error, ValueError):
            live = await parts.service.load(table)
            if len(found) < _MOST_LISTED and _wanted(live.table, wanted):
                found.append(_summary(request, live.table))
    return Tables(tables=tuple(found))


def _wanted(table: Table, wanted: Filter) -> bool:
    pace = "slow" if table.slow else "none" if table.setup.clock.kind == "none" else "live"
    return (
        wanted.seats in (None, table.players)
        and wanted.clock in (None, pace)
        and wanted.level in (None, _level(Rules.parse(table.setup.rules)))
    )


def _level(rules: Rules) -> str:
    if rules.actions:
        return "expert"
    return "advanced" if rules.match or rules.draw is not Draw.NEVER else "basic"


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
