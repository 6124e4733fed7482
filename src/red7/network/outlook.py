"""How strong the palettes are and would be: what observations and loose masks are made from."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

import numpy as np

from red7.core.numbering import (
    AT_ONCE,
    DRAWS,
    EARNED,
    FIVE,
    FREE,
    LOSING,
    MAY,
    ONE,
    ONE_MORE,
    SEVEN_ACTS,
    SEVEN_DECK,
    SEVEN_EARNED,
    SEVEN_ITSELF,
    START,
)
from red7.network.seen import Seen
from red7.network.sets import (
    COLOUR_OF,
    SINGLES,
    Array,
    is_empty,
    plane,
    single,
    size,
    strengths,
    union,
)

_NO_CARD = np.zeros((1, 2), dtype=np.uint32)
_CHANGES = np.concatenate([SINGLES, _NO_CARD])
_FULL = SINGLES.sum(axis=0, dtype=np.uint32)


class Outlook(NamedTuple):
    """Planes and strengths, with the seats in the order of ``Seen``."""

    hand: Array  # [card]
    palettes: Array  # [seat, card]
    others: Array  # [card]: in another palette
    unseen: Array  # [card]
    base: Array  # [seat, colour]
    changed: Array  # [seat, card, colour]: with the card added, or taken away if it lies there
    bars: Array  # [colour]: what the mover has to beat
    answers: Array  # [opponent, card, colour]: with an unseen card added


def outlook(seen: Seen, xp: ModuleType) -> Outlook:
    """Return how strong the palettes are and would be."""
    palettes = seen.palettes
    in_view = seen.gone | seen.hand | seen.laid | union(palettes, xp) | union(seen.known, xp)
    unseen = plane(xp.asarray(_FULL) & ~in_view, xp)
    all_strengths = strengths(palettes[..., None, :] ^ xp.asarray(_CHANGES), xp)
    base, changed = all_strengths[..., -1, :], all_strengths[..., :-1, :]
    rivals = seen.inside[..., 1:, None, None] & unseen[..., None, :, None]
    return Outlook(
        hand=plane(seen.hand, xp),
        palettes=plane(palettes, xp),
        others=plane(union(palettes[..., 1:, :], xp), xp),
        unseen=unseen,
        base=base,
        changed=changed,
        bars=base[..., 1:, :].max(axis=-2),
        answers=xp.where(rivals, changed[..., 1:, :, :], 0),
    )


def loose_mask(seen: Seen, ahead: Outlook, xp: ModuleType) -> Array:
    """Return the open steps, without asking whether the turn can still be won.

    Any card may be played, and a player who is not winning once all actions are done may drop out.
    """
    rules, phase = seen.rules, seen.phase[..., None]

    def rule(index: int) -> Array:
        return rules[..., index, None] > 0

    own = ahead.palettes[..., 0, :]
    own_colour = xp.asarray(COLOUR_OF)[:, None] == xp.arange(7)
    wins = ahead.base[..., 0, :] > ahead.bars
    wins_as_rule = (wins[..., None, :] & own_colour).any(axis=-1)
    left = ahead.changed[..., 0, :, :] > ahead.bars[..., None, :]
    left_wins = (left & own_colour).any(axis=-1)
    may = rules[..., DRAWS, None] == MAY
    earned = (phase == EARNED) | (phase == SEVEN_EARNED)
    plays = ahead.hand & ((phase == START) | (phase == FIVE))
    by_hand = (phase == START) | (phase == FREE) | ((phase == SEVEN_EARNED) & may)
    losing = rule(LOSING) & ~seen.bound[..., None]
    movable = (
        own & (rule(SEVEN_ITSELF) | ~plane(single(seen.seven, xp), xp)) & (phase == SEVEN_ACTS)
    )
    discards = ahead.hand & by_hand & (wins_as_rule | losing)
    discards = discards | (movable & (left_wins | ~rule(AT_ONCE)))
    counts = size(seen.palettes, xp)
    least = xp.where(rule(ONE_MORE), 2, counts[..., :1])
    targets = (ahead.palettes[..., 1:, :] & (counts[..., 1:] >= least)[..., None]).any(axis=-2)
    lays = (movable & rule(SEVEN_DECK)) | (targets & (phase == ONE))
    winning = (wins & (xp.arange(7) == seen.canvas[..., None])).any(axis=-1)[..., None]
    may_end = (phase == FREE) | (earned & may)
    drops = ((phase == START) & ~is_empty(seen.hand)[..., None]) | (~winning & may_end)
    bare = [earned, winning & may_end, drops]
    return xp.concatenate([plays, discards, lays, *bare], axis=-1)
