"""A move in the making: steps that can be taken back until the move is played.

It knows no rules and draws nothing: whoever keeps the table says what may be done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from red7.protocol import messages as m

Question = Literal["drop", "out"]

_ADDED: Final[dict[m.Finish, tuple[str, ...]]] = {
    "play": (),
    "draw": ("!",),
    "keep": (".",),
    "end": (".",),
}


class Previews(Protocol):
    """Says what steps lead to."""

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to; raise an error if one is refused."""
        ...


@dataclass(frozen=True)
class Option:
    """A place to which a card might go, and what that leads to; None if it is refused."""

    step: str
    choice: m.Choice | None

    @property
    def kind(self) -> str:
        """Where the card goes: + to the palette, > to the canvas, ^ to the draw deck."""
        return self.step[0]


class Composer:
    """The move that a player is making, over a state that may change meanwhile."""

    def __init__(self, asked: Previews, play: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._asked, self._play = asked, play
        self._state: m.State | None = None
        self._made: list[m.Preview] = []  # after each step
        self.question: Question | None = None
        self._wanted: tuple[str, ...] = ()
        self.sent = False

    def update(self, state: m.State) -> bool:
        """Take up the table as it now is; return whether a move in the making goes on."""
        before, self._state = self._state, state
        if before is not None and _place(before) == _place(state) and self.mine:
            return True
        self._made, self.question, self.sent = [], None, False
        return False

    # What stands there

    @property
    def mine(self) -> bool:
        """Whether it is the reader's turn."""
        state = self._state
        return (
            state is not None
            and state.stage == "playing"
            and state.round is not None
            and state.you > 0
            and state.round.turn == state.you
            and not state.seats[state.you - 1].away
        )

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps made so far."""
        return self._made[-1].steps if self._made else ()

    @property
    def round(self) -> m.RoundView | None:
        """The round as it would be; None while nothing is composed."""
        return self._made[-1].round if self._made else None

    @property
    def outcome(self) -> m.Outcome | None:
        """What the steps so far lead to; None if there are none."""
        return self._made[-1].outcome if self._made else None

    @property
    def guide(self) -> m.Guide | None:
        """What can be done now."""
        if self._made:
            return self._made[-1].guide
        return self._state.guide if self._state else None

    @property
    def finishes(self) -> tuple[m.Finish, ...]:
        """The ways to finish from here, the most likely first."""
        return self.guide.finishes if self.guide and self.mine and not self.sent else ()

    @property
    def may_drop(self) -> bool:
        """Whether the player may drop out."""
        return bool(self.guide and self.guide.may_drop and self.mine and not self.sent)

    @property
    def may_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._made) and not self.sent

    @property
    def choices(self) -> tuple[m.Choice, ...]:
        """Every step that may come next, with its outcome."""
        if not self.mine or self.sent:
            return ()
        if self._made:
            return self._made[-1].choices
        return (self._state.choices if self._state else None) or ()

    @property
    def _refused(self) -> tuple[str, ...]:
        if not self.mine or self.sent:
            return ()
        if self._made:
            return self._made[-1].refused
        return self._state.refused if self._state else ()

    def options(self, card: str) -> list[Option]:
        """Return what might be done with a card now, open or not."""
        found = {choice.step: Option(choice.step, choice) for choice in self.choices}
        found |= {step: Option(step, None) for step in self._refused}
        there = [f"{kind}{card}" for kind in "+>^" if f"{kind}{card}" in found]
        return [found[step] for step in there]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that can be picked up: something can be said about where they may go."""
        named = [step[1:] for step in (*(one.step for one in self.choices), *self._refused)]
        return tuple(dict.fromkeys(card for card in named if card))

    # What is done

    async def step(self, step: str) -> None:
        """Make a step of the move; if it is refused, that is raised, and nothing is changed."""
        if not self.mine or self.sent:
            return
        place, steps = self._now, (*self.steps, step)
        after = await self._asked.preview(steps)
        # The table may have gone on meanwhile, or another step may have been made.
        if place == self._now and steps[:-1] == self.steps:
            self._made.append(after)
            self.question = None

    def undo(self) -> None:
        """Take the last step back."""
        self.question = None
        if self.may_undo:
            self._made.pop()

    def clear(self) -> None:
        """Take all steps back."""
        while self.may_undo:
            self.undo()

    async def finish(self, finish: m.Finish) -> None:
        """Play the move; one that puts the player out asks once."""
        if finish not in self.finishes:
            return
        steps = (*self.steps, *_ADDED[finish])
        if finish == "play" and self.outcome and self.outcome.out:
            self.question, self._wanted = "out", steps
        else:
            await self._go(steps)

    def drop(self) -> None:
        """Ask whether the player wants to drop out."""
        if self.may_drop:
            self.question, self._wanted = "drop", (*self.steps, "~")

    async def sure(self) -> None:
        """Do what was asked about."""
        if self.question:
            await self._go(self._wanted)

    def unsure(self) -> None:
        """Do nothing of what was asked about."""
        self.question = None

    async def _go(self, steps: tuple[str, ...]) -> None:
        self.question, self.sent = None, True
        place = self._now
        try:
            await self._play(steps)
        finally:
            if place == self._now:
                self.sent = False

    @property
    def _now(self) -> object:
        return _place(self._state) if self._state else None


def _place(state: m.State) -> object:
    """Return where a move is made: it goes on as long as this stays the same."""
    shown = state.round
    return (
        state.table,
        state.game,
        state.stage,
        shown and (shown.number, shown.position, shown.turn),
    )
