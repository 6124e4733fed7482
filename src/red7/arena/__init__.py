"""Tournaments between bots on duplicate deals and rotating seats, with confidence intervals.

The result depends only on the ``Arena``, not on the number of workers or on interruptions.
"""

from red7.arena.errors import ArenaError
from red7.arena.run import run
from red7.arena.schedule import Arena, read_arena_seed
from red7.arena.standings import Standings

__all__ = ["Arena", "ArenaError", "Standings", "read_arena_seed", "run"]
