"""The game as OpenSpiel plays it; importing this registers ``red7`` with pyspiel.

docs/environments.md shows how to use it.
"""

from red7.envs.openspiel.bots import Red7Bot
from red7.envs.openspiel.game import Red7Game, Red7State
from red7.envs.openspiel.observer import Observer

__all__ = ["Observer", "Red7Bot", "Red7Game", "Red7State"]
