from __future__ import annotations

import random

import pytest

from red7.arena.game import Forfeit, Game
from red7.arena.ratings import ratings


def game(deal: int, seats: str, *winners: int, forfeit: Forfeit | None = None) -> Game:
    return Game(deal, 0, tuple(seats), (0,) * len(seats), winners, 1, 8, 15, forfeit)


def test_one_game_by_hand() -> None:
    # Weng and Lin's Plackett–Luce for two equals: each expects half a win, so the mean moves by
    # sigma²/c · 1/2, and sigma² shrinks by (sigma/c)² · 1/4 of it, times sigma/c.
    sigma, beta = 25 / 3, 25 / 6
    c = (2 * sigma**2 + 2 * beta**2) ** 0.5
    move = sigma**2 / c / 2
    left = sigma * (1 - sigma / c * (sigma / c) ** 2 / 4) ** 0.5
    rated = ratings("ab", [game(0, "ab", 1)])
    assert rated["a"] == pytest.approx((25 + move, left), abs=1e-6)
    assert rated["b"] == pytest.approx((25 - move, left), abs=1e-6)


def test_games_are_rated_in_the_order_of_deals() -> None:
    chance = random.Random(1)
    games = [game(deal, "abc", chance.choice((1, 1, 2, 3))) for deal in range(50)]
    shuffled = random.Random(2).sample(games, len(games))
    assert ratings("abc", games) == ratings("abc", shuffled)
    assert ratings("abc", games)["a"].mu > ratings("abc", games)["b"].mu


def test_losers_share_a_place_and_a_forfeit_is_last() -> None:
    rated = ratings("abc", [game(0, "abc", 1)])
    assert rated["a"].mu > rated["b"].mu == pytest.approx(rated["c"].mu)
    rated = ratings("abc", [game(0, "abc", 1, forfeit=Forfeit(2, "crash"))])
    assert rated["a"].mu > rated["c"].mu > rated["b"].mu
    rated = ratings("abc", [game(0, "abc", 1, 3, forfeit=Forfeit(2, "crash"))])
    assert rated["a"].mu == pytest.approx(rated["c"].mu)
    assert rated["a"].mu > rated["b"].mu


def test_a_bot_that_sits_twice_goes_on_with_the_mean() -> None:
    rated = ratings("ab", [game(0, "abab", 1)])
    assert rated["a"].mu > 25 > rated["b"].mu
    assert rated["a"].mu + rated["b"].mu == pytest.approx(50)
