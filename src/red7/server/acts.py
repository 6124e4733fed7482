"""What somebody wants at a table becomes an entry of its log, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Final

from red7.bots import find_bot
from red7.core import Rules, Step, View, commitment
from red7.core.deal import new_seed
from red7.core.steps import DRAW, DROP_STEP, END_STEP, write_steps
from red7.core.turn import OVER, THREE
from red7.protocol import messages as m
from red7.server.errors import TableError
from red7.server.log import Draft, JsonValue, Kind
from red7.server.table import Table

MOST_ENTRIES: Final = 20_000  # of one log; a long evening of rematches has a few thousand

Seeds = Callable[[], bytes]
Absent = Callable[[Table], frozenset[int]]  # gives seats


def create(setup: m.Setup, seeds: Seeds = new_seed) -> Draft:
    """Set up a table; the rules and the bots must exist."""
    rules = str(Rules.parse(setup.rules))
    for bot in {*setup.seats, setup.stand_in} - {None}:
        find_bot(bot or "")
    setup = setup.model_copy(update={"rules": rules})
    payload: dict[str, JsonValue] = {"setup": setup.model_dump(mode="json"), "seed": seeds().hex()}
    return Draft(Kind.CREATED, 0, payload)


def act(
    table: Table,
    who: str,
    send: m.AnySend,
    absent: Absent = lambda _: frozenset(),
    seeds: Seeds = new_seed,
) -> Draft:
    """Give the entry that a send becomes; ``absent`` tells whose players are long gone."""
    if table.seq >= MOST_ENTRIES:
        raise TableError("full")
    if isinstance(send, m.AddBot):
        return _add_bot(table, who, send, absent(table))
    if isinstance(send, m.Rematch):
        return _rematch(table, who, seeds)
    return _act(send, table, who)


@singledispatch
def _act(send: m.Send, table: Table, who: str) -> Draft:
    raise NotImplementedError(type(send), table.id, who)


def _seat(table: Table, who: str) -> int:
    seat = table.seat_of(who)
    if not seat:
        raise TableError("not-seated")
    return seat


@_act.register
def _(send: m.Sit, table: Table, who: str) -> Draft:
    own = table.seat_of(who)
    if own:
        if table.chairs[own - 1].bot and send.seat in (None, own):
            return Draft(Kind.SEATED, own)  # back from being away
        raise TableError("seated-already", seat=own)
    free = [seat for seat, chair in enumerate(table.chairs, 1) if chair.free]
    if table.stage not in ("waiting", "over"):
        raise TableError("not-waiting")
    if send.seat is None and not free:
        raise TableError("seat-none")
    seat = free[0] if send.seat is None else send.seat
    if seat not in free:
        raise TableError("seat-taken", seat=seat)
    return Draft(Kind.SEATED, seat)


@_act.register
def _(send: m.Leave, table: Table, who: str) -> Draft:
    del send
    return Draft(Kind.LEFT, _seat(table, who))


def _add_bot(table: Table, who: str, send: m.AddBot, absent: frozenset[int]) -> Draft:
    if not table.seat_of(who) and who != table.host:
        raise TableError("not-seated")
    find_bot(send.bot)
    if send.seat > table.players:
        raise TableError("bot-not-wanted", seat=send.seat)
    chair = table.chairs[send.seat - 1]
    before = table.stage in ("waiting", "over") and chair.free
    agreed = table.setup.stand_in is not None and chair.person and send.seat in absent
    if not before and not chair.gone and not agreed:
        raise TableError("bot-not-wanted", seat=send.seat)
    return Draft(Kind.BOT, send.seat, {"bot": send.bot})


def gone(table: Table, seat: int) -> Draft | None:
    """Free the seat of somebody who stays away before the game.

    In the game let a bot play for them, if the table agreed to that.
    """
    if table.stage == "waiting" and seat in table.persons:
        return Draft(Kind.LEFT, seat)
    bot = table.setup.stand_in
    running = table.stage in ("playing", "pause")
    return (
        Draft(Kind.BOT, seat, {"bot": bot}) if bot and running and seat in table.persons else None
    )


@_act.register
def _(send: m.Commit, table: Table, who: str) -> Draft:
    seat = _seat(table, who)
    if table.stage != "waiting" and table.next_seed is None:
        raise TableError("entropy-early" if table.stage == "over" else "not-waiting")
    if table.commitments[seat - 1]:
        raise TableError("entropy-promised")
    return Draft(Kind.COMMITTED, seat, {"commitment": send.commitment})


@_act.register
def _(send: m.Reveal, table: Table, who: str) -> Draft:
    seat = _seat(table, who)
    if table.stage != "entropy" or seat not in table.unpromised():
        raise TableError("not-entropy")
    if commitment(bytes.fromhex(send.entropy)) != table.commitments[seat - 1]:
        raise TableError("entropy-differs")
    return Draft(Kind.REVEALED, seat, {"entropy": send.entropy})


@_act.register
def _(send: m.Start, table: Table, who: str) -> Draft:
    del send
    seat = table.seat_of(who)
    if not seat and who != table.host:
        raise TableError("not-seated")
    if table.stage != "waiting":
        raise TableError("not-waiting")
    free = sum(chair.free for chair in table.chairs)
    if free:
        raise TableError("seats-free", count=free)
    return Draft(Kind.STARTED, seat)


@_act.register
def _(send: m.Steps, table: Table, who: str) -> Draft:
    seat = _seat(table, who)
    steps = tuple(map(Step.parse, send.steps))
    check_steps(table, seat, steps)
    return Draft(Kind.STEPS, seat, {"steps": write_steps(steps), "cause": "player"})


def bot_steps(table: Table, seat: int, steps: tuple[Step, ...]) -> Draft:
    """Give the entry for the steps of a bot."""
    check_steps(table, seat, steps)
    return Draft(Kind.STEPS, seat, {"steps": write_steps(steps), "cause": "bot"})


def check_steps(table: Table, seat: int, steps: tuple[Step, ...]) -> None:
    """Refuse steps that are not a whole turn or a turn as far as a draw.

    Everything is found from the view of the seat, and nothing may follow a draw: a refusal that
    depended on the card would show it, while the step was not made.
    """
    if table.match is None or table.stage != "playing":
        raise TableError("not-running")
    position = table.match.round.view(seat)
    for number, step in enumerate(steps):
        after = position.step(step)
        drew = draws(position, after)
        position = after
        if drew and number + 1 < len(steps):
            raise TableError("steps-after-draw", step=str(steps[number + 1]))
        if not drew and position.phase is not OVER and number + 1 == len(steps):
            raise TableError("steps-unfinished")


def draws(before: View, after: View) -> bool:
    """Tell whether a card is drawn, or due to be, between two positions of one turn."""
    if after.phase is THREE:
        return True
    return any([step.kind == DRAW for step in after.steps[len(before.steps) :]])  # noqa: C419 - hot


@_act.register
def _(send: m.Ready, table: Table, who: str) -> Draft:
    del send
    seat = _seat(table, who)
    if table.stage != "pause":
        raise TableError("not-paused")
    if seat in table.agreed:
        raise TableError("agreed-already")
    return Draft(Kind.READY, seat)


def _rematch(table: Table, who: str, seeds: Seeds) -> Draft:
    seat = _seat(table, who)
    if table.stage != "over":
        raise TableError("not-over")
    if seat in table.agreed:
        raise TableError("agreed-already")
    return Draft(Kind.REMATCH, seat, {} if table.next_seed else {"seed": seeds().hex()})


@_act.register
def _(send: m.Say, table: Table, who: str) -> Draft:
    seat = table.seat_of(who)
    if not seat and not table.setup.spectators:
        raise TableError("no-spectators")
    return Draft(Kind.SAID, seat, {"phrase": send.phrase})


_DUE: Final = {"waiting": Kind.EXPIRED, "entropy": Kind.WITHHELD, "pause": Kind.NEXT}


def due(table: Table, now: int) -> Draft | None:
    """Give what the server itself has to write by now, if anything."""
    wake = table.wake
    if wake is None or now < wake:
        return None
    if table.stage in _DUE:
        return Draft(_DUE[table.stage])
    if table.chairs[table.turn - 1].gone:
        return _forced(table, "gone")
    late = table.deadline is not None and now >= table.deadline
    return _forced(table, "timeout") if late else None


def _forced(table: Table, cause: str) -> Draft:
    """Drop out for a seat; after a draw that is not always possible, and its turn is ended."""
    if table.match is None:
        raise TableError("not-running")
    view = table.match.round.view(table.turn)
    steps: tuple[Step, ...]
    if DROP_STEP in view.legal_steps:
        steps = (DROP_STEP,)
    elif END_STEP in view.legal_steps:
        steps = (END_STEP,)
    else:
        # Under v1.1 a 7's discard may have earned a card before its player was winning.
        steps = next(iter(view.lines()))
    return Draft(Kind.TIMEOUT, table.turn, {"steps": write_steps(steps), "cause": cause})
