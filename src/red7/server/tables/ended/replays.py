"""Finished games to be looked at again."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Final

import red7
from red7.protocol import messages as m
from red7.protocol.replays import Replay
from red7.server.errors import ServerError
from red7.server.pictures import LastMade
from red7.server.tables.service import Service
from red7.table.drawing.position import player_name
from red7.table.moments import replay_of, states
from red7.words import Words

_MOST_REPLAYS: Final = 32  # of some hundred kilobytes each
_STYLE: Final = 1  # of the pictures; to be raised when they look different


@dataclass(frozen=True)
class Told:
    """A replay as it is sent: the names in it are those that the players had when it was made."""

    replay: Replay
    names: dict[str, str]
    kinds: dict[str, m.AccountKind] = field(default_factory=dict)

    @cached_property
    def packed(self) -> bytes:
        """The replay as JSON, compressed."""
        return gzip.compress(self.replay.model_dump_json().encode(), 6, mtime=0)

    @cached_property
    def digest(self) -> str:
        """A name for this replay with these names and pictures, which changes when they do."""
        people = f"{sorted(self.names.items())} {sorted(self.kinds.items())}"
        about = f"{red7.__version__} {_STYLE} {self.replay.game} {people}"
        return hashlib.sha256(about.encode()).hexdigest()[:16]

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """The numbers of the moments to which links lead: deals, and ends of turns."""
        return tuple(at for at, moment in enumerate(self.replay.moments) if moment.whole)

    def stop(self, number: int) -> int:
        """Return a stop that exists: the last one for a number beyond it."""
        return min(number, len(self.stops) - 1)

    def state(self, stop: int) -> m.State:
        """Return the table as it stood at a stop."""
        return next(islice(states(self.replay), self.stops[stop], None))

    def players(self, say: Words) -> list[str]:
        """Return the names of the players."""
        return [
            seat.name or seat.former or player_name(seat, say)
            for seat in self.state(len(self.stops) - 1).seats
        ]


class Replays:
    """Makes replays of finished games; a running game has none, and nothing tells that it runs."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._told: LastMade[tuple[str, str, int], Told] = LastMade(_MOST_REPLAYS)

    async def find(self, table: str, game: int) -> Told:
        """Return the replay of a game at a table."""
        found = await self._kept(table, game)
        if found is not None:
            return found
        service = self._service
        ended = await service.store.game(table, game)
        if ended is None and not await service.store.heads([table]):
            raise ServerError("record-unknown")
        async with service.replaying():
            found = await self._kept(table, game)
            if found is not None:
                return found  # somebody else's turn came first
            generation = service.store.generation
            # Where the index lacks a game, because it is still being built, the whole log is read.
            entries = await service.store.read(table, until=ended.seq if ended else None)
            names = await self._names(sorted({entry.who for entry in entries} - {""}))
            kinds = self._kinds(names)
            replay = await asyncio.to_thread(replay_of, entries, game, names, kinds)
        if replay is None:
            raise ServerError("record-unknown")
        return self._told.keep((generation, table, game), Told(replay, names, kinds))

    async def _kept(self, table: str, game: int) -> Told | None:
        """Return a replay that was made before, unless somebody goes by another name now."""
        found = self._told.get((self._service.store.generation, table, game))
        if found is None or await self._names(found.names) != found.names:
            return None
        return found if self._kinds(found.names) == found.kinds else None

    async def _names(self, players: list[str] | dict[str, str]) -> dict[str, str]:
        await self._service.names.learn(*players)
        return {who: self._service.names.get(who, "") for who in players}

    def _kinds(self, players: dict[str, str]) -> dict[str, m.AccountKind]:
        """Return which of these have an account; their names have been looked up."""
        kinds = self._service.names.kinds
        return {who: kinds[who] for who in players if who in kinds}
