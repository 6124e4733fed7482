"""Games played as a sensible beginner would: keep cards, and otherwise play anything.

Such playouts say more about a position than random ones, and are nearly as fast.
"""

from __future__ import annotations

from red7.core.numbering import (
    ACTIONS,
    DISCARD,
    DRAW,
    DRAWS,
    DROP,
    EARNED,
    END,
    FIVE,
    FREE,
    LAY,
    MAY,
    PLAY,
    SEVEN_EARNED,
    START,
)
from red7.search.kernels.chance import below
from red7.search.kernels.counts import find_strengths
from red7.search.kernels.decorators import allocation_free, kernel
from red7.search.kernels.flat import BARS, CANVAS, DECK_SIZE, HAND, MOVER, PALETTE, PHASE, STILL_IN
from red7.search.kernels.flow import make_step
from red7.search.kernels.legal import earns, find_bars, open_steps, wins
from red7.search.random_play.without_actions import random_turn_without_actions

CARELESS = 8  # one turn in this many is any legal turn
LOOKS = 4  # steps to look at, with actions, before taking any


@allocation_free
def any_turn_without_actions(s, r, chance):
    """Make a random legal turn under rules without actions; drop out if there is none."""
    find_strengths(s)
    random_turn_without_actions(s, r, chance)


@allocation_free
def make_turn_without_actions(s, r, played, discarded, draws):
    """Make a turn; -1 means no card."""
    if played >= 0:
        make_step(s, r, PLAY + played)
    if discarded < 0:
        make_step(s, r, END)
        return
    mover = s[MOVER]
    make_step(s, r, DISCARD + discarded)
    if s[MOVER] == mover and s[PHASE] != START:
        make_step(s, r, DRAW if draws or r[DRAWS] != MAY else END)


@kernel
def sensible_turn_without_actions(s, r, chance):
    """Make a random turn among the legal ones that keep the most cards."""
    if below(chance, CARELESS) == 0:
        any_turn_without_actions(s, r, chance)
        return
    mover = s[MOVER]
    palette, hand, deck = s[PALETTE + mover], s[HAND + mover], s[DECK_SIZE]
    find_bars(s, BARS)
    played, discarded, draws = -1, -1, False
    least, ways = 3, 0
    card = -1
    plays = hand
    while True:
        mine, rest = palette, hand
        if card >= 0:
            mine |= 1 << card
            rest &= ~(1 << card)
            if least >= 1 and wins(s, BARS, s[CANVAS], mine):
                if least > 1:
                    least, ways = 1, 0
                ways += 1
                if below(chance, ways) == 0:
                    played, discarded, draws = card, -1, False
        # Once one card is enough, two are not worth a look unless a draw gives one back.
        if card < 0 or least > 1 or (least == 1 and r[DRAWS]):
            known, won = 0, 0
            while rest:
                other = rest.bit_length() - 1
                rest ^= 1 << other
                drawn = earns(r, other, mine, deck)
                cost = (1 if card >= 0 else 0) + (0 if drawn else 1)
                if cost > least:
                    continue
                colour = other % 7
                if not known >> colour & 1:
                    known |= 1 << colour
                    if wins(s, BARS, colour, mine):
                        won |= 1 << colour
                if won >> colour & 1:
                    if cost < least:
                        least, ways = cost, 0
                    ways += 1
                    if below(chance, ways) == 0:
                        played, discarded, draws = card, other, drawn
        if not plays:
            break
        card = plays.bit_length() - 1
        plays ^= 1 << card
    if ways == 0:
        any_turn_without_actions(s, r, chance)
    else:
        make_turn_without_actions(s, r, played, discarded, draws)


@kernel
def sensible_step(s, r, chance, steps):
    """Make a step of a turn with actions; prefer one that needs no second card, if soon found."""
    n = open_steps(s, r, steps)
    phase, mover = s[PHASE], s[MOVER]
    if n > 1 and steps[n - 1] == DROP:
        n -= 1
    chosen = steps[below(chance, n)] if n > 1 else steps[0]
    if phase == EARNED or phase == SEVEN_EARNED:
        chosen = DRAW
    elif phase == FREE and steps[n - 1] == END and below(chance, CARELESS):
        chosen = END
    elif phase == START or phase == FIVE:
        palette = s[PALETTE + mover]
        for _ in range(LOOKS):
            if chosen < DISCARD:
                if wins(s, BARS, s[CANVAS], palette | 1 << chosen - PLAY):
                    break
            elif chosen < LAY and wins(s, BARS, (chosen - DISCARD) % 7, palette):
                break
            chosen = steps[below(chance, n)]
    make_step(s, r, chosen)


@kernel
def play_sensibly(s, r, chance, steps):
    """Play a round to the end, sensibly."""
    while s[STILL_IN] > 1:
        if s[PHASE] == START and not r[ACTIONS]:
            sensible_turn_without_actions(s, r, chance)
        else:
            sensible_step(s, r, chance, steps)
