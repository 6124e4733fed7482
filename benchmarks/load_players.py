"""The players who put a server under load, and the games that they play."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

from benchmarks.load_server import UNLIMITED, Server, served
from benchmarks.wire import Http, Socket, open_socket
from tests.protocol.hello import hello

_AT_ONCE: Final = 16  # requests while everybody is seated
_COLOURS: Final = b"ROYGBIV"  # in the order of "under"


_DONE: Final = re.compile(rb'"done":"([^"]+)"')
_HEAD: Final = 200  # bytes, in which an acknowledgement is found


class Player:
    """One person: a cookie, a socket, and a seat."""

    def __init__(self, number: int, cookie: str) -> None:
        self.number = number
        self.cookie = cookie
        self.seat = 0
        self.game: Game | None = None
        self.socket: Socket | None = None
        self._sent = 0
        self._answers: dict[bytes, asyncio.Future[None]] = {}

    async def connect(self, address: str) -> None:
        """Open the socket and say hello."""
        table = self.game.table.decode() if self.game else ""
        self.socket = await open_socket(address, self.cookie, self.hear, table)
        welcome = self._answers[b"hello"] = asyncio.get_running_loop().create_future()
        self.socket.send(hello(language="en").encode())
        await welcome

    def send(self, kind: str, more: bytes = b"") -> bytes:
        """Send something to the table; give its id."""
        assert self.socket
        assert self.game
        self._sent += 1
        name = b"s%d" % self._sent
        self.socket.send(
            b'{"type":"%s","id":"%s","table":"%s"%s}' % (kind.encode(), name, self.game.table, more)
        )
        return name

    async def ask(self, kind: str, more: bytes = b"") -> None:
        """Send something to the table and wait until it is acknowledged."""
        name = self.send(kind, more)
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self._answers[name]

    def hear(self, text: bytes) -> None:
        """Take a message; what it says is found by its place, not by reading all of it."""
        if self.game and self.game.times.on:
            self.game.times.heard += len(text)
        if text.startswith((b'{"type":"change"', b'{"type":"update"')):
            done = _DONE.search(text, 0, _HEAD)
            if done:
                self._answered(done[1])
            if self.game:
                self.game.told(self, text)
        elif text.startswith(b'{"type":"ack"'):
            self._answered(text[20 : text.index(b'"', 20)])
        elif text.startswith(b'{"type":"welcome"'):
            self._answers.pop(b"hello").set_result(None)
        elif not text.startswith(b'{"type":"presence"'):
            raise ConnectionError(text.decode())

    def _answered(self, name: bytes) -> None:
        answer = self._answers.pop(name, None)
        if answer:
            answer.set_result(None)
        elif self.game:
            self.game.acknowledged(name)


_OUTCOME: Final = re.compile(
    rb'"winning":(\d),"under":\[([\d,]+)\],"best":\[[^]]*\],"phase":"([a-z-]+)"[^}]*'
    rb'"step":"([+>])(\w)(\w)"'
)


def turn(text: bytes, seat: int) -> bytes:
    """Give a turn that keeps a seat in, from the choices of its state; if there is none, ``~``."""
    found = _OUTCOME.findall(text, text.find(b'"choices":['))
    mine = b"%d" % seat
    for winning, _, phase, kind, colour, number in found:
        if winning == mine and kind == b"+" and phase == b"free":
            return b'"+%s%s","."' % (colour, number)
        if winning == mine and kind == b">" and phase == b"over":
            return b'">%s%s"' % (colour, number)
    hand = [(colour, number) for *_, kind, colour, number in found if kind == b">"]
    for _, under, phase, kind, colour, number in found:
        for other in hand if kind == b"+" and phase == b"free" else ():
            if other != (colour, number) and under[2 * _COLOURS.index(other[0])] == mine[0]:
                return b'"+%s%s",">%s%s"' % (colour, number, *other)
    return b'"~"'


@dataclass
class Times:
    """What was measured of the moves of all tables, in seconds."""

    on: bool = False
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)  # by the last who watches
    sends: int = 0  # rematches included
    heard: int = 0  # bytes, by all clients together


class Game:
    """One table, its players, and the move that is under way."""

    def __init__(self, table: bytes, players: list[Player], times: Times) -> None:
        self.table = table
        self.players = players
        self.times = times
        self.pace = 0.0  # seconds between two moves; 0 is as fast as it goes
        self._loop = asyncio.get_running_loop()
        self._next: tuple[Player, bytes] | None = None  # who is to move, and how
        self._due: float | None = None  # since when a move should have been made
        self._since = 0.0  # when the move under way was sent
        self._name = b""  # its id, until it is acknowledged
        self._unseen = 0  # how many have not heard of it
        self.stopped = True  # until it is run

    async def seat(self, address: str) -> None:
        """Connect all players, let them sit down, and deal."""
        for seat, player in enumerate(self.players, 1):
            player.game, player.seat = self, seat
            await player.connect(address)
            assert player.socket
            player.socket.send(b'{"type":"watch","table":"%s"}' % self.table)
            await player.ask("sit", b',"seat":%d' % seat)

    async def start(self) -> None:
        """Deal."""
        await self.players[0].ask("start")

    def run(self, pace: float, first: float) -> None:
        """Let a move be made every so many seconds from now on, or as fast as possible."""
        self.pace, self.stopped = pace, False
        self._loop.call_at(self._loop.time() + first, self._tick)

    def _tick(self) -> None:
        """A move is due."""
        if self.stopped:
            return
        now = self._loop.time()
        if self._due is None:
            self._due = now
        if self._next and not self._unseen and not self._name:
            self._move(self._due)
        if self.pace:
            self._loop.call_at(now + self.pace, self._tick)

    def _move(self, since: float) -> None:
        assert self._next
        player, steps = self._next
        self._next, self._due = None, None
        self._since, self._unseen = since, len(self.players)
        self._name = player.send("steps", b',"steps":[%s]' % steps)

    def acknowledged(self, name: bytes) -> None:
        """The server has a send for good."""
        if self.times.on:
            self.times.sends += 1
        if name == self._name:
            self._name = b""
            if self.times.on:
                self.times.acknowledged.append(self._loop.time() - self._since)
            self._go_on()

    def told(self, player: Player, text: bytes) -> None:
        """A player hears what happened."""
        if b'"kind":"stepped"' in text and self._unseen:
            self._unseen -= 1
            if not self._unseen and self.times.on:
                self.times.seen.append(self._loop.time() - self._since)
        if b'"choices":[' in text:
            self._next = player, turn(text, player.seat)
        elif b'"kind":"game-ended"' in text:
            player.send("rematch")
        self._go_on()

    def _go_on(self) -> None:
        """Make a move that is late, or the next one where there is no pace."""
        if self.stopped or not self._next or self._unseen or self._name:
            return
        if self._due is not None:
            self._move(self._due)
        elif not self.pace:
            self._move(self._loop.time())


# --- Setting up -----------------------------------------------------------------------------------


async def sign_in(server: Server, count: int) -> list[Player]:
    """Give so many people, each with a cookie of their own."""
    numbers = iter(range(count))
    players: list[Player] = []

    async def some() -> None:
        http = Http(server.address)
        for number in numbers:
            cookie, _ = await http.ask("PUT", "/api/me", json.dumps({"name": f"Player {number}"}))
            players.append(Player(number, cookie))
        http.close()

    await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
    return players


async def seat(
    server: Server, players: list[Player], seats: int, rules: str, kind: type[Game] = Game
) -> list[Game]:
    """Set up tables for all, and let them sit down."""
    parties = iter([players[at : at + seats] for at in range(0, len(players), seats)])
    setup = json.dumps({"setup": {"rules": rules, "seats": [None] * seats}})
    games: list[Game] = []
    times = Times()

    async def some() -> None:
        http = Http(server.address)
        for party in parties:
            _, answer = await http.ask("POST", "/api/tables", setup, party[0].cookie)
            game = kind(json.loads(answer)["table"].encode(), party, times)
            await game.seat(server.address)
            games.append(game)
        http.close()

    await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
    return games


@contextlib.asynccontextmanager
async def tables(
    players: int, options: argparse.Namespace, kind: type[Game] = Game
) -> AsyncIterator[tuple[Server, list[Game]]]:
    """Give a fresh server at which so many people sit at tables."""
    flags = f"{UNLIMITED} --processes {options.processes}"
    flags += f" --database {options.database}" if options.database else ""
    flags += f" --bus {options.bus}" if options.bus else ""
    with tempfile.TemporaryDirectory() as folder, served(folder, flags) as server:
        people = await sign_in(server, players - players % options.seats)
        games = await seat(server, people, options.seats, options.rules, kind)
        await asyncio.gather(*(game.start() for game in games))
        try:
            yield server, games
        finally:
            for player in people:
                if player.socket:
                    player.socket.close()
