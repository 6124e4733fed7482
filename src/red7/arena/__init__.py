"""Tournaments between bots: duplicate deals, seats in turn, and how sure the result is.

The result depends on the ``Arena`` alone: not on the number of workers, nor on an interruption.
"""

from red7.arena.errors import ArenaError
from red7.arena.run import run
from red7.arena.schedule import Arena, read_arena_seed
from red7.arena.standings import Standings

__all__ = ["Arena", "ArenaError", "Standings", "read_arena_seed", "run"]
