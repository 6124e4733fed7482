from __future__ import annotations

from pathlib import Path

import pytest
import websockets

from red7.protocol.client import Client
from red7.server.live.conversation import BANNED
from red7.server.people.bans import shown_time
from red7.server.store.moderation import Deed
from tests.server.bus.wire import Wire
from tests.server.live.wire import hear, hear_of, raw
from tests.server.people.company import asks, ban, eventually, seated
from tests.server.serving import Served, ask, ask_two

DAY = 24 * 3_600_000


def test_a_ban_ends_connections_and_refuses_requests_until_it_ends(place: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            await seated(ann)
            socket = await raw(served, ann)
            await socket.send('{"type": "hello", "version": 4}')
            await hear_of(socket, "welcome")
            until = served.parts.clock.now() + DAY
            await ban(served, ann.player, until)

            async def refused() -> bool:
                answer = await asks(served, ann, "GET", "/api/tables")
                return bool(answer.status_code == 403)

            await eventually(served, refused)
            assert (await hear_of(socket, "closing"))["reason"] == "banned"
            answer = await asks(served, ann, "POST", "/api/play", {})
            assert answer.json()["reason"] == "table-banned-until"
            assert answer.json()["facts"] == {"until": shown_time(until)}
            assert shown_time(until) in answer.json()["text"]
            # The page and what is stored about them stay theirs; a new name does not.
            assert (await asks(served, ann, "GET", "/api/me/export")).is_success
            assert (await asks(served, ann, "GET", "/api/me")).is_success
            renamed = await asks(served, ann, "PUT", "/api/me", {"name": "Anna"})
            assert renamed.status_code == 403
            again = await raw(served, ann, **{"Accept-Language": "de"})
            told = (await hear(again))["refusal"]
            assert told["reason"] == "table-banned-until"
            assert told["text"].startswith("Du kannst")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await again.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == BANNED
            await served.pass_by(DAY / 1000)
            assert (await asks(served, ann, "GET", "/api/tables")).is_success

    ask(place, test)


def test_others_are_not_concerned_and_a_ban_may_be_for_good(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            await ban(served, ann.player)
            await served.parts.people.look([])
            answer = await asks(served, ann, "GET", "/api/tables")
            assert answer.json()["reason"] == "table-banned"
            assert (await asks(served, ben, "GET", "/api/tables")).is_success
            assert ann.player not in served.parts.people.online
            assert (await asks(served, ann, "DELETE", "/api/me")).is_success

    ask(tmp_path, test)


def test_every_process_knows_within_seconds(tmp_path: Path) -> None:
    wire = Wire()

    async def test(servers: list[Served]) -> None:
        for end in wire.ends:
            end.deaf = True
        async with Client(servers[0].url, "Ann") as ann:
            await ban(servers[1], ann.player)

            async def refused() -> bool:
                answers = [await asks(one, ann, "GET", "/api/tables") for one in servers]
                return [answer.status_code for answer in answers] == [403, 403]

            began = servers[0].time.steady()
            await eventually(servers[0], refused)
            # How long the store takes is not up to this clock; a look comes every two seconds.
            assert servers[0].time.steady() - began < 60

    ask_two(tmp_path, test, wire=wire)


def test_a_name_given_by_a_host_is_shown_soon(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await seated(ann)
            deed = Deed("d", 1, "root", "rename", ann.player)
            await served.parts.store.moderation.rename(ann.player, "Anna", "anna", deed)

            async def renamed() -> bool:
                answer = await asks(served, ann, "GET", f"/api/tables/{table}")
                return bool(answer.json()["seats"][0]["name"] == "Anna")

            await eventually(served, renamed)

    ask(tmp_path, test)
