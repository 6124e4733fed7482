"""Rated tables: nobody is helped, and nobody escapes."""

from __future__ import annotations

import pytest

from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.table import PAUSE_MS
from red7.table.upkeep import due, gone
from tests.table.games import LocalTable, refused, started

CLOCK = m.TurnClock(seconds=30)


def rated(**chosen: object) -> m.Setup:
    values = {"rated": True, "hints": False, "clock": CLOCK, **chosen}
    return m.Setup.model_validate(values)


@pytest.mark.parametrize(
    "chosen",
    [
        {"hints": True},
        {"stand_in": "blue"},
        {"clock": m.NoClock()},
        {"seats": ("blue", "red")},
    ],
)
def test_a_rated_table_has_a_clock_a_person_and_no_help(chosen: dict[str, object]) -> None:
    with pytest.raises(TableError) as error:
        LocalTable(rated(**chosen))
    assert error.value.reason == "rated-setup"
    LocalTable(rated(**chosen).model_copy(update={"rated": False}))


def test_no_bot_plays_for_somebody_who_left() -> None:
    local = started(rated(seats=(None, None, None)))
    local.send("ben", m.Leave)
    assert local.table.chairs[1].gone
    assert refused(local, "ann", m.AddBot, seat=2, bot="blue") == "rated-bot"
    assert gone(local.table, 1) is None


def test_a_bot_may_fill_a_seat_before_the_game() -> None:
    local = LocalTable(rated())
    local.send("ann", m.Sit)
    local.send("ann", m.AddBot, seat=2, bot="blue")
    assert local.table.chairs[1].bot == "blue"


def test_spectators_are_silent_while_the_game_runs() -> None:
    local = started(rated())
    assert refused(local, "eve", m.Say, phrase="your-turn") == "rated-quiet"
    local.send("ann", m.Say, phrase="hello")
    local.play_on()
    local.send("eve", m.Say, phrase="well-played")


def test_a_game_goes_on_when_its_only_person_has_left() -> None:
    local = started(rated(rules="advanced", seats=(None, "violet")))
    local.send("ann", m.Leave)
    assert not local.table.left_to_bots
    assert local.table.wake is not None
    while local.table.stage != "over":
        local.now += 100_000
        draft = due(local.table, local.now)
        if local.table.bot_to_move:
            local.play_turn()
        else:
            assert draft
            local.write(draft)
    assert local.table.match
    assert local.table.match.winners == (2,)


def test_nobody_puts_off_the_end_between_two_rounds() -> None:
    local = started(rated(rules="advanced", seats=(None, "violet")))
    while local.table.stage == "playing":
        local.play_turn()
    if local.table.stage == "pause":
        assert local.table.pause_until == local.table.since + PAUSE_MS
