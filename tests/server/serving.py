"""A server on a real socket, inside the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import uvicorn

from red7.bots import find_bot
from red7.bots.turns import choose_steps
from red7.core import View
from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from red7.server.app.doors import Doors
from red7.server.app.run import listen, make_server, open_parts, prepare_folder
from red7.server.bus import Link
from red7.server.parts import Parts, Sources
from red7.server.settings import Settings
from red7.server.store import Store
from red7.server.store.opening import open_store
from tests.server.blank import lay_tables
from tests.server.bus.wire import Wire
from tests.server.given import ManualTime, given

LONG = 60.0  # seconds after which a test that waits has failed, on the slowest machine


def quick(**chosen: object) -> Settings:
    """Give settings without limits and pauses."""
    usual: dict[str, object] = {"port": 0, "pace": 0.0, "browser": False}
    usual |= {
        "rate": 0,
        "requests": 0,
        "tables": 0,
        "games": 0,
        "study": 0,
        "sign_ins": 0,
        "new_hours": 0,
    }
    return Settings.model_validate(usual | chosen)


QUICK = quick()
URLS: dict[Path, str] = {}  # of folders whose data is not in SQLite


@dataclass
class Served:
    url: str
    parts: Parts
    time: ManualTime
    server: uvicorn.Server

    async def pass_by(self, seconds: float) -> None:
        """Let time pass on the server, and whoever waited for it begin."""
        self.time.pass_by(seconds)
        await asyncio.sleep(0)

    def flowing(self) -> AbstractAsyncContextManager[None]:
        """Let time pass by itself on the server, and on all others that share its time."""
        return self.time.flowing()


@asynccontextmanager
async def serving(
    folder: Path,
    settings: Settings = QUICK,
    sources: Sources | None = None,
    link: Link | None = None,
    doors: Doors | None = None,
) -> AsyncIterator[Served]:
    where = settings_for(folder)
    settings = settings.model_copy(update={"data": where.data, "database": where.database})
    prepare_folder(folder)
    if not where.database:
        lay_tables(folder)
    opened = listen(settings)
    sources = sources or given()
    assert isinstance(sources.time, ManualTime)
    parts = await open_parts(settings, sources, link)
    started = asyncio.Event()
    server = make_server(settings, parts, started.set, doors)
    task = asyncio.create_task(server.serve([opened]))
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        await task
    host, port = opened.getsockname()[:2]
    sources.time.servers += 1
    try:
        yield Served(f"http://{host}:{port}", parts, sources.time, server)
    finally:
        sources.time.servers -= 1
        server.should_exit = True
        await asyncio.wait_for(task, LONG)


def settings_for(folder: Path) -> Settings:
    """Give the settings of a folder, whose data may be in PostgreSQL (see ``place``)."""
    return Settings(data=str(folder), database=URLS.get(folder, ""))


def store_in(folder: Path) -> Store:
    """Open the store of a folder."""
    return open_store(settings_for(folder))


def bot_turn(state: m.State, bot: str = "indigo") -> list[str]:
    """Choose a turn as a player's own program would: from the text of the view."""
    assert state.round
    assert state.round.position
    view = View.parse(state.setup.rules, state.round.position, state.you)
    return [str(step) for step in choose_steps(find_bot(bot), view, state.seq)]


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
    async with asyncio.timeout(LONG):
        return await client.until(table, fulfilled)


@contextmanager
def refusing(reason: str) -> Iterator[None]:
    """See that the server refuses something for this reason, however it is worded."""
    with pytest.raises(RefusedError) as refused:
        yield
    assert refused.value.refusal.reason == reason


def ask(
    folder: Path,
    test: Callable[[Served], Awaitable[None]],
    settings: Settings = QUICK,
    sources: Sources | None = None,
) -> None:
    """Run a server for a test that is a coroutine."""

    async def main() -> None:
        async with serving(folder, settings, sources) as served:
            await test(served)

    asyncio.run(main())


def ask_two(
    folder: Path,
    test: Callable[[list[Served]], Awaitable[None]],
    settings: Settings = QUICK,
    wire: Wire | None = None,
) -> None:
    """Run two servers that hear each other for a test that is a coroutine."""
    time, link = ManualTime(), wire or Wire()

    async def main() -> None:
        async with (
            serving(folder, settings, given(time, 1), link.end()) as first,
            serving(folder, settings, given(time, 2), link.end()) as second,
        ):
            await test([first, second])

    asyncio.run(main())
