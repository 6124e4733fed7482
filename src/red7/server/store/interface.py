"""What the server needs from a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from red7.server.store.games.history import HistoryStore
from red7.server.store.games.ratings import RatingStore
from red7.server.store.people.accounts import AccountStore
from red7.server.store.people.meeting import MeetingStore
from red7.server.store.people.moderation import ModerationStore
from red7.server.store.people.people import PeopleStore
from red7.server.store.people.sessions import SessionStore
from red7.server.store.puzzles import PuzzleStore
from red7.table.log import Entry
from red7.table.table import Table


@dataclass(frozen=True)
class Write:
    """An entry to append, and the table after it, from which the indexes are derived."""

    entry: Entry
    after: Table
    generation: str = ""  # of the data that it was decided on; empty for whatever is accepted
    versions: Mapping[str, str] = field(default_factory=dict)  # of the bots in a rated game


@dataclass(frozen=True)
class Player:
    """What is stored about a player, besides log entries."""

    id: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True)
class EndedGame:
    """A game that is over, as found in the index of games."""

    table: str
    game: int
    seq: int  # the number of the entry that ended it
    ended: int
    rules: str


@dataclass(frozen=True)
class PlayedGame:
    """A game that is over, from the seat of somebody who played it."""

    game: EndedGame
    seat: int
    score: int
    won: bool


class Store(Protocol):
    """Stores logs, indexes of tables and games derived from them, and players' names."""

    async def start(self) -> None:
        """Upgrade the database to this version, or raise DatabaseNewerError."""

    async def close(self) -> None:
        """Close the database."""

    async def now(self) -> int:
        """Return the time by the database's clock, in milliseconds since 1970."""

    async def latest(self) -> int:
        """Return the time of the latest entry at any table where time passes; 0 if none is.

        Where none passes any more, it does not matter, and there are ever more of those tables.
        """

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write entries in one transaction; return for each whether its number and id were free."""

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """Return the entries of a table's log after one number, up to another or to the end."""

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""

    async def due(self, now: int, most: int) -> list[str]:
        """Return tables at which the server has to act by now."""

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Return running games that wait for people, and have since before some time."""

    async def probe(self) -> None:
        """Write something small; raise StoreError if nothing can be written."""

    async def beat(self, process: str, sign: str) -> dict[str, str]:
        """Leave a sign of life of a process; return the last signs of all, by process."""

    async def bury(self, processes: Iterable[str]) -> None:
        """Remove the signs of processes that live no more."""

    async def ticking(self) -> list[str]:
        """Return the tables with a game running at which time passes, or a bot is to move."""

    async def tables_of(self, who: str, most: int) -> list[str]:
        """Return unfinished tables where a player has sat down, the latest change first."""

    async def still_unfinished(self, tables: Iterable[str]) -> set[str]:
        """Return which of these tables are unfinished."""

    async def count_opened(self, who: str) -> int:
        """Return how many unfinished tables a player has opened."""

    async def listed(self, most: int) -> list[tuple[str, str]]:
        """Return open tables that are waiting for players, and their hosts.

        First comes the newest table of each host, then the second newest, and so on.
        """

    async def watchable(self, most: int) -> list[tuple[str, str]]:
        """Return the running games that everybody may watch, and their hosts.

        First comes the game of each host where something happened last, then the second, and so on.
        """

    async def finished(self) -> list[str]:
        """Return all tables at which a game has ended, oldest first."""

    async def unindexed(self, after: str, most: int) -> list[str]:
        """Return tables with ended games that the index lacks, by id and after one of them."""

    async def fully_indexed(self) -> bool:
        """Return whether it has been noted that the index lacks no game."""
        ...

    async def note_indexed(self) -> None:
        """Note that the index lacks no game; from now on, those that end are added with the log."""

    async def unindex(self) -> None:
        """Throw the index of games away, so that it is built again."""

    async def index(self, endings: Sequence[Write]) -> None:
        """Add games to the index, by the entries that ended them."""

    async def game(self, table: str, game: int) -> EndedGame | None:
        """Return a game of a table, if it is over."""

    async def games_of(self, who: str) -> list[PlayedGame]:
        """Return the ended games of a player, oldest first."""

    async def review(self, table: str, game: int, version: int) -> bytes | None:
        """Return the review of a game that was saved, if it is of this version."""

    async def save_review(
        self, table: str, game: int, version: int, data: bytes, decided: str = ""
    ) -> None:
        """Save the review of a game, or replace it; nothing is saved if the data has changed.

        The review was decided on data of this generation, or else on that which was accepted last.
        """

    @property
    def accounts(self) -> AccountStore:
        """Where accounts are stored."""
        ...

    @property
    def sessions(self) -> SessionStore:
        """Where it is stored who is signed in."""
        ...

    @property
    def ratings(self) -> RatingStore:
        """Where ratings are stored."""
        ...

    @property
    def history(self) -> HistoryStore:
        """Where the games of players are found, and the strongest."""
        ...

    @property
    def meeting(self) -> MeetingStore:
        """Where it is decided who plays with whom."""
        ...

    @property
    def people(self) -> PeopleStore:
        """Where it is stored what players think of each other."""
        ...

    @property
    def moderation(self) -> ModerationStore:
        """Where it is stored what hosts do."""
        ...

    @property
    def puzzles(self) -> PuzzleStore:
        """Where it is stored what players have done with puzzles."""
        ...

    @property
    def generation(self) -> str:
        """The name of the data that was accepted; that of a restored backup is another."""
        ...

    @property
    def signing(self) -> str:
        """The secret in the data that was accepted; that of a restored backup may be another."""
        ...

    async def changed(self) -> bool:
        """Return whether a backup has been restored since the data was last accepted."""

    def accept(self) -> None:
        """Continue with the data as it is now; the caller has forgotten the old data."""

    async def player(self, who: str) -> Player | None:
        """Return what is stored about a player."""

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of these players; those who are forgotten are left out."""

    async def save_player(self, player: Player) -> None:
        """Store a player, or what has changed about one."""

    async def forget_player(self, who: str) -> list[str]:
        """Delete a player with their account; return them and their bots, who are forgotten too."""
        ...

    async def entries_of(self, who: str) -> list[Entry]:
        """Return all log entries that a player's messages became, oldest first."""

    async def unpacked(self, before: int, most: int) -> list[str]:
        """Return tables at which nothing has happened since some time, and whose log is in rows."""

    async def pack(self, table: str) -> bool:
        """Pack the log of a table at which nothing happens; return whether that is still so."""
        ...

    async def secret(self, make: Callable[[], str]) -> str:
        """Return the secret that signs cookies, which is made when it is first needed."""
        ...
