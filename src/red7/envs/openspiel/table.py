"""A game as OpenSpiel plays it: every card that comes to light is an event of chance.

The deck has no order until a card is drawn from it. That makes all that nobody has seen part of
chance, and the tree no larger than it must be.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Final, NamedTuple

from red7.core import Cards, Colour, Draw, Position, Rules, View
from red7.core.cards import ALL_CARDS, mask_of
from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN
from red7.core.match import ending, leaders, scored_set
from red7.core.numbering import DRAW, STEP_COUNT
from red7.core.rules import HAND, PLAYERS
from red7.core.steps import DRAWN, STEPS
from red7.core.turn import Phase
from red7.core.values import changed
from red7.core.view import view_of

COLOURS: Final = 7
NUMBERS: Final = 7
# After so many rounds, a match under v1.3 is over: a discard that loses can leave the winner of the
# round nothing to score, again and again, and a game of OpenSpiel has to end.
MOST_ROUNDS: Final = 100

# The events that are no steps: a card comes to somebody's hand or palette. A draw is an event too.
TO_HAND: Final = STEP_COUNT
TO_PALETTE: Final = STEP_COUNT + 1


@dataclass(frozen=True)
class Setup:
    """What is played: the rules, the players, and which part of the cards."""

    rules: Rules
    players: int = 2
    colours: int = COLOURS  # Red, Orange, … as many as this
    numbers: int = NUMBERS  # from 1 up
    hand: int = HAND  # how many cards are dealt to each hand

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise Red7Error("players-number", text=str(self.players))
        for name, most in (("colours", COLOURS), ("numbers", NUMBERS), ("hand", HAND)):
            if not 1 <= getattr(self, name) <= most:
                message = f"{name} must be from 1 to {most}, not {getattr(self, name)}"
                raise ValueError(message)
        if self.cards.bit_count() < self.dealt:
            message = f"{self.dealt} cards are to be dealt, but there are {self.cards.bit_count()}"
            raise ValueError(message)
        if self.rules.match and (self.cards != ALL_CARDS or self.hand != HAND):
            raise ValueError("a match needs all cards and whole hands")

    @cached_property
    def cards(self) -> int:
        """The cards that are played with."""
        return mask_of(
            card
            for card in range(49)
            if card // 7 < self.numbers and card % 7 >= COLOURS - self.colours
        )

    @property
    def dealt(self) -> int:
        """How many cards are dealt before a round begins."""
        return self.players * (self.hand + 1)

    @property
    def most_events(self) -> int:
        """A bound on the steps and events of chance in a game.

        In a round, a step from hand either makes the hands of all smaller together, or draws for
        it: by a 3, or by a discard, which is out of play then. A 3 comes back to a hand only if a 1
        or a 7 laid it on the deck, which also makes the hands smaller.
        """
        held = self.players * self.hand
        cards = self.cards.bit_count() if self.rules.draw is not Draw.NEVER else 0
        threes = COLOURS + held if self.rules.actions else 0
        lays = held if self.rules.actions else 0
        from_hand = held + cards + threes
        by_seven = from_hand if self.rules.actions else 0
        draws = 2 * (cards + threes)  # chosen, and then dealt
        # Every turn but a drop-out makes a step from hand, and may be ended by another.
        round_events = self.dealt + 2 * from_hand + by_seven + lays + draws + self.players
        return self.most_rounds * round_events

    @property
    def most_rounds(self) -> int:
        """How many rounds a game can have."""
        if not self.rules.match:
            return 1
        if self.rules.edition.losing_discard:
            return MOST_ROUNDS
        return ALL_CARDS.bit_count() - self.dealt + 1  # each takes at least a card out of play


class IllegalStepError(ValueError):
    """A step that the player to move may not make."""


class Event(NamedTuple):
    """Something that happened: a step, or a card that somebody was dealt or has drawn."""

    seat: int
    number: int  # of the step, or TO_HAND or TO_PALETTE
    card: int = HIDDEN  # that came from the deck
    open: bool = True  # whether everybody saw that card


@dataclass(frozen=True)
class Table:
    """A game under way. Players are seats, counted from 1, as in ``red7.core``."""

    setup: Setup
    deck: int  # the cards whose place in the deck nobody knows
    dealt: tuple[int, ...] = ()  # the cards of this round's deal so far
    position: Position | None = None  # with all hands; None while cards are dealt
    draws: bool = False  # the player to move has chosen to draw
    piles: tuple[Cards, ...] = ()
    rounds: tuple[tuple[tuple[int, ...], Position], ...] = ()  # that are over: deal and end
    events: tuple[Event, ...] = ()

    @classmethod
    def start(cls, setup: Setup) -> Table:
        """Return a game before its first card is dealt."""
        return cls(setup, setup.cards, piles=(Cards(),) * setup.players)

    def __deepcopy__(self, memo: object) -> Table:
        """Return itself: nothing in it ever changes."""
        return self

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the game; empty while it is running."""
        if self.position is None or not self.position.over:
            return ()
        return leaders(self.piles) if self.setup.rules.match else (self.position.winner,)

    @property
    def by_chance(self) -> bool:
        """Whether a card is to be dealt or drawn."""
        return self.position is None or self.draws or self.position.phase is Phase.THREE

    @property
    def seat(self) -> int:
        """The seat to move, or to draw; 0 while cards are dealt."""
        return 0 if self.position is None else self.position.turn

    def legal(self) -> list[int]:
        """Return the numbers of the legal steps, in ascending order."""
        if self.position is None or self.by_chance:
            return []
        return sorted(step.number for step in self.position.legal_steps)

    def outcomes(self) -> list[tuple[int, float]]:
        """Return which card may come next, and how likely each is.

        A hand is dealt in ascending order, since no other order would make a difference.
        """
        cards = [card for card in range(49) if self.deck >> card & 1]
        setup, place = self.setup, len(self.dealt)
        if self.position is not None or place >= setup.players * setup.hand:
            return [(card, 1 / len(cards)) for card in cards]
        missing = setup.hand - place % setup.hand
        if place % setup.hand:
            cards = [card for card in cards if card > self.dealt[-1]]
        ways = comb(len(cards), missing)
        likely = [comb(len(cards) - 1 - index, missing - 1) / ways for index in range(len(cards))]
        return [(card, each) for card, each in zip(cards, likely, strict=True) if each]

    def deal(self, card: int) -> Table:
        """Return the game after a card has been dealt or drawn."""
        deck = self.deck & ~(1 << card)
        if self.position is not None:
            event = Event(self.position.turn, DRAW, card, open=False)
            drawn = self.position.follow((DRAWN[card],)).settled()
            return self._moved(drawn, deck, event)
        setup, place = self.setup, len(self.dealt)
        hands = setup.players * setup.hand
        if place < hands:
            event = Event(place // setup.hand + 1, TO_HAND, card, open=False)
        else:
            event = Event(place - hands + 1, TO_PALETTE, card)
        dealt, events = (*self.dealt, card), (*self.events, event)
        position = self._first(dealt, deck) if len(dealt) == setup.dealt else None
        return changed(self, deck=deck, dealt=dealt, events=events, position=position)

    def apply(self, number: int) -> Table:
        """Return the game after a step."""
        if self.position is None or number not in self.legal():
            message = f"step {number} is not legal"
            raise IllegalStepError(message)
        event = Event(self.position.turn, number)
        if number == DRAW and not self.position.deck_known:
            return changed(self, draws=True, events=(*self.events, event))
        after = self.position.step(STEPS[number])
        card = HIDDEN
        if number == DRAW or (len(after.steps) == len(self.position.steps) + 2):
            card = after.steps[-1].card or 0  # which everybody knew
        return self._moved(after.settled(), self.deck, event._replace(card=card))

    def view(self, seat: int) -> View | None:
        """Return what a seat may know about the round; None while cards are dealt."""
        return None if self.position is None else view_of(self.position, seat)

    def _first(self, dealt: tuple[int, ...], deck: int) -> Position:
        """Return the position with which a round begins."""
        setup = self.setup
        held = setup.players * setup.hand
        hands = [dealt[at : at + setup.hand] for at in range(0, held, setup.hand)]
        first = dealt[held:]
        nothing = (0,) * setup.players
        return Position(
            rules=setup.rules,
            canvas=Colour.RED,
            # The player to the left of the owner of the highest palette card begins.
            turn=(first.index(max(first)) + 1) % setup.players + 1,
            deck=(HIDDEN,) * deck.bit_count(),
            deck_known=0,
            palettes=tuple(1 << card for card in first),
            hands=tuple(map(mask_of, hands)),
            hidden=nothing,
            known=nothing,
            out=(False,) * setup.players,
            gone=ALL_CARDS & ~deck & ~mask_of(dealt),
            scores=tuple(pile.points for pile in self.piles) if setup.rules.match else None,
            ordered=False,
        )

    def _moved(self, position: Position, deck: int, event: Event) -> Table:
        """Return the game after something has happened, with the next round to be dealt if any."""
        events = (*self.events, event)
        after = changed(self, position=position, deck=deck, draws=False, events=events)
        if not position.over or not self.setup.rules.match:
            return after
        piles = list(self.piles)
        piles[position.winner - 1] |= scored_set(position)
        after = changed(after, piles=tuple(piles))
        if ending(self.setup.rules, piles) or len(self.rounds) + 1 == self.setup.most_rounds:
            return after
        left = self.setup.cards & ~mask_of(card for pile in piles for card in pile)
        rounds = (*self.rounds, (self.dealt, position))
        return changed(after, deck=left, dealt=(), position=None, rounds=rounds)
