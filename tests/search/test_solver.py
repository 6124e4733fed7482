from __future__ import annotations

import random

import pytest

from red7.core import CARDS, COLOURS, Red7Error, Round
from red7.core.cards import mask_of
from red7.search import solver


def wins(game: Round) -> bool:
    """Search every line, without any pruning."""
    for line in game.lines():
        after = game.play_turn(line)
        if after.over:
            if after.winner == game.turn:
                return True
        elif not wins(after):
            return True
    return False


def small_deal(chance: random.Random, held: int) -> Round:
    laid = chance.randint(2, 5)
    cards = [int(card) for card in chance.sample(CARDS, laid + 2 * held)]
    cut = chance.randint(1, laid - 1)
    game = Round.deal(2, "basic", chance.randbytes(32))
    return game._with(
        palettes=(mask_of(cards[:cut]), mask_of(cards[cut:laid])),
        hands=(mask_of(cards[laid : laid + held]), mask_of(cards[laid + held :])),
        deck=(),
        canvas=chance.choice(COLOURS),
        turn=chance.choice((1, 2)),
    )


def test_it_agrees_with_a_plain_search() -> None:
    chance = random.Random(11)
    space = solver.Workspace()
    for held, count in ((1, 200), (2, 200), (3, 120), (4, 12)):
        for _ in range(count):
            game = small_deal(chance, held)
            assert solver.solve(game, space=space) == (solver.WIN if wins(game) else solver.LOSS)


def test_a_budget_that_does_not_suffice_is_said() -> None:
    chance = random.Random(2)
    answers = {solver.solve(Round.deal(2, "basic", chance.randbytes(32)), 3) for _ in range(30)}
    assert solver.NOT_PROVEN in answers


def test_full_deals_are_solved() -> None:
    chance = random.Random(5)
    for _ in range(20):
        assert solver.solve(Round.deal(2, "basic", chance.randbytes(32))) in (0, 1)


def test_what_it_does_not_know() -> None:
    for rules in ("v1.2+draw", "v1.2+actions", "v1.3"):
        with pytest.raises(NotImplementedError):
            solver.solve(Round.deal(2, rules))
    with pytest.raises(NotImplementedError):
        solver.solve(Round.deal(3, "basic"))
    with pytest.raises(NotImplementedError):
        solver.solve(Round.deal(2).view(1))
    with pytest.raises(Red7Error, match="round-over"):
        solver.solve(Round.parse("basic", "R 1 =- B5/R7 x"))
