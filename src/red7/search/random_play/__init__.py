"""Rounds played to the end, at random or as a sensible beginner would."""

from red7.search.random_play.games import play_random_games

__all__ = ["play_random_games"]
