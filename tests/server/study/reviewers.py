"""Analysts who review games as tests need it: at once, and always alike."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator
from typing import Any

from red7.core import Frame, Record, Round, read_record
from red7.core.steps import write_steps
from red7.server.study.analysts import AnswerLine, Question

# Of every five decisions one of each kind, and then one without a choice.
MARKS = ("best", "blunder", "good", "inaccuracy", "mistake", None)
ERRORS = (0.0, 0.31, 0.02, 0.05, 0.11, 0.0)
REASONS: tuple[dict[str, Any], ...] = (
    {"name": "wrong-known", "facts": {"seat": 1, "cards": ["R7", "O7"]}},
    {"name": "wrong-weaker", "facts": {"colour": "V", "cards": ["R1", "O2"], "better": ["V3"]}},
)


def made_up(record: Record) -> dict[str, Any]:
    """Give a review whose chances go up and down, and whose sums add up."""
    players = len(record.players)
    moments = list(_moments(record))
    return {
        "players": [
            {
                "seat": seat,
                "name": "nobody's",
                "result": _won(record, seat),
                "luck": {"deal": 0.1, "draw": -0.05, "unseen": _won(record, seat) - 0.25},
                "own_errors": 0.3,
                "others_errors": 0.5 - 1 / players,
                "accuracy": None if seat == players else 0.5 + seat / 10,
                "marks": {mark: seat + at for at, mark in enumerate(MARKS[:5])},
            }
            for seat in range(1, players + 1)
        ],
        "moments": moments,
        "turning_points": [at for at in (1, len(moments) - 1) if moments[at]["decision"]],
    }


def _won(record: Record, seat: int) -> float:
    return (seat in record.result) / len(record.result)


def _moments(record: Record) -> Iterator[dict[str, Any]]:
    players, turn = len(record.players), 0
    frames = list(record.frames())
    for at, frame in enumerate(frames):
        turn = 0 if frame.turn is None else turn + 1
        weights = [1 + (3 * at + 5 * seat) % 7 for seat in range(players)]
        chances = [weight / sum(weights) for weight in weights]
        if frame is frames[-1]:
            chances = [_won(record, seat) for seat in range(1, players + 1)]
        yield {
            "round": frame.number,
            "turn": turn,
            "decision": _decision(at, frames[at - 1], frame) if turn else None,
            "chances": chances,
            "luck": [{"deal": 0.0, "draw": 0.04, "unseen": -0.01}] * players,
            "given": [0.0] * players,
        }


def _decision(at: int, before: Frame, frame: Frame) -> dict[str, Any]:
    assert isinstance(before.position, Round)
    assert frame.turn
    view = before.position.view(before.position.turn)
    mark, error = MARKS[at % len(MARKS)], ERRORS[at % len(MARKS)]
    played, best = write_steps(frame.turn.steps), write_steps(next(iter(view.lines())))
    return {
        "seat": before.position.turn,
        "played": played,
        "best": best if error else played,
        "chance": 0.4,
        "best_chance": 0.4 + error,
        "mark": mark,
        "reasons": list(REASONS) if error >= 0.03 else [],
        "all_cards_seen": {"best": best, "best_chance": 0.9, "chance": 0.2},
    }


class Reviewers:
    """Tell how far they are, and say the review when the gate is open."""

    def __init__(self, *, opened: bool = True) -> None:
        self.gate = asyncio.Event()
        if opened:
            self.gate.set()
        self.asked: list[Question] = []
        self.stopped = asyncio.Event()
        self.begun = asyncio.Event()
        self.fails = False

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        self.asked.append(question)
        if question.job == "statistics":
            from red7.server.study.jobs import statistics  # noqa: PLC0415 - slow to import

            # As the analysts' process gets and gives it.
            values = json.loads(json.dumps(dict(question.values)))
            yield statistics(lambda _: None, **values)
            return
        assert question.job == "review"
        record = read_record(question.values["record"])
        total = len(list(record.frames()))
        try:
            for done in range(1, 4):
                yield {"done": done, "total": total}
            self.begun.set()
            await self.gate.wait()
            if self.fails:
                raise RuntimeError("of no use")
            yield {"review": made_up(record)}
        except (asyncio.CancelledError, GeneratorExit):
            self.stopped.set()
            raise

    async def close(self) -> None:
        pass
