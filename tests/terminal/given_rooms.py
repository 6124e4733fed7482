"""What rooms besides the table are given: puzzles, notes, records, reviews and findings."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from red7.core import Record, View
from red7.core.steps import read_steps
from red7.study.findings import Findings, JudgedTurn, Proof, exactly
from red7.study.puzzles import Puzzle, every_puzzle
from tests.core.test_record import some_match
from tests.terminal.given import Repeating


def stay() -> Puzzle:
    return next(one for one in every_puzzle() if one.kind == "stay" and len(one.answers) == 1)


class Notes:
    """Progress that nobody keeps."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}

    def solved(self) -> Mapping[str, int]:
        return self.done

    def keep(self, lesson: str, number: int) -> None:
        self.done[lesson] = max(number, self.done.get(lesson, 0))


def record() -> Record:
    match = some_match("basic", 2, random.Random(5), finished=True)
    return Record.of(match, ("Ada", "Bo"))


def review_of(game: Record) -> dict[str, Any]:
    """Give a review in which the first turn was a mistake."""
    luck = {"deal": 0.0, "draw": 0.0, "unseen": 0.0}
    moments = []
    turn = 0
    for frame in game.frames():
        turn = 0 if frame.turn is None else turn + 1
        decision = frame.turn and {
            "seat": frame.turn.seat,
            "played": "+R7 .",
            "best": "+G4 .",
            "chance": 0.25,
            "best_chance": 0.375,
            "mark": "mistake" if turn == 1 else "best",
            "reasons": [{"name": "wrong-gives-even", "facts": {"card": "G4"}}],
            "all_cards_seen": {"best": "+G4 .", "best_chance": 0.5, "chance": 0.5},
        }
        moments.append(
            {
                "round": frame.number,
                "turn": turn,
                "decision": decision,
                "chances": [0.25, 0.75],
                "luck": [luck, luck],
                "given": [0.0, 0.0],
            }
        )
    players: list[dict[str, Any]] = [
        {"seat": seat, "result": 0.5, "luck": luck, "own_errors": 0.0, "others_errors": 0.0}
        | {"accuracy": None, "marks": {}}
        for seat in (1, 2)
    ]
    return {"players": players, "moments": moments, "turning_points": [1]}


def find(view: View, work: int, tell: Callable[[Findings], bool]) -> None:
    """Find the same two turns everywhere, with ever more certainty."""
    if view.seat != 1:
        return
    turns = [
        JudgedTurn(read_steps("+R7 >R6"), exactly(0.75), None, Proof.WIN),
        JudgedTurn(read_steps("~"), exactly(0.0), None, Proof.LOSS),
    ]
    for worlds in (1, work):
        if not tell(Findings(tuple(turns), worlds)):
            return


class Still(Repeating):
    """Whoever explores from a replay is not told anything: that would take long."""

    async def do(self, work: Callable[[], Any]) -> Any:
        return work() if "_find" not in work.__code__.co_names else None


STILL = Still(), Still()
