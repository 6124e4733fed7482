from __future__ import annotations

import math

import pytest
from openskill.models import PlackettLuce

from red7.rating import LEARNING, SETTLED, START, Rating, rate


def test_a_game_is_rated_as_openskill_rates_it() -> None:
    model = PlackettLuce(tau=0.0)
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in ((30, 2), (25, 8), (20, 4))]
    expected = model.rate(teams, ranks=[2, 1, 2])
    known = {"ann": Rating(30, 2), "blue@1": Rating(25, 8), "cid": Rating(20, 4)}
    after = rate(known, list(known), [2, 1, 2])
    for name, (one,) in zip(known, expected, strict=True):
        assert after[name] == pytest.approx((one.mu, one.sigma), abs=1e-6)


def test_numbers_are_rounded_so_that_no_machine_can_tell_itself_from_another() -> None:
    known: dict[str, Rating] = {}
    for game in range(50):
        known |= rate(known, ["ann", "ben", "cid"], [1 + (game % 3 != n) for n in range(3)])
    assert all(value == round(value, 6) for one in known.values() for value in one)
    assert tuple(round(value, 6) for value in START) == START


def test_only_those_who_learn_stay_uncertain() -> None:
    known = {"ann": Rating(25, 0.5), "blue@1": Rating(25, 0.5)}
    still = rate(known, ["ann", "blue@1"], [1, 2])
    learning = rate(known, ["ann", "blue@1"], [1, 2], learning={"ann"})
    assert learning["ann"].sigma > still["ann"].sigma
    assert learning["blue@1"].sigma == pytest.approx(still["blue@1"].sigma, abs=1e-4)
    grown = math.sqrt(0.5**2 + LEARNING**2)
    same = rate(known | {"ann": Rating(25, grown)}, ["ann", "blue@1"], [1, 2])
    assert learning == same


def test_what_people_are_told() -> None:
    assert (START.points, START.margin) == (1500, 1000)
    assert (Rating(30.01, 1.0).points, Rating(30.01, 1.0).margin) == (1801, 120)
    assert SETTLED == 10
