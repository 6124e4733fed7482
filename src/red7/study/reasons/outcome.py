"""What a turn leads to, as far as the player who makes it can know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from red7.core import COLOURS, Card, Cards, Colour, Red7Error, Step, View
from red7.core.cards import listed
from red7.core.rules import Draw
from red7.core.steps import DISCARD, DRAW, DRAW_STEP, DRAWN, DROP, END_STEP
from red7.core.turn import OVER, THREE, bars_of, is_open, strength
from red7.search.kernels.counts import THREES
from red7.study.reasons.answers import Rival, rivals

Turn = tuple[Step, ...]
MOST_NAMED = 3  # cards or colours in a sentence


@dataclass(frozen=True)
class Outcome:
    """A turn made, and the view after it."""

    view: View
    turn: Turn  # to its end, or as far as an unknown card
    after: View

    @staticmethod
    def of(view: View, turn: Turn) -> Outcome:
        """Make a turn; its final ``.`` may be left out."""
        if view.seat != view.turn:
            raise Red7Error("not-your-turn", seat=view.turn)
        after = view.follow(turn)
        if after.phase is not OVER and not _waits(after) and is_open(after.situation, END_STEP):
            turn = (*turn, END_STEP)
            after = view.follow(turn)
        if after.phase is not OVER and not _waits(after):
            raise Red7Error("turn-unfinished", seat=view.turn)
        return Outcome(view, turn, after)

    @property
    def _me(self) -> int:
        return self.view.turn - 1

    @property
    def out(self) -> bool:
        """Whether the turn leaves the round."""
        return self.after.out[self._me]

    @property
    def waits(self) -> bool:
        """Whether the turn goes on with a card that is not known yet."""
        return self.after.phase is not OVER

    @property
    def wins(self) -> bool:
        """Whether nobody else has a card left to go on with."""
        return not self.out and not self.waits and not self.rivals

    # What it leaves

    @cached_property
    def unseen(self) -> int:
        """How many cards have a place that is not known."""
        return len(self.after.unseen)

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """The opponents who have to answer, if those before them go out."""
        return rivals(self.after, self.view.turn)

    @cached_property
    def tellable(self) -> bool:
        """Whether it can be told which cards answer."""
        rules = self.after.rules
        # In v1.1 the discard of a 7 may count on a known card that it is going to draw.
        counted = rules.actions and rules.draw is not Draw.NEVER and self.after.deck_known > 0
        return not (counted and not rules.edition.seven_wins_at_once)

    @cached_property
    def whole(self) -> bool:
        """Whether that covers everybody, and not just the next player."""
        # Who goes out by a losing discard leaves another colour to those after them.
        discards = self.after.rules.edition.losing_discard
        return self.tellable and (len(self.rivals) == 1 or not discards)

    @cached_property
    def alone(self) -> int:
        """The unseen cards of which one is enough for somebody to answer."""
        found = 0
        for rival in self.rivals:
            found |= rival.alone
        return found

    @cached_property
    def singles(self) -> int:
        """How many of them answer by themselves: by a turn that takes no other card."""
        found = 0
        for rival in self.rivals:
            found |= rival.single & rival.unseen if rival.hidden else 0
        return found.bit_count()

    @cached_property
    def sure(self) -> tuple[int, tuple[Card, ...]] | None:
        """Who is known to hold an answer, and which."""
        return next(((rival.seat, rival.sure) for rival in self.rivals if rival.sure), None)

    @cached_property
    def further(self) -> bool:
        """Whether somebody may answer with none of these cards, a 3's draw left aside."""
        return any(rival.answers_without(self.alone) for rival in self.rivals)

    @cached_property
    def threes(self) -> bool:
        """Whether somebody may hold a 3, other than these cards, and draw."""
        if not self.after.rules.actions or not self.after.deck:
            return False
        return any(rival.pool & THREES & ~self.alone for rival in self.rivals)

    @cached_property
    def answered_only_by_threes(self) -> bool:
        """Whether nobody can answer except by drawing with a 3."""
        return not self.wins and self.whole and not (self.alone or self.sure or self.further)

    @cached_property
    def unanswerable(self) -> bool:
        """Whether everybody else has to drop out, whatever they hold."""
        return self.answered_only_by_threes and not self.threes

    @cached_property
    def share(self) -> tuple[int, int, int] | None:
        """The next player, how many hands they may hold, and how many of these answer."""
        if self.after.rules.actions or not self.rivals:
            return None
        rival = self.rivals[0]
        return rival.seat, rival.hands, rival.answering

    @cached_property
    def percent(self) -> int:
        """That share in percent; 0 where it cannot be told or rounds to nothing or to all."""
        if self.share is None:
            return 0
        _, hands, answering = self.share
        percent = (200 * answering + hands) // (2 * hands)
        return percent if percent < 100 else 0  # noqa: PLR2004 - percent

    @cached_property
    def lets(self) -> tuple[Colour, ...]:
        """The colours that put the next player ahead with what lies there."""
        if not self.rivals:
            return ()
        colours = {card.colour for card in listed(self.rivals[0].exposed)}
        return tuple(sorted(colours, reverse=True))

    @cached_property
    def must_change(self) -> bool:
        """Whether nobody can answer under the colour in force."""
        plain = not self.after.rules.actions
        return plain and self.whole and not any(rival.played for rival in self.rivals)

    # What it keeps

    @property
    def hand(self) -> Cards:
        """The cards that stay in hand, without one that is not known yet."""
        return self.after.hand(self.view.turn)

    @property
    def held(self) -> int:
        """How many cards the hand holds."""
        return self.after.hand_size(self.view.turn)

    @property
    def draws(self) -> bool:
        """Whether one of them is a card that is not known yet."""
        return self.after.hidden[self._me] > 0

    @cached_property
    def ahead(self) -> tuple[Colour, ...]:
        """The colours under which the player is winning with what lies there."""
        seats = [seat for seat in self.after.seats_in if seat != self.view.turn]
        bars = bars_of(tuple(self.after.palettes[seat - 1] for seat in seats))
        mine = self.after.palettes[self._me]
        return tuple(c for c in reversed(COLOURS) if strength(c, mine) > bars[c])

    @cached_property
    def changes(self) -> tuple[Card, ...]:
        """The cards in hand that can bring another of these colours."""
        new = [colour for colour in self.ahead if colour is not self.after.canvas]
        return tuple(card for card in self.hand if card.colour in new)

    @property
    def best(self) -> Cards:
        """The cards that count for the player."""
        return self.after.best(self.view.turn)

    @cached_property
    def saving(self) -> int:
        """How many of the unseen cards keep the player in, where the turn waits for one."""
        drawn = self.turn[-1] is DRAW_STEP
        waiting = self.view.follow(self.turn[:-1]) if drawn else self.after
        return sum(_stays(waiting.follow((DRAWN[card],))) for card in waiting.unseen)

    @property
    def may_stay(self) -> bool:
        """Whether the player stays in, or does so with the right card."""
        return self.saving > 0 if self.waits else not self.out

    # Other turns

    @cached_property
    def forced(self) -> bool:
        """Whether no other way to play the cards can keep the player in the round."""
        cards = _bare(self.turn)
        return bool(cards) and not any(
            _bare(line) != cards[: len(_bare(line))] or _ends_early(line, cards)
            for line in self.view.lines()
            if not _goes_out(self.view, line)
        )

    @cached_property
    def fewest(self) -> bool:
        """Whether every other way to play the cards leaves more cards that answer by themselves."""
        if self.view.rules.actions:
            return False  # there are too many
        cards = _bare(self.turn)
        others = {_bare(line): line for line in self.view.lines()}
        others.pop(cards, None)
        staying = [line for line in others.values() if not _goes_out(self.view, line)]
        return bool(staying) and all(
            Outcome.of(self.view, line).singles > self.singles for line in staying
        )

    @cached_property
    def avoidable(self) -> bool:
        """Whether some turn can keep the player in the round, if only by the right card."""
        staying = (line for line in self.view.lines() if not _goes_out(self.view, line))
        return any(Outcome.of(self.view, line).may_stay for line in staying)


def _waits(after: View) -> bool:
    """Return whether the turn goes on with an unknown card."""
    return after.phase is THREE or (after.phase is not OVER and after.hidden[after.turn - 1] > 0)


def _stays(view: View) -> bool:
    """Return whether a turn can go on so that the player stays in, after a draw."""
    if view.phase is OVER:
        return not view.out[view.turn - 1]
    return any(not _goes_out(view, (step,)) for step in view.legal_steps)


def _goes_out(view: View, line: Turn) -> bool:
    """Return whether a line ends by dropping out or with a losing discard."""
    if line[-1].kind == DROP:
        return True
    if line[-1].kind != DISCARD or not view.rules.edition.losing_discard:
        return False
    return view.follow(line).out[view.turn - 1]


def _bare(turn: Turn) -> Turn:
    """Return a turn without its end and the draws after its last card."""
    while turn and (turn[-1] is END_STEP or turn[-1].kind == DRAW):
        turn = turn[:-1]
    return turn


def _ends_early(line: Turn, cards: Turn) -> bool:
    """Return whether a line is over before all these cards have been played."""
    return line[-1] is END_STEP and len(_bare(line)) < len(cards)
