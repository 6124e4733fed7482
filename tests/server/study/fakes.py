"""Analysts as tests hand them in: they say what they are told to, when they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from red7.server.study.analysts import AnswerLine, Question

FIRST: AnswerLine = {"turns": [], "worlds": 1, "enumerated": False, "done": False, "why": ""}
LAST: AnswerLine = {"turns": [], "worlds": 2, "enumerated": True, "done": True, "why": "Because."}

HINTS: list[AnswerLine] = [
    {"stage": 1, "text": "Think.", "cards": [], "turn": "", "why": ""},
    {"stage": 2, "text": "Look at R7.", "cards": ["R7"], "turn": "", "why": ""},
    {"stage": 3, "text": "Best: +R7 – Why.", "cards": ["R7"], "turn": "+R7 .", "why": "Why."},
]


class FakeAnalysts:
    """Say a first line at once, and the last one when the gate is open."""

    def __init__(self, *, opened: bool = True) -> None:
        self.gate = asyncio.Event()
        if opened:
            self.gate.set()
        self.asked: list[Question] = []
        self.stopped = 0
        self.closed = 0
        self.begun = asyncio.Event()
        self.ended = asyncio.Event()  # when work was stopped
        self.busy = 0

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        self.asked.append(question)
        self.busy += 1
        assert self.busy == 1, "one at a time"
        self.begun.set()
        try:
            if question.job in {"why", "solution"}:
                yield {"why": "Because."}
                return
            hinting = question.job == "hint"
            yield {} if hinting else FIRST
            await self.gate.wait()
            yield {"hints": HINTS} if hinting else LAST
        except (asyncio.CancelledError, GeneratorExit):
            self.stopped += 1
            self.ended.set()
            raise
        finally:
            self.busy -= 1

    async def close(self) -> None:
        self.closed += 1
