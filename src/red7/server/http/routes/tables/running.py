"""The running games of the player who is asking, for a page that leads back to them."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from pydantic import Field

from red7.protocol.messages import Message, Seat, SeatNumber, SeatView, Stage, TableId
from red7.server.http.routes.asking import Who, parts_of, refusals
from red7.server.parts import Parts
from red7.table.state import Surroundings, seat_views
from red7.table.table import Table

router = APIRouter(prefix="/api/me/tables", tags=["players"])

_MOST: Final = 50  # the latest; whoever has more has forgotten the others


class RunningTable(Message):
    """A table at which a player has a seat, as far as everybody may know it."""

    table: TableId
    rules: str
    seats: tuple[SeatView, ...]
    you: SeatNumber
    stage: Stage
    game: int
    turn: Seat = Field(description="The seat to move; 0 if there is none.")
    your_turn: bool = Field(description="Whether the game waits for your move.")
    round: int | None = Field(description="The number of the round; null before the first deal.")
    scores: tuple[int, ...] | None = Field(description="The points of each seat, in a match.")
    goal: int | None = Field(description="The points to reach, in a match.")
    deadline: int | None = Field(description="When the seat to move runs out of time, if ever.")
    slow: bool = Field(description="Whether a turn may take half a day or more.")
    changed: int = Field(description="When something last happened there.")


class RunningTables(Message):
    """A player's tables at which a game is running, or about to."""

    tables: tuple[RunningTable, ...]


@router.get("", responses=refusals(401))
async def my_tables(who: Who, request: Request) -> RunningTables:
    """List your tables with a running or coming game: your turn first, then the latest change."""
    parts = parts_of(request)
    found = []
    for table in await parts.store.tables_of(who, _MOST):
        now = (await parts.service.load(table)).table
        if now.seat_of(who):
            found.append(_running(parts, now, now.seat_of(who)))
    found.sort(key=lambda one: (not one.your_turn, -one.changed))
    return RunningTables(tables=tuple(found))


def _running(parts: Parts, table: Table, you: int) -> RunningTable:
    match = table.match
    return RunningTable(
        table=table.id,
        rules=table.setup.rules,
        seats=seat_views(
            table,
            Surroundings(parts.names, parts.presence.people(table.id), kinds=parts.names.kinds),
        ),
        you=you,
        stage=table.stage,
        game=table.game,
        turn=table.turn,
        your_turn=table.turn == you and table.chairs[you - 1].person,
        round=match.number if match else None,
        scores=match.scores if match and match.goal else None,
        goal=match.goal if match else None,
        deadline=table.deadline,
        slow=table.slow,
        changed=table.at,
    )
