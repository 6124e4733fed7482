"""Sensible play: legal by the core, and better than random."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given

from red7.core import Round
from red7.core.numbering import PHASES
from red7.search.kernels import flat, flow
from red7.search.kernels.chance import new_chance
from red7.search.random_play.sensible import (
    any_turn_without_actions,
    play_sensibly,
    sensible_step,
    sensible_turn_without_actions,
)
from tests.games import chances, players, round_rules


@given(round_rules, players, chances)
def test_turns_are_legal(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
    dice = new_chance(chance.getrandbits(60))
    steps = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    positions = {_shown(game)}
    while not game.over:
        # All that the core could have come to with one step, or with one turn.
        if game.rules.actions:
            sensible_step(state, laws, dice, steps)
            reached = [game.apply(step) for step in game.legal_steps]
        else:
            sensible_turn_without_actions(state, laws, dice)
            reached = [after.settled() for after in _ended(game)]
        same = [after for after in reached if _shown(after) == _shown_flat(state)]
        assert same
        game = same[0]
        positions.add(_shown(game))
    assert len(positions) > 1


def _ended(game: Round) -> list[Round]:
    """Give the round after each way to end the turn."""
    if game.phase.name == "OVER":
        return [game]
    return [after for step in game.legal_steps for after in _ended(game.step(step))]


def _shown(game: Round) -> object:
    fill = (0,) * (4 - game.players)
    return (
        *game.palettes,
        *fill,
        *game.hands,
        *fill,
        int(game.canvas),
        game.turn - 1 if not game.over else -1,
        tuple(game.deck[::-1]),
        game.phase.name if not game.over else "",
    )


def _shown_flat(state: flat.Flat) -> object:
    over = state[flat.STILL_IN] < 2
    deck = state[flat.DECK : flat.DECK + state[flat.DECK_SIZE]]
    return (
        *state[: flat.OUT].tolist(),
        int(state[flat.CANVAS]),
        -1 if over else int(state[flat.MOVER]),
        tuple(deck.tolist()),
        "" if over else PHASES[state[flat.PHASE]].name,
    )


def test_a_sensible_player_beats_one_who_plays_at_random() -> None:
    chance, dice = random.Random(3), new_chance(3)
    won = 0
    for number in range(600):
        game = Round.deal(2, "basic", chance.randbytes(32))
        state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
        sensible = number & 1
        while state[flat.STILL_IN] > 1:
            turn = (
                sensible_turn_without_actions
                if state[flat.MOVER] == sensible
                else any_turn_without_actions
            )
            turn(state, laws, dice)
        won += flow.winner(state) == sensible
    assert won > 360


@given(round_rules, players, chances)
def test_every_round_ends(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    state, laws = flat.flat_round(game), flat.flat_rules(game.rules)
    steps = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    play_sensibly(state, laws, new_chance(chance.getrandbits(60)), steps)
    assert flow.winner(state) >= 0
