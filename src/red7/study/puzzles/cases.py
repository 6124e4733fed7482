"""The turns of a position, those that come to the same together."""

from __future__ import annotations

from dataclasses import dataclass, field

from red7.core import View
from red7.core.layout import HIDDEN
from red7.core.steps import DRAW, write_steps
from red7.study.turns import Turn, every_turn


@dataclass
class Case:
    """All turns that lead to the same."""

    after: View  # before the next player's turn begins
    turns: list[Turn] = field(default_factory=list)

    @property
    def stays(self) -> bool:
        """Whether the player who made it is still in the round."""
        return not self.after.out[self.after.turn - 1]

    @property
    def answers(self) -> tuple[str, ...]:
        """The turns as they are written, the shortest first."""
        texts = [write_steps(turn.steps) for turn in self.turns]
        return tuple(sorted(texts, key=lambda text: (len(text), text)))


def cases_of(view: View) -> list[Case]:
    """Return every turn that is legal for the player to move."""
    cases: dict[tuple[object, ...], Case] = {}
    for turn in every_turn(view):
        after = view.follow(turn.steps)
        key = (
            after.palettes,
            after.hands,
            after.hidden,
            after.canvas,
            after.deck,
            after.deck_known,
            after.out,
        )
        cases.setdefault(key, Case(after)).turns.append(turn)
    return list(cases.values())


def draws_blindly(view: View, turn: Turn) -> bool:
    """Return whether a turn draws a card that is not known."""
    drawn = [step for step in turn.steps if step.kind == DRAW]
    return HIDDEN in view.deck and any(step.card is None for step in drawn)
