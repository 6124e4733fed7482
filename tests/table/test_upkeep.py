from __future__ import annotations

import random

import pytest

from red7.core import Match, commitment
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.log import Draft, Entry, Kind
from red7.table.replay import apply
from red7.table.table import (
    BOT_LATE_MS,
    BOTS_PAUSE_MS,
    ENTROPY_MS,
    PAUSE_MS,
    WAITING_MS,
    Chair,
    Table,
)
from red7.table.upkeep import due, given_up, gone, visited
from tests.games import ALL_RULES
from tests.table.games import LocalTable, placed, started


def written(table: Table, draft: Draft) -> Table:
    """Give the table after an entry of the house's own."""
    entry = Entry("t1", table.seq + 1, table.at, draft.seat, draft.kind, draft.payload, "", "x")
    return apply(table, entry)


def first_due(table: Table, most: int) -> tuple[int, Draft]:
    """Give the moment from which something is due, and what it is."""
    wake = table.wake
    assert wake is not None
    assert wake <= most
    assert due(table, wake - 1) is None
    draft = due(table, wake)
    assert draft
    assert due(table, wake + 10**9) == draft
    return wake, draft


def among_bots(rules: str = "v1.2+match", **setup: object) -> LocalTable:
    """Give a game that only bots play."""
    chosen = {"rules": rules, "seats": ("violet", "violet"), **setup}
    return started(m.Setup.model_validate(chosen))


def test_a_table_at_which_nothing_happens_is_given_up() -> None:
    local = LocalTable(m.Setup(seats=(None, "blue", None), open=True))
    local.send("ann", m.Sit)
    wake, draft = first_due(local.table, 10**12)
    assert wake == local.table.at + WAITING_MS
    local.write(draft)
    assert [chair.free for chair in local.table.chairs] == [True, False, True]
    assert (local.table.expired, local.table.wake) == (True, None)
    assert due(local.table, 10**12) is None
    local.send("ben", m.Sit)  # somebody has kept the link
    assert (local.table.expired, local.table.seat_of("ben")) == (False, 1)


@pytest.mark.parametrize("stage", ["waiting", "entropy", "playing", "over"])
def test_a_table_that_a_host_has_closed_stays_closed(stage: str) -> None:
    local = LocalTable(m.Setup(open=True))
    local.seat_all()
    if stage == "entropy":
        local.send("ann", m.Commit, commitment=commitment(bytes(16)))
    if stage != "waiting":
        local.send("ann", m.Start)
    if stage == "over":
        local.play_on()
    assert local.table.stage == stage
    local.write(Draft(Kind.EXPIRED, payload={"closed": True}))
    assert local.table.stage == ("over" if stage == "over" else "waiting")
    assert (local.table.closed, local.table.wake) == (True, None)
    for send in (m.Sit, m.Rematch, m.Start):
        with pytest.raises(TableError, match="closed"):
            local.send("ann", send)
    with pytest.raises(TableError, match="closed"):
        local.send("ann", m.Say, phrase="hello")
    with pytest.raises(TableError, match="closed"):
        local.send("ann", m.AddBot, seat=1, bot="blue")


def test_entropy_that_is_not_shown_is_passed_over() -> None:
    local = LocalTable(m.Setup())
    local.seat_all()
    local.send("ben", m.Commit, commitment="0" * 64)
    local.send("ann", m.Start)
    wake, draft = first_due(local.table, 10**12)
    assert (wake, draft.kind) == (local.now + ENTROPY_MS, Kind.WITHHELD)
    local.write(draft)
    assert local.table.match == Match.start(2, "v1.2", local.table.seed)


def test_a_pause_comes_to_an_end() -> None:
    local = started(m.Setup(rules="v1.2+match"))
    while local.table.stage == "playing":
        local.play_turn()
    wake, draft = first_due(local.table, 10**12)
    assert wake == local.table.at + PAUSE_MS
    assert draft == Draft(Kind.NEXT)
    local.write(draft)
    assert local.table.match
    assert (local.table.stage, local.table.match.number) == ("playing", 2)


def test_bots_go_on_to_the_next_round_while_somebody_watches() -> None:
    local = among_bots()
    while local.table.stage == "playing":
        local.play_turn()
    end = local.table.at + BOTS_PAUSE_MS
    assert due(local.table, end - 1, watched=True) is None
    assert due(local.table, end, watched=True) == Draft(Kind.NEXT)
    assert due(local.table, end) is None


@pytest.mark.parametrize("paused", [False, True])
def test_a_game_left_to_bots_rests_until_it_is_given_up(paused: bool) -> None:  # noqa: FBT001
    local = among_bots(clock=m.GameClock(seconds=60))
    while paused and local.table.stage == "playing":
        local.play_turn()
    before = local.table
    wake, draft = first_due(before, 10**12)
    assert (wake, draft.kind) == (before.at + WAITING_MS, Kind.EXPIRED)
    local.write(draft)
    after = local.table
    assert (after.stage, after.match, after.expired, after.wake) == ("waiting", None, True, None)
    assert (after.game, after.left, after.hands) == (1, (), None)
    assert after.seed != before.seed  # whoever watched has seen cards
    local.send("ann", m.Start)
    assert local.table.match == Match.start(2, "v1.2+match", after.seed)


def test_who_may_come_back_has_days_to_do_so() -> None:
    local = started(m.Setup(seats=(None, "violet"), stand_in="violet"))
    local.write(Draft(Kind.BOT, 1, {"bot": "violet"}))
    assert due(local.table, 10**15) is None
    draft = given_up(local.table, local.table.at)
    assert draft == Draft(Kind.EXPIRED)
    local.write(draft)
    assert [chair.who for chair in local.table.chairs] == ["", ""]
    assert local.table.chairs[0].bot == "violet"


def test_a_game_without_a_clock_is_given_up_if_nobody_is_there() -> None:
    local = started(m.Setup())
    last = local.table.at
    assert given_up(local.table, last - 1) is None
    assert given_up(local.table, last) == Draft(Kind.EXPIRED)
    assert given_up(local.table, last, watched=True) == Draft(Kind.RESUMED)
    local.now += 1000
    local.write(Draft(Kind.RESUMED))
    assert given_up(local.table, last) is None


def test_a_game_without_a_clock_notes_who_looks_in_now_and_then() -> None:
    local = started(m.Setup())
    last = local.table.at
    assert visited(local.table, last, {"ann"}) == Draft(Kind.RESUMED)
    assert visited(local.table, last - 1, {"ann"}) is None
    assert visited(local.table, last, {"eve"}) is None
    assert visited(local.table, last, set()) is None
    timed = started(m.Setup(clock=m.TurnClock(seconds=60)))
    assert visited(timed.table, timed.table.at, {"ann"}) is None


@pytest.mark.parametrize("clock", [m.GameClock(seconds=60), m.TurnClock(seconds=60)])
def test_a_game_with_a_clock_is_not_given_up(clock: m.GameClock | m.TurnClock) -> None:
    local = started(m.Setup(clock=clock))
    assert given_up(local.table, 10**15) is None


def test_only_a_running_game_is_given_up() -> None:
    local = started(m.Setup())
    local.play_on()
    assert local.table.stage == "over"
    assert given_up(local.table, 10**15) is None
    assert given_up(LocalTable(m.Setup(), 1).table, 10**15) is None


def test_the_clocks_of_bots_do_not_run_out_while_a_game_rests() -> None:
    local = among_bots(clock=m.TurnClock(seconds=60))
    late = local.table.since + BOT_LATE_MS
    assert due(local.table, late - 1, watched=True) is None  # as it thinks, maybe
    draft = due(local.table, late + 10**6, watched=True)
    assert draft == Draft(Kind.RESUMED)
    local.now += 10**6
    local.write(draft)
    assert local.table.deadline == local.now + 60_000
    short = among_bots(clock=m.TurnClock(seconds=5)).table
    assert due(short, short.since + 5_000, watched=True) == Draft(Kind.RESUMED)


def test_who_takes_a_seat_back_starts_the_clock_of_the_bot_to_move_again() -> None:
    clock = {"kind": "game", "seconds": 40}
    for others in (1, 2):
        seats = (*(None,) * others, "violet")
        chosen = {"seats": seats, "stand_in": "violet", "clock": clock}
        local = started(m.Setup.model_validate(chosen))
        local.write(Draft(Kind.BOT, 1, {"bot": "violet"}))
        local.now += 10**6
        since = local.table.since
        local.send("ann", m.Sit)
        # If somebody else was there all the time, the clocks ran for everybody.
        assert local.table.since == (local.now if others == 1 else since)


def test_a_person_alone_with_bots_is_waited_for() -> None:
    local = started(m.Setup(rules="v1.2+match", seats=(None, "violet")))
    while local.table.stage == "playing":
        local.play_turn()
    assert (local.table.pause_until, local.table.wake) == (None, None)
    assert due(local.table, 10**12) is None
    local.send("ann", m.Ready)
    assert local.table.turn  # the next round has begun


def test_whoever_runs_out_of_time_drops_out() -> None:
    local = started(m.Setup(seats=(None, None, None), clock=m.TurnClock(seconds=20)))
    wake, draft = first_due(local.table, 10**12)
    seat = local.table.turn
    assert wake == local.now + 20_000
    assert draft == Draft(Kind.TIMEOUT, seat, {"steps": "~", "cause": "timeout"})
    after = written(local.table, draft)
    assert after.match
    assert after.match.round.out[seat - 1]


def test_nothing_is_due_without_a_clock() -> None:
    local = started(m.Setup())
    assert (local.table.wake, due(local.table, 10**12)) == (None, None)
    local.play_on()
    assert (local.table.wake, due(local.table, 10**12)) == (None, None)


def test_a_bot_is_woken_and_never_forced() -> None:
    local = started(m.Setup(seats=("violet", "blue", None), clock=m.NoClock()))
    while not local.table.bot_to_move:
        local.play_turn()
    assert local.table.wake == local.now + BOT_LATE_MS
    assert due(local.table, 10**12) is None


def test_who_leaves_a_game_drops_out_of_every_round() -> None:
    local = started(m.Setup(rules="advanced", seats=(None, None, None)))
    local.send("ben", m.Leave)
    assert local.table.chairs[1].gone
    forced = 0
    while local.table.stage == "playing":
        draft = due(local.table, local.now)
        if local.table.turn == 2:
            assert draft == Draft(Kind.TIMEOUT, 2, {"steps": "~", "cause": "gone"})
            local.write(draft)
            forced += 1
        else:
            assert draft is None
            local.play_turn()
    assert forced == 1


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_seat_that_is_gone_never_holds_up_a_game(rules: str) -> None:
    """Whatever it has begun in its turn."""
    chance = random.Random(rules)
    for seed in range(3):
        local = started(m.Setup(rules=rules, seats=(None,) * chance.choice((2, 3, 4))), seed)
        while local.table.stage == "playing":
            left = local.table.with_chair(local.table.turn, Chair(gone=True))
            ended(left)
            local.play_turn()


def ended(table: Table) -> None:
    """See that the turn of a seat that is gone comes to its end by itself."""
    match, seat = table.match, table.turn
    assert match
    for _ in range(10):
        draft = due(table, table.since)
        assert draft
        table = written(table, draft)
        assert table.match
        if len(table.match.turns) > len(match.turns) or table.match.round.over:
            return
    pytest.fail(f"seat {seat} is still to move")


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        # Neither to drop out nor to end the turn is open, and the card to be drawn is known.
        ("v1.1+draw!+actions", "R 2 =R6V6|G7 Y5I4R2R1I1/- G1/I7O6G5V4 ; +G5 +I7 >G5 !R6"),
        ("v1.1+draw!+actions", "Y 1 =R1|G2G6 R7B6V3I1/G7O5 O6I6V5O2/I5 ; +O5 +G7 >R7"),
    ],
)
def test_a_card_that_is_known_is_drawn_for_whoever_is_gone(rules: str, position: str) -> None:
    table = placed(rules, position)
    ended(table.with_chair(table.turn, Chair(gone=True)))


def test_a_stand_in_plays_for_who_leaves_or_stays_away() -> None:
    local = started(m.Setup(stand_in="blue"))
    draft = gone(local.table, 2)
    assert draft == Draft(Kind.BOT, 2, {"bot": "blue"})
    local.write(draft)
    assert local.table.chairs[1] == Chair(who="ben", bot="blue")
    assert gone(local.table, 2) is None
    local.send("ben", m.Sit)
    assert local.table.chairs[1].person
    local.send("ben", m.Leave)
    assert local.table.chairs[1] == Chair(bot="blue", former="ben")
    assert gone(local.table, 2) is None
    assert gone(started(m.Setup()).table, 2) is None


def test_a_seat_is_freed_before_the_game_if_its_player_stays_away() -> None:
    local = LocalTable(m.Setup(seats=(None, None, "blue")))
    local.seat_all()
    assert gone(local.table, 3) is None
    draft = gone(local.table, 2)
    assert draft == Draft(Kind.LEFT, 2)
    local.write(draft)
    assert local.table.chairs[1].free
    assert gone(local.table, 2) is None
    assert gone(local.table, 0) is None  # whoever has no seat


def test_nobody_stands_in_after_the_game() -> None:
    local = started(m.Setup(stand_in="blue"))
    local.play_on()
    assert gone(local.table, 2) is None
