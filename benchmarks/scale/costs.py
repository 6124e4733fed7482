"""What things cost, as measured, and how people play, as assumed."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from math import expm1
from typing import Final, NamedTuple


def _measured(value: float, where: str) -> float:
    return field(default=value, metadata={"from": where})


_LOAD: Final = "server_load --rush 100"
_HERE: Final = "scale --measure"
_CROWD: Final = 600  # turns in a second, from which on they are heard of together


@dataclass(frozen=True)
class Costs:
    """Processor time in milliseconds, memory in kB, sizes in bytes; on a core of a Neoverse N1."""

    # A process that serves.
    send_ms: float = _measured(1.3, f"{_LOAD}: 1.25-1.55, decided, committed, told to both")
    follow_ms: float = _measured(0.8, f"{_LOAD} --processes 2 --bus: 1.63-1.86, half are followed")
    tell_ms: float = _measured(0.07, f"{_HERE}: 0.04 to write and sign a turn, 0.03 to NATS")
    hear_ms: float = _measured(0.022, f"{_HERE}: 0.10, 0.05, 0.035 at 1,000, 3,000, 6,000 a second")
    wake_ms: float = _measured(80, "the rest of these: at most so much in a second, from 600 on")
    preview_ms: float = _measured(0.8, f"{_HERE}: 0.76-0.88")
    beat_ms: float = _measured(0.26, f"{_HERE}: 0.26-0.34")
    arrive_ms: float = _measured(5.9, f"{_HERE}: connect, say hello, watch a table in memory")
    replay_ms: float = _measured(0.07, f"{_HERE}: an entry, 0.05-0.07")
    idle_ms: float = _measured(7, f"{_HERE}: a second of a process that nobody is connected to")
    process_mb: float = _measured(103, "server_load --idle: a server alone")
    connection_kb: float = _measured(41, "server_load --idle")
    table_kb: float = _measured(25, f"{_HERE}: a table in memory after its first game")
    entry_kb: float = _measured(1.8, f"{_HERE}: each further entry, up to 128 of them")
    stranger_kb: float = _measured(0.43, f"{_HERE}: somebody at a table of another process")
    pause_ms: float = _measured(0.04, "docs/server.md: collecting cycles, for each connection")
    # What travels.
    told_bytes: float = _measured(877, f"{_LOAD}: to each client for each send")
    preview_bytes: float = _measured(1650, f"{_HERE}: 1,624-1,700")
    beat_bytes: float = _measured(37, f"{_HERE}: the answer in its frame")
    page_bytes: float = _measured(75_000, "first visit with a table, compressed")
    bus_bytes: float = _measured(121, f"{_HERE}: a turn; 112, or 295 where it is watched")
    # The database, PostgreSQL 18.
    commit_ms: float = _measured(0.45, f"{_HERE}: commits of 1, 10, 100 take 0.5, 0.95, 4.7")
    entry_ms: float = _measured(0.043, f"{_HERE}: the same")
    read_ms: float = _measured(0.3, f"{_LOAD} --processes 2 --database: what commits leave over")
    process_second_ms: float = _measured(0.7, f"{_HERE}: a second of such a process, 0.3-1.0")
    entry_bytes: float = _measured(581, f"{_HERE}: on disk, with all indexes")
    journal_bytes: float = _measured(1302, f"{_HERE}: in PostgreSQL's own log")
    # The bus and the bots.
    nats_take_ms: float = _measured(0.004, f"{_HERE}")
    nats_pass_ms: float = _measured(0.004, f"{_HERE}: to each who listens")
    thought_ms: float = _measured(18, f"{_HERE}: a move of Red; all others take about 1 or less")


def hearing(turns: float, costs: Costs) -> float:
    """Give the seconds in a second that it takes to hear of so many turns of other processes.

    The more there are, the more are heard of at a time.
    """
    return (turns * costs.hear_ms + costs.wake_ms * min(1.0, turns / _CROWD)) / 1000


class Origin(NamedTuple):
    """A cost, and where it comes from."""

    name: str
    value: float
    source: str


def origins(costs: Costs) -> list[Origin]:
    """Give every cost with its origin."""
    return [Origin(f.name, getattr(costs, f.name), f.metadata["from"]) for f in fields(costs)]


@dataclass(frozen=True)
class Habits:
    """How people play; everything here is assumed, so change what you know better."""

    move_seconds: float = 10.0  # between two moves of the same person, others' included
    sends_per_move: float = 1.35  # rematches included, as in the load test
    previews_per_move: float = 2.0  # while a move is composed
    idle: float = 0.2  # the share of the connected who are at no table, or only wait
    alone: float = 0.3  # the share of those who play, each against one bot
    apart: float = 0.05  # the share of pairs whom nobody brings to the same process
    games: float = 3.0  # that are played at one table
    entries: float = 12.0  # of a game in the log
    connections: float = 1.0  # of each person
    visit_minutes: float = 20.0
    new: float = 0.2  # the share of visits with nothing of the page cached
    beat_seconds: float = (
        1.5  # of silence until a client beats (web/src/net/connection.ts); 0: never
    )
    regular: bool = False  # whether moves come like clockwork


# As benchmarks.server_load plays, without rushing.
LOAD_TEST: Final = Habits(
    move_seconds=5.0, previews_per_move=0, idle=0, alone=0, beat_seconds=0, regular=True
)


@dataclass(frozen=True)
class Machines:
    """What the load is put on, and how much of it is used at most."""

    busy: float = 0.6  # of a process, so that peaks find room
    hearing: float = 0.25  # of a process, for hearing of the tables of others
    database_cores: int = 16
    database_busy: float = 0.6
    worker_busy: float = 0.7
    commit_seconds: float = 0.002  # from a process to the database and back, disk included
    most_tables: int = 2_000  # that a process keeps in memory (server/tables/service.py)


@dataclass(frozen=True)
class Rates:
    """What so many people do in a second."""

    playing: float  # people
    tables: float
    sends: float
    thoughts: float
    previews: float
    beats: float
    arrivals: float

    @property
    def entries(self) -> float:
        """What is written to logs."""
        return self.sends + self.thoughts


def rates(players: float, habits: Habits) -> Rates:
    """Give what so many connected people do in a second."""
    playing = players * (1 - habits.idle)
    moves = playing / habits.move_seconds
    alone = playing * habits.alone
    arrivals = players / (60 * habits.visit_minutes)
    return Rates(
        playing=playing,
        tables=alone + (playing - alone) / 2,
        sends=moves * habits.sends_per_move,
        thoughts=moves * habits.alone,
        previews=moves * habits.previews_per_move,
        beats=_beats(players, playing, habits) * habits.connections,
        arrivals=arrivals * habits.connections,
    )


def _beats(players: float, playing: float, habits: Habits) -> float:
    """Give the beats in a second: what a player hears comes as if by chance, and puts them off."""
    if not habits.beat_seconds:
        return 0.0
    heard = (2 * habits.sends_per_move + habits.previews_per_move) / habits.move_seconds
    each = heard / expm1(heard * habits.beat_seconds)
    return playing * each + (players - playing) / habits.beat_seconds
