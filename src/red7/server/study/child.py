"""The analyst process: started for the first question, and started again if it dies or hangs.

Questions and answers are lines of JSON; see ``red7.server.study.process`` for the other end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from itertools import count
from typing import Any, Final

from red7.core import Red7Error
from red7.server.errors import ServerError
from red7.server.study.analysts import AnalystsError, AnswerLine, Question

COMMAND: Final = (sys.executable, "-m", "red7.server.study.process")
_SILENT: Final = 30.0  # seconds without a sign of life, after which it counts as hung
_STOPPING: Final = 5.0  # seconds for a job to end that is no longer wanted
_COMPILING: Final = 120.0  # the same for the first job of its kind, which may compile kernels
_LONGEST: Final = (
    16 * 1024 * 1024
)  # bytes of a line; the review of a long match has a few hundred kB


class AnalystProcess:
    """Asks a process of its own, which does one job at a time."""

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        *,
        silent: float = _SILENT,
        stopping: float = _STOPPING,
    ) -> None:
        self._command = command
        self._silent = silent
        self._stopping = stopping
        self._process: Process | None = None
        self._numbers = count(1)
        self._done: set[str] = set()  # jobs that have been done before, by any process
        self._busy = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        """Yield what a job says, line by line."""
        async with self._busy:
            process, number = await self._begin(question)
            ended = False
            try:
                while (told := await self._hear(process, number)) is not None:
                    if "line" in told:
                        yield told["line"]
                ended = True
                self._done.add(question.job)
            except (Red7Error, ServerError, AnalystsError):
                ended = True
                raise
            finally:
                if not ended:
                    await self._stop(process, number, question.job)

    async def close(self) -> None:
        """End the process, which has nothing to lose."""
        process, self._process = self._process, None
        if process:
            await _kill(process)

    async def _begin(self, question: Question) -> tuple[Process, int]:
        """Hand over a job; a process that was dead already is replaced once."""
        number = next(self._numbers)
        job = {"id": number, "job": question.job, "values": dict(question.values)}
        for last in (False, True):
            process = await self._started()
            try:
                await _say(process, job)
                while (told := await self._hear(process, number)) is not None:
                    if "begun" in told:
                        return process, number
            except AnalystsError:
                if last:
                    raise
            except asyncio.CancelledError:
                await _say(process, {"stop": number})  # before it has begun
                raise
        raise AnalystsError("no beginning")

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # it might name cards
                limit=_LONGEST,
            )
        return self._process

    async def _hear(self, process: Process, number: int) -> dict[str, Any] | None:
        """Return the next that is said about a job; None when it has ended."""
        while True:
            told = json.loads(await self._line(process))
            if told["id"] == number:  # otherwise, nobody waits for that job any more
                break
        if "refused" in told:
            raise _refusal(told["refused"])
        if "declined" in told:
            raise ServerError(told["declined"]["reason"], **told["declined"]["facts"])
        if "failed" in told:
            raise AnalystsError(told["failed"])
        return None if "ended" in told else told

    async def _line(self, process: Process) -> bytes:
        if process.stdout is None:
            raise AnalystsError("no output")
        try:
            async with asyncio.timeout(self._silent):
                text = await process.stdout.readline()
        except TimeoutError:
            await self._give_up(process)
            raise AnalystsError("silent") from None
        except ValueError:
            await self._give_up(process)
            raise AnalystsError("too long") from None
        if not text.endswith(b"\n"):
            await self._give_up(process)
            raise AnalystsError("died")
        return text

    async def _stop(self, process: Process, number: int, job: str) -> None:
        """Stop a job that is no longer wanted; a process that does not obey is ended."""
        if process.returncode is not None or process is not self._process:
            return
        with contextlib.suppress(AnalystsError, Red7Error, ServerError, TimeoutError):
            await _say(process, {"stop": number})
            try:
                async with asyncio.timeout(self._stopping if job in self._done else _COMPILING):
                    while await self._hear(process, number) is not None:
                        pass
            except BaseException:
                await self._give_up(process)
                raise

    async def _give_up(self, process: Process) -> None:
        """End a process that is of no use; the next question starts another."""
        if process is self._process:
            self._process = None
        await _kill(process)


async def _say(process: Process, told: dict[str, Any]) -> None:
    if process.stdin is None:
        raise AnalystsError("no input")
    try:
        process.stdin.write(json.dumps(told).encode() + b"\n")
        await process.stdin.drain()
    except OSError:
        pass  # it has died, which is heard as well


async def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _refusal(told: dict[str, Any]) -> Red7Error:
    cause = told.get("cause")
    return Red7Error(told["reason"], cause and _refusal(cause), **told["facts"])
