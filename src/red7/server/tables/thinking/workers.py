"""Bots that think elsewhere: workers on any machine are asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, Protocol

from red7.bots.turns import PATIENCE
from red7.core import Red7Error, Step, View
from red7.server.tables.thinking.questions import BotQuestion, read_answer
from red7.server.tables.thinking.thinkers import Thinking

SUBJECT: Final = "red7.think"  # where questions are asked, one worker of the group answers each
GROUP: Final = "red7.workers"
CENSUS: Final = "red7.worker"  # where workers say every second that they are there
_LATE: Final = 1.0  # seconds more than a bot may think, until the server thinks itself
_FORGOTTEN: Final = 5.0  # seconds without a word until a worker counts as gone


class Asking(Protocol):
    """Asks somebody, anywhere."""

    async def request(self, subject: str, text: bytes, seconds: float) -> bytes | None:
        """Return an answer; None if nobody is there or nobody answers in time."""
        ...

    def listen(self, subject: str, hear: Callable[[bytes], None]) -> None:
        """Call a function with everything that is said about a subject."""


class WorkerThinkers:
    """Asks workers, if there are any; without an answer in time, thinks here."""

    def __init__(
        self,
        asking: Asking,
        own: Thinking,
        steady: Callable[[], float],
        patience: float | None = PATIENCE,
    ) -> None:
        self._asking = asking
        self._own = own
        self._steady = steady
        self._patience = patience
        self._workers: dict[str, tuple[int, float]] = {}  # their places, and when last heard
        asking.listen(CENSUS, self._hear)

    @property
    def places(self) -> int:
        """How many bots can think at a time, here and elsewhere."""
        return self._own.places + sum(places for places, _ in self._living())

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose its steps."""
        if self._living():
            question = BotQuestion.of(bot, view, seed, self._patience)
            seconds = (PATIENCE if self._patience is None else self._patience) + _LATE
            answer = await self._asking.request(SUBJECT, question.write(), seconds)
            if answer:
                try:
                    return read_answer(answer, view)
                except (ValueError, Red7Error):
                    pass  # as if nobody had answered
        return await self._own.choose(bot, view, seed)

    async def close(self) -> None:
        """Stop thinking."""
        await self._own.close()

    def _living(self) -> list[tuple[int, float]]:
        now = self._steady()
        return [one for one in self._workers.values() if now - one[1] < _FORGOTTEN]

    def _hear(self, text: bytes) -> None:
        try:
            name, places = json.loads(text)
            self._workers[str(name)[:40]] = (max(0, min(int(places), 256)), self._steady())
        except (ValueError, TypeError):
            return
        now = self._steady()
        self._workers = {
            name: one for name, one in self._workers.items() if now - one[1] < _FORGOTTEN
        }
