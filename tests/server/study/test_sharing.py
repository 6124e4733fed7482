from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing
from typing import Any

import pytest

from red7.core import Red7Error
from red7.server.asker import ask_for
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.metrics import Metrics
from red7.server.study import sharing
from red7.server.study.analysts import AnalystsError, AnswerLine, Question
from red7.server.study.sharing import COMPILING, IDLE, Study
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.study.fakes import FIRST, LAST, FakeAnalysts

ANALYSE = Question("analyse", {"position": "secret"}, seconds=20.0)


class Shared:
    """A study with analysts and a time that a test moves."""

    def __init__(self, analysts: Any) -> None:
        self.time, self.metrics, self.analysts = ManualTime(), Metrics(), analysts
        self.study = Study(analysts, Clock(0, self.time), self.metrics)

    async def ask(
        self, question: Question = ANALYSE, who: str = "ann", at: str = ""
    ) -> list[AnswerLine]:
        ask_for(at or f"at {who}", who)
        async with aclosing(self.study.ask(question)) as lines:
            return [line async for line in lines]

    def figure(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


async def settle() -> None:
    """Let everything run that does not wait for anything."""
    for _ in range(50):
        await asyncio.sleep(0)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(LONG):
            await test()

    asyncio.run(main())


def test_an_answer_comes_line_by_line() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        lines = shared.study.ask(ANALYSE)
        assert await anext(lines) == FIRST
        shared.analysts.gate.set()
        assert [line async for line in lines] == [LAST]
        asked = shared.figure("red7_study_questions_total", job="analyse", outcome="answered")
        assert asked == 1
        assert shared.figure("red7_study_seconds_count", job="analyse") == 1

    run(test)


def test_a_slow_reader_misses_lines_but_not_the_last_and_holds_up_nobody() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts())
        slow = shared.study.ask(ANALYSE)
        reading = asyncio.create_task(anext(slow))
        await settle()
        assert await reading in (FIRST, LAST)
        # Nobody reads on, but the next question is answered.
        assert (await shared.ask())[-1] == LAST
        assert [line async for line in slow] in ([], [LAST])

    run(test)


def test_who_has_many_questions_waits_for_themselves() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        asked = shared.analysts.asked
        many = [asyncio.create_task(shared.ask(Question(f"m{n}"), "mallory")) for n in range(50)]
        await settle()
        crowd = [asyncio.create_task(shared.ask(Question(f"c{n}"), f"c{n}", "c")) for n in range(9)]
        await settle()
        bens = [asyncio.create_task(shared.ask(Question(f"b{n}"), "ben")) for n in range(2)]
        await settle()
        assert [question.job for question in asked] == ["m0"]
        assert shared.figure("red7_study_waiting") == 60
        shared.analysts.gate.set()
        await asyncio.gather(*many, *crowd, *bens)
        order = [question.job for question in asked]
        assert len(order) == 61
        # Ben waits for one of each other address, whoever was there before.
        assert order.index("b0") <= 3
        assert order.index("b1") <= 6
        assert order.index("c8") <= 30  # of the same address, its players take turns
        assert shared.figure("red7_study_waiting") == 0

    run(test)


def test_closing_the_iterator_stops_the_work_and_lets_the_next_begin() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        async with aclosing(shared.study.ask(ANALYSE)) as lines:
            assert await anext(lines) == FIRST
            waiting = asyncio.create_task(shared.ask(Question("why")))
            await settle()
            assert len(shared.analysts.asked) == 1
        assert await waiting == [{"why": "Because."}]
        assert shared.analysts.stopped == 1
        stopped = shared.figure("red7_study_questions_total", job="analyse", outcome="stopped")
        assert stopped == 1

    run(test)


def test_who_goes_away_while_waiting_is_not_served() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        first = asyncio.create_task(shared.ask())
        await settle()
        second = asyncio.create_task(shared.ask(Question("other"), "ben"))
        await settle()
        second.cancel()
        await settle()
        assert shared.figure("red7_study_waiting") == 0
        shared.analysts.gate.set()
        assert (await first)[-1] == LAST
        assert [question.job for question in shared.analysts.asked] == ["analyse"]

    run(test)


def test_a_question_that_takes_too_long_is_given_up() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts())
        await shared.ask()  # from now on, everything is compiled
        shared.analysts.gate.clear()
        late = asyncio.create_task(shared.ask())
        await settle()
        shared.time.pass_by(19.9)
        await settle()
        assert not late.done()
        shared.time.pass_by(0.2)
        with pytest.raises(ServerError, match="trouble"):
            await late
        assert shared.analysts.stopped == 1
        assert shared.figure("red7_failures_total", where="study") == 1
        # Others are answered as ever.
        assert await shared.ask(Question("why")) == [{"why": "Because."}]

    run(test)


def test_the_first_question_may_take_as_long_as_kernels_take_to_compile() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        first = asyncio.create_task(shared.ask())
        await settle()
        shared.time.pass_by(COMPILING - 1)
        await settle()
        assert not first.done()
        shared.analysts.gate.set()
        assert (await first)[-1] == LAST

    run(test)


class Failing(FakeAnalysts):
    def __init__(self, error: Exception) -> None:
        super().__init__()
        self._error = error

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        yield FIRST
        raise self._error


class Log:
    """Keep what is logged."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def error(self, event: str, **facts: object) -> None:
        self.lines.append(f"{event} {facts}")


def test_what_goes_wrong_is_logged_without_what_it_was_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = Log()
    monkeypatch.setattr(sharing, "_log", log)

    async def test() -> None:
        for error in (AnalystsError("died"), RuntimeError("secret")):
            with pytest.raises(ServerError, match="trouble"):
                await Shared(Failing(error)).ask()
        with pytest.raises(Red7Error, match="review-unfinished"):
            await Shared(Failing(Red7Error("review-unfinished"))).ask()

    run(test)
    assert len(log.lines) == 2
    assert "died" in log.lines[0]
    assert "RuntimeError" in log.lines[1]
    assert not any("secret" in line for line in log.lines)


def test_the_process_is_ended_when_nobody_asks_any_more() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts())
        await shared.ask()
        shared.time.pass_by(IDLE - 1)
        await shared.ask()
        shared.time.pass_by(IDLE - 1)
        await settle()
        assert shared.analysts.closed == 0
        shared.time.pass_by(1)
        await settle()
        assert shared.analysts.closed == 1

    run(test)


def test_after_the_end_nothing_is_begun() -> None:
    async def test() -> None:
        shared = Shared(FakeAnalysts(opened=False))
        tasks = [asyncio.create_task(shared.ask(who=who)) for who in ("ann", "ben")]
        await settle()
        await shared.study.close()
        for task in tasks:
            with pytest.raises(ServerError, match="stopping"):
                await task
        assert shared.analysts.closed == 1
        assert len(shared.analysts.asked) == 1
        with pytest.raises(ServerError, match="stopping"):
            await shared.ask()

    run(test)
