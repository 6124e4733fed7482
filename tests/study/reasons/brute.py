"""Facts of a position, found by trying out whole rounds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice
from math import comb

from red7.core import Card, Cards, Colour, Position, Round, Step, View
from red7.core.layout import HIDDEN
from red7.core.steps import DISCARD, DRAW, END, PLAY
from tests.games import random_round

Turn = tuple[Step, ...]
MOST_HANDS = 500  # that are all tried; of more, some
SOME_HANDS = 12


@dataclass(frozen=True)
class Case:
    """A view at the start of a turn, and a turn in it."""

    view: View
    turn: Turn
    chance: random.Random

    @property
    def me(self) -> int:
        return self.view.turn

    def world(self, hand: Cards | None = None, seat: int = 0, top: int = HIDDEN) -> Round:
        """Fill in what is hidden: a hand and the top card as given, the rest at random."""
        view, given = self.view, hand or Cards()
        rest = [c for c in view.unseen if c not in given and c != top]
        self.chance.shuffle(rest)
        hands = list(view.hands)
        for at, many in enumerate(view.hidden):
            if at == seat - 1:
                hands[at] |= given.mask
            else:
                hands[at] |= Cards(rest.pop() for _ in range(many)).mask
        deck = [rest.pop() if card == HIDDEN else card for card in view.deck[1:]]
        if view.deck:
            known = view.deck[0] != HIDDEN
            deck.insert(0, view.deck[0] if known else top if top != HIDDEN else rest.pop())
        return Round(
            rules=view.rules,
            canvas=view.canvas,
            turn=view.turn,
            deck=tuple(deck),
            deck_known=view.deck_known,
            palettes=view.palettes,
            hands=tuple(hands),
            hidden=(0,) * view.players,
            known=view.known,
            out=view.out,
            gone=view.gone,
            scores=view.scores,
        )

    def after(self) -> Round:
        """Give the round at the end of the turn, before anybody else is to move."""
        return self.world().follow(self.turn)

    def rivals(self) -> list[int]:
        """Give the others in the order in which they have to answer, if each drops out."""
        now, seats = self.world().play_turn(self.turn), []
        while not now.over:
            seats.append(now.turn)
            now = now.apply("~")
        return seats

    def hands(self, seat: int) -> list[Cards]:
        """Give what a seat may hold beside what is known of it: everything, or a sample."""
        unseen, many = list(self.view.follow(self.turn).unseen), self.view.hidden[seat - 1]
        if comb(len(unseen), many) <= MOST_HANDS:
            return [Cards(hand) for hand in combinations(unseen, many)]
        return [Cards(self.chance.sample(unseen, many)) for _ in range(SOME_HANDS)]

    def all_tried(self, seat: int) -> bool:
        """Tell whether that is everything."""
        unseen = len(self.view.follow(self.turn).unseen)
        return comb(unseen, self.view.hidden[seat - 1]) <= MOST_HANDS

    def facing(self, seat: int, hand: Cards) -> View:
        """Give what a seat sees with a hand, when those before it have dropped out."""
        now = self.world(hand, seat).play_turn(self.turn)
        while now.turn != seat:
            now = now.apply("~")
        return now.view(seat)

    def alone(self) -> list[Card]:
        """Give the unseen cards that let somebody answer by a turn with this card only."""
        return self._enough(by_itself=True)

    def enough(self) -> list[Card]:
        """Give the unseen cards that let somebody answer, with what they are known to hold."""
        return self._enough(by_itself=False)

    def _enough(self, *, by_itself: bool) -> list[Card]:
        lone = replace(self, view=_with_one_hidden(self.view))
        unseen = self.view.follow(self.turn).unseen
        seats = [seat for seat in self.rivals() if self.view.hidden[seat - 1]]
        return [
            card
            for card in unseen
            if any(
                _lets(
                    lone.facing(seat, Cards([card])),
                    card,
                    unseen,
                    by_itself=by_itself,
                    fives=self.view.hand_size(seat) == 1,
                )
                for seat in seats
            )
        ]


def _lets(view: View, card: Card, drawn: Cards, *, by_itself: bool, fives: bool) -> bool:
    """Tell whether a card lets its owner answer."""
    lines = answers(view, drawn, (card,) if by_itself else None)
    if by_itself and card.number == 5 and not fives and view.rules.actions:
        # It makes them play another card, if they have one.
        lines = [line for line in lines if line[0].kind == DISCARD]
    return bool(lines)


def _with_one_hidden(view: View) -> View:
    """Give a view in which nobody holds more than one hidden card."""
    return replace(view, hidden=tuple(min(many, 1) for many in view.hidden))


def used(hand: Cards, line: Turn) -> set[Card]:
    """Give the cards that a line takes from a hand."""
    return {step.card for step in line if step.card is not None and step.card in hand}


def stays(position: Position, line: Turn) -> bool:
    """Tell whether a line keeps its player in, or may."""
    return not position.follow(line).out[position.turn - 1]


def draws_with_three(line: Turn) -> bool:
    """Tell whether a 3 draws in a line, or is about to."""
    return any(
        step.kind == PLAY
        and step.card is not None
        and step.card.number == 3
        and (at + 1 == len(line) or line[at + 1].kind == DRAW)
        for at, step in enumerate(line)
    )


def hopeful_answers(view: View) -> list[Turn]:
    """Give the lines that keep a seat in, or may after a 3's draw."""
    return saved(view)


def answers(view: View, drawn: Cards, only: tuple[Card, ...] | None = None) -> list[Turn]:
    """Give the lines that keep a seat in, whichever of these cards a 3 draws.

    They may be asked to take only some cards from the hand.
    """
    hand = view.hand(view.turn)
    lines = [line for line in hopeful_answers(view) if only is None or used(hand, line) <= {*only}]
    if not view.rules.actions:
        return lines
    sure = [line for line in lines if not draws_with_three(line)]
    for tried in dict.fromkeys(_up_to_three(line) for line in lines if draws_with_three(line)):
        waiting = view.follow(tried)
        top = waiting.deck[0]
        cards = [top] if top != HIDDEN else [card for card in drawn if card in waiting.unseen]
        after = [waiting.follow((Step(DRAW, Card(card)),)) for card in cards]
        allowed = hand if only is None else Cards(only)
        if all(any(used(hand, line) <= {*allowed} for line in saved(one)) for one in after):
            sure.append(tried)
    return sure


def saved(position: Position) -> list[Turn]:
    """Give the lines that keep a player in."""
    return [line for line in position.lines() if stays(position, line)]


def _up_to_three(line: Turn) -> Turn:
    at = next(at for at, step in enumerate(line) if step.card is not None and step.card.number == 3)
    return line[: at + 1]


def can_stay(position: Position) -> bool:
    """Tell whether a turn can go on so that its player stays in."""
    return bool(saved(position))


def cards_of(turn: Turn) -> Turn:
    """Give a turn without its end and its draws."""
    return tuple(step for step in turn if step.kind not in {END, DRAW})


def ahead(game: Round, seat: int) -> list[Colour]:
    """Give the colours under which a seat is winning as things lie."""
    return [colour for colour, standing in game.standings().items() if standing.seat == seat]


def positions(
    rules: tuple[str, ...], count: int, chance: random.Random, *, few: bool
) -> Iterator[View]:
    """Give random views at the start of a turn; with few hidden cards in each hand, or any."""
    for _ in range(count):
        game = random_round(chance.choice(rules), chance.choice((2, 2, 3, 4)), chance)
        view = game.at_start.view(game.turn)
        if few:
            most = chance.choice((1, 1, 1, 2))
            view = replace(view, hidden=tuple(min(many, most) for many in view.hidden))
        yield view


def cases(
    rules: tuple[str, ...], count: int, seed: int, *, few: bool
) -> Iterator[tuple[Case, Case]]:
    """Give random turns in random positions, each beside another."""
    chance = random.Random(seed)
    for view in positions(rules, count, chance, few=few):
        lines = list(islice(view.lines(), 400))
        good = [line for line in lines if stays(view, line)] or lines
        yield Case(view, chance.choice(good), chance), Case(view, chance.choice(lines), chance)
