"""Who sits where, on which deal, and with which chances.

A *table* is the bots that meet, a *circle* is how they sit around it, a *seating* says who has
which seat. Each deal is played by one circle, once for every way to turn it: so every bot at the
table plays every hand of the deal against the same neighbours. The next time that this table
meets it sits in another circle.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Final, NamedTuple

from red7.arena.errors import ArenaError
from red7.core import Red7Error, Rules
from red7.core.rules import PLAYERS

Table = tuple[str, ...]
Seating = tuple[str, ...]

_SEED_TAG: Final = b"red7/arena/seed/1"
_DEAL_TAG: Final = b"red7/arena/deal/1"
_MOVE_TAG: Final = b"red7/arena/move/1"
_HEX_SEED: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9]{1,63}", re.ASCII)

MOST_GAMES: Final = 10_000_000
MOST_WORK: Final = 10**12


class Fixture(NamedTuple):
    """A game to be played: a deal, and the bots seat by seat."""

    deal: int
    rotation: int
    seats: Seating


@dataclass(frozen=True)
class Arena:
    """All that the result of a tournament depends on."""

    bots: tuple[str, ...]
    rules: str
    players: int
    games: int  # as many at least; deals are played whole, and every table equally often
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
        """For each table its circles, and for each circle its seatings."""
        return tuple(tuple(circles(table)) for table in tables(self.bots, self.players))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Give the seatings in which a deal is played."""
        turn, table = divmod(deal, len(self.circles))
        return self.circles[table][turn % len(self.circles[table])]

    @cached_property
    def deals(self) -> int:
        """How many deals are played: enough for the games, and as many for every table."""
        deals = games = 0
        while games < self.games:
            for _ in self.circles:
                games += len(self.seatings(deals))
                deals += 1
        return deals

    @property
    def total(self) -> int:
        """How many games are played."""
        return sum(len(self.seatings(deal)) for deal in range(self.deals))

    def fixtures(self, deal: int) -> Iterator[Fixture]:
        """Give the games that are played with a deal."""
        for rotation, seats in enumerate(self.seatings(deal)):
            yield Fixture(deal, rotation, seats)

    def deal_seed(self, deal: int) -> bytes:
        """Give the seed from which a deal comes."""
        return _digest(_DEAL_TAG, self.seed, deal)

    def move_seed(self, fixture: Fixture, seat: int, move: int) -> int:
        """Give the seed of a bot for one answer; it tells nothing about the deal."""
        made = _digest(_MOVE_TAG, self.seed, fixture.deal, fixture.rotation, seat, move)
        return int.from_bytes(made[:8], "big")


def check_range(option: str, value: int, most: int) -> None:
    """Refuse a number below 1 or above ``most``."""
    if not 1 <= value <= most:
        raise ArenaError("range", text=option, value=str(value)[:40], least="1", most=str(most))


def tables(bots: tuple[str, ...], players: int) -> tuple[Table, ...]:
    """Give the tables: every choice of as many bots as there are seats.

    Where there are fewer bots than seats, each bot sits once and some sit once more, in turn.

    >>> tables(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> tables(("a", "b"), 3)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    >>> tables(("a", "b"), 4)
    (('a', 'a', 'b', 'b'),)
    """
    each, more = divmod(players, len(bots))
    if not each:
        return tuple(combinations(bots, players))
    return tuple(
        tuple(sorted(bots * each + extra, key=bots.index)) for extra in combinations(bots, more)
    )


def circles(table: Table) -> Iterator[tuple[Seating, ...]]:
    """Give every way to sit around a table, each with all its different turns.

    >>> [["".join(seats) for seats in circle] for circle in circles(("a", "a", "b", "b"))]
    [['aabb', 'abba', 'bbaa', 'baab'], ['abab', 'baba']]
    """
    seen: set[Seating] = set()
    for order in permutations(table):
        if order not in seen:
            turned = dict.fromkeys(order[at:] + order[:at] for at in range(len(order)))
            seen.update(turned)
            yield tuple(turned)


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
