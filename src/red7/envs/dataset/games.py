"""The games of a data set: who plays them, on which deals, and what happens in them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from math import lcm
from typing import Final, NamedTuple

from red7.bots import find_bot
from red7.bots.seating import Seating, circles_of
from red7.core import Red7Error, Rules
from red7.core.rules import PLAYERS
from red7.envs.encoding import compact
from red7.envs.episode import Episode
from red7.envs.policies import RANDOM, Policy, policy

_TAG: Final = b"red7/dataset/1"


@dataclass(frozen=True)
class Plan:
    """Everything that a data set depends on."""

    bots: tuple[str, ...]
    rules: str = "basic"
    players: int = 2
    games: int = 1000  # at least; every deal is played in full
    seed: int = 1
    work: int = 100  # how much the bots think

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise Red7Error("players-number", text=str(self.players))
        for bot in self.bots:
            if bot != RANDOM:
                find_bot(bot)
        object.__setattr__(self, "rules", str(Rules.parse(self.rules)))
        object.__setattr__(self, "games", self._whole_deals())

    def _whole_deals(self) -> int:
        """Return the number of games, with all those of the last deal."""
        games = max(self.games, 1)
        while self.deal(games) == self.deal(games - 1):
            games += 1
        return games

    @cached_property
    def _cycle(self) -> tuple[tuple[int, Seating], ...]:
        """The deal and the seats of each game, until they begin again.

        Tables take turns, and the next time a table meets, it sits in another order.
        """
        tables = circles_of(self.bots, self.players)
        turns = lcm(*map(len, tables))
        deals = (circles[turn % len(circles)] for turn in range(turns) for circles in tables)
        return tuple((deal, seats) for deal, circle in enumerate(deals) for seats in circle)

    def deal(self, game: int) -> int:
        """Return the deal of a game; each is played in every rotation of the seats."""
        cycles, place = divmod(game, len(self._cycle))
        return cycles * (self._cycle[-1][0] + 1) + self._cycle[place][0]

    def deal_seed(self, game: int) -> bytes:
        """Return the seed of a game's deals, from which ``red7.core.Match`` deals the cards."""
        told = f"{self.seed} {self.deal(game)}".encode()
        return hashlib.sha256(_TAG + told).digest()

    def seats(self, game: int) -> tuple[str, ...]:
        """Return the bot in each seat.

        >>> plan = Plan(("blue", "green", "red"))
        >>> [plan.seats(game) for game in range(4)]
        [('blue', 'green'), ('green', 'blue'), ('blue', 'red'), ('red', 'blue')]
        """
        return self._cycle[game % len(self._cycle)][1]


class PlayedStep(NamedTuple):
    """A row of the steps."""

    game: int
    number: int  # of the step in its game, from 0
    round: int  # from 1
    seat: int  # the mover, from 1
    bot: str
    cards: list[int]  # the compact observation
    numbers: list[int]
    legal: list[int]
    action: int
    result: float  # what the game brought the mover in the end


class PlayedGame(NamedTuple):
    """A row of the games."""

    game: int
    deal: int
    rules: str
    players: int
    bots: list[str]  # by seat
    seed: str
    rounds: int
    steps: int
    scores: list[int]
    winners: list[int]
    results: list[float]


@cache
def _policy(bot: str, work: int, seed: int) -> Policy:
    return policy(bot, work, seed)


def play(plan: Plan, game: int) -> tuple[PlayedGame, list[PlayedStep]]:
    """Play a game, and return its row and those of its steps."""
    seed, seats = plan.deal_seed(game), plan.seats(game)
    episode = Episode.start(plan.players, plan.rules, seed)
    rows: list[PlayedStep] = []
    while not episode.over:
        view = episode.view(episode.seat)
        bot = seats[view.seat - 1]
        # Each game has its own chance, so that no two go alike.
        action = _policy(bot, plan.work, plan.seed << 32 | game)(view)
        seen = compact(view)
        rows.append(
            PlayedStep(
                game,
                len(rows),
                episode.match.number,
                view.seat,
                bot,
                seen.cards.tolist(),
                seen.numbers.tolist(),
                sorted(step.number for step in view.legal_steps),
                action,
                0.0,
            )
        )
        episode = episode.apply(action)
    match, results = episode.match, episode.rewards
    played = PlayedGame(
        game,
        plan.deal(game),
        plan.rules,
        plan.players,
        list(seats),
        seed.hex(),
        match.number,
        len(rows),
        list(match.scores),
        list(match.winners),
        list(results),
    )
    return played, [row._replace(result=results[row.seat - 1]) for row in rows]
