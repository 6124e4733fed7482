"""Games that are being played and that everybody may watch."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import Field

from red7.core import Red7Error
from red7.protocol.messages import Clock, Message, RoundView, SeatView, TableId
from red7.server.http.routes.asking import parts_of, refusals
from red7.server.parts import Parts
from red7.server.turnstile import in_turns
from red7.table.errors import TableError
from red7.table.rounds import round_view, shown_hands
from red7.table.state import Surroundings, seat_views
from red7.table.table import Table

router = APIRouter(prefix="/api/watch", tags=["meeting"])

_MOST: Final = 20
_MOST_LOADED: Final = 100  # from which those are chosen
_MOST_READ: Final = 1_000  # from which those are chosen in turn


class LiveTable(Message):
    """A running game, as a spectator sees it."""

    table: TableId
    rules: str
    clock: Clock
    seats: tuple[SeatView, ...]
    round: RoundView
    goal: int | None = Field(description="The points to reach, in a match.")
    spectators: int
    changed: int = Field(description="When something last happened there.")


class LiveTables(Message):
    """Running games that everybody may watch, those most worth watching first."""

    tables: tuple[LiveTable, ...]


@router.get("", responses=refusals())
async def live_tables(
    request: Request, most: Annotated[int, Query(ge=1, le=_MOST)] = _MOST
) -> LiveTables:
    """List games that are being played at open tables and may be watched.

    First come those between people, then those that more people watch, then the latest change. If
    there are more than are listed, those who opened the tables take turns.
    """
    parts = parts_of(request)
    found = []
    shown = await parts.store.watchable(_MOST_READ)
    fair = in_turns(shown, lambda one: parts.openers.address_of(*one))
    for table, _ in fair[:_MOST_LOADED]:
        # One log that makes no sense must not hide all other tables.
        with contextlib.suppress(TableError, Red7Error, ValueError):
            now = (await parts.service.load(table)).table
            if now.watchable:
                found.append(now)
    return LiveTables(tables=tuple(_live(parts, table) for table in _best(parts, found, most)))


def _best(parts: Parts, found: list[Table], most: int) -> list[Table]:
    """Choose the best game of each address, then the second best; return the best of all first."""
    ranked = sorted(found, key=lambda table: _worth(parts, table), reverse=True)
    fair = in_turns(ranked, lambda table: parts.openers.address_of(table.id, table.host))
    chosen = {table.id for table in fair[:most]}
    return [table for table in ranked if table.id in chosen]


def _worth(parts: Parts, table: Table) -> tuple[int, int, int]:
    return min(len(table.persons), 2), _spectators(parts, table), table.at


def _spectators(parts: Parts, table: Table) -> int:
    seated = {chair.who for chair in table.chairs}
    return len(parts.presence.people(table.id) - seated)


def _live(parts: Parts, table: Table) -> LiveTable:
    around = Surroundings(parts.names, parts.presence.people(table.id))
    match = table.match
    if match is None:
        raise TableError("not-running")
    return LiveTable(
        table=table.id,
        rules=table.setup.rules,
        clock=table.setup.clock,
        seats=seat_views(table, around),
        round=round_view(match, match.round.view(0), table.canvas_card, shown_hands(table)),
        goal=match.goal,
        spectators=_spectators(parts, table),
        changed=table.at,
    )
