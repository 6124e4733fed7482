from __future__ import annotations

import hashlib

import pytest

from red7.core import Cards, Match, Red7Error, commitment
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.replay import final_hands, replay
from red7.table.table import GRACE_MS, WAITING_MS
from red7.table.upkeep import due, gone
from tests.table.games import LocalTable

SETUPS = [
    m.Setup(),
    m.Setup(rules="expert", seats=(None, None, None)),
    m.Setup(rules="v1.3+draw+match+actions", seats=(None, "blue", "green", None)),
    m.Setup(rules="v1.1+draw!+actions", seats=(None, "violet")),
]


def started(setup: m.Setup, seed: int = 1) -> LocalTable:
    local = LocalTable(setup, seed)
    local.seat_all()
    local.send("ann", m.Start)
    return local


def refused(local: LocalTable, who: str, kind: type[m.AnySend], **values: object) -> str:
    before = len(local.log)
    with pytest.raises(TableError) as error:
        local.send(who, kind, **values)
    assert len(local.log) == before
    return error.value.reason


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


def test_entropy_that_is_not_shown_is_passed_over() -> None:
    local = LocalTable(m.Setup())
    local.seat_all()
    local.send("ben", m.Commit, commitment="0" * 64)
    local.send("ann", m.Start)
    assert due(local.table, local.now) is None
    draft = due(local.table, local.now + 60_000)
    assert draft
    assert draft.kind is Kind.WITHHELD
    local.write(draft)
    assert local.table.match == Match.start(2, "v1.2", local.table.seed)


def test_seats() -> None:
    local = LocalTable(m.Setup(seats=(None, "blue", None)))
    assert refused(local, "ann", m.Leave) == "not-seated"
    local.send("ann", m.Sit, seat=3)
    assert refused(local, "ann", m.Sit) == "seated-already"
    assert refused(local, "ben", m.Sit, seat=2) == "seat-taken"
    assert refused(local, "ben", m.Sit, seat=3) == "seat-taken"
    assert refused(local, "ann", m.Start) == "seats-free"
    assert refused(local, "ben", m.Start) == "not-seated"
    local.send("ben", m.Sit)
    assert local.table.seat_of("ben") == 1
    assert refused(local, "cid", m.Sit) == "seat-none"
    local.send("ben", m.Leave)
    local.send("ann", m.AddBot, seat=1, bot="green")
    local.send("ann", m.Start)
    assert local.table.stage == "playing"
    assert refused(local, "cid", m.Sit) == "not-waiting"
    assert refused(local, "ann", m.Start) == "not-waiting"
    assert refused(local, "ann", m.Rematch) == "not-over"
    assert refused(local, "ann", m.Ready) == "not-paused"


def test_bots_that_nobody_knows_are_refused() -> None:
    with pytest.raises(Red7Error):
        LocalTable(m.Setup(seats=(None, "nobody")))


def test_a_send_is_a_turn_or_goes_as_far_as_a_draw() -> None:
    local = started(m.Setup(rules="v1.2+actions"))
    assert local.table.match
    mover = local.table.chairs[local.table.turn - 1].who
    view = local.table.match.round.view(local.table.turn)
    play = next(step for step in view.legal_steps if step.kind == "+")
    if view.step(play).phase.name == "FREE":
        assert refused(local, mover, m.Steps, steps=[str(play)]) == "steps-unfinished"
    three = next((step for step in view.legal_steps if step.card and step.card.number == 3), None)
    if three and three.kind == "+":
        assert refused(local, mover, m.Steps, steps=[str(three), "."]) == "steps-after-draw"
    other = local.table.chairs[local.table.turn % 2].who
    with pytest.raises(Red7Error, match="not-your-turn"):
        local.send(other, m.Steps, steps=["~"])
    assert refused(local, "dot", m.Steps, steps=["~"]) == "not-seated"


def test_nothing_may_follow_a_draw_for_a_refusal_would_show_the_card() -> None:
    for seed in range(60):
        local = started(m.Setup(rules="v1.2+actions"), seed)
        assert local.table.match
        view = local.table.match.round.view(local.table.turn)
        threes = [s for s in view.legal_steps if s.kind == "+" and s.card and s.card.number == 3]
        if threes:
            mover = local.table.chairs[local.table.turn - 1].who
            for after in (".", "~", ">R7", "+R7"):
                reason = refused(local, mover, m.Steps, steps=[str(threes[0]), after])
                assert reason == "steps-after-draw"
            local.send(mover, m.Steps, steps=[str(threes[0])])
            assert local.table.match.round.steps[-1].kind == "!"
            return
    pytest.fail("no 3 was dealt")


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


def test_who_leaves_a_game_drops_out_of_every_round() -> None:
    local = started(m.Setup(rules="advanced", seats=(None, None, None)))
    local.send("ben", m.Leave)
    assert local.table.chairs[1].gone
    for _ in range(100):
        if local.table.stage != "playing":
            break
        forced = due(local.table, local.now)
        if local.table.turn == 2:
            assert forced
            assert forced.payload == {"steps": "~", "cause": "gone"}
            local.write(forced)
        else:
            local.play_turn()
    assert local.table.stage in ("pause", "over")


def test_a_stand_in_plays_for_who_leaves_or_stays_away() -> None:
    local = started(m.Setup(stand_in="blue"))
    draft = gone(local.table, 2)
    assert draft
    local.write(draft)
    assert local.table.chairs[1].who == "ben"
    assert local.table.chairs[1].bot == "blue"
    assert gone(local.table, 2) is None
    local.send("ben", m.Sit)
    assert local.table.chairs[1].person
    local.send("ben", m.Leave)
    assert local.table.chairs[1].bot == "blue"
    assert not local.table.chairs[1].who
    assert gone(started(m.Setup()).table, 2) is None


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


def test_what_each_seat_held_at_the_end() -> None:
    match = Match.start(2, "basic", "07" * 32)
    held = match.round.hands
    mover = match.round.turn
    after = match.apply("~")
    assert final_hands(after.played[0]) == held
    assert len(Cards(held[mover - 1])) == 7


def test_a_seat_is_freed_before_the_game_if_its_player_stays_away() -> None:
    local = LocalTable(m.Setup())
    local.seat_all()
    draft = gone(local.table, 2)
    assert draft
    local.write(draft)
    assert local.table.chairs[1].free
    assert gone(local.table, 2) is None


def test_a_table_at_which_nothing_happens_is_given_up() -> None:
    local = LocalTable(m.Setup(seats=(None, "blue", None), open=True))
    local.send("ann", m.Sit)
    wake = local.table.wake
    assert wake == local.table.at + WAITING_MS
    assert due(local.table, wake - 1) is None
    draft = due(local.table, wake)
    assert draft
    local.write(draft)
    assert [chair.free for chair in local.table.chairs] == [True, False, True]
    assert (local.table.expired, local.table.wake) == (True, None)
    local.send("ben", m.Sit)  # somebody has kept the link
    assert (local.table.expired, local.table.seat_of("ben")) == (False, 1)
