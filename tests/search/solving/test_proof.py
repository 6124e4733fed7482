from __future__ import annotations

import random

import pytest

from red7.core import Round
from red7.search.solving import proof
from tests.games import ROUND_RULES

# Processes that find no kernel at the same time would all compile it.
pytestmark = pytest.mark.xdist_group("proof")
MOST = 3000  # positions of a plain search; what needs more is left


class TooLongError(Exception):
    """The plain search would take too long."""


def can_force(game: Round, seat: int, left: list[int]) -> bool:
    """Search every step to the end, without any pruning but the first answer."""
    if game.over:
        return game.winner == seat
    left[0] -= 1
    if left[0] < 0:
        raise TooLongError
    answers = (can_force(game.apply(step), seat, left) for step in game.legal_steps)
    return any(answers) if game.turn == seat else all(answers)


def late(rules: str, players: int, chance: random.Random) -> Round:
    """Play at random until few cards are left in the hands."""
    while True:
        game = Round.deal(players, rules, chance.randbytes(32))
        while not game.over:
            if sum(hand.bit_count() for hand in game.hands) <= 5:
                return game
            steps = [step for step in game.legal_steps if step.kind != "~"] or game.legal_steps
            game = game.apply(chance.choice(steps))


@pytest.mark.parametrize("rules", ROUND_RULES)
def test_it_agrees_with_a_plain_search(rules: str) -> None:
    chance = random.Random(rules)
    space = proof.Proofs()
    seen: set[int] = set()
    compared = 0
    while compared < 12 or len(seen) < 2:
        game = late(rules, chance.choice((2, 3, 4)), chance)
        for seat in range(1, game.players + 1):
            try:
                expected = can_force(game, seat, [MOST])
            except TooLongError:
                continue
            found = proof.prove(game, seat, 10**5, space)
            assert found == (proof.WIN if expected else proof.LOSS), (str(game), seat)
            seen.add(found)
            compared += 1


def test_a_proof_within_a_small_budget_is_the_same_or_none() -> None:
    chance = random.Random(8)
    for _ in range(20):
        game = late("v1.2+draw+actions", 2, chance)
        whole = proof.prove(game, game.turn, 10**5)
        for most in (1, 5, 30, 200):
            assert proof.prove(game, game.turn, most) in (whole, proof.NOT_PROVEN)


def test_a_round_that_is_over_or_lost() -> None:
    over = Round.parse("basic", "R 1 =- B5/R7 x")
    assert proof.prove(over, 1, 10) == proof.WIN
    assert proof.prove(over, 2, 10) == proof.LOSS
