from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from select import select
from typing import TYPE_CHECKING, cast

import pytest

from red7.core import View
from red7.server.app.worker import Worker
from red7.server.bus.nats import NatsLink
from red7.server.tables.thinking.questions import BotQuestion
from red7.server.tables.thinking.thinkers import Thinkers
from red7.server.tables.thinking.workers import SUBJECT, WorkerThinkers
from tests.cli.run import red7
from tests.server import natsd
from tests.server.given import ManualTime, SeededChance
from tests.server.serving import LONG

if TYPE_CHECKING:
    from nats.aio.msg import Msg

MINE = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2)


class PatientLink(NatsLink):
    """Waits longer for an answer than a server does, as workers on a busy machine need it."""

    async def request(self, subject: str, text: bytes, seconds: float) -> bytes | None:
        return await super().request(subject, text, max(seconds, LONG))


def run(test: Callable[[NatsLink, WorkerThinkers], Awaitable[None]], threads: int = 2) -> None:
    async def main(url: str) -> None:
        link = PatientLink([url], "red7.test")
        own = Thinkers(1, patience=None)
        thinkers = WorkerThinkers(link, own, ManualTime().steady, None)
        await link.open(lambda _: None, lambda: None)
        stopping, started = asyncio.Event(), asyncio.Event()
        worker = Worker([url], threads, SeededChance())
        work = asyncio.create_task(worker.run(stopping, started.set))
        try:
            await asyncio.wait_for(started.wait(), LONG)
            async with asyncio.timeout(LONG):
                while thinkers.places != 1 + threads:  # noqa: ASYNC110 - of the census
                    await asyncio.sleep(0.02)
            await own.close()  # whoever thinks here now fails
            await test(link, thinkers)
        finally:
            stopping.set()
            await work
            await link.close()

    with natsd.running() as nats:
        asyncio.run(main(nats.url))


def test_a_worker_chooses_what_the_server_would_choose() -> None:
    async def test(link: NatsLink, thinkers: WorkerThinkers) -> None:
        expected = Thinkers(1, patience=None)
        for bot in ("violet", "blue"):
            chosen = await thinkers.choose(bot, MINE, 7)
            assert chosen == await expected.choose(bot, MINE, 7)
        await expected.close()

    run(test)


def test_a_worker_that_is_busy_or_does_not_understand_says_so() -> None:
    async def test(link: NatsLink, thinkers: WorkerThinkers) -> None:
        assert await link.request(SUBJECT, b"nonsense", LONG) == b""
        assert await link.request(SUBJECT, b'{"bot":1}', LONG) == b""
        question = BotQuestion.of("violet", MINE, 7, None).write()
        answers = await asyncio.gather(*(link.request(SUBJECT, question, LONG) for _ in range(5)))
        assert b"" in answers
        assert set(answers) > {b""}
        assert await link.request("red7.nobody", b"", LONG) is None

    run(test, threads=1)


class Question:
    """A message with a question, as NATS brings it."""

    def __init__(self) -> None:
        self.data = BotQuestion.of("violet", MINE, 7, None).write()
        self.answers: list[bytes] = []

    async def respond(self, text: bytes) -> None:
        self.answers.append(text)


def test_a_worker_that_stops_turns_questions_down() -> None:
    async def main() -> None:
        worker, question = Worker([], 1, SeededChance()), Question()
        worker._stopping = True
        await worker._ask(cast("Msg", question))
        assert question.answers == [b""]
        assert not worker._busy

    asyncio.run(main())


def test_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    natsd.find()
    ran = red7(monkeypatch, "worker")
    assert ran.status == 2
    assert "is not the address of a NATS server" in ran.err
    with natsd.running() as nats:
        command = [sys.executable, "-m", "red7", "worker", "--bus", nats.url, "--threads", "1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            try:
                assert process.stdout
                assert select([process.stdout], [], [], LONG)[0]
                assert process.stdout.readline().startswith(b"This worker thinks for bots.")
                process.terminate()
                _, err = process.communicate(timeout=LONG)
            finally:
                process.kill()
    assert process.returncode == 0
    assert b"Traceback" not in err
