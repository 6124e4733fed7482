"""The rows of the database.

The log is the source of truth, in rows or packed. The rows of ``tables``, ``games`` and
``game_seats`` are derived from it, and can be deleted and built again while no server runs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from red7.table.log import Entry, Kind
from red7.table.table import Table

Row = Mapping[str, object]

GAMES_VERSION: Final = "1"  # of the index of games: with another, it is rebuilt at the start
_ENDING: Final = (Kind.STEPS, Kind.TIMEOUT)


class LogRow(NamedTuple):
    """A row of the log, with the columns in their order."""

    table_id: str
    seq: int
    at: int
    seat: int
    kind: str
    payload: str
    who: str
    send_id: str


class GameRows(NamedTuple):
    """The rows of a game that is over."""

    game: Row
    seats: tuple[Row, ...]


Written = tuple[Row, Row, GameRows | None]  # an entry, its table afterwards, the game it ended


def log_row(entry: Entry) -> Row:
    """Return an entry as a row of the log."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "seat": entry.seat,
        "kind": entry.kind.value,
        "payload": json.dumps(entry.payload, separators=(",", ":")),
        "who": entry.who,
        "send_id": entry.send_id,
    }


def entry_of(row: LogRow) -> Entry:
    """Return the entry in a row of the log."""
    return Entry(
        table=row.table_id,
        seq=row.seq,
        at=row.at,
        seat=row.seat,
        kind=Kind(row.kind),
        payload=json.loads(row.payload),
        who=row.who,
        send_id=row.send_id,
    )


def table_row(table: Table) -> Row:
    """Return what has to be found quickly about a table."""
    free = any(chair.free for chair in table.chairs)
    return {
        "id": table.id,
        "created": table.created,
        "at": table.at,
        "seq": table.seq,
        "stage": table.stage,
        "game": table.game,
        "listed": table.setup.open and table.stage == "waiting" and free and not table.expired,
        "wake": table.wake,
        "host": table.host,
        "watchable": table.watchable,
    }


def game_rows(entry: Entry, after: Table) -> GameRows | None:
    """Return the rows of the game that an entry ended; None if it did not end one."""
    match = after.match
    if after.stage != "over" or entry.kind not in _ENDING or match is None:
        return None
    which: Row = {"table_id": after.id, "game": after.game}
    game = {"seq": entry.seq, "ended": entry.at, "rules": after.setup.rules}
    seats = tuple(
        {
            **which,
            "seat": seat,
            "who": chair.who,
            "bot": chair.bot,
            "score": match.scores[seat - 1],
            "won": seat in match.winners,
        }
        for seat, chair in enumerate(after.chairs, 1)
    )
    return GameRows({**which, **game}, seats)
