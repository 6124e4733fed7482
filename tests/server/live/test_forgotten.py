"""Whoever is forgotten loses their name at once for all who watch a table, in every process."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from red7.protocol import messages as m
from tests.server.accounts.people import become, browser, new_bot
from tests.server.clients import Client
from tests.server.people.company import seated
from tests.server.serving import Served, ask_two, until


async def forgotten(served: list[Served], ben: httpx.AsyncClient, who: Client, path: str) -> None:
    async with Client(served[1].url, "Ann") as ann, Client(served[0].url, "Cid") as cid:
        table = await seated(ann, who)
        await cid.watch(table)
        await ann.do(m.Start, table)
        for one in (ann, cid):
            state = await until(one, table, lambda now: now.round)
            assert state.seats[1].name == who.name
        async with served[0].flowing():  # and with it on the other
            answer = await ben.delete(path)
            assert answer.status_code == 204, answer.text
            for one in (ann, cid):
                await until(one, table, lambda now: not now.seats[1].name)


@pytest.mark.parametrize("kind", ["guest", "person", "bot"])
def test_others_at_the_table_are_told(kind: str, tmp_path: Path) -> None:
    async def test(servers: list[Served]) -> None:
        async with browser(servers[0]) as ben:
            if kind == "guest":
                await ben.put("/api/me", json={"name": "Ben"})
            else:
                await become(ben, "Ben")
            cookies, token, path = dict(ben.cookies), "", "/api/me"
            if kind == "bot":
                bot, token = await new_bot(ben)
                cookies, path = {}, f"/api/account/bots/{bot}"
            async with Client(servers[0].url, cookies=cookies, token=token) as who:
                await servers[0].parts.meetings.join(who.player, "v1.2", 2, m.GameClock(seconds=60))
                await forgotten(servers, ben, who, path)
                assert await servers[0].parts.store.meeting.involved() == set()

    ask_two(tmp_path, test)
