"""A finished game, moment by moment: what a replay shows.

All hands are open, as they are in its record. Each hand still comes from the view of its own seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, cast

from red7.core import Match
from red7.core.steps import END, Step, read_steps
from red7.protocol import messages as m
from red7.protocol.changes import Changes, PlayerChanges, RoundChanges, SeatChanges
from red7.protocol.follow import follow
from red7.protocol.replays import Moment, Replay
from red7.table.errors import TableError
from red7.table.events import events
from red7.table.log import Entry, Kind
from red7.table.replay import apply
from red7.table.rounds import names as names_of
from red7.table.state import Kinds, Names, Surroundings, state
from red7.table.table import Table

_STEPS: Final = (Kind.STEPS, Kind.TIMEOUT)


def replay_of(
    entries: Iterable[Entry], game: int, names: Names, kinds: Kinds | None = None
) -> Replay | None:
    """Return a game of a table as a replay; None if it is not over, or there is none."""
    around = Surroundings(names, kinds=kinds or {})
    moments: list[_Shown] = []
    table: Table | None = None
    told: list[m.AnyEvent] = []
    for entry in entries:
        before = table
        if before is None or before.game != game or entry.kind not in _STEPS:
            numbered = _numbered(entry, before)
            table = apply(before, numbered)
            if table.game == game:
                told += _told(before, numbered, table, 0, around)
        else:
            shown, table = _stepped(before, entry, around, told)
            moments += shown
            told = []
        if table.game == game and _dealt(before, table):
            dealt = _shown(table, around, whole=True)
            moments.append(replace(dealt, events=tuple(told)))
            told = []
        if table.game == game and table.stage == "over":
            return _replay(table, moments)
        if table.game == game and table.match is None:
            moments, told = [], []  # the game has not begun, or was given up
    return None


def states(replay: Replay) -> Iterator[m.State]:
    """Yield the table at each moment of a replay."""
    now: m.State | None = None
    for number, moment in enumerate(replay.moments):
        if moment.state is not None:
            now = moment.state
        elif now is None or moment.changes is None:
            message = f"nothing leads to moment {number}"
            raise ValueError(message)
        else:
            change = m.Change(
                table=now.table, seq=number, now=moment.at, events=(), changes=moment.changes
            )
            now = follow(now, change)
        yield now


@dataclass(frozen=True)
class _Shown:
    """A moment with the whole table."""

    state: m.State
    turn: int
    whole: bool
    seat: int = 0
    moves: tuple[m.Move, ...] = ()
    events: tuple[m.AnyEvent, ...] = ()


def _numbered(entry: Entry, before: Table | None) -> Entry:
    """Number an entry anew: a turn that is shown step by step takes up several numbers."""
    return entry if before is None else replace(entry, seq=before.seq + 1)


def _dealt(before: Table | None, after: Table) -> bool:
    was = before.stage if before else "waiting"
    return after.stage == "playing" and was != "playing"


def _stepped(
    before: Table, entry: Entry, around: Surroundings, told: list[m.AnyEvent]
) -> tuple[list[_Shown], Table]:
    """Show steps one by one; what the log tells of them comes with the last one."""
    mover, table = before.turn, before
    shown: list[_Shown] = []
    for group in _groups(read_steps(entry.text("steps"))):
        was = table
        payload = {**entry.payload, "steps": " ".join(map(str, group))}
        part = replace(_numbered(entry, was), payload=payload)
        table = apply(was, part)
        (moved,) = [
            event
            for event in _told(was, part, table, mover, around)
            if isinstance(event, m.Stepped)
        ]
        after = _shown(table, around, whole=False)
        shown.append(replace(after, seat=mover, moves=moved.moves))
    whole = len(_running(table).turns) > len(_running(before).turns)
    numbered = replace(entry, seq=table.seq)
    lines = (*told, *_told(before, numbered, table, mover, around))
    shown[-1] = replace(shown[-1], events=lines, whole=whole)
    return shown, table


def _groups(steps: Iterable[Step]) -> list[list[Step]]:
    """Divide a move into what is shown at once: the end of a turn comes with its last step."""
    groups: list[list[Step]] = []
    for step in steps:
        if step.kind == END and groups:
            groups[-1].append(step)
        else:
            groups.append([step])
    return groups


def _told(
    before: Table | None, entry: Entry, after: Table, seat: int, around: Surroundings
) -> tuple[m.AnyEvent, ...]:
    return tuple(events(before, entry, after, seat, around.names))


def _running(table: Table) -> Match:
    if table.match is None:
        raise TableError("not-running")
    return table.match


def _shown(table: Table, around: Surroundings, *, whole: bool) -> _Shown:
    return _Shown(_open(table, around), turn=len(_running(table).turns), whole=whole)


def _open(table: Table, around: Surroundings) -> m.State:
    """Return the state of a table with every hand in it."""
    match = _running(table)
    people = frozenset(chair.who for chair in table.chairs)
    seen = state(table, 0, around._replace(present=people, now=table.at))
    if seen.round is None:
        raise TableError("not-running")
    players = tuple(
        player.model_copy(update={"hand": _hand(match, player.seat), "hidden": 0})
        for player in seen.round.players
    )
    laid_open = seen.round.model_copy(
        update={"players": players, "position": str(match.round), "hands": None}
    )
    # Clocks and guidance are for those who play.
    return seen.model_copy(
        update={"round": laid_open, "clock": None, "pause_until": None, "guide": None}
    )


def _hand(match: Match, seat: int) -> tuple[str, ...]:
    return names_of(match.round.view(seat).hands[seat - 1])


def _replay(table: Table, shown: list[_Shown]) -> Replay:
    numbered = [
        replace(one, state=one.state.model_copy(update={"seq": number}))
        for number, one in enumerate(shown)
    ]
    first = _moment(numbered[0], None)
    rest = [_moment(after, before) for before, after in pairwise(numbered)]
    return Replay(game=f"{table.id}-{table.game}", ended=table.at, moments=(first, *rest))


def _moment(shown: _Shown, before: _Shown | None) -> Moment:
    now = shown.state.round
    if now is None:
        raise TableError("not-running")
    dealt = before is None or not shown.seat
    return Moment(
        round=now.number,
        turn=shown.turn,
        whole=shown.whole,
        at=shown.state.now,
        seat=shown.seat,
        moves=shown.moves,
        events=shown.events,
        state=shown.state if dealt else None,
        changes=None if dealt or before is None else difference(before.state, shown.state),
    )


def difference(before: m.State, after: m.State) -> Changes:
    """Return what has changed in a state, so that ``follow`` leads from one to the other."""
    changed = _different(before, after, Changes, but=("round", "seats"))
    if before.seats != after.seats:
        changed["seats"] = _changed(before.seats, after.seats, SeatChanges)
    if before.round is None or after.round is None or before.round == after.round:
        return cast("Changes", changed)
    was, now = before.round, after.round
    told = {"position": now.position, **_different(was, now, RoundChanges, but=("players",))}
    if was.players != now.players:
        told["players"] = _changed(was.players, now.players, PlayerChanges)
    if "standings" in told:
        pairs = zip(was.standings, now.standings, strict=True)
        told["standings"] = tuple(new for old, new in pairs if old != new)
    return cast("Changes", {**changed, "round": told})


def _changed(
    before: Sequence[m.SeatView | m.PlayerView],
    after: Sequence[m.SeatView | m.PlayerView],
    kind: type,
) -> tuple[dict[str, Any], ...]:
    """Return what has changed of those who sit at the table."""
    return tuple(
        {"seat": new.seat, **_different(old, new, kind)}
        for old, new in zip(before, after, strict=True)
        if old != new
    )


def _different(
    before: m.Message, after: m.Message, kind: type, but: Sequence[str] = ()
) -> dict[str, Any]:
    """Return the fields that a change may name and that are different."""
    return {
        name: getattr(after, name)
        for name in kind.__annotations__
        if name not in but and getattr(before, name) != getattr(after, name)
    }
