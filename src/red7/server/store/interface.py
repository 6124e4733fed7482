"""What the server wants of a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from red7.table.log import Entry
from red7.table.table import Table


class StoreError(Exception):
    """Nothing could be written or read just now: a full disk, a lost connection."""


class StoreBusyError(StoreError):
    """More waits to be written than can be taken on."""


class StoreChangedError(StoreError):
    """The data were restored from a backup under a running server: what was cached is void."""


class DatabaseNewerError(Exception):
    """The data were written by a newer version, which this one cannot read."""


@dataclass(frozen=True)
class Write:
    """An entry to be appended, and the table as it is after it, from which the index is kept."""

    entry: Entry
    after: Table


@dataclass(frozen=True)
class Player:
    """What is kept about a player, beside the entries of logs."""

    id: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True)
class EndedGame:
    """A game that is over, as the index of games has it."""

    table: str
    game: int
    seq: int  # of the entry with which it ended
    ended: int
    rules: str
    players: int


class Store(Protocol):
    """Keeps logs, indexes of tables and games derived from them, and the names of players."""

    async def start(self) -> None:
        """Bring the database to this version, or raise DatabaseNewerError."""

    async def close(self) -> None:
        """Let go of the database."""

    async def now(self) -> int:
        """Give the time by the database's clock, in milliseconds since 1970."""

    async def latest(self) -> int:
        """Give the time of the latest entry of all; 0 if there is none."""

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one transaction; tell for each whether its number and id were free."""

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """Return the entries of a table's log after a number, up to another or all of them."""

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """Give the number of the last entry of each of these tables."""

    async def due(self, now: int, most: int) -> list[str]:
        """Give tables at which the server has to do something by now."""

    async def probe(self) -> None:
        """Write something small; raise StoreError where nothing can be written."""

    async def unfinished(self) -> list[str]:
        """Give the tables at which a game is being played, or waited for and not given up."""

    async def listed(self, most: int) -> list[str]:
        """Give open tables that wait for players, newest first."""

    async def games(self) -> list[EndedGame]:
        """Return all games that are over, oldest first."""

    async def game(self, table: str, game: int) -> EndedGame | None:
        """Return a game of a table, if it is over."""

    async def changed(self) -> bool:
        """Tell whether the data were restored from a backup since they were last accepted."""

    def accept(self) -> None:
        """Go on with the data as they are now: whoever calls this has forgotten the old ones."""

    async def player(self, who: str) -> Player | None:
        """Give what is kept about a player."""

    async def save_player(self, player: Player) -> None:
        """Keep a player, or what has changed about one."""

    async def forget_player(self, who: str) -> None:
        """Keep a player's name no longer."""

    async def entries_of(self, who: str) -> list[Entry]:
        """Give all entries that a player's sends became."""
