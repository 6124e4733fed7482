"""Games of a batch, followed in the core."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from red7.core import Match, Round, View
from red7.envs.batch import Batch
from red7.envs.encoding import step
from red7.envs.rewards import Reward, paid


@dataclass(frozen=True)
class Followed:
    """A game in the core that gets its deals from a row of a batch."""

    match: Match

    @classmethod
    def of(cls, batch: Batch, row: int) -> Followed:
        match = Match.start(batch.players[row], batch.rules[row], bytes(32))
        return cls(_with_round(match, batch.round(row)))

    @property
    def view(self) -> View:
        return self.match.round.view(self.match.round.turn)

    def after(self, number: int, reward: Reward) -> tuple[Followed, tuple[float, ...]]:
        """Return the game after a step, before the next round is dealt, and what was paid."""
        after = self.match.apply(step(number))
        paid_out = paid(reward, self.match, after)
        return Followed(after), (*paid_out, *[0.0] * (4 - len(paid_out)))

    def dealt(self, batch: Batch, row: int) -> Followed:
        """Return the game with the round that the batch dealt."""
        match = replace(self.match, number=self.match.number + 1, turns=())
        return Followed(_with_round(match, batch.round(row)))


def _with_round(match: Match, dealt: Round) -> Match:
    assert not dealt.past
    assert not dealt.steps
    held = [hand.bit_count() for hand in dealt.hands]
    assert held == [7] * match.players
    assert dealt.gone == np.bitwise_or.reduce([pile.mask for pile in match.piles])
    assert dealt.scores == (match.scores if match.rules.match else None)
    return replace(match, begin=dealt, round=dealt)
