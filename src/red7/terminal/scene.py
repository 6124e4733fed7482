"""What a table view shows: a state, and perhaps the move that is being composed on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from red7.protocol import messages as m
from red7.terminal.cards import NO_MARKS, Marks


@dataclass(frozen=True)
class Scene:
    """Everything that is needed to draw a table."""

    state: m.State
    round: m.RoundView | None = None  # as it would be after the steps being composed
    thought: m.Outcome | None = None  # of a step that is only thought of; shown on the board
    marks: Marks = NO_MARKS
    clocks: Mapping[int, str] = field(default_factory=dict)  # what each seat's clock shows
    says_winner: bool = True  # a puzzle may ask for it
    shoulder: int = 0  # over which somebody looks who has no seat; 0 for the first

    @property
    def shown(self) -> m.RoundView | None:
        """The round as it is shown."""
        return self.round or self.state.round

    @property
    def own(self) -> int:
        """The seat whose place is at the bottom."""
        return self.state.you or self.shoulder or 1

    @property
    def composing(self) -> bool:
        """Whether what is shown is not yet so."""
        return self.round is not None

    @property
    def winning(self) -> int:
        """The seat that is or would be winning under the rule in force; 0 for nobody."""
        shown = self.shown
        if shown is None or not self.says_winner:
            return 0
        return next(one.seat for one in shown.standings if one.colour == shown.canvas)
