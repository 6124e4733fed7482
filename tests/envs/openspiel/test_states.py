"""States of OpenSpiel beside games of the core, over all rules and numbers of players."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from red7.core import Cards, Match
from red7.core.cards import listed
from red7.envs.encoding import scaled, step
from red7.envs.rewards import result
from tests.envs.games import COMBINATIONS
from tests.games import choose


def deal(state: Any, match: Match) -> None:
    """Deal the round that a match has just dealt."""
    for hand in match.round.hands:
        for card in sorted(listed(hand)):
            assert state.is_chance_node()
            state.apply_action(int(card))
    for palette in match.round.palettes:
        state.apply_action(palette.bit_length() - 1)


def moved(state: Any, match: Match, number: int) -> Match:
    """Make a step in both, letting chance draw the card on top of the match's deck."""
    now, after = match.round, match.apply(step(number))
    state.apply_action(number)
    if len(after.round.deck) < len(now.deck) and not now.deck_known:
        assert state.is_chance_node()
        assert now.deck[0] in {card for card, _ in state.chance_outcomes()}
        state.apply_action(now.deck[0])
    return after


def check_players(state: Any, shown: list[Match], chance: random.Random) -> None:
    """Compare what some player is told with the views of all rounds, the last as it is now."""
    now = shown[-1].round
    seat = chance.randrange(now.players) + 1
    view = now.view(seat)
    rounds = " / ".join(
        f"{Cards(match.begin.hands[seat - 1])} | {match.round.view(seat).write(past=True)}"
        for match in shown
    )
    assert state.information_state_string(seat - 1) == f"{seat}: {rounds}"
    assert state.observation_string(seat - 1) == f"{seat}: {view}"
    player = np.arange(1, now.players + 1) == seat
    hand = [now.hands[seat - 1] >> card & 1 for card in range(49)]
    expected = np.concatenate([player, hand, scaled(view)]).astype(np.float32)
    assert np.array_equal(np.array(state.observation_tensor(seat - 1), np.float32), expected)


def test_states_are_those_of_the_core(pyspiel: Any) -> None:
    chance, ended = random.Random(21), 0
    for at, (rules, players) in enumerate(COMBINATIONS):
        state = pyspiel.load_game(f"red7(rules={rules},players={players})").new_initial_state()
        match, made = Match.start(players, rules, chance.randbytes(32)), 0
        earlier: list[Match] = []
        deal(state, match)
        # Matches are long: of most, the first rounds are enough.
        while not match.over and not (made > 40 and at % 4):
            now = match.round
            assert state.current_player() == now.turn - 1
            assert state.legal_actions() == sorted(step.number for step in now.legal_steps)
            assert state.returns() == [0.0] * players
            if made % 8 == at % 8:
                check_players(state, [*earlier, match], chance)
            match = moved(state, match, choose(now.legal_steps, chance).number)
            made += 1
            if match.round.over and not match.over:
                earlier.append(match)
                match = match.next_round()
                deal(state, match)
        assert state.is_terminal() == match.over
        if match.over:
            ended += 1
            assert state.returns() == list(result(match.winners, players))
            check_players(state, [*earlier, match], chance)
    assert ended > 60
