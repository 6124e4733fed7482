"""Opening a table in this process, new or resumed, and telling afterwards what was kept."""

from __future__ import annotations

from pathlib import Path

from red7.core import Record, write_record
from red7.protocol import messages as m
from red7.table.log import Entry
from red7.table.table import Table
from red7.terminal.app import Red7App
from red7.terminal.given import SystemChance, SystemTime
from red7.terminal.kept.folder import write_whole
from red7.terminal.kept.records import Records
from red7.terminal.kept.saves import Saves
from red7.terminal.links.local import Given, LocalTable
from red7.terminal.links.pacing import Speed
from red7.terminal.screens.table import TableScreen
from red7.terminal.thinking import Thinker
from red7.words import Words


class GameShelf:
    """Keeps what is played here: a game to resume, and the records of those that are finished."""

    def __init__(self, folder: Path, saves: Saves, record: Path | None = None) -> None:
        self._saves, self._records = saves, Records(folder)
        self._record = record  # a file for the record so far
        self.unfinished = False
        self.records: list[Path] = []

    def save(self, log: list[Entry], table: Table, name: str) -> None:
        """Keep a table after an entry; with a finished game comes its record."""
        over = table.stage == "over"
        if over and log[-1].kind in ("steps", "timeout"):
            self.records.append(self._records.keep(table, name))
        self.unfinished = not over and table.match is not None
        self._saves.save(log, name, over=over)
        if self._record and table.match:
            names = tuple(chair.bot or name for chair in table.chairs)
            write_whole(self._record, write_record(Record.of(table.match, names)))


def play_here(  # noqa: PLR0913 - the table, its player, and where it is kept
    say: Words,
    folder: Path,
    *,
    name: str,
    setup: m.Setup | None = None,
    saves: Saves | None = None,
    log: tuple[Entry, ...] = (),
    seed: bytes | None = None,
    pace: Speed = "normal",
    record: Path | None = None,
) -> GameShelf:
    """Play at a table of this process until the player quits; a resumed one is locked there."""
    with saves or Saves(folder) as kept:
        shelf = GameShelf(folder, kept, record)
        given = Given(Thinker(), SystemTime(), SystemChance(seed))
        table = LocalTable(say, given, name=name, setup=setup, log=log, keep=shelf.save, pace=pace)
        Red7App(say, TableScreen(table)).run()
    return shelf
