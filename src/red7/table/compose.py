"""Composing a move: the steps a player tries, what they lead to, and how to finish.

A move is composed from the view of the player who makes it, so nothing here can tell more than
that player may know. It ends at the end of the turn or at a draw: nobody sees the card that comes
before the move is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from red7.core import Phase, Step, View
from red7.core.cards import listed
from red7.core.refusal import refuse
from red7.core.steps import (
    DISCARDS,
    DRAW,
    DRAW_STEP,
    DROP_STEP,
    END_STEP,
    LAYS,
    PLAY,
    PLAYS,
)
from red7.core.turn import OVER, THREE, best
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.table.errors import TableError
from red7.table.refusals import refusal
from red7.table.rounds import LETTERS, PHASES, leaders, names

_Choice: Final = trusted(m.Choice)
_Outcome: Final = trusted(m.Outcome)
_text: Final = lru_cache(maxsize=1 << 8)(str)  # of a step, of which there are fewer
_ACTIONS: Final = (Phase.ONE, Phase.FIVE, Phase.SEVEN)


@dataclass(frozen=True)
class Composition:
    """A move in the making; a step gives the next one, and any earlier one can be returned to.

    >>> from red7.core import Round
    >>> view = Round.deal(players=2, rules="v1.2", seed="07" * 32).view(1)
    >>> move = Composition.begin(view).add("+O6")
    >>> move.complete, move.finishes, str(move.now)
    (False, ('end',), 'R 1 33 B4/O6B6R4I4Y3B3G2 B5/?7 ; +O6')
    """

    start: View  # the turn as it stands on the table
    now: View  # the same after the steps of this move
    steps: tuple[Step, ...] = ()  # as the player makes them: what a 3 draws is not among them

    @classmethod
    def begin(cls, view: View) -> Composition:
        """Begin a move with nothing done yet."""
        return cls(view, view)

    @property
    def draws(self) -> bool:
        """Whether the move draws a card, so that it cannot be taken back once it is made."""
        return draws(self.start, self.now)

    @property
    def complete(self) -> bool:
        """Whether the move can be made as it stands: the turn is over, or a card is drawn."""
        return bool(self.steps) and (self.now.phase is OVER or self.draws)

    @property
    def goes_out(self) -> bool:
        """Whether the move puts its player out."""
        seat = self.start.seat - 1
        return self.now.out[seat] and not self.start.out[seat]

    def add(self, step: Step | str) -> Composition:
        """Add a step, or refuse it; nothing can follow a draw."""
        if self.steps and self.draws:
            raise TableError("steps-after-draw", step=str(step))
        step = Step.parse(step) if isinstance(step, str) else step
        return Composition(self.start, self.now.step(step), (*self.steps, step))

    def open(self, step: Step) -> bool:
        """Tell whether a step may come next."""
        return not self.complete and step in self.now.legal_steps

    @property
    def finishes(self) -> tuple[m.Finish, ...]:
        """The ways to finish from here, the likeliest first."""
        if self.complete:
            return ("play",)
        earned, ends = self.open(DRAW_STEP), self.open(END_STEP)
        if earned:
            return ("draw", "keep") if ends else ("draw",)
        return ("end",) if ends else ()

    @property
    def may_drop(self) -> bool:
        """Whether dropping out is open."""
        return self.open(DROP_STEP)

    def choices(self, language: str) -> tuple[m.Choice, ...]:
        """Give every step that a player might think of next, with its outcome or its refusal."""
        now = self.now
        if self.complete or now.phase in (OVER, THREE) or now.over or now.hidden[now.seat - 1]:
            return ()
        legal = frozenset(now.legal_steps)
        return tuple(
            [
                _open(now, step)
                if step in legal
                else _Choice(
                    step=_text(step),
                    refusal=refusal(refuse(now, now.situation, step), language),
                    effect="refused",
                )
                for step in _thinkable(now)
            ]
        )


def draws(before: View, after: View) -> bool:
    """Tell whether a card is drawn, or due to be, between two positions of one turn."""
    if after.phase is THREE:
        return True
    return any([step.kind == DRAW for step in after.steps[len(before.steps) :]])  # noqa: C419 - hot


def _open(now: View, step: Step) -> m.Choice:
    after = outcome(now, now.step(step))
    return _Choice(step=_text(step), outcome=after, effect=effect(after, now.seat))


def _thinkable(view: View) -> Iterator[Step]:
    """Give the steps that a player can think of in this phase, open or not."""
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
    under = leaders(after.palettes, after.out)
    return _Outcome(
        canvas=LETTERS[after.canvas],
        winning=under[6 - after.canvas],
        under=under,
        best=names(best(after.canvas, after.palettes[own])),
        phase=PHASES[after.phase],
        ends=after.phase is OVER,
        out=after.out[own],
        draws=draws(before, after),
    )


_ACTING: Final = frozenset(PHASES[phase] for phase in _ACTIONS)


def effect(after: m.Outcome, seat: int) -> m.Effect:
    """Sum an outcome up in one word, for the player who brings it about."""
    if after.out:
        return "out"
    if after.draws:
        return "draws"
    if after.phase in _ACTING:
        return "action"
    return "winning" if after.winning == seat else "behind"


def check_steps(view: View, steps: tuple[Step, ...]) -> None:
    """Refuse steps that are neither a whole turn nor a turn as far as a draw.

    Everything is found from the view of the seat, and nothing may follow a draw: a refusal that
    depended on the card would show it, while the step was not made.
    """
    move = Composition.begin(view)
    for step in steps:
        move = move.add(step)
    if not move.complete:
        raise TableError("steps-unfinished")


def any_steps(view: View) -> tuple[Step, ...]:
    """Give some move, as it can be sent, for a player who does not choose one."""
    made: list[Step] = []
    for step in next(iter(view.lines())):
        if step.kind == DRAW:  # nothing may follow a draw, and a 3 draws by itself
            return tuple(made if made and made[-1].kind == PLAY else [*made, DRAW_STEP])
        made.append(step)
    return tuple(made)
