"""A player's games in numbers: who won, how well they played, and what cost them most."""

from red7.study.statistics.counting import (
    ColourTally,
    Habit,
    Point,
    Statistics,
    Tally,
    player_names,
    statistics,
)
from red7.study.statistics.games import Choice, PlayedGame, SeatSums, played_game

__all__ = [
    "Choice",
    "ColourTally",
    "Habit",
    "PlayedGame",
    "Point",
    "SeatSums",
    "Statistics",
    "Tally",
    "played_game",
    "player_names",
    "statistics",
]
