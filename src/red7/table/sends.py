"""Turning what players send into log entries, or refusing it with a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from red7.core import Match, Red7Error, Rules, Step, commitment
from red7.core.steps import write_steps
from red7.core.values import maker
from red7.protocol import messages as m
from red7.table.compose import check_steps
from red7.table.errors import TableError
from red7.table.log import Draft, Entry, JsonValue, Kind
from red7.table.table import Table

MOST_ENTRIES: Final = 20_000  # in one log; a long evening of rematches has a few thousand
MOST_ENTRIES_TO_SPEAK: Final = MOST_ENTRIES // 2  # so that the like leaves room for games
_make_draft: Final = maker(Draft)
_BESIDE: Final = (m.Say, m.Hint)  # what a game can do without
_TO_AN_END: Final = (m.Steps, m.Ready, m.Reveal, m.Leave)  # a game that runs can be finished


@dataclass(frozen=True)
class House:
    """What a table needs from the server it runs on."""

    seeds: Callable[[], bytes]  # returns the seed of a new game
    check_bot: Callable[[str], object] = lambda _: None  # raises if there is no such bot
    absent: Callable[[Table], frozenset[int]] = lambda _: frozenset()  # seats of absent players
    check_seat: Callable[[Table, str], None] = lambda *_: None  # raises if somebody may not sit


def create(setup: m.Setup, house: House) -> Draft:
    """Create a table; its rules and bots must exist."""
    rules = str(Rules.parse(setup.rules))
    helped = setup.hints or setup.stand_in or setup.clock.kind == "none"
    if setup.rated and (helped or None not in setup.seats):
        raise TableError("rated-setup")
    for bot in {*setup.seats, setup.stand_in} - {None}:
        house.check_bot(bot or "")
    setup = setup.model_copy(update={"rules": rules})
    payload: dict[str, JsonValue] = {
        "setup": setup.model_dump(mode="json"),
        "seed": house.seeds().hex(),
    }
    return Draft(Kind.CREATED, 0, payload)


def act(table: Table, who: str, send: m.AnySend, house: House) -> Draft:
    """Return the log entry that a message becomes."""
    if table.closed:
        raise TableError("closed")
    most = MOST_ENTRIES_TO_SPEAK if type(send) in _BESIDE else MOST_ENTRIES
    if table.seq >= most and type(send) not in _TO_AN_END:
        raise TableError("full")
    if send.type == "sit" and not table.seat_of(who):
        house.check_seat(table, who)
    if send.type == "bot":
        return _add_bot(table, who, send, house)
    if send.type == "rematch":
        return _rematch(table, who, house)
    return _act(send, table, who)


def became(send: m.AnySend, entry: Entry) -> bool:
    """Return whether a message is the one that became this entry, sent once more."""
    match send:
        case m.Sit():
            same = send.seat in (None, entry.seat)
        case m.AddBot():
            same = (send.seat, send.bot) == (entry.seat, entry.text("bot"))
        case m.Commit():
            same = send.commitment == entry.text("commitment")
        case m.Reveal():
            same = send.entropy == entry.text("entropy")
        case m.Steps():
            same = write_steps(map(Step.parse, send.steps)) == entry.text("steps")
        case m.Hurry():
            same = send.to == entry.text("to")
        case m.Hint():
            same = send.stage == entry.number("stage")
        case m.Say():
            same = send.phrase == entry.text("phrase")
        case _:
            same = True
    return same and entry.kind is _KINDS[send.type]


_KINDS: Final = {
    "sit": Kind.SEATED,
    "leave": Kind.LEFT,
    "bot": Kind.BOT,
    "commit": Kind.COMMITTED,
    "reveal": Kind.REVEALED,
    "start": Kind.STARTED,
    "steps": Kind.STEPS,
    "ready": Kind.READY,
    "rematch": Kind.REMATCH,
    "hurry": Kind.HURRIED,
    "hint": Kind.HINTED,
    "say": Kind.SAID,
}


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
            return Draft(Kind.SEATED, own)  # taken back from a stand-in
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


def _add_bot(table: Table, who: str, send: m.AddBot, house: House) -> Draft:
    if not table.seat_of(who) and who != table.host:
        raise TableError("not-seated")
    house.check_bot(send.bot)
    if send.seat > table.players:
        raise TableError("bot-not-wanted", seat=send.seat)
    chair = table.chairs[send.seat - 1]
    before = table.stage in ("waiting", "over") and chair.free
    if table.setup.rated and not before:
        raise TableError("rated-bot")
    agreed = table.setup.stand_in is not None and chair.person and send.seat in house.absent(table)
    if not before and not chair.gone and not agreed:
        raise TableError("bot-not-wanted", seat=send.seat)
    return Draft(Kind.BOT, send.seat, {"bot": send.bot})


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
    if table.chairs[seat - 1].bot:
        raise TableError("away")
    return _steps(table, seat, tuple(map(Step.parse, send.steps)), "player")


def bot_steps(table: Table, seat: int, steps: tuple[Step, ...]) -> Draft:
    """Return the log entry for a bot's steps."""
    return _steps(table, seat, steps, "bot")


def _steps(table: Table, seat: int, steps: tuple[Step, ...], cause: str) -> Draft:
    if table.match is None or table.stage != "playing":
        raise TableError("not-running")
    played = _played(table.match, seat, steps)
    if played is None:
        check_steps(table.match.round.view(seat), steps)
    payload: dict[str, JsonValue] = {"steps": write_steps(steps), "cause": cause}
    return _make_draft(kind=Kind.STEPS, seat=seat, payload=payload, played=played)


def _played(match: Match, seat: int, steps: tuple[Step, ...]) -> Match | None:
    """Return the match after a player's steps; None if they are refused.

    Which steps are open in a round depends on what its player knows, so that most are made only
    once. Why others are refused, only the player's view may say.
    """
    if seat != match.round.turn:
        return None
    try:
        return match.moved(check_steps(match.round, steps))
    except (Red7Error, TableError):
        return None


@_act.register
def _(send: m.Ready, table: Table, who: str) -> Draft:
    del send
    seat = _seat(table, who)
    if table.stage != "pause":
        raise TableError("not-paused")
    if seat in table.agreed:
        raise TableError("agreed-already")
    return Draft(Kind.READY, seat)


def _rematch(table: Table, who: str, house: House) -> Draft:
    seat = _seat(table, who)
    if table.stage != "over":
        raise TableError("not-over")
    if seat in table.agreed:
        raise TableError("agreed-already")
    return Draft(Kind.REMATCH, seat, {} if table.next_seed else {"seed": house.seeds().hex()})


@_act.register
def _(send: m.Hurry, table: Table, who: str) -> Draft:
    seat = _seat(table, who)
    if table.stage != "playing":
        raise TableError("not-running")
    if not table.only_bots_left:
        raise TableError("hurry-people")
    if table.hurry in (send.to, "end"):
        raise TableError("hurry-already")
    return Draft(Kind.HURRIED, seat, {"to": send.to})


@_act.register
def _(send: m.Hint, table: Table, who: str) -> Draft:
    seat = _seat(table, who)
    if table.stage != "playing":
        raise TableError("not-running")
    if not table.setup.hints:
        raise TableError("hints-off")
    if table.turn != seat:
        raise Red7Error("not-your-turn", seat=table.turn)
    if table.chairs[seat - 1].bot:
        raise TableError("away")
    if send.stage <= table.hinted:
        raise TableError("hint-had")
    return Draft(Kind.HINTED, seat, {"stage": send.stage})


@_act.register
def _(send: m.Say, table: Table, who: str) -> Draft:
    seat = table.seat_of(who)
    if not seat and not table.setup.spectators:
        raise TableError("no-spectators")
    if not seat and table.setup.rated and table.stage in ("playing", "pause"):
        raise TableError("rated-quiet")
    return Draft(Kind.SAID, seat, {"phrase": send.phrase})
