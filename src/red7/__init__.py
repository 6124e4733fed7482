"""Red7, the card game with seven rules: complete, exact, and open to every reader."""

__version__ = "0.1.0"
