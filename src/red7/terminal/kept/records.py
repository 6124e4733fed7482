"""Records of the games that were finished here, a file for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from red7.core import Record, Red7Error, read_record, write_record
from red7.table.records import record_of
from red7.table.table import Table
from red7.terminal.kept.folder import write_whole

_FOLDER: Final = "games"
_SEAT: Final = "Seat"  # the tag that says where the player of this machine sat
ME: Final = "me"


@dataclass(frozen=True)
class KeptGame:
    """A finished game that was played here."""

    file: Path
    record: Record

    @property
    def name(self) -> str:
        """What it goes by."""
        return self.file.stem

    @property
    def day(self) -> date | None:
        """The day on which it ended; None if the record does not say."""
        try:
            return date.fromisoformat(self.record.tags.get("Date", ""))
        except ValueError:
            return None

    @property
    def seat(self) -> int:
        """Where the player sat; 0 if only bots played."""
        text = self.record.tags.get(_SEAT, "")
        seat = int(text) if text.isascii() and text.isdigit() else 0
        return seat if seat <= len(self.record.players) else 0

    @property
    def won(self) -> bool | None:
        """Whether the player won; None if only bots played."""
        return self.seat in self.record.result if self.seat else None

    @property
    def opponents(self) -> tuple[str, ...]:
        """Everybody else who played."""
        seated = enumerate(self.record.players, 1)
        return tuple(name for seat, name in seated if seat != self.seat)


class Records:
    """The finished games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / _FOLDER

    def keep(self, table: Table, name: str) -> Path:
        """Keep the record of the game that has just ended at a table."""
        record = record_of(table, {ME: name})
        seat = table.seat_of(ME)
        if seat:
            record = replace(record, tags={**record.tags, _SEAT: str(seat)})
        file = self.folder / f"{record.tags['Date']}-{record.tags['Table']}.red7"
        write_whole(file, write_record(record))
        return file

    def games(self) -> Iterator[KeptGame]:
        """Yield the games, the latest first; files that are no records are passed over."""
        try:
            files = sorted(
                self.folder.glob("*.red7"),
                key=lambda file: (file.name[:10], file.stat().st_mtime_ns, file.name),
                reverse=True,
            )
        except OSError:
            return
        for file in files:
            try:
                yield KeptGame(file, read_record(file.read_text(encoding="utf-8")))
            except (OSError, ValueError, Red7Error):
                continue
