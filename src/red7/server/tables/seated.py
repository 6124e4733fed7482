"""What somebody sees of the games that they are playing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

from red7.core import Red7Error, View
from red7.server.tables.service import Service
from red7.table.errors import TableError
from red7.table.table import Table

_MOST: Final = 200  # the latest; whoever has more has forgotten the others


async def own_views(service: Service, who: str, wanted: Callable[[Table], bool]) -> list[View]:
    """Return a player's views of their running games at those tables that are wanted.

    The store knows the tables of all processes, and what others have written is read first.
    """
    found = []
    for table in await service.store.tables_of(who, _MOST):
        # One log that makes no sense must not hide the other tables.
        with contextlib.suppress(TableError, Red7Error, ValueError):
            live = await service.load(table)
            if service.bus.linked and wanted(live.table):
                await service.look(live)
            view = _own_view(live.table, who)
            if view is not None and wanted(live.table):
                found.append(view)
    return found


def _own_view(table: Table, who: str) -> View | None:
    seat = table.seat_of(who)
    if not seat or table.match is None or table.stage != "playing":
        return None
    return table.match.round.view(seat)
