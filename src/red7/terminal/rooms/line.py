"""A line being explored: the move that is composed in it, for whoever is to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from red7.core import Position, Red7Error, View
from red7.protocol import messages as m
from red7.study.exploring import Exploration
from red7.table.exploring import shown
from red7.terminal.composer import Composer
from red7.terminal.rooms.posing import numbered, posed, preview, refused, with_names
from red7.words import Words


class Line:
    """Where somebody is in an exploration, and how to go on from there.

    A turn that ends, or draws an unknown card, is played at once; until then its steps are composed
    as at a table, and can be taken back.
    """

    def __init__(
        self,
        say: Words,
        explored: Exploration,
        changed: Callable[[], None],
        names: Sequence[str] = (),
    ) -> None:
        self._say, self._changed = say, changed
        self.explored = explored
        self._names = tuple(names) or tuple(numbered(say, explored.position.players))
        self.composer = Composer(self, self.play)

    @property
    def _ready(self) -> Exploration:
        """The exploration where a turn can be made: whoever begins without cards is passed over."""
        explored = self.explored
        now = explored.position
        if explored.begun or now.settled() == now:
            return explored
        return Exploration.of(now.settled()).hide(hidden=explored.hidden)

    @property
    def position(self) -> Position:
        """The position as it is shown."""
        return self._ready.shown

    @property
    def text(self) -> str:
        """The position as it can be typed."""
        return f"{self.explored.rules} {self.position}"

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.position.over

    @property
    def known(self) -> bool:
        """Whether a move can be composed: the hand of the player to move is known."""
        return not self.over and self._ready.known

    @property
    def mover(self) -> int:
        """The seat to move."""
        return self.position.turn

    @property
    def view(self) -> View:
        """What the player to move knows."""
        return self._ready.view

    @property
    def name(self) -> str:
        """The name of the player to move."""
        return self._names[self.mover - 1]

    @property
    def state(self) -> m.State:
        """The table to compose at, of the player to move."""
        now = self.position
        state = posed(self.view, self.mover) if self.known else shown(now, now.steps).state
        return with_names(state, self._names)

    @property
    def seen(self) -> m.State:
        """The table to look at, which belongs to nobody."""
        return self.state.model_copy(update={"you": 0})

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to."""
        return preview(self._say, self.view, steps)

    async def play(self, steps: Sequence[str]) -> None:
        """Make steps, of this turn or more."""
        self.go(lambda: self.explored.play(" ".join(steps)))

    def begin(self, text: str) -> None:
        """Begin anew at a position, or refuse it; its players are those who were there before."""
        try:
            self.explored = Exploration.read(text, self.explored.rules)
        except Red7Error as error:
            raise refused(self._say, error) from None
        players = self.explored.position.players
        if players != len(self._names):
            self._names = tuple(numbered(self._say, players))
        self._changed()

    def go(self, way: Callable[[], Exploration]) -> None:
        """Go somewhere in the exploration, or refuse it."""
        try:
            self.explored = way()
        except Red7Error as error:
            raise refused(self._say, error) from None
        self._changed()
