from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from red7.core import Step, View
from red7.server.tables.thinking.questions import BotQuestion, write_answer
from red7.server.tables.thinking.thinkers import Thinkers
from red7.server.tables.thinking.workers import CENSUS, SUBJECT, WorkerThinkers
from tests.server.given import ManualTime

MINE = View.parse("basic", "R 2 33 B4/?7 B5/O7I7R6I6V5Y1B1", 2)


class Asked:
    """Answers as a test says, and remembers what it was asked."""

    def __init__(self, answer: bytes | None) -> None:
        self.answer = answer
        self.questions: list[bytes] = []
        self.hear: Callable[[bytes], None] = lambda _: None

    async def request(self, subject: str, text: bytes, seconds: float) -> bytes | None:
        assert subject == SUBJECT
        self.questions.append(text)
        return self.answer

    def listen(self, subject: str, hear: Callable[[bytes], None]) -> None:
        assert subject == CENSUS
        self.hear = hear


def choose(asked: Asked, *, worker: bool = True) -> tuple[Step, ...]:
    time = ManualTime()
    thinkers = WorkerThinkers(asked, Thinkers(2, patience=None), time.steady, None)
    if worker:
        asked.hear(b'["w1",3]')
        assert thinkers.places == 5

    async def test() -> tuple[Step, ...]:
        try:
            return await thinkers.choose("violet", MINE, 7)
        finally:
            await thinkers.close()

    return asyncio.run(test())


def alone() -> tuple[Step, ...]:
    return choose(Asked(None), worker=False)


def test_a_worker_is_asked_with_the_view_of_its_seat_alone() -> None:
    asked = Asked(b">B1")
    assert write_answer(choose(asked)) == b">B1"
    (text,) = asked.questions
    question = BotQuestion.read(text)
    assert question.parse() == MINE
    assert json.loads(text) == {
        "bot": "violet",
        "rules": str(MINE.rules),
        "view": MINE.write(past=True),
        "seat": 2,
        "seed": 7,
        "patience": None,
    }


def test_without_workers_nobody_is_asked() -> None:
    asked = Asked(b">B1")
    assert choose(asked, worker=False) == alone()
    assert asked.questions == []


@pytest.mark.parametrize(
    "answer",
    [None, b"", b"\xff", b"nonsense", b"+O7", b"+G7 .", b">B1 .", b". " * 100_000],
    ids=["none", "busy", "no text", "nonsense", "half", "not its card", "too much", "too long"],
)
def test_whatever_is_no_turn_counts_as_no_answer(answer: bytes | None) -> None:
    assert choose(Asked(answer)) == alone()


def test_workers_that_fall_silent_are_forgotten() -> None:
    time = ManualTime()
    asked = Asked(None)
    thinkers = WorkerThinkers(asked, Thinkers(2), time.steady)
    for text in (b"", b"\xff", b"7", b"[]", b'["w"]', b'["w","x"]', b'[["w"],null]'):
        asked.hear(text)
    assert thinkers.places == 2
    asked.hear(b'["w1",3]')
    time.pass_by(3)
    asked.hear(b'["w2",1000000]')
    assert thinkers.places == 2 + 3 + 256
    time.pass_by(3)
    assert thinkers.places == 2 + 256
    time.pass_by(3)
    assert thinkers.places == 2
    asyncio.run(thinkers.close())
