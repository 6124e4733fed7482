"""Data sets: games of bots as tables, one row for each game and one for each step.

docs/research.md describes every column, and so does the card that is written beside the files.
Only ``files`` needs PyArrow.
"""
