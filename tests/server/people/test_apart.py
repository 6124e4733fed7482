"""Who has blocked or muted whom notices it at tables; nobody else does."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from red7.protocol import messages as m
from tests.server.accounts.people import become, browser, new_bot
from tests.server.bus.wire import Wire
from tests.server.clients import Client
from tests.server.live.wire import hear, hear_of, raw
from tests.server.people.company import asks, eventually, seated, thinks
from tests.server.serving import Served, ask, ask_two, refusing, serving


async def watches(socket: ClientConnection, table: str, seq: int = 0) -> dict[str, Any]:
    await socket.send('{"type": "hello", "version": 4}')
    await socket.send(json.dumps({"type": "watch", "table": table, "seq": seq}))
    assert (await hear(socket))["type"] == "welcome"
    return await hear_of(socket, "update")


def test_blocked_people_do_not_sit_down_at_each_others_tables(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
        ):
            met = await seated(ann, ben)
            assert (await thinks(served, ann, "block", met, 2)).is_success
            hers = await ann.create_table()  # nobody has sat down yet
            await ben.watch(hers)
            with refusing("table-kept-apart"):
                await ben.do(m.Sit, hers)
            his = await seated(ben)
            await ann.watch(his)
            with refusing("table-kept-apart"):
                await ann.do(m.Sit, his)
            shared = await seated(cid, ann, seats=(None, None, None))
            await ben.watch(shared)
            with refusing("table-kept-apart"):
                await ben.do(m.Sit, shared)
            assert await served.parts.people.blocked(ben.player, ann.player)
            assert await served.parts.people.blocked(ann.player, ben.player)
            assert not await served.parts.people.blocked(ann.player, cid.player)
            body = {"whom": {"player": ben.player}, "kind": "block", "on": False}
            assert (await asks(served, ann, "PUT", "/api/people", body)).is_success
            await ben.do(m.Sit, shared)

    ask(tmp_path, test)


def test_nobody_comes_back_as_their_own_bot(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            browser(served) as ben,
        ):
            await become(ben, "Ben")
            bot, token = await new_bot(ben)
            async with Client(served.url, token=token) as robby:
                assert robby.player == bot
                following = {"whom": {"player": ann.player}, "kind": "follow", "on": True}
                with_token = {"Authorization": f"Bearer {token}"}
                assert (await ben.put("/api/people", json=following)).is_success
                answer = await ben.put("/api/people", json=following, headers=with_token)
                assert answer.is_success

                async def online(**headers: str) -> list[bool]:
                    told = (await ben.get("/api/people", headers=headers)).json()
                    return [one["online"] for one in told["following"]]

                assert await online() == await online(**with_token) == [True]
                who = (await ben.get("/api/me")).json()["player"]
                body = {"whom": {"player": who}, "kind": "block", "on": True}
                assert (await asks(served, ann, "PUT", "/api/people", body)).is_success
                assert await online() == await online(**with_token) == [False]
                hers = await ann.create_table()
                await robby.watch(hers)
                with refusing("table-kept-apart"):
                    await robby.do(m.Sit, hers)
                assert served.parts.people.ties.silenced(ann.player) == {who, bot}
                assert await served.parts.people.apart([ann.player, bot]) == {
                    frozenset((ann.player, bot))
                }

    ask(tmp_path, test)


def test_a_block_of_ones_owner_goes_for_a_bot_that_is_connected(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            browser(served) as ben,
        ):
            await become(ben, "Ben")
            bot, token = await new_bot(ben)
            async with Client(served.url, token=token):
                body = {"whom": {"player": ann.player}, "kind": "block", "on": True}
                assert (await ben.put("/api/people", json=body)).is_success
                assert served.parts.people.ties.silenced(bot) == {ann.player}

    ask(tmp_path, test)


def test_a_seat_that_one_has_is_taken_back_from_a_stand_in_all_the_same(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await seated(ann, ben, stand_in="violet")
            await thinks(served, ann, "block", table, 2)
            with refusing("table-seated-already"):
                await ben.do(m.Sit, table)

    ask(tmp_path, test)


def test_another_process_knows_of_a_block_at_once(tmp_path: Path) -> None:
    wire = Wire()

    async def test(servers: list[Served]) -> None:
        for end in wire.ends:
            end.deaf = True  # the database decides, not what is heard
        async with Client(servers[0].url, "Ann") as ann, Client(servers[1].url, "Ben") as ben:
            met = await seated(ann, ben)
            await thinks(servers[0], ann, "block", met, 2)
            hers = await ann.create_table()
            await ben.watch(hers)
            with refusing("table-kept-apart"):
                await ben.do(m.Sit, hers)

    ask_two(tmp_path, test, wire=wire)


def test_phrases_are_not_told_to_whoever_muted_or_blocked_the_speaker(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
            Client(served.url, "Dot") as dot,
        ):
            table = await seated(ann, ben)
            for client, kind in ((cid, "mute"), (dot, "block")):
                assert (await thinks(served, client, kind, table, 2)).is_success
            async with raw(served, cid) as muting, raw(served, dot) as blocking:
                for socket in (muting, blocking):
                    await watches(socket, table)
                await ben.do(m.Say, table, phrase="hello")
                await ann.do(m.Say, table, phrase="thanks")
                for socket in (muting, blocking):
                    first, second = [await hear_of(socket, "change") for _ in range(2)]
                    assert (first["seq"], first["events"], first["changes"]) == (4, [], {})
                    assert [event["phrase"] for event in second["events"]] == ["thanks"]
            # Whoever comes back is not told either.
            async with raw(served, cid) as again:
                update = await watches(again, table, seq=3)
                assert [event["phrase"] for event in update["events"]] == ["thanks"]
            async with raw(served, ann) as other:
                update = await watches(other, table, seq=3)
                assert [event["phrase"] for event in update["events"]] == ["hello", "thanks"]

    ask(tmp_path, test)


def test_all_others_are_told_exactly_the_same(tmp_path: Path) -> None:
    """Nobody can find out whether they are muted, not even by a byte."""

    async def told(folder: Path, *, muted: bool) -> list[str]:
        heard: list[str] = []

        async def test(served: Served) -> None:
            async with (
                Client(served.url, "Ann") as ann,
                Client(served.url, "Ben") as ben,
                Client(served.url, "Cid") as cid,
            ):
                table = await seated(ann, ben)
                kind = "mute" if muted else "follow"
                await thinks(served, cid, kind, table, 2)
                async with raw(served, cid) as deaf, raw(served, ben) as speaker:
                    await watches(deaf, table)
                    await watches(speaker, table)
                    await ben.do(m.Say, table, phrase="hello")
                    await ben.do(m.Say, table, phrase="good-game")
                    while len(heard) < 2:
                        text = str(await speaker.recv())
                        if '"change"' in text:
                            heard.append(text)

        async with serving(folder) as served:
            await test(served)
        return heard

    async def main() -> None:
        with_mute = await told(tmp_path / "muted", muted=True)
        without = await told(tmp_path / "heard", muted=False)
        tables = [json.loads(text)["table"] for text in (with_mute[0], without[0])]
        assert [text.replace(tables[0], "T") for text in with_mute] == [
            text.replace(tables[1], "T") for text in without
        ]

    asyncio.run(main())


def test_another_process_mutes_within_seconds_even_if_it_hears_nothing(tmp_path: Path) -> None:
    wire = Wire()

    async def test(servers: list[Served]) -> None:
        first, second = servers
        async with Client(first.url, "Ann") as ann, Client(second.url, "Ben") as ben:
            table = await seated(ann, ben)
            for end in wire.ends:
                end.deaf = True
            ties = second.parts.people.ties
            assert not ties.silenced(ben.player)
            await thinks(first, ben, "mute", table, 1)

            async def known() -> bool:
                return ties.silenced(ben.player) == {ann.player}

            await eventually(second, known)

    ask_two(tmp_path, test, wire=wire)
