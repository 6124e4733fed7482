"""What a round is worth in a match."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from red7.bots.stakes import POINTS, chances, shares, stakes_of
from red7.core import Round


def test_points_come_with_chances() -> None:
    assert sum(POINTS.values()) == pytest.approx(1)


@pytest.mark.parametrize("scores", [(0, 0), (12, 3), (39, 0), (5, 20, 33), (0, 29, 12, 7)])
def test_chances_add_up(scores: tuple[int, ...]) -> None:
    assert sum(chances(scores)) == pytest.approx(1)
    ordered = sorted(zip(scores, chances(scores), strict=True))
    assert all(low[1] <= high[1] for low, high in pairwise(ordered))


def test_equal_players_have_equal_chances() -> None:
    for scores in ((0, 0), (7, 7, 7), (20, 20, 20, 20)):
        assert chances(scores) == pytest.approx((1 / len(scores),) * len(scores))


def test_points_that_are_not_needed_are_worth_nothing() -> None:
    assert chances((39, 0))[0] == pytest.approx(chances((38, 0))[0])
    assert chances((40, 39)) == (1.0, 0.0)


def test_a_match_that_is_over_is_shared_by_the_highest() -> None:
    assert shares((12, 12, 3)) == (0.5, 0.5, 0.0)


@cache
def raced(mine: int, theirs: int) -> float:
    """Give the first player's chance, round by round."""
    if mine >= 40 or theirs >= 40:
        return float(mine > theirs)
    return sum(
        often * (raced(mine + points, theirs) + raced(mine, theirs + points)) / 2
        for points, often in POINTS.items()
    )


@pytest.mark.parametrize("scores", [(0, 0), (39, 16), (30, 10), (5, 25), (38, 1)])
def test_against_a_race_round_by_round(scores: tuple[int, int]) -> None:
    assert chances(scores)[0] == pytest.approx(raced(*scores), abs=0.005)


def test_without_a_match_a_round_is_won_or_lost() -> None:
    game = Round.deal(3, seed=bytes(32))
    values = stakes_of(game.view(game.turn)).values
    for seat in range(3):
        assert set(values[0][seat]) == {float(seat == game.turn - 1)}


def test_the_leader_is_worth_denying() -> None:
    """A leader's round loses the match; a round of somebody far behind does not."""
    game = Round.parse("expert", "R 1 =- B5/R7 V7/Y2 G1/Y4 $0,30,5")
    values = stakes_of(game.view(1)).values[0]
    assert values[1][10] == 0
    assert values[2][10] > 0
    assert values[0][10] > values[0][0]


def test_too_few_cards_end_a_match() -> None:
    """Two players, five cards left to the deck: six scored cards, and nothing can be dealt."""
    deck = "Y1Y2Y3Y4Y5"
    hands = ("R1R2R3R4R5R6R7", "O1O2O3O4O5O6O7")
    game = Round.parse("advanced", f"R 1 ={deck} B5/{hands[0]} V7/{hands[1]} $10,12")
    stakes = stakes_of(game.view(1))
    assert stakes.limit == 6
    assert stakes.values[1][1][20] == 0
    assert stakes.values[0][1][20] > 0
    assert stakes.values[1][0][20] == 1
