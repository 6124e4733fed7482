"""Worlds: possible arrangements of the hidden cards, consistent with what a view knows."""

from __future__ import annotations

import random

from red7.core import Round, View
from red7.core.cards import mask_of
from red7.core.layout import HIDDEN


def sample_world(view: View, chance: random.Random) -> Round:
    """Fill in a view's hidden cards at random; all ways to do so are equally likely."""
    unseen = [int(card) for card in view.unseen]
    chance.shuffle(unseen)
    hands = []
    for hand, hidden in zip(view.hands, view.hidden, strict=True):
        drawn, unseen = unseen[:hidden], unseen[hidden:]
        hands.append(hand | mask_of(drawn))
    known = len(view.deck) - view.deck.count(HIDDEN)
    deck = view.deck[:known] + tuple(unseen[: len(view.deck) - known])
    # The steps so far are left out: the position already contains what they changed.
    return Round(
        rules=view.rules,
        canvas=view.canvas,
        turn=view.turn,
        deck=deck,
        deck_known=view.deck_known,
        palettes=view.palettes,
        hands=tuple(hands),
        hidden=(0,) * view.players,
        known=view.known,
        out=view.out,
        gone=view.gone,
        scores=view.scores,
        phase=view.phase,
        seven=view.seven,
        tried=view.tried,
        bound=view.bound,
    )
