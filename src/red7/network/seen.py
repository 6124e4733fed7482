"""What the mover may know, as arrays: the only source of an observation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from red7.core import View
from red7.core.cards import mask_of
from red7.core.numbering import PHASES
from red7.network.flags import SEATS, flags
from red7.network.recent import Recent, recent_of
from red7.network.sets import CARDS, Array, words


class Seen(NamedTuple):
    """A view of the seat to move, or a batch of them with a leading axis.

    Wherever there is one entry for each seat, the mover comes first, then the others still in, in
    turn order, then those who are out, then seats at which nobody plays.
    """

    rules: Array  # see ``red7.network.flags``
    players: Array
    inside: Array  # bool[4]: who is still in
    hand: Array  # a set: the mover's
    known: Array  # sets: the cards of each hand that everybody knows
    hand_sizes: Array
    palettes: Array
    gone: Array
    laid: Array  # the cards known to lie on the deck
    top: Array  # the one on top of it; -1 if it is not known
    deck_size: Array
    canvas: Array
    phase: Array
    seven: Array
    tried: Array
    bound: Array
    scores: Array
    scored: Array  # how many cards lie in score piles
    recent: Recent


def seat_order(view: View) -> list[int]:
    """Return the seats, from 0, in the order of an observation; there are always four."""

    def rank(seat: int) -> tuple[bool, bool, int]:
        beyond = seat >= view.players
        return beyond, beyond or view.out[seat], (seat - view.turn + 1) % SEATS

    return sorted(range(SEATS), key=rank)


def seen_by(view: View) -> Seen:
    """Return what the seat to move sees in its view."""
    order = seat_order(view)
    beyond = SEATS - view.players
    public = [card for card in view.deck[: view.deck_known] if card >= 0]
    start = view.past[0].deck if view.past else view.at_start.deck_size

    def sets(masks: tuple[int, ...]) -> Array:
        both = np.array([words(mask) for mask in masks] + [(0, 0)] * beyond, dtype=np.uint32)
        return both[order]

    def numbers(values: tuple[int, ...]) -> Array:
        return np.array([*values, *[0] * beyond], dtype=np.int32)[order]

    sizes = tuple(view.hand_size(seat) for seat in range(1, view.players + 1))
    return Seen(
        rules=flags(view.rules),
        players=np.int32(view.players),
        inside=~np.array([*view.out, *[True] * beyond])[order],
        hand=np.array(words(view.hands[view.turn - 1]), dtype=np.uint32),
        known=sets(view.known),
        hand_sizes=numbers(sizes),
        palettes=sets(view.palettes),
        gone=np.array(words(view.gone), dtype=np.uint32),
        laid=np.array(words(mask_of(public)), dtype=np.uint32),
        top=np.int32(public[0] if public else -1),
        deck_size=np.int32(view.deck_size),
        canvas=np.int32(view.canvas),
        phase=np.int32(PHASES.index(view.phase)),
        seven=np.int32(view.seven),
        tried=np.bool_(view.tried),
        bound=np.bool_(view.bound),
        scores=numbers(view.scores or (0,) * view.players),
        scored=np.int32(CARDS - 8 * view.players - start),
        recent=Recent(*(part[order] for part in recent_of(view))),
    )
