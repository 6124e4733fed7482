"""The compact layout: sets of cards as the bits of integers, and small numbers.

It holds all that a ``Sight`` does, in 31 + 39 numbers, and can be turned back into one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.core import EDITIONS, Cards, Colour, Draw, Phase, Rules, View
from red7.core.cards import ALL_CARDS, mask_of
from red7.core.numbering import PHASES, rule_numbers
from red7.core.rules import HAND
from red7.envs.encoding.recent import recent_turns
from red7.envs.encoding.sight import Sight
from red7.network.flags import SEATS

# The sets in their order, and how many there are of each. Bit 0 is V1, bit 48 is R7.
CARD_SETS: Final = (
    ("hand", 1),
    ("known", 4),
    ("palettes", 4),
    ("gone", 1),
    ("laid", 1),
    ("played", 4),
    ("discarded", 4),
    ("laid_by", 4),
    ("played_before", 4),
    ("discarded_before", 4),
)
# The numbers in their order, and how many there are of each.
NUMBERS: Final = (
    ("players", 1),
    ("inside", 4),
    ("mover", 1),
    ("canvas", 1),
    ("phase", 1),
    ("seven", 1),
    ("tried", 1),
    ("bound", 1),
    ("deck_size", 1),
    ("top", 1),
    ("hand_sizes", 4),
    ("scores", 4),
    ("scored", 1),
    ("drawn", 4),
    ("began", 4),
    ("rules", 9),
)
SET_COUNT: Final = sum(width for _, width in CARD_SETS)
NUMBER_COUNT: Final = sum(width for _, width in NUMBERS)

_CARDS: Final = ALL_CARDS.bit_count()
RULES_BY_NUMBERS: Final = {
    rule_numbers(rules): rules
    for rules in (
        Rules(edition, draw, match, actions)
        for edition in EDITIONS.values()
        for draw in Draw
        for match in (False, True)
        for actions in (False, True)
    )
}


class Compact(NamedTuple):
    """A compact observation."""

    cards: NDArray[np.int64]  # see ``CARD_SETS``
    numbers: NDArray[np.int8]  # see ``NUMBERS``


def compact(view: View) -> Compact:
    """Return what the seat of a view may know, in the compact layout.

    >>> from red7.core import Round
    >>> seen = decode(compact(Round.deal(players=2, seed="07" * 32).view(2)))
    >>> seen.hand, seen.palettes[:2], seen.mover, seen.canvas
    (Cards(O7I7R6I6V5Y1B1), (Cards(B5), Cards(B4)), 1, <Colour.RED: 6>)
    """
    if not view.seat:
        raise ValueError("a spectator has no observation")
    own, players = view.seat - 1, view.players
    seats = (*range(own, players), *range(own))
    none, nobody = (0,) * (SEATS - players), (-1,) * (SEATS - players)
    recent = recent_turns(view)
    turns = [recent[seat] for seat in seats]
    public = [card for card in view.deck[: view.deck_known] if card >= 0]
    start = view.past[0].deck if view.past else view.at_start.deck_size
    scores = view.scores or (0,) * players
    # In the order of ``CARD_SETS``.
    cards = [
        view.hands[own],
        *[view.known[seat] for seat in seats],
        *none,
        *[view.palettes[seat] for seat in seats],
        *none,
        view.gone,
        mask_of(public),
        *[turn.played for turn in turns],
        *none,
        *[turn.discarded for turn in turns],
        *none,
        *[turn.laid for turn in turns],
        *none,
        *[turn.played_before for turn in turns],
        *none,
        *[turn.discarded_before for turn in turns],
        *none,
    ]
    # In the order of ``NUMBERS``.
    numbers = [
        players,
        *[not view.out[seat] for seat in seats],
        *none,
        (view.turn - view.seat) % players,
        view.canvas,
        PHASES.index(view.phase),
        view.seven,
        view.tried,
        view.bound,
        view.deck_size,
        public[0] if public else -1,
        *[view.hand_size(seat + 1) for seat in seats],
        *none,
        *[scores[seat] for seat in seats],
        *none,
        _CARDS - (HAND + 1) * players - start if view.rules.match else 0,
        *[turn.drawn for turn in turns],
        *none,
        *[turn.began for turn in turns],
        *nobody,
        *rule_numbers(view.rules),
    ]
    return Compact(np.array(cards, dtype=np.int64), np.array(numbers, dtype=np.int8))


def sight(view: View) -> Sight:
    """Return what the seat of a view may know, by name."""
    return decode(compact(view))


def encode(seen: Sight) -> Compact:
    """Return a sight in the compact layout."""
    return Compact(
        np.array(
            [cards.mask for name, _ in CARD_SETS for cards in _several(getattr(seen, name))],
            dtype=np.int64,
        ),
        np.array(
            [number for name, _ in NUMBERS for number in _numbers(getattr(seen, name))],
            dtype=np.int8,
        ),
    )


def decode(compact: Compact) -> Sight:
    """Return the sight that a compact observation stands for."""
    sets: dict[str, Any] = {
        name: _one_or_all([Cards(mask) for mask in values])
        for name, values in _split(compact.cards, CARD_SETS)
    }
    found = dict(_split(compact.numbers, NUMBERS))
    numbers: dict[str, Any] = {name: _one_or_all(values) for name, values in found.items()}
    numbers |= {
        "inside": tuple(map(bool, found["inside"])),
        "canvas": Colour(numbers["canvas"]),
        "phase": PHASES[numbers["phase"]],
        "tried": bool(numbers["tried"]),
        "bound": bool(numbers["bound"]),
        "rules": RULES_BY_NUMBERS[tuple(found["rules"])],
    }
    return Sight(**sets, **numbers)


def _several(value: Cards | tuple[Cards, ...]) -> tuple[Cards, ...]:
    return (value,) if isinstance(value, Cards) else value


def _numbers(value: int | Phase | Rules | tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers that stand for a field."""
    if isinstance(value, Phase):
        return (PHASES.index(value),)
    if isinstance(value, Rules):
        return rule_numbers(value)
    return value if isinstance(value, tuple) else (value,)


def _split(
    values: NDArray[Any], fields: tuple[tuple[str, int], ...]
) -> list[tuple[str, list[int]]]:
    """Return the values of each field."""
    ends = np.cumsum([width for _, width in fields])[:-1]
    pieces = np.split(values, ends)
    return [(name, piece.tolist()) for (name, _), piece in zip(fields, pieces, strict=True)]


def _one_or_all(values: list[Any]) -> Any:  # noqa: ANN401 - of one type or the other
    """Return the only value, or all of them."""
    return values[0] if len(values) == 1 else tuple(values)
