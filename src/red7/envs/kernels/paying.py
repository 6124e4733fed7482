"""What a step is worth to each seat: ``red7.envs.rewards``, written again for scenes."""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.core.numbering import MATCH
from red7.core.rules import GOALS
from red7.envs.kernels.dealing import points_of
from red7.envs.kernels.decorators import allocation_free
from red7.envs.kernels.layout import PILES
from red7.envs.rewards import REWARDS, STAKE
from red7.network.flags import SEATS
from red7.network.kernels.scene import RULES
from red7.search.kernels.flat import HAND, MOVER, OUT, PLAYERS

BY_MATCH: Final = REWARDS.index("match")
BY_ROUND: Final = REWARDS.index("round")
SHAPED: Final = REWARDS.index("shaped")
GOAL_OF: Final = np.array([GOALS.get(players, 0) for players in range(SEATS + 1)])


@allocation_free
def pay_result(players, winners, rewards):
    """Store what each seat gets if these seats, as bits, share a win."""
    share = 1.0 / winners.bit_count()
    for seat in range(SEATS):
        won = share if winners >> seat & 1 else 0.0
        rewards[seat] = (players * won - 1.0) / (players - 1.0) if seat < players else 0.0


@allocation_free
def find_outlook(s, running, found):
    """Store how each seat stands in a game that goes on, and in its round if that is running."""
    players = s[PLAYERS]
    total, held, staying = 0, 0, 0
    for seat in range(players):
        total += points_of(s[PILES + seat])
        held += s[HAND + seat].bit_count()
        staying += 1 - s[OUT + seat]
    for seat in range(SEATS):
        found[seat] = 0.0
    for seat in range(players):
        lead = 0.0
        if s[RULES + MATCH]:
            goal = (players - 1.0) * GOAL_OF[players]
            lead = (players * points_of(s[PILES + seat]) - total) / goal
        if running:
            share = s[HAND + seat].bit_count() / held if held else (1 - s[OUT + seat]) / staying
            stake = STAKE if s[RULES + MATCH] else 1.0
            lead += stake * (players * share - 1.0) / (players - 1.0)
        found[seat] = lead


@allocation_free
def pay_change(outlook, now, rewards):
    """Store by how much each seat's outlook has changed, and keep the new one."""
    for seat in range(SEATS):
        rewards[seat] = now[seat] - outlook[seat]
        outlook[seat] = now[seat]


@allocation_free
def forfeit(s, how, outlook, rewards):
    """Let the mover pay for an illegal step, to all others in equal parts."""
    players = s[PLAYERS]
    for seat in range(players):
        rewards[seat] = 1.0 / (players - 1.0)
    rewards[s[MOVER]] = -1.0
    if how == SHAPED:
        for seat in range(players):
            rewards[seat] -= outlook[seat]
