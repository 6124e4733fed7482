"""How likely a hidden hand is, given the play seen so far.

A past turn is judged by what else its player could have done with a supposed hand. Each turn open
to that hand is weighed by the cards it costs and the replies it leaves, and the turn that was made
gets its share of the total. A hand that could have done better is less likely. With actions, only
turns without any are judged.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from red7.core import PastTurn, View
from red7.core.cards import mask_of
from red7.core.steps import DISCARD, DRAW, LAY, PLAY, Step
from red7.core.strength import colours_of, strength
from red7.search.kernels.chance import Chance, below
from red7.search.kernels.decorators import kernel
from red7.search.kernels.flat import HAND, Flat, Worlds

# How much less likely a turn becomes: for each card it costs, for the replies it leaves (1 being
# all there could be), for each point of the card it discards, for each point that the card it plays
# is short of 7, and for a discard that changes nothing. Fitted to 1,990 turns of two strong bots.
COST, ANSWERS, DISCARDED, PLAYED, VAIN = 2.5, 5.3, 0.11, 0.15, 3.3
# Others may play quite differently, so weights are raised only to this power, which told the most
# about the hands of bots from Green to Orange, whatever the rules.
TRUST: Final = 0.5

_LONGEST: Final = 12  # steps in a turn that is undone
_KNOWN_DRAW, _HIDDEN_DRAW = 64, 128
_NONE = 7  # instead of the colour of a discard

Odds = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]


class Memory(NamedTuple):
    """The past turns of the other players still in, newest first, as a kernel reads them."""

    seats: Flat
    undone: Rows  # how to restore the hand before the turn; -1 at the end
    chosen: Rows  # the card played and the card discarded, -1 for none; both -1: not judged
    odds: Odds  # by the card played (0 for none) and the colour discarded
    pulls: Odds  # by whether a card was played, and the card discarded
    known: Flat  # the cards in each hand that everybody knows


@kernel
def rate_palettes(palette, others, pool, won, answers):
    """For each card that could be played, find the colours that win and the replies left."""
    colours = colours_of(pool)
    bars = np.zeros(7, np.int64)
    more = np.zeros((others.shape[0] * pool.bit_count(), 7), np.int64)
    n = 0
    for at in range(others.shape[0]):
        for colour in range(7):
            bars[colour] = max(bars[colour], strength(colour, others[at]))
        rest = pool
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            for colour in range(7):
                more[n, colour] = strength(colour, others[at] | 1 << card)
            n += 1
    for played in range(50):
        mine = palette if played == 0 else palette | 1 << played - 1
        total = 0
        for colour in range(7):
            bar = strength(colour, mine)
            won[played, colour] = bar > bars[colour]
            higher = 0
            for row in range(n):
                higher += more[row, colour] > bar
            answers[played, colour] = 2 * higher
            total += higher * (colours >> colour & 1)
        for colour in range(7):
            answers[played, colour] = (answers[played, colour] + total) / (9 * max(n, 1))


@kernel
def share_of_turn(hand, chosen, odds, pulls):
    """Return how likely a hand is to make this turn, out of all the turns open to it."""
    total = 0.0
    card = -1
    plays = hand
    while True:
        rest = hand
        if card >= 0:
            rest &= ~(1 << card)
            total += odds[card + 1, _NONE]
        with_play = 1 if card >= 0 else 0
        while rest:
            other = rest.bit_length() - 1
            rest ^= 1 << other
            total += odds[card + 1, other % 7] * pulls[with_play, other]
        if not plays:
            break
        card = plays.bit_length() - 1
        plays ^= 1 << card
    played, discarded = chosen[0], chosen[1]
    share = odds[played + 1, _NONE]
    if discarded >= 0:
        share = odds[played + 1, discarded % 7] * pulls[1 if played >= 0 else 0, discarded]
    return share / total if total > 0.0 else 1.0


@kernel
def plausibility(world, seats, undone, chosen, odds, pulls, known, chance, hands):
    """Return how likely the hands of a world are, given all remembered turns."""
    for seat in range(4):
        hands[seat] = world[HAND + seat]
    weight = 1.0
    for turn in range(seats.shape[0]):
        seat = seats[turn]
        hand = hands[seat]
        for at in range(undone.shape[1]):
            code = undone[turn, at]
            if code < 0:
                break
            if code < _KNOWN_DRAW:
                hand |= 1 << code
            elif code < _HIDDEN_DRAW:
                hand &= ~(1 << code - _KNOWN_DRAW)
            else:
                # It is not known which card was drawn: it may be any that nobody has seen.
                able = hand & ~known[seat]
                if able:
                    for _ in range(below(chance, able.bit_count())):
                        able &= able - 1
                    hand &= ~(able & -able)
        hands[seat] = hand
        if chosen[turn, 0] >= 0 or chosen[turn, 1] >= 0:
            weight *= share_of_turn(hand, chosen[turn], odds[turn], pulls[turn])
    return weight


@kernel
def choose_worlds(worlds, weights, start, kept):
    """Keep worlds in proportion to their weights, evenly spaced; ``start`` is below 1."""
    total = 0.0
    for row in range(worlds.shape[0]):
        total += weights[row]
    row, reached = 0, weights[0]
    for place in range(kept.shape[0]):
        wanted = (place + start) * total / kept.shape[0]
        while reached < wanted and row + 1 < worlds.shape[0]:
            row += 1
            reached += weights[row]
        kept[place, :] = worlds[row]


@kernel
def weigh_worlds(worlds, seats, undone, chosen, odds, pulls, known, chance, weights):
    """Compute how plausible each world is."""
    hands = np.zeros(4, np.int64)
    for row in range(worlds.shape[0]):
        weights[row] = plausibility(
            worlds[row], seats, undone, chosen, odds, pulls, known, chance, hands
        )


def remember(view: View) -> Memory:
    """Convert the past turns of the other players still in to arrays."""
    turns = [
        turn
        for turn in reversed(view.past)
        if turn.seat != view.turn and not view.out[turn.seat - 1]
    ]
    count = len(turns)
    undone = np.full((count, _LONGEST), -1, dtype=np.int64)
    chosen = np.full((count, 2), -1, dtype=np.int64)
    odds = np.zeros((count, 50, 8))
    pulls = np.zeros((count, 2, 49))
    pool = view.unseen.mask | view.hands[view.turn - 1]
    for at, turn in enumerate(turns):
        codes = list(_undoing(turn))[:_LONGEST]
        undone[at, : len(codes)] = codes
        cards = _choice_without_actions(turn, actions=view.rules.actions)
        if cards is not None:
            chosen[at] = cards
            rate_turn(view, turn, pool | _moved(turn), odds[at], pulls[at])
    seats = np.array([turn.seat - 1 for turn in turns], dtype=np.int64)
    return Memory(seats, undone, chosen, odds, pulls, np.array(view.known, dtype=np.int64))


def _moved(turn: PastTurn) -> int:
    return mask_of(int(step.card) for step in turn.steps if step.card is not None)


def _undoing(turn: PastTurn) -> Iterator[int]:
    """Yield how to restore the hand before a turn, last step first."""
    for step, from_hand in reversed(list(_sources(turn))):
        if step.kind == DRAW:
            yield _HIDDEN_DRAW if step.card is None else _KNOWN_DRAW + int(step.card)
        elif from_hand and step.card is not None:
            yield int(step.card)


def _sources(turn: PastTurn) -> Iterator[tuple[Step, bool]]:
    """Yield the steps of a turn, and whether each step's card came from the hand."""
    palette = turn.palettes[turn.seat - 1]
    for step in turn.steps:
        card = step.card
        from_hand = step.kind in (PLAY, DISCARD) and card is not None and not palette >> card & 1
        if step.kind == PLAY and card is not None:
            palette |= 1 << card
        elif step.kind in (DISCARD, LAY) and card is not None:
            palette &= ~(1 << card)
        yield step, from_hand


def _choice_without_actions(turn: PastTurn, *, actions: bool) -> tuple[int, int] | None:
    """Return the cards played and discarded in a turn without actions, -1 for none; else None."""
    played = [int(step.card) for step in turn.steps if step.kind == PLAY and step.card is not None]
    dropped = [s for s in turn.steps if s.kind == DISCARD and s.card is not None]
    if len(played) > 1 or len(dropped) > 1 or any(s.kind == LAY for s in turn.steps):
        return None
    if actions and played and not played[0] // 7 & 1:  # an odd number
        return None
    discarded = -1 if not dropped or dropped[0].card is None else int(dropped[0].card)
    return (played[0] if played else -1, discarded) if played or dropped else None


def rate_turn(view: View, turn: PastTurn, pool: int, odds: Odds, pulls: Odds) -> None:
    """Compute the weights of all turns that could have been made instead of a past one."""
    mover = turn.seat - 1
    palette = turn.palettes[mover]
    others = [
        cards
        for seat, (cards, out) in enumerate(zip(turn.palettes, turn.out, strict=True))
        if seat != mover and not out
    ]
    won = np.zeros((50, 7), dtype=np.int64)
    answers = np.zeros((50, 7))
    rate_palettes(palette, np.array(others, dtype=np.int64), pool & ~palette, won, answers)
    draws = bool(view.rules.draw.value) and turn.deck > 0
    numbers = np.arange(49) // 7 + 1
    size = palette.bit_count()
    quality = np.where(won > 0, np.exp(-ANSWERS * answers), 0.0)
    of_played = np.concatenate([[1.0], np.exp(-COST - PLAYED * (7 - numbers))])
    odds[:, :7] = quality * of_played[:, None]
    odds[:, _NONE] = odds[:, int(turn.canvas)]
    odds[0, _NONE] = 0.0
    vain = np.arange(49) % 7 == int(turn.canvas)
    for with_play in (0, 1):
        earned = draws & (numbers > size + with_play)
        pulls[with_play] = np.exp(-DISCARDED * numbers - ~earned * (COST + VAIN * vain))


def likely_worlds(worlds: Worlds, memory: Memory, chance: Chance, count: int) -> Worlds:
    """Keep some of the worlds, each as often as the play seen so far makes it likely."""
    if not memory.seats.size:
        return worlds[:count]
    weights = np.zeros(len(worlds))
    weigh_worlds(worlds, *memory, chance, weights)
    weights **= TRUST
    if not math.isfinite(total := float(weights.sum())) or total <= 0:
        return worlds[:count]
    kept = np.zeros((count, worlds.shape[1]), dtype=np.int64)
    choose_worlds(worlds, weights, below(chance, 1 << 20) / (1 << 20), kept)
    return kept
