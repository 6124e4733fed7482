"""Sharing the analysts: one question at a time, in fair turns, and none for too long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from functools import partial
from typing import Any, Final

import structlog

from red7.core import Red7Error
from red7.server.asker import asking
from red7.server.clock import Clock
from red7.server.errors import ServerError, origin_of
from red7.server.metrics import Metrics
from red7.server.study.analysts import Analysts, AnalystsError, AnswerLine, Question
from red7.server.turnstile import Turnstile

COMPILING: Final = (
    600.0  # seconds for the first question of its kind: there may be kernels to compile
)
IDLE: Final = 300.0  # seconds without a question until the process is ended

_log = structlog.get_logger("red7.study")


class Study:
    """Lets analysts answer everybody's questions, in turns.

    Work goes on at its own speed: if its reader is slow, lines are left out, but never the last.
    """

    def __init__(self, analysts: Analysts, clock: Clock, metrics: Metrics) -> None:
        self._analysts = analysts
        self._clock = clock
        self._metrics = metrics
        self._turns = Turnstile(1)
        self._asked = 0  # questions so far
        self._done: set[str] = set()  # jobs that have been done before
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def has_done(self, *jobs: str) -> bool:
        """Return whether one of these jobs has been done before."""
        return not self._done.isdisjoint(jobs)

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        """Yield better and better answers; closing the iterator stops the work.

        A question that makes no sense raises Red7Error or ServerError, and so does one that is not
        answered, with the reason ``trouble``, or ``stopping`` if it may be asked again soon.
        """
        if self._closed:
            raise ServerError("stopping")
        newest = _Newest()
        work = self._spawn(self._work(question, newest))
        try:
            while (line := await newest.take()) is not None:
                yield line
        finally:
            work.cancel()

    async def close(self) -> None:
        """End all work, for good."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await self._analysts.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _work(self, question: Question, newest: _Newest) -> None:
        """Do a job when its turn has come, and count it."""
        self._asked += 1
        outcome = "stopped"
        error: ServerError | Red7Error | None = ServerError("trouble")
        try:
            async with self._turn():
                began = self._clock.steady()
                await self._answer(question, newest)
                seconds = self._clock.steady() - began
                self._metrics.study_seconds.labels(question.job).observe(seconds)
            outcome, error = "answered", None
        except (Red7Error, ServerError) as refused:
            outcome, error = "refused", refused
        except Exception as failed:  # noqa: BLE001 - whoever has asked is told, whatever it is
            outcome = "failed"
            self._metrics.failures.labels("study").inc()
            why = str(failed) if isinstance(failed, AnalystsError) else origin_of(failed)
            _log.error("not answered", job=question.job, why=why)
        finally:
            self._metrics.study_questions.labels(question.job, outcome).inc()
            cut_off = self._closed and outcome in {"stopped", "failed"}
            newest.end(ServerError("stopping") if cut_off else error)
            self._clock.call_later(IDLE, partial(self._rest, self._asked))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for one's turn among those who ask."""
        waiting = self._metrics.study_waiting
        async with AsyncExitStack() as stack:
            with waiting.track_inprogress():
                await stack.enter_async_context(self._turns.turn(*asking()))
            yield

    async def _answer(self, question: Question, newest: _Newest) -> None:
        reading = asyncio.create_task(self._read(question, newest))
        seconds = question.seconds if question.job in self._done else COMPILING
        late = asyncio.create_task(self._clock.sleep(seconds))
        try:
            await asyncio.wait({reading, late}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                raise AnalystsError("late")
            await reading
            self._done.add(question.job)
        finally:
            reading.cancel()
            late.cancel()
            await asyncio.gather(reading, late, return_exceptions=True)

    async def _read(self, question: Question, newest: _Newest) -> None:
        async with aclosing(self._analysts.ask(question)) as lines:
            async for line in lines:
                newest.put(line)

    def _rest(self, asked: int) -> None:
        """Give back what work needs, if nobody has asked for anything in the meantime."""
        if asked == self._asked and not self._closed:
            _ = self._spawn(self._give_back(asked))

    async def _give_back(self, asked: int) -> None:
        async with self._turns.turn("", ""):
            if asked == self._asked:
                await self._analysts.close()


class _Newest:
    """The newest line of an answer, until it is taken."""

    def __init__(self) -> None:
        self._line: AnswerLine | None = None
        self._error: ServerError | Red7Error | None = None
        self._ended = False
        self._changed = asyncio.Event()

    def put(self, line: AnswerLine) -> None:
        """Put a line in the place of the one before."""
        self._line = line
        self._changed.set()

    def end(self, error: ServerError | Red7Error | None) -> None:
        """Note that there are no more lines, and why."""
        self._ended, self._error = True, error
        self._changed.set()

    async def take(self) -> AnswerLine | None:
        """Return a line as soon as there is one; None after the last."""
        while self._line is None and not self._ended:
            self._changed.clear()
            await self._changed.wait()
        if self._line is None and self._error:
            raise self._error
        line, self._line = self._line, None
        return line
