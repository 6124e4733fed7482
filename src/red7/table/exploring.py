"""A position to try lines in, without a table: steps made in it, and what it then looks like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from red7.core import CARDS, Card, Phase, Position, Red7Error, Rules, Step, read_position
from red7.core.layout import HIDDEN
from red7.core.rules import GOALS
from red7.core.steps import DISCARD, DRAW, DRAW_STEP, read_steps, write_steps
from red7.core.turn import best, open_steps
from red7.core.writing import write_past
from red7.protocol import messages as m
from red7.protocol.study import Explored
from red7.table.rounds import LETTERS, PHASES, STEP_TEXTS, names, standings

_TABLE: Final = "position"  # a table needs an id, and a promise
_NOTHING: Final = "0" * 64


def explore(rules: str, text: str, steps: str) -> Explored:
    """Return a position after some steps, of one turn or several.

    >>> explored = explore("basic", "R 1 33 B5/R7V1 V7/?7", "+R7 . +G7")
    >>> explored.position
    'R 2 33 R7B5/V1 V7/?7 ; +G7 @ R 1 33 B5/?2 V7/?7, 1 +R7 .'
    >>> explored.turn_over, explored.known
    (False, False)
    """
    line = _Line(read_position(Rules.parse(rules), text).settled())
    for number, step in enumerate(read_steps(steps), 1):
        try:
            line = line.then(step)
        except Red7Error as error:
            raise Red7Error("step-refused", error, step=str(step), place=number) from None
    line = line.complete()
    return shown(line.now, line.made)


def shown(now: Position, made: tuple[Step, ...], you: int = 0) -> Explored:
    """Return what a position looks like after the steps made in it.

    A reader with a seat sees only what may be done there, and the others are bots.
    """
    return Explored(
        position=f"{now} @ {write_past(now.past)}" if now.past else str(now),
        steps=write_steps(made),
        state=_state(now, you),
        legal=tuple(STEP_TEXTS[step] for step in _legal(now)) if you in (0, now.turn) else (),
        turn_over=now.begin is None,
        over=now.over,
        known=now.over or not now.hidden[now.turn - 1],
    )


def pose(rules: str, text: str) -> m.State:
    """Return a position as a table, without what its player is to find out: who is winning.

    >>> posed = pose("basic", "R 1 33 B5/R7V1 V7/?7")
    >>> posed.you, posed.round.players[1].best, posed.round.standings
    (1, (), ())
    """
    now = read_position(Rules.parse(rules), text).settled()
    players = tuple(_player(now, seat, best_sets=False) for seat in range(1, now.players + 1))
    round_ = _round(now).model_copy(update={"players": players, "standings": ()})
    return _state(now, now.turn).model_copy(update={"round": round_})


@dataclass(frozen=True)
class _Line:
    """A position, and the steps that led to it."""

    now: Position
    made: tuple[Step, ...] = ()

    def then(self, step: Step) -> _Line:
        """Make a step; the draw of a 3 may be left out where the card is known."""
        line = self if step.kind == DRAW else self.complete()
        # Each step as it is written: one that ends the turn lets the next player move.
        after = line.now.follow((step,))
        return _Line(after.settled(), (*line.made, _written(after, step)))

    def complete(self) -> _Line:
        """Draw the card of a 3 if it is known."""
        if self.now.phase is Phase.THREE and self.now.known_top != HIDDEN:
            return self.then(DRAW_STEP)
        return self


def _written(after: Position, step: Step) -> Step:
    """Return a step as it was made: a draw names its card, where it is known."""
    return after.steps[-1] if step.kind == DRAW else step


def _legal(now: Position) -> tuple[Step, ...]:
    return () if now.over else open_steps(now.situation)


def _state(now: Position, you: int) -> m.State:
    """Return a table at which this position is played, with all that it shows."""
    players = range(1, now.players + 1)
    return m.State(
        table=_TABLE,
        seq=0,
        now=0,
        setup=m.Setup(rules=str(now.rules), seats=(None,) * now.players),
        stage="over" if now.over else "playing",
        game=1,
        you=you,
        seats=tuple(
            m.SeatView(
                seat=seat, kind="bot" if you not in (0, seat) else "person", name="", present=True
            )
            for seat in players
        ),
        spectators=0,
        commitment=_NOTHING,
        goal=GOALS[now.players] if now.rules.match else None,
        round=_round(now),
        clock=None,
        result=None,
        choices=None,
    )


def _round(now: Position) -> m.RoundView:
    top = _canvas_card(now)
    return m.RoundView(
        number=1,
        position=str(now),
        canvas=LETTERS[now.canvas],
        canvas_card=str(top) if top is not None else None,
        deck=now.deck_size,
        deck_known=tuple(str(CARDS[card]) for card in now.deck[: now.deck_known]),
        turn=0 if now.over else now.turn,
        phase=PHASES[now.phase],
        steps=tuple(STEP_TEXTS[step] for step in now.steps),
        players=tuple(_player(now, seat) for seat in range(1, now.players + 1)),
        standings=standings(now.palettes, now.out),
        gone=names(now.gone),
        winner=now.winner,
    )


def _player(now: Position, seat: int, *, best_sets: bool = True) -> m.PlayerView:
    index = seat - 1
    return m.PlayerView(
        seat=seat,
        palette=names(now.palettes[index]),
        best=names(best(now.canvas, now.palettes[index])) if best_sets else (),
        hand=names(now.hands[index]),
        hidden=now.hidden[index],
        # In a hand that is partly hidden, everybody knows what is shown: see docs/notation.md.
        known=names(now.hands[index] if now.hidden[index] else now.known[index]),
        out=now.out[index],
        score=now.scores[index] if now.scores else 0,
        pile=(),
    )


def _canvas_card(now: Position) -> Card | None:
    """Return the card on top of the canvas, if it was discarded in a turn that is known."""
    return next((step.card for step in _backwards(now) if step.kind == DISCARD), None)


def _backwards(now: Position) -> Iterator[Step]:
    yield from reversed(now.steps)
    for turn in reversed(now.past):
        yield from reversed(turn.steps)
