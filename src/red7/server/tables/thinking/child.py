"""Bots that think in a process of their own, because threads of the server would hold it up.

Only one thread of a process runs Python at a time. The server gives that up whenever it reads or
writes, and a thread that thinks keeps it for as long as it may. The process is started for the
first question, and again if it ends or hangs; see ``red7.server.tables.thinking.process`` for the
other end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

import structlog

from red7.bots.turns import PATIENCE
from red7.core import Red7Error, Step, View
from red7.server.tables.thinking.questions import BotQuestion, read_answer
from red7.server.tables.thinking.thinkers import THREADS, Thinkers
from red7.table.turns import any_steps

COMMAND: Final = (sys.executable, "-m", "red7.server.tables.thinking.process")
_SILENT: Final = 60.0  # seconds without an answer, after which it counts as hung
_AGAIN: Final = 10.0  # seconds from the start of one process to that of the next

_log = structlog.get_logger("red7.keeper")


class ProcessThinkers:
    """Asks a process of its own; bots think here if there is none."""

    def __init__(
        self,
        threads: int = THREADS,
        patience: float | None = PATIENCE,
        *,
        command: Sequence[str] = COMMAND,
        silent: float = _SILENT,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own = Thinkers(threads, patience)
        self._patience = patience
        self._command = (*command, str(threads))
        self._silent = silent
        self._steady = steady
        self._mind: _Mind | None = None
        self._began = -math.inf  # when the last process was started
        self._closed = False
        self._starting = asyncio.Lock()
        self._free = asyncio.Semaphore(threads)  # what waits there would count as silence

    @property
    def places(self) -> int:
        """How many bots can think at a time."""
        return self._own.places

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._mind.pid if self._mind else None

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose its steps; one that ends its process, or takes for ever, makes some."""
        question = BotQuestion.of(bot, view, seed, self._patience)
        died = False
        async with self._free:
            while (mind := await self._started()) is not None:
                try:
                    return read_answer(await mind.ask(question, self._silent), view)
                except TimeoutError:
                    await self._give_up(mind, "silent")
                    return any_steps(view)
                except EOFError:
                    await self._give_up(mind, "died")
                    if died:  # twice: it would end the server as well
                        return any_steps(view)
                    died = True
                except (ValueError, Red7Error):
                    break  # the bot has made a mistake, which is told here
        return any_steps(view) if died else await self._own.choose(bot, view, seed)

    async def close(self) -> None:
        """End the process, which has nothing to lose."""
        self._closed = True
        await self._own.close()
        async with self._starting:
            mind, self._mind = self._mind, None
        if mind is not None:
            await mind.end()

    async def _started(self) -> _Mind | None:
        """Return the process, which is started if there is none; None if it cannot be now."""
        async with self._starting:
            soon = self._steady() - self._began < _AGAIN
            if self._mind is None and not soon and not self._closed:
                try:
                    process = await asyncio.create_subprocess_exec(
                        *self._command,
                        stdin=PIPE,
                        stdout=PIPE,
                        stderr=DEVNULL,  # it might name cards
                    )
                except OSError as error:  # too many processes or files, or no memory
                    _log.warning("bots think here", why=type(error).__name__)
                else:
                    self._mind = _Mind(process)
                self._began = self._steady()
            return self._mind

    async def _give_up(self, mind: _Mind, why: str) -> None:
        """End a process that is of no use, unless somebody else has done so."""
        if mind is self._mind:
            self._mind = None
            _log.warning("bots' process ended", why=why, status=await mind.end())


class _Mind:
    """A process that thinks, and who waits for its answers."""

    def __init__(self, process: Process) -> None:
        self.pid = process.pid
        self._process = process
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._over = False
        self._reading = asyncio.create_task(self._read(), name="thinking")

    async def ask(self, question: BotQuestion, seconds: float) -> bytes:
        """Ask for steps; raise EOFError or TimeoutError if there is no answer."""
        if self._over or self._process.stdin is None:
            raise EOFError
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        told = json.dumps({"id": number, "question": question.__dict__})
        try:
            self._process.stdin.write(told.encode() + b"\n")
            async with asyncio.timeout(seconds):
                return await answer
        finally:
            del self._waiting[number]

    async def end(self) -> int:
        """End the process; return its status."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._reading.cancel()  # whoever else has the other end may keep it open
        await asyncio.wait({self._reading})
        return await self._process.wait()

    async def _read(self) -> None:
        """Pass on answers until the process ends, or says something else."""
        try:
            while self._process.stdout and (line := await self._process.stdout.readline()):
                told = json.loads(line)
                waiting = self._waiting.get(told["id"])
                if waiting and not waiting.done():
                    waiting.set_result(told["steps"].encode())
        except (ValueError, LookupError, TypeError, AttributeError):
            pass  # not even JSON, or a line without end
        finally:
            self._over = True
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(EOFError())
