"""The lines that the kernel finds against those of the core."""

from __future__ import annotations

import random

from hypothesis import given

from red7.core import Phase, Step, View
from red7.search.kernels import flat
from red7.search.kernels.turns import list_turns
from red7.search.worlds.sampler import flat_view
from tests.games import chances, players, random_round, round_rules
from tests.search.lines import numbered


def outcome(view: View, line: tuple[Step, ...]) -> object:
    """Give all that a line changes."""
    after = view.follow(line)
    over = after.phase is Phase.OVER
    bound = not over and after.bound
    table = (after.palettes, after.canvas, after.deck, after.out)
    return (*table, after.hands, after.hidden, over, bound, after.phase is Phase.THREE)


@given(round_rules, players, chances)
def test_every_outcome_is_found_once(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    view = game.view(game.turn)
    lines = list(view.lines())
    rows = [tuple(row) for row in numbered(lines).tolist()]
    by_code = dict(zip(rows, lines, strict=True))
    found = list_turns(flat_view(view).base, flat.flat_rules(view.rules))
    chosen = [by_code[tuple(row)] for row in found.lines.tolist()]
    assert len(chosen) == len({outcome(view, line) for line in chosen})
    assert {outcome(view, line) for line in chosen} == {outcome(view, line) for line in lines}
    for line, kept, gone, unsure in zip(
        chosen, found.kept.tolist(), found.gone.tolist(), found.unsure.tolist(), strict=True
    ):
        after = view.follow(line)
        waits = after.phase is Phase.THREE
        assert kept == after.hand_size(view.turn) + waits
        assert bool(gone) == after.out[view.turn - 1]
        assert bool(unsure) == (waits and after.standing().seat != view.turn)
