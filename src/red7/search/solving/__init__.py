"""Who wins a round in which every card is known."""

from red7.search.solving.proof import LOSS, NOT_PROVEN, WIN, prove
from red7.search.solving.solver import Workspace, solve

__all__ = ["LOSS", "NOT_PROVEN", "WIN", "Workspace", "prove", "solve"]
