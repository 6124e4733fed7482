"""The analyst process from the server's side: it may die, hang and disobey."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from typing import Any

import pytest

from red7.core import Match, Record, Red7Error, write_record
from red7.server.errors import ServerError
from red7.server.study import child
from red7.server.study.analysts import AnalystsError, AnswerLine, Question
from red7.server.study.child import AnalystProcess
from tests.server.command import lives
from tests.server.serving import LONG

SCRIPTED = (sys.executable, "-m", "tests.server.study.scripted")
ECHO = Question("echo", {"text": "żółw"})


async def ask(analysts: AnalystProcess, question: Question) -> list[AnswerLine]:
    async with aclosing(analysts.ask(question)) as lines:
        return [line async for line in lines]


def run(test: Callable[[AnalystProcess], Coroutine[Any, Any, None]], **chosen: Any) -> None:
    async def main() -> None:
        analysts = AnalystProcess(**{"command": SCRIPTED, "silent": LONG, **chosen})
        try:
            async with asyncio.timeout(LONG):
                await test(analysts)
        finally:
            await analysts.close()

    asyncio.run(main())


async def gone(pid: int) -> None:
    async with asyncio.timeout(LONG):
        while lives(pid):  # noqa: ASYNC110 - a process says nothing when it ends
            await asyncio.sleep(0.01)


def test_one_process_answers_all_questions() -> None:
    async def test(analysts: AnalystProcess) -> None:
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        pid = analysts.pid
        assert pid
        assert len((await ask(analysts, Question("large")))[0]["text"]) == 3_000_000
        assert analysts.pid == pid
        await analysts.close()
        assert not lives(pid)
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        assert analysts.pid != pid

    run(test)


def test_a_process_that_is_killed_in_the_middle_is_replaced() -> None:
    async def test(analysts: AnalystProcess) -> None:
        lines = analysts.ask(Question("count"))
        os.kill((await anext(lines))["pid"], signal.SIGKILL)
        with pytest.raises(AnalystsError, match="died"):
            [line async for line in lines]
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        with pytest.raises(AnalystsError, match="died"):
            await ask(analysts, Question("die"))
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]

    run(test)


def test_a_process_that_died_while_nobody_asked_is_not_noticed() -> None:
    async def test(analysts: AnalystProcess) -> None:
        await ask(analysts, ECHO)
        assert analysts.pid
        os.kill(analysts.pid, signal.SIGKILL)
        # Whether this process has heard of it yet or not.
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]

    run(test)


def test_a_process_without_signs_of_life_is_replaced() -> None:
    async def test(analysts: AnalystProcess) -> None:
        await ask(analysts, ECHO)
        pid = analysts.pid
        assert pid
        analysts._silent = 3.0  # only now: a busy machine takes long to start one
        with pytest.raises(AnalystsError, match="silent"):
            await ask(analysts, Question("frozen"))
        assert not lives(pid)
        analysts._silent = LONG
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]

    run(test)


def test_signs_of_life_are_enough_for_a_job_that_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(analysts: AnalystProcess) -> None:
        asking = asyncio.create_task(ask(analysts, Question("deaf")))
        heard: list[bytes] = []
        line, timeout, limits = analysts._line, asyncio.timeout, list[float | None]()
        analysts._silent = LONG + 1  # as nobody else waits

        def noted(seconds: float | None) -> asyncio.Timeout:
            limits.append(seconds)
            return timeout(seconds)

        monkeypatch.setattr(asyncio, "timeout", noted)

        async def listen(process: Any) -> bytes:
            heard.append(await line(process))
            return heard[-1]

        monkeypatch.setattr(analysts, "_line", listen)
        while sum(b"beat" in text for text in heard) < 2:  # noqa: ASYNC110 - of a process
            await asyncio.sleep(0.01)
        assert not asking.done()
        assert limits.count(LONG + 1) >= len(heard)  # each begins anew
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

    monkeypatch.setattr(child, "_COMPILING", 0.1)
    run(test)


def test_a_job_stops_when_nobody_wants_it_any_more() -> None:
    async def test(analysts: AnalystProcess) -> None:
        async with aclosing(analysts.ask(Question("count"))) as lines:
            pid = (await anext(lines))["pid"]
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        assert analysts.pid == pid  # it obeyed
        # While it is waited for a line, and before it has begun.
        for moments in (1, 20):
            asking = asyncio.create_task(ask(analysts, Question("count")))
            for _ in range(moments):
                await asyncio.sleep(0.001)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        assert analysts.pid == pid

    run(test, stopping=LONG)


def test_a_job_that_does_not_stop_ends_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "_COMPILING", 0.1)

    async def test(analysts: AnalystProcess) -> None:
        async with aclosing(analysts.ask(Question("deaf"))) as lines:
            pid = (await anext(lines))["pid"]
        assert not lives(pid)
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]

    run(test)


def test_refusals_and_failures_are_told_apart() -> None:
    async def test(analysts: AnalystProcess) -> None:
        with pytest.raises(Red7Error) as refused:
            await ask(analysts, Question("refuse"))
        assert refused.value.facts == {"step": "+R7", "place": 1}
        assert refused.value.cause
        assert refused.value.cause.facts == {"card": "R7"}
        with pytest.raises(ServerError) as declined:
            await ask(analysts, Question("decline"))
        assert (declined.value.reason, declined.value.facts) == ("study-too-large", {"most": 5})
        pid = analysts.pid
        with pytest.raises(AnalystsError) as failed:
            await ask(analysts, Question("fail"))
        assert "RuntimeError" in str(failed.value)
        assert "R7" not in str(failed.value)
        assert await ask(analysts, ECHO) == [{"text": "żółw"}]
        assert analysts.pid == pid

    run(test)


PARENT = """
import asyncio, sys
from red7.server.study.analysts import Question
from red7.server.study.child import AnalystProcess

async def main():
    analysts = AnalystProcess((sys.executable, "-m", "tests.server.study.scripted"))
    async for line in analysts.ask(Question(sys.argv[1])):
        print(line["pid"], flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("job", ["count", "deaf"])
def test_nothing_is_left_of_a_server_that_is_killed(job: str) -> None:
    with subprocess.Popen((sys.executable, "-c", PARENT, job), stdout=subprocess.PIPE) as parent:
        assert parent.stdout
        pid = int(parent.stdout.readline())
        assert lives(pid)
        parent.kill()
    asyncio.run(gone(pid))


def test_the_real_process_does_its_jobs() -> None:
    match = Match.start(2, "basic", bytes(32))
    while not match.over:
        match = match.apply(match.round.legal_steps[-1])
    record = write_record(Record.of(match, ("Ann", "Ben")))
    values = {"rules": "basic", "position": "R 1 0 B5/R7V1 V7/R6", "seat": 1, "language": "de"}

    async def test(analysts: AnalystProcess) -> None:
        lines = await ask(analysts, Question("analyse", {**values, "work": 1, "seconds": 600.0}))
        assert [turn["turn"] for turn in lines[-1]["turns"]] == ["+R7 .", "~"]
        assert lines[-1]["turns"][0]["proven"] == "win"
        assert [line["done"] for line in lines] == [False] * (len(lines) - 1) + [True]
        assert lines[-1]["why"]
        (why,) = await ask(analysts, Question("why", {**values, "turn": "~", "better": "+R7"}))
        assert why["why"]
        more = {"record": record, "work": 1, "languages": ["en", "pl"]}
        *progress, last = await ask(analysts, Question("review", more))
        assert all(line["done"] <= line["total"] for line in progress)
        decisions = [moment["decision"] for moment in last["review"]["moments"]]
        assert any(one and set(one["why"]) == {"en", "pl"} for one in decisions)
        fives = {**values, "rules": "v1.2+actions", "position": "R 1 0 B2/R5O5Y5G5B5I5V5R7O7 V1/?1"}
        with pytest.raises(ServerError, match="study-too-large"):
            await ask(analysts, Question("analyse", {**fives, "work": 1, "seconds": 1.0}))

    async def main() -> None:
        analysts = AnalystProcess()
        try:
            async with asyncio.timeout(20 * LONG):  # where nothing is compiled yet
                await test(analysts)
        finally:
            await analysts.close()

    asyncio.run(main())


IMPORTS = """
import sys
import red7.server.app.run
print(*sys.modules)
"""
# Puzzles and lessons are asked for within the server: texts that are read, moves that are judged.
LIGHT = ("red7.study.puzzles", "red7.study.lessons")


def test_the_server_does_not_import_what_the_process_does() -> None:
    told = subprocess.run((sys.executable, "-c", IMPORTS), capture_output=True, check=True)
    imported = told.stdout.decode().split()
    assert [name for name in imported if name.startswith("red7.study.")] == [
        name for name in imported if name.startswith(LIGHT)
    ]
    assert not {"numba", "numpy"} & {*imported}
