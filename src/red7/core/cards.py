"""Colours, cards and sets of cards.

Cards are numbered 0-48 in rank order, from Violet 1 (lowest) to Red 7 (highest), so comparing two
cards means comparing two integers. A set of cards is a 49-bit integer, its *mask*; ``Cards`` wraps
one in a friendlier interface.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from typing import Final, Self

from red7.core.errors import Red7Error

LETTERS: Final = "VIBGYOR"
ALL_CARDS: Final = (1 << 49) - 1


class Colour(IntEnum):
    """One of the seven colours, lowest first; also the rule that the colour stands for.

    >>> Colour.RED > Colour.ORANGE, Colour.GREEN.letter, Colour.parse("g")
    (True, 'G', <Colour.GREEN: 3>)
    """

    VIOLET = 0
    INDIGO = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    ORANGE = 5
    RED = 6

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in every language."""
        return LETTERS[self]

    @classmethod
    def parse(cls, text: str) -> Colour:
        """Read a colour letter, in either case."""
        # Not upper(), which would turn a Turkish dotless i into Indigo.
        rank = LETTERS.find(text) if text in LETTERS else LETTERS.lower().find(text)
        if len(text) != 1 or rank < 0:
            raise Red7Error("colour-unknown", text=text)
        return COLOURS[rank]

    def __str__(self) -> str:
        return self.letter


COLOURS: Final = tuple(Colour)


class Card(int):
    """One of the 49 cards; cards compare as in the game, by number and then by colour.

    >>> Card.parse("R7") > Card.parse("O7") > Card.parse("R6")
    True
    >>> card = Card.parse("g4")
    >>> str(card), card.number, card.colour.name
    ('G4', 4, 'GREEN')
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Self:
        """Return the card with this number, 0 to 48."""
        if not 0 <= index < 49:  # noqa: PLR2004 - the number of cards
            raise Red7Error("card-unknown", text=str(index))
        return super().__new__(cls, index)

    @property
    def number(self) -> int:
        """The number printed on the card, 1-7."""
        return self // 7 + 1

    @property
    def colour(self) -> Colour:
        """The colour of the card, which is also the rule it puts in force."""
        return COLOURS[self % 7]

    @property
    def mask(self) -> int:
        """The set that contains only this card, as an integer."""
        return 1 << self

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as ``R7``, in either case."""
        card = _BY_NAME.get(text)
        if card is None:
            raise Red7Error("card-unknown", text=text)
        return card

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({_NAMES[self]})"


CARDS: Final = tuple(Card(index) for index in range(49))
_NAMES: Final = tuple(f"{LETTERS[card % 7]}{card // 7 + 1}" for card in range(49))
_BY_NAME: Final = {form: card for card in CARDS for form in (_NAMES[card], _NAMES[card].lower())}


class Cards:
    """An immutable set of cards, written highest card first.

    >>> cards = Cards.parse("v1, r7 o4")
    >>> str(cards), len(cards), max(cards), cards & Cards.parse("R7R6")
    ('R7O4V1', 3, Card(R7), Cards(R7))
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, cards: Iterable[Card] | int = 0) -> None:
        mask = cards if isinstance(cards, int) else mask_of(cards)
        if mask & ~ALL_CARDS:
            raise Red7Error("card-unknown", text=hex(mask))
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[type[Cards], tuple[int]]:
        return Cards, (self.mask,)

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read a list of cards that stands alone: any order, spaces and commas allowed."""
        return cls(read_list(text, loose=True))

    @property
    def points(self) -> int:
        """What the cards are worth in a score pile: the sum of their numbers."""
        return sum(card.number for card in self)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(listed(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __or__(self, other: Cards) -> Cards:
        return Cards(self.mask | other.mask)

    def __and__(self, other: Cards) -> Cards:
        return Cards(self.mask & other.mask)

    def __sub__(self, other: Cards) -> Cards:
        return Cards(self.mask & ~other.mask)

    def __le__(self, other: Cards) -> bool:
        return not self.mask & ~other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, Cards) else NotImplemented

    def __str__(self) -> str:
        return written(self.mask)

    def __repr__(self) -> str:
        return f"Cards({self})"


def mask_of(cards: Iterable[int]) -> int:
    """Return the set of these cards as an integer."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 14)
def listed(mask: int) -> tuple[Card, ...]:
    """Return the cards of a set, highest first."""
    return (
        _SEVENS[mask >> 42]
        + _SIXES[mask >> 35 & 127]
        + _FIVES[mask >> 28 & 127]
        + _FOURS[mask >> 21 & 127]
        + _THREES[mask >> 14 & 127]
        + _TWOS[mask >> 7 & 127]
        + _ONES[mask & 127]
    )


# The cards of each number, by their colours as seven bits: the sets that are listed are rarely the
# same, as most are hands.
_ONES, _TWOS, _THREES, _FOURS, _FIVES, _SIXES, _SEVENS = (
    tuple(
        tuple(CARDS[lane + colour] for colour in range(6, -1, -1) if colours >> colour & 1)
        for colours in range(128)
    )
    for lane in range(0, 49, 7)
)


@lru_cache(maxsize=1 << 13)
def written(mask: int) -> str:
    """Write a set of cards, highest first; ``-`` if it is empty."""
    return "".join(map(_NAMES.__getitem__, listed(mask))) or "-"


_SEPARATORS: Final = re.compile(r"[\s,]+")


def read_series(text: str, *, place: int = 1, loose: bool = False) -> list[Card]:
    """Read cards in the order written; ``place`` is the column where the text starts."""
    if text.strip() == "-" if loose else text == "-":
        return []
    cards: list[Card] = []
    at = 0
    while at < len(text):
        gap = _SEPARATORS.match(text, at) if loose else None
        if gap:
            at = gap.end()
            continue
        card = _BY_NAME.get(text[at : at + 2])
        if card is None:
            raise Red7Error("card-expected", text=text[at : at + 2], place=place + at)
        if card in cards:
            raise Red7Error("card-twice", card=card, place=place + at)
        cards.append(card)
        at += 2
    if not cards:
        raise Red7Error("card-expected", text=text, place=place)
    return cards


def read_list(text: str, *, place: int = 1, loose: bool = False) -> int:
    """Read a set of cards, in any order, as an integer."""
    return mask_of(read_series(text, place=place, loose=loose))
