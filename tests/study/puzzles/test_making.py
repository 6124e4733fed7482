from __future__ import annotations

import pytest

from red7.core import Round, View
from red7.study.puzzles import KINDS, Puzzle, every_puzzle
from red7.study.puzzles.difficulty import TRIES, difficulty_of, tried_by_bots
from red7.study.puzzles.duel import Duel, DuelSolver
from red7.study.puzzles.making import Alike, make_puzzles, own_cards
from red7.study.puzzles.puzzle import SOLVER
from tests.study.slow import open_share


@pytest.mark.parametrize(("kind", "count"), [("open", 2), ("deny", 1)])
def test_the_same_seed_makes_the_same_puzzles(kind: str, count: int) -> None:
    games: list[int] = []
    first = list(make_puzzles(3, count, [kind], progress=games.append))
    assert first == list(make_puzzles(3, count, [kind]))
    assert [puzzle.kind for puzzle in first] == [kind] * count
    assert games == list(range(1, len(games) + 1))
    assert first != list(make_puzzles(4, count, [kind]))


def test_puzzles_that_are_there_are_not_made_again() -> None:
    first = list(make_puzzles(3, 1, ["open"]))
    other = list(make_puzzles(3, 1, ["open"], beside=first))
    assert own_cards(first[0].view) != own_cards(other[0].view)


def test_what_differs_by_one_card_is_too_alike() -> None:
    alike = Alike()
    assert alike.add("a", View.parse("basic", "R 1 0 B5/R7V1 V7/R6", 1))
    assert not alike.add("b", View.parse("basic", "G 1 0 B5/R7V2 O7/R6", 1))
    assert not alike.add("c", View.parse("basic", "G 1 0 B5/R7 O7/R6", 1))
    assert not alike.add("a", View.parse("basic", "R 1 0 G5/G7G1 V7/R6", 1))
    assert alike.add("d", View.parse("basic", "G 1 0 B5/R6V2 O7/R7", 1))


def sample(kind: str, step: int) -> list[Puzzle]:
    return [puzzle for puzzle in every_puzzle() if puzzle.kind == kind][::step]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind == "best"])
def test_shares_lie_apart_as_the_slow_reference_finds(kind: str) -> None:
    small = [puzzle for puzzle in sample(kind, 1) if puzzle.view.hidden[1:].count(1) == 1]
    for puzzle in [each for each in small if len(each.view.hand(SOLVER)) == 2][:3]:
        view = puzzle.view
        shares = {" ".join(map(str, turn)): open_share(view, turn) for turn in view.lines()}
        answer = shares.pop(puzzle.answers[0])
        assert answer < 1
        assert all(answer - share >= 0.1 for share in shares.values()), puzzle.id


def test_a_duel_is_over_when_the_other_cannot_answer() -> None:
    duel = Duel.of(Round.parse("basic", "R 1 =- B5/R7V1 V7/R6"))
    solver = DuelSolver()
    assert solver.wins(duel)
    assert solver.turns_needed(duel) == 1
    assert solver.points_gained(duel) == 7
    assert solver.points_lost(duel) == 0


def test_dropping_out_leaves_the_other_their_best_set() -> None:
    duel = Duel.of(Round.parse("basic", "R 1 =- B5/V1 V7R6/R7"))
    assert not DuelSolver().wins(duel)
    assert DuelSolver().points_lost(duel) == 7


def test_a_puzzle_that_fewer_solve_is_harder() -> None:
    tries = dict.fromkeys(("violet", "green", "red"), 4)
    found = [
        difficulty_of({"violet": violet, "green": green, "red": 4}, 0.0, tries)
        for violet, green in ((4, 4), (1, 4), (0, 4), (0, 2), (0, 0))
    ]
    assert found == sorted(set(found))


def test_bots_find_what_is_the_only_turn() -> None:
    puzzle = sample("stay", 1)[0]
    tries = {"violet": 3, "blue": 2}
    assert tried_by_bots(puzzle.view, puzzle.answers, 5, tries) == tries


def test_luck_of_the_weak_makes_no_puzzle_easier() -> None:
    only_red = dict.fromkeys(TRIES, 0) | {"red": TRIES["red"]}
    lucky = only_red | {"violet": 2, "indigo": 1}
    assert difficulty_of(lucky, 0.0) < difficulty_of(only_red, 0.0) - 50
    assert abs(difficulty_of(lucky, 0.15) - difficulty_of(only_red, 0.15)) <= 5
