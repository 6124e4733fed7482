"""Who sits where, on which deal, and with which random seeds.

Each deal is played by one circle, once for every rotation, so every bot at the table plays every
hand of the deal against the same neighbours. The next time a table meets, it uses another circle.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from red7.arena.errors import ArenaError
from red7.bots.seating import Seating, circles_of
from red7.core import Red7Error, Rules
from red7.core.rules import PLAYERS

_SEED_TAG: Final = b"red7/arena/seed/1"
_DEAL_TAG: Final = b"red7/arena/deal/1"
_MOVE_TAG: Final = b"red7/arena/move/1"
_HEX_SEED: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9]{1,63}", re.ASCII)

MOST_GAMES: Final = 10_000_000
MOST_WORK: Final = 10**12


class Fixture(NamedTuple):
    """A scheduled game: a deal, and the bot in each seat."""

    deal: int
    rotation: int
    seats: Seating


@dataclass(frozen=True)
class Arena:
    """Everything that the result of a tournament depends on."""

    bots: tuple[str, ...]
    rules: str
    players: int
    games: int  # at least; deals are played in full, and every table plays equally often
    seed: bytes
    work: int

    def __post_init__(self) -> None:
        if len(self.bots) < 2:  # noqa: PLR2004 - it takes two
            raise ArenaError("few")
        for place, bot in enumerate(self.bots):
            if bot in self.bots[:place]:
                raise ArenaError("twice", text=bot[:40])
        if self.players not in PLAYERS:
            raise Red7Error("players-number", text=str(self.players))
        check_range("--games", self.games, MOST_GAMES)
        check_range("--budget", self.work, MOST_WORK)
        object.__setattr__(self, "rules", str(Rules.parse(self.rules)))

    @cached_property
    def circles(self) -> tuple[tuple[tuple[Seating, ...], ...], ...]:
        """The circles of each table, and the seatings of each circle."""
        return circles_of(self.bots, self.players)

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Return the seatings in which a deal is played."""
        turn, table = divmod(deal, len(self.circles))
        return self.circles[table][turn % len(self.circles[table])]

    @cached_property
    def deals(self) -> int:
        """The number of deals: enough for the games, and equally many for every table."""
        deals = games = 0
        while games < self.games:
            for _ in self.circles:
                games += len(self.seatings(deals))
                deals += 1
        return deals

    @property
    def total(self) -> int:
        """The number of games."""
        return sum(len(self.seatings(deal)) for deal in range(self.deals))

    def fixtures(self, deal: int) -> Iterator[Fixture]:
        """Return the games that are played with a deal."""
        for rotation, seats in enumerate(self.seatings(deal)):
            yield Fixture(deal, rotation, seats)

    def deal_seed(self, deal: int) -> bytes:
        """Return the seed of a deal."""
        return _digest(_DEAL_TAG, self.seed, deal)

    def move_seed(self, fixture: Fixture, seat: int, move: int) -> int:
        """Return a bot's seed for one answer, which reveals nothing about the deal."""
        made = _digest(_MOVE_TAG, self.seed, fixture.deal, fixture.rotation, seat, move)
        return int.from_bytes(made[:8], "big")


def check_range(option: str, value: int, most: int) -> None:
    """Refuse a number below 1 or above ``most``."""
    if not 1 <= value <= most:
        raise ArenaError("range", text=option, value=str(value)[:40], least="1", most=str(most))


def read_arena_seed(text: str) -> bytes:
    """Read the seed of a tournament: 64 hexadecimal digits, or a whole number.

    >>> read_arena_seed("7") == read_arena_seed("007")
    True
    """
    digits = text.strip()
    if _HEX_SEED.fullmatch(digits):
        return bytes.fromhex(digits)
    if _NUMBER.fullmatch(digits):
        return hashlib.sha256(_SEED_TAG + str(int(digits)).encode()).digest()
    raise ArenaError("seed", text=digits[:80])


def _digest(tag: bytes, seed: bytes, *numbers: int) -> bytes:
    message = b"".join(number.to_bytes(8, "big") for number in numbers)
    return hashlib.sha256(tag + seed + message).digest()
