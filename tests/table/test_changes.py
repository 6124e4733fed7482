from __future__ import annotations

import json
import random

import pytest

from red7.core import Red7Error
from red7.protocol import messages as m
from red7.protocol.follow import follow
from red7.table.changes import change_texts, changes
from red7.table.errors import TableError
from red7.table.events import events
from red7.table.log import Kind
from red7.table.state import Surroundings, state
from red7.table.table import Table
from red7.table.upkeep import due, gone
from tests.table.games import NAMES, SETUPS, WHO, LocalTable, started
from tests.table.test_state import other_world

RULES = ("basic", "advanced", "expert", "v1.1+draw!+actions", "v1.3+draw+match+actions")
SEATS: tuple[tuple[str | None, ...], ...] = (
    (None, None),
    (None, "blue"),
    (None, None, "green"),
    (None, "red", None, None),
)
CLOCKS: tuple[m.Clock, ...] = (
    m.NoClock(),
    m.GameClock(seconds=20, increment=1),
    m.TurnClock(seconds=10),
)


AROUND = Surroundings(NAMES, frozenset(NAMES), 1, 5)


class Reader:
    """Somebody who follows a table from a seat, as a client does: by what the server sends."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.state: m.State | None = None
        self.followed = 0

    def hear(self, local: LocalTable, around: Surroundings, *, gap: bool) -> None:
        """Take up the last entry, from the wire; after a gap, from the whole state."""
        before, entry, after = local.states[-2], local.log[-1], local.table
        seat = after.seat_of(self.who)
        whole = state(after, seat, around)
        change = change_texts(before, entry, after, around)
        if self.state is None or gap or change is None:
            self.state = m.State.model_validate_json(whole.model_dump_json())
        else:
            text = change(seat, "s1")
            heard = m.SERVER.validate_json(text)
            assert isinstance(heard, m.Change)
            assert heard.done == "s1"
            assert heard.events == tuple(events(before, entry, after, seat, NAMES))
            assert json.loads(heard.model_dump_json()) == json.loads(text)
            self.state = follow(self.state, heard)
            self.followed += 1
        assert self.state == whole


def happen(local: LocalTable, chance: random.Random) -> None:
    """Let something happen at a table: mostly steps, and now and then anything else."""
    table = local.table
    people = [chair.who for chair in table.chairs if chair.who] or ["ann"]
    one = chance.choice(people)
    try:
        if chance.random() < 0.1:
            local.send(chance.choice([*people, "eve"]), m.Say, phrase="hello")
        elif chance.random() < 0.1:
            local.send(one, m.Hint, stage=chance.randint(1, 3))
        elif chance.random() < 0.06:
            _seats(local, one, chance)
        elif table.stage == "playing":
            _play(local, chance)
        elif table.stage == "pause":
            local.send(one, m.Ready)
        elif table.stage == "over":
            local.send(one, m.Rematch)
        elif any(chair.free for chair in table.chairs):
            local.send(chance.choice(WHO), m.Sit)
        else:
            local.send(one, m.Start)
    except (TableError, Red7Error):
        local.now += 60_000
        draft = due(table, local.now, watched=True)
        if draft:
            local.write(draft)


def _play(local: LocalTable, chance: random.Random) -> None:
    table = local.table
    if chance.random() < 0.1 and table.wake is not None:
        local.now = max(local.now, table.wake)
        draft = due(table, local.now, watched=True)
        if draft:
            local.write(draft)
            return
    if table.chairs[table.turn - 1].gone:
        local.now = max(local.now, table.since)
        draft = due(table, local.now, watched=True)
        assert draft
        local.write(draft)
        return
    local.play_turn()


def _seats(local: LocalTable, one: str, chance: random.Random) -> None:
    table = local.table
    what = chance.randrange(4)
    seat = table.seat_of(one)
    if what == 0:
        local.send(one, m.Leave)
    elif what == 1 and seat:
        draft = gone(table, seat)
        if draft and table.stage != "waiting":
            local.write(draft)
    elif what == 2:
        local.send(one, m.Sit)
    else:
        local.send(one, m.Hurry, to=chance.choice(["faster", "end"]))


@pytest.mark.parametrize("rules", RULES)
def test_a_state_that_follows_the_changes_is_the_state_the_server_has(rules: str) -> None:
    followed, kinds = 0, set()
    for seed, seats in enumerate(SEATS):
        for number, clock in enumerate(CLOCKS, seed):
            chance = random.Random(f"{rules} {seed} {clock.kind}")
            setup = m.Setup(
                rules=rules, seats=seats, clock=clock, stand_in=(None, "red")[number % 2]
            )
            local = LocalTable(setup, seed)
            readers = [Reader(who) for who in (*WHO, "eve")]
            while len(local.log) < 60:
                known = len(local.log)
                happen(local, chance)
                if len(local.log) == known:
                    continue
                kinds.add(local.log[-1].kind)
                around = Surroundings(NAMES, frozenset(NAMES), 1, local.now)
                for reader in readers:
                    reader.hear(local, around, gap=chance.random() < 0.05)
            followed += sum(reader.followed for reader in readers)
    assert followed > 1000
    assert kinds >= {Kind.STEPS, Kind.TIMEOUT, Kind.SAID, Kind.HINTED, Kind.LEFT, Kind.STARTED}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_changes_do_not_depend_on_what_their_reader_cannot_see(setup: m.Setup) -> None:
    local = started(setup, 5)
    local.play_on()
    chance = random.Random(1)
    differing = 0
    for before, entry, after in zip(local.states, local.log[1:], local.states[1:], strict=False):
        change = changes(before, entry, after, AROUND)
        if change is None:
            continue
        for seat in range(after.players + 1):
            was, now = (other_world(table, seat, chance) for table in (before, after))
            differing += (was, now) != (before, after)
            other = changes(was, entry, now, AROUND)
            assert other
            assert other(seat) == change(seat)
    assert differing > 10


def test_what_happens_most_often_is_sent_as_changes() -> None:
    local = LocalTable(m.Setup())
    local.seat_all()
    told: dict[Kind, bool] = {}
    local.send("ann", m.Say, phrase="hello")
    local.send("ann", m.Start)
    local.send(WHO[local.table.turn - 1], m.Hint, stage=2)
    local.play_on()
    local.send("ann", m.Rematch)
    pairs: list[tuple[Table | None, Table]] = list(
        zip([None, *local.states[:-1]], local.states, strict=True)
    )
    for (before, after), entry in zip(pairs, local.log, strict=True):
        change = changes(before, entry, after, AROUND)
        told[entry.kind] = told.get(entry.kind, False) or change is not None
        if entry.kind is Kind.SAID:
            assert change
            assert change(0) == "{}"
    assert told == {
        Kind.CREATED: False,
        Kind.SEATED: False,
        Kind.SAID: True,
        Kind.STARTED: False,
        Kind.HINTED: True,
        Kind.STEPS: True,
        Kind.REMATCH: True,
    }
