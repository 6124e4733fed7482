"""The exact solver: two players left without options outright, other rounds by proof search.

All cards must be known. With two players, a palette is the one at the start plus some of at most
seven cards. So each player has at most 128 palettes, whose strengths are computed once, and a
position is four sets of seven bits and a rule.

What made it fast: Moves that leave the fewest replies come first, where a reply that costs one card
counts as three; before them come the moves that last won in a similar position. A small table of
positions stays in the processor's cache. Every move is stored, and overwritten by the next one if
it is illegal, because a mispredicted branch costs more. Discarding the colour already in force is
never tried, because without draws it only costs a card.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from red7.core import Draw, Position, Red7Error, Rules
from red7.core.layout import HIDDEN
from red7.search.kernels.compiled import get, put
from red7.search.kernels.decorators import kernel
from red7.search.kernels.lanes import LOW, ONES, SUMMED, WIDTH, beaten, packed
from red7.search.solving.proof import LOSS, NOT_PROVEN, WIN, Proofs, prove

__all__ = [
    "LOSS",
    "NOT_PROVEN",
    "WIN",
    "Workspace",
    "can_solve",
    "solve",
    "solve_cards",
    "solve_turns",
]

# The layout of a workspace. For each side, by sets of its cards: the packed strengths of the
# palette with these cards added, and how many of them have each colour. For each of its cards:
# where the lane of its colour begins.
_STRENGTHS, _COLOURS, _LANES, _SIDE = 0, 128, 256, 264
# The moves that last won, by side, number of cards in hand and rule, and under any rule.
_KILLERS: Final = 2 * _SIDE
# For each turn being searched: the position, its slot in the table, the end of its moves, the move
# being tried and its place; then the moves.
_FRAMES: Final = _KILLERS + 2 * 8 * 8
_KEY, _SLOT, _END, _AT, _MOVE, _MOVES, _FRAME = 0, 1, 2, 3, 4, 8, 72
_DEPTH: Final = 16  # two hands hold at most 14 cards, and each turn takes at least one
_TABLE: Final = _FRAMES + _DEPTH * _FRAME
_TABLE_BITS: Final = 13
_SIZE: Final = _TABLE + (1 << _TABLE_BITS)
_SHIFT: Final = np.uint64(64 - _TABLE_BITS)
_MIX: Final = np.uint64(0x9E3779B97F4A7C15)

# A move is its order, the cards it plays (seven bits) and those it discards (seven bits).
_CARDS: Final = (1 << 14) - 1


class Workspace:
    """The memory of a solver; each thread needs its own."""

    def __init__(self) -> None:
        self.space = np.zeros(_SIZE, dtype=np.int64)
        self.nodes = np.zeros(1, dtype=np.int64)  # how many positions were searched

    @cached_property
    def proofs(self) -> Proofs:
        """The memory for rounds with options or more players."""
        return Proofs()


def solve(position: Position, most_nodes: int = 10**7, space: Workspace | None = None) -> int:
    """Return whether the player to move can force a win in a round in which all cards are known.

    Without options, and with two players left, that takes well under a millisecond. For other
    rounds, the budget limits the search for a proof; see ``proof`` for three or four players.
    """
    if any(position.hidden) or HIDDEN in position.deck:
        raise Red7Error("position-incomplete")
    if position.over:
        raise Red7Error("round-over")
    space = space or Workspace()
    left = [seat for seat, out in enumerate(position.out) if not out]
    if position.steps or not can_solve(position.rules, len(left)):
        answer = prove(position, position.turn, most_nodes, space.proofs)
        space.nodes[:] = space.proofs.nodes
        return answer
    mine = position.turn - 1
    theirs = next(seat for seat in left if seat != mine)
    return int(
        solve_cards(
            position.palettes[mine],
            position.hands[mine],
            position.palettes[theirs],
            position.hands[theirs],
            int(position.canvas),
            most_nodes,
            space.space,
            space.nodes,
        )
    )


def can_solve(rules: Rules, players: int) -> bool:
    """Return whether rounds are simple enough to be solved outright: two left, no options."""
    options = rules.draw is not Draw.NEVER or rules.actions or rules.edition.losing_discard
    return players == 2 and not options


@kernel
def solve_cards(palette, hand, theirs, other_hand, rule, most, space, nodes):
    """Return whether the player with the first palette, who is to move, wins: 1 or 0.

    Each hand may hold up to seven cards. The result is -1 if more than ``most`` positions would
    have to be searched.
    """
    space[_KILLERS:_FRAMES] = 0
    space[_TABLE:] = 0
    held = set_side(space, 0, palette, hand)
    other_held = set_side(space, _SIDE, theirs, other_hand)
    return search(space, 0, 0, held, 0, other_held, WIDTH * rule, most, nodes)


@kernel
def solve_turns(palette, hand, theirs, other_hand, rule, turns, most, space, answers):
    """Solve what follows each of some turns by the player with the first palette.

    A turn is two cards, one to play and one to discard, or -1 for none. The answers are those of
    ``solve_cards`` for that player. All turns share the strengths and the table. The result is the
    number of positions searched.
    """
    space[_KILLERS:_FRAMES] = 0
    space[_TABLE:] = 0
    held = set_side(space, 0, palette, hand)
    other_held = set_side(space, _SIDE, theirs, other_hand)
    nodes = np.zeros(1, np.int64)
    looked_at = 0
    for at in range(turns.shape[0]):
        laid, rest, lane = 0, held, WIDTH * rule
        if turns[at, 0] >= 0:
            laid = 1 << (hand & ((1 << turns[at, 0]) - 1)).bit_count()
            rest ^= laid
        if turns[at, 1] >= 0:
            rest ^= 1 << (hand & ((1 << turns[at, 1]) - 1)).bit_count()
            lane = WIDTH * (turns[at, 1] % 7)
        answer = search(space, _SIDE, 0, other_held, laid, rest, lane, most, nodes)
        answers[at] = answer if answer < 0 else 1 - answer
        looked_at += nodes[0]
    return looked_at


@kernel
def set_side(space, side, palette, hand):
    """Store all palettes a side may come to have, and return its whole hand as bits."""
    put(space, side + _STRENGTHS, palette)
    put(space, side + _COLOURS, 0)
    sets = 1
    at = side + _LANES
    while hand:
        card = hand & -hand
        hand ^= card
        lane = WIDTH * ((card.bit_length() - 1) % 7)
        put(space, at, lane)
        at += 1
        for held in range(side, side + sets):
            put(space, held + sets + _STRENGTHS, get(space, held + _STRENGTHS) | card)
            put(space, held + sets + _COLOURS, get(space, held + _COLOURS) + (1 << lane))
        sets <<= 1
    for held in range(side + _STRENGTHS, side + _STRENGTHS + sets):
        put(space, held, packed(get(space, held)))
    return sets - 1


@kernel
def list_moves(space, side, laid, hand, other_laid, other_hand, rule, killers, first):
    """Store the moves with their order, and return where they end; -1 if one wins at once."""
    other = _SIDE - side
    bar = get(space, other + _STRENGTHS + other_laid)
    other_colours = get(space, other + _COLOURS + other_hand)
    killer, second_killer = get(space, killers + rule // WIDTH), get(space, killers + 7)
    end = first
    plays = hand
    played = 0
    while True:
        strengths = get(space, side + _STRENGTHS + (laid | played))
        won = beaten(strengths, bar) >> (WIDTH - 1)
        rest = hand & ~played
        wanted = get(space, side + _COLOURS + rest) & ~(LOW << rule)
        if played:
            wanted |= 1 << rule
        if won * LOW & wanted:
            # Count the replies under all rules at once: those that end by discarding each colour,
            # and those that only play a card.
            winning = beaten(bar, strengths)
            discarding = (winning - (winning >> (WIDTH - 1))) & other_colours
            playing = 0
            replies = other_hand
            while replies:
                reply = replies & -replies
                replies ^= reply
                winning = beaten(get(space, other + _STRENGTHS + (other_laid | reply)), strengths)
                ones = winning >> (WIDTH - 1)
                left = get(space, other + _COLOURS + (other_hand ^ reply))
                discarding += (winning - ones) & left
                playing += ones
            all_discarding = discarding * ONES >> SUMMED & LOW
            ending = rest
            discarded = 0
            lane = rule
            legal = won >> rule & (played != 0)
            cost = 1 << 14
            while True:
                count = all_discarding - (discarding >> lane & LOW)
                count += 3 * (playing >> lane & LOW)
                if count < legal:
                    return -1
                cards = played << 7 | discarded
                count += played == 0
                count = 1 if cards == second_killer else count
                count = 0 if cards == killer else count
                put(space, end, count << 16 | cost | cards)
                end += legal
                if not ending:
                    break
                cost = 2 << 14 if played else 1 << 14
                discarded = ending & -ending
                ending ^= discarded
                lane = get(space, side + _LANES + discarded.bit_length() - 1)
                legal = won >> lane & (lane != rule)
        if not plays:
            return end
        played = plays & -plays
        plays ^= played


@kernel
def search(space, side, laid, hand, other_laid, other_hand, rule, most, nodes):
    """Return whether the side to move wins, by trying all moves without recursion."""
    frame = _FRAMES
    looked_at = 0
    while True:
        result = -1
        at = frame + _MOVES
        if hand == 0:
            result = 0
        else:
            key = (((side << 7 | laid) << 7 | hand) << 7 | other_laid) << 7 | other_hand
            key = key << 6 | rule
            slot = _TABLE + np.int64(np.uint64(key) * _MIX >> _SHIFT)
            entry = get(space, slot)
            if entry >> 1 == key:
                result = entry & 1
            else:
                looked_at += 1
                killers = _killers(side, hand)
                end = list_moves(space, side, laid, hand, other_laid, other_hand, rule, killers, at)
                if end <= at:
                    result = 1 if end < 0 else 0
                    put(space, slot, key << 1 | result)
                elif looked_at > most:
                    nodes[0] = looked_at
                    return -1
                else:
                    put(space, frame + _KEY, key)
                    put(space, frame + _SLOT, slot)
                    put(space, frame + _END, end)
        # Return to the last position that is not decided yet.
        while result >= 0:
            if frame == _FRAMES:
                nodes[0] = looked_at
                return result
            frame -= _FRAME
            side = _SIDE - side
            key, slot = get(space, frame + _KEY), get(space, frame + _SLOT)
            rule, hand = key & 63, key >> 20 & 127
            if result == 0:
                result = 1
                put(space, slot, key << 1 | 1)
                cards = get(space, frame + _MOVE) & _CARDS
                killers = _killers(side, hand)
                put(space, killers + rule // WIDTH, cards)
                put(space, killers + 7, cards)
                continue
            at = get(space, frame + _AT) + 1
            if at == get(space, frame + _END):
                result = 0
                put(space, slot, key << 1)
                continue
            laid, other_laid, other_hand = key >> 27 & 127, key >> 13 & 127, key >> 6 & 127
            break
        # Try the best of the remaining moves.
        move = get(space, at)
        for later in range(at + 1, get(space, frame + _END)):
            value = get(space, later)
            put(space, later, max(value, move))
            move = min(value, move)
        put(space, frame + _AT, at)
        put(space, frame + _MOVE, move)
        played, discarded = move >> 7 & 127, move & 127
        if discarded:
            rule = get(space, side + _LANES + discarded.bit_length() - 1)
        rest = hand & ~(played | discarded)
        laid, hand, other_laid, other_hand = other_laid, other_hand, laid | played, rest
        side = _SIDE - side
        frame += _FRAME


@kernel
def _killers(side, hand):
    """Return where the moves that last won in a similar position are stored."""
    return _KILLERS + (8 * hand.bit_count() if side == 0 else 64 + 8 * hand.bit_count())
