"""A simulation of servers, databases, a bus and workers, at which people play.

Everything that happens is an event with a time: somebody sends a move, a process has decided it, a
database has committed it, another process has heard of it. What is measured of one process goes in
(see ``costs``); how long people wait, and where it breaks, comes out. The same seed gives the same
result.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from benchmarks.scale.costs import Costs, Habits, Machines, hearing, rates
from benchmarks.scale.outcome import Outcome, Setup, centile, longest, mean_and_most
from benchmarks.scale.spreading import place_of
from benchmarks.scale.timeline import Cores, Timeline

_MOST_AT_ONCE: Final = 200  # entries in a commit (server/tables/writer.py)
_BOT_PACE: Final = 0.7  # seconds that a bot takes at least (red7 serve --pace)
_TICK: Final = 0.01  # seconds, for which beats and notices are put together
_PAUSE: Final = 4.0  # seconds between two collections of cycles
_DECIDING: Final = 0.5  # of a send, before its commit; the rest is telling
_BACK: Final = 0.3  # seconds until a page that lost its server tries again, a quarter more or less
_MOVES: Final = (3, 9)  # of a game: at least, and at most
_REMATCHES: Final = 2  # sends after it


@dataclass
class _Table:
    """A table, who is connected where, and what is under way."""

    number: int
    database: int
    places: list[_Process | None]  # of its people; None for who is coming back
    alone: bool = False
    turn: int = 0
    left: int = 0  # moves until the game is over
    waiting: int = 0  # who still has to hear of the last move
    sent: list[tuple[int, float, int]] = field(default_factory=list)  # not acknowledged: seat, when
    due: float | None = None  # when the next move should have been made


class _Process:
    """A process that serves: its core, and what waits to be committed for each database."""

    def __init__(self, world: _World, number: int) -> None:
        self.world = world
        self.number = number
        self.core = Cores(world, 1)
        self.life = 0  # how often it has died
        self.up = True
        self.clients = 0
        self.wrote = 0  # entries, so far
        self._waiting: list[list[Callable[[], None]]] = [[] for _ in world.databases]
        self._writing = [False] * len(world.databases)

    def alive(self, then: Callable[[], None]) -> Callable[[], None]:
        """Give something that happens only if this process has not died meanwhile."""
        life = self.life

        def do() -> None:
            if self.life == life and self.up:
                then()

        return do

    def write(self, database: int, then: Callable[[], None]) -> None:
        """Commit an entry, together with what else is waiting."""
        self._waiting[database].append(then)
        if not self._writing[database]:
            self._commit(database)

    def _commit(self, database: int) -> None:
        waiting = self._waiting[database]
        batch, self._waiting[database] = waiting[:_MOST_AT_ONCE], waiting[_MOST_AT_ONCE:]
        self._writing[database] = bool(batch)
        if not batch:
            return
        world, costs = self.world, self.world.costs
        world.commits += 1
        world.committed += len(batch)

        def done() -> None:
            self.wrote += len(batch)
            world.wrote += len(batch)
            for then in batch:
                then()
            self._commit(database)

        disk = world.machines.commit_seconds
        if world.setup.sqlite:
            world.databases[database].do(1000 * disk, self.alive(done))
        else:
            ms = costs.commit_ms + costs.entry_ms * len(batch)
            world.databases[database].do(ms, self.alive(done), disk)

    def die(self) -> None:
        """Lose everything that is not committed."""
        self.life += 1
        self.up = False
        self.clients = 0
        self._waiting = [[] for _ in self._waiting]
        self._writing = [False] * len(self._writing)

    def come_back(self) -> None:
        """Serve again."""
        self.up = True
        self.core.restart()


class _World(Timeline):
    """Everything that is simulated."""

    def __init__(
        self,
        setup: Setup,
        habits: Habits,
        costs: Costs,
        machines: Machines,
        chance: random.Random,
    ) -> None:
        self.setup, self.habits, self.costs, self.machines = setup, habits, costs, machines
        self.chance = chance
        super().__init__(setup.warm, setup.warm + setup.seconds)
        self.commits = self.committed = self.wrote = self.heard = self.sends = 0
        self.times: list[tuple[float, float]] = []  # when moves were acknowledged, and after what
        cores = 1 if setup.sqlite else setup.database_cores
        self.databases = [Cores(self, cores) for _ in range(setup.databases)]
        self.processes = [_Process(self, number) for number in range(setup.processes)]
        self.workers = Cores(self, setup.workers)
        self.tables = list(self._seated())

    def _seated(self) -> list[_Table]:
        """Seat everybody who plays; the others only beat."""
        playing = round(rates(self.setup.players, self.habits).playing)
        alone = round(playing * self.habits.alone)
        tables = []
        for number in range(alone + (playing - alone) // 2):
            people = 1 if number < alone else 2
            places = [self._anywhere()]
            if people > 1:
                places.append(self._near(places[0]))
            database = place_of(f"table {number}", self.setup.databases)
            left = self.chance.randint(1, _MOVES[1])
            tables.append(_Table(number, database, list(places), people == 1, left=left))
        for _ in range(self.setup.players - playing):
            self._anywhere()
        return tables

    def _near(self, other: _Process | None) -> _Process:
        """Connect somebody to the process of whom they play with, as a rule."""
        if other is None or not other.up or self.chance.random() < self.habits.apart:
            return self._anywhere()
        other.clients += 1
        return other

    def _anywhere(self) -> _Process:
        place = self.chance.choice([one for one in self.processes if one.up])
        place.clients += 1
        return place

    def run(self) -> None:
        """Let people play until the end."""
        pace = self._pace()
        for table in self.tables:
            if self.habits.regular:
                first = 0.0 if self.setup.rush else pace * table.number / len(self.tables)
                self.at(first, partial(self._tick, table))
            else:
                self._think(table)
        for process in self.processes:
            offset = self.chance.random()
            self.at(offset * _TICK, partial(self._background, process, 0))
            self.at(offset * _PAUSE, partial(self._collect, process))
        if self.setup.failing is not None:
            self.at(self.setup.warm + self.setup.failing, self._fail)
        self.pass_by()

    def _pace(self) -> float:
        """Give the seconds between two moves at a table of two."""
        return self.habits.move_seconds / 2

    def _think(self, table: _Table) -> None:
        """Let whoever is to move think for a while, try out steps, and then move."""
        usual = self.habits.move_seconds - _BOT_PACE if table.alone else self._pace()
        seconds = self.chance.expovariate(1 / usual)
        for _ in range(round(self.habits.previews_per_move)):
            self.at(self.now + seconds * self.chance.random(), partial(self._preview, table))
        self.at(self.now + seconds, partial(self._tick, table))

    def _preview(self, table: _Table) -> None:
        place = table.places[0 if table.alone else table.turn]
        if place:
            place.core.do(self.costs.preview_ms)

    # A move

    def _tick(self, table: _Table) -> None:
        """A move is due; by clockwork, or because somebody has thought for long enough."""
        table.due = self.now if table.due is None else table.due
        if not table.sent and not table.waiting:
            self._move(table)
        if self.habits.regular and not self.setup.rush:
            self.at(self.now + self._pace(), partial(self._tick, table))

    def _move(self, table: _Table) -> None:
        since = self.now if table.due is None else table.due
        table.due = None
        seat = 0 if table.alone else table.turn
        table.turn = 1 - table.turn
        table.left -= 1
        self._send(table, (seat, since, 1))

    def _send(self, table: _Table, send: tuple[int, float, int]) -> None:
        """Send a move (1) or a wish for a rematch (0)."""
        table.sent.append(send)
        place = table.places[send[0]]
        if place:
            self._decide(table, place, send)

    def _decide(self, table: _Table, place: _Process, send: tuple[int, float, int]) -> None:
        costs = self.costs
        telling = costs.send_ms * (1 - _DECIDING) + (
            costs.tell_ms if self.setup.processes > 1 else 0.0
        )
        tell = place.alive(
            lambda: place.core.do(telling, place.alive(partial(self._done, table, place, send)))
        )
        decided = place.alive(partial(place.write, table.database, tell))
        place.core.do(costs.send_ms * _DECIDING, decided)

    def _done(self, table: _Table, place: _Process, send: tuple[int, float, int]) -> None:
        """A send is acknowledged; whoever is connected elsewhere hears of it."""
        if send not in table.sent:
            return
        table.sent.remove(send)
        self.sends += self.counting
        if send[2] and self.counting:
            self.times.append((self.now, self.now - send[1]))
        self._tell(table, place)
        if not table.waiting:
            self._go_on(table)

    def _tell(self, table: _Table, place: _Process) -> None:
        others = {one for one in table.places if one and one is not place}
        for other in others:
            table.waiting += 1
            told = partial(self._told, table)
            other.core.do(self.costs.follow_ms, told)

    def _told(self, table: _Table) -> None:
        table.waiting -= 1
        if not table.waiting and not table.sent:
            self._go_on(table)

    def _go_on(self, table: _Table) -> None:
        """After a move: the bot's move, the end of a game, or somebody thinks."""
        if table.sent:
            return
        if table.alone and table.turn:
            self._ask_bot(table)
        elif table.left <= 0:
            table.left = self.chance.randint(*_MOVES)
            for seat in range(1 if table.alone else _REMATCHES):
                self._send(table, (seat, self.now, 0))
        elif self.setup.rush or table.due is not None:
            self._move(table)
        elif not self.habits.regular:
            self._think(table)

    def _ask_bot(self, table: _Table) -> None:
        began = self.now
        table.turn = 0

        def thought() -> None:
            self.at(max(self.now, began + _BOT_PACE), write)

        def write() -> None:
            place = table.places[0]
            if place is None:
                self.at(self.now + _BACK, write)  # another process takes it up
                return
            half = self.costs.send_ms / 2
            told = place.alive(lambda: place.core.do(half, partial(self._go_on, table)))
            place.core.do(half, place.alive(partial(place.write, table.database, told)))

        self.workers.do(self.costs.thought_ms, thought)

    # What goes on all the time

    def _background(self, process: _Process, seen: int) -> None:
        """Beats of the clients, and what the other processes have written since the last tick."""
        if process.up:
            rate = rates(1, self.habits).beats
            heard = self.wrote - process.wrote - seen
            process.core.do(process.clients * rate * _TICK * self.costs.beat_ms)
            if heard:
                process.core.do(1000 * _TICK * hearing(heard / _TICK, self.costs))
                self.heard += heard if self.counting else 0
        seen = self.wrote - process.wrote
        self.at(self.now + _TICK, partial(self._background, process, seen))

    def _collect(self, process: _Process) -> None:
        process.core.do(process.clients * self.costs.pause_ms)
        self.at(self.now + _PAUSE, partial(self._collect, process))

    # Trouble

    def _fail(self) -> None:
        """Kill the busiest process; its clients come back to the others, with what they sent."""
        victim = max(self.processes, key=lambda one: one.clients)
        idle = victim.clients - sum(table.places.count(victim) for table in self.tables)
        victim.die()
        for _ in range(idle):
            self.at(self.now + self._soon(), self._wander)
        for table in self.tables:
            for seat, place in enumerate(table.places):
                if place is victim:
                    table.places[seat] = None
                    self.at(self.now + self._soon(), partial(self._return, table, seat))
        self.at(self.now + self.setup.repair, victim.come_back)

    def _soon(self) -> float:
        return _BACK * (0.75 + self.chance.random() / 2)

    def _wander(self) -> None:
        """Let somebody come back who is at no table."""
        if any(one.up for one in self.processes):
            self._anywhere().core.do(self.costs.arrive_ms)
        else:
            self.at(self.now + _BACK, self._wander)

    def _return(self, table: _Table, seat: int) -> None:
        if not any(one.up for one in self.processes):
            self.at(self.now + _BACK, partial(self._return, table, seat))
            return
        place = self._near(next((one for one in table.places if one), None))

        def arrived() -> None:
            table.places[seat] = place
            for send in table.sent:
                if send[0] == seat:
                    self._decide(table, place, send)

        # The table is not in the memory of the process.
        log = self.habits.games * self.habits.entries
        place.core.do(self.costs.arrive_ms + log * self.costs.replay_ms, arrived)


def simulate(
    setup: Setup,
    chance: random.Random,
    habits: Habits | None = None,
    costs: Costs | None = None,
    machines: Machines | None = None,
) -> Outcome:
    """Simulate it, and say how it went."""
    world = _World(setup, habits or Habits(), costs or Costs(), machines or Machines(), chance)
    world.run()
    seconds = setup.seconds
    busy = [one.core.used / seconds for one in world.processes]
    cores = 1 if setup.sqlite else setup.database_cores
    stored = [one.used / seconds / cores for one in world.databases]
    late = [s for t in world.tables for s in t.sent if s[2] and s[1] < world.end - 1]
    times = sorted(took for _, took in world.times)
    return Outcome(
        setup=setup,
        sends=round(world.sends / seconds, 1),
        moves=round(len(times) / seconds, 1),
        acknowledged=(centile(times, 0.5), centile(times, 0.95), centile(times, 0.99)),
        worst=centile(times, 1.0),
        processes=mean_and_most(busy),
        databases=mean_and_most(stored),
        workers=round(world.workers.used / seconds / setup.workers, 3),
        batch=round(world.committed / max(1, world.commits), 2),
        bus_out=round(world.heard / seconds),
        late=len(late),
        waits=longest([(when - setup.warm, took) for when, took in world.times], seconds),
    )
