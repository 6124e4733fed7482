"""What a seat may know about a round, by name."""

from __future__ import annotations

from typing import NamedTuple

from red7.core import Cards, Colour, Phase, Rules


class Sight(NamedTuple):
    """A view as one seat, the observer, sees it.

    A field with one entry for each seat begins with the observer and goes on in turn order; there
    are always four entries, and those of seats at which nobody plays are empty.
    """

    hand: Cards  # the observer's
    known: tuple[Cards, ...]  # the cards of each hand that everybody knows
    palettes: tuple[Cards, ...]
    gone: Cards  # out of play, as everybody knows
    laid: Cards  # known to lie on the deck
    # What each seat did in its latest turn, or in the one under way; then in the turn before.
    played: tuple[Cards, ...]
    discarded: tuple[Cards, ...]
    laid_by: tuple[Cards, ...]
    played_before: tuple[Cards, ...]
    discarded_before: tuple[Cards, ...]
    players: int
    inside: tuple[bool, ...]  # who is still in
    mover: int  # how many seats after the observer the seat to move sits; 0 is the observer
    canvas: Colour  # the colour in force
    phase: Phase  # of the mover's turn
    seven: int  # the 7 that acted last in this turn; -1 if none did
    tried: bool  # a 3 has drawn a card in this turn
    bound: bool  # a 1 or a 7 was played as an action in this turn
    deck_size: int
    top: int  # the card on top of the deck; -1 if it is not known
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]
    scored: int  # how many cards lie in score piles
    drawn: tuple[int, ...]  # how many cards each seat drew in its latest turn
    began: tuple[int, ...]  # the colour in force when that turn began; -1 if there was none
    rules: Rules
