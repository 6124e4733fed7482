from __future__ import annotations

import asyncio
from pathlib import Path

from examples.bot import play
from red7.protocol import messages as m
from red7.protocol.client import Client
from tests.server.serving import LONG, serving, until


def test_the_example_bot_plays_a_match_and_a_game(tmp_path: Path) -> None:
    async def games() -> None:
        async with serving(tmp_path) as served, Client(served.url, "Host") as host:
            for rules in ("expert", "basic"):
                table = await host.create_table(rules=rules, seats=(None, "violet"))
                await host.watch(table)
                playing = asyncio.create_task(play(served.url, table))
                await until(host, table, lambda now: now.seats[0].kind == "person")
                await host.do(m.Start, table)
                final = await asyncio.wait_for(playing, LONG)
                assert final.result
                assert final.seats[0].name == "Example bot"

    asyncio.run(games())
