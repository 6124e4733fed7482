"""The seven rules, as functions over integers.

Each rule is written once, here. The functions use only integers and the methods ``bit_count`` and
``bit_length``, so both the interpreter and a compiler can use them unchanged. A card's bit is
``7 * (number - 1) + colour``: the cards of one number are seven neighbouring bits (a *lane*), those
of one colour are every seventh bit.
"""

from typing import Final

VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(7)

LANE: Final = 0b1111111
COLUMN: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001
EVEN: Final = 0b0000000_1111111_0000000_1111111_0000000_1111111_0000000
BELOW_FOUR: Final = 0b1111111_1111111_1111111
# The bits that stay in their lane when shifted down by one, two or four; and the highest bit.
DOWN_ONE: Final = COLUMN * 0b0111111
DOWN_TWO: Final = COLUMN * 0b0011111
DOWN_FOUR: Final = COLUMN * 0b0000111
HIGHEST: Final = COLUMN * 0b1000000
# In each lane, every other bit and every other pair of bits, and the partners they are added to.
# The seventh bit has no partner.
SINGLES: Final = COLUMN * 0b1010101
PARTNERS: Final = COLUMN * 0b0010101
PAIRS: Final = COLUMN * 0b0110011
OTHER_PAIRS: Final = COLUMN * 0b0010011


def measure(cards: int) -> int:
    """Return an integer that orders accepted sets: more cards first, then the higher top card."""
    return cards.bit_count() << 6 | cards.bit_length()


def highest(cards: int) -> int:
    """Return only the highest card (Red)."""
    return (1 << cards.bit_length()) >> 1


def of_one_number(cards: int) -> int:
    """Return the largest group of one number (Orange)."""
    # Count all numbers at once, each in its lane: pairs of bits, pairs of pairs, then all.
    pairs = (cards & SINGLES) + (cards >> 1 & PARTNERS)
    fours = (pairs & PAIRS) + (pairs >> 2 & OTHER_PAIRS)
    counts = fours + (fours >> 4)
    numbers = counts >> 2 & COLUMN or COLUMN
    numbers = counts >> 1 & numbers or numbers
    numbers = counts & numbers or numbers
    # Of equally large groups, the one with the higher number wins.
    return cards & LANE << numbers.bit_length() - 1


def of_one_colour(cards: int) -> int:
    """Return the largest group of one colour (Yellow)."""
    # Count all colours at once: add seven lanes, with the bits of the sums in three lanes.
    a, b, c = cards & LANE, cards >> 7 & LANE, cards >> 14 & LANE
    d, e, f = cards >> 21 & LANE, cards >> 28 & LANE, cards >> 35 & LANE
    g = cards >> 42
    abc, def_ = a ^ b ^ c, d ^ e ^ f
    carry_abc, carry_def = a & b | c & (a ^ b), d & e | f & (d ^ e)
    ones = abc ^ def_ ^ g
    carry = abc & def_ | g & (abc ^ def_)
    twos = carry_abc ^ carry_def ^ carry
    fours = carry_abc & carry_def | carry & (carry_abc ^ carry_def)
    colours = fours or LANE
    colours = twos & colours or colours
    colours = ones & colours or colours
    # Of equally large groups, the one with the highest card wins.
    top = (cards & COLUMN * colours).bit_length() + 6
    return cards & COLUMN << top % 7


def of_even_numbers(cards: int) -> int:
    """Return all cards with an even number (Green)."""
    return cards & EVEN


def of_different_colours(cards: int) -> int:
    """Return the highest card of each colour (Blue)."""
    filled = cards | cards >> 7
    filled |= filled >> 14
    filled |= filled >> 28
    return filled & ~(filled >> 7)


def highest_of_each_number(cards: int) -> int:
    """Return the highest card of each number."""
    filled = cards | cards >> 1 & DOWN_ONE
    filled |= filled >> 2 & DOWN_TWO
    filled |= filled >> 4 & DOWN_FOUR
    return filled & ~(filled >> 1 & DOWN_ONE)


def of_consecutive_numbers(cards: int) -> int:
    """Return the longest run, with the highest card of each of its numbers (Indigo)."""
    # The numbers present, each as the highest bit of its lane.
    starts = ((cards & DOWN_ONE) + DOWN_ONE | cards) & HIGHEST
    if starts == 0:
        return 0
    length = 7
    longer = starts & starts >> 7
    while longer:
        starts = longer
        length += 7
        longer = starts & starts >> 7
    # Of equally long runs, the higher one wins.
    run = ((1 << length) - 1) << (starts.bit_length() - 7)
    return highest_of_each_number(cards) & run


def of_numbers_below_four(cards: int) -> int:
    """Return all cards with a number below 4 (Violet)."""
    return cards & BELOW_FOUR


def best(rule: int, cards: int) -> int:
    """Return the best set among these cards that a colour's rule accepts; 0 if there is none."""
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


def best_of_each(cards: int) -> tuple[int, int, int, int, int, int, int]:
    """Return the best set under each of the seven rules, Violet first."""
    return (
        cards & BELOW_FOUR,
        of_consecutive_numbers(cards),
        of_different_colours(cards),
        cards & EVEN,
        of_one_colour(cards),
        of_one_number(cards),
        highest(cards),
    )


def strength(rule: int, cards: int) -> int:
    """Return how strong a palette is under a rule: the greater wins, and 0 never does.

    Palettes share no cards, so two that hold an accepted set are never equal.
    """
    return measure(best(rule, cards))


def colours_of(cards: int) -> int:
    """Return the colours of these cards as seven bits."""
    half = cards | cards >> 28
    return (half | half >> 7 | half >> 14 | half >> 21) & LANE
