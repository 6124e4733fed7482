from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from red7.core import Cards, Match, commitment
from red7.protocol import messages as m
from red7.table.log import Draft, Kind
from red7.table.replay import final_hands, replay
from red7.table.state import Surroundings, seat_views
from red7.table.table import GRACE_MS
from red7.table.upkeep import due, gone
from tests.table.games import SETUPS, WHO, LocalTable, refused, started


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_the_replay_of_its_log(setup: m.Setup, seed: int) -> None:
    local = started(setup, seed)
    local.play_on()
    assert local.table.match
    assert local.table.match.over
    assert replay(local.log) == local.table
    for number in range(1, len(local.log)):
        assert replay(local.log[:number]) == local.states[number - 1]


def test_the_deals_come_from_the_seed_that_was_promised() -> None:
    local = LocalTable(m.Setup())
    promised = commitment(local.table.seed)
    local.seat_all()
    local.send("ann", m.Start)
    assert local.table.match == Match.start(2, "v1.2", local.table.seed)
    assert commitment(local.table.match.seed) == promised


def test_entropy_is_promised_shown_and_used() -> None:
    local = LocalTable(m.Setup())
    local.seat_all()
    added = b"from the dice on my local"
    local.send("ben", m.Commit, commitment=hashlib.sha256(added).hexdigest())
    assert refused(local, "ben", m.Commit, commitment="0" * 64) == "entropy-promised"
    assert refused(local, "ben", m.Reveal, entropy=added.hex()) == "not-entropy"
    local.send("ann", m.Start)
    assert local.table.stage == "entropy"
    assert local.table.match is None
    assert refused(local, "ben", m.Reveal, entropy="00") == "entropy-differs"
    assert refused(local, "ann", m.Reveal, entropy="00") == "not-entropy"
    local.send("ben", m.Reveal, entropy=added.hex())
    assert local.table.match == Match.start(2, "v1.2", local.table.seed, (b"", added))


def test_a_game_clock() -> None:
    local = started(m.Setup(clock=m.GameClock(seconds=60, increment=5)))
    table = local.table
    assert table.left == (60_000, 60_000)
    assert table.deadline == local.now + 60_000
    mover = table.turn
    local.now += 9_000
    local.play_turn()
    assert local.table.left[mover - 1] == 60_000 - 10_000 + 5_000
    assert local.table.left[2 - mover] == 60_000
    assert due(local.table, local.now + 59_999) is None
    late = due(local.table, local.now + 60_000)
    assert late
    local.write(late)
    assert local.table.stage == "over"
    assert local.table.match
    assert local.table.match.winners == (mover,)


def test_a_turn_clock() -> None:
    local = started(m.Setup(seats=(None, None, None), clock=m.TurnClock(seconds=20)))
    local.now += 12_000
    local.play_turn()
    assert local.table.deadline == local.now + 20_000
    late = due(local.table, local.now + 20_000)
    assert late
    local.write(late)
    assert local.table.stage == "playing"
    assert local.table.deadline == local.now + 20_000


def test_after_the_server_was_away_the_clock_starts_again() -> None:
    local = started(m.Setup(clock=m.GameClock(seconds=10)))
    local.now += 3_600_000
    local.write(Draft(Kind.RESUMED))
    assert local.table.deadline == local.now + GRACE_MS


def test_a_rematch_keeps_the_seats() -> None:
    local = started(m.Setup())
    local.play_on()
    first = local.table.seed
    assert refused(local, "ann", m.Commit, commitment="0" * 64) == "entropy-early"
    local.send("ben", m.Rematch)
    assert refused(local, "ben", m.Rematch) == "agreed-already"
    assert local.table.next_seed
    promised = local.table.next_seed
    local.send("ann", m.Rematch)
    assert local.table.stage == "playing"
    assert local.table.game == 2
    assert local.table.seed == promised != first
    assert [chair.who for chair in local.table.chairs] == ["ann", "ben"]
    local.play_on()


def test_a_rematch_waits_for_the_seat_of_who_left() -> None:
    local = started(m.Setup())
    local.play_on()
    local.send("ben", m.Leave)
    local.send("ann", m.Rematch)
    assert local.states[-1].stage == "waiting"
    local.send("cid", m.Sit)
    local.send("cid", m.Start)
    assert local.table.turn


@pytest.mark.parametrize("stand_in", [None, "violet"])
def test_a_seat_keeps_the_name_of_who_left_until_the_game_is_over(stand_in: str | None) -> None:
    local = started(m.Setup(stand_in=stand_in))
    local.send("ben", m.Leave)

    def seat() -> tuple[str, str]:
        view = seat_views(local.table, Surroundings(names={"ann": "Ann", "ben": "Ben"}))[1]
        return view.kind, view.name or view.former

    assert seat() == ("bot" if stand_in else "gone", "Ben")
    if not stand_in:
        local.send("ann", m.AddBot, seat=2, bot="blue")
        assert seat() == ("bot", "Ben")
    local.play_on()
    local.send("ann", m.Rematch)
    assert seat() == ("bot", "")


def test_what_each_seat_held_at_the_end() -> None:
    match = Match.start(2, "basic", "07" * 32)
    held = match.round.hands
    mover = match.round.turn
    after = match.apply("~")
    assert final_hands(after.played[0]) == held
    assert len(Cards(held[mover - 1])) == 7


def hurried() -> LocalTable:
    """Give a match in which Ann is out of a round, and lets two bots play it to the end."""
    setup = m.Setup(rules="v1.2+match", seats=(None, "violet", "violet"), stand_in="violet")
    local = started(setup)
    while local.table.turn != 1:
        local.play_turn()
    local.send("ann", m.Steps, steps=["~"])
    local.send("ann", m.Hurry, to="end")
    return local


def test_bots_hurry_until_the_round_ends_and_play_as_they_would() -> None:
    local = hurried()
    before, after = local.states[-2:]
    assert (before.hurry, after.hurry) == (None, "end")
    assert (after.match, after.since, after.left) == (before.match, before.since, before.left)
    while local.table.stage == "playing":
        assert local.table.hurry == "end"
        local.play_turn()
    assert (local.table.stage, local.table.hurry) == ("pause", None)
    local.send("ann", m.Ready)
    assert (local.table.stage, local.table.hurry) == ("playing", None)


def test_whoever_takes_a_seat_back_plays_at_the_usual_pace() -> None:
    setup = m.Setup(seats=(None, None, "violet"), stand_in="violet")
    local = started(setup)
    while local.table.turn != 1:
        local.play_turn()
    local.send("ann", m.Steps, steps=["~"])
    assert refused(local, "ann", m.Hurry, to="faster") == "hurry-people"
    draft = gone(local.table, 2)
    assert draft
    local.write(draft)
    local.send("ann", m.Hurry, to="faster")
    local.send("ben", m.Sit)
    assert local.table.hurry is None
    assert refused(local, "ann", m.Hurry, to="faster") == "hurry-people"


def test_a_table_from_before_there_were_hints_allows_them() -> None:
    local = LocalTable(m.Setup(hints=False))
    assert replay(local.log) == local.table
    assert not local.table.setup.hints
    first = local.log[0]
    setup = first.payload["setup"]
    assert isinstance(setup, dict)
    before = {name: value for name, value in setup.items() if name != "hints"}
    old = replay([replace(first, payload={**first.payload, "setup": before})])
    assert old
    assert old.setup.hints


def helped() -> LocalTable:
    """Give a match in which whoever is to move has had a nudge, and then the whole turn."""
    local = started(m.Setup(rules="v1.2+match", clock=m.TurnClock(seconds=60)))
    for stage in (1, 3):
        local.send(WHO[local.table.turn - 1], m.Hint, stage=stage)
    return local


def test_stages_of_hints_are_counted_for_each_seat() -> None:
    local = helped()
    seat = local.table.turn
    assert [table.hints[seat - 1] for table in local.states[-3:]] == [0, 1, 3]
    assert [table.hinted for table in local.states[-3:]] == [0, 1, 3]
    assert local.table.hints[2 - seat] == 0
    assert refused(local, WHO[seat - 1], m.Hint, stage=2) == "hint-had"
    # Time goes on, and the game is the same.
    before, after = local.states[-3], local.table
    assert (after.match, after.since, after.left) == (before.match, before.since, before.left)
    assert replay(local.log) == local.table


def test_after_the_next_steps_help_begins_anew() -> None:
    local = helped()
    seat = local.table.turn
    local.send(WHO[seat - 1], m.Steps, steps=["~"])
    assert (local.table.hinted, local.table.hints[seat - 1]) == (0, 3)
    for who in ("ann", "ben"):
        local.send(who, m.Ready)
    now = local.table.turn
    local.send(WHO[now - 1], m.Hint, stage=1)
    assert sum(local.table.hints) == 4


def test_a_new_game_is_one_without_hints() -> None:
    local = started(m.Setup())
    local.send(WHO[local.table.turn - 1], m.Hint, stage=1)
    local.play_on()
    assert sum(local.table.hints) == 1
    for who in ("ann", "ben"):
        local.send(who, m.Rematch)
    assert (local.table.stage, local.table.hints) == ("playing", (0, 0))
