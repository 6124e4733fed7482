"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.words import words
from tests.server.clients import Client
from tests.server.serving import play_on, refusing, serving, until


def test_a_game_against_a_bot(tmp_path: Path) -> None:
    async def game() -> None:
        async with serving(tmp_path) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table(seats=(None, "blue"))
            state = await ann.watch(table)
            assert state.stage == "waiting"
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            await until(ann, table, lambda now: now.stage == "playing")
            await play_on(ann, table)
            final = ann.states[table]
            assert final.result
            record = await ann.get(f"/api/records/{final.result.record}")
            assert record["players"] == ["Ann", "blue (bot)"]
            assert record["seed"] == final.result.seed

    asyncio.run(game())


def test_two_people_and_a_spectator_play_an_expert_match(tmp_path: Path) -> None:
    async def game() -> None:
        async with (
            serving(tmp_path) as served,
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben", language="de") as ben,
            Client(served.url, "Cid") as cid,
        ):
            table = await ann.create_table(rules="expert", seats=(None, None, "green"))
            for client in (ann, ben, cid):
                await client.watch(table)
            await ann.do(m.Sit, table)
            await ben.do(m.Sit, table)
            await ben.do(m.Start, table)
            await until(cid, table, lambda now: now.stage == "playing")
            await asyncio.gather(play_on(ann, table), play_on(ben, table))
            final = await until(cid, table, lambda now: now.stage == "over")
            assert final.result
            assert max(final.result.scores) >= 1
            assert final.you == 0
            assert [seat.name for seat in final.seats] == ["Ann", "Ben", ""]
            told = drained(cid)
            numbers = [event.seq for event in told]
            assert numbers == sorted(numbers)
            assert sorted(set(numbers)) == list(range(2, final.seq + 1))
            await ann.do(m.Rematch, table)
            await ben.do(m.Rematch, table)
            again = await until(cid, table, lambda now: now.game == 2)
            assert again.stage == "playing"

    asyncio.run(game())


def test_a_wish_for_a_rematch_is_told_to_everybody_at_once(tmp_path: Path) -> None:
    async def game() -> None:
        async with (
            serving(tmp_path) as served,
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
            Client(served.url, "Dot") as dot,
        ):
            table = await ann.create_table()
            for client in (ann, ben, cid):
                await client.watch(table)
            await ann.do(m.Sit, table)
            await ben.do(m.Sit, table)
            await ben.do(m.Start, table)
            await asyncio.gather(play_on(ann, table), play_on(ben, table))
            await until(cid, table, lambda now: now.stage == "over")
            for client in (ann, ben, cid):
                drained(client)
            await ben.do(m.Rematch, table)
            for client in (ann, ben, cid):
                state = await until(client, table, lambda now: now.seats[1].ready)
                assert [seat.ready for seat in state.seats] == [False, True]
                (event,) = drained(client)
                assert isinstance(event, m.Agreed)
                assert (event.seat, event.to) == (2, "rematch")
            late = await dot.watch(table)
            assert (late.stage, [seat.ready for seat in late.seats]) == ("over", [False, True])

    asyncio.run(game())


def drained(client: Client) -> list[m.AnyEvent]:
    events: list[m.AnyEvent] = []
    while not client._updates.empty():
        update = client._updates.get_nowait()
        assert update
        events += update.events
    return events


def test_what_is_refused_says_why(tmp_path: Path) -> None:
    async def game() -> None:
        async with (
            serving(tmp_path) as served,
            Client(served.url, "Ann", language="fr") as ann,
            Client(served.url, "Ben") as ben,
        ):
            table = await ann.create_table()
            await ann.watch(table)
            await ben.watch(table)
            with pytest.raises(RefusedError) as refused:
                await ann.do(m.Leave, table)
            told = refused.value.refusal
            assert (told.reason, told.text) == ("table-not-seated", words("fr")("table-not-seated"))
            await ann.do(m.Sit, table)
            await ben.do(m.Sit, table)
            await ben.do(m.Start, table)
            state = await until(ann, table, lambda now: now.stage == "playing")
            assert state.round
            mover, other = (ann, ben) if state.round.turn == 1 else (ben, ann)
            with refusing("not-your-turn"):
                await other.do(m.Steps, table, steps=["~"])
            state = await until(mover, table, lambda now: now.choices)
            for choice in state.choices or ():
                outcome = (await mover.preview(table, choice.step)).outcome
                assert outcome
                assert choice.model_dump().items() >= outcome.model_dump().items()
            for step in state.refused:
                with pytest.raises(RefusedError) as refused:
                    await mover.preview(table, step)
                told = refused.value.refusal
                with pytest.raises(RefusedError) as refused:
                    await mover.do(m.Steps, table, steps=[step])
                assert refused.value.refusal == told
            with refusing("table-unknown"):
                await ann.watch("nosuchtable")

    asyncio.run(game())
