"""What happened at a table, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, cast

from red7.core import COLOURS, Match, Step
from red7.core.past import masked
from red7.core.steps import PLAY
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.table.log import Entry, Kind
from red7.table.rounds import LETTERS, STEP_TEXTS, names, names_text, shown_hands
from red7.table.state import Names, result
from red7.table.table import Table

_Stepped: Final = trusted(m.Stepped)
_Move: Final = trusted(m.Move)


def events(
    before: Table | None, entry: Entry, after: Table, seat: int, players: Names
) -> Iterator[m.AnyEvent]:
    """Yield what a log entry means to a seat; ``players`` maps ids to names."""
    seq, at = entry.seq, entry.at
    if entry.kind in _PLAIN:
        yield _PLAIN[entry.kind](entry, players.get(entry.who, ""))
    if before is None:
        return
    if entry.kind is Kind.BOT:
        yield _bot(before, entry)
    elif entry.kind is Kind.WITHHELD:
        yield m.Withheld(seq=seq, at=at, seats=before.unpromised())
    elif entry.kind in _STEPS:
        yield _stepped(before, entry, after, seat)
    yield from _turning_points(before, entry, after)


def event_texts(
    before: Table | None, entry: Entry, after: Table, players: Names
) -> Callable[[int], str]:
    """Return a function from seats to what a log entry means to them, as it is sent.

    Moves, agreement and what they lead to are written at once, in a fraction of the time.
    """
    if before is not None and entry.kind in _STEPS:
        stepped = _stepped_texts(before, entry, after)
        if before.stage == after.stage:
            return lambda seat: f"[{stepped(seat)}]"
        rest = _turning_texts(before, entry, after)
        return lambda seat: f"[{','.join([stepped(seat), *rest])}]"
    if before is not None and entry.kind in _AGREEING:
        agreed = f'"agreed","seat":{entry.seat},"to":"{_AGREEING[entry.kind]}"}}'
        alike = [_head(entry) + agreed, *_turning_texts(before, entry, after)]
    else:
        alike = [event.model_dump_json() for event in events(before, entry, after, 0, players)]
    whole = f"[{','.join(alike)}]"
    return lambda _: whole


def _head(entry: Entry) -> str:
    return f'{{"seq":{entry.seq},"at":{entry.at},"kind":'


_STEPS: Final = (Kind.STEPS, Kind.TIMEOUT)
_AGREEING: Final[dict[Kind, Literal["next-round", "rematch"]]] = {
    Kind.READY: "next-round",
    Kind.REMATCH: "rematch",
}
_PLAIN: Final[dict[Kind, Callable[[Entry, str], m.AnyEvent]]] = {
    Kind.CREATED: lambda e, _: m.Created(seq=e.seq, at=e.at),
    Kind.SEATED: lambda e, name: m.Seated(seq=e.seq, at=e.at, seat=e.seat, name=name),
    Kind.LEFT: lambda e, _: m.Left(seq=e.seq, at=e.at, seat=e.seat),
    Kind.COMMITTED: lambda e, _: m.Committed(
        seq=e.seq, at=e.at, seat=e.seat, commitment=e.text("commitment")
    ),
    Kind.REVEALED: lambda e, _: m.Revealed(
        seq=e.seq, at=e.at, seat=e.seat, entropy=e.text("entropy")
    ),
    Kind.READY: lambda e, _: _agreed(e),
    Kind.REMATCH: lambda e, _: _agreed(e),
    Kind.HURRIED: lambda e, _: m.Hurried(
        seq=e.seq, at=e.at, seat=e.seat, to=cast("m.Haste", e.text("to"))
    ),
    Kind.HINTED: lambda e, _: m.Hinted(seq=e.seq, at=e.at, seat=e.seat, stage=e.number("stage")),
    Kind.SAID: lambda e, name: m.Said(
        seq=e.seq, at=e.at, seat=e.seat, name=name, phrase=cast("m.Phrase", e.text("phrase"))
    ),
    Kind.RESUMED: lambda e, _: m.Resumed(seq=e.seq, at=e.at),
    Kind.EXPIRED: lambda e, _: m.Expired(seq=e.seq, at=e.at),
}


def _agreed(entry: Entry) -> m.Agreed:
    return m.Agreed(seq=entry.seq, at=entry.at, seat=entry.seat, to=_AGREEING[entry.kind])


def _bot(before: Table, entry: Entry) -> m.Seated | m.StoodIn:
    bot = entry.text("bot")
    if before.chairs[entry.seat - 1].free and not before.chairs[entry.seat - 1].gone:
        return m.Seated(seq=entry.seq, at=entry.at, seat=entry.seat, name="", bot=bot)
    return m.StoodIn(seq=entry.seq, at=entry.at, seat=entry.seat, bot=bot)


def _turning_points(before: Table, entry: Entry, after: Table) -> Iterator[m.AnyEvent]:
    """Yield the turning points that an entry led to: a start, a deal, an end."""
    seq, at = entry.seq, entry.at
    if after.stage in ("entropy", "playing") and before.stage in ("waiting", "over"):
        yield m.Started(seq=seq, at=at, game=after.game)
    if after.stage == "playing" and before.stage != "playing":
        match = _match(after)
        yield m.Dealt(seq=seq, at=at, round=match.number, begins=match.round.turn)
    if before.stage == "playing" and after.stage in ("pause", "over"):
        yield _round_ended(entry, after)
    if before.stage == "playing" and after.stage == "over":
        yield m.GameEnded(seq=seq, at=at, result=result(after))


def _turning_texts(before: Table, entry: Entry, after: Table) -> list[str]:
    """Return the events of ``_turning_points`` as they are sent."""
    told, was, now = [], before.stage, after.stage
    if now in ("entropy", "playing") and was in ("waiting", "over"):
        told.append(f'{_head(entry)}"started","game":{after.game}}}')
    if now == "playing" and was != "playing":
        match = _match(after)
        dealt = f'"dealt","round":{match.number},"begins":{match.round.turn}}}'
        told.append(_head(entry) + dealt)
    if was == "playing" and now in ("pause", "over"):
        told.append(_round_ended_text(entry, after))
    if was == "playing" and now == "over":
        told.append(f'{_head(entry)}"game-ended","result":{result(after).model_dump_json()}}}')
    return told


def _stepped(before: Table, entry: Entry, after: Table, seat: int) -> m.Stepped:
    start, now = _match(before).round, _match(after).round
    own, others = _seen(before, after)
    return _Stepped(
        seq=entry.seq,
        at=entry.at,
        seat=start.turn,
        moves=tuple(
            [
                _Move(step=STEP_TEXTS[step], palette=owner)
                for step, owner in _moves(
                    start.palettes, start.turn, own if seat == start.turn else others
                )
            ]
        ),
        out=_gone_out(start.out, now.out),
        cause=cast('Literal["player", "bot", "timeout", "gone"]', entry.text("cause")),
    )


def _stepped_texts(before: Table, entry: Entry, after: Table) -> Callable[[int], str]:
    """Return a function from seats to the event of ``_stepped`` as it is sent."""
    start, now = _match(before).round, _match(after).round
    own, others = _seen(before, after)
    head = f'{_head(entry)}"stepped","seat":{start.turn},"moves":'
    out = _gone_out(start.out, now.out)
    cause = entry.text("cause")
    tail = f',"out":[{",".join(map(str, out))}]' if out else ""
    tail += "}" if cause == "player" else f',"cause":"{cause}"}}'
    told = f"{head}{_moves_text(start.palettes, start.turn, own)}{tail}"
    if own == others:
        return lambda _: told
    less = f"{head}{_moves_text(start.palettes, start.turn, others)}{tail}"
    return lambda seat: told if seat == start.turn else less


def _seen(before: Table, after: Table) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Return the steps that an entry made, as their player and as everybody else sees them."""
    was, now = _match(before), _match(after)
    start = was.round
    ended = len(now.turns) > len(was.turns)
    made = now.turns[-1].steps if ended else now.round.steps
    known, made_before = start.at_start.deck_known, len(start.steps)
    return made[made_before:], masked(made, known)[made_before:]


def _gone_out(before: tuple[bool, ...], after: tuple[bool, ...]) -> tuple[int, ...]:
    if before == after:
        return ()
    outs = zip(before, after, strict=True)
    return tuple(seat for seat, (was_out, out) in enumerate(outs, 1) if out and not was_out)


def _moves_text(palettes: tuple[int, ...], mover: int, steps: tuple[Step, ...]) -> str:
    moves = [
        f'{{"step":"{STEP_TEXTS[step]}","palette":{owner}}}'
        if owner
        else f'{{"step":"{STEP_TEXTS[step]}"}}'
        for step, owner in _moves(palettes, mover, steps)
    ]
    return f"[{','.join(moves)}]"


def _moves(
    palettes: tuple[int, ...], mover: int, steps: tuple[Step, ...]
) -> list[tuple[Step, int | None]]:
    """Return whose palette each step takes a card from; palettes are public, so they show it."""
    lying, moves = list(palettes), []
    for step in steps:
        owner = None
        if step.card is not None:
            bit = 1 << step.card
            owner = next((seat for seat, cards in enumerate(lying, 1) if cards & bit), None)
            if step.kind == PLAY:
                lying[mover - 1] |= bit
            elif owner:
                lying[owner - 1] ^= bit
        moves.append((step, owner))
    return moves


def _round_ended(entry: Entry, after: Table) -> m.RoundEnded:
    match = _match(after)
    played = match.played[-1]
    return m.RoundEnded(
        seq=entry.seq,
        at=entry.at,
        round=match.number,
        winner=played.winner,
        colour=cast("m.ColourLetter", COLOURS[match.round.canvas].letter),
        cards=names(played.scored.mask),
        points=played.scored.points if match.rules.match else 0,
        scores=match.scores,
        hands=shown_hands(after),
    )


def _round_ended_text(entry: Entry, after: Table) -> str:
    match, shown = _match(after), shown_hands(after) is not None
    scored = match.played[-1].scored
    hands = f"[{','.join(map(names_text, after.hands or ()))}]" if shown else "null"
    return (
        f'{_head(entry)}"round-ended","round":{match.number},"winner":{match.played[-1].winner},'
        f'"colour":"{LETTERS[match.round.canvas]}","cards":{names_text(scored.mask)},'
        f'"points":{scored.points if match.rules.match else 0},'
        f'"scores":[{",".join(map(str, match.scores))}],'
        f'"hands":{hands}}}'
    )


def _match(table: Table) -> Match:
    if table.match is None:
        message = f"no game at table {table.id}"
        raise ValueError(message)
    return table.match
