"""Rooms besides the table: a puzzle, a lesson, a replay, a position to explore."""
