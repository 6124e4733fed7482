"""A player's games in numbers: who won, how well they played, and what cost them most."""

from red7.study.statistics.counting import (
    ColourTally,
    GameTally,
    Habit,
    Point,
    Statistics,
    player_names,
    statistics,
)
from red7.study.statistics.games import JudgedChoice, PlayedGame, SeatSums, played_game

__all__ = [
    "ColourTally",
    "GameTally",
    "Habit",
    "JudgedChoice",
    "PlayedGame",
    "Point",
    "SeatSums",
    "Statistics",
    "played_game",
    "player_names",
    "statistics",
]
