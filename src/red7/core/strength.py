"""The seven rules, as functions over integers.

Each rule is written once, here. The functions use only integers and the methods ``bit_count`` and
``bit_length``, so that the interpreter runs them as they are and a compiler can compile them as
they are. A card's bit is ``7 * (number - 1) + colour``: the cards of one number are seven
neighbouring bits (a *lane*), those of one colour every seventh.
"""

from typing import Final

VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(7)

LANE: Final = 0b1111111
COLUMN: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001
EVEN: Final = 0b0000000_1111111_0000000_1111111_0000000_1111111_0000000
BELOW_FOUR: Final = 0b1111111_1111111_1111111


def measure(cards: int) -> int:
    """Give an integer that orders accepted sets: more cards first, then the higher top card."""
    return cards.bit_count() << 6 | cards.bit_length()


def highest(cards: int) -> int:
    """Give the highest card alone (Red)."""
    return (1 << cards.bit_length()) >> 1


def of_one_number(cards: int) -> int:
    """Give the largest group of one number (Orange)."""
    best = 0
    most = 1
    # Upwards, so that of two equally large groups the higher number stays.
    for shift in range(0, 49, 7):
        group = cards & (LANE << shift)
        if group and group.bit_count() >= most:
            best = group
            most = group.bit_count()
    return best


def of_one_colour(cards: int) -> int:
    """Give the largest group of one colour (Yellow)."""
    best = 0
    size = 0
    for colour in range(7):
        group = cards & (COLUMN << colour)
        if group and measure(group) > size:
            best = group
            size = measure(group)
    return best


def of_even_numbers(cards: int) -> int:
    """Give all cards with an even number (Green)."""
    return cards & EVEN


def of_different_colours(cards: int) -> int:
    """Give the highest card of each colour (Blue)."""
    best = 0
    colours = 0
    for shift in range(42, -1, -7):
        lane = cards >> shift & LANE
        best |= (lane & ~colours) << shift
        colours |= lane
    return best


def of_consecutive_numbers(cards: int) -> int:
    """Give the longest run, with the highest card of each of its numbers (Indigo)."""
    best = 0
    longest = 1
    run = 0
    length = 0
    # Upwards, so that of two equally long runs the higher stays.
    for shift in range(0, 49, 7):
        lane = cards >> shift & LANE
        if lane:
            run |= highest(lane) << shift
            length += 1
            if length >= longest:
                best = run
                longest = length
        else:
            run = 0
            length = 0
    return best


def of_numbers_below_four(cards: int) -> int:
    """Give all cards with a number below 4 (Violet)."""
    return cards & BELOW_FOUR


def best(rule: int, cards: int) -> int:
    """Give the best set that a colour's rule accepts among these cards; 0 if there is none."""
    if rule == RED:
        return highest(cards)
    if rule == ORANGE:
        return of_one_number(cards)
    if rule == YELLOW:
        return of_one_colour(cards)
    if rule == GREEN:
        return of_even_numbers(cards)
    if rule == BLUE:
        return of_different_colours(cards)
    if rule == INDIGO:
        return of_consecutive_numbers(cards)
    return of_numbers_below_four(cards)


def strength(rule: int, cards: int) -> int:
    """Give the standing of a palette under a rule: the greater wins, and 0 never does.

    Two palettes share no card, so two that hold an accepted set are never equal.
    """
    return measure(best(rule, cards))


def colours_of(cards: int) -> int:
    """Give the colours of some cards as seven bits."""
    half = cards | cards >> 28
    return (half | half >> 7 | half >> 14 | half >> 21) & LANE
