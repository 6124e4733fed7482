"""How many of the hands that a player may hold have an answer, counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Final

from red7.core.cards import listed
from red7.core.strength import COLUMN, colours_of

Kinds = tuple[tuple[int, int], ...]

_SETS: Final = range(1 << 7)  # of colours


def hands_without_answer(
    unseen: int, known: int, hidden: int, single: int, opens: Mapping[int, int]
) -> int:
    """Count the hands, ``hidden`` unseen cards with the known ones, that hold no answer.

    ``single`` are the cards that answer alone. Playing any other ``opens`` colours, as seven bits:
    discarding a second card of such a colour answers too.
    """
    if known & single:
        return 0
    held = colours_of(known)
    kinds = [
        (
            _kinds(known & COLUMN << colour, opens),
            _kinds(unseen & ~single & COLUMN << colour, opens),
        )
        for colour in range(7)
    ]
    # Each hand has one set of colours, and with that set given each colour stands for itself.
    return sum(
        _of_colours(colours, kinds, hidden)
        for colours in _SETS
        if not held & ~colours and (colours & ~held).bit_count() <= hidden
    )


def _kinds(cards: int, opens: Mapping[int, int]) -> Kinds:
    """Return which colours cards open, and how many cards open just these."""
    return tuple(Counter(opens[card] for card in listed(cards)).items())


def _of_colours(colours: int, kinds: list[tuple[Kinds, Kinds]], hidden: int) -> int:
    """Count the hands without an answer that have exactly these colours."""
    ways = [1] + [0] * hidden
    for colour, (known, unseen) in enumerate(kinds):
        own = 1 << colour
        if not colours & own:
            continue
        others = colours & ~own
        if any(opened & others for opened, _ in known):
            return 0
        # Some cards open their own colour, and so cannot stand beside another of it.
        kept = sum(count for _, count in known)
        shy = sum(count for opened, count in known if opened & own)
        if shy and kept > 1:
            return 0
        fit = [(opened, count) for opened, count in unseen if not opened & others]
        free = sum(count for opened, count in fit if not opened & own)
        alone = sum(count for opened, count in fit if opened & own)
        if not (kept or free or alone):
            return 0
        ways = _times(ways, _choices(kept, shy, free, alone))
    return ways[hidden]


def _choices(kept: int, shy: int, free: int, alone: int) -> list[int]:
    """Return in how many ways 0, 1, 2 … unseen cards of one colour can join the known ones."""
    if shy:
        return [1]
    ways = [comb(free, count) for count in range(free + 1)]
    if not kept:
        ways[0] = 0
        ways = [*ways, 0] if len(ways) == 1 else ways
        ways[1] += alone
    return ways


def _times(left: list[int], right: list[int]) -> list[int]:
    """Multiply two lists of ways, as far as the first one goes."""
    return [
        sum(left[i - j] * right[j] for j in range(min(i + 1, len(right)))) for i in range(len(left))
    ]
