"""Randomness, passed to everything that needs it, so that a test can repeat it."""

from __future__ import annotations

import secrets
from typing import Protocol

from red7.core.deal import new_seed


class Chance(Protocol):
    """The source of everything that nobody may predict."""

    def seed(self) -> bytes:
        """Return the seed for the deals of a new game."""
        ...

    def bot_seed(self, table: str, moment: str) -> int:
        """Return the seed for a bot to move, which reveals nothing about the deals.

        The moment names the game, the round, the turn and the steps made in it.
        """
        ...

    def token(self, size: int) -> bytes:
        """Return random bytes for an id or a secret."""
        ...


class SystemChance:
    """The randomness of this machine, fit for secrets."""

    def seed(self) -> bytes:
        """Return the seed for the deals of a new game."""
        return new_seed()

    def bot_seed(self, table: str, moment: str) -> int:
        """Return the seed for a bot to move."""
        del table, moment
        return secrets.randbits(32)

    def token(self, size: int) -> bytes:
        """Return random bytes for an id or a secret."""
        return secrets.token_bytes(size)
