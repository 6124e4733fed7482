"""An observation: what the mover may know, as a vector of small integers.

The vector has two parts. The first holds ``PLANES`` values for each of the 49 cards, all values of
the lowest card first; the second holds ``GLOBALS`` values about the round as a whole. Almost all
values are 0 or 1; counts are whole numbers, and ``SCALE`` says what to multiply them by. The names
and widths of all values are listed in ``CARD_VALUES`` and ``ROUND_VALUES``. ``VERSION`` changes
whenever their meaning does.

Seats come in the order of ``Seen``: the mover, the others still in, in turn order, then the rest.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core.numbering import ACTIONS, DRAWS, EARNED, LOSING, MATCH, ONE_MORE
from red7.core.rules import GOALS
from red7.network.flags import SEATS
from red7.network.outlook import Outlook
from red7.network.seen import Seen
from red7.network.sets import CARDS, COLOUR_OF, Array, plane, single, size, union

VERSION: Final = 1

# The values of each card: name and width.
CARD_VALUES: Final = (
    ("hand", 1),  # in the mover's hand
    ("known", 4),  # everybody knows that it is in this seat's hand
    ("palette", 4),
    ("gone", 1),  # out of play, as everybody knows
    ("laid", 1),  # known to be on the deck
    ("top", 1),  # known to be on top of it
    ("unseen", 1),
    ("seven", 1),  # the 7 played last in this turn
    ("played", 4),  # in this seat's last turn, or in the mover's current one
    ("discarded", 4),  # in the same turn
    ("played before", 3),  # in the last turn but one of each opponent
    ("discarded before", 3),
    ("laid by", 1),  # laid on the deck in somebody's last turn
    ("wins as a discard", 1),  # from hand, with the palette as it is
    # Does the mover win under this colour once the card has moved? A card in hand is played, a card
    # of one's own palette leaves it, and so does a card of another palette.
    ("wins", 7),
    # How many unseen cards, played by some opponent, beat the mover then?
    ("answers", 7),
)
# The values of the round.
ROUND_VALUES: Final = (
    ("phase", 8),
    ("canvas", 7),
    ("edition", 3),
    ("draw", 3),
    ("actions", 1),
    ("match", 1),
    ("players", 3),
    ("players in", 3),
    ("tried", 1),
    ("bound", 1),
    ("leader", 28),  # is this seat winning under this colour?
    ("best set", 28),  # how many cards count for this seat under this colour
    ("answers", 21),  # how many unseen cards let this opponent beat the mover as things stand
    ("hand size", 36),  # at least 1, 2, ...
    ("palette size", 32),
    ("deck size", 10),
    ("points needed", 36),
    ("in", 4),
    ("at the table", 4),
    ("spare cards", 10),  # how many cards may be scored before no further round can be dealt
    ("began", 28),  # the colour in force when the seat's last turn began
    ("drawn", 4),  # how many cards were drawn in it
)
PLANES: Final = sum(width for _, width in CARD_VALUES)
GLOBALS: Final = sum(width for _, width in ROUND_VALUES)
SIZE: Final = CARDS * PLANES + GLOBALS

HAND_STEPS: Final = tuple(range(1, 10))
PALETTE_STEPS: Final = tuple(range(1, 9))
DECK_STEPS: Final = (1, 2, 3, 4, 6, 9, 13, 18, 24, 30)
NEEDED_STEPS: Final = (1, 5, 9, 13, 17, 21, 26, 31, 36)
SPARE_STEPS: Final = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20)
_GOAL_OF: Final = tuple(GOALS.get(players, 0) for players in range(SEATS + 1))


def _scale() -> NDArray[np.float32]:
    """Return the factor of every value."""
    factors = {"answers": 1 / 8, "best set": 1 / 2}
    card = [factors.get(name, 1.0) for name, width in CARD_VALUES for _ in range(width)]
    table = [factors.get(name, 1.0) for name, width in ROUND_VALUES for _ in range(width)]
    return np.array(card * CARDS + table, dtype=np.float32)


SCALE: Final = _scale()


def observe(seen: Seen, outlook: Outlook, xp: ModuleType) -> Array:
    """Return the observation of one view or of a batch, as 8-bit integers."""
    cards = xp.concatenate(_card_values(seen, outlook, xp), axis=-1).astype(xp.int8)
    table = xp.concatenate(_round_values(seen, outlook, xp), axis=-1).astype(xp.int8)
    flat = cards.reshape((*cards.shape[:-2], CARDS * PLANES))
    return xp.concatenate([flat, table], axis=-1)


def _one_hot(value: Array, width: int, xp: ModuleType) -> Array:
    return value[..., None] == xp.arange(width)


def _at_least(value: Array, steps: tuple[int, ...], xp: ModuleType) -> Array:
    """Return for each step whether a value reaches it."""
    return value[..., None] >= xp.array(steps)


def _flat(values: Array) -> Array:
    """Return the last two axes as one."""
    return values.reshape((*values.shape[:-2], values.shape[-2] * values.shape[-1]))


def _columns(planes: Array, xp: ModuleType) -> Array:
    """Return planes with the card's axis before the seat's."""
    return xp.swapaxes(planes, -1, -2)


def _card_values(seen: Seen, outlook: Outlook, xp: ModuleType) -> list[Array]:
    recent = seen.recent
    mine = outlook.hand | outlook.palettes[..., 0, :]
    own_base = outlook.base[..., 0, :]
    moved = outlook.changed[..., 0, :, :]
    held = outlook.palettes[..., 1:, :, None]
    left = xp.where(held, outlook.changed[..., 1:, :, :], outlook.base[..., 1:, None, :])
    wins_mine = (moved > outlook.bars[..., None, :]) & mine[..., None]
    wins_taken = (own_base[..., None, :] > left.max(axis=-3)) & outlook.others[..., None]
    best = outlook.answers.max(axis=-3)
    beaten = best[..., None, :, :] > moved[..., :, None, :]  # [card, answer, colour]
    answers = beaten.sum(axis=-2) * mine[..., None]
    own_colour = xp.asarray(COLOUR_OF)[:, None] == xp.arange(7)
    wins_now = ((own_base > outlook.bars)[..., None, :] & own_colour).any(axis=-1)
    sets = [seen.gone, seen.laid, single(seen.top, xp)]
    played, discarded = plane(recent.played, xp), plane(recent.discarded, xp)
    return [
        outlook.hand[..., None],
        _columns(plane(seen.known, xp), xp),
        _columns(outlook.palettes, xp),
        *[plane(cards, xp)[..., None] for cards in sets],
        outlook.unseen[..., None],
        plane(single(seen.seven, xp), xp)[..., None],
        _columns(played[..., 0, :], xp),
        _columns(discarded[..., 0, :], xp),
        _columns(played[..., 1:, 1, :], xp),
        _columns(discarded[..., 1:, 1, :], xp),
        plane(union(recent.laid, xp), xp)[..., None],
        (wins_now & outlook.hand)[..., None],
        wins_mine | wins_taken,
        answers,
    ]


def _round_values(seen: Seen, outlook: Outlook, xp: ModuleType) -> list[Array]:
    rules, base = seen.rules, outlook.base
    first, third = rules[..., ONE_MORE] > 0, rules[..., LOSING] > 0
    match = rules[..., MATCH] > 0
    leads = (base == base.max(axis=-2)[..., None, :]) & (base > 0)
    rivals = (outlook.answers > base[..., None, 0, None, :]).sum(axis=-2)
    goal = (_one_hot(seen.players, SEATS + 1, xp) * xp.array(_GOAL_OF)).sum(axis=-1)
    seated = xp.arange(SEATS) < seen.players[..., None]
    needed = xp.where(seated & match[..., None], goal[..., None] - seen.scores, 0)
    spare = xp.where(match, CARDS - 8 * seen.players - seen.scored, -1)
    return [
        _one_hot(seen.phase, EARNED + 1, xp),
        _one_hot(seen.canvas, 7, xp),
        xp.stack([first, ~(first | third), third], axis=-1),
        _one_hot(rules[..., DRAWS], 3, xp),
        rules[..., ACTIONS, None] > 0,
        match[..., None],
        _one_hot(seen.players - 2, 3, xp),
        _one_hot(seen.inside.sum(axis=-1) - 2, 3, xp),
        seen.tried[..., None],
        seen.bound[..., None],
        _flat(leads),
        _flat(base >> 6),
        _flat(rivals),
        _flat(_at_least(seen.hand_sizes, HAND_STEPS, xp)),
        _flat(_at_least(size(seen.palettes, xp), PALETTE_STEPS, xp)),
        _at_least(seen.deck_size, DECK_STEPS, xp),
        _flat(_at_least(needed, NEEDED_STEPS, xp)),
        seen.inside,
        seated,
        _at_least(spare, SPARE_STEPS, xp),
        _flat(_one_hot(seen.recent.began, 7, xp)),
        seen.recent.drawn,
    ]
