from __future__ import annotations

import pytest

from red7.protocol import messages as m
from red7.server.see import Look, preview, state
from red7.server.table import Table
from red7.server.tell import events
from tests.server.games import Desk

NAMES = {"ann": "Ann", "ben": "Zoë 🂡"}


def updates(before: Table, desk: Desk, language: str) -> list[m.Message]:
    """Give what everybody at a desk is told of its last entry."""
    told: list[m.Message] = []
    look = Look(NAMES, frozenset(NAMES), 1, 5)
    for seat in range(before.players + 1):
        happened = tuple(events(before, desk.log[-1], desk.table, seat, NAMES))
        now = state(desk.table, seat, language, look)
        told.append(
            m.Update.model_construct(
                type="update", table="t1", seq=desk.table.seq, events=happened, state=now
            )
        )
    if desk.table.turn:
        ask = m.AskPreview(id="p", table="t1")
        told.append(preview(desk.table, desk.table.turn, ask, language))
    return told


@pytest.mark.parametrize("rules", ["v1.2", "expert", "v1.1+draw+match+actions"])
def test_what_is_made_unchecked_is_what_the_models_would_make(rules: str) -> None:
    desk = Desk(m.Setup(rules=rules, clock=m.TurnClock(seconds=60)), 7)
    desk.seat_all()
    desk.send("ann", m.Start)
    while desk.table.stage == "playing":
        before = desk.table
        desk.play_turn()
        for message in updates(before, desk, "pl"):
            text = message.model_dump_json()
            assert m.SERVER.validate_json(text).model_dump_json() == text
