"""Puzzles, one by one and in a rush."""
