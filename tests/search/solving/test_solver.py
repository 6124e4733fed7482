from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import pytest

from red7.core import CARDS, COLOURS, Red7Error, Round
from red7.core.cards import mask_of
from red7.core.strength import strength
from red7.search.solving import proof, solver

F = TypeVar("F", bound=Callable[..., Any])
FIVES: Final = int(os.environ.get("RED7_EXAMPLES", "60"))  # deals of five cards each: slow


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


def compiled(function: F) -> F:
    """Compile a function and keep nothing on disk: Numba cannot always load recursive ones."""
    made: Any = numba.njit(function)
    return cast("F", made)


@compiled
def plainly_wins(palette: int, hand: int, theirs: int, other_hand: int, rule: int) -> bool:
    """Search every turn to the end, compiled but without any pruning, order or memory."""
    won = False
    for played in range(-1, 49):
        if played >= 0 and not hand >> played & 1:
            continue
        mine, rest = palette, hand
        if played >= 0:
            mine |= 1 << played
            rest ^= 1 << played
        for discarded in range(-1, 49):
            if discarded < 0 and played < 0:
                continue
            if discarded >= 0 and not rest >> discarded & 1:
                continue
            left, colour = rest, rule
            if discarded >= 0:
                left ^= 1 << discarded
                colour = discarded % 7
            if strength(colour, mine) > strength(colour, theirs) and not plainly_wins(
                theirs, other_hand, mine, left, colour
            ):
                won = True
    return won


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
    for held, count in ((1, 100), (2, 100), (3, 40), (4, 4)):
        for _ in range(count):
            game = small_deal(chance, held)
            assert solver.solve(game, space=space) == (solver.WIN if wins(game) else solver.LOSS)


def test_two_who_are_left_play_as_two_alone() -> None:
    chance = random.Random(14)
    space = solver.Workspace()
    answers = []
    for seats in (3, 4):
        for _ in range(40):
            duel = small_deal(chance, 3)
            left = sorted(chance.sample(range(seats), 2))
            both = [f"{duel.palette(seat)}/{duel.hand(seat)}" for seat in (1, 2)]
            places = [both[left.index(seat)] if seat in left else "x" for seat in range(seats)]
            turn = left[duel.turn - 1] + 1
            rule = COLOURS[duel.canvas].letter
            game = Round.parse("basic", f"{rule} {turn} =- {' '.join(places)}")
            answers.append(solver.solve(game, space=space))
            assert answers[-1] == (solver.WIN if wins(game) else solver.LOSS)
    assert set(answers) == {solver.WIN, solver.LOSS}


def test_it_agrees_with_a_plain_compiled_search() -> None:
    chance = random.Random(12)
    space = solver.Workspace()
    for held, count in ((1, 500), (2, 1000), (3, 1000), (4, 1000), (5, FIVES)):
        for _ in range(count):
            game = small_deal(chance, held)
            mine, theirs = game.turn - 1, 2 - game.turn
            answer = plainly_wins(
                game.palettes[mine],
                game.hands[mine],
                game.palettes[theirs],
                game.hands[theirs],
                int(game.canvas),
            )
            assert solver.solve(game, space=space) == (solver.WIN if answer else solver.LOSS)


def test_a_deal_is_solved_alike_whatever_was_solved_before() -> None:
    chance = random.Random(13)
    games = [Round.deal(2, "basic", chance.randbytes(32)) for _ in range(30)]
    space = solver.Workspace()
    answers = [solver.solve(game, space=space) for game in games]
    assert answers == [solver.solve(game) for game in games]
    assert set(answers) == {solver.WIN, solver.LOSS}


def test_the_turns_of_a_deal_are_solved_together() -> None:
    chance = random.Random(14)
    space = solver.Workspace()
    for _ in range(10):
        game = Round.deal(2, "basic", chance.randbytes(32))
        lines = [line for line in game.lines() if line[0].kind != "~"]
        turns = np.full((len(lines), 2), -1, dtype=np.int64)
        for row, line in zip(turns, lines, strict=True):
            for step in line:
                if step.kind != ".":
                    row["+>".index(step.kind)] = int(step.card or 0)
        answers = np.zeros(len(lines), dtype=np.int64)
        mine, theirs = game.turn - 1, 2 - game.turn
        solver.solve_turns(
            game.palettes[mine],
            game.hands[mine],
            game.palettes[theirs],
            game.hands[theirs],
            int(game.canvas),
            turns,
            10**7,
            space.space,
            answers,
        )
        for line, answer in zip(lines, answers, strict=True):
            after = game.play_turn(line)
            assert answer == (1 if after.over else 1 - solver.solve(after)), (str(game), line)


def test_a_budget_that_does_not_suffice_is_said() -> None:
    chance = random.Random(2)
    answers = {solver.solve(Round.deal(2, "basic", chance.randbytes(32)), 3) for _ in range(30)}
    assert solver.NOT_PROVEN in answers


def test_full_deals_are_solved() -> None:
    chance = random.Random(5)
    for _ in range(20):
        assert solver.solve(Round.deal(2, "basic", chance.randbytes(32))) in (0, 1)


def test_other_rounds_are_searched_for_a_proof() -> None:
    for rules in ("v1.2+draw", "v1.2+actions", "v1.3"):
        space = solver.Workspace()
        game = Round.deal(2, rules, bytes(32))
        assert solver.solve(game, 50, space) == proof.prove(game, game.turn, 50)
        assert 0 < space.nodes[0] <= 50
    # In the middle of a turn as well: the 6 is in the palette, and to end the turn wins.
    begun = Round.parse("basic", "R 1 =- B5/R7G1 B4/V1").apply("+R7")
    assert solver.solve(begun) == solver.WIN


def test_what_cannot_be_solved() -> None:
    with pytest.raises(Red7Error, match="position-incomplete"):
        solver.solve(Round.deal(2).view(1))
    with pytest.raises(Red7Error, match="round-over"):
        solver.solve(Round.parse("basic", "R 1 =- B5/R7 x"))
