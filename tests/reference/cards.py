"""Cards and best sets, straight from the tables of rules.md, by trying every subset."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from itertools import combinations, pairwise

COLOURS = "ROYGBIV"
"""Rules: "Colours rank Red > Orange > Yellow > Green > Blue > Indigo > Violet"."""

CARDS = tuple(colour + number for number in "7654321" for colour in COLOURS)
"""All 49 cards, highest first ("compared by number first, then by colour")."""

RANK = {card: len(CARDS) - place for place, card in enumerate(CARDS)}
"""Red 7 is 49, Violet 1 is 1."""


def number(card: str) -> int:
    """The number on a card."""
    return int(card[1])


def highest_first(cards: Iterable[str]) -> tuple[str, ...]:
    """Notation: "highest card first"."""
    return tuple(sorted(cards, key=RANK.__getitem__, reverse=True))


def read_cards(text: str) -> tuple[str, ...]:
    """Notation, Cards: a list without separators, in the order written; `-` is the empty list."""
    if text == "-":
        return ()
    text = text.upper()
    if not re.fullmatch("([ROYGBIV][1-7])+", text):
        raise ValueError(f"not a list of cards: {text!r}")
    cards = tuple(text[i : i + 2] for i in range(0, len(text), 2))
    if len(set(cards)) < len(cards):
        raise ValueError(f"a card stands twice: {text!r}")
    return cards


def write_cards(cards: Collection[str]) -> str:
    """Notation, Cards: highest first, `-` if empty."""
    return "".join(highest_first(cards)) or "-"


def accepts(rule: str, cards: Collection[str]) -> bool:
    """Rules, "One idea behind all seven rules": the table of accepted sets, row by row."""
    numbers = [number(card) for card in cards]
    colours = [card[0] for card in cards]
    if rule == "R":
        return len(cards) == 1
    if rule == "O":
        return len(set(numbers)) <= 1
    if rule == "Y":
        return len(set(colours)) <= 1
    if rule == "G":
        return all(n % 2 == 0 for n in numbers)
    if rule == "B":
        return len(set(colours)) == len(colours)
    if rule == "I":
        return all(low + 1 == high for low, high in pairwise(sorted(numbers)))
    if rule == "V":
        return all(n < 4 for n in numbers)
    raise ValueError(f"no such rule: {rule!r}")


@cache
def best_of(rule: str, palette: frozenset[str]) -> tuple[str, ...]:
    """Rules: "the largest accepted set in your palette; among equally large ones, the one with
    the highest cards, compared from the top card down".
    """
    for size in range(len(palette), 0, -1):
        accepted = [cards for cards in combinations(palette, size) if accepts(rule, cards)]
        if accepted:
            ordered = [highest_first(cards) for cards in accepted]
            return max(ordered, key=lambda cards: [RANK[card] for card in cards])
    return ()


@cache
def strength(rule: str, palette: frozenset[str]) -> tuple[int, int]:
    """Rules: "more cards first, then the higher top card"; an empty best set is (0, 0)."""
    best = best_of(rule, palette)
    return (len(best), RANK[best[0]]) if best else (0, 0)


def wins(rule: str, palette: frozenset[str], others: Iterable[frozenset[str]]) -> bool:
    """Rules: "winning when your best set is not empty and beats every other player still in"."""
    mine = strength(rule, palette)
    return mine != (0, 0) and all(mine > strength(rule, other) for other in others)


def best_set(rule: str, palette: Iterable[str]) -> tuple[str, ...]:
    """The best set of a palette under a rule, highest first; a text is read as a list of cards."""
    if rule not in COLOURS or len(rule) != 1:
        raise ValueError(f"no such rule: {rule!r}")
    listed = read_cards(re.sub("[ ,]", "", palette)) if isinstance(palette, str) else palette
    cards = tuple(listed)
    if not all(card in RANK for card in cards) or len(set(cards)) < len(cards):
        raise ValueError(f"not a palette: {cards!r}")
    return best_of(rule, frozenset(cards))
