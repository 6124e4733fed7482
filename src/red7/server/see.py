"""What one reader may know of a table: its state, what happened, and what steps would do.

Whatever a seat is told of the cards comes from ``Round.view``; after the end, from what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, cast

from red7.core import CARDS, COLOURS, Match, Phase, Red7Error, Step, View, commitment
from red7.core.cards import listed
from red7.core.position import Position
from red7.core.refusal import refuse
from red7.core.steps import (
    DISCARD,
    DISCARDS,
    DRAW_STEP,
    DROP_STEP,
    END_STEP,
    LAYS,
    PLAYS,
)
from red7.core.turn import OVER, bars_of, best
from red7.protocol import messages as m
from red7.server.acts import draws
from red7.server.errors import TableError
from red7.server.table import Table
from red7.server.unchecked import unchecked
from red7.words import words

_Refusal: Final = unchecked(m.Refusal)
_Standing: Final = unchecked(m.Standing)
_RoundView: Final = unchecked(m.RoundView)
_PlayerView: Final = unchecked(m.PlayerView)
_Choice: Final = unchecked(m.Choice)
_Outcome: Final = unchecked(m.Outcome)
_Preview: Final = unchecked(m.Preview)
_State: Final = unchecked(m.State)
_SeatView: Final = unchecked(m.SeatView)
_ClockView: Final = unchecked(m.ClockView)
_Result: Final = unchecked(m.Result)

_PHASES: Final = {
    phase: cast("m.PhaseName", phase.name.lower().replace("_", "-")) for phase in Phase
}
_LETTERS: Final = tuple(cast("m.ColourLetter", colour.letter) for colour in COLOURS)
_RED_FIRST: Final = tuple(reversed(range(7)))
_text: Final = lru_cache(maxsize=1 << 8)(str)  # of a step, of which there are fewer


@dataclass(frozen=True)
class Look:
    """What is known of a table beside its log: names, who is connected, and the time."""

    names: Mapping[str, str] = field(default_factory=dict)  # of players, by who they are
    present: frozenset[str] = frozenset()
    spectators: int = 0
    now: int = 0


# --- Refusals -------------------------------------------------------------------------------------


def refusal(error: Red7Error | TableError, language: str) -> m.Refusal:
    """Give the reason and facts of an error, and the sentence that tells it."""
    if isinstance(error, TableError):
        text = words(language)(f"table-{error.reason}", **error.facts)
        return _Refusal(reason=f"table-{error.reason}", facts=dict(error.facts), text=text)
    return _refusal(error, language)


# The same few refusals are told over and over.
@lru_cache(maxsize=1 << 12)
def _refusal(error: Red7Error, language: str) -> m.Refusal:
    cause = _refusal(error.cause, language) if error.cause else None
    text = words(language).error(error)
    return _Refusal(reason=error.reason, facts=error.plain_facts, text=text, cause=cause)


# --- Cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def names(mask: int) -> tuple[str, ...]:
    """Give the cards of a set as they are written, highest first."""
    return tuple(str(card) for card in listed(mask))


@lru_cache(maxsize=1 << 13)
def _strengths(palette: int, seat: int) -> tuple[tuple[int, int], ...]:
    """Give the strength of a palette under each colour, Red first, each beside its seat."""
    return tuple([(strength, seat) for strength in reversed(bars_of((palette,)))])


@lru_cache(maxsize=1 << 12)
def _under(palettes: tuple[int, ...], out: tuple[bool, ...]) -> tuple[int, ...]:
    """Give for each colour, Red first, the seat that is winning; 0 where nobody is."""
    rows = [_strengths(p, seat) for seat, p in enumerate(palettes, 1) if not out[seat - 1]]
    leaders = [max(column) for column in zip(*rows, strict=True)]
    return tuple([seat if strongest else 0 for strongest, seat in leaders])


def standings(position: Position) -> tuple[m.Standing, ...]:
    """Tell who would be winning under each colour, Red first."""
    palettes, under = position.palettes, _under(position.palettes, position.out)
    return tuple(
        [
            _standing(rule, seat, palettes[seat - 1] if seat else 0)
            for seat, rule in zip(under, _RED_FIRST, strict=True)
        ]
    )


# Every reader is told the same, and most of it again after the next move.
@lru_cache(maxsize=1 << 13)
def _standing(rule: int, seat: int, palette: int) -> m.Standing:
    return _Standing(colour=_LETTERS[rule], seat=seat, cards=names(best(rule, palette)))


# --- The round ------------------------------------------------------------------------------------


def round_view(table: Table, match: Match, view: View, canvas_card: int | None) -> m.RoundView:
    """Give a view of the round in full, ready to be drawn."""
    return _RoundView(
        number=match.number,
        position=str(view),
        canvas=_LETTERS[view.canvas],
        canvas_card=None if canvas_card is None else str(CARDS[canvas_card]),
        deck=view.deck_size,
        deck_known=tuple(str(CARDS[card]) for card in view.deck[: view.deck_known]),
        turn=0 if view.over else view.turn,
        phase=_PHASES[view.phase],
        steps=tuple(map(str, view.steps)),
        players=tuple(_player(match, view, seat) for seat in range(1, view.players + 1)),
        standings=standings(view),
        gone=names(view.gone),
        winner=view.winner,
        hands=shown_hands(table),
    )


def shown_hands(table: Table) -> tuple[tuple[str, ...], ...] | None:
    """Give what each seat held at the end of the round, where that is shown."""
    if table.hands is None or (table.stage != "over" and table.setup.show_hands == "game"):
        return None
    return tuple(map(names, table.hands))


def _player(match: Match, view: View, seat: int) -> m.PlayerView:
    index = seat - 1
    palette = view.palettes[index]
    return _PlayerView(
        seat=seat,
        palette=names(palette),
        best=names(best(view.canvas, palette)),
        hand=names(view.hands[index]),
        hidden=view.hidden[index],
        known=names(view.known[index]),
        out=view.out[index],
        score=match.piles[index].points,
        pile=names(match.piles[index].mask),
    )


# --- Choices and previews -------------------------------------------------------------------------


def choices(view: View, language: str) -> tuple[m.Choice, ...]:
    """Give every step that a player might think of now, with its outcome or its refusal."""
    if view.phase in (Phase.OVER, Phase.THREE) or view.over or view.hidden[view.seat - 1]:
        return ()
    legal = frozenset(view.legal_steps)
    return tuple(
        [
            _Choice(step=_text(step), outcome=outcome(view, view.step(step)))
            if step in legal
            else _Choice(
                step=_text(step), refusal=_refusal(refuse(view, view.situation, step), language)
            )
            for step in thinkable(view)
        ]
    )


def thinkable(view: View) -> Iterator[Step]:
    """Give the steps that can be thought of in this phase, open or not."""
    own = view.seat - 1
    if view.phase is Phase.ONE:
        for index, palette in enumerate(view.palettes):
            if index != own:
                yield from (LAYS[card] for card in listed(palette))
        return
    if view.phase is Phase.SEVEN:
        for card in listed(view.palettes[own]):
            yield from (DISCARDS[card], LAYS[card])
        return
    for card in listed(view.hands[own]):
        yield from (PLAYS[card],) if view.phase is Phase.FIVE else (PLAYS[card], DISCARDS[card])
    if view.phase in (Phase.EARNED, Phase.SEVEN_EARNED):
        yield DRAW_STEP
    yield from (END_STEP, DROP_STEP)


def outcome(before: View, after: View) -> m.Outcome:
    """Tell what the steps between two positions of a turn lead to."""
    own = before.seat - 1
    under = _under(after.palettes, after.out)
    return _Outcome(
        canvas=_LETTERS[after.canvas],
        winning=under[6 - after.canvas],
        under=under,
        best=names(best(after.canvas, after.palettes[own])),
        phase=_PHASES[after.phase],
        ends=after.phase is OVER,
        out=after.out[own],
        draws=draws(before, after),
    )


def preview(table: Table, seat: int, ask: m.AskPreview, language: str) -> m.Preview:
    """Tell what steps would lead to; nothing is drawn, and nothing is found out by it."""
    if table.match is None or table.stage != "playing":
        raise TableError("not-running")
    if not seat:
        raise TableError("not-seated")
    view = table.match.round.view(seat)
    if view.turn != seat:
        raise Red7Error("not-your-turn", seat=view.turn)
    after, top = view, table.canvas_card
    for text in ask.steps:
        if draws(view, after):
            raise TableError("steps-after-draw", step=text)
        step = Step.parse(text)
        after = after.step(step)
        top = step.card if step.kind == DISCARD else top
    return _Preview(
        id=ask.id,
        table=table.id,
        seq=table.seq,
        steps=ask.steps,
        outcome=outcome(view, after) if ask.steps else None,
        round=round_view(table, table.match, after, top),
        choices=() if draws(view, after) else choices(after, language),
    )


# --- The state ------------------------------------------------------------------------------------


def state(table: Table, seat: int, language: str, look: Look) -> m.State:
    """Give all that a seat may know of a table; seat 0 is a spectator."""
    match = table.match
    view = match.round.view(seat) if match else None
    moving = view is not None and table.turn == seat != 0
    return _State(
        table=table.id,
        seq=table.seq,
        now=look.now,
        setup=table.setup,
        stage=table.stage,
        game=table.game,
        you=seat,
        seats=seat_views(table, look),
        spectators=look.spectators,
        commitment=commitment(table.seed),
        next_commitment=commitment(table.next_seed) if table.next_seed else None,
        goal=match.goal if match else None,
        round=round_view(table, match, view, table.canvas_card) if match and view else None,
        clock=_clock(table),
        pause_until=table.pause_until,
        result=result(table) if table.stage == "over" else None,
        choices=choices(view, language) if view is not None and moving else None,
    )


def seat_views(table: Table, look: Look) -> tuple[m.SeatView, ...]:
    """Tell who sits at each seat."""
    return tuple(_seat(table, seat, look) for seat in range(1, table.players + 1))


def _seat(table: Table, seat: int, look: Look) -> m.SeatView:
    chair = table.chairs[seat - 1]
    kind: Literal["free", "person", "bot", "gone"] = "person" if chair.who else "free"
    if chair.gone:
        kind = "gone"
    elif chair.bot:
        kind = "bot"
    return _SeatView(
        seat=seat,
        kind=kind,
        name=look.names.get(chair.who, "") if chair.who else "",
        bot=chair.bot or None,
        present=bool(chair.bot) or chair.who in look.present,
        away=bool(chair.bot and chair.who),
        host=bool(chair.who) and chair.who == table.host,
        commitment=table.commitments[seat - 1] or None,
        revealed=bool(table.entropies[seat - 1]),
        ready=seat in table.agreed,
    )


def _clock(table: Table) -> m.ClockView | None:
    if not table.left:
        return None
    return _ClockView(
        clock=table.setup.clock, left=table.left, since=table.since, deadline=table.deadline
    )


def result(table: Table) -> m.Result:
    """Tell how the game at a table ended, with the secrets of its deals."""
    if table.match is None or not table.match.over:
        raise TableError("not-over")
    return _Result(
        winners=table.match.winners,
        scores=table.match.scores,
        seed=table.match.seed.hex(),
        entropies=tuple(entropy.hex() for entropy in table.match.entropies),
        record=f"{table.id}-{table.game}",
    )
