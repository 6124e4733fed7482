"""Games made up for tests, without any review."""

from __future__ import annotations

from red7.core import Colour
from red7.study.review import Luck
from red7.study.statistics import JudgedChoice, PlayedGame, SeatSums
from red7.study.statistics.games import Theme, TurnKind


def sums(result: float, accuracy: float | None = 0.5) -> SeatSums:
    return SeatSums(result, accuracy, Luck(0.1, 0.2, -0.1), 0.3, 0.1)


def choice(
    seat: int = 1,
    error: float = 0.1,
    kind: TurnKind = TurnKind.PLAY,
    best: TurnKind = TurnKind.BOTH,
    lap: int = 1,
    theme: Theme | None = Theme.ANSWERS,
    actions: tuple[int, ...] = (),
    best_actions: tuple[int, ...] = (),
) -> JudgedChoice:
    return JudgedChoice(seat, error, "mistake", kind, best, actions, best_actions, lap, theme)


GAMES = (
    PlayedGame(
        "v1.2",
        ("Ada", "Bo"),
        "2026-11-02",
        ((1, Colour.RED),),
        (sums(1.0, 0.8), sums(0.0)),
        (choice(), choice(error=0.0), choice(seat=2, error=0.9), choice(error=0.2, lap=5)),
    ),
    PlayedGame(
        "v1.2+draw+match+actions",
        ("Cy", "Ada", "Bo"),
        "2026-11-01",
        ((2, Colour.RED), (1, Colour.GREEN), (3, Colour.RED)),
        (sums(0.5), sums(0.5, 0.6), sums(0.0)),
        (
            choice(2, 0.05, TurnKind.DISCARD, TurnKind.DISCARD, 3, None, (1,), (3, 5)),
            choice(1, 0.5),
        ),
    ),
    PlayedGame("v1.2", ("Ada", "Bo"), "", (), (sums(0.0, None), sums(1.0)), ()),
)
