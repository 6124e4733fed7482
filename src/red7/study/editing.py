"""Changing a position by hand: what lies where, and why a position cannot be like that."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Final

from red7.core import Card, Position, Red7Error, Round, Rules, read_position
from red7.core.cards import mask_of
from red7.core.layout import HIDDEN
from red7.core.notation import CARD_COUNT

_CARD: Final = re.compile(r"[A-Za-z][0-9]", re.ASCII)
_DECK, _SEATS = 2, 3  # the fields of a position: rule, turn, deck, seats


class Place(StrEnum):
    """What can be set, and where a card can be put."""

    HAND = "hand"
    PALETTE = "palette"
    CANVAS = "canvas"
    DECK = "deck"
    AWAY = "away"  # seen and out of play
    TURN = "turn"  # the seat to move
    OUT = "out"  # a seat leaves the round


OF_SEATS: Final = (Place.HAND, Place.PALETTE, Place.TURN, Place.OUT)
FOR_CARDS: Final = (Place.HAND, Place.PALETTE, Place.CANVAS, Place.DECK, Place.AWAY)


def read_start(rules: Rules | str, text: str) -> Position:
    """Read a position; if all hands and the order of the deck are written, it is a round.

    In a round, players do not know the cards of the deck, although the reader does.
    """
    position = read_position(rules, text)
    return position if any(position.hidden) or not position.ordered else Round.of(position)


def set_place(position: Position, place: Place, text: str = "", seat: int = 0) -> Position:
    """Return the position with something in it as written in the notation.

    Cards that were out of play may be used again; one that lies anywhere else is refused.

    >>> start = read_start("basic", "R 1 33 B5/R7Y2 V7/?7 *G4")
    >>> print(set_place(start, Place.HAND, "G4O1", 1))
    R 1 33 B5/G4O1 V7/?7
    """
    start = _at_start(position)
    if place in OF_SEATS:
        start.index(seat)
    text = "".join(text.replace(",", " ").split()) or "-"
    cards = [Card.parse(name) for name in _CARD.findall(text)]
    for card in cards:
        _check_free(start, card, place, seat)
    gone = start.gone & ~mask_of(cards)
    if place is Place.AWAY:
        gone = mask_of(cards)
    elif place is Place.CANVAS:
        gone |= mask_of(cards[:1])
    elif place is Place.OUT:
        gone |= start.palettes[seat - 1]
    fields = str(replace(start, gone=gone)).split()
    if place is Place.CANVAS:
        fields[0] = text[0] if cards else text
    elif place is Place.TURN:
        fields[1] = str(seat)
    elif place is Place.DECK:
        fields[_DECK] = text
    elif place is not Place.AWAY:
        at = _SEATS + seat - 1
        fields[at] = _seat(fields[at], place, text)
    return _read(start.rules, " ".join(fields))


def _seat(field: str, place: Place, text: str) -> str:
    """Return the field of a seat with its hand or its palette changed, or without both."""
    if place is Place.OUT:
        return "x"
    palette, _, hand = field.partition("/") if field != "x" else ("-", "", "-")
    return f"{text}/{hand}" if place is Place.PALETTE else f"{palette}/{text}"


def put(position: Position, card: Card, place: Place, seat: int = 0) -> Position:
    """Return the position with one card moved to another place, from wherever it lies.

    A card that was not seen before is one of those in the deck that nobody knew, or if it goes to a
    hand of which not all is known, one of these.

    >>> start = read_start("basic", "R 1 33 B5/R7Y2 V7/?7")
    >>> print(put(start, Card.parse("R7"), Place.CANVAS))
    R 1 33 B5/Y2 V7/?7 *R7
    >>> print(put(start, Card.parse("O4"), Place.HAND, 2))
    R 1 33 B5/R7Y2 V7/O4?6
    """
    start = _at_start(position)
    if place in OF_SEATS:
        start.index(seat)
    guessed = place is Place.HAND and start.hidden[seat - 1] > 0
    if not guessed:
        start = _with_room(start, card)
    taken = _without(start, card)
    at, bit = seat - 1, card.mask
    if place is Place.HAND:
        hands = _added(taken.hands, at, bit)
        hidden, known = taken.hidden, taken.known
        if guessed:
            hidden, known = _added(hidden, at, -1, sums=True), _added(known, at, bit)
        return _checked(taken, hands=hands, hidden=hidden, known=known, out=_back(taken, at))
    if place is Place.PALETTE:
        return _checked(taken, palettes=_added(taken.palettes, at, bit), out=_back(taken, at))
    if place is Place.DECK:
        # A card on top is known to everybody, unless the whole order was only the writer's.
        public = not taken.ordered or taken.deck_known > 0
        return _checked(taken, deck=(int(card), *taken.deck), deck_known=taken.deck_known + public)
    canvas = card.colour if place is Place.CANVAS else taken.canvas
    return _checked(taken, canvas=canvas, gone=taken.gone | bit)


def _at_start(position: Position) -> Position:
    if position.steps:
        raise Red7Error("edit-begun")
    return position


def _read(rules: Rules, text: str) -> Position:
    try:
        return read_start(rules, text)
    except Red7Error as error:
        raise Red7Error("edit-impossible", error, text=text) from None


def _check_free(position: Position, card: Card, place: Place, seat: int) -> None:
    """Refuse a card that lies where it is not about to be replaced."""
    for other in range(1, position.players + 1):
        for where, cards in (
            (Place.HAND, position.hand(other)),
            (Place.PALETTE, position.palette(other)),
        ):
            if card in cards and (where, other) != (place, seat):
                raise Red7Error("edit-elsewhere", card=card, where=where.value, seat=other)
    if card in position.deck and place is not Place.DECK:
        raise Red7Error("edit-elsewhere", card=card, where="deck", seat=0)


def _with_room(position: Position, card: Card) -> Position:
    """Take a card that was not seen before from the unknown deck, if all cards are counted."""
    unknown = position.deck.count(HIDDEN)
    seen = CARD_COUNT - len(position.unseen)
    if card not in position.unseen or seen + sum(position.hidden) + unknown < CARD_COUNT:
        return position
    if not unknown:
        raise Red7Error("edit-held", card=card)
    return replace(position, deck=position.deck[:-1])


def _without(position: Position, card: Card) -> Position:
    """Return the position with a card nowhere."""
    keep = ~card.mask
    at = position.deck.index(card) if card in position.deck else len(position.deck)
    return replace(
        position,
        palettes=_kept(position.palettes, keep),
        hands=_kept(position.hands, keep),
        known=_kept(position.known, keep),
        gone=position.gone & keep,
        deck=position.deck[:at] + position.deck[at + 1 :],
        deck_known=position.deck_known - (at < position.deck_known),
    )


def _kept(masks: Iterable[int], keep: int) -> tuple[int, ...]:
    return tuple(mask & keep for mask in masks)


def _added(values: tuple[int, ...], at: int, value: int, *, sums: bool = False) -> tuple[int, ...]:
    return tuple(
        old if index != at else old + value if sums else old | value
        for index, old in enumerate(values)
    )


def _back(position: Position, at: int) -> tuple[bool, ...]:
    """Return who is out; whoever gets a card is in."""
    return tuple(out and index != at for index, out in enumerate(position.out))


def _checked(position: Position, **changes: object) -> Position:
    """Return the position with changes, read from its text, so that all rules of a text hold."""
    return _read(position.rules, str(replace(position, **changes)))  # type: ignore[arg-type]
