"""Opponents, which see only what their seat may see: a ``View``.

To write your own, give an object a ``name`` and a method ``choose``. List it in your package's
``red7.bots`` entry points, and you can use its name wherever a bot is named.
"""

from red7.bots.bot import Analysis, Analyst, Bot, Budget, Choice, WeighedLine
from red7.bots.found import bot_names, bot_version, find_bot

__all__ = [
    "Analysis",
    "Analyst",
    "Bot",
    "Budget",
    "Choice",
    "WeighedLine",
    "bot_names",
    "bot_version",
    "find_bot",
]
