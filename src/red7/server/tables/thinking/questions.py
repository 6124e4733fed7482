"""What somebody elsewhere is asked, who thinks for a bot, and their answers.

A question holds the view of the seat to move and nothing else of the table, so whoever is asked
learns no more than a player in that seat.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from red7.core import Phase, Step, View
from red7.core.steps import read_steps, write_steps
from red7.table.turns import draws

_LARGEST: Final = 64 * 1024  # characters of a question or an answer


@dataclass(frozen=True)
class BotQuestion:
    """Which steps a bot would choose."""

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
    """Write the steps that were chosen; none if there is no time."""
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
