"""The exact solver: two players without options, all hands known.

What mattered for its speed: moves that leave the fewest replies come first; a small table of
positions stays in the processor's cache; discarding the colour already in force is never tried,
for without draws it only costs a card.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core import Position, Red7Error
from red7.core.rules import Draw
from red7.core.strength import strength
from red7.search.compiled import kernel

WIN, LOSS, NOT_PROVEN = 1, 0, -1
_DEPTH: Final = 20  # at most 14 cards are left in two hands, and each turn takes one at least
_MOVES: Final = 64
_TABLE: Final = 1 << 14
_NODES, _MOST = 0, 1  # places in the array of counters


class Workspace:
    """The memory of a solver; one for each thread."""

    def __init__(self) -> None:
        self.moves = np.zeros((_DEPTH, _MOVES), dtype=np.int64)
        self.bars = np.zeros((_DEPTH, 15), dtype=np.int64)
        self.table = np.zeros(_TABLE, dtype=np.uint64)
        self.counters = np.zeros(2, dtype=np.int64)


def solve(position: Position, most_nodes: int = 10**7, space: Workspace | None = None) -> int:
    """Tell whether the player to move wins a round in which all cards are known."""
    rules = position.rules
    if rules.draw is not Draw.NEVER or rules.actions or rules.edition.losing_discard:
        raise NotImplementedError("the exact solver knows the game without options")
    if position.players != 2 or any(position.hidden):
        raise NotImplementedError("the exact solver is for two players with all hands known")
    if position.over or position.steps:
        raise Red7Error("round-over")
    mine, theirs = position.turn - 1, 2 - position.turn
    space = space or Workspace()
    space.counters[:] = 0, most_nodes
    return int(
        search(
            position.palettes[mine],
            position.hands[mine],
            position.palettes[theirs],
            position.hands[theirs],
            int(position.canvas),
            0,
            space.moves,
            space.bars,
            space.table,
            space.counters,
        )
    )


@kernel
def count_replies(palette, hand, rule, theirs, bars, depth):
    """Count the turns open to a player against a palette, and whether there is any at all."""
    for colour in range(7):
        bars[depth, 7 + colour] = strength(colour, theirs)
    total = 0
    played = hand
    card = -1
    while True:
        mine, rest = palette, hand
        if card >= 0:
            mine |= 1 << card
            rest &= ~(1 << card)
            if strength(rule, mine) > bars[depth, 7 + rule]:
                total += 1
        size = mine.bit_count()
        known, won = 1 << rule, 0
        while rest:
            colour = (rest.bit_length() - 1) % 7
            rest ^= 1 << (rest.bit_length() - 1)
            if not known >> colour & 1:
                known |= 1 << colour
                bar = bars[depth, 7 + colour]
                if size >= bar >> 6 and strength(colour, mine) > bar:
                    won |= 1 << colour
            total += won >> colour & 1
        if not played:
            return total
        card = played.bit_length() - 1
        played ^= 1 << card


@kernel
def hashed(palette, hand, theirs, other_hand, rule):
    """Mix a position into 64 bits, of which the lowest is left free."""
    h = np.uint64(palette) * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(29)
    h = (h + np.uint64(hand)) * np.uint64(0xBF58476D1CE4E5B9)
    h ^= h >> np.uint64(32)
    h = (h + np.uint64(theirs)) * np.uint64(0x94D049BB133111EB)
    h ^= h >> np.uint64(29)
    h = (h + np.uint64(other_hand) * np.uint64(8) + np.uint64(rule)) * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(32)
    return h | np.uint64(1)


@kernel
def search(palette, hand, theirs, other_hand, rule, depth, moves, bars, table, counters):
    """Tell whether the player to move wins: 1, 0, or -1 where the budget did not suffice."""
    if hand == 0:
        return 0
    key = hashed(palette, hand, theirs, other_hand, rule)
    slot = np.int64(key >> np.uint64(50))
    entry = table[slot]
    if entry | np.uint64(1) == key:
        return np.int64(entry & np.uint64(1))
    counters[0] += 1
    if counters[0] > counters[1]:
        return -1
    for colour in range(7):
        bars[depth, colour] = strength(colour, theirs)
    n = 0
    played = hand
    card = -1
    while True:
        mine, rest = palette, hand
        if card >= 0:
            mine |= 1 << card
            rest &= ~(1 << card)
        size = mine.bit_count()
        known, won = 0, 0
        # First the turn that only plays, then those that discard as well.
        discards = rest
        discarded = -1
        while True:
            colour = rule if discarded < 0 else discarded % 7
            if (discarded < 0 and card >= 0) or (discarded >= 0 and colour != rule):
                if not known >> colour & 1:
                    known |= 1 << colour
                    bar = bars[depth, colour]
                    if size >= bar >> 6 and strength(colour, mine) > bar:
                        won |= 1 << colour
                if won >> colour & 1:
                    replies = 0
                    if other_hand:
                        replies = count_replies(theirs, other_hand, colour, mine, bars, depth)
                    if replies == 0:
                        table[slot] = key
                        return 1
                    cost = (card >= 0) + (discarded >= 0)
                    code = (card + 1) << 8 | (discarded + 1)
                    if code == bars[depth, 14]:
                        replies = 0
                    moves[depth, n] = replies << 20 | cost << 16 | code
                    n += 1
            if not discards:
                break
            discarded = discards.bit_length() - 1
            discards ^= 1 << discarded
        if not played:
            break
        card = played.bit_length() - 1
        played ^= 1 << card
    proven = True
    for at in range(n):
        least = at
        for other in range(at + 1, n):
            if moves[depth, other] < moves[depth, least]:
                least = other
        move = moves[depth, least]
        moves[depth, least] = moves[depth, at]
        played = (move >> 8 & 255) - 1
        discarded = (move & 255) - 1
        mine, rest, colour = palette, hand, rule
        if played >= 0:
            mine |= 1 << played
            rest &= ~(1 << played)
        if discarded >= 0:
            rest &= ~(1 << discarded)
            colour = discarded % 7
        result = search(
            theirs, other_hand, mine, rest, colour, depth + 1, moves, bars, table, counters
        )
        if result == 0:
            table[slot] = key
            bars[depth, 14] = move & 65535
            return 1
        if result < 0:
            proven = False
            break
    if not proven:
        return -1
    table[slot] = key ^ np.uint64(1)
    return 0
