"""Which cards let one opponent answer: make a turn that keeps them in the round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb

from red7.core import Card, View
from red7.core.cards import listed, mask_of
from red7.core.layout import HIDDEN
from red7.core.strength import COLUMN
from red7.core.turn import START, Situation, bars_of, can_finish, may_play, strength
from red7.search.kernels.counts import FIVES
from red7.study.reasons.hands import hands_without_answer

THREE, FIVE = 3, 5


@dataclass(frozen=True)
class Rival:
    """An opponent whose turn comes when everybody between has gone out."""

    seat: int
    now: Situation  # without a deck, and without the hand
    unseen: int
    known: int
    hidden: int  # how many unseen cards they hold
    drawn: int  # the cards that a 3 may draw

    @property
    def pool(self) -> int:
        """The cards that they may hold."""
        return self.known | self.unseen if self.hidden else self.known

    @property
    def held(self) -> int:
        """How many cards they hold."""
        return self.known.bit_count() + self.hidden

    @cached_property
    def exposed(self) -> int:
        """The cards whose discard alone answers: what lies there is enough."""
        wins = [c for c in range(7) if strength(c, self.now.palette) > self.now.bars[c]]
        return self.pool & _columns(wins)

    @cached_property
    def played(self) -> int:
        """The cards which answer without actions when played, under the colour in force."""
        return mask_of(
            card for card in listed(self.pool) if self._opens(card) >> self.now.canvas & 1
        )

    @cached_property
    def opens(self) -> dict[int, int]:
        """The colours under which they are winning once a card is played, as seven bits."""
        return {card: self._opens(card) for card in listed(self.pool)}

    def _opens(self, card: int) -> int:
        palette, bars = self.now.palette | 1 << card, self.now.bars
        return sum(1 << c for c in range(7) if strength(c, palette) > bars[c])

    @cached_property
    def single(self) -> int:
        """The cards that answer by themselves, whatever else the hand holds."""
        if not self.now.rules.actions:
            return self.exposed | self.played
        return self.exposed | mask_of(card for card in listed(self.pool) if self._acts_alone(card))

    def _acts_alone(self, card: Card) -> bool:
        # A 5 makes them play another card, if they have one.
        if card.number == FIVE and self.held > 1:
            return False
        return self.may_answer(1 << card, 1) or (card.number == THREE and self._draws_well(card))

    def _draws_well(self, three: Card) -> bool:
        """Return whether whichever card this 3 draws saves them."""
        palette, cards = self.now.palette | 1 << three, listed(self.drawn & ~(1 << three))
        return bool(cards) and all(can_finish(self.now, palette, 1 << card) for card in cards)

    @cached_property
    def sure(self) -> tuple[Card, ...]:
        """The known cards with which they can answer; none if they may be unable to."""
        alone = listed(self.known & self.single)
        if alone:
            return (alone[0],)
        if not self.now.rules.actions:
            for one, other in combinations(listed(self.known), 2):
                if self._together(one, other):
                    return one, other
        return ()

    @cached_property
    def alone(self) -> int:
        """The unseen cards of which one is enough, with what they are known to hold."""
        if not self.hidden:
            return 0
        found = self.unseen & self.single
        if not self.now.rules.actions:
            for card in listed(self.unseen & ~found):
                if any(self._together(card, other) for other in listed(self.known)):
                    found |= 1 << card
        return found

    def _together(self, one: int, other: int) -> bool:
        """Return whether playing one of two cards and discarding the other answers."""
        return bool(self.opens[one] >> other % 7 & 1 or self.opens[other] >> one % 7 & 1)

    def answers_without(self, cards: int) -> bool:
        """Return whether a hand without these cards may answer, a 3's draw left aside.

        With actions it may say so in error, but never the opposite.
        """
        pool = self.pool & ~cards
        if self.now.rules.actions:
            return self.may_answer(pool, self.held)
        if self.sure or pool & self.single:
            return True
        rest = listed(pool & self.unseen)
        pairs = [(one, other) for one in rest for other in listed(pool & self.known)]
        if self.hidden > 1:
            pairs += combinations(rest, 2)
        return any(self._together(one, other) for one, other in pairs)

    def may_answer(self, hand: int, held: int) -> bool:
        """Return whether some ``held`` cards of a hand answer, by actions too."""
        if can_finish(self.now, self.now.palette, hand):
            return True
        fives = listed(hand & FIVES)
        return any(
            self._answers_after(mask_of(first), hand, held - len(first))
            for many in range(min(held, len(fives)) + 1)
            for first in combinations(fives, many)
        )

    def _answers_after(self, fives: int, hand: int, left: int) -> bool:
        """Return whether one more play answers, or none if no card is left, after these 5s."""
        palette = self.now.palette | fives
        if not left:
            return can_finish(self.now, palette, 0)
        hand &= ~fives
        return any(
            may_play(
                self.now._replace(
                    palette=palette, hand=hand if left > 1 else 1 << card, held=left, phase=START
                ),
                card,
            )
            for card in listed(hand & ~FIVES)
        )

    @property
    def hands(self) -> int:
        """How many hands they may hold."""
        return comb(self.unseen.bit_count(), self.hidden)

    @cached_property
    def answering(self) -> int:
        """How many of these hands have an answer; without actions only."""
        return self.hands - hands_without_answer(
            self.unseen, self.known, self.hidden, self.single, self.opens
        )


def _columns(colours: list[int]) -> int:
    return sum(COLUMN << colour for colour in colours)


def rivals(after: View, me: int) -> tuple[Rival, ...]:
    """Return the opponents who still hold cards, in turn order, as each finds the round.

    Each finds it as it is now, less those before, who have gone out.
    """
    order = [(me + step) % after.players + 1 for step in range(after.players - 1)]
    order = [seat for seat in order if not after.out[seat - 1]]
    unseen, drawn = after.unseen.mask, 0
    if after.deck:
        drawn = unseen if after.deck[0] == HIDDEN else 1 << after.deck[0]
    return tuple(
        Rival(
            seat,
            _situation(after, seat, (me, *order[place + 1 :])),
            unseen,
            after.hands[seat - 1],
            after.hidden[seat - 1],
            drawn,
        )
        for place, seat in enumerate(order)
        if after.hand_size(seat)
    )


def _situation(after: View, seat: int, others: tuple[int, ...]) -> Situation:
    palettes = tuple(after.palettes[other - 1] for other in others)
    # Without a deck a 3 draws nothing, and so gives no hope.
    return Situation(
        rules=after.rules,
        phase=START,
        canvas=after.canvas,
        palette=after.palettes[seat - 1],
        others=palettes,
        bars=bars_of(palettes),
        hand=0,
        held=0,
        deck=0,
    )
