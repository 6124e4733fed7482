"""The client, against a server that the test plays by hand."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection

from red7.protocol import client as module
from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from tests.protocol.peer import REFUSAL, Peer, run, updates, watching


def test_a_client_says_who_it_is_and_learns_its_name() -> None:
    async def test(peer: Peer) -> None:
        client = peer.client()
        joining = asyncio.create_task(client.__aenter__())
        line = await peer.lines.get()
        request = line.connection.request
        assert request
        assert (request.path, request.headers["Cookie"]) == ("/api/live", "red7=me")
        assert (await line.greet()).language == "de"
        assert await joining is client
        assert (client.player, client.name) == ("ann", "Ann")
        await client.close()
        assert peer.waits == []

    run(test)


def test_after_a_loss_tables_are_watched_again_and_what_was_not_answered_is_repeated() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, lost):
            first, second = updates(2)
            await watching(client, lost, first)
            sit = m.Sit(id="mine", table="t1")
            sending = asyncio.create_task(client.send(sit))
            assert await lost.hear(m.Sit) == sit
            lost.lose()
            line = await peer.line()
            assert await line.hear(m.Watch) == m.Watch(table="t1", seq=first.seq)
            assert await line.hear(m.Sit) == sit
            await line.say(m.Acknowledged(id="mine", table="t1", seq=second.seq))
            await line.say(second)
            assert await sending == second.seq
            # What was answered is not repeated.
            line.lose()
            line = await peer.line()
            await line.hear(m.Watch)
            asking = asyncio.create_task(client.do(m.Leave, "t1"))
            leave = await line.hear(m.Leave)
            await line.say(m.Refused(id=leave.id, table="t1", refusal=REFUSAL))
            with pytest.raises(RefusedError):
                await asking
            assert peer.waits == [pytest.approx(0.15)] * 2

    run(test)


def test_what_is_sent_between_two_connections_waits_for_the_next() -> None:
    async def test(peer: Peer) -> None:
        returned = asyncio.Event()

        async def sleep(seconds: float) -> None:
            await returned.wait()

        async with peer.joined() as (client, lost):
            client._sleep = sleep
            lost.lose()
            while client._socket is not None:  # noqa: ASYNC110 - of the code that is tested
                await asyncio.sleep(0)
            sending = asyncio.create_task(client.send(m.Start(id="go", table="t2")))
            watching = asyncio.create_task(client.watch("t1"))
            await asyncio.sleep(0)
            returned.set()
            line = await peer.line()
            await line.hear(m.Watch)
            (told,) = updates(1)
            await line.say(told)
            assert await watching == told.state
            assert (await line.hear(m.Start)).id == "go"
            await line.say(m.Acknowledged(id="go", table="t2", seq=9))
            assert await sending == 9

    run(test)


def test_a_server_that_closes_says_when_to_come_back() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (_, first):
            await first.say(m.Closing(reason="restart", retry_ms=1500))
            await first.connection.close(1013)
            second = await peer.line()
            second.lose()
            await peer.line()
            assert peer.waits == [pytest.approx(1.55), pytest.approx(0.15)]  # said once

    run(test)


def test_attempts_to_connect_grow_rarer() -> None:
    async def test(peer: Peer) -> None:
        enough = asyncio.Event()

        async def sleep(seconds: float) -> None:
            peer.waits.append(seconds)
            if len(peer.waits) == 8:
                enough.set()
            if enough.is_set():
                await asyncio.Event().wait()

        with socket.socket() as closed:  # bound by us, so that nobody else listens there
            closed.bind(("127.0.0.1", 0))
            client = Client(
                f"http://127.0.0.1:{closed.getsockname()[1]}", sleep=sleep, jitter=lambda: 0.0
            )
            joining = asyncio.create_task(client.__aenter__())
            await enough.wait()
            joining.cancel()
            await asyncio.gather(joining, return_exceptions=True)
            await client.close()
        assert peer.waits == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]

    run(test)


def test_a_server_that_turns_a_client_away_is_asked_less_and_less() -> None:
    async def test(peer: Peer) -> None:
        client = peer.client()
        joining = asyncio.create_task(client.__aenter__())
        for _ in range(4):
            line = await peer.lines.get()
            await line.hear(m.Hello)
            await line.say(m.Failure(refusal=REFUSAL))
            await line.connection.close(4401)
        line = await peer.line()
        await joining
        line.lose()
        await peer.line()
        assert peer.waits == pytest.approx([0.15, 0.25, 0.45, 0.85, 0.15])
        await client.close()

    run(test)


def test_tables_may_come_and_go_while_a_client_greets() -> None:
    """A connection whose buffer is full lets others run between two messages."""

    class Slow:
        def __init__(self) -> None:
            self.said: list[m.ClientMessage] = []

        async def send(self, text: str) -> None:
            await asyncio.sleep(0)
            self.said.append(m.CLIENT.validate_json(text))

    async def test(peer: Peer) -> None:
        client, slow = peer.client(), Slow()
        client.seqs.update({"t1": 1, "t2": 2})
        greeting = asyncio.create_task(client._greet(cast("ClientConnection", slow)))
        for _ in range(2):
            await asyncio.sleep(0)
        await client.unwatch("t1")
        await greeting
        assert m.Watch(table="t2", seq=2) in slow.said
        await client.close()

    run(test)


def test_what_is_refused_is_raised() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            asking = asyncio.create_task(client.preview("t1", "+R7"))
            ask = await line.hear(m.AskPreview)
            assert (ask.table, ask.steps) == ("t1", ("+R7",))
            await line.say(m.Refused(id="another", table="t1", refusal=REFUSAL))
            await line.say(m.Refused(id=ask.id, table="t1", refusal=REFUSAL))
            with pytest.raises(RefusedError, match="There is no such table") as refused:
                await asking
            assert refused.value.refusal == REFUSAL

    run(test)


def test_what_a_newer_server_adds_to_its_messages_is_passed_over() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            asking = asyncio.create_task(client.preview("t1", "+R7"))
            ask = await line.hear(m.AskPreview)
            refusal = {**REFUSAL.model_dump(), "advice": {"of": "tomorrow"}}
            answer = {"type": "refused", "id": ask.id, "table": "t1", "refusal": refusal, "new": 1}
            await line.connection.send(json.dumps(answer))
            with pytest.raises(RefusedError) as refused:
                await asking
            assert refused.value.refusal == REFUSAL

    run(test)


def test_a_table_that_is_not_there_is_not_watched_again() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, lost):
            asking = asyncio.create_task(client.watch("nosuch"))
            await lost.hear(m.Watch)
            await lost.say(m.Failure(refusal=REFUSAL, table="nosuch"))
            with pytest.raises(RefusedError) as refused:
                await asking
            assert refused.value.refusal == REFUSAL
            assert "nosuch" not in client.seqs
            lost.lose()
            line = await peer.line()
            (told,) = updates(1)
            await watching(client, line, told)  # and no other table before this one

    run(test)


def test_a_send_returns_when_the_state_of_the_table_is_up_to_date() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            first, second = updates(2)
            await watching(client, line, first)
            sending = asyncio.create_task(client.do(m.Say, "t1", phrase="hello"))
            said = await line.hear(m.Say)
            await line.say(m.Acknowledged(id=said.id, table="t1", seq=second.seq))
            asking = asyncio.create_task(client.preview("t1"))
            ask = await line.hear(m.AskPreview)
            await line.say(m.Refused(id=ask.id, table="t1", refusal=REFUSAL))
            with pytest.raises(RefusedError):
                await asking
            assert not sending.done()  # though all that came before the preview has been read
            await line.say(second)
            assert await sending == second.seq
            assert client.states["t1"] == second.state

    run(test)


def test_until_gives_the_first_state_that_is_as_wanted() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            told = updates(4)
            await watching(client, line, told[0])
            assert await client.until("t1", lambda now: now.stage == "waiting") == told[0].state
            waiting = asyncio.create_task(client.until("t1", lambda now: now.seq >= told[2].seq))
            for update in told[1:3]:
                await line.say(update)
            assert await waiting == told[2].state

    run(test)


def test_updates_end_when_the_client_is_closed() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            told = updates(3)
            await watching(client, line, told[0])
            for update in told[1:]:
                await line.say(update)
            await client.until("t1", lambda now: now.seq == told[-1].seq)
        assert [update async for update in client.updates()] == told

    run(test)


def test_updates_that_nobody_reads_are_let_go_the_oldest_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_MOST_UNREAD", 3)

    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            told = updates(5)
            await watching(client, line, told[0])
            for update in told[1:]:
                await line.say(update)
            await client.until("t1", lambda now: now.seq == told[-1].seq)
            reading = client.updates()
            assert [await anext(reading) for _ in range(3)] == told[2:]

    run(test)


def test_tables_that_are_watched_no_longer_are_not_told_of() -> None:
    async def test(peer: Peer) -> None:
        async with peer.joined() as (client, line):
            first, second = updates(2)
            await watching(client, line, first)
            await client.unwatch("t1")
            await line.hear(m.Unwatch)
            await line.say(second)
            asking = asyncio.create_task(client.watch("nosuch"))
            await line.hear(m.Watch)
            await line.say(m.Failure(refusal=REFUSAL, table="nosuch"))
            with pytest.raises(RefusedError):
                await asking
        assert [update async for update in client.updates()] == [first]
        assert client.states == {}

    run(test)
