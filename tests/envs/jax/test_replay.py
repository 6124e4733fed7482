from __future__ import annotations

import random
from dataclasses import replace
from types import ModuleType

import pytest

from red7.core import Match, Round
from red7.core.cards import mask_of
from red7.envs.policies import policy
from tests.envs.games import COMBINATIONS
from tests.games import play_match

ALL_STEPS = 128


def test_bots_choose_from_it_as_from_the_view_of_the_core(env: ModuleType) -> None:
    chance = random.Random(17)
    bots = [policy(name, work=1) for name in ("indigo", "green", "yellow")]
    looked_back = 0
    for rules, players in COMBINATIONS[::4]:
        match = chance.choice(
            list(play_match(Match.start(players, rules, chance.randbytes(32)), chance))
        )
        piles = mask_of(card for pile in match.piles for card in pile)
        begin = env.state_of(match.begin, piles)
        now = env.state_of(match.round, piles, ALL_STEPS)
        for player in range(players):
            view, expected = env.view_of(begin, now, player), match.round.view(player + 1)
            assert (view, view.past, view.steps) == (expected, expected.past, expected.steps)
            if view.seat == view.turn and not match.round.over:
                assert [bot(view) for bot in bots] == [bot(expected) for bot in bots]
                looked_back += bool(view.past)
    assert looked_back > 10


def test_steps_that_do_not_lead_there_are_refused(env: ModuleType) -> None:
    deal = Round.deal(2, "v1.2+draw", "07" * 32)
    later = deal.play_turn("+O6 >G2").play_turn("+R6 >I7 !")
    begin = env.state_of(deal)
    assert env.view_of(begin, env.state_of(later, recall=5), 1) == later.view(2)
    with pytest.raises(ValueError, match="keeps no steps"):
        env.view_of(begin, env.state_of(later), 1)
    # Too few steps are kept, or it was another deal.
    for recall in (2, 4):
        with pytest.raises(ValueError, match="do not lead to it from that deal"):
            env.view_of(begin, env.state_of(later, recall=recall), 1)
    swapped = replace(deal, deck=deal.deck[::-1])
    with pytest.raises(ValueError, match="do not lead to it from that deal"):
        env.view_of(env.state_of(swapped), env.state_of(later, recall=5), 1)
