from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from red7.protocol import messages as m
from tests.server.bus.wire import Wire
from tests.server.clients import Client
from tests.server.serving import LONG, Served, ask_two


def test_who_is_forgotten_is_forgotten_everywhere_even_if_nobody_is_told(tmp_path: Path) -> None:
    wire = Wire()

    async def test(served: list[Served]) -> None:
        first, second = served
        async with Client(first.url, "Ann") as ann, Client(second.url, "Ben") as ben:
            table = await ben.create_table()
            async with Client(second.url, cookies=ann.cookies) as elsewhere:
                await elsewhere.watch(table)
                await elsewhere.do(m.Sit, table)
                state = await ben.watch(table)
                assert [seat.name for seat in state.seats] == ["Ann", ""]
                wire.ends[1].deaf = True
                async with httpx.AsyncClient(
                    base_url=first.url, cookies=ann.cookies, timeout=LONG
                ) as http:
                    assert (await http.delete("/api/me")).is_success
                wire.ends[1].deaf = False
                names, hub = second.parts.names, second.parts.hub
                who = next(one.who for one in hub.connections if names.get(one.who) == "Ann")
                second.time.pass_by(61)  # without letting anything else begin
                await second.parts.service.poll()
                assert names.get(who) == ""
                async with asyncio.timeout(LONG):
                    while any(one.who == who for one in hub.connections):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)

    ask_two(tmp_path, test, wire=wire)
