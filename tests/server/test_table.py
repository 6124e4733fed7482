from __future__ import annotations

import hashlib

import pytest

from red7.core import Cards, Match, Red7Error, commitment
from red7.protocol import messages as m
from red7.server.acts import due, gone
from red7.server.errors import TableError
from red7.server.log import Draft, Kind
from red7.server.table import GRACE_MS, WAITING_MS, final_hands, replay
from tests.server.games import Desk

SETUPS = [
    m.Setup(),
    m.Setup(rules="expert", seats=(None, None, None)),
    m.Setup(rules="v1.3+draw+match+actions", seats=(None, "blue", "green", None)),
    m.Setup(rules="v1.1+draw!+actions", seats=(None, "violet")),
]


def started(setup: m.Setup, seed: int = 1) -> Desk:
    desk = Desk(setup, seed)
    desk.seat_all()
    desk.send("ann", m.Start)
    return desk


def refused(desk: Desk, who: str, kind: type[m.AnySend], **values: object) -> str:
    before = len(desk.log)
    with pytest.raises(TableError) as error:
        desk.send(who, kind, **values)
    assert len(desk.log) == before
    return error.value.reason


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_the_replay_of_its_log(setup: m.Setup, seed: int) -> None:
    desk = started(setup, seed)
    desk.play_on()
    assert desk.table.match
    assert desk.table.match.over
    assert replay(desk.log) == desk.table
    for number in range(1, len(desk.log)):
        assert replay(desk.log[:number]) == desk.states[number - 1]


def test_the_deals_come_from_the_seed_that_was_promised() -> None:
    desk = Desk(m.Setup())
    promised = commitment(desk.table.seed)
    desk.seat_all()
    desk.send("ann", m.Start)
    assert desk.table.match == Match.start(2, "v1.2", desk.table.seed)
    assert commitment(desk.table.match.seed) == promised


def test_entropy_is_promised_shown_and_used() -> None:
    desk = Desk(m.Setup())
    desk.seat_all()
    added = b"from the dice on my desk"
    desk.send("ben", m.Commit, commitment=hashlib.sha256(added).hexdigest())
    assert refused(desk, "ben", m.Commit, commitment="0" * 64) == "entropy-promised"
    assert refused(desk, "ben", m.Reveal, entropy=added.hex()) == "not-entropy"
    desk.send("ann", m.Start)
    assert desk.table.stage == "entropy"
    assert desk.table.match is None
    assert refused(desk, "ben", m.Reveal, entropy="00") == "entropy-differs"
    assert refused(desk, "ann", m.Reveal, entropy="00") == "not-entropy"
    desk.send("ben", m.Reveal, entropy=added.hex())
    assert desk.table.match == Match.start(2, "v1.2", desk.table.seed, (b"", added))


def test_entropy_that_is_not_shown_is_passed_over() -> None:
    desk = Desk(m.Setup())
    desk.seat_all()
    desk.send("ben", m.Commit, commitment="0" * 64)
    desk.send("ann", m.Start)
    assert due(desk.table, desk.now) is None
    draft = due(desk.table, desk.now + 60_000)
    assert draft
    assert draft.kind is Kind.WITHHELD
    desk.write(draft)
    assert desk.table.match == Match.start(2, "v1.2", desk.table.seed)


def test_seats() -> None:
    desk = Desk(m.Setup(seats=(None, "blue", None)))
    assert refused(desk, "ann", m.Leave) == "not-seated"
    desk.send("ann", m.Sit, seat=3)
    assert refused(desk, "ann", m.Sit) == "seated-already"
    assert refused(desk, "ben", m.Sit, seat=2) == "seat-taken"
    assert refused(desk, "ben", m.Sit, seat=3) == "seat-taken"
    assert refused(desk, "ann", m.Start) == "seats-free"
    assert refused(desk, "ben", m.Start) == "not-seated"
    desk.send("ben", m.Sit)
    assert desk.table.seat_of("ben") == 1
    assert refused(desk, "cid", m.Sit) == "seat-none"
    desk.send("ben", m.Leave)
    desk.send("ann", m.AddBot, seat=1, bot="green")
    desk.send("ann", m.Start)
    assert desk.table.stage == "playing"
    assert refused(desk, "cid", m.Sit) == "not-waiting"
    assert refused(desk, "ann", m.Start) == "not-waiting"
    assert refused(desk, "ann", m.Rematch) == "not-over"
    assert refused(desk, "ann", m.Ready) == "not-paused"


def test_bots_that_nobody_knows_are_refused() -> None:
    with pytest.raises(Red7Error):
        Desk(m.Setup(seats=(None, "nobody")))


def test_a_send_is_a_turn_or_goes_as_far_as_a_draw() -> None:
    desk = started(m.Setup(rules="v1.2+actions"))
    assert desk.table.match
    mover = desk.table.chairs[desk.table.turn - 1].who
    view = desk.table.match.round.view(desk.table.turn)
    play = next(step for step in view.legal_steps if step.kind == "+")
    if view.step(play).phase.name == "FREE":
        assert refused(desk, mover, m.Steps, steps=[str(play)]) == "steps-unfinished"
    three = next((step for step in view.legal_steps if step.card and step.card.number == 3), None)
    if three and three.kind == "+":
        assert refused(desk, mover, m.Steps, steps=[str(three), "."]) == "steps-after-draw"
    other = desk.table.chairs[desk.table.turn % 2].who
    with pytest.raises(Red7Error, match="not-your-turn"):
        desk.send(other, m.Steps, steps=["~"])
    assert refused(desk, "dot", m.Steps, steps=["~"]) == "not-seated"


def test_nothing_may_follow_a_draw_for_a_refusal_would_show_the_card() -> None:
    for seed in range(60):
        desk = started(m.Setup(rules="v1.2+actions"), seed)
        assert desk.table.match
        view = desk.table.match.round.view(desk.table.turn)
        threes = [s for s in view.legal_steps if s.kind == "+" and s.card and s.card.number == 3]
        if threes:
            mover = desk.table.chairs[desk.table.turn - 1].who
            for after in (".", "~", ">R7", "+R7"):
                reason = refused(desk, mover, m.Steps, steps=[str(threes[0]), after])
                assert reason == "steps-after-draw"
            desk.send(mover, m.Steps, steps=[str(threes[0])])
            assert desk.table.match.round.steps[-1].kind == "!"
            return
    pytest.fail("no 3 was dealt")


def test_a_game_clock() -> None:
    desk = started(m.Setup(clock=m.GameClock(seconds=60, increment=5)))
    table = desk.table
    assert table.left == (60_000, 60_000)
    assert table.deadline == desk.now + 60_000
    mover = table.turn
    desk.now += 9_000
    desk.play_turn()
    assert desk.table.left[mover - 1] == 60_000 - 10_000 + 5_000
    assert desk.table.left[2 - mover] == 60_000
    assert due(desk.table, desk.now + 59_999) is None
    late = due(desk.table, desk.now + 60_000)
    assert late
    desk.write(late)
    assert desk.table.stage == "over"
    assert desk.table.match
    assert desk.table.match.winners == (mover,)


def test_a_turn_clock() -> None:
    desk = started(m.Setup(seats=(None, None, None), clock=m.TurnClock(seconds=20)))
    desk.now += 12_000
    desk.play_turn()
    assert desk.table.deadline == desk.now + 20_000
    late = due(desk.table, desk.now + 20_000)
    assert late
    desk.write(late)
    assert desk.table.stage == "playing"
    assert desk.table.deadline == desk.now + 20_000


def test_after_the_server_was_away_the_clock_starts_again() -> None:
    desk = started(m.Setup(clock=m.GameClock(seconds=10)))
    desk.now += 3_600_000
    desk.write(Draft(Kind.RESUMED))
    assert desk.table.deadline == desk.now + GRACE_MS


def test_who_leaves_a_game_drops_out_of_every_round() -> None:
    desk = started(m.Setup(rules="advanced", seats=(None, None, None)))
    desk.send("ben", m.Leave)
    assert desk.table.chairs[1].gone
    for _ in range(100):
        if desk.table.stage != "playing":
            break
        forced = due(desk.table, desk.now)
        if desk.table.turn == 2:
            assert forced
            assert forced.payload == {"steps": "~", "cause": "gone"}
            desk.write(forced)
        else:
            desk.play_turn()
    assert desk.table.stage in ("pause", "over")


def test_a_stand_in_plays_for_who_leaves_or_stays_away() -> None:
    desk = started(m.Setup(stand_in="blue"))
    draft = gone(desk.table, 2)
    assert draft
    desk.write(draft)
    assert desk.table.chairs[1].who == "ben"
    assert desk.table.chairs[1].bot == "blue"
    assert gone(desk.table, 2) is None
    desk.send("ben", m.Sit)
    assert desk.table.chairs[1].person
    desk.send("ben", m.Leave)
    assert desk.table.chairs[1].bot == "blue"
    assert not desk.table.chairs[1].who
    assert gone(started(m.Setup()).table, 2) is None


def test_a_rematch_keeps_the_seats() -> None:
    desk = started(m.Setup())
    desk.play_on()
    first = desk.table.seed
    assert refused(desk, "ann", m.Commit, commitment="0" * 64) == "entropy-early"
    desk.send("ben", m.Rematch)
    assert refused(desk, "ben", m.Rematch) == "agreed-already"
    assert desk.table.next_seed
    promised = desk.table.next_seed
    desk.send("ann", m.Rematch)
    assert desk.table.stage == "playing"
    assert desk.table.game == 2
    assert desk.table.seed == promised != first
    assert [chair.who for chair in desk.table.chairs] == ["ann", "ben"]
    desk.play_on()


def test_a_rematch_waits_for_the_seat_of_who_left() -> None:
    desk = started(m.Setup())
    desk.play_on()
    desk.send("ben", m.Leave)
    desk.send("ann", m.Rematch)
    assert desk.states[-1].stage == "waiting"
    desk.send("cid", m.Sit)
    desk.send("cid", m.Start)
    assert desk.table.turn


def test_what_each_seat_held_at_the_end() -> None:
    match = Match.start(2, "basic", "07" * 32)
    held = match.round.hands
    mover = match.round.turn
    after = match.apply("~")
    assert final_hands(after.played[0]) == held
    assert len(Cards(held[mover - 1])) == 7


def test_a_seat_is_freed_before_the_game_if_its_player_stays_away() -> None:
    desk = Desk(m.Setup())
    desk.seat_all()
    draft = gone(desk.table, 2)
    assert draft
    desk.write(draft)
    assert desk.table.chairs[1].free
    assert gone(desk.table, 2) is None


def test_a_table_at_which_nothing_happens_is_given_up() -> None:
    desk = Desk(m.Setup(seats=(None, "blue", None), open=True))
    desk.send("ann", m.Sit)
    wake = desk.table.wake
    assert wake == desk.table.at + WAITING_MS
    assert due(desk.table, wake - 1) is None
    draft = due(desk.table, wake)
    assert draft
    desk.write(draft)
    assert [chair.free for chair in desk.table.chairs] == [True, False, True]
    assert (desk.table.expired, desk.table.wake) == (True, None)
    desk.send("ben", m.Sit)  # somebody has kept the link
    assert (desk.table.expired, desk.table.seat_of("ben")) == (False, 1)
