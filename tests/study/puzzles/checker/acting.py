"""Any rules and any number of players, with all hands and the deck open to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.reference.position import Rules

from .bits import colour_of, each, number_of, strengths


@dataclass(frozen=True)
class Table:
    """What is open in the middle of a turn; everybody but the mover is in `others`."""

    colour: int
    palette: int
    hand: int
    others: tuple[tuple[int, int], ...]  # the place and the palette of everybody else still in
    deck: tuple[int, ...]  # from the top
    out: bool = False  # the mover has left the round

    def winning(self) -> bool:
        """Whether the mover is winning as things stand."""
        mine = strengths(self.palette)[self.colour]
        return all(mine > strengths(other)[self.colour] for _, other in self.others)

    def draw(self) -> Table:
        """The top card comes to the hand."""
        return replace(self, hand=self.hand | self.deck[0], deck=self.deck[1:])


class Turns:
    """All ways in which a turn can end."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def ends(self, table: Table) -> Iterator[Table]:
        """What the turns from here lead to; the same may come twice. Dropping out is last."""
        for card in each(table.hand):
            discarded = self._discard(table, card)
            yield from discarded or self._behind(table, card)
        for card in each(table.hand):
            yield from self._play(table, card)
        yield replace(table, out=True)

    def _play(self, table: Table, card: int) -> Iterator[Table]:
        """A card from hand to palette, with its action if it has one that can be performed."""
        table = replace(table, palette=table.palette | card, hand=table.hand ^ card)
        number = number_of(card) if self._rules.actions else 0
        if number == 1:
            targets = list(self._taken(table))
            for after in targets or [table]:
                yield from self._go_on(after, barred=True)
        elif number == 3 and table.deck:
            yield from self._go_on(table.draw(), drew=True)
        elif number == 5 and table.hand:
            for second in each(table.hand):
                yield from self._play(table, second)
        elif number == 7:
            yield from self._seven(table, card)
        else:
            yield from self._go_on(table)

    def _taken(self, table: Table) -> Iterator[Table]:
        """What a 1 can do: "take one card from the palette of another player still in"."""
        v11 = self._rules.edition == "v1.1"
        least = 2 if v11 else table.palette.bit_count()
        for seat, (place, palette) in enumerate(table.others):
            if palette.bit_count() < least:
                continue
            for card in each(palette):
                others = list(table.others)
                others[seat] = (place, palette ^ card)
                yield replace(table, others=tuple(others), deck=(card, *table.deck))

    def _seven(self, table: Table, seven: int) -> Iterator[Table]:
        v11 = self._rules.edition == "v1.1"
        cards = table.palette ^ seven if v11 else table.palette
        if not cards:
            yield from self._go_on(table, barred=True)
        for card in each(cards):
            after = replace(table, palette=table.palette ^ card)
            if not v11:
                yield from self._go_on(replace(after, deck=(card, *table.deck)), barred=True)
            after = replace(after, colour=colour_of(card))
            # v1.2: "where you must be winning at once".
            if self._rules.edition != "v1.2" or after.winning():
                offered = self._rules.edition != "v1.3" and self._earns(after, card)
                yield from self._go_on(after, barred=True, offered=offered)

    def _earns(self, table: Table, card: int) -> bool:
        return bool(self._rules.draw and table.deck and number_of(card) > table.palette.bit_count())

    def _go_on(
        self, table: Table, *, barred: bool = False, drew: bool = False, offered: bool = False
    ) -> Iterator[Table]:
        """The rest of a turn once all actions are done.

        `barred`: no losing discard, because a 1 or a 7 acted. `drew`: by a 3. `offered`: a draw is
        earned by the discard of a 7.
        """
        winning = table.winning()
        good = []
        if offered:
            good += list(self._go_on(table.draw(), barred=barred))
        if not offered or self._rules.draw != "draw!":
            good += [table] if winning else []
            for card in each(table.hand):
                good += self._discard(table, card)
        yield from good
        # "You cannot play a card to your palette if the turn can then no longer end with you
        # winning. The one exception is the action of the 3".
        if not barred and (good or drew):
            for card in each(table.hand):
                yield from self._behind(table, card)
        if drew and not winning:
            yield replace(table, out=True)

    def _discard(self, table: Table, card: int) -> list[Table]:
        """A discard from hand that leaves the mover winning, with the draw it may earn."""
        after = replace(table, hand=table.hand ^ card, colour=colour_of(card))
        if not after.winning():
            return []
        if not self._earns(after, card):
            return [after]
        return [after.draw()] if self._rules.draw == "draw!" else [after.draw(), after]

    def _behind(self, table: Table, card: int) -> list[Table]:
        """The discard of v1.3 that leaves the mover behind and out, with a new colour."""
        after = replace(table, hand=table.hand ^ card, colour=colour_of(card))
        if self._rules.edition != "v1.3" or after.winning():
            return []
        return [replace(after, out=True)]


Seats = tuple[tuple[int, int] | None, ...]
State = tuple[int, int, Seats, tuple[int, ...]]
"""The colour, the place to move, palettes and hands, and the deck."""


def settle(colour: int, place: int, seats: Seats, deck: tuple[int, ...]) -> State:
    """The start of the next turn after that of a place; whoever has no card then is out."""
    left = list(seats)
    while True:
        place = (place + 1) % len(left)
        seat = left[place]
        if seat is None:
            continue
        if seat[1] or sum(other is not None for other in left) == 1:
            return (colour, place, tuple(left), deck)
        left[place] = None


class Alone:
    """Whether the first seat can win the round if all the others play together against it."""

    def __init__(self, rules: Rules) -> None:
        self._turns = Turns(rules)
        self._found: dict[State, bool] = {}
        self._path: set[State] = set()
        self._repeats = 0

    def follow(self, state: State) -> Iterator[State]:
        """The start of the next turn after each turn from here; each once."""
        colour, place, seats, deck = state
        mover = seats[place]
        assert mover is not None
        others = tuple(
            (other, seat[0]) for other, seat in enumerate(seats) if seat and other != place
        )
        told = set()
        for end in self._turns.ends(Table(colour, *mover, others, deck)):
            after = list(seats)
            for other, palette in end.others:
                seat = seats[other]
                assert seat is not None
                after[other] = (palette, seat[1])
            after[place] = None if end.out else (end.palette, end.hand)
            reached = settle(end.colour, place, tuple(after), end.deck)
            if reached not in told:
                told.add(reached)
                yield reached

    def wins(self, state: State) -> bool:
        """Whether the first seat can win from here.

        Actions can bring cards back, so a position may come again. Whoever goes round in circles
        has not won: that answer is used, but remembered only if no circle was met on the way.
        """
        _, place, seats, _ = state
        if seats[0] is None or sum(seat is not None for seat in seats) == 1:
            return seats[0] is not None
        if state in self._found:
            return self._found[state]
        if state in self._path:
            self._repeats += 1
            return False
        repeats = self._repeats
        self._path.add(state)
        after = (self.wins(reached) for reached in self.follow(state))
        won = any(after) if place == 0 else all(after)
        self._path.remove(state)
        if won or repeats == self._repeats:
            self._found[state] = won
        return won
