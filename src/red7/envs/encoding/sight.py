"""What a seat may know about a round, by name: the common source of all layouts."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from red7.core import Cards, Colour, Phase, Rules, View
from red7.core.cards import ALL_CARDS, mask_of
from red7.core.rules import HAND
from red7.network.flags import SEATS
from red7.network.recent import recent_of
from red7.network.sets import LOW_CARDS, Array

T = TypeVar("T")


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


def sight(view: View) -> Sight:
    """Return what the seat of a view may know."""
    if not view.seat:
        raise ValueError("a spectator has no observation")
    recent = recent_of(view)
    public = [card for card in view.deck[: view.deck_known] if card >= 0]
    start = view.past[0].deck if view.past else view.at_start.deck_size
    sizes = tuple(view.hand_size(seat) for seat in range(1, view.players + 1))

    def places(values: tuple[T, ...], empty: T) -> tuple[T, ...]:
        """Return one value for each seat, the observer's first."""
        own = view.seat - 1
        return (*values[own : view.players], *values[:own], *[empty] * (SEATS - view.players))

    def sets(masks: tuple[int, ...]) -> tuple[Cards, ...]:
        return tuple(map(Cards, places(masks, 0)))

    return Sight(
        hand=Cards(view.hands[view.seat - 1]),
        known=sets(view.known),
        palettes=sets(view.palettes),
        gone=Cards(view.gone),
        laid=Cards(mask_of(public)),
        played=sets(_masks(recent.played[:, 0])),
        discarded=sets(_masks(recent.discarded[:, 0])),
        laid_by=sets(_masks(recent.laid)),
        played_before=sets(_masks(recent.played[:, 1])),
        discarded_before=sets(_masks(recent.discarded[:, 1])),
        players=view.players,
        inside=tuple(not out for out in places(view.out, empty=True)),
        mover=(view.turn - view.seat) % view.players,
        canvas=view.canvas,
        phase=view.phase,
        seven=view.seven,
        tried=view.tried,
        bound=view.bound,
        deck_size=view.deck_size,
        top=public[0] if public else -1,
        hand_sizes=places(sizes, 0),
        scores=places(view.scores or (0,) * view.players, 0),
        scored=ALL_CARDS.bit_count() - (HAND + 1) * view.players - start,
        drawn=places(tuple(map(int, recent.drawn)), 0),
        began=places(tuple(map(int, recent.began)), -1),
        rules=view.rules,
    )


def _masks(sets: Array) -> tuple[int, ...]:
    """Return sets of two words as single integers."""
    return tuple(int(low) | int(high) << LOW_CARDS for low, high in sets)
