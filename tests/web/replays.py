"""Finished games to look at, played by programs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from red7.protocol import messages as m
from tests.server.clients import Client
from tests.server.serving import play_on
from tests.web.server import Server

LEVELS = ("violet", "indigo", "blue")


def finished_game(url: str, players: int = 2, rules: str = "basic", name: str = "Ada") -> str:
    """Play a game to its end, and give its name."""
    # Playwright keeps the loop of its own thread.
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, _play(url, rules, LEVELS[: players - 1], name)).result()


async def _play(url: str, rules: str, bots: Sequence[str], name: str) -> str:
    async with Client(url.rstrip("/"), name) as client:
        return await _finish(client, rules, bots)


async def _finish(client: Client, rules: str, bots: Sequence[str]) -> str:
    table = await client.create_table(rules=rules, seats=(None, *bots))
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    await play_on(client, table)
    return f"{table}-1"


def own_games(server: Server, *tables: tuple[int, str]) -> tuple[list[str], dict[str, str]]:
    """Let one person finish games for so many players by some rules, one after the other; give
    their names, and the cookie of the person.
    """

    async def play() -> tuple[list[str], dict[str, str]]:
        async with Client(server.url.rstrip("/"), "Ada") as client:
            games = []
            for n, rules in tables:
                games.append(await _finish(client, rules, LEVELS[: n - 1]))
                server.pass_by(1)
            return games, dict(client.cookies)

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, play()).result()


def running_game(url: str) -> str:
    """Begin a game, and give the name that it will have."""

    async def begin() -> str:
        async with Client(url.rstrip("/"), "Ada") as client:
            table = await client.create_table(rules="basic", seats=(None, "violet"))
            await client.do(m.Sit, table)
            await client.do(m.Start, table)
            return f"{table}-1"

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, begin()).result()
