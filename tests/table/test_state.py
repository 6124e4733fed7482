from __future__ import annotations

import random
from dataclasses import replace

import pytest

from red7.core import COLOURS, Phase, Red7Error, Round, View
from red7.protocol import messages as m
from red7.search.worlds.world import sample_world
from red7.table.compose import Composition
from red7.table.errors import TableError
from red7.table.state import Surroundings, preview, state
from red7.table.table import Table
from tests.table.games import NAMES, SETUPS, started

AROUND = Surroundings(names=NAMES, present=frozenset({"ann"}), spectators=3, now=5)


def other_world(table: Table, seat: int, chance: random.Random) -> Table:
    """Give the table with all that a seat cannot see dealt in another way."""
    assert table.match
    now = table.match.round
    if any(step.kind == "!" for step in now.steps):
        return table  # what was drawn this turn is known; the next turn differs again
    start = sample_world(Round.of(now.at_start).view(seat), chance)
    world = start.follow(now.steps) if now.steps else start
    return replace(table, match=replace(table.match, round=world))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_a_state_does_not_depend_on_what_its_reader_cannot_see(setup: m.Setup) -> None:
    local = started(setup, 5)
    local.play_on()
    chance = random.Random(1)
    differing = 0
    for table in local.states:
        if table.stage != "playing":
            continue
        for seat in range(table.players + 1):
            other = other_world(table, seat, chance)
            differing += other != table
            told = state(table, seat, AROUND).model_dump_json()
            assert state(other, seat, AROUND).model_dump_json() == told
            if seat == table.turn:
                assert table.match
                for step in table.match.round.view(seat).legal_steps:
                    ask = m.AskPreview(id="p", table="t1", steps=(str(step),))
                    assert preview(other, seat, ask) == preview(table, seat, ask)
    assert differing > 10


def test_the_seat_to_move_gets_every_first_step() -> None:
    local = started(m.Setup(rules="expert"), 3)
    while local.table.stage == "playing":
        table = local.table
        assert table.match
        told = state(table, table.turn, AROUND)
        assert told.choices is not None
        view = table.match.round.view(table.turn)
        steps = [choice.step for choice in told.choices]
        assert steps == [str(step) for step in view.legal_steps]
        cards = {step[1:] for step in (*steps, *told.refused)}
        assert {str(card) for card in view.hand(table.turn)} <= cards
        assert all(view.refusal(step) for step in told.refused)
        for choice in told.choices:
            after = view.step(choice.step)
            under = [after.standing(colour).seat for colour in reversed(COLOURS)]
            assert list(choice.under) == under
            assert choice.winning == after.standing().seat
            assert choice.ends == (after.phase is Phase.OVER)
        for seat in (0, table.turn % 2 + 1):
            assert (state(table, seat, AROUND).choices, state(table, seat, AROUND).refused) == (
                None,
                (),
            )
        local.play_turn()


def test_the_state_draws_the_table() -> None:
    local = started(m.Setup(rules="expert"), 3)
    for _ in range(6):
        local.play_turn()
    table = local.table
    assert table.match
    for seat in (0, 1, 2):
        told = state(table, seat, AROUND)
        view = table.match.round.view(seat)
        assert told.round
        if seat == table.turn:
            assert told.round.position
            assert View.parse(table.match.rules, told.round.position, seat) == view
        else:
            assert told.round.position is None
        assert told.round.canvas == view.canvas.letter
        for player in told.round.players:
            index = player.seat - 1
            assert "".join(player.palette) == str(view.palette(player.seat)).strip("-")
            assert "".join(player.best) == str(view.best(player.seat)).strip("-")
            assert len(player.hand) + player.hidden == view.hand_size(player.seat)
            assert player.hidden == view.hidden[index]
        assert [s.seat for s in told.round.standings] == [s.seat for s in view.standings().values()]
    assert state(table, 1, AROUND).seats[0].name == "Ann"
    assert [seat.present for seat in state(table, 1, AROUND).seats] == [True, False]


def test_hands_are_shown_after_the_round_or_only_after_the_game() -> None:
    for when in ("round", "game"):
        local = started(m.Setup(rules="advanced", show_hands=when), 3)
        local.play_on()
        for table in local.states:
            told = state(table, 0, AROUND)
            shown = told.round is not None and told.round.hands is not None
            assert shown == (table.stage == "over" or (table.stage == "pause" and when == "round"))
            assert (told.result is not None) == (table.stage == "over")
            if table.stage != "over":
                assert table.seed.hex() not in told.model_dump_json()


@pytest.mark.parametrize(("rules", "reason"), [("basic", "round"), ("advanced", "goal")])
def test_a_result_says_why_the_game_ended(rules: str, reason: str) -> None:
    local = started(m.Setup(rules=rules), 3)
    local.play_on()
    told = state(local.table, 0, AROUND)
    assert told.result
    assert told.result.reason == reason


def test_only_those_who_wait_for_bots_alone_may_hurry_them() -> None:
    local = started(m.Setup(rules="v1.2+match", seats=(None, "violet", None, "violet")))
    for seat, who in ((1, "ann"), (3, "cid")):
        while local.table.turn != seat:
            local.play_turn()
        assert not any(state(local.table, one, AROUND).may_hurry for one in range(5))
        local.send(who, m.Steps, steps=["~"])
    told = [state(local.table, seat, AROUND).may_hurry for seat in range(5)]
    assert told[0] is False  # a spectator
    assert (told[1], told[3]) == (True, True)
    local.send("ann", m.Hurry, to="faster")
    now = state(local.table, 3, AROUND)
    assert (now.may_hurry, now.hurry) == (True, "faster")
    local.send("cid", m.Hurry, to="end")
    now = state(local.table, 1, AROUND)
    assert (now.may_hurry, now.hurry) == (False, "end")


def test_a_preview_of_further_steps() -> None:
    local = started(m.Setup(rules="v1.2+actions"), 2)
    assert local.table.match
    seat = local.table.turn
    view = local.table.match.round.view(seat)
    for line in list(view.lines())[:200]:
        ask = m.AskPreview(
            id="p", table="t1", steps=tuple(s for s in map(str, line) if s[0] != "!")
        )
        told = preview(local.table, seat, ask)
        assert told.outcome
        assert told.outcome.ends or told.outcome.draws
        assert told.choices == ()
        assert told.seq == local.table.seq
    ask = m.AskPreview(id="p", table="t1")
    assert preview(local.table, seat, ask).choices == Composition.begin(view).choices()
    with pytest.raises(Red7Error, match="not-your-turn"):
        preview(local.table, 3 - seat, ask)
    with pytest.raises(TableError, match="not-seated"):
        preview(local.table, 0, ask)
