"""A worker: a process that thinks for the bots of servers on any machine, asked over NATS."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from red7.core import Red7Error
from red7.server.app.logs import set_up_logs
from red7.server.bus.nats import NatsConnection, servers_of
from red7.server.chance import Chance, SystemChance
from red7.server.errors import origin_of
from red7.server.tables.thinking.questions import BotQuestion, write_answer
from red7.server.tables.thinking.thinkers import Thinkers
from red7.server.tables.thinking.workers import CENSUS, GROUP, SUBJECT

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

_BEAT: Final = 1.0  # seconds between two words that it is there

_log = structlog.get_logger("red7.worker")


class Worker:
    """Answers as many questions at a time as it has threads, and turns down the others."""

    def __init__(self, servers: list[str], threads: int, chance: Chance) -> None:
        self._connection = NatsConnection(servers, "red7 worker")
        self._threads = threads
        self._name = chance.token(6).hex()
        self._busy: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._thinkers: dict[float | None, Thinkers] = {}

    async def run(self, stopping: asyncio.Event, started: Callable[[], None]) -> None:
        """Work until asked to stop."""

        async def ready(client: Client) -> None:
            await client.subscribe(SUBJECT, queue=GROUP, cb=self._ask)

        self._connection.open(ready, started)
        while not stopping.is_set():
            client = self._connection.client
            with contextlib.suppress(Exception):  # NATS may be away, and come back
                if client and client.is_connected:
                    await client.publish(CENSUS, json.dumps([self._name, self._threads]).encode())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), _BEAT)
        self._stopping = True
        while self._busy:
            await asyncio.wait(self._busy)
        await self._connection.close()
        for thinkers in self._thinkers.values():
            await thinkers.close()

    async def _ask(self, message: Msg) -> None:
        if self._stopping or len(self._busy) >= self._threads:
            await message.respond(b"")  # the server does not have to wait
            return
        task = asyncio.create_task(self._answer(message))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _answer(self, message: Msg) -> None:
        answer = b""
        try:
            question = BotQuestion.read(message.data)
            thinkers = self._patient(question.patience)
            steps = await thinkers.choose(question.bot, question.parse(), question.seed)
            answer = write_answer(steps)
        except (ValueError, Red7Error) as error:
            _log.warning("not understood", error=type(error).__name__)
        except Exception as error:  # noqa: BLE001 - the server thinks itself
            _log.error("not answered", error=origin_of(error))
        with contextlib.suppress(Exception):
            await message.respond(answer)

    def _patient(self, patience: float | None) -> Thinkers:
        """Return threads that think for so long at most; a server asks for one or two values."""
        if patience not in self._thinkers:
            if len(self._thinkers) > 3:  # noqa: PLR2004 - somebody plays tricks
                raise ValueError("too many patiences")
            self._thinkers[patience] = Thinkers(self._threads, patience)
        return self._thinkers[patience]


def run(bus: str, threads: int | None, started: Callable[[], None]) -> None:
    """Work until interrupted."""
    set_up_logs("info")
    servers = servers_of(bus)

    async def main() -> None:
        stopping = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # on Windows, Ctrl+C interrupts
                loop.add_signal_handler(number, stopping.set)
        worker = Worker(servers, threads or os.cpu_count() or 1, SystemChance())
        await worker.run(stopping, started)

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
