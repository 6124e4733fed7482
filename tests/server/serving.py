"""A server on a real socket, inside the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from red7.bots import find_bot
from red7.core import View
from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.server.app import Parts
from red7.server.identity import load_secret
from red7.server.run import database_of, listen, make_server, prepare_folder
from red7.server.settings import Settings
from red7.server.store.database import DatabaseStore, sqlite_url
from red7.server.think import choose_steps

QUICK = Settings(port=0, pace=0.0, rate=0, requests=0, browser=False)


@dataclass
class Served:
    url: str
    parts: Parts


@asynccontextmanager
async def serving(folder: Path, settings: Settings = QUICK) -> AsyncIterator[Served]:
    settings = replace(settings, data=str(folder))
    prepare_folder(folder)
    opened = listen(settings)
    parts = Parts(settings, DatabaseStore(sqlite_url(database_of(folder))), load_secret(folder))
    started = asyncio.Event()
    server = make_server(settings, parts, started.set)
    task = asyncio.create_task(server.serve([opened]))
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        await task
    host, port = opened.getsockname()[:2]
    try:
        yield Served(f"http://{host}:{port}", parts)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 20)


def bot_turn(state: m.State, bot: str = "indigo") -> list[str]:
    """Choose a turn as a player's own program would: from the text of the view."""
    assert state.round
    view = View.parse(state.setup.rules, state.round.position, state.you)
    return [str(step) for step in choose_steps(find_bot(bot), view)]


async def play_on(client: Client, table: str) -> None:
    """Play a seat to the end of the game."""
    while True:
        state = await until(client, table, _waits_for_me)
        if state.stage == "over":
            return
        if state.stage == "pause":
            await client.do(m.Ready, table)
        else:
            await client.do(m.Steps, table, steps=bot_turn(state))


def _waits_for_me(state: m.State) -> bool:
    if state.stage == "pause":
        return not state.seats[state.you - 1].ready
    mine = state.round is not None and state.round.turn == state.you
    return state.stage == "over" or (state.stage == "playing" and mine)


async def until(client: Client, table: str, fulfilled: Callable[[m.State], object]) -> m.State:
    async with asyncio.timeout(20):
        return await client.until(table, fulfilled)


def ask(
    folder: Path, test: Callable[[Served], Awaitable[None]], settings: Settings = QUICK
) -> None:
    """Run a server for a test that is a coroutine."""

    async def main() -> None:
        async with serving(folder, settings) as served:
            await test(served)

    asyncio.run(main())
