from __future__ import annotations

import numpy as np
import pytest

from red7.core import Round
from red7.study.chances import PlayedChances, SolvedChances, chances_of
from red7.study.turns import every_turn


@pytest.mark.parametrize(
    ("rules", "players", "kind"),
    [
        ("basic", 2, SolvedChances),
        ("basic", 3, PlayedChances),
        ("v1.2+draw+actions", 2, PlayedChances),
        ("expert", 4, PlayedChances),
    ],
)
def test_every_turn_gets_a_chance_that_improves(rules: str, players: int, kind: type) -> None:
    game = Round.deal(players, rules, bytes(32))
    view = game.view(game.turn)
    lines = np.array([turn.line for turn in every_turn(view)])
    chances = chances_of(view, lines, seed=1)
    assert isinstance(chances, kind)
    work = [chances.go_on() for _ in range(3)]
    assert all(done > 0 for done in work)
    values = chances.values()
    assert ((values >= 0) & (values <= 1)).all()
    assert len(set(values.tolist())) > 1
    assert chances.worlds >= 12
    assert (chances.counts() > 0).all()


def test_when_it_is_late_nothing_is_added() -> None:
    game = Round.deal(3, "basic", bytes(32))
    view = game.view(game.turn)
    lines = np.array([turn.line for turn in every_turn(view)])
    chances = PlayedChances(view, lines, 1, is_late=lambda: True)
    chances.go_on()
    assert chances.worlds == 0


def test_a_turn_that_was_made_is_looked_at_as_often_as_the_best() -> None:
    game = Round.deal(3, "basic", bytes(32))
    view = game.view(game.turn)
    lines = np.array([turn.line for turn in every_turn(view)])
    first = PlayedChances(view, lines, 1)
    first.go_on()
    worst = int(first.values().argmin())
    chances = PlayedChances(view, lines, 1, worst)
    for _ in range(4):
        chances.go_on()
    counts = chances.counts()
    assert counts[worst] == counts.max()
    assert counts.min() < counts.max()


def test_most_worlds_are_solved_for_turns_that_may_be_best() -> None:
    game = Round.deal(2, "basic", bytes(32))
    view = game.view(game.turn)
    lines = np.array([turn.line for turn in every_turn(view)])
    plain, chances = SolvedChances(view, lines, 1), SolvedChances(view, lines, 1, 0)
    for _ in range(12):
        plain.go_on()
        chances.go_on()
    counts = plain.counts()
    assert counts[plain.values().argmax()] > counts.min() >= chances.worlds // 3
    assert chances.counts()[0] == chances.worlds
