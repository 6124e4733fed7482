"""Opponents. A bot sees what its seat may see, a ``View``, and nothing else.

A bot of your own is any object with a ``name`` and a method ``choose``; name it in the entry
points ``red7.bots`` of your package, and it can be called upon wherever bots are named.
"""

from red7.bots.bot import Analysis, Analyst, Bot, Budget, Choice, WeighedLine
from red7.bots.found import bot_names, find_bot

__all__ = [
    "Analysis",
    "Analyst",
    "Bot",
    "Budget",
    "Choice",
    "WeighedLine",
    "bot_names",
    "find_bot",
]
