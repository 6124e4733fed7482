"""Services as several processes would run them, on one database and by one clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from red7.core import Red7Error
from red7.protocol import messages as m
from red7.server.accounts.names import StoredNames
from red7.server.bus import Bus, LocalBus
from red7.server.clock import Clock
from red7.server.ids import new_id
from red7.server.limits import Addresses
from red7.server.metrics import Metrics
from red7.server.store import Store
from red7.server.tables.keeper import Keeper
from red7.server.tables.openers import Openers
from red7.server.tables.presence import LocalPresence
from red7.server.tables.processes.members import OnlyMember
from red7.server.tables.processes.shared_presence import SharedPresence
from red7.server.tables.service import Service
from red7.server.tables.thinking.thinkers import Thinkers, Thinking
from red7.server.turnstile import Gate
from red7.table.errors import TableError
from red7.table.replay import replay
from red7.table.table import Table
from tests.server.blank import lay_tables
from tests.server.given import ManualTime, SeededChance
from tests.server.serving import LONG, URLS, store_in

START = 1_000_000


@dataclass
class Process:
    """One process, as it were: it hears nothing of the others."""

    service: Service
    keeper: Keeper
    presence: LocalPresence
    time: ManualTime
    openers: Openers


async def begin(folder: Path, time: ManualTime, number: int = 0, **chosen: Any) -> Process:
    if folder not in URLS:
        lay_tables(folder)
    return await begin_with(store_in(folder), time, number, **chosen)


async def begin_with(
    store: Store,
    time: ManualTime,
    number: int = 0,
    *,
    start: int = START,
    hold: float = 60.0,
    pace: float = 0.0,
    thinkers: Thinking | None = None,
    gate: Gate | None = None,
    bus: Bus | None = None,
) -> Process:
    await store.start()
    clock, chance = Clock(start, time), SeededChance(number)
    presence = LocalPresence(clock.steady, hold)
    if bus and bus.linked:
        presence = SharedPresence(clock.steady, hold, bus, OnlyMember())
    service = Service(
        store,
        bus or LocalBus(),
        clock=clock,
        chance=chance,
        presence=presence,
        names=StoredNames(store),
        metrics=Metrics(),
    )
    service.start()
    openers = Openers(Addresses(), service.bus)
    keeper = Keeper(
        service,
        thinkers or Thinkers(patience=None),
        members=OnlyMember(),
        presence=presence,
        chance=chance,
        openers=openers,
        gate=gate or Gate(1, clock.steady),
        pace=pace,
        keep=14,
    )
    return Process(service, keeper, presence, time, openers)


async def end(process: Process) -> None:
    await process.keeper.stop()
    await process.service.stop()
    await process.service.store.close()


@asynccontextmanager
async def processes(
    folder: Path, count: int, hold: float = 60.0
) -> AsyncIterator[tuple[list[Process], ManualTime]]:
    time = ManualTime()
    made = [await begin(folder, time, number, hold=hold) for number in range(count)]
    try:
        yield made, time
    finally:
        for process in made:
            await end(process)


Test = Callable[[list[Process], ManualTime], Awaitable[None]]


def run(folder: Path, count: int, test: Test, hold: float = 60.0) -> None:
    async def main() -> None:
        async with processes(folder, count, hold) as (made, time):
            await test(made, time)

    asyncio.run(main())


def send(kind: type[m.AnySend], table: str, send_id: str, **values: object) -> m.AnySend:
    return kind.model_validate({"id": send_id, "table": table, **values})


def an_id(number: int = 0) -> str:
    return new_id(SeededChance(number))


async def started(service: Service, number: int = 0, **setup: object) -> str:
    table = an_id(number)
    await service.create("ann", m.Setup.model_validate(setup), "c", table)
    await service.send("ann", send(m.Sit, table, "a1"))
    await service.send("ben", send(m.Sit, table, "b1"))
    await service.send("ann", send(m.Start, table, "a2"))
    return table


async def whole(service: Service, table: str) -> Table:
    """Check that a log has no gap and replays, and give the table."""
    entries = await service.store.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    now = replay(entries)
    assert now
    return now


async def outcome(work: Awaitable[int | None]) -> int | str | None:
    try:
        return await work
    except (TableError, Red7Error) as error:
        return error.reason


async def until(process: Process, table: str, done: Callable[[Table], object]) -> Table:
    """Wait until what is under way has been written."""
    async with asyncio.timeout(LONG):
        while not done(now := await whole(process.service, table)):  # noqa: ASYNC110 - of a thread
            await asyncio.sleep(0.01)
    return now
