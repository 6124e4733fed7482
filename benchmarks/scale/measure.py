"""Measuring what one of everything costs, in this process: tables, logs, notices, thoughts.

Times are of the processor, not of the clock on the wall, so that a busy machine may be used.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa

from benchmarks.load_server import cpu_of
from red7.bots import bot_names, find_bot
from red7.bots.turns import choose_steps
from red7.core import View
from red7.protocol import messages as m
from red7.server.app.run import open_parts
from red7.server.bus import LinkedBus
from red7.server.parts import Parts, Sources
from red7.server.settings import Settings
from red7.server.store import Write
from red7.server.store.database import DatabaseStore
from red7.server.store.engines import make_engine, sqlite_url
from red7.server.store.opening import url_of
from red7.server.tables.live import Live
from red7.server.tables.processes.news import News
from red7.table.log import Entry
from red7.table.replay import apply
from tests.server.postgres import Postgres
from tests.table.games import LocalTable

_GAMES: Final = 100  # that are written, for the bytes of a log
_TABLES: Final = 200  # that are kept in memory
_NOTICES: Final = 5_000
_PEOPLE: Final = 20_000
_THOUGHTS: Final = 40
_SIZES: Final = (1, 10, 100)  # entries in a commit


class Figure(NamedTuple):
    """Something that was measured."""

    name: str
    value: float
    unit: str


def game(seed: int = 1, games: int = 1) -> LocalTable:
    """Play games of two people at one table, at random."""
    local = LocalTable(m.Setup(), seed)
    local.seat_all()
    local.send("ann", m.Start)
    local.play_on()
    for _ in range(games - 1):
        local.send("ann", m.Rematch)
        local.send("ben", m.Rematch)
        local.play_on()
    return local


def writes(count: int) -> list[Write]:
    """Give the entries of games at tables of their own, in the order in which they are played."""
    logs = []
    for seed in range(count):
        local = game(seed)
        name = f"{seed:032x}"  # as long as the ids of a server
        pairs = zip(local.log, local.states, strict=True)
        logs.append(
            [
                Write(replace(entry, table=name, send_id=f"{entry.seq:016x}"), replace(t, id=name))
                for entry, t in pairs
            ]
        )
    longest = max(map(len, logs))
    return [log[at] for at in range(longest) for log in logs if at < len(log)]


# --- Tables and logs ------------------------------------------------------------------------------


def replays() -> Iterator[Figure]:
    """Measure what it takes to hold a table in memory, and to get it there from its log."""
    for games in (1, 5, 15):
        log = game(games=games).log
        began = time.process_time()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [_live(log) for _ in range(_TABLES)]
        gc.collect()
        size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
        tracemalloc.stop()
        began = time.process_time()
        for _ in range(_TABLES):
            _live(log)
        took = (time.process_time() - began) / _TABLES / len(log)
        yield Figure(f"a table in memory, {games} games, {len(log)} entries", size / 1024, "kB")
        yield Figure(f"replaying an entry, {games} games", 1000 * took, "ms")


def _live(log: list[Entry]) -> Live:
    live = Live(apply(None, log[0]), {(log[0].who, log[0].send_id): 1}, "")
    for entry in log[1:]:
        live.advance(entry, apply(live.table, entry))
    return live


async def sqlite() -> list[Figure]:
    """Measure appending to SQLite, in bytes and in processor time."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "red7.db"
        figures = await _appending("SQLite", sqlite_url(file), lambda: 0.0)
        with contextlib.closing(sa.create_engine(f"sqlite:///{file}").raw_connection()) as opened:
            opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        count = len(writes(_GAMES)) * len(_SIZES)
        size = file.stat().st_size
        figures += _sizes("SQLite", size / count)
    return figures


async def postgres() -> list[Figure]:
    """Measure appending to PostgreSQL; its processes are counted apart from the server's."""
    server = Postgres(fsync="on")
    try:
        url = url_of(Settings(database=server.new_database()))
        began = await _asked(url, _WAL)
        figures = await _appending("PostgreSQL", url, lambda: cpu_of(server.pid))
        count = len(writes(_GAMES)) * len(_SIZES)
        wal = (await _asked(url, _WAL) - began) / count
        figures.append(Figure("PostgreSQL: an entry in its own log", wal, "bytes"))
        figures += _sizes("PostgreSQL", await _asked(url, _SIZE) / count)
    finally:
        server.remove()
    return figures


_WAL: Final = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
_SIZE: Final = "SELECT " + " + ".join(
    f"pg_total_relation_size('{name}')" for name in ("log", "tables", "games", "game_seats")
)


async def _asked(url: sa.URL, question: str) -> float:
    engine = make_engine(url)
    async with engine.connect() as connection:
        answer = await connection.scalar(sa.text(question))
    await engine.dispose()
    return float(answer or 0)


def _sizes(name: str, entry: float) -> list[Figure]:
    length = len(writes(_GAMES)) / _GAMES
    return [
        Figure(f"{name}: an entry on disk, indexes included", entry, "bytes"),
        Figure(f"{name}: a game on disk, {length:.1f} entries", entry * length / 1024, "kB"),
    ]


async def _appending(name: str, url: sa.URL, other: Callable[[], float]) -> list[Figure]:
    store = DatabaseStore(url, lambda: 0)
    await store.start()
    figures = []
    for number, size in enumerate(_SIZES):
        found = [_elsewhere(write, number) for write in writes(_GAMES)]
        batches = [found[at : at + size] for at in range(0, len(found), size)]
        began, own, its = time.perf_counter(), time.process_time(), other()
        for batch in batches:
            await store.append(batch)
        own, its = time.process_time() - own, other() - its
        wall = time.perf_counter() - began
        what = f"{name}: a commit of {size}"
        figures.append(Figure(f"{what}, server", 1000 * own / len(batches), "ms"))
        if its:
            figures.append(Figure(f"{what}, database", 1000 * its / len(batches), "ms"))
        figures.append(Figure(f"{what}, one after the other", len(found) / wall, "entries/s"))
    await store.close()
    return figures


def _elsewhere(write: Write, number: int) -> Write:
    name = f"{number}{write.entry.table[1:]}"
    return Write(replace(write.entry, table=name), replace(write.after, id=name))


# --- The bus --------------------------------------------------------------------------------------


class _Loop:
    """A link that ends in this process: what is sent is kept, and anything may be heard."""

    connected = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.hear: Callable[[bytes], None] = self.sent.append

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        """Take the ear of the process."""
        del joined
        self.hear = hear

    def send(self, text: bytes) -> None:
        """Keep a text."""
        self.sent.append(text)

    async def close(self) -> None:
        """Do nothing."""


async def turns(parts: Parts, count: int = _NOTICES) -> list[bytes]:
    """Give what the other processes of a server are told of turns, each in a text of its own."""
    assert isinstance(parts.bus, LinkedBus)
    loop = _Loop()
    bus = LinkedBus(loop, "another", parts.bus._key)  # noqa: SLF001 - they believe nobody else
    news = News(bus, parts.store, parts.names, {}, parts.presence)
    entries = [entry for entry in game().log if entry.kind == "steps"]
    for number in range(count):
        entry = replace(entries[number % len(entries)], table=f"{number:032x}")
        news.spread(entry)
        bus.publish(entry.table, entry.seq)
        await asyncio.sleep(0)
    return loop.sent


async def bus() -> list[Figure]:
    """Measure what it takes to tell the others of a turn, and to hear of one that is not ours."""
    with tempfile.TemporaryDirectory() as folder:
        telling, hearing = _Loop(), _Loop()
        settings = Settings(data=folder)
        teller = await open_parts(settings, Sources(), telling)
        hearer = await open_parts(settings, Sources(), hearing)
        await hearer.bus.start()
        began = time.process_time()
        texts = await turns(teller)
        told = time.process_time() - began
        began = time.process_time()
        for text in texts:
            hearing.hear(text)
        heard = time.process_time() - began
        size = sum(map(len, texts)) / len(texts)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        pairs = [[f"{number // 2:032x}", f"{number:032x}"] for number in range(_PEOPLE)]
        for start in range(0, _PEOPLE, 1000):
            page = pairs[start : start + 1000]
            teller.bus.tell("all", 0, start == 0, start + 1000 >= _PEOPLE, page)
            await asyncio.sleep(0)
        pairs.clear()
        while telling.sent:
            hearing.hear(telling.sent.pop(0))
        gc.collect()
        person = (tracemalloc.get_traced_memory()[0] - before) / _PEOPLE
        tracemalloc.stop()
        for parts in (teller, hearer):
            await parts.store.close()
    return [
        Figure("telling the others of a turn", 1000 * told / _NOTICES, "ms"),
        Figure("hearing of a turn at a table of others", 1000 * heard / _NOTICES, "ms"),
        Figure("a turn on the bus", size, "bytes"),
        Figure("a person at a table of another process", person / 1024, "kB"),
    ]


# --- Bots -----------------------------------------------------------------------------------------


def thoughts() -> Iterator[Figure]:
    """Measure what the bots' moves take: whole turns, out of random games of two."""
    views = list(_views(_THOUGHTS))
    for name in bot_names():
        bot = find_bot(name)
        for seed, view in enumerate(views):  # the first may compile, or load the network
            choose_steps(bot, view, seed)
        began = time.process_time()
        for seed, view in enumerate(views):
            choose_steps(bot, view, seed)
        took = (time.process_time() - began) / len(views)
        yield Figure(f"a move of {name.capitalize()}", 1000 * took, "ms")


def _views(count: int) -> Iterator[View]:
    seed = 0
    while count:
        seed += 1
        for table in game(seed).states:
            if table.match and not table.match.round.over and count:
                count -= 1
                yield table.match.round.view(table.turn)


def measure() -> Iterator[Figure]:
    """Measure everything, one after the other."""
    yield from replays()
    yield from asyncio.run(bus())
    yield from asyncio.run(sqlite())
    yield from asyncio.run(postgres())
    yield from thoughts()
