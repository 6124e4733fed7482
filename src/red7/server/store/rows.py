"""The rows of the database.

The log is the source of truth, in rows or packed, and so is the order of rated games. The rows of
``tables``, ``games`` and ``game_seats`` are derived from the log, and can be deleted and built
again while no server runs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pydantic import TypeAdapter

from red7.core import Rules
from red7.table.log import Entry, Kind
from red7.table.table import Table

Row = Mapping[str, object]

GAMES_VERSION: Final = "2"  # of the index of games: with another, it is rebuilt at the start
_ENDING: Final = (Kind.STEPS, Kind.TIMEOUT)
_compact: Final = json.JSONEncoder(separators=(",", ":")).encode
_payload: Final = TypeAdapter(dict[str, Any]).dump_json  # json takes nearly twice as long


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
    rated: Row | None  # in the order of rated games, but for its number there


Written = tuple[Row, Row, GameRows | None]  # an entry, its table afterwards, the game it ended


def log_row(entry: Entry) -> Row:
    """Return an entry as a row of the log."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "seat": entry.seat,
        "kind": entry.kind.value,
        "payload": _payload(entry.payload).decode(),
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
    setup, stage = table.setup, table.stage
    listed = setup.open and stage == "waiting" and not table.expired
    return {
        "id": table.id,
        "created": table.created,
        "at": table.at,
        "seq": table.seq,
        "stage": stage,
        "game": table.game,
        "listed": listed and any(chair.free for chair in table.chairs),
        "wake": table.wake,
        "host": table.host,
        "watchable": table.watchable,
    }


def game_rows(
    entry: Entry, after: Table, versions: Mapping[str, str] | None = None
) -> GameRows | None:
    """Return the rows of the game that an entry ended; None if it did not end one.

    If the game is rated, the versions of its bots must be given to have it rated.
    """
    match = after.match
    if after.stage != "over" or entry.kind not in _ENDING or match is None:
        return None
    which: Row = {"table_id": after.id, "game": after.game}
    rules = after.setup.rules
    game = {"seq": entry.seq, "ended": entry.at, "rules": rules}
    family, scores, winners = Rules.parse(rules).family, match.scores, match.winners
    seats = tuple(
        {
            **which,
            "seat": seat,
            # Whoever leaves a rated game has lost it, or has won it before.
            "who": chair.named if after.setup.rated else chair.who,
            "bot": chair.bot,
            "score": scores[seat - 1],
            "won": seat in winners,
            "ended": entry.at,
            "family": family,
        }
        for seat, chair in enumerate(after.chairs, 1)
    )
    rated = None
    if after.setup.rated and versions is not None:
        played = [versions.get(chair.bot, "") if chair.bot else "" for chair in after.chairs]
        rated = {**which, "versions": _compact(played)}
    return GameRows({**which, **game}, seats, rated)
