"""The thinking process from the server's side: it may die, hang and make mistakes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from red7.core import Step, View
from red7.core.steps import write_steps
from red7.server.tables.thinking.child import COMMAND, ProcessThinkers
from red7.server.tables.thinking.thinkers import Thinkers, think
from red7.table.turns import any_steps
from tests.server.command import lives
from tests.server.given import ManualTime
from tests.server.serving import LONG

MINE = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2)
SCRIPTED = (sys.executable, "-m", "tests.server.tables.thinking.scripted")
THERE = ">B1"  # what the scripted bot of that name answers


def run(test: Callable[[ProcessThinkers], Awaitable[None]], **chosen: Any) -> None:
    async def main() -> None:
        given: dict[str, Any] = {"command": SCRIPTED, "silent": LONG, "patience": None, **chosen}
        thinkers = ProcessThinkers(2, **given)
        try:
            async with asyncio.timeout(LONG):
                await test(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(main())


async def thought_there(thinkers: ProcessThinkers) -> bool:
    """Return whether the process answers; here, there is no such bot."""
    return write_steps(await thinkers.choose(THERE, MINE, 1)) == THERE


async def gone(pid: int) -> None:
    async with asyncio.timeout(LONG):
        while lives(pid):  # noqa: ASYNC110 - a process says nothing when it ends
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("bot", ["violet", "green", "nosuch"])
def test_bots_choose_there_what_they_would_choose_here(bot: str) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        own = Thinkers(1, None)
        chosen = await asyncio.gather(*(thinkers.choose(bot, MINE, seed) for seed in range(6)))
        assert chosen == [await own.choose(bot, MINE, seed) for seed in range(6)]
        await own.close()
        assert thinkers.pid is not None

    run(test, command=COMMAND)


def test_the_process_is_told_the_view_of_the_seat_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "told"

    async def test(thinkers: ProcessThinkers) -> None:
        await thinkers.choose(f"note {path}", MINE, 7)

    run(test)
    assert json.loads(path.read_bytes()) == {
        "id": 1,
        "question": {
            "bot": f"note {path}",
            "rules": str(MINE.rules),
            "view": MINE.write(past=True),
            "seat": 2,
            "seed": 7,
            "patience": None,
        },
    }


def test_there_is_one_process_and_none_before_it_is_needed() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        before = thinkers.pid
        assert all(await asyncio.gather(*(thought_there(thinkers) for _ in range(5))))
        pid = thinkers.pid
        assert before is None
        assert pid is not None
        assert await thought_there(thinkers)
        assert thinkers.pid == pid
        await thinkers.close()
        assert not lives(pid)

    run(test)


def never_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no bot think in this process."""
    monkeypatch.setattr("red7.server.tables.thinking.thinkers.think", None)


def test_a_bot_that_ends_the_process_makes_some_move_but_not_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = ManualTime()

    async def test(thinkers: ProcessThinkers) -> None:
        assert await thinkers.choose("die", MINE, 3) == any_steps(MINE)  # too soon for another
        time.pass_by(10)
        assert await thought_there(thinkers)
        time.pass_by(10)
        assert await thinkers.choose("die", MINE, 3) == any_steps(MINE)  # twice
        assert thinkers.pid is None

    never_here(monkeypatch)
    run(test, steady=time.steady)


def test_whoever_is_thinking_when_the_process_dies_is_asked_again() -> None:
    time = ManualTime()

    async def test(thinkers: ProcessThinkers) -> None:
        assert await thought_there(thinkers)
        late = asyncio.create_task(thinkers.choose("late", MINE, 1))
        await asyncio.sleep(0)
        time.pass_by(10)
        assert thinkers.pid is not None
        os.kill(thinkers.pid, signal.SIGKILL)
        await gone(thinkers.pid)
        while not late.done():  # it is answered together with a question that comes after it
            assert await thought_there(thinkers)
        assert write_steps(await late) == THERE

    run(test, steady=time.steady)


def test_bots_think_here_until_another_process_may_be_started() -> None:
    time = ManualTime()

    async def test(thinkers: ProcessThinkers) -> None:
        await thinkers.choose("die", MINE, 3)
        assert not await thought_there(thinkers)
        time.pass_by(9)
        assert not await thought_there(thinkers)
        time.pass_by(1)
        assert await thought_there(thinkers)

    run(test, steady=time.steady)


def test_a_process_that_was_killed_while_nobody_asked_is_not_noticed() -> None:
    time = ManualTime()

    async def test(thinkers: ProcessThinkers) -> None:
        assert await thought_there(thinkers)
        assert thinkers.pid is not None
        os.kill(thinkers.pid, signal.SIGKILL)
        await gone(thinkers.pid)
        time.pass_by(10)
        assert await thought_there(thinkers)  # whether this process has heard of it yet or not

    run(test, steady=time.steady)


def test_a_process_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thought_there(thinkers)
        pid = thinkers.pid
        assert pid is not None
        thinkers._silent = 0.1  # only now: a busy machine takes long to start one
        assert await thinkers.choose("hang", MINE, 3) == any_steps(MINE)
        assert not lives(pid)

    never_here(monkeypatch)
    run(test)


@pytest.mark.parametrize(
    "line", ["garbage {", "garbage []", "garbage {}", f"garbage {'x' * 70_000}"]
)
def test_a_process_that_talks_nonsense_is_ended(line: str) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thinkers.choose(line, MINE, 3) == any_steps(MINE)
        assert thinkers.pid is None

    run(test)


def test_a_process_is_ended_though_somebody_else_has_its_output() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        asking = asyncio.create_task(thinkers.choose("lend", MINE, 3))
        assert await thought_there(thinkers)  # so the other question was read
        pid = thinkers.pid
        assert pid is not None
        await thinkers.close()
        assert not lives(pid)
        assert await asking == any_steps(MINE)

    run(test)


def test_questions_wait_here_until_a_thread_is_free() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thought_there(thinkers)
        hanging = [asyncio.create_task(thinkers.choose("hang", MINE, 3)) for _ in range(2)]
        waiting = asyncio.create_task(thought_there(thinkers))
        for _ in range(20):
            await asyncio.sleep(0)
        assert thinkers._mind is not None
        assert len(thinkers._mind._waiting) == 2
        hanging[0].cancel()
        assert await waiting
        hanging[1].cancel()
        await asyncio.gather(*hanging, return_exceptions=True)

    run(test)


def test_whoever_gives_up_while_the_process_starts_disturbs_nobody() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        asking = asyncio.create_task(thinkers.choose("hang", MINE, 3))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert await thought_there(thinkers)

    run(test)


def test_after_closing_nobody_thinks() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        await thinkers.close()
        with pytest.raises(RuntimeError):
            await thinkers.choose("violet", MINE, 3)
        assert thinkers.pid is None

    run(test)


@pytest.mark.parametrize("answer", ["", "nonsense", "+O7", "+G7 ."])
def test_what_is_no_turn_counts_as_no_answer(answer: str) -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thinkers.choose(answer, MINE, 3) == think("nosuch", MINE, 3, None)
        pid = thinkers.pid
        assert await thought_there(thinkers)
        assert thinkers.pid == pid  # it is not ended for that

    run(test)


def test_bots_think_here_where_no_process_can_be_started() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thinkers.choose("violet", MINE, 3) == think("violet", MINE, 3, None)
        assert thinkers.pid is None

    run(test, command=("/nowhere/python",))


def test_an_answer_that_nobody_waits_for_any_more_disturbs_nobody() -> None:
    async def test(thinkers: ProcessThinkers) -> None:
        assert await thought_there(thinkers)
        asking = asyncio.create_task(thinkers.choose("late", MINE, 3))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        pid = thinkers.pid
        assert await thought_there(thinkers)
        assert await thought_there(thinkers)
        assert thinkers.pid == pid

    run(test)


def test_an_error_of_a_bot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, *_: object) -> tuple[Step, ...]:
            raise ZeroDivisionError

    async def test(thinkers: ProcessThinkers) -> None:
        with pytest.raises(ZeroDivisionError):
            await thinkers.choose("", MINE, 3)  # an empty answer: it could not say

    monkeypatch.setattr("red7.server.tables.thinking.thinkers.find_bot", lambda _: Broken())
    run(test)
