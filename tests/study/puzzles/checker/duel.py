"""Two players who neither draw nor act, with all cards open: who wins, and how soon."""

from __future__ import annotations

from functools import cache

from .bits import colour_of, each, strengths

Reached = tuple[int, int, int]
"""The colour, and palette and hand of the player who has just moved."""


@cache
def stays(colour: int, palette: int, hand: int, other: int) -> tuple[Reached, ...]:
    """What a player can reach by the turns that leave them winning against another palette.

    Fewer cards are used first, because that is the better guess.
    """
    theirs = strengths(other)
    mine = strengths(palette)
    small, large = [], []
    for card in each(hand):
        suit = colour_of(card)
        if mine[suit] > theirs[suit]:
            small.append((suit, palette, hand ^ card))
        more = strengths(palette | card)
        if more[colour] > theirs[colour]:
            small.append((colour, palette | card, hand ^ card))
        for second in each(hand ^ card):
            suit = colour_of(second)
            if more[suit] > theirs[suit]:
                large.append((suit, palette | card, hand ^ card ^ second))
    return (*small, *large)


@cache
def mover_wins(colour: int, palette: int, hand: int, other: int, held: int) -> bool:
    """Whether the player to move can win the round against the palette and hand of the other.

    Without a card or a turn that stays in, they are out. A player whose hand is empty is out once
    it is their turn.
    """
    reached = stays(colour, palette, hand, other)
    if not held:
        return bool(reached)
    return any(not mover_wins(c, other, held, p, h) for c, p, h in reached)


class Race:
    """How many turns somebody needs to win if the other puts it off as long as possible."""

    def __init__(self) -> None:
        self._enough: dict[tuple[int, int, int, int, int], int] = {}
        self._short: dict[tuple[int, int, int, int, int], int] = {}

    def needs(self, reached: Reached, other: int, held: int) -> int:
        """How many turns are needed, with the one just made, if it wins at all."""
        turns = 1
        while not self._after(reached, other, held, turns):
            turns += 1
        return turns

    def _after(self, reached: Reached, other: int, held: int, turns: int) -> bool:
        """Whether so many turns are enough, where the first has just been made."""
        colour, palette, hand = reached
        return not held or all(
            self._before(c, palette, hand, p, h, turns - 1)
            for c, p, h in stays(colour, other, held, palette)
        )

    def _before(
        self, colour: int, palette: int, hand: int, other: int, held: int, turns: int
    ) -> bool:
        """Whether so many turns are enough, where the first is still to be made."""
        at = (colour, palette, hand, other, held)
        if turns >= self._enough.get(at, 50):
            return True
        if turns <= self._short.get(at, 0) or not mover_wins(*at):
            return False
        found = any(
            self._after(reached, other, held, turns)
            for reached in stays(colour, palette, hand, other)
        )
        if found:
            self._enough[at] = turns
        else:
            self._short[at] = turns
        return found


def forget() -> None:
    """Let go of everything that was remembered."""
    for remembered in (strengths, stays, mover_wins):
        remembered.cache_clear()
