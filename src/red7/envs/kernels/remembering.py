"""The steps of a round as a batch keeps them, and what a seat remembers of them.

A step is kept as one integer: its number, who made it, and the card that it drew, if any, with
whether everybody saw it. What is remembered is that of ``red7.envs.encoding.history``.
"""

from __future__ import annotations

from typing import Final

from red7.core.numbering import DRAW
from red7.envs.kernels.decorators import allocation_free
from red7.envs.kernels.layout import LOGGED
from red7.network.kernels.scene import follow_step
from red7.search.kernels.flat import DECK, DECK_KNOWN, DECK_SIZE, MOVER, PLAYERS

NUMBER: Final = 0xFF
_SEAT, _CARD, _OPEN = 8, 10, 16  # the first bit of each
_SEATS, _CARDS = 3, 63  # their bits, moved down; cards are counted from 1


@allocation_free
def make_kept_step(s, step, log):
    """Make a legal step, and keep it; once there is no room, it takes the place of the oldest."""
    deck, public = s[DECK_SIZE], s[DECK_KNOWN] > 0
    kept, top = step | s[MOVER] << _SEAT, s[DECK + deck - 1]
    follow_step(s, step)
    if s[DECK_SIZE] < deck:
        kept |= top + 1 << _CARD
        if public:
            kept |= 1 << _OPEN
    log[s[LOGGED] % log.shape[0]] = kept
    s[LOGGED] += 1


@allocation_free
def write_history(s, log, rows):
    """Store the last steps of the round as the seat to move remembers them, the oldest first."""
    mover, players, at = s[MOVER], s[PLAYERS], rows.shape[0]
    step = s[LOGGED]
    oldest = max(step - log.shape[0], 0)
    while at > 0 and step > oldest:
        step -= 1
        kept = log[step % log.shape[0]]
        number, seat, card = kept & NUMBER, kept >> _SEAT & _SEATS, (kept >> _CARD & _CARDS) - 1
        place = (seat - mover) % players
        if card >= 0:
            at -= 1
            rows[at, 0] = place
            rows[at, 1] = DRAW
            rows[at, 2] = card if seat == mover or kept >> _OPEN else -1
        # Whoever plays a 3 draws without a step of its own.
        if number != DRAW and at > 0:
            at -= 1
            rows[at, 0] = place
            rows[at, 1] = number
            rows[at, 2] = -1
    rows[:at] = -1
