"""Examples of the rules: positions, and what the rules make of them.

Nothing is written down that can be worked out: an example is a position and what is tried in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from red7.core import COLOURS, Cards, Colour, Phase, Position, Red7Error, Step, read_position
from red7.core.steps import DRAW, read_steps

Why = Literal["more", "higher", "none"]


class RuleVerdict(NamedTuple):
    """Who is winning under a colour, with which cards, and why."""

    colour: Colour
    best: tuple[Cards, ...]  # of each seat
    seat: int  # that is winning; 0 where nobody is
    why: Why  # more cards than all others, as many but a higher one, or no card that counts
    rival: int  # the seat that comes closest; 0 where nobody is winning

    def cards(self, seat: int) -> Cards:
        """Return the cards of a seat that count."""
        return self.best[seat - 1] if seat else Cards()


@dataclass(frozen=True)
class Comparison:
    """Palettes to look at under each colour, beginning with the one in force.

    >>> example = Comparison("R 1 33 G7/?1 R6/?1 I7/?1")
    >>> red = example.verdicts[0]
    >>> red.seat, red.why, red.rival, str(red.cards(1))
    (1, 'higher', 3, 'G7')
    """

    position: str
    scored: bool = False  # what a win would score is told as well
    dealt: bool = False  # a round that begins here: who is first is told

    @cached_property
    def table(self) -> Position:
        """The position, with its cards."""
        return read_position("advanced" if self.scored else "basic", self.position)

    @cached_property
    def verdicts(self) -> tuple[RuleVerdict, ...]:
        """What holds under each colour, Red first."""
        return tuple(verdict(self.table, colour) for colour in reversed(COLOURS))


def verdict(table: Position, colour: Colour) -> RuleVerdict:
    """Tell who is winning under a colour, and why."""
    seats = range(1, table.players + 1)
    best = tuple(table.best(seat, colour) for seat in seats)
    winner = table.standing(colour).seat
    others = [seat for seat in table.seats_in if seat != winner]
    if not winner or not others:
        return RuleVerdict(colour, best, winner, "more" if winner else "none", 0)
    rival = max(others, key=lambda seat: (len(best[seat - 1]), best[seat - 1].mask))
    why: Why = "more" if len(best[winner - 1]) > len(best[rival - 1]) else "higher"
    return RuleVerdict(colour, best, winner, why, rival)


@dataclass(frozen=True)
class Trial:
    """A turn that is tried under some rules: what it leads to, or why it is refused.

    >>> trial = Trial("basic", "R 1 33 B5/R7O6 V7/?6", "+O6 >R7")
    >>> str(trial.after), trial.refused and trial.refused.reason
    ('R 1 33 B5/R7O6 V7/?6', 'play-loses')
    """

    rules: str
    position: str
    written: str

    @cached_property
    def before(self) -> Position:
        """The position in which it is tried."""
        return read_position(self.rules, self.position)

    @cached_property
    def _made(self) -> tuple[Position, tuple[Step, ...], Red7Error | None]:
        now = self.before
        for step in read_steps(self.written):
            if step.kind == DRAW and now.steps and now.steps[-1].kind == DRAW:
                continue  # a 3 has drawn already
            try:
                now = now.step(step)
            except Red7Error as error:
                return now, (*now.steps, step), error
        return (now.settled() if now.phase is Phase.OVER else now), now.steps, None

    @property
    def after(self) -> Position:
        """The position after the turn, or where a step was refused."""
        return self._made[0]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps as they were made, up to one that is refused."""
        return self._made[1]

    @property
    def refused(self) -> Red7Error | None:
        """Why the last step is refused; None if the turn is allowed."""
        return self._made[2]


@dataclass(frozen=True)
class Trials:
    """Turns to try in one position, each under its rules."""

    position: str
    turns: tuple[tuple[str, str], ...]  # the rules, and the steps

    @cached_property
    def tried(self) -> tuple[Trial, ...]:
        """What comes of each."""
        return tuple(Trial(rules, self.position, steps) for rules, steps in self.turns)


Example = Comparison | Trials
