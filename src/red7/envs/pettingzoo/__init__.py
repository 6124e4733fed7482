"""Red7 for PettingZoo: ``from red7.envs.pettingzoo import red7_v0``."""
