"""Races over real sockets: one wins, the other gets a clear answer, and the log stays whole."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.table.log import Entry, Kind
from red7.table.replay import replay
from tests.server.clients import Client
from tests.server.given import given
from tests.server.serving import Served, ask, bot_turn, serving, store_in, until


async def answer(client: Client, message: m.Send) -> int | str:
    try:
        return await client.send(message)
    except RefusedError as error:
        return error.refusal.reason


async def log_of(served: Served, table: str) -> list[Entry]:
    """Read a log, which must have no gap and replay."""
    entries = await served.parts.store.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert replay(entries)
    return entries


async def clients(stack: AsyncExitStack, served: Served, *names: str) -> list[Client]:
    return [await stack.enter_async_context(Client(served.url, name)) for name in names]


def test_two_for_the_same_seat(place: Path) -> None:
    async def test(served: Served) -> None:
        async with AsyncExitStack() as stack:
            people = await clients(stack, served, "Ann", "Ben", "Cid")
            for _ in range(8):
                table = await people[0].create_table()
                for person in people:
                    await person.watch(table)
                answers = await asyncio.gather(
                    *(answer(p, m.Sit(id="s", table=table, seat=1)) for p in people)
                )
                assert sorted(map(str, answers)) == ["2", "table-seat-taken", "table-seat-taken"]
                assert len(await log_of(served, table)) == 2
                for person in people:
                    await person.unwatch(table)

    ask(place, test)


async def begun(people: list[Client], **setup: object) -> str:
    table = await people[0].create_table(m.Setup.model_validate(setup))
    for person in people:
        await person.watch(table)
        await person.do(m.Sit, table)
    await people[0].do(m.Start, table)
    return table


def test_two_tabs_for_the_same_turn_and_the_same_id(place: Path) -> None:
    async def test(served: Served) -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await clients(stack, served, "Ann", "Ben")
            table = await begun([ann, ben], rules="v1.2+draw")
            tabs = {}
            for seat, person in ((1, ann), (2, ben)):
                again = await stack.enter_async_context(Client(served.url, cookies=person.cookies))
                await again.watch(table)
                tabs[seat] = (person, again)
            turn = 0
            while True:
                head = (await log_of(served, table))[-1].seq
                state = await until(ann, table, lambda now, head=head: now.seq >= head)  # type: ignore[misc]
                if state.stage == "over":
                    break
                assert state.round
                turn += 1
                pair = tabs[state.round.turn]
                own = await until(pair[0], table, lambda now, head=head: now.seq >= head)  # type: ignore[misc]
                steps = bot_turn(own, "violet")
                same = turn % 2 == 0
                sends = [
                    m.Steps(id=f"t{turn}-{0 if same else n}", table=table, steps=tuple(steps))
                    for n in (0, 1)
                ]
                answers = await asyncio.gather(
                    *(answer(tab, send) for tab, send in zip(pair, sends, strict=True))
                )
                if same:
                    assert answers == [head + 1, head + 1]
                else:
                    assert head + 1 in answers
                    lost = next(told for told in answers if told != head + 1)
                    # After a draw the turn goes on, and the same steps are refused by the rules.
                    assert isinstance(lost, str)
                assert len(await log_of(served, table)) == head + 1
            assert turn > 2

    ask(place, test)


def test_a_step_against_the_clock(place: Path) -> None:
    """In time it counts; after that it races the sweep, and the log says who was first."""

    async def test(served: Served) -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await clients(stack, served, "Ann", "Ben")
            tables = [
                await begun([ann, ben], clock={"kind": "turn", "seconds": 5}) for _ in range(8)
            ]
            await served.pass_by(4.9)
            for table in tables[:4]:
                assert await last_moment(served, ann, ben, table) is Kind.STEPS
            await served.pass_by(0.1)
            async with served.flowing():
                won = await asyncio.gather(
                    *(last_moment(served, ann, ben, table) for table in tables[4:])
                )
            assert set(won) <= {Kind.STEPS, Kind.TIMEOUT}

    ask(place, test)


async def last_moment(served: Served, ann: Client, ben: Client, table: str) -> Kind:
    """Send a step, and give the kind of the entry that the log then has."""
    state = ann.states[table]
    assert state.round
    mover = ann if state.round.turn == 1 else ben
    own = await until(mover, table, lambda now: now.choices or now.seq > state.seq)
    steps = bot_turn(own, "violet") if own.choices else ["~"]
    told = await answer(mover, m.Steps(id=f"last-{table}", table=table, steps=tuple(steps)))
    first = (await log_of(served, table))[state.seq]
    if first.kind is Kind.STEPS:
        assert told == state.seq + 1
    else:
        assert told in ("table-not-running", "not-your-turn", "round-over")
    return first.kind


def test_two_servers_on_the_same_data(place: Path) -> None:
    """Each serves one of the players; they hear of each other by looking."""

    async def test() -> None:
        async with (
            serving(place, sources=given(seed=1)) as first,
            serving(place, sources=given(seed=2)) as second,
            Client(first.url, "Ann") as ann,
            Client(second.url, "Ben") as ben,
        ):
            table = await ann.create_table()
            await ann.watch(table)
            await ben.watch(table)
            answers = await asyncio.gather(
                *(answer(p, m.Sit(id="s", table=table, seat=1)) for p in (ann, ben))
            )
            assert sorted(map(str, answers)) == ["2", "table-seat-taken"]
            loser = ben if answers[0] == 2 else ann
            await loser.do(m.Sit, table)
            starts = await asyncio.gather(
                *(answer(p, m.Start(id="go", table=table)) for p in (ann, ben))
            )
            assert sorted(map(str, starts)) == ["4", "table-not-waiting"]
            async with first.flowing(), second.flowing():
                for person in (ann, ben):
                    await until(person, table, lambda now: now.seq == 4)
        store = store_in(place)
        entries = await store.read(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        await store.close()

    asyncio.run(test())
