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
    chances = PlayedChances(view, lines, 1, lambda: True)
    chances.go_on()
    assert chances.worlds == 0
