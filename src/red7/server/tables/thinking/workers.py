"""Bots that think elsewhere: questions to workers on any machine, and their answers.

A question holds the view of the seat to move and nothing else of the table, so a worker learns no
more than a player in that seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from red7.bots.turns import PATIENCE
from red7.core import Phase, Red7Error, Step, View
from red7.core.steps import read_steps, write_steps
from red7.server.tables.thinking.thinkers import Thinking
from red7.table.outcomes import draws

SUBJECT: Final = "red7.think"  # where questions are asked, one worker of the group answers each
GROUP: Final = "red7.workers"
CENSUS: Final = "red7.worker"  # where workers say every second that they are there
_LATE: Final = 1.0  # seconds more than a bot may think, until the server thinks itself
_FORGOTTEN: Final = 5.0  # seconds without a word until a worker counts as gone
_LARGEST: Final = 64 * 1024  # characters of a question or an answer


@dataclass(frozen=True)
class BotQuestion:
    """What a worker is asked: which steps a bot would choose."""

    bot: str
    rules: str
    view: str
    seat: int
    seed: int
    patience: float | None

    @classmethod
    def of(cls, bot: str, view: View, seed: int, patience: float | None) -> BotQuestion:
        """Return the question for a bot's turn."""
        return cls(bot, str(view.rules), view.write(past=True), view.seat, seed, patience)

    @classmethod
    def read(cls, text: bytes) -> BotQuestion:
        """Read a question; raise ValueError if it is none."""
        if len(text) > _LARGEST:
            raise ValueError("too large")
        found = json.loads(text)
        try:
            return cls(**found)
        except TypeError as error:
            raise ValueError("no question") from error

    def write(self) -> bytes:
        """Write the question."""
        return json.dumps(self.__dict__).encode()

    def parse(self) -> View:
        """Return the view; raise Red7Error if it is none."""
        return View.parse(self.rules, self.view, self.seat)


def write_answer(steps: tuple[Step, ...]) -> bytes:
    """Write the steps that were chosen; none if the worker has no time."""
    return write_steps(steps).encode()


def read_answer(text: bytes, view: View) -> tuple[Step, ...]:
    """Read an answer; raise Red7Error or ValueError unless it is a whole turn, or one up to a draw.

    A worker may run another version, or be wrong.
    """
    if len(text) > _LARGEST:
        raise ValueError("too large")
    steps = read_steps(text.decode())
    for number, step in enumerate(steps, 1):
        after = view.step(step)
        if after.phase is Phase.OVER or draws(view, after):
            if number == len(steps):
                return steps
            break
        view = after
    raise ValueError("no whole turn")


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

    def close(self) -> None:
        """Stop thinking."""
        self._own.close()

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
