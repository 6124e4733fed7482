from __future__ import annotations

import json

import pytest
from pydantic import BaseModel

from red7.protocol import messages as m
from red7.table.events import events
from red7.table.state import Surroundings, preview, state
from red7.table.table import Table
from tests.table.games import LocalTable

NAMES = {"ann": "Ann", "ben": "Zoë 🂡"}


def updates(before: Table, local: LocalTable) -> list[m.Message]:
    """Give what everybody at a local is told of its last entry."""
    told: list[m.Message] = []
    look = Surroundings(NAMES, frozenset(NAMES), 1, 5)
    for seat in range(before.players + 1):
        happened = tuple(events(before, local.log[-1], local.table, seat, NAMES))
        now = state(local.table, seat, look)
        told.append(
            m.Update.model_construct(
                type="update",
                table="t1",
                seq=local.table.seq,
                done="s1" if seat == 1 else None,
                events=happened,
                state=now,
            )
        )
    if local.table.turn:
        ask = m.AskPreview(id="p", table="t1")
        told.append(preview(local.table, local.table.turn, ask))
    return told


@pytest.mark.parametrize("rules", ["v1.2", "expert", "v1.1+draw+match+actions"])
def test_what_is_trusted_is_what_the_models_would_make(rules: str) -> None:
    local = LocalTable(m.Setup(rules=rules, clock=m.TurnClock(seconds=60)), 7)
    local.seat_all()
    local.send("ann", m.Start)
    while local.table.stage == "playing":
        before = local.table
        local.play_turn()
        for message in updates(before, local):
            text = message.model_dump_json()
            again = m.SERVER.validate_json(text).model_dump_json()
            assert json.loads(again) == json.loads(text)


def test_a_model_consists_of_what_is_filled_in() -> None:
    advice = "pydantic has changed: look at red7.protocol.trusted, then raise its upper bound"
    assert list(BaseModel.__slots__) == [
        "__dict__",
        "__pydantic_fields_set__",
        "__pydantic_extra__",
        "__pydantic_private__",
    ], advice
