"""Games to resume: a table's log as a file, written anew after every entry."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from red7.table.log import Entry, Kind
from red7.table.replay import replay
from red7.table.table import Table
from red7.terminal.kept.folder import write_whole
from red7.terminal.kept.lock import Lock

FORMAT: Final = "red7-table"
VERSION: Final = 1
_FOLDER: Final = "tables"
_MOST: Final = 50  # unfinished games; beyond that, the oldest are forgotten


class SaveError(Exception):
    """A kept game cannot be resumed: ``none``, ``newer``, ``broken`` or ``used``."""

    def __init__(self, reason: str, file: Path | None = None) -> None:
        super().__init__(reason)
        self.reason, self.file = reason, file


@dataclass(frozen=True)
class Saved:
    """A game to resume."""

    name: str  # of the player
    log: tuple[Entry, ...]
    table: Table


class Saves:
    """The unfinished games of a folder, a file for each table; use it as a context manager.

    A game that is played or resumed here is locked until the end.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / _FOLDER
        self._locks: dict[Path, Lock] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for lock in self._locks.values():
            lock.release()
        self._locks.clear()

    def save(self, log: Sequence[Entry], name: str, *, over: bool = False) -> None:
        """Keep a log; that of a finished game is not needed any more."""
        file = self._file(log[0].table)
        if over:
            file.unlink(missing_ok=True)
            if file in self._locks:
                self._locks.pop(file).release(remove=True)
            return
        entries = [
            {
                "at": entry.at,
                "seat": entry.seat,
                "kind": entry.kind.value,
                "payload": entry.payload,
                "who": entry.who,
                "id": entry.send_id,
            }
            for entry in log
        ]
        whole = {
            "format": FORMAT,
            "version": VERSION,
            "table": log[0].table,
            "name": name,
            "log": entries,
        }
        write_whole(file, json.dumps(whole, ensure_ascii=False, separators=(",", ":")))
        self._take(file)
        if len(log) == 1:
            for old in self.files()[_MOST:]:
                old.unlink(missing_ok=True)
                old.with_suffix(".lock").unlink(missing_ok=True)

    def files(self) -> list[Path]:
        """Return the files of unfinished games, the latest first."""
        try:
            found = [(file.stat().st_mtime_ns, file) for file in self._folder.glob("*.json")]
        except OSError:
            return []
        return [file for _, file in sorted(found, reverse=True)]

    def latest(self) -> Saved:
        """Return the game that was left last, and is not played in another terminal."""
        files = self.files()
        if not files:
            raise SaveError("none")
        free = next((file for file in files if self._take(file)), None)
        if free is None:
            raise SaveError("used", files[0])
        return read_save(free)

    def _take(self, file: Path) -> bool:
        return self._locks.setdefault(file, Lock(file)).take()

    def _file(self, table: str) -> Path:
        return self._folder / f"{table}.json"


def read_save(file: Path) -> Saved:
    """Read a game to resume."""
    try:
        whole = json.loads(file.read_text(encoding="utf-8"))
        version = whole["version"] if whole["format"] == FORMAT else 0
        if isinstance(version, int) and version > VERSION:
            raise SaveError("newer", file)
        log = tuple(_entry(whole["table"], seq, one) for seq, one in enumerate(whole["log"], 1))
        table = replay(log)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise SaveError("broken", file) from error
    if table is None or version != VERSION:
        raise SaveError("broken", file)
    return Saved(str(whole["name"]), log, table)


def _entry(table: str, seq: int, one: dict[str, Any]) -> Entry:
    return Entry(
        table=table,
        seq=seq,
        at=int(one["at"]),
        seat=int(one["seat"]),
        kind=Kind(one["kind"]),
        payload=dict(one["payload"]),
        who=str(one["who"]),
        send_id=str(one["id"]),
    )
