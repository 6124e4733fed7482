"""What lies on the table and in the hands, as far as somebody knows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from red7.core.cards import ALL_CARDS, COLOURS, Cards, Colour
from red7.core.errors import Red7Error
from red7.core.past import PastTurn
from red7.core.rules import Rules
from red7.core.steps import Step
from red7.core.strength import best
from red7.core.turn import START, Phase, strength

HIDDEN: Final = -1  # stands in a deck for a card that is not known


class Standing(NamedTuple):
    """Who is winning under a colour, and with which cards; seat 0 where nobody is."""

    seat: int
    cards: Cards


@dataclass(frozen=True, repr=False)
class Layout:
    """The layout of a round, with everything its holder knows and nothing else.

    Seats are counted from 1, as in the notation; the fields that hold one entry for each seat are
    plain tuples, and sets of cards in them are masks.
    """

    rules: Rules
    canvas: Colour  # the colour in force
    turn: int  # the seat to move
    deck: tuple[int, ...]  # from the top; HIDDEN where the card is not known
    deck_known: int  # how many cards from the top everybody knows
    palettes: tuple[int, ...]
    hands: tuple[int, ...]  # the cards known to the holder of this position
    hidden: tuple[int, ...]  # how many more each hand holds
    known: tuple[int, ...]  # the cards of each hand that everybody knows
    out: tuple[bool, ...]
    gone: int = 0  # seen and out of play: the canvas, palettes turned down, score piles
    scores: tuple[int, ...] | None = None
    phase: Phase = START
    seven: int = HIDDEN  # the 7 whose action is under way
    tried: bool = False  # a 3 has drawn a card this turn
    bound: bool = False  # a 1 or a 7 was played as an action this turn
    begin: Self | None = None  # the position at the start of the turn, if it has begun
    steps: tuple[Step, ...] = ()  # the steps made in it since
    ordered: bool = True  # the deck is written with its order
    # The turns of the round that are over, as far as they were followed. How a position came about
    # is no part of what it is: equality leaves it out, and so do texts unless asked for it.
    past: tuple[PastTurn, ...] = field(default=(), compare=False)

    @property
    def players(self) -> int:
        """The number of seats, whether in or out."""
        return len(self.palettes)

    @property
    def seats_in(self) -> tuple[int, ...]:
        """The seats still in the round, in turn order from seat 1."""
        return tuple(seat for seat, out in enumerate(self.out, 1) if not out)

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.out.count(False) == 1

    @property
    def winner(self) -> int:
        """The seat that won the round; 0 while it goes on."""
        return self.seats_in[0] if self.over else 0

    @property
    def deck_size(self) -> int:
        """How many cards the draw deck holds."""
        return len(self.deck)

    @property
    def at_start(self) -> Self:
        """The position at the start of this turn."""
        return self if self.begin is None else self.begin

    def palette(self, seat: int) -> Cards:
        """Return the cards that lie in front of a seat."""
        return Cards(self.palettes[self.index(seat)])

    def index(self, seat: int) -> int:
        """Return the place of a seat in the tuples that hold one entry for each."""
        if not 1 <= seat <= len(self.palettes):
            raise Red7Error("seat-unknown", text=str(seat), players=len(self.palettes))
        return seat - 1

    def hand(self, seat: int) -> Cards:
        """Return the cards of a seat's hand, as far as they are known here."""
        return Cards(self.hands[self.index(seat)])

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.hands[seat - 1].bit_count() + self.hidden[seat - 1]

    def owns(self, seat: int) -> bool:
        """Return whether the holder of this position sees the whole hand of a seat as of right."""
        return not self.hidden[seat - 1]

    @property
    def unseen(self) -> Cards:
        """The cards whose place is not known here."""
        seen = self.gone
        for mask in (*self.palettes, *self.hands):
            seen |= mask
        for card in self.deck:
            if card != HIDDEN:
                seen |= 1 << card
        return Cards(ALL_CARDS & ~seen)

    def best(self, seat: int, colour: Colour | None = None) -> Cards:
        """Return a seat's best set under a colour, or under the one in force."""
        rule = self.canvas if colour is None else colour
        return Cards(best(rule, self.palettes[self.index(seat)]))

    def standing(self, colour: Colour | None = None) -> Standing:
        """Tell who is winning under a colour, or under the one in force, and with which set."""
        rule = self.canvas if colour is None else colour
        strongest, seat = max((strength(rule, self.palettes[s - 1]), s) for s in self.seats_in)
        return Standing(seat, self.best(seat, rule)) if strongest else Standing(0, Cards())

    def standings(self) -> dict[Colour, Standing]:
        """Tell who would be winning under each of the seven colours, Red first."""
        return {colour: self.standing(colour) for colour in reversed(COLOURS)}
