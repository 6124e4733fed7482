from __future__ import annotations

from pathlib import Path

import pytest
import websockets

from red7.server.live.conversation import BANNED
from red7.server.people.bans import shown_time
from red7.server.store.people.moderation import Deed
from tests.server.accounts.people import become, browser, new_bot
from tests.server.bus.wire import Wire
from tests.server.clients import Client
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


def test_a_ban_goes_for_the_bots_of_whoever_is_kept_out(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann:
            await become(ann, "Ann")
            who = (await ann.get("/api/me")).json()["player"]
            bot, token = await new_bot(ann)
            with_token = {"Authorization": f"Bearer {token}"}
            async with raw(served, None, **with_token) as socket:
                await socket.send('{"type": "hello", "version": 4}')
                await hear_of(socket, "welcome")
                await ban(served, who)
                await served.parts.people.look([])
                assert (await hear_of(socket, "closing"))["reason"] == "banned"
            ann.cookies.clear()
            answer = await ann.get("/api/tables", headers=with_token)
            assert answer.json()["reason"] == "table-banned"
            async with raw(served, None, **with_token) as again:
                assert (await hear(again))["refusal"]["reason"] == "table-banned"
            assert bot not in served.parts.people.online

    ask(tmp_path, test)


@pytest.mark.parametrize("offer", ["found", "challenge"])
def test_a_ban_takes_them_out_of_the_queue_and_ends_challenges(place: Path, offer: str) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, browser(served) as ben:
            await become(ben, "Ben")

            async def stage() -> str:
                if offer == "found":
                    return str((await ben.get("/api/me/place")).json()["stage"])
                (one,) = (await ben.get("/api/me/challenges")).json()["challenges"]
                return str(one["stage"])

            if offer == "found":
                assert (await asks(served, ann, "PUT", "/api/me/place", {})).is_success
                assert (await ben.put("/api/me/place", json={})).is_success
            else:
                body = {"name": "Ben"}
                assert (await asks(served, ann, "POST", "/api/challenges", body)).is_success
            assert await stage() == ("found" if offer == "found" else "open")
            await ban(served, ann.player)
            await served.parts.people.look([])
            await served.parts.meetings.turn_out()
            assert await stage() == ("waiting" if offer == "found" else "withdrawn")
            assert ann.player not in await served.parts.store.meeting.involved()

    ask(place, test)


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
