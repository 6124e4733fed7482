"""However rated games of two people begin, and in how many processes, they are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.store.database import DatabaseStore
from red7.server.tables import rated
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from tests.server.given import ManualTime
from tests.server.meeting.worlds import Serving, serving
from tests.server.store.rated import add_account, rated_setup
from tests.server.tables.processes.several import an_id, outcome, send, whole

SETUP = rated_setup()
SLOW = m.TurnClock(seconds=86_400)
MOST = 3


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rated, "MOST", MOST)


def run(folder: Path, test: Callable[[Serving, Serving], Awaitable[None]]) -> None:
    async def main() -> None:
        time = ManualTime()
        servers = [await serving(folder, time, number) for number in (1, 2)]
        store = servers[0].process.service.store
        assert isinstance(store, DatabaseStore)
        for who in ("ann", "ben"):
            await add_account(store, who, who.title())
        try:
            await test(servers[0], servers[1])
        finally:
            for server in servers:
                await server.end()

    asyncio.run(main())


async def waiting(server: Serving, number: int) -> str:
    """Let both sit down at a table."""
    table, service = an_id(number), server.process.service
    await service.create("ann", SETUP, "c", table)
    for who in ("ann", "ben"):
        await service.send(who, send(m.Sit, table, f"sit-{who}"))
    return table


async def start(server: Serving, table: str) -> int | str | None:
    return await outcome(server.process.service.send("ann", send(m.Start, table, "start")))


async def begin(server: Serving, *numbers: int) -> None:
    for number in numbers:
        assert isinstance(await start(server, await waiting(server, number)), int)


async def agree(server: Serving, who: str, offer: str) -> str:
    try:
        return (await server.meetings.answer(who, offer, yes=True)).stage
    except TableError as error:
        return error.reason


def test_tables_that_begin_at_once_in_two_processes_are_counted(place: Path) -> None:
    async def test(one: Serving, other: Serving) -> None:
        tables = [await waiting(one, number) for number in range(6)]
        pairs = zip(tables, (one, other) * 3, strict=True)
        found = await asyncio.gather(*(start(server, table) for table, server in pairs))
        assert sum(isinstance(seq, int) for seq in found) == MOST
        assert found.count("rated-often") == 3
        begun = tables[next(at for at, seq in enumerate(found) if seq != "rated-often")]
        # Whoever repeats what they have sent is told what became of it.
        assert await start(one, begun) == await start(other, begun) == 4
        # One that is not played to its end does not count any more.
        service = one.process.service
        closed = Draft(Kind.EXPIRED, payload={"closed": True})
        await service.write_own(begun, lambda _: closed)
        one.process.time.pass_by(61)
        refused = tables[found.index("rated-often")]
        assert isinstance(await start(other, refused), int)

    run(place, test)


async def lose(server: Serving, table: str) -> None:
    """Let whoever is to move drop out, which ends the game."""
    now = await whole(server.process.service, table)
    loser = now.chairs[now.turn - 1].who
    await server.process.service.send(loser, send(m.Steps, table, f"lose-{now.game}", steps=["~"]))


async def again(server: Serving, table: str, who: str) -> int | str | None:
    now = await whole(server.process.service, table)
    sent = send(m.Rematch, table, f"again-{now.game}-{who}")
    return await outcome(server.process.service.send(who, sent))


def test_a_rematch_counts_as_well(place: Path) -> None:
    async def test(one: Serving, other: Serving) -> None:
        await begin(one, 1)
        table, more = an_id(1), await waiting(one, 2)
        await lose(one, table)
        await begin(other, 3)
        # The rematch would be the third game, and is as soon as somebody wants it.
        assert isinstance(await again(other, table, "ann"), int)
        assert await start(one, more) == "rated-often"
        assert isinstance(await again(one, table, "ben"), int)
        assert (await whole(one.process.service, table)).stage == "playing"
        await lose(one, table)
        assert await start(other, more) == "rated-often"
        assert await again(one, table, "ann") == "rated-often"

    run(place, test)


def test_of_two_challenges_accepted_at_once_only_the_last_game_begins(place: Path) -> None:
    async def test(one: Serving, other: Serving) -> None:
        await begin(one, *range(MOST - 1))
        for who, whom in (("ann", "ben"), ("ben", "ann")):
            await one.meetings.challenge(who, whom, SETUP, f"of-{who}")
        answers = [agree(one, "ben", "of-ann"), agree(other, "ann", "of-ben")]
        assert sorted(await asyncio.gather(*answers)) in (
            ["begun", "off"],
            ["begun", "rated-often"],
        )
        for server in (one, other):
            await server.meetings.settle()
        offers = [await one.store.offer(f"of-{who}") for who in ("ann", "ben")]
        begun = [offer for offer in offers if offer and offer.stage == "begun"]
        assert len(begun) == 1
        assert len(await one.process.service.store.tables_of("ann", 9)) == MOST
        with pytest.raises(TableError, match="rated-often"):
            await other.meetings.challenge("ann", "ben", SETUP, "more")

    run(place, test)


def test_the_queue_brings_together_only_those_who_may_play(place: Path) -> None:
    async def test(one: Serving, other: Serving) -> None:
        await begin(one, *range(MOST))
        for server, who in ((one, "ann"), (other, "ben")):
            await server.meetings.join(who, "v1.2", 2, SLOW, rated=True)
        for server in (one, other):
            assert await server.meetings.status("ann") == await other.meetings.status("ann")
            place, offer = await server.meetings.status("ben")
            assert place
            assert offer is None
            assert await server.meetings.count_others(place) == 0
        await other.meetings.leave("ben")
        await other.meetings.join("ben", "v1.2", 2, SLOW)
        await one.meetings.leave("ann")
        await one.meetings.join("ann", "v1.2", 2, SLOW)
        _, offer = await one.meetings.status("ann")
        assert offer
        assert offer.stage == "begun"

    run(place, test)


def test_a_game_that_was_agreed_on_is_called_off_if_it_is_one_too_many(place: Path) -> None:
    async def test(one: Serving, other: Serving) -> None:
        await begin(one, *range(MOST - 1))
        await one.meetings.challenge("ann", "ben", SETUP, "offer")
        await one.store.answer("offer", "ben", 1, yes=True)  # by a process that dies then
        await begin(other, MOST)
        for _ in range(2):
            await one.meetings.settle()
            offer = await one.store.offer("offer")
            assert offer
            assert offer.stage == "off"
            assert await one.process.service.store.heads([offer.table_id]) == {}

    run(place, test)
