"""Composing a move: the steps a player tries, what they lead to, and how to finish.

A move is composed from its player's view, so nothing here can reveal more than that player may
know. It ends at the end of the turn or at a draw, because nobody sees the drawn card before the
move is made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from red7.core import Position, Step, View
from red7.core.cards import listed
from red7.core.steps import (
    DISCARDS,
    DRAW_STEP,
    DROP_STEP,
    END_STEP,
    LAYS,
    PLAYS,
)
from red7.core.turn import EARNED, FIVE, ONE, OVER, SEVEN, SEVEN_EARNED, THREE
from red7.core.values import maker
from red7.protocol import messages as m
from red7.table.errors import TableError
from red7.table.outcomes import Foresight, Made, as_choice
from red7.table.rounds import STEP_TEXTS
from red7.table.turns import draws

T = TypeVar("T")
P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class Composition:
    """A move in the making; each step returns a new one, so earlier ones remain available.

    >>> from red7.core import Round
    >>> view = Round.deal(players=2, rules="v1.2", seed="07" * 32).view(1)
    >>> move = Composition.begin(view).add("+O6")
    >>> move.complete, move.finishes, str(move.now)
    (False, ('end',), 'R 1 33 B4/O6B6R4I4Y3B3G2 B5/?7 ; +O6')
    """

    start: View  # the turn as it stands on the table
    now: View  # the turn after the steps of this move
    steps: tuple[Step, ...] = ()  # as the player makes them, without what a 3 draws

    @classmethod
    def begin(cls, view: View) -> Composition:
        """Begin a move without any steps."""
        return _make_composition(start=view, now=view)

    @property
    def draws(self) -> bool:
        """Whether the move draws a card, and so cannot be taken back once it is made."""
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
        """Return the move with another step, or refuse the step; nothing can follow a draw."""
        if self.steps and self.draws:
            raise TableError("steps-after-draw", step=str(step))
        step = Step.parse(step) if isinstance(step, str) else step
        return Composition(self.start, self.now.step(step), (*self.steps, step))

    def open(self, step: Step) -> bool:
        """Return whether a step may come next."""
        return not self.complete and step in self.now.legal_steps

    @property
    def finishes(self) -> tuple[m.Finish, ...]:
        """The ways to finish from here, the most likely first."""
        if self.complete:
            return ("play",)
        earned, ends = self.open(DRAW_STEP), self.open(END_STEP)
        if earned:
            return ("draw", "keep") if ends else ("draw",)
        return ("end",) if ends else ()

    @property
    def may_drop(self) -> bool:
        """Whether the player may drop out."""
        return self.open(DROP_STEP)

    @property
    def _waits(self) -> bool:
        """Whether the player has to choose a step now."""
        now = self.now
        done = self.complete or now.phase in (OVER, THREE) or now.over
        return not done and not now.hidden[now.seat - 1]

    def choices(self) -> tuple[m.Choice, ...]:
        """Return every step that may come next, with its outcome."""
        return self.each_choice(as_choice)

    def each_choice(self, make: Made[T]) -> tuple[T, ...]:
        """Return what is made of every step that may come next, and of its outcome."""
        if not self._waits:
            return ()
        foresight = Foresight(self.now, make)
        return tuple([foresight.choice(step) for step in self.now.legal_steps])

    def refused(self) -> tuple[m.StepText, ...]:
        """Return the steps that a player might consider next, but may not make."""
        if not self._waits:
            return ()
        legal = frozenset(self.now.legal_steps)
        return tuple([STEP_TEXTS[step] for step in _thinkable(self.now) if step not in legal])


_make_composition: Final = maker(Composition)


def _thinkable(view: View) -> list[Step]:
    """Return the steps a player might consider in this phase, legal or not."""
    own, phase = view.seat - 1, view.phase
    if phase is ONE:
        others = view.palettes[:own] + view.palettes[own + 1 :]
        return [LAYS[card] for palette in others for card in listed(palette)]
    if phase is SEVEN:
        palette = listed(view.palettes[own])
        return [step for card in palette for step in (DISCARDS[card], LAYS[card])]
    hand = listed(view.hands[own])
    if phase is FIVE:
        return [*[PLAYS[card] for card in hand], END_STEP, DROP_STEP]
    steps = [step for card in hand for step in (PLAYS[card], DISCARDS[card])]
    if phase in (EARNED, SEVEN_EARNED):
        steps.append(DRAW_STEP)
    return [*steps, END_STEP, DROP_STEP]


def check_steps(start: P, steps: tuple[Step, ...]) -> P:
    """Return what steps lead to; refuse those that are neither a whole turn nor one up to a draw.

    Nothing may follow a draw: a refusal that depended on the drawn card would reveal it without the
    step being made. For the same reason, only a player's view may say why steps are refused.
    """
    now = start
    for step in steps:
        if now is not start and draws(start, now):
            raise TableError("steps-after-draw", step=str(step))
        now = now.step(step)
    if now is start or (now.phase is not OVER and not draws(start, now)):
        raise TableError("steps-unfinished")
    return now
