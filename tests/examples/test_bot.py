from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from examples.bot import play
from red7.protocol import messages as m
from tests.server.accounts.people import QuickHasher, become, browser, new_bot
from tests.server.clients import Client
from tests.server.given import given
from tests.server.serving import LONG, QUICK, serving, until


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


def test_with_a_token_it_plays_as_a_bot(tmp_path: Path) -> None:
    async def game() -> None:
        sources = replace(given(), hasher=QuickHasher())
        async with (
            serving(tmp_path, QUICK, sources) as served,
            browser(served) as http,
            Client(served.url, "Host") as host,
        ):
            await become(http, "Ann")
            _, token = await new_bot(http, "Robby")
            table = await host.create_table(rules="basic", seats=(None, "violet"))
            await host.watch(table)
            playing = asyncio.create_task(play(served.url, table, token=token))
            await until(host, table, lambda now: now.seats[0].kind == "person")
            await host.do(m.Start, table)
            final = await asyncio.wait_for(playing, LONG)
            assert (final.seats[0].name, final.seats[0].account) == ("Robby", "bot")
            assert final.result

    asyncio.run(game())
