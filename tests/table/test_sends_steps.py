"""Steps are refused for what their player knows, and what they lead to is found once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from red7.core import Red7Error, View
from red7.core.steps import DISCARDS, PLAYS, read_steps
from red7.protocol import messages as m
from red7.table.compose import check_steps
from red7.table.errors import TableError
from red7.table.log import Draft, Entry
from red7.table.replay import apply
from red7.table.sends import bot_steps
from tests.table.games import started

ANY = (*PLAYS, *DISCARDS, *read_steps("! . ~"))


@pytest.mark.parametrize("rules", ["basic", "v1.2+draw", "v1.1+actions", "v1.2+draw+actions+match"])
def test_steps_are_refused_as_their_player_sees_them_and_made_only_once(rules: str) -> None:
    local, tried = started(m.Setup(rules=rules, seats=(None, None, None)), seed=11), 0
    while local.table.stage == "playing":
        table, seat, whole = local.table, local.table.turn, local.turn()
        assert table.match
        view = table.match.round.view(seat)
        own = [step for step in ANY if step.card is None or view.hands[seat - 1] >> step.card & 1]
        wrong = [tuple(local.chance.choices(own, k=count)) for count in (1, 2, 2, 2, 3, 3)]
        wrong += [(*whole[:-1], step) for step in local.chance.choices(ANY, k=4)]
        for steps in (whole, whole[:-1], (*whole, whole[0]), whole[::-1], *wrong):
            tried += 1
            allowed = outcome_of(partial(check_steps, view, steps))
            draft = outcome_of(partial(bot_steps, table, seat, steps))
            assert isinstance(draft, Draft) == isinstance(allowed, View)
            if not isinstance(draft, Draft):
                assert draft == allowed
                continue
            assert draft.played
            entry = Entry("t1", table.seq + 1, table.at, seat, draft.kind, draft.payload, "", "x")
            found, known = apply(table, entry), apply(table, entry, draft.played)
            assert found == known
            assert found.match
            assert known.match
            assert found.match.round.past == known.match.round.past
        local.play_turn()
    assert tried > 100


def outcome_of(act: Callable[[], Any]) -> object:
    """Give what comes of something, or why it is refused."""
    try:
        return act()
    except (TableError, Red7Error) as error:
        return type(error), error.reason, error.facts
