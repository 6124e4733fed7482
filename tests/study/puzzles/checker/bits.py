"""Cards as bits, from Violet 1 (bit 0) to Red 7 (bit 48), and how strong a palette is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

COLOURS = "VIBGYOR"
"""From the lowest to the highest, so that a colour's place is its rank."""

CARDS = tuple(colour + number for number in "1234567" for colour in COLOURS)
BIT = {card: 1 << place for place, card in enumerate(CARDS)}
ALL = (1 << 49) - 1

NUMBERS = tuple(127 << 7 * place for place in range(7))
SUITS = tuple(sum(1 << 7 * row + place for row in range(7)) for place in range(7))
EVEN = NUMBERS[1] | NUMBERS[3] | NUMBERS[5]
BELOW_4 = NUMBERS[0] | NUMBERS[1] | NUMBERS[2]

VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(7)

Strengths = tuple[int, int, int, int, int, int, int]


def bits(cards: Iterable[str]) -> int:
    """The set of some cards."""
    return sum(BIT[card] for card in cards)


def each(cards: int) -> Iterator[int]:
    """The single cards of a set, as bits."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


def colour_of(card: int) -> int:
    """The place of a card's colour."""
    return (card.bit_length() - 1) % 7


def number_of(card: int) -> int:
    """The number on a card."""
    return (card.bit_length() - 1) // 7 + 1


def worth(cards: int) -> int:
    """A number that is higher the more cards there are, and then the higher their top card."""
    return cards.bit_count() * 64 + cards.bit_length()


@cache
def strengths(palette: int) -> Strengths:
    """How strong the best set of a palette is under each colour; 0 without one."""
    if not palette:
        return (0, 0, 0, 0, 0, 0, 0)
    run = longest = 0
    for row in NUMBERS:
        same = palette & row
        run = run + 1 if same else 0
        if run:
            longest = max(longest, run * 64 + same.bit_length())
    colours = sum(1 for suit in SUITS if palette & suit)
    return (
        worth(palette & BELOW_4),
        longest,
        colours * 64 + palette.bit_length(),
        worth(palette & EVEN),
        max(worth(palette & suit) for suit in SUITS),
        max(worth(palette & row) for row in NUMBERS),
        64 + palette.bit_length(),
    )
