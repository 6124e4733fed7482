"""Everything that one reader may know about a table, ready to be drawn.

What a seat learns about the cards comes from ``Round.view`` and, after the round, from hands that
are shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, Protocol

from red7.core import Red7Error, Step, commitment
from red7.core.steps import DISCARD
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.table.compose import Composition
from red7.table.errors import TableError
from red7.table.guide import guide, guide_move
from red7.table.outcomes import outcome
from red7.table.rounds import round_view, shown_hands
from red7.table.table import Table

_Preview: Final = trusted(m.Preview)
_State: Final = trusted(m.State)
_SeatView: Final = trusted(m.SeatView)
_ClockView: Final = trusted(m.ClockView)
_Result: Final = trusted(m.Result)


class Names(Protocol):
    """Players' names by id."""

    def get(self, who: str, default: str, /) -> str:
        """Return a player's name, or the default if it is unknown."""
        ...


class Kinds(Protocol):
    """What accounts players have, by id."""

    def get(self, who: str, default: m.AccountKind, /) -> m.AccountKind:
        """Return what kind of account a player has, or the default for a guest."""
        ...


_NAMELESS: Final[Mapping[str, str]] = MappingProxyType({})
_GUESTS: Final[Mapping[str, m.AccountKind]] = MappingProxyType({})


class Surroundings(NamedTuple):
    """What is known about a table besides its log: names, who is connected, and the time."""

    names: Names | Mapping[str, str] = _NAMELESS
    present: frozenset[str] = frozenset()
    spectators: int = 0
    now: int = 0
    kinds: Kinds | Mapping[str, m.AccountKind] = _GUESTS


def preview(table: Table, seat: int, ask: m.AskPreview) -> m.Preview:
    """Return what some steps would lead to, without drawing or revealing anything."""
    if table.match is None or table.stage != "playing":
        raise TableError("not-running")
    if not seat:
        raise TableError("not-seated")
    view = table.match.round.view(seat)
    if view.turn != seat:
        raise Red7Error("not-your-turn", seat=view.turn)
    move, top = Composition.begin(view), table.canvas_card
    for text in ask.steps:
        step = Step.parse(text)
        move = move.add(step)
        top = step.card if step.kind == DISCARD else top
    return _Preview(
        id=ask.id,
        table=table.id,
        seq=table.seq,
        steps=ask.steps,
        outcome=outcome(view, move.now) if ask.steps else None,
        round=round_view(table.match, move.now, top, shown_hands(table)),
        choices=move.choices(),
        refused=move.refused(),
        guide=guide_move(move),
    )


def state(table: Table, seat: int, around: Surroundings) -> m.State:
    """Return everything that a seat may know about a table; seat 0 is a spectator."""
    match = table.match
    view = match.round.view(seat) if match else None
    move = Composition.begin(view) if view is not None and table.awaits(seat) else None
    return _State(
        table=table.id,
        seq=table.seq,
        now=around.now,
        setup=table.setup,
        stage=table.stage,
        game=table.game,
        you=seat,
        seats=seat_views(table, around),
        spectators=around.spectators,
        commitment=commitment(table.seed),
        next_commitment=commitment(table.next_seed) if table.next_seed else None,
        goal=match.goal if match else None,
        round=round_view(match, view, table.canvas_card, shown_hands(table))
        if match and view
        else None,
        clock=clock_view(table),
        pause_until=table.pause_until,
        may_hurry=may_hurry(table, seat),
        hurry=table.hurry,
        result=result(table) if table.stage == "over" else None,
        choices=move.choices() if move else None,
        refused=move.refused() if move else (),
        guide=None if view is None else guide(view, seat),
    )


def seat_views(table: Table, around: Surroundings) -> tuple[m.SeatView, ...]:
    """Return who plays each seat."""
    return tuple(seat_view(table, seat, around) for seat in range(1, table.players + 1))


def seat_view(table: Table, seat: int, around: Surroundings) -> m.SeatView:
    """Return who plays a seat."""
    chair = table.chairs[seat - 1]
    kind: Literal["free", "person", "bot", "gone"] = "person" if chair.who else "free"
    if chair.gone:
        kind = "gone"
    elif chair.bot:
        kind = "bot"
    return _SeatView(
        seat=seat,
        kind=kind,
        name=around.names.get(chair.who, "") if chair.who else "",
        former=around.names.get(chair.former, "") if chair.former else "",
        account=account_of(table, seat, around),
        bot=chair.bot or None,
        present=bool(chair.bot) or chair.who in around.present,
        away=bool(chair.bot and chair.who),
        host=bool(chair.who) and chair.who == table.host,
        commitment=table.commitments[seat - 1] or None,
        revealed=bool(table.entropies[seat - 1]),
        ready=seat in table.agreed,
        hints=table.hints[seat - 1] if table.hints else 0,
    )


def account_of(table: Table, seat: int, around: Surroundings) -> m.AccountKind | None:
    """Return what account the player of a seat has, or had who has left; None if there is none."""
    who = table.chairs[seat - 1].named
    return around.kinds.get(who, "guest") if who else None


def may_hurry(table: Table, seat: int) -> bool:
    """Return whether a reader may let the bots hurry."""
    return bool(seat) and table.only_bots_left and table.hurry != "end"


def clock_view(table: Table) -> m.ClockView | None:
    """Return the clocks; None if there are none."""
    if not table.left:
        return None
    return _ClockView(
        clock=table.setup.clock, left=table.left, since=table.since, deadline=table.deadline
    )


def result(table: Table) -> m.Result:
    """Return how the game at a table ended, with the secrets of its deals."""
    if table.match is None or not table.match.over:
        raise TableError("not-over")
    return _Result(
        winners=table.match.winners,
        scores=table.match.scores,
        seed=table.match.seed.hex(),
        entropies=tuple(entropy.hex() for entropy in table.match.entropies),
        record=f"{table.id}-{table.game}",
        reason=table.match.ending,
    )
