"""Games in which a turn may take a day: nobody has to be there."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from red7.protocol import messages as m
from red7.table.log import Draft, Kind
from red7.table.table import SLOW_GRACE_MS, SLOW_WAITING_MS
from red7.table.upkeep import due, gone
from tests.table.games import LocalTable

DAY = 86_400


def slow(**more: object) -> LocalTable:
    setup = {"clock": {"kind": "turn", "seconds": DAY}, "stand_in": "green", **more}
    local = LocalTable(m.Setup.model_validate(setup), 1)
    local.seat_all()
    return local


def test_seats_are_kept_before_and_during_the_game() -> None:
    local = slow()
    assert gone(local.table, 1) is None
    assert local.table.wake == local.table.at + SLOW_WAITING_MS
    local.send("ann", m.Start)
    assert gone(local.table, local.table.turn) is None
    quick = LocalTable(m.Setup(stand_in="green"), 1)
    quick.seat_all()
    assert gone(quick.table, 1)


def test_a_restart_does_not_give_the_time_back() -> None:
    local = slow()
    local.send("ann", m.Start)
    deadline = local.table.deadline
    local.now += 3_600_000
    local.write(Draft(Kind.RESUMED))
    assert local.table.deadline == deadline
    # But nobody loses a turn because the server was down.
    local.now += DAY * 1000
    local.write(Draft(Kind.RESUMED))
    assert local.table.deadline == local.table.at + SLOW_GRACE_MS


def test_a_turn_ends_some_day() -> None:
    local = slow()
    local.send("ann", m.Start)
    assert local.table.deadline is not None
    assert due(local.table, local.table.deadline - 1) is None
    ended = due(local.table, local.table.deadline)
    assert ended
    assert ended.kind is Kind.TIMEOUT


def test_a_turn_may_take_a_week_and_no_longer() -> None:
    assert m.TurnClock(seconds=7 * DAY).seconds == 7 * DAY
    with pytest.raises(ValidationError):
        m.TurnClock(seconds=7 * DAY + 1)


def test_slow_and_private_games_are_not_shown_to_be_watched() -> None:
    live: dict[str, object] = {"clock": {"kind": "turn", "seconds": 60}}
    for setup, shown in (
        ({"open": True} | live, True),
        ({"open": True}, False),
        ({"open": False} | live, False),
        ({"open": True, "spectators": False} | live, False),
    ):
        local = slow(**setup)
        assert not local.table.watchable
        local.send("ann", m.Start)
        assert local.table.watchable == shown
