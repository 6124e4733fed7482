"""Every send in every stage: the entry that it becomes, or why it is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from red7.core import Red7Error
from red7.core.steps import read_steps
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.log import Draft, Entry, Kind
from red7.table.replay import apply
from red7.table.sends import (
    House,
    act,
    bot_steps,
    create,
)
from red7.table.state import Surroundings, state
from red7.table.table import Chair, Table
from red7.table.upkeep import gone
from tests.table.games import LocalTable, placed, refused, started

SEED = b"7" * 32
HOUSE = House(lambda: SEED)
ADDED = b"from the dice on my desk"
PROMISE = hashlib.sha256(ADDED).hexdigest()


def waiting() -> LocalTable:
    """Give a table whose host Ann sits at the first seat; the second is free."""
    local = LocalTable(m.Setup())
    local.send("ann", m.Sit)
    return local


def entropy() -> LocalTable:
    """Give a table at which Ben has promised entropy and is to show it."""
    local = waiting()
    local.send("ben", m.Sit)
    local.send("ben", m.Commit, commitment=PROMISE)
    local.send("ann", m.Start)
    return local


def playing() -> Table:
    """Give a table at which Ann is to move."""
    return placed("v1.2+match", "R 1 =G2G3 B5/R7G1 V7/I1I2 $0,0")


def bots() -> LocalTable:
    """Give a table at which Ann is out, and two bots play on."""
    local = started(m.Setup(rules="v1.2+match", seats=(None, "violet", "violet")))
    while local.table.turn != 1:
        local.play_turn()
    local.send("ann", m.Steps, steps=["~"])
    return local


def faster() -> LocalTable:
    local = bots()
    local.send("ann", m.Hurry, to="faster")
    return local


def to_end() -> LocalTable:
    local = faster()
    local.send("ann", m.Hurry, to="end")
    return local


def pause() -> LocalTable:
    """Give a table between two rounds; Ben is ready."""
    local = started(m.Setup(rules="v1.2+match"))
    local.send(("ann", "ben")[local.table.turn - 1], m.Steps, steps=["~"])
    local.send("ben", m.Ready)
    return local


def over() -> LocalTable:
    local = started(m.Setup())
    local.send(("ann", "ben")[local.table.turn - 1], m.Steps, steps=["~"])
    return local


def again() -> LocalTable:
    """Give a table at which Ben wants a rematch."""
    local = over()
    local.send("ben", m.Rematch)
    return local


def left() -> LocalTable:
    """Give a table whose game is over, and from which Ben is gone."""
    local = over()
    local.send("ben", m.Leave)
    return local


STAGES: dict[str, Callable[[], Table]] = {
    "playing": playing,
    "nudged": lambda: replace(playing(), hinted=1),
    "away": lambda: playing().with_chair(1, Chair(who="ann", bot="blue")),
    "unhelped": lambda: replace(playing(), setup=m.Setup(rules="v1.2+match", hints=False)),
} | {
    one.__name__: lambda one=one: one().table
    for one in (waiting, entropy, bots, faster, to_end, pause, over, again, left)
}
Done = tuple[Kind, int, dict[str, Any]]


def done(kind: Kind, seat: int, **payload: object) -> Done:
    return kind, seat, payload


SIT, LEAVE, BOT, COMMIT, REVEAL = m.Sit, m.Leave, m.AddBot, m.Commit, m.Reveal
START, STEPS, READY, REMATCH, SAY = m.Start, m.Steps, m.Ready, m.Rematch, m.Say
HURRY, FASTER, TO_END = m.Hurry, {"to": "faster"}, {"to": "end"}
HINT, NUDGE, TURN = m.Hint, {"stage": 1}, {"stage": 3}
BLUE = {"bot": "blue"}
PROMISED = {"commitment": PROMISE}
SHOWN = {"entropy": ADDED.hex()}
DROP = {"steps": ["~"]}
HELLO = {"phrase": "hello"}

CASES: list[tuple[str, str, type[m.AnySend], dict[str, Any], Done | str]] = [
    ("waiting", "dot", SIT, {}, done(Kind.SEATED, 2)),
    ("waiting", "dot", SIT, {"seat": 2}, done(Kind.SEATED, 2)),
    ("waiting", "dot", SIT, {"seat": 1}, "seat-taken"),
    ("waiting", "dot", SIT, {"seat": 3}, "seat-taken"),
    ("waiting", "ann", SIT, {}, "seated-already"),
    ("waiting", "ann", SIT, {"seat": 2}, "seated-already"),
    ("waiting", "ann", LEAVE, {}, done(Kind.LEFT, 1)),
    ("waiting", "dot", LEAVE, {}, "not-seated"),
    ("waiting", "ann", BOT, {"seat": 2} | BLUE, done(Kind.BOT, 2, bot="blue")),
    ("waiting", "dot", BOT, {"seat": 2} | BLUE, "not-seated"),
    ("waiting", "ann", BOT, {"seat": 1} | BLUE, "bot-not-wanted"),
    ("waiting", "ann", BOT, {"seat": 4} | BLUE, "bot-not-wanted"),
    ("waiting", "ann", COMMIT, PROMISED, done(Kind.COMMITTED, 1, commitment=PROMISE)),
    ("waiting", "dot", COMMIT, PROMISED, "not-seated"),
    ("waiting", "ann", REVEAL, SHOWN, "not-entropy"),
    ("waiting", "ann", START, {}, "seats-free"),
    ("waiting", "dot", START, {}, "not-seated"),
    ("waiting", "ann", STEPS, DROP, "not-running"),
    ("waiting", "dot", STEPS, DROP, "not-seated"),
    ("waiting", "ann", READY, {}, "not-paused"),
    ("waiting", "ann", REMATCH, {}, "not-over"),
    ("waiting", "ann", HURRY, FASTER, "not-running"),
    ("waiting", "dot", HURRY, FASTER, "not-seated"),
    ("waiting", "ann", HINT, NUDGE, "not-running"),
    ("waiting", "dot", HINT, NUDGE, "not-seated"),
    ("waiting", "ann", SAY, HELLO, done(Kind.SAID, 1, phrase="hello")),
    ("waiting", "dot", SAY, HELLO, done(Kind.SAID, 0, phrase="hello")),
    ("entropy", "dot", SIT, {}, "not-waiting"),
    ("entropy", "ann", LEAVE, {}, done(Kind.LEFT, 1)),
    ("entropy", "ann", BOT, {"seat": 2} | BLUE, "bot-not-wanted"),
    ("entropy", "ann", COMMIT, PROMISED, "not-waiting"),
    ("entropy", "ben", REVEAL, SHOWN, done(Kind.REVEALED, 2, entropy=ADDED.hex())),
    ("entropy", "ben", REVEAL, {"entropy": "00"}, "entropy-differs"),
    ("entropy", "ann", REVEAL, SHOWN, "not-entropy"),
    ("entropy", "dot", REVEAL, SHOWN, "not-seated"),
    ("entropy", "ann", START, {}, "not-waiting"),
    ("entropy", "ann", STEPS, DROP, "not-running"),
    ("entropy", "ann", READY, {}, "not-paused"),
    ("entropy", "ann", REMATCH, {}, "not-over"),
    ("entropy", "ann", HURRY, TO_END, "not-running"),
    ("entropy", "ann", HINT, NUDGE, "not-running"),
    ("entropy", "ann", SAY, HELLO, done(Kind.SAID, 1, phrase="hello")),
    ("playing", "dot", SIT, {}, "not-waiting"),
    ("playing", "ann", SIT, {}, "seated-already"),
    ("playing", "ben", LEAVE, {}, done(Kind.LEFT, 2)),
    ("playing", "ann", BOT, {"seat": 2} | BLUE, "bot-not-wanted"),
    ("playing", "ann", COMMIT, PROMISED, "not-waiting"),
    ("playing", "ann", REVEAL, SHOWN, "not-entropy"),
    ("playing", "ann", START, {}, "not-waiting"),
    ("playing", "ann", STEPS, DROP, done(Kind.STEPS, 1, steps="~", cause="player")),
    (
        "playing",
        "ann",
        STEPS,
        {"steps": ["+R7", "."]},
        done(Kind.STEPS, 1, steps="+R7 .", cause="player"),
    ),
    ("playing", "ann", STEPS, {"steps": ["+R7"]}, "steps-unfinished"),
    ("playing", "ann", STEPS, {"steps": ["."]}, "end-too-early"),
    ("playing", "ann", STEPS, {"steps": ["+R6", "."]}, "not-in-hand"),
    ("playing", "ann", STEPS, {"steps": ["+R7", ".", "."]}, "turn-over"),
    ("playing", "ben", STEPS, DROP, "not-your-turn"),
    ("playing", "dot", STEPS, DROP, "not-seated"),
    ("playing", "ann", READY, {}, "not-paused"),
    ("playing", "ann", REMATCH, {}, "not-over"),
    ("playing", "ann", HURRY, FASTER, "hurry-people"),
    ("playing", "ben", HURRY, TO_END, "hurry-people"),
    ("bots", "ann", HURRY, FASTER, done(Kind.HURRIED, 1, to="faster")),
    ("bots", "ann", HURRY, TO_END, done(Kind.HURRIED, 1, to="end")),
    ("bots", "dot", HURRY, FASTER, "not-seated"),
    ("faster", "ann", HURRY, FASTER, "hurry-already"),
    ("faster", "ann", HURRY, TO_END, done(Kind.HURRIED, 1, to="end")),
    ("to_end", "ann", HURRY, FASTER, "hurry-already"),
    ("to_end", "ann", HURRY, TO_END, "hurry-already"),
    ("playing", "ann", HINT, NUDGE, done(Kind.HINTED, 1, stage=1)),
    ("playing", "ann", HINT, TURN, done(Kind.HINTED, 1, stage=3)),
    ("playing", "ben", HINT, NUDGE, "not-your-turn"),
    ("playing", "dot", HINT, NUDGE, "not-seated"),
    ("bots", "ann", HINT, NUDGE, "not-your-turn"),
    ("nudged", "ann", HINT, NUDGE, "hint-had"),
    ("nudged", "ann", HINT, TURN, done(Kind.HINTED, 1, stage=3)),
    ("away", "ann", HINT, NUDGE, "away"),
    ("unhelped", "ann", HINT, NUDGE, "hints-off"),
    ("playing", "ben", SAY, HELLO, done(Kind.SAID, 2, phrase="hello")),
    ("pause", "dot", SIT, {}, "not-waiting"),
    ("pause", "ann", LEAVE, {}, done(Kind.LEFT, 1)),
    ("pause", "ann", BOT, {"seat": 2} | BLUE, "bot-not-wanted"),
    ("pause", "ann", COMMIT, PROMISED, "not-waiting"),
    ("pause", "ann", REVEAL, SHOWN, "not-entropy"),
    ("pause", "ann", START, {}, "not-waiting"),
    ("pause", "ann", STEPS, DROP, "not-running"),
    ("pause", "ann", READY, {}, done(Kind.READY, 1)),
    ("pause", "ben", READY, {}, "agreed-already"),
    ("pause", "dot", READY, {}, "not-seated"),
    ("pause", "ann", REMATCH, {}, "not-over"),
    ("pause", "ann", HURRY, FASTER, "not-running"),
    ("pause", "ann", HINT, NUDGE, "not-running"),
    ("pause", "ann", SAY, HELLO, done(Kind.SAID, 1, phrase="hello")),
    ("over", "dot", SIT, {}, "seat-none"),
    ("over", "ann", SIT, {}, "seated-already"),
    ("over", "ann", LEAVE, {}, done(Kind.LEFT, 1)),
    ("over", "ann", BOT, {"seat": 2} | BLUE, "bot-not-wanted"),
    ("over", "ann", COMMIT, PROMISED, "entropy-early"),
    ("over", "ann", REVEAL, SHOWN, "not-entropy"),
    ("over", "ann", START, {}, "not-waiting"),
    ("over", "ann", STEPS, DROP, "not-running"),
    ("over", "ann", READY, {}, "not-paused"),
    ("over", "ann", REMATCH, {}, done(Kind.REMATCH, 1, seed=SEED.hex())),
    ("over", "dot", REMATCH, {}, "not-seated"),
    ("over", "ann", HURRY, TO_END, "not-running"),
    ("over", "ann", HINT, NUDGE, "not-running"),
    ("over", "ann", SAY, HELLO, done(Kind.SAID, 1, phrase="hello")),
    ("again", "ann", COMMIT, PROMISED, done(Kind.COMMITTED, 1, commitment=PROMISE)),
    ("again", "ann", REMATCH, {}, done(Kind.REMATCH, 1)),  # the seed has been promised
    ("again", "ben", REMATCH, {}, "agreed-already"),
    ("left", "dot", SIT, {}, done(Kind.SEATED, 2)),
    ("left", "ann", BOT, {"seat": 2} | BLUE, done(Kind.BOT, 2, bot="blue")),
]


@pytest.mark.parametrize(("stage", "who", "kind", "values", "expected"), CASES)
def test_every_send_in_every_stage(
    stage: str, who: str, kind: type[m.AnySend], values: dict[str, Any], expected: Done | str
) -> None:
    table = STAGES[stage]()
    send = kind.model_validate({"id": "x", "table": "t1", **values})
    if isinstance(expected, str):
        with pytest.raises((TableError, Red7Error), match=rf"^{expected}\b"):
            act(table, who, send, HOUSE)
        return
    draft = act(table, who, send, HOUSE)
    assert (draft.kind, draft.seat, draft.payload) == expected
    entry = Entry("t1", table.seq + 1, table.at, draft.seat, draft.kind, draft.payload, who, "x")
    assert apply(table, entry).seq == table.seq + 1


def test_the_cases_leave_nothing_out() -> None:
    tried = {(stage, kind) for stage, _, kind, _, _ in CASES}
    for stage in ("waiting", "entropy", "playing", "pause", "over"):
        assert {kind for at, kind in tried if at == stage} == set(m.SENDS), stage
        assert STAGES[stage]().stage == stage


def test_the_host_may_begin_without_a_seat() -> None:
    local = LocalTable(m.Setup(seats=("violet", None)))
    local.send("ann", m.AddBot, seat=2, bot="blue")
    assert refused(local, "ben", m.Start) == "not-seated"
    local.send("ann", m.Start)
    assert (local.table.stage, local.log[-1].seat) == ("playing", 0)


def test_seats_are_taken_given_up_and_taken_again() -> None:
    local = LocalTable(m.Setup(seats=(None, "blue", None)))
    local.send("ann", m.Sit, seat=3)
    assert refused(local, "ben", m.Sit, seat=2) == "seat-taken"
    local.send("ben", m.Sit)
    assert local.table.seat_of("ben") == 1
    assert refused(local, "cid", m.Sit) == "seat-none"
    local.send("ben", m.Leave)
    local.send("ann", m.AddBot, seat=1, bot="green")
    local.send("ann", m.Start)
    assert local.table.stage == "playing"


def test_whoever_is_away_takes_the_seat_back_before_moving() -> None:
    local = started(m.Setup(stand_in="blue"))
    seat = local.table.turn
    who = local.table.chairs[seat - 1].who
    steps = [str(step) for step in local.turn()]
    draft = gone(local.table, seat)
    assert draft
    local.write(draft)
    assert state(local.table, seat, Surroundings()).choices is None
    assert refused(local, who, m.Steps, steps=steps) == "away"
    local.send(who, m.Sit)
    assert state(local.table, seat, Surroundings()).choices
    local.send(who, m.Steps, steps=steps)


def test_entropy_is_promised_once() -> None:
    local = waiting()
    local.send("ann", m.Commit, commitment=PROMISE)
    assert refused(local, "ann", m.Commit, commitment="0" * 64) == "entropy-promised"


def test_spectators_may_be_kept_from_speaking() -> None:
    local = LocalTable(m.Setup(spectators=False))
    assert refused(local, "dot", m.Say, phrase="hello") == "no-spectators"
    local.send("ann", m.Sit)
    local.send("ann", m.Say, phrase="hello")


def test_whoever_was_away_takes_the_seat_back_from_the_bot() -> None:
    local = started(m.Setup(stand_in="blue"))
    local.write(Draft(Kind.BOT, 2, {"bot": "blue"}))
    assert refused(local, "ben", m.Sit, seat=1) == "seated-already"
    local.send("ben", m.Sit, seat=2)
    assert local.table.chairs[1].person


@pytest.mark.parametrize("stand_in", [None, "blue"])
@pytest.mark.parametrize("absent", [frozenset(), frozenset({2})])
def test_a_bot_may_play_for_whoever_is_long_gone_where_that_was_agreed(
    stand_in: str | None, absent: frozenset[int]
) -> None:
    table = started(m.Setup(stand_in=stand_in)).table
    house = House(lambda: SEED, absent=lambda _: absent)
    send = m.AddBot(id="x", table="t1", seat=2, bot="violet")
    if stand_in and absent:
        assert act(table, "ann", send, house) == Draft(Kind.BOT, 2, {"bot": "violet"})
        with pytest.raises(TableError, match="bot-not-wanted"):
            act(table, "ben", send.model_copy(update={"seat": 1}), house)
    else:
        with pytest.raises(TableError, match="bot-not-wanted"):
            act(table, "ann", send, house)


def test_a_bot_may_take_the_seat_of_whoever_left() -> None:
    local = started(m.Setup())
    local.send("ben", m.Leave)
    local.send("ann", m.AddBot, seat=2, bot="blue")
    assert (local.table.chairs[1].bot, local.table.chairs[1].gone) == ("blue", False)


def test_a_table_is_set_up_with_rules_and_bots_that_exist() -> None:
    draft = create(m.Setup(rules="EXPERT", seats=(None, "blue")), HOUSE)
    assert (draft.kind, draft.seat, draft.payload["seed"]) == (Kind.CREATED, 0, SEED.hex())
    setup = m.Setup.model_validate(draft.payload["setup"])
    assert setup == m.Setup(rules="v1.2+draw+match+actions", seats=(None, "blue"))
    with pytest.raises(Red7Error):
        create(m.Setup(rules="v9"), HOUSE)
    for wrong in (m.Setup(seats=(None, "nobody")), m.Setup(stand_in="nobody")):
        with pytest.raises(Red7Error, match="bot-unknown"):
            LocalTable(wrong)
    local = waiting()
    with pytest.raises(Red7Error, match="bot-unknown"):
        local.send("ann", m.AddBot, seat=2, bot="nobody")


def test_nothing_may_follow_a_draw_for_a_refusal_would_show_the_card() -> None:
    table = placed("v1.2+actions", "R 1 =B2B3 B5/Y3G1 V7/I1I2")
    for after in (".", "~", ">R7", "+R7", ">B2"):
        send = m.Steps(id="x", table="t1", steps=("+Y3", after))
        with pytest.raises(TableError, match="steps-after-draw"):
            act(table, "ann", send, HOUSE)
    draft = act(table, "ann", m.Steps(id="x", table="t1", steps=("+Y3",)), HOUSE)
    entry = Entry("t1", table.seq + 1, table.at, 1, draft.kind, draft.payload, "ann", "x")
    match = apply(table, entry).match
    assert match
    assert [str(step) for step in match.round.steps] == ["+Y3", "!B2"]


def test_steps_of_a_bot_are_checked_and_told_apart() -> None:
    table = playing()
    draft = bot_steps(table, 1, read_steps("+R7 ."))
    assert draft == Draft(Kind.STEPS, 1, {"steps": "+R7 .", "cause": "bot"})
    with pytest.raises(TableError, match="steps-unfinished"):
        bot_steps(table, 1, read_steps("+R7"))
    with pytest.raises(Red7Error, match="not-your-turn"):
        bot_steps(table, 2, read_steps("~"))
    with pytest.raises(TableError, match="not-running"):
        bot_steps(waiting().table, 1, read_steps("~"))
