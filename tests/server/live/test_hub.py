"""Connections: lost and found, slow, flooding, unwanted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import connect

from red7.protocol import messages as m
from red7.server.live import conversation
from red7.server.live.connection import MOST_WAITING, Connection
from red7.server.tables.live import RECENT
from tests.protocol.hello import hello
from tests.server.clients import Client
from tests.server.given import given
from tests.server.live.wire import begun, hear, hear_of, raw, unread
from tests.server.serving import LONG, Served, ask, play_on, quick, refusing, serving, until


def test_what_was_missed_is_told_after_the_last_number_seen(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await begun(ann, rules="advanced", seats=(None, "violet"))
            await play_on(ann, table)
            head = ann.states[table].seq
            heard: list[int] = []
            async for update in ann.updates():
                heard += [event.seq for event in update.events]
                if update.seq == head:
                    break
            assert sorted(set(heard)) == list(range(2, head + 1))
            whole = None
            for seen in (1, head // 2, head - 1, head):
                async with raw(served, ann) as socket:
                    await socket.send(hello())
                    await socket.send(json.dumps({"type": "watch", "table": table, "seq": seen}))
                    assert (await hear(socket))["type"] == "welcome"
                    told = await hear(socket)
                    numbers = {event["seq"] for event in told["events"]}
                    assert sorted(numbers) == list(range(seen + 1, head + 1))
                    whole = whole or told["events"]
                    missed = [event for event in whole if event["seq"] > seen]
                    assert told["events"] == missed
                    assert told["state"]["seq"] == head

    ask(tmp_path, test)


def test_a_client_comes_back_by_itself_and_repeats_what_was_not_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as served:
            ann = await Client(served.url, "Ann").__aenter__()
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
        # The server is away; what is sent now waits for it.
        sending = asyncio.create_task(ann.do(m.Say, table, phrase="hello"))
        await asyncio.sleep(0)
        assert not sending.done()
        async with serving(tmp_path) as again:
            ann.url = again.url  # the old port may be somebody else's by now
            assert await asyncio.wait_for(sending, LONG) == 3
            await until(ann, table, lambda now: now.seq == 3)
            await ann.close()

    asyncio.run(test())


def test_a_server_that_stops_says_when_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await Client(served.url, "Ann").__aenter__()
            cookies = ann.cookies
            await ann.close()
            socket = await connect(
                served.url.replace("http", "ws") + "/api/live",
                additional_headers={"Cookie": f"red7={cookies['red7']}"},
                open_timeout=LONG,
            )
            await socket.send(hello())
            assert (await hear(socket))["type"] == "welcome"
        message = await hear(socket)
        assert message == {"type": "closing", "reason": "restart", "retry_ms": 200}
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()

    asyncio.run(main())


def test_tabs_share_a_seat(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as first,
            Client(served.url, cookies=first.cookies, language="es") as second,
        ):
            table = await begun(first, seats=(None, "violet"))
            await second.watch(table)
            assert second.player == first.player
            state = await until(second, table, lambda now: now.choices)
            assert state.you == 1
            assert state.choices
            other = await until(first, table, lambda now: now.seq == state.seq)
            assert (other.round, other.choices) == (state.round, state.choices)
            await second.do(m.Steps, table, steps=["~"])
            await until(first, table, lambda now: now.stage == "over")

    ask(tmp_path, test)


def test_slow_readers_do_not_hurt_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a slow disk, what is said takes longer than anybody may take to read it.
    monkeypatch.setattr(conversation, "_SEND_SECONDS", 1e9)

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            ben = await Client(served.url, "Ben").__aenter__()
            await ben.close()  # only the slow connection is left of him
            table = await begun(ann, seats=(None, "violet"))
            slow = await unread(served, ben)
            await slow.send(hello())
            await slow.send(json.dumps({"type": "watch", "table": table}))
            connection = await watcher(served, ben.player)
            number = 0
            while not connection.dropped:
                number += 1
                say = m.Say(id=f"s{number}", table=table, phrase="oops")
                await served.parts.service.send(ann.player, say)
                assert number < 5000, "the slow client was not dropped"
            assert connection.dropped == "slow"
            assert number >= MOST_WAITING
            await until(ann, table, lambda now: now.seq == served_seq(served, table))
            slow.transport.abort()

    ask(tmp_path, test)


async def watcher(served: Served, who: str) -> Connection:
    """Wait for a connection of somebody who watches a table."""
    async with asyncio.timeout(LONG):
        while True:
            for connection in served.parts.hub.connections:
                if connection.who == who and connection.watched:
                    return connection
            await asyncio.sleep(0)


def served_seq(served: Served, table: str) -> int:
    now = served.parts.service.cached(table)
    assert now
    return now.seq


def test_spectators_may_be_kept_away(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await ann.create_table(seats=(None, "violet"), spectators=False)
            await ann.watch(table)
            await ben.watch(table)  # to look for a seat
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            with refusing("table-no-spectators"):
                await ben.watch(table)
            assert ben.states.get(table) is None or ben.states[table].stage == "waiting"

    ask(tmp_path, test)


def test_who_is_there_is_told(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
            async with raw(served, ann) as socket:
                await socket.send(hello())
                await socket.send(json.dumps({"type": "watch", "table": table}))
                await hear_of(socket, "update")
                await ben.watch(table)
                await served.pass_by(0.2)  # in which those who come are gathered
                message = await hear_of(socket, "presence")
                assert message["present"] == [True, False]
                assert message["spectators"] == 1
                served.parts.service.naming.note(ann.player, "Zoe", "person")
                await served.pass_by(0.2)
                assert (await hear_of(socket, "presence"))["names"] == ["Zoe", ""]
            await ben.do(m.Sit, table)
            await until(ann, table, lambda now: now.seats[1].present)

    ask(tmp_path, test)


def test_only_so_many_tables_are_watched_at_once(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            for _ in range(20):
                await ann.watch(await ann.create_table())
            table = await ann.create_table()
            with refusing("table-watching-too-many"):
                await ann.watch(table)
            await ann.unwatch(next(iter(ann.seqs)))
            await ann.watch(table)

    ask(tmp_path, test)


def test_only_so_many_connections_of_one_address(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann):
            with pytest.raises(websockets.InvalidStatus):
                async with raw(served, ann):
                    pass

    ask(tmp_path, test, quick(sockets=2))


def test_the_seat_of_who_is_gone_before_the_game_is_free_again(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table(open=True)
            await ann.watch(table)
            await ann.do(m.Sit, table)
            async with Client(served.url, "Ben") as ben:
                await ben.watch(table)
                await ben.do(m.Sit, table)
                await served.parts._keeper.stand_in()
                await served.pass_by(1000)  # whoever is there stays
                await served.parts._keeper.stand_in()
                seats = (await ann.watch(table)).seats
                assert [seat.kind for seat in seats] == ["person", "person"]
            async with served.flowing():
                state = await until(ann, table, lambda now: now.seats[1].kind == "free")
            assert [seat.name for seat in state.seats] == ["Ann", ""]
            listed = (await ann.get("/api/tables"))["tables"]
            assert [summary["free"] for summary in listed] == [1]

    ask(tmp_path, test)


def test_who_missed_very_much_is_told_the_latest_without_a_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann) as socket:
            table = await ann.create_table()
            for _ in range(RECENT + 7):
                await ann.do(m.Say, table, phrase="hello")
            head = RECENT + 8
            await socket.send(hello())
            assert (await hear(socket))["type"] == "welcome"

            async def watch(seq: int) -> None:
                await socket.send(json.dumps({"type": "watch", "table": table, "seq": seq}))
                told = await hear_of(socket, "update")
                missed = range(max(seq, 8) + 1, head + 1) if seq else []
                assert [event["seq"] for event in told["events"]] == list(missed)
                assert told["seq"] == head

            with monkeypatch.context() as patch:
                patch.setattr(served.parts.store, "read", None)  # nobody reads the log
                for seq in (1, 2, 8, 9, head - 1, head, 0):
                    await watch(seq)
            await watch(head + 1)  # another process may have been ahead, so this one looks

    ask(tmp_path, test)


@pytest.mark.parametrize("told", [0, 99])
def test_a_lost_notice_is_made_up_for_at_the_next_poll(
    told: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if this process has read what is new, and only those who watch have not been told.

    They may have been told more than there is, if a backup was restored just then.
    """

    async def test(served: Served) -> None:
        service = served.parts.service

        def lose(table: str, seq: int) -> None:
            """Tell nobody."""

        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
            with monkeypatch.context() as patch:
                patch.setattr(service.bus, "publish", lose)
                phrase = m.Say(id="a" * 16, table=table, phrase="hello")
                assert await service.send(ann.player, phrase) == 3
            assert ann.states[table].seq == 2
            served.parts.hub._told[table] = told
            await service.poll()
            await until(ann, table, lambda now: now.seq == 3)

    ask(tmp_path, test)


@pytest.mark.parametrize("steps", range(8))
def test_no_change_falls_between_two_deliveries(
    steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever moment a table changes at, while the last change is read or just after it."""

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            hub, version, told = served.parts.hub, 0, -1

            def tell(live: object) -> None:
                nonlocal told
                told = version

            # As if another process wrote, so that the table has to be read first.
            monkeypatch.setattr(served.parts.service, "at_hand", lambda _: None)
            monkeypatch.setattr(hub, "_tell", tell)
            for _ in range(2):
                version += 1
                hub._changed(table, version)
                for _ in range(steps):
                    await asyncio.sleep(0)
            async with asyncio.timeout(LONG):
                while hub._delivering:  # noqa: ASYNC110 - of the code that is tested
                    await asyncio.sleep(0)
            assert told == version

    ask(tmp_path, test)


def test_a_seat_that_was_left_before_a_restart_is_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            await ann.do(m.Sit, table)
        # Another chance, or Ben would be given the id that Ann was given.
        other = serving(tmp_path, sources=given(seed=8))
        async with other as served, Client(served.url, "Ben") as ben:
            assert (await ben.watch(table)).seats[0].kind == "person"
            async with served.flowing():
                await until(ben, table, lambda now: now.seats[0].kind == "free")

    asyncio.run(test())
