"""Environments for research: the game in the shape that learning programs expect."""
