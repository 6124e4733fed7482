"""The hub: who watches which table, and what they are sent.

What several clients read is built once: all spectators get the same text, as do all of a player's
tabs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.server.errors import ServerError, origin_of
from red7.server.live.connection import BLINK_MS, Connection
from red7.server.metrics import Metrics
from red7.server.store import StoreError
from red7.server.tables.live import Live, Part
from red7.server.tables.presence import Presence
from red7.server.tables.service import Service
from red7.table.changes import change_texts
from red7.table.errors import TableError
from red7.table.events import events
from red7.table.log import Kind
from red7.table.refusals import refusal
from red7.table.state import Surroundings, account_of, state
from red7.table.table import Table

MOST_WATCHED: Final = 20  # tables per connection
_GATHER: Final = 0.2  # seconds during which arrivals and departures are collected into one message
_FAREWELLS: Final = 20  # times 50 ms for clients to hear that the server is stopping

_NOBODY: Final[frozenset[str]] = frozenset()

_log = structlog.get_logger("red7.hub")

_Acknowledged: Final = trusted(m.Acknowledged)
_Update: Final = trusted(m.Update)


class Hub:
    """Sends the watchers of a table what is new there, each their own view of it."""

    def __init__(
        self,
        service: Service,
        presence: Presence,
        metrics: Metrics,
        silenced: Callable[[str], frozenset[str]] = lambda _: frozenset(),
    ) -> None:
        self._service = service
        self._silenced = silenced  # whose phrases a player does not read
        self._clock = service.clock
        self._presence = presence
        self._metrics = metrics
        self._watchers: dict[str, set[Connection]] = {}
        self._told: dict[str, int] = {}  # the number of the last entry told at each of their tables
        self._delivering: set[str] = set()
        self._about_to: set[str] = set()  # of these, the ones that have not been looked at yet
        self._again: set[str] = set()  # tables that changed while being delivered
        self._noticing: set[str] = set()
        # Sends that are committed and still to be acknowledged, by table: who sent them, and ids.
        self._owed: dict[str, dict[tuple[Connection, int], str]] = {}
        self.connections: set[Connection] = set()
        self.closing = False  # for good: whoever comes from now on is sent away
        service.bus.subscribe(self._changed)
        service.names.on_changed(self._renamed)
        service.bus.hear("part", lambda _, who: self._part(who))
        service.bus.hear("sign-out", lambda _, who, shown: self._sign_out(who, shown))
        service.on_polled(self._remind)
        service.on_replaced(self._restart)
        presence.on_changed(self._notice)

    # Connections

    def connect(
        self,
        who: str,
        send_at_once: Callable[[str], bool] | None = None,
        shown: str = "",
    ) -> Connection:
        """Add a client, who showed the secret of a session or token, by its hash."""
        connection = Connection(who, send_at_once, shown)
        self.connections.add(connection)
        self._metrics.connections.set(len(self.connections))
        if self.closing:
            connection.drop("restart", retry_ms=BLINK_MS)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Remove a client."""
        for table in list(connection.watched):
            self.unwatch(connection, table)
        self.connections.discard(connection)
        self._metrics.connections.set(len(self.connections))
        if connection.dropped:
            self._metrics.dropped.labels(connection.dropped).inc()

    def lose(self, connection: Connection) -> None:
        """Close a connection that has fallen silent; its player is gone, whenever it closes."""
        for table in list(connection.watched):
            self.unwatch(connection, table)
        connection.drop("silent")

    def part(self, who: str) -> None:
        """Close all connections of a player who wants to be forgotten, in every process."""
        self._service.bus.tell("part", who)
        self._part(who)

    def _part(self, who: str) -> None:
        for connection in self.connections:
            if connection.who == who:
                connection.drop("forgotten")

    def sign_out(self, who: str, shown: str) -> None:
        """Close, in every process, a player's connections by what was shown to open them."""
        self._service.bus.tell("sign-out", who, shown)
        self._sign_out(who, shown)

    def _sign_out(self, who: str, shown: str) -> None:
        for connection in self.connections:
            if (connection.who, connection.shown) == (who, shown):
                connection.drop("signed-out")

    @property
    def shown(self) -> set[tuple[str, str]]:
        """Who is connected here, and what they showed."""
        return {(connection.who, connection.shown) for connection in self.connections}

    def turn_out(self, who: str) -> None:
        """Close all connections of a player who may not stay, in this process."""
        for connection in self.connections:
            if connection.who == who:
                connection.drop("banned")

    def connected(self) -> set[str]:
        """Return who is connected to this process."""
        return {connection.who for connection in self.connections}

    def _restart(self) -> None:
        """Tell all clients to come back, because what they know may never have happened."""
        self._told.clear()
        for connection in list(self.connections):
            connection.drop("restart", retry_ms=BLINK_MS)

    async def close(self) -> None:
        """Tell all clients to come back, also those to come, and give them a moment to hear it."""
        self.closing = True
        self._restart()
        for _ in range(_FAREWELLS):
            if not self.connections:
                return
            await asyncio.sleep(0.05)

    # Watching

    async def watch(self, connection: Connection, ask: m.Watch) -> int:
        """Let a client watch a table, beginning with what it missed; return how many entries."""
        if ask.table not in connection.watched and len(connection.watched) >= MOST_WATCHED:
            raise ServerError("watching-too-many", most=MOST_WATCHED)
        live = await self._service.load(ask.table, ask.seq)
        now = live.table
        parts = live.since(ask.seq) if 0 < ask.seq < now.seq else []
        seat = now.seat_of(connection.who)
        _check_spectator(now, seat)
        new = ask.table not in connection.watched
        self._watchers.setdefault(ask.table, set()).add(connection)
        connection.watched[ask.table] = now.seq
        if new:
            self._presence.arrive(ask.table, connection.who)
        heard = self._heard_by(connection.who, parts)
        connection.push(self._update(now, heard, seat, self._around(now)))
        if new:
            self._notice(ask.table)
        return len(parts)

    async def show(self, table: str, who: str) -> str:
        """Return the first update for a player who begins to watch a table."""
        live = await self._service.load(table)
        now = live.table
        parts = self._heard_by(who, live.since(1))
        return self._update(now, parts, now.seat_of(who), self._around(now))

    def unwatch(self, connection: Connection, table: str) -> None:
        """Let a client stop watching a table."""
        if connection.watched.pop(table, None) is None:
            return
        watchers = self._watchers.get(table, set())
        watchers.discard(connection)
        if not watchers:
            self._watchers.pop(table, None)
            self._told.pop(table, None)
        self._presence.depart(table, connection.who)
        self._notice(table)

    def _heard_by(self, who: str, parts: list[Part]) -> list[Part]:
        """Leave out the phrases of those whom a reader has muted."""
        silenced = self._silenced(who)
        return [part for part in parts if not silenced or _speaker(part) not in silenced]

    def _around(self, table: Table) -> Surroundings:
        present = self._presence.people(table.id)
        spectators = len(present.difference([chair.who for chair in table.chairs]))
        names = self._service.names
        return Surroundings(names, present, spectators, self._clock.now(), names.kinds)

    def _update(
        self,
        table: Table,
        parts: list[Part],
        seat: int,
        around: Surroundings,
        done: str | None = None,
    ) -> str:
        told = tuple(
            event
            for before, entry, after in parts
            if entry.seq <= table.seq
            for event in events(before, entry, after, seat, around.names)
        )
        update = _Update(
            table=table.id,
            seq=table.seq,
            done=done,
            events=told,
            state=state(table, seat, around),
        )
        return update.model_dump_json()

    # Telling

    def acknowledge(self, connection: Connection, send: m.AnySend, seq: int) -> None:
        """Acknowledge a send that is committed, together with what it led to if that is told."""
        if connection.watched.get(send.table, seq) < seq:
            self._owed.setdefault(send.table, {})[connection, seq] = send.id
            self._changed(send.table, seq)
        else:
            connection.tell(_Acknowledged(id=send.id, table=send.table, seq=seq))

    def _settle(self, table: str) -> None:
        """Acknowledge the sends that nothing was told with."""
        for (connection, seq), send_id in self._owed.pop(table, {}).items():
            connection.tell(_Acknowledged(id=send_id, table=table, seq=seq))

    def _changed(self, table: str, seq: int) -> None:
        if table not in self._watchers or table in self._about_to:
            return
        if seq <= self._told.get(table, 0) and table not in self._owed:
            return  # as its own process has told it before all others
        live = self._service.at_hand(table)
        if live:
            self._tell(live)
        elif table in self._delivering:
            self._again.add(table)
        else:
            self._delivering.add(table)
            self._about_to.add(table)
            _ = self._service.spawn(self._deliver(table))

    def _remind(self, heads: dict[str, int]) -> None:
        """Tell those who are still behind: a notice was lost, or the store was away just then."""
        for table, seq in heads.items():
            if any(c.watched.get(table, seq) < seq for c in self._watchers.get(table, ())):
                self._told.pop(table, None)  # not all of them, whatever was told
                self._changed(table, seq)

    async def _deliver(self, table: str) -> None:
        """Tell what is new at a table once it has been read."""
        while True:
            self._about_to.discard(table)
            self._again.discard(table)
            try:
                live = await self._service.load(table)
            except (StoreError, TableError) as error:
                _log.warning("not delivered", table=table, why=str(error))
                self._settle(table)
            except Exception as error:  # noqa: BLE001 - whoever waits has to be answered
                self._fail(table, error)
                self._settle(table)
            else:
                self._tell(live)
            if table not in self._again:
                # At once: a change that came before a later callback would wake nobody.
                self._delivering.discard(table)
                return

    def _fail(self, table: str, error: Exception) -> None:
        self._metrics.failures.labels("hub").inc()
        _log.error("not delivered", table=table, error=origin_of(error))

    def _tell(self, live: Live) -> None:
        """Tell what is new at a table that is in memory."""
        try:
            self._tell_watchers(live)
        except Exception as error:  # noqa: BLE001 - it is committed, and has to be acknowledged
            self._fail(live.table.id, error)
        self._settle(live.table.id)

    def _tell_watchers(self, live: Live) -> None:
        now = live.table
        watchers = self._watchers.get(now.id, ())
        behind = {c: heard for c in watchers if (heard := c.watched.get(now.id, now.seq)) < now.seq}
        parts = live.since(min(behind.values())) if behind else []
        if not parts:
            return
        tell = self._telling(now, parts)
        speakers = {entry.who for _, entry, _ in parts if entry.kind is Kind.SAID}
        owed = self._owed.get(now.id, {})
        for connection, after in behind.items():
            if connection.watched.get(now.id) != after:
                continue  # up to date by now, or gone
            seat = now.seat_of(connection.who)
            try:
                _check_spectator(now, seat)
            except TableError as error:
                told = refusal(error, connection.language)
                connection.tell(m.Failure(refusal=told, table=now.id))
                self.unwatch(connection, now.id)
                continue
            muted = self._silenced(connection.who) & speakers if speakers else _NOBODY
            text = tell(after, seat, owed.pop((connection, now.seq), None), muted)
            connection.watched[now.id] = now.seq
            connection.push(text)
        if now.id in self._watchers:
            self._told[now.id] = now.seq

    def _telling(
        self, now: Table, parts: list[Part]
    ) -> Callable[[int, int, str | None, frozenset[str]], str]:
        """Return a function that tells a seat what happened after a number, with its own send.

        It does not tell what those say who are muted.
        """
        part = parts[-1]
        around = self._around(now)
        change = change_texts(*part, around) if part[2] is now else None
        told: dict[tuple[int, int, str | None, frozenset[str]], str] = {}

        def tell(after: int, seat: int, done: str | None, muted: frozenset[str]) -> str:
            asked = after, seat, done, muted
            if asked not in told:
                if change and after == now.seq - 1:
                    told[asked] = change(seat, done, muted=_speaker(part) in muted)
                else:
                    missed = [
                        one for one in parts if one[1].seq > after and _speaker(one) not in muted
                    ]
                    told[asked] = self._update(now, missed, seat, around, done)
            return told[asked]

        return tell

    # Presence

    def _renamed(self, who: str) -> None:
        """Announce a player's new name wherever they sit."""
        for table in self._watchers:
            now = self._service.cached(table)
            if now and any(chair.named == who for chair in now.chairs):
                self._notice(table)

    def _notice(self, table: str) -> None:
        """Announce soon who is there; arrivals in quick succession are announced together."""
        if table not in self._noticing and table in self._watchers:
            self._noticing.add(table)
            self._clock.call_later(_GATHER, lambda: self._tell_presence(table))

    def _tell_presence(self, table: str) -> None:
        self._noticing.discard(table)
        now = self._service.cached(table)
        if now is None:
            return
        around = self._around(now)
        message = m.Presence(
            table=table,
            present=tuple(bool(chair.bot) or chair.who in around.present for chair in now.chairs),
            names=tuple(around.names.get(chair.named, "") for chair in now.chairs),
            accounts=tuple(account_of(now, seat, around) for seat in range(1, now.players + 1)),
            spectators=around.spectators,
        ).model_dump_json()
        for connection in list(self._watchers.get(table, ())):
            connection.push(message)


def _speaker(part: Part) -> str:
    """Return who says a phrase with an entry; empty if it is another one."""
    return part[1].who if part[1].kind is Kind.SAID else ""


def _check_spectator(table: Table, seat: int) -> None:
    """Refuse a spectator if none are allowed; before the game, anybody may look for a seat."""
    if not seat and not table.setup.spectators and table.stage != "waiting":
        raise TableError("no-spectators")
