"""Puzzles: which one comes next, and how long a rush takes."""
