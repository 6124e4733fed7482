"""The result of a tournament, as shown in the table, the JSON and the report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from red7.arena.game import Game, Times
from red7.arena.ratings import ratings
from red7.arena.schedule import Arena
from red7.arena.statistics import Interval, cross_table, faults, win_rates
from red7.rating import Rating

_MOST_FORFEITS: Final = 50  # listed one by one; games.jsonl has them all
_DIGITS: Final = 6  # beyond these, machines may differ


@dataclass(frozen=True)
class Standings:
    """Who won how often, against whom, and how each behaved."""

    arena: Arena
    games: int
    deals: int
    played: Mapping[str, int]  # seats taken
    win_rate: Mapping[str, Interval]
    cross_table: Mapping[str, Mapping[str, Interval]]
    rating: Mapping[str, Rating]
    faults: Mapping[str, Mapping[str, int]]
    forfeits: Sequence[Game]  # the first few
    turns: float  # per game, on average
    rounds: float
    times: Mapping[str, Times]  # differ from run to run

    @classmethod
    def of(
        cls, arena: Arena, games: Sequence[Game], times: Iterable[Mapping[str, Times]]
    ) -> Standings:
        """Add up games, which must be in order."""
        clock = dict.fromkeys(arena.bots, Times())
        for deal in times:
            for bot, spent in deal.items():
                clock[bot] = clock[bot].plus(spent)
        return cls(
            arena=arena,
            games=len(games),
            deals=len({game.deal for game in games}),
            played={bot: sum(game.seats.count(bot) for game in games) for bot in arena.bots},
            win_rate=win_rates(arena.bots, games),
            cross_table=cross_table(arena.bots, games),
            rating=ratings(arena.bots, games),
            faults=faults(arena.bots, games),
            forfeits=[game for game in games if game.forfeit][:_MOST_FORFEITS],
            turns=sum(game.turns for game in games) / len(games),
            rounds=sum(game.rounds for game in games) / len(games),
            times=clock,
        )

    @property
    def order(self) -> list[str]:
        """The bots, best win rate first."""
        return sorted(self.arena.bots, key=lambda bot: -self.win_rate[bot].mid)

    def to_json(self) -> dict[str, object]:
        """Return the result as a JSON object; all but ``times`` is the same in every run."""
        return {
            "games": self.games,
            "deals": self.deals,
            "rules": self.arena.rules,
            "players": self.arena.players,
            "bots": list(self.arena.bots),
            "budget": self.arena.work,
            "seed": self.arena.seed.hex(),
            "played": dict(self.played),
            "win_rate": {bot: _rounded(share) for bot, share in self.win_rate.items()},
            "cross_table": {
                bot: {other: _rounded(share) for other, share in row.items()}
                for bot, row in self.cross_table.items()
            },
            "rating": {
                bot: dict(zip(("mu", "sigma"), _rounded(rating), strict=True))
                for bot, rating in self.rating.items()
            },
            "turns": round(self.turns, _DIGITS),
            "rounds": round(self.rounds, _DIGITS),
            "faults": {bot: dict(counts) for bot, counts in self.faults.items()},
            "forfeits": [
                {
                    "bot": game.seats[game.forfeit.seat - 1],
                    "deal": game.deal,
                    "rotation": game.rotation,
                    "reason": game.forfeit.reason,
                    "detail": game.forfeit.detail,
                }
                for game in self.forfeits
                if game.forfeit
            ],
            "times": {
                bot: {
                    "moves": spent.moves,
                    "mean_ms": round(1000 * spent.total / max(spent.moves, 1), 3),
                    "max_ms": round(1000 * spent.longest, 3),
                }
                for bot, spent in self.times.items()
            },
        }


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
