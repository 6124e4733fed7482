"""Tables that are played without a server: what the tests of the pure parts share."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

import pytest

from red7.bots import find_bot
from red7.core import Phase, Round, Step
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.log import Draft, Entry, JsonValue
from red7.table.replay import apply
from red7.table.sends import House, act, bot_steps, create
from red7.table.table import Table
from red7.table.turns import draws
from red7.table.upkeep import due

WHO = ("ann", "ben", "cid", "dot")
NAMES = {"ann": "Ann", "ben": "Ben"}
SETUPS = (
    m.Setup(),
    m.Setup(rules="expert", seats=(None, None, None)),
    m.Setup(rules="v1.3+draw+match+actions", seats=(None, "blue", "green", None)),
    m.Setup(rules="v1.1+draw!+actions", seats=(None, "violet")),
)


@dataclass
class LocalTable:
    """A table and its log, to which sends are applied one after the other."""

    setup: m.Setup
    seed: int = 0
    log: list[Entry] = field(default_factory=list)
    states: list[Table] = field(default_factory=list)
    now: int = 1_000_000

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.write(create(self.setup, self.house), "ann")

    @property
    def house(self) -> House:
        return House(lambda: self.chance.randbytes(32), find_bot)

    @property
    def table(self) -> Table:
        return self.states[-1]

    def write(self, draft: Draft, who: str = "") -> None:
        self.now += 1000
        seq = len(self.log) + 1
        payload: dict[str, JsonValue] = draft.payload
        entry = Entry(
            "t1", seq, self.now, draft.seat, draft.kind, payload, who, f"s{self.seed}-{seq}"
        )
        self.log.append(entry)
        self.states.append(apply(self.states[-1] if self.states else None, entry))

    def send(self, who: str, kind: type[m.AnySend], **values: object) -> None:
        send = kind.model_validate({"id": "x", "table": "t1", **values})
        self.write(act(self.table, who, send, self.house), who)

    def seat_all(self) -> None:
        for seat, bot in enumerate(self.setup.seats):
            if bot is None:
                self.send(WHO[seat], m.Sit)

    def turn(self) -> tuple[Step, ...]:
        """Choose steps for the seat to move at random, as far as one send may go."""
        assert self.table.match
        seat = self.table.turn
        view = self.table.match.round.view(seat)
        steps: list[Step] = []
        while True:
            legal = [step for step in view.legal_steps if step.kind != "~"] or view.legal_steps
            step = self.chance.choice(legal)
            after = view.step(step)
            steps.append(step)
            if after.phase is Phase.OVER or draws(view, after):
                return tuple(steps)
            view = after

    def play_turn(self) -> None:
        seat = self.table.turn
        steps = self.turn()
        if self.table.bot_to_move:
            self.write(bot_steps(self.table, seat, steps))
        else:
            self.send(self.table.chairs[seat - 1].who, m.Steps, steps=[str(s) for s in steps])

    def play_on(self) -> None:
        """Play to the end of the game; every round is gone on from by all."""
        while self.table.stage != "over":
            if self.table.stage == "playing":
                self.play_turn()
            else:
                for seat in sorted(self.table.persons):
                    self.send(self.table.chairs[seat - 1].who, m.Ready)
                if self.table.stage == "pause":
                    self.now += 100_000
                    draft = due(self.table, self.now, watched=True)
                    assert draft
                    self.write(draft)


def started(setup: m.Setup, seed: int = 1) -> LocalTable:
    """Give a table at which all sit and the game has begun."""
    local = LocalTable(setup, seed)
    local.seat_all()
    local.send("ann", m.Start)
    return local


def refused(local: LocalTable, who: str, kind: type[m.AnySend], **values: object) -> str:
    """Send what a table must refuse, and give the reason."""
    before = len(local.log)
    with pytest.raises(TableError) as error:
        local.send(who, kind, **values)
    assert len(local.log) == before
    return error.value.reason


def placed(rules: str, position: str) -> Table:
    """Give a table of two people at which a round stands like this."""
    table = started(m.Setup(rules=rules)).table
    assert table.match
    now = Round.parse(rules, position)
    return replace(table, match=replace(table.match, begin=now.at_start, round=now))
