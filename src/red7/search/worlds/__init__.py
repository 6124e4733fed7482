"""Possible arrangements of the hidden cards, and what lines of steps are worth in them."""
