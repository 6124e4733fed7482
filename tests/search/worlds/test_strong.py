from __future__ import annotations

import numpy as np

from red7.core import Round, read_position
from red7.search.kernels.chance import new_chance
from red7.search.kernels.flat import Lines, flat_round, flat_rules
from red7.search.kernels.turns import list_turns
from red7.search.solving.solver import Workspace
from red7.search.worlds.strong import best_line, win_often


def wins(text: str, games: int = 5) -> list[int]:
    game = Round.of(read_position("basic", text))
    counts = np.zeros(game.players, dtype=np.int64)
    win_often(
        flat_round(game),
        flat_rules(game.rules),
        game.gone,
        np.array(game.known, dtype=np.int64),
        games,
        8,
        new_chance(1),
        Workspace().space,
        counts,
    )
    return [int(count) for count in counts]


def test_a_sure_win_is_won_and_a_sure_loss_lost() -> None:
    assert wins("R 1 =- B5/R7V1 V7/R6") == [5, 0]
    assert wins("R 2 =- R7/V1 V6/V2") == [5, 0]
    assert wins("R 3 =- x B5/R7V1 V7/G2") == [0, 5, 0]


def test_a_choice_does_not_depend_on_cards_that_the_mover_cannot_see() -> None:
    def choice(other: str) -> tuple[Lines, int]:
        text = f"R 1 =- B5/R1O2Y3G4B6I7V2 V7/{other}"
        game = Round.of(read_position("basic", text))
        base, rules = flat_round(game), flat_rules(game.rules)
        turns = list_turns(base, rules)
        staying = np.ascontiguousarray(turns.lines[turns.gone == 0])
        seen = game.palettes[0] | game.palettes[1] | game.hands[0]
        unseen = (1 << 49) - 1 & ~seen
        space, chance = Workspace().space, new_chance(7)
        at = best_line(base, 1, unseen, 0, 20, chance, space, staying, len(staying))
        return staying, int(at)

    first, at = choice("R7O7Y7G7B7V6V5")
    second, other = choice("R2O1Y1G1B1V1I1")
    assert (first == second).all()
    assert at == other
