"""A second opinion on puzzles, written from docs/puzzles.md, rules.md and notation.md alone.

It shares no code with the package. Legal turns of a puzzle come from ``tests.reference``; what
follows them is searched in plain Python.
"""
