"""Servers of one database that hear each other, in one process and by one clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx

from red7.core.steps import DROP_STEP
from red7.protocol import messages as m
from red7.server.tables.thinking.thinkers import Thinkers
from red7.table.log import Entry, Kind
from tests.server.bus.wire import End, Wire
from tests.server.clients import Client
from tests.server.given import ManualTime, given
from tests.server.serving import LONG, Served, play_on, quick, serving, store_in, until

DROP = str(DROP_STEP)


class Cluster:
    """Servers that start and stop as a test says."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.time = ManualTime()
        self.wire = Wire()
        self._stack = stack
        self._count = 0

    async def start(self, **settings: object) -> tuple[Served, End]:
        self._count += 1
        end = self.wire.end()
        sources = given(self.time, self._count, Thinkers(patience=None))
        served = await self._stack.enter_async_context(
            serving(self.folder, quick(**settings), sources, end)
        )
        return served, end

    async def until_serving(self, *servers: Served) -> None:
        """Let time pass until all have joined."""
        async with self.time.flowing(), asyncio.timeout(LONG):
            while any(server.parts.members.duty != "serving" for server in servers):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


@asynccontextmanager
async def clusters(folder: Path) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(folder, stack)


async def log_of(folder: Path, table: str) -> list[Entry]:
    store = store_in(folder)
    entries = await store.read(table)
    await store.close()
    return entries


async def game(ann: Client, ben: Client, **setup: object) -> str:
    table = await ann.create_table(m.Setup.model_validate(setup))
    for person in (ann, ben):
        await person.watch(table)
        await person.do(m.Sit, table)
    return table


def test_players_on_different_servers_hear_of_each_other_at_once(place: Path) -> None:
    """No time passes, so nothing is found by looking."""

    async def test() -> None:
        async with clusters(place) as cluster:
            first, _ = await cluster.start()
            second, _ = await cluster.start()
            await cluster.until_serving(first, second)
            async with (
                Client(first.url, "Ann") as ann,
                Client(second.url, "Ben") as ben,
                Client(second.url, "Cid") as cid,
            ):
                table = await game(ann, ben)
                await cid.watch(table)
                cluster.time.pass_by(0.5)  # presence is told with a little delay
                for person in (ann, ben, cid):
                    state = await until(person, table, lambda now: now.spectators == 1)
                    assert [seat.present for seat in state.seats] == [True, True]
                await ann.do(m.Start, table)
                await asyncio.gather(play_on(ann, table), play_on(ben, table))
                await until(cid, table, lambda state: state.stage == "over")

    asyncio.run(test())


def test_a_new_name_is_known_everywhere_and_who_is_forgotten_is_parted(place: Path) -> None:
    async def test() -> None:
        async with clusters(place) as cluster:
            first, _ = await cluster.start()
            second, _ = await cluster.start()
            async with Client(first.url, "Ann") as ann, Client(second.url, "Ben") as ben:
                table = await game(ann, ben)
                async with httpx.AsyncClient(
                    base_url=second.url, cookies=ann.cookies, timeout=LONG
                ) as http:
                    headers = {"Origin": second.url}
                    changed = await http.put("/api/me", json={"name": "Zoë"}, headers=headers)
                    assert changed.is_success
                    async with asyncio.timeout(60):
                        while first.parts.service.names.get(ann.player) != "Zoë":  # noqa: ASYNC110
                            await asyncio.sleep(0.01)
                    await ann.do(m.Start, table)
                    state = await until(ben, table, lambda now: now.stage == "playing")
                    assert state.seats[0].name == "Zoë"
                    assert (await http.delete("/api/me", headers=headers)).is_success
                async with asyncio.timeout(60):
                    while any(c.who == ann.player for c in first.parts.hub.connections):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)

    asyncio.run(test())


def test_clocks_start_over_only_if_nobody_was_there(place: Path) -> None:
    async def test() -> None:
        table = ""
        async with clusters(place) as cluster:
            first, _ = await cluster.start()
            async with Client(first.url, "Ann") as ann, Client(first.url, "Ben") as ben:
                table = await game(ann, ben, clock={"kind": "turn", "seconds": 3600})
                await ann.do(m.Start, table)
                head = len(await log_of(place, table))
                second, _ = await cluster.start()
                await cluster.until_serving(first, second)
                assert len(await log_of(place, table)) == head
        async with clusters(place) as cluster:
            third, _ = await cluster.start()
            await cluster.until_serving(third)
            entries = await log_of(place, table)
            assert [entry.kind for entry in entries[head:]] == [Kind.RESUMED]

    asyncio.run(test())


def test_a_bot_hurries_whoever_wants_it_on_whichever_server(place: Path) -> None:
    async def test() -> None:
        async with clusters(place) as cluster:
            first, _ = await cluster.start(pace=3)
            second, _ = await cluster.start(pace=3)
            await cluster.until_serving(first, second)
            async with Client(first.url, "Ann") as ann:
                table = await ann.create_table(m.Setup(seats=(None, "violet", "blue")))
                await ann.watch(table)
                await ann.do(m.Sit, table)
                await ann.do(m.Start, table)
                async with cluster.time.flowing():
                    await until(ann, table, lambda now: now.round and now.round.turn == now.you)
                # She cannot hurry them before she is out of the round.
                await ann.do(m.Steps, table, steps=[DROP])
                async with Client(second.url, cookies=ann.cookies) as again:
                    await again.watch(table)
                    await until(again, table, lambda now: now.round and now.round.turn != now.you)
                    await again.do(m.Hurry, table, to="end")
                    # Time stands still: they wait for nothing.
                    await until(again, table, lambda now: now.stage != "playing")

    asyncio.run(test())
