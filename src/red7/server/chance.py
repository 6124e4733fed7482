"""Chance, handed to whoever needs it, so that a test can repeat it."""

from __future__ import annotations

import secrets
from typing import Protocol

from red7.core.deal import new_seed


class Chance(Protocol):
    """Where everything comes from that nobody may foresee."""

    def seed(self) -> bytes:
        """Give the seed of a new game's deals."""
        ...

    def bot_seed(self, table: str, moment: str) -> int:
        """Give the seed of a bot that is to move; it tells nothing about the deals.

        The moment names the game, the round, the turn and the steps made in it.
        """
        ...

    def token(self, size: int) -> bytes:
        """Give bytes for an id or a secret."""
        ...


class SystemChance:
    """The chance of this machine, fit for secrets."""

    def seed(self) -> bytes:
        """Give the seed of a new game's deals."""
        return new_seed()

    def bot_seed(self, table: str, moment: str) -> int:
        """Give the seed of a bot that is to move."""
        del table, moment
        return secrets.randbits(32)

    def token(self, size: int) -> bytes:
        """Give bytes for an id or a secret."""
        return secrets.token_bytes(size)
