"""The definitions of docs/puzzles.md word by word, on the slow reference, for tiny positions.

You are the first seat. Every position here is the start of a turn, with all cards written out.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from tests.reference.cards import CARDS, COLOURS, best_of, number
from tests.reference.position import Position, Rules, Seat
from tests.reference.slow import all_turns
from tests.reference.turn import Turn, next_turn

from .turns import unseen


def follow(rules: Rules, position: Position) -> Iterator[Position]:
    """Where each legal turn leads."""
    for _, end in all_turns(rules, Turn(position)):
        yield next_turn(end)


def wins(rules: Rules, position: Position) -> bool:
    """Whether you can win the round whatever the others do."""
    if position.seats[0] is None or len(position.players()) == 1:
        return position.seats[0] is not None
    after = [wins(rules, reached) for reached in follow(rules, position)]
    return any(after) if position.turn == 0 else all(after)


def needs(rules: Rules, position: Position) -> int | None:
    """How many turns of yours are still to come until you win; None if you cannot win."""
    if position.seats[0] is None or len(position.players()) == 1:
        return None if position.seats[0] is None else 0
    after = [needs(rules, reached) for reached in follow(rules, position)]
    winning = [turns for turns in after if turns is not None]
    if position.turn == 0:
        return 1 + min(winning) if winning else None
    return max(winning) if len(winning) == len(after) else None


def reaches(rules: Rules, position: Position, needed: int) -> bool:
    """Whether the one other player can win the round with so many points."""
    if len(position.players()) == 1:
        palette = position.players()[0].palette
        points = sum(number(card) for card in best_of(position.rule, palette))
        return position.seats[0] is None and points >= needed
    after = [reaches(rules, reached, needed) for reached in follow(rules, position)]
    return all(after) if position.turn == 0 else any(after)


def worlds(position: Position) -> list[Position]:
    """Every way in which the unseen cards may fill the hidden hands."""
    for place, seat in enumerate(position.seats):
        if seat is not None and seat.hidden:
            return [
                world
                for cards in combinations(unseen(position), seat.hidden)
                for world in worlds(_holding(position, place, seat, cards))
            ]
    return [position]


def _holding(position: Position, place: int, seat: Seat, cards: tuple[str, ...]) -> Position:
    seats = list(position.seats)
    seats[place] = replace(seat, hand=seat.hand | set(cards), hidden=0)
    return replace(position, seats=tuple(seats))


def certain(rules: Rules, alike: list[Position]) -> bool:
    """Whether one way of playing wins in all these worlds, which look alike to you.

    Nobody draws and nobody acts, so that turns are told apart by their steps alone.
    """
    some = alike[0]
    if some.seats[0] is None or len(some.players()) == 1:
        return some.seats[0] is not None
    after = defaultdict(list)
    for world in alike:
        for steps, end in all_turns(rules, Turn(world)):
            after[steps].append(next_turn(end))
    won = (certain(rules, part) for part in after.values())
    return any(won) if some.turn == 0 else all(won)


def tiny(
    chance: random.Random,
    players: int,
    held: int,
    *,
    hidden: int = 0,
    shown: int = 0,
    deck: int = 0,
    apart: int = 0,
) -> Position:
    """A random position with at most so many cards in known hands.

    Other hands may be `hidden`, with some cards `shown`; `deck` is known, and `apart` are unseen
    cards that nobody holds.
    """
    cards = chance.sample(CARDS, 49)

    def take(count: int) -> list[str]:
        return [cards.pop() for _ in range(count)]

    def seat(place: int) -> Seat:
        known = shown if place and hidden else chance.randint(1, held)
        hand = frozenset(take(known))
        return Seat(frozenset(take(chance.randint(1, 3))), hand, hand, hidden if place else 0)

    seats = tuple(seat(place) for place in range(players))
    order = tuple(take(deck))
    gone = frozenset(take(len(cards) - apart - hidden * (players - 1)))
    return Position(chance.choice(COLOURS), 0, order, deck, seats, gone, "")
