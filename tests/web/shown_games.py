"""The games on the start page: ``python -m tests.web.shown_games``.

Green played them against itself. One line for each step: the step and its seat, the rule in force,
the seat that is winning, and for each seat its hand's size, its palette with the cards that do not
count in small letters, and a minus sign if it is out. An empty line separates two games.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from red7.core import Round

FILE = Path(__file__).parents[2] / "web" / "src" / "home" / "shown-games.txt"
SEATS = (1, 2, 3)
GAMES = {
    "42": "+R6 . +O7 . +Y5 >O3 >G1 >R4 +R3 >Y7 +B7 . +O4 . >V2 >I7 >B1 +I1 . +Y2 . +G4 . +B3 . "
    "+O1 . ~",
    "09": "+R6 >G7 +B6 . >O1 +G6 . +O7 >I6 >R1 +V2 >B4 +O6 >Y1 +I3 >V7 ~ +O3 . ~",
    "7a": "+R7 . +V7 >O2 +Y7 . >V2 +B2 . +R6 >I6 >R5 >V1 >B4 >R3 +G2 >G5 >I1 >Y3 +I4 . +Y4 . ~",
}


def text() -> str:
    """Return what the page shows of the games."""
    return "\n".join(
        "".join(f"{line}\n" for line in _lines(seed, steps)) for seed, steps in GAMES.items()
    )


def _lines(seed: str, steps: str) -> Iterator[str]:
    game = Round.deal(players=len(SEATS), rules="v1.2", seed=seed.zfill(64))
    yield f"0 {_table(game)}"
    for step in steps.split():
        seat = game.turn
        game = game.apply(step)
        if step != ".":
            yield f"{seat}{step} {_table(game)}"
    assert game.over


def _table(game: Round) -> str:
    return " ".join(
        [str(game.canvas), str(game.standing().seat), *(_seat(game, seat) for seat in SEATS)]
    )


def _seat(game: Round, seat: int) -> str:
    best = set(game.best(seat))
    cards = "".join(str(card) if card in best else str(card).lower() for card in game.palette(seat))
    return f"{'-' if game.out[seat - 1] else ''}{game.hand_size(seat)}{cards}"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
