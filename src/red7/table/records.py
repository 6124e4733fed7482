"""Records of the games played at a table, taken from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from red7.core import Record
from red7.table.errors import TableError
from red7.table.log import Entry
from red7.table.replay import apply
from red7.table.state import Names
from red7.table.table import Table
from red7.words import words


def finished(entries: Iterable[Entry]) -> Iterator[Table]:
    """Yield a table as it was at the end of each game."""
    table: Table | None = None
    for entry in entries:
        before, table = table, apply(table, entry)
        if table.stage == "over" and (before is None or before.stage != "over"):
            yield table


def record_of(table: Table, names: Names) -> Record:
    """Return the record of the game that has just ended at a table."""
    if table.match is None or not table.match.over:
        raise TableError("record-running")
    nobody = words("en")("somebody")
    players = tuple(
        f"{chair.bot} (bot)" if chair.bot else names.get(chair.who, "") or nobody
        for chair in table.chairs
    )
    date = datetime.fromtimestamp(table.at / 1000, UTC).strftime("%Y-%m-%d")
    tags = {"Date": date, "Table": f"{table.id}-{table.game}"}
    tags |= {f"Withheld{seat}": digest for seat, digest in enumerate(table.withheld, 1) if digest}
    return Record.of(table.match, players, tags)
