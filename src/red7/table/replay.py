"""Replaying a log: a pure state machine that returns the table after each entry."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, cast

from red7.core import Match
from red7.core.deal import read_seed
from red7.core.match import Played
from red7.core.steps import DISCARD, DRAW, read_steps
from red7.core.values import changed
from red7.protocol.messages import GameClock, Haste, Setup, TurnClock
from red7.table.log import Entry, Kind
from red7.table.table import GRACE_MS, SLOW_GRACE_MS, Chair, Table, put


def replay(entries: Iterable[Entry]) -> Table | None:
    """Return the table that a log leads to; None for an empty log."""
    table = None
    for entry in entries:
        table = apply(table, entry)
    return table


def apply(table: Table | None, entry: Entry, played: Match | None = None) -> Table:
    """Return the table after an entry of its log.

    If the match is given that steps led to when they were checked at this table, it is believed.
    """
    if table is None:
        return _created(entry)
    if entry.seq != table.seq + 1:
        message = f"entry {entry.seq} after {table.seq}"
        raise ValueError(message)
    now = changed(table, seq=entry.seq, at=entry.at, expired=False)
    return _played(now, entry, played) if played else _AFTER[entry.kind](now, entry)


def _created(entry: Entry) -> Table:
    setup = Setup.model_validate(entry.payload["setup"])
    return Table(
        id=entry.table,
        setup=setup,
        host=entry.who,
        created=entry.at,
        seq=entry.seq,
        at=entry.at,
        chairs=tuple(Chair(bot=bot or "") for bot in setup.seats),
        seed=read_seed(entry.text("seed")),
        commitments=("",) * len(setup.seats),
        entropies=(b"",) * len(setup.seats),
        withheld=("",) * len(setup.seats),
    )


def _seated(table: Table, entry: Entry) -> Table:
    # Whoever takes a seat back from a stand-in plays on at the usual pace.
    after = replace(table.with_chair(entry.seat, Chair(who=entry.who)), hurry=None)
    return _resumed(after, entry) if table.left_to_bots else after  # it may have rested


def _left(table: Table, entry: Entry) -> Table:
    seat = entry.seat
    chair = Chair()
    if table.stage in ("playing", "pause", "entropy"):
        stand_in = table.setup.stand_in
        former = table.chairs[seat - 1].who
        chair = Chair(bot=stand_in or "", gone=not stand_in, former=former)
    if table.stage == "entropy" and seat in table.unpromised():
        table = replace(table, withheld=put(table.withheld, seat, table.commitments[seat - 1]))
    after = replace(
        table.with_chair(seat, chair),
        commitments=put(table.commitments, seat, ""),
        entropies=put(table.entropies, seat, b""),
        agreed=table.agreed - {seat},
    )
    if after.stage == "entropy":
        return _deal_if_shown(after, entry.at)
    return _agreed(after, entry.at)


def _bot(table: Table, entry: Entry) -> Table:
    chair = replace(table.chairs[entry.seat - 1], bot=entry.text("bot"), gone=False)
    after = table.with_chair(entry.seat, chair)
    return _agreed(after, entry.at)


def _committed(table: Table, entry: Entry) -> Table:
    return replace(table, commitments=put(table.commitments, entry.seat, entry.text("commitment")))


def _revealed(table: Table, entry: Entry) -> Table:
    shown = bytes.fromhex(entry.text("entropy"))
    after = replace(table, entropies=put(table.entropies, entry.seat, shown))
    return _deal_if_shown(after, entry.at)


def _withheld(table: Table, entry: Entry) -> Table:
    shown = zip(table.commitments, table.entropies, strict=True)
    kept = tuple(promise if entropy else "" for promise, entropy in shown)
    withheld = table.withheld
    for seat in table.unpromised():
        withheld = put(withheld, seat, table.commitments[seat - 1])
    return _deal_if_shown(replace(table, commitments=kept, withheld=withheld), entry.at)


def _started(table: Table, entry: Entry) -> Table:
    return _start(table, entry.at)


def _start(table: Table, at: int) -> Table:
    """Begin a game; promised entropy must be revealed before the deal."""
    return _deal_if_shown(changed(table, stage="entropy", since=at), at)


def _deal_if_shown(table: Table, at: int) -> Table:
    if table.unpromised():
        return table
    entropies = table.entropies if any(table.entropies) else ()
    match = Match.start(table.players, table.setup.rules, table.seed, entropies)
    clock = table.setup.clock
    left = () if clock.kind == "none" else (clock.seconds * 1000,) * table.players
    hints = (0,) * table.players
    return _dealt(changed(table, match=match, left=left, hints=hints), at)


def _dealt(table: Table, at: int) -> Table:
    return changed(
        table,
        stage="playing",
        since=at,
        left=_fresh(table),
        canvas_card=None,
        hands=None,
        agreed=frozenset(),
        hurry=None,
    )


def _fresh(table: Table) -> tuple[int, ...]:
    """Return the clocks at the start of a turn."""
    clock = table.setup.clock
    if isinstance(clock, TurnClock):
        return (clock.seconds * 1000,) * table.players
    return table.left


def _stepped(table: Table, entry: Entry) -> Table:
    after = _running(table)
    for step in read_steps(entry.text("steps")):
        after = after.apply(step)
    return _played(table, entry, after)


def _played(table: Table, entry: Entry, after: Match) -> Table:
    """Return a table after steps that led to this."""
    match = _running(table)
    steps = read_steps(entry.text("steps"))
    discards = [step.card for step in steps if step.kind == DISCARD]
    table = changed(
        table,
        match=after,
        left=_clocks(table, entry, ended=len(after.turns) > len(match.turns)),
        since=entry.at,
        canvas_card=discards[-1] if discards else table.canvas_card,
        hinted=0,
    )
    if not after.round.over:
        return table
    return changed(
        table,
        stage="over" if after.over else "pause",
        hands=final_hands(after.played[-1]),
        agreed=frozenset(),
        hurry=None,
    )


def _clocks(table: Table, entry: Entry, *, ended: bool) -> tuple[int, ...]:
    """Return the clocks after some steps: less the time used, plus the increment after a turn."""
    clock = table.setup.clock
    if not table.left or (ended and isinstance(clock, TurnClock)):
        return _fresh(table)
    used = max(0, entry.at - table.since)
    earned = clock.increment * 1000 if ended and isinstance(clock, GameClock) else 0
    return put(table.left, table.turn, max(0, table.left[table.turn - 1] - used) + earned)


def _ready(table: Table, entry: Entry) -> Table:
    return _agreed(changed(table, agreed=table.agreed | {entry.seat}), entry.at)


def _agreed(table: Table, at: int) -> Table:
    """Move on if every person has agreed to the next round, or to a rematch."""
    if table.stage not in ("pause", "over") or not table.agreed or table.persons - table.agreed:
        return table
    return _next(table, at) if table.stage == "pause" else _rematch(table, at)


def _next_entry(table: Table, entry: Entry) -> Table:
    return _next(table, entry.at)


def _next(table: Table, at: int) -> Table:
    return _dealt(changed(table, match=_running(table).next_round()), at)


def _rematch_entry(table: Table, entry: Entry) -> Table:
    seed = read_seed(entry.text("seed")) if entry.text("seed") else table.next_seed
    after = changed(table, next_seed=seed, agreed=table.agreed | {entry.seat})
    if table.next_seed is None:
        # Entropy promised for the last game does not count for the next one.
        after = changed(after, commitments=("",) * table.players, entropies=(b"",) * table.players)
    return _agreed(after, entry.at)


def _rematch(table: Table, at: int) -> Table:
    if table.next_seed is None:
        return table
    chairs = tuple(Chair(who=chair.who, bot=chair.bot) for chair in table.chairs)
    after = _cleared(
        changed(table, chairs=chairs, seed=table.next_seed, next_seed=None, game=table.game + 1)
    )
    return after if any(chair.free for chair in chairs) else _start(after, at)


def _cleared(table: Table) -> Table:
    """Return a table that waits for a game, with nothing of the last one on it."""
    return changed(
        table,
        stage="waiting",
        match=None,
        hands=None,
        canvas_card=None,
        agreed=frozenset(),
        hurry=None,
        hints=(),
        hinted=0,
        left=(),
        entropies=(b"",) * table.players,
        withheld=("",) * table.players,
    )


def _hurried(table: Table, entry: Entry) -> Table:
    return replace(table, hurry=cast("Haste", entry.text("to")))


def _hinted(table: Table, entry: Entry) -> Table:
    """Count the stages that are new; whoever goes straight to a later one has had the earlier."""
    stage = entry.number("stage")
    count = table.hints[entry.seat - 1] + stage - table.hinted
    return replace(table, hints=put(table.hints, entry.seat, count), hinted=stage)


def _said(table: Table, entry: Entry) -> Table:
    del entry
    return table


def _resumed(table: Table, entry: Entry) -> Table:
    """Restart the running clock: nobody pays for the time the server was down."""
    if not table.turn or not table.left:
        return replace(table, since=entry.at)
    left = max(table.left[table.turn - 1], GRACE_MS)
    if table.slow:
        # A server may restart every night, and a turn must end some day.
        left = max(table.left[table.turn - 1] - (entry.at - table.since), SLOW_GRACE_MS)
    return replace(table, since=entry.at, left=put(table.left, table.turn, left))


def _expired(table: Table, entry: Entry) -> Table:
    """Expire a table that waited for too long, or a game that was given up; only bots stay.

    A host may close a table for good, also one whose game is over, which everybody may look at.
    """
    table = replace(table, expired=True, closed=entry.payload.get("closed") is True)
    if table.stage == "over":
        return table
    chairs = tuple(Chair(bot=chair.bot) for chair in table.chairs)
    if table.match is not None or table.stage == "entropy":
        # Some have seen cards of the game, so the next one needs another seed.
        seed = hashlib.sha256(b"red7/given-up/1" + table.seed).digest()
        table = _cleared(replace(table, seed=seed))
    return replace(table, chairs=chairs, commitments=("",) * table.players)


_AFTER: Final = {
    Kind.SEATED: _seated,
    Kind.LEFT: _left,
    Kind.BOT: _bot,
    Kind.COMMITTED: _committed,
    Kind.REVEALED: _revealed,
    Kind.WITHHELD: _withheld,
    Kind.STARTED: _started,
    Kind.STEPS: _stepped,
    Kind.TIMEOUT: _stepped,
    Kind.READY: _ready,
    Kind.NEXT: _next_entry,
    Kind.REMATCH: _rematch_entry,
    Kind.HURRIED: _hurried,
    Kind.HINTED: _hinted,
    Kind.SAID: _said,
    Kind.RESUMED: _resumed,
    Kind.EXPIRED: _expired,
}


def _running(table: Table) -> Match:
    if table.match is None:
        message = f"no game at table {table.id}"
        raise ValueError(message)
    return table.match


def final_hands(played: Played) -> tuple[int, ...]:
    """Return what each seat held when it went out, or when the round ended."""
    hands = list(played.start.hands)
    for seat, steps in played.turns:
        for kind, card in steps:
            if card is None:
                continue
            if kind == DRAW:
                hands[seat - 1] |= 1 << card
            else:
                hands[seat - 1] &= ~(1 << card)
    return tuple(hands)
