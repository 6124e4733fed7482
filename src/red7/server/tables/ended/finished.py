"""The finished games of a player."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from red7.core import write_record
from red7.server.pictures import LastMade
from red7.server.store import PlayedGame
from red7.server.tables.service import Service
from red7.table.log import Entry
from red7.table.records import finished, record_of
from red7.table.table import Chair, Table

_MOST_KEPT: Final = 2000  # of some kilobytes each


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, from the seat of somebody who played it to its end."""

    played: PlayedGame
    chairs: tuple[Chair, ...]
    record: str  # with the numbers of the seats for names

    @property
    def name(self) -> str:
        """What the game goes by in links."""
        return f"{self.table}-{self.number}"

    @property
    def table(self) -> str:
        """The table at which it was played."""
        return self.played.game.table

    @property
    def number(self) -> int:
        """The number of the game at its table."""
        return self.played.game.game

    @property
    def seat(self) -> int:
        """The seat of the player whose game it is."""
        return self.played.seat


_End = tuple[tuple[Chair, ...], str]  # who sat there at the end, and the record


class FinishedGames:
    """Finds what a player has played, by the index of games, which holds no running one."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._ends: LastMade[tuple[str, str, int], _End] = LastMade(_MOST_KEPT)

    async def of(self, who: str, most: int) -> tuple[list[FinishedGame], int]:
        """Return so many of a player's newest games, newest first, and how many are older.

        Games that a stand-in played to the end are left out.
        """
        played = await self._service.store.games_of(who)
        newest = played[-most:]
        ends = await self._found(newest)
        games = [
            FinishedGame(one, *ends[one.game.table, one.game.game])
            for one in reversed(newest)
            if (one.game.table, one.game.game) in ends
        ]
        own = [game for game in games if not game.chairs[game.seat - 1].bot]
        return own, len(played) - len(newest)

    async def _found(self, wanted: Sequence[PlayedGame]) -> dict[tuple[str, int], _End]:
        """Return how games ended; the log of each table is replayed once at most."""
        generation = self._service.store.generation
        found = {}
        missing: defaultdict[str, dict[int, int]] = defaultdict(dict)
        for one in wanted:
            table, game = one.game.table, one.game.game
            kept = self._ends.get((generation, table, game))
            if kept is None:
                missing[table][game] = one.game.seq
            else:
                found[table, game] = kept
        for table, games in missing.items():
            for game, end in (await self._replayed(table, games)).items():
                found[table, game] = self._ends.keep((generation, table, game), end)
        return found

    async def _replayed(self, table: str, games: Mapping[int, int]) -> dict[int, _End]:
        service = self._service
        async with service.replaying():
            entries = await service.store.read(table, until=max(games.values()))
            return await asyncio.to_thread(_ends_of, entries, games)  # a log may be long


def _ends_of(entries: list[Entry], games: Mapping[int, int]) -> dict[int, _End]:
    return {
        then.game: (then.chairs, _record(then))
        for then in finished(entries)
        if then.game in games and then.match and then.match.over
    }


def _record(then: Table) -> str:
    """Return the record of a game without anybody's name."""
    record = record_of(then, {})
    seats = tuple(str(seat) for seat, _ in enumerate(record.players, 1))
    return write_record(replace(record, players=seats))
