"""Winning for certain: hands of others are hidden, nobody draws, and there are no actions.

What a player knows is always of one form: some cards of each hand, how many more it holds, and the
cards not seen yet. Which turns others can make by the rules depends on nothing but the cards they
show, so every hand that agrees with what was shown stays possible, and every turn that some hand
allows must be reckoned with.
"""

from __future__ import annotations

from collections.abc import Iterator

from .bits import colour_of, each, strengths

Hand = tuple[int, int]
"""The cards that are known of it, and how many more it holds."""

Seats = tuple[tuple[int, Hand] | None, ...]
State = tuple[int, int, Seats, int]
"""The colour, the place to move, palettes and hands, and the unseen cards. Place 0 knows all."""


class Certain:
    """Whether the first seat has a way of playing that wins whatever the others hold and do."""

    def __init__(self, edition: str) -> None:
        self._losing_discards = edition == "v1.3"
        self._found: dict[State, bool] = {}

    def wins(self, state: State) -> bool:
        """Whether the first seat wins for certain from here."""
        _, place, seats, _ = state
        if seats[0] is None or sum(seat is not None for seat in seats) == 1:
            return seats[0] is not None
        if state not in self._found:
            after = map(self.wins, self._follow(state))
            self._found[state] = any(after) if place == 0 else all(after)
        return self._found[state]

    def _follow(self, state: State) -> Iterator[State]:
        """What the turns lead to that the mover can make with some hand they may hold."""
        colour, place, seats, unseen = state
        mover = seats[place]
        assert mover is not None
        palette, (known, hidden) = mover
        rivals = [
            strengths(seat[0])
            for other, seat in enumerate(seats)
            if seat is not None and other != place
        ]
        beat = [max(rival[suit] for rival in rivals) for suit in range(7)]
        able = known | (unseen if hidden else 0)
        out = [settle(colour, place, (*seats[:place], None, *seats[place + 1 :]), unseen)]

        def after(suit: int, palette: int, shown: int) -> State:
            left = (known & ~shown, hidden - (shown & ~known).bit_count())
            now = (*seats[:place], (palette, left), *seats[place + 1 :])
            return settle(suit, place, now, unseen & ~shown)

        mine = strengths(palette)
        for card in each(able):
            suit = colour_of(card)
            if mine[suit] > beat[suit]:
                yield after(suit, palette, card)
            elif self._losing_discards:
                out.append((suit, *out[0][1:3], unseen & ~card))
        for card in each(able):
            more = strengths(palette | card)
            if more[colour] > beat[colour]:
                yield after(colour, palette | card, card)
            rest = able ^ card
            if not card & known and hidden == 1:
                rest = known
            for second in each(rest):
                suit = colour_of(second)
                if more[suit] > beat[suit]:
                    yield after(suit, palette | card, card | second)
        # Dropping out is always open. In v1.3 so is a discard that leaves its player behind. A card
        # played before it would open no other colour and leave less that may be hidden elsewhere.
        yield from out


def settle(colour: int, place: int, seats: Seats, unseen: int) -> State:
    """The start of the next turn after that of a place; whoever has no card then is out."""
    left = list(seats)
    while True:
        place = (place + 1) % len(left)
        seat = left[place]
        if seat is None:
            continue
        if seat[1] != (0, 0) or sum(other is not None for other in left) == 1:
            return (colour, place, tuple(left), unseen)
        left[place] = None
