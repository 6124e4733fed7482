"""Matches: rounds played for points, or a single round without the option ``match``."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from red7.core.cards import ALL_CARDS, Cards
from red7.core.deal import check_entropies, deal_order, deal_seed, new_seed, read_seed
from red7.core.errors import Red7Error
from red7.core.round import Round
from red7.core.rules import GOALS, HAND, PLAYERS, Rules
from red7.core.turn import Phase
from red7.core.values import changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from red7.core.position import Position
    from red7.core.steps import Step
    from red7.core.view import View

# Why a game is over: its only round is, somebody has reached the goal, or too few cards are left.
Ending = Literal["round", "goal", "cards"]


class Turn(NamedTuple):
    """The steps of a turn and the seat that made them."""

    seat: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Played:
    """A finished round: how it was dealt, its turns, who won and what was scored."""

    start: Round
    turns: tuple[Turn, ...]
    winner: int
    scored: Cards


@dataclass(frozen=True)
class MatchView:
    """What a seat may know about a match: its view of the round, and the score piles."""

    view: View
    number: int
    piles: tuple[Cards, ...]
    goal: int | None
    over: bool
    winners: tuple[int, ...]


def scored_set(position: Position) -> Cards:
    """Return the cards that the winner of a round takes: the best set under the rule in force."""
    return position.best(position.winner)


def ending(rules: Rules, piles: Sequence[Cards]) -> Ending | None:
    """Return why a game ends after a round that left these score piles; None if it goes on."""
    if not rules.match:
        return "round"
    players = len(piles)
    if max(pile.points for pile in piles) >= GOALS[players]:
        return "goal"
    left = len(ALL) - sum(map(len, piles))
    return "cards" if left < players * (HAND + 1) else None


def leaders(piles: Sequence[Cards]) -> tuple[int, ...]:
    """Return the seats with the highest score; equal scores share the win."""
    highest = max(pile.points for pile in piles)
    return tuple(seat for seat, pile in enumerate(piles, 1) if pile.points == highest)


ALL = Cards(ALL_CARDS)


@dataclass(frozen=True)
class Match:
    """A game from the first deal to the last card: its log and the current round.

    >>> match = Match.start(players=2, rules="advanced", seed="07" * 32)
    >>> match = match.apply("~")
    >>> match.scores, match.over, match.next_round().number
    ((0, 5), False, 2)
    """

    rules: Rules
    seed: bytes = field(repr=False)  # the server's
    entropies: tuple[bytes, ...] = field(repr=False)  # what the players added; may be empty
    number: int  # of the current round
    piles: tuple[Cards, ...]
    begin: Round  # the round as it was dealt
    round: Round
    turns: tuple[Turn, ...] = ()  # the finished turns of this round
    played: tuple[Played, ...] = ()  # the finished rounds

    @classmethod
    def start(
        cls,
        players: int = 2,
        rules: Rules | str = "basic",
        seed: bytes | str | None = None,
        entropies: Sequence[bytes] = (),
    ) -> Match:
        """Deal the first round of a game."""
        if players not in PLAYERS:
            raise Red7Error("players-number", text=str(players))
        rules = Rules.of(rules)
        secret = new_seed() if seed is None else read_seed(seed)
        check_entropies(entropies, players)
        piles = (Cards(),) * players
        first = deal_round(rules, deal_seed(secret, entropies), piles, 1)
        return cls(rules, secret, tuple(entropies), 1, piles, first, first)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.piles)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points in the score piles."""
        return tuple(pile.points for pile in self.piles)

    @property
    def goal(self) -> int | None:
        """The points that end the match; None if the game is a single round."""
        return GOALS[self.players] if self.rules.match else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ending is not None

    @property
    def ending(self) -> Ending | None:
        """Why the game is over; None while it is running."""
        return ending(self.rules, self.piles) if self.round.over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the game; empty while it is running."""
        if not self.over:
            return ()
        return leaders(self.piles) if self.rules.match else (self.round.winner,)

    def apply(self, step: Step | str) -> Match:
        """Return the match after a step, scored if the step ended the round."""
        return self.moved(self.round.step(step))

    def follow(self, steps: Iterable[Step]) -> Match:
        """Return the match after steps as they are written, including every draw."""
        return self.moved(self.round.follow(steps))

    def moved(self, after: Round) -> Match:
        """Return the match after steps that led to this, scored if they ended the round."""
        if after.phase is not Phase.OVER:
            return changed(self, round=after)
        turns = (*self.turns, Turn(self.round.turn, after.steps))
        settled = after.settled()
        if not settled.over:
            return changed(self, round=settled, turns=turns)
        scored = scored_set(settled)
        piles = list(self.piles)
        if self.rules.match:
            piles[settled.winner - 1] |= scored
        played = Played(self.begin, turns, settled.winner, scored)
        return replace(
            self,
            round=settled,
            turns=turns,
            piles=tuple(piles),
            played=(*self.played, played),
        )

    def next_round(self) -> Match:
        """Deal the next round."""
        if self.over:
            raise Red7Error("match-over")
        if not self.round.over:
            raise Red7Error("round-running")
        number = self.number + 1
        seed = deal_seed(self.seed, self.entropies)
        dealt = deal_round(self.rules, seed, self.piles, number)
        return replace(self, number=number, begin=dealt, round=dealt, turns=())

    def view(self, seat: int) -> MatchView:
        """Return what a seat may know about the match; seat 0 is a spectator."""
        return MatchView(
            view=self.round.view(seat),
            number=self.number,
            piles=self.piles,
            goal=self.goal,
            over=self.over,
            winners=self.winners,
        )


def deal_round(rules: Rules, seed: bytes, piles: Sequence[Cards], number: int) -> Round:
    """Deal the given round from the cards that nobody has scored."""
    gone = 0
    for pile in piles:
        gone |= pile.mask
    return Round.from_cards(
        rules,
        len(piles),
        deal_order(seed, ALL_CARDS & ~gone, number),
        gone=gone,
        scores=tuple(pile.points for pile in piles) if rules.match else None,
    )
