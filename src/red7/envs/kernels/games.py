"""Many games at once: each makes one step, and a game that is over is followed by the next."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.core.cards import ALL_CARDS
from red7.core.numbering import MATCH
from red7.core.rules import HAND
from red7.core.strength import best
from red7.envs.kernels.dealing import points_of, set_up, shuffle
from red7.envs.kernels.decorators import allocation_free
from red7.envs.kernels.layout import FINISHED, PILES
from red7.envs.kernels.opening import any_open, close_all, find_open, is_open, write_mask
from red7.envs.kernels.paying import (
    BY_ROUND,
    GOAL_OF,
    SHAPED,
    find_outlook,
    forfeit,
    pay_change,
    pay_result,
)
from red7.envs.kernels.remembering import make_kept_step, write_history
from red7.envs.kernels.writing import COMPACT, DENSE, write_compact, write_dense, write_scaled
from red7.network.flags import SEATS
from red7.network.kernels.scene import RULES
from red7.network.kernels.sight import MOST, SPACE
from red7.search.kernels.decorators import inlined
from red7.search.kernels.flat import CANVAS, MOST_STEPS, MOVER, PALETTE, PLAYERS, STILL_IN
from red7.search.kernels.flow import winner

# What became of a game in a step.
GOES_ON, NEXT_ROUND, ENDED, ILLEGAL, BEGAN = range(5)
# Whether a game is to begin anew, and how.
NO, BY_CHANCE, AS_GIVEN = range(3)

_CARDS: Final = ALL_CARDS.bit_count()


class Space(NamedTuple):
    """Room to work in, for one thread: the kernels allocate nothing, which makes them quicker."""

    steps: NDArray[np.int64]
    places: NDArray[np.int64]
    values: NDArray[np.float32]
    work: NDArray[np.int64]
    outlook: NDArray[np.float64]


def new_space() -> Space:
    """Return room to work in."""
    return Space(
        np.zeros(MOST_STEPS, np.int64),
        np.zeros(MOST, np.int64),
        np.zeros(MOST, np.float32),
        np.zeros(SPACE, np.int64),
        np.zeros(SEATS),
    )


@allocation_free
def clear(s, outlook):
    """Forget the game before."""
    for seat in range(SEATS):
        s[PILES + seat] = 0
        outlook[seat] = 0.0
    s[FINISHED] = 0


@allocation_free
def begin(s, chance, order, outlook):
    """Deal the first round of a new game."""
    clear(s, outlook)
    shuffle(s, chance, order)
    set_up(s, order)


@allocation_free
def score(s):
    """Move the cards that the winner of a round scores; return the winners if the game is over.

    They are bits, one for each seat; 0 if another round is to be dealt.
    """
    players, won = s[PLAYERS], winner(s)
    if not s[RULES + MATCH]:
        return 1 << won
    s[PILES + won] |= best(s[CANVAS], s[PALETTE + won])
    highest, leaders, left = -1, 0, _CARDS
    for seat in range(players):
        points = points_of(s[PILES + seat])
        left -= s[PILES + seat].bit_count()
        if points > highest:
            highest, leaders = points, 0
        if points == highest:
            leaders |= 1 << seat
    done = highest >= GOAL_OF[players] or left < players * (HAND + 1)
    return leaders if done else 0


@allocation_free
def conclude(s, how, chance, order, outlook, now, rewards):
    """Pay for the end of a round, and deal the next; return what became of the game."""
    winners = score(s)
    if how == SHAPED:
        if winners:
            pay_result(s[PLAYERS], winners, now)
        else:
            find_outlook(s, False, now)
        pay_change(outlook, now, rewards)
    elif how == BY_ROUND:
        pay_result(s[PLAYERS], 1 << winner(s), rewards)
    elif winners:
        pay_result(s[PLAYERS], winners, rewards)
    if winners:
        return ENDED
    shuffle(s, chance, order)
    set_up(s, order)
    return NEXT_ROUND


@inlined
def write(s, row, layout, log, cards, numbers, dense, scaled, history, places, values, work):
    """Store what the seat to move may know; layouts that are not asked for have no rows."""
    if layout == COMPACT:
        write_compact(s, cards[row], numbers[row])
    elif layout == DENSE:
        write_dense(s, places, values, work, dense[row])
    else:
        write_scaled(s, places, values, work, scaled[row])
    if history.shape[1]:
        write_history(s, log[row], history[row])


@inlined
def look(
    s, row, layout, log, steps, places, values, work,
    masks, cards, numbers, dense, scaled, history,
):  # fmt: skip
    """Store what the seat to move may know and do; nothing once the game is over."""
    if s[FINISHED]:
        close_all(s)
    else:
        find_open(s, steps)
    write_mask(s, masks[row])
    write(s, row, layout, log, cards, numbers, dense, scaled, history, places, values, work)


@allocation_free
def begin_games(
    first, last, steps, places, values, work, _,
    wanted, layout, states, chances, orders, outlooks, log,
    masks, cards, numbers, dense, scaled, history, seats,
):  # fmt: skip
    """Begin a new game wherever one is wanted, and store what is to be seen in all games."""
    for row in range(first, last):
        s = states[row]
        if wanted[row] == AS_GIVEN:
            clear(s, outlooks[row])
            set_up(s, orders[row])
        elif wanted[row] == BY_CHANCE:
            begin(s, chances[row], orders[row], outlooks[row])
        look(
            s, row, layout, log, steps, places, values, work,
            masks, cards, numbers, dense, scaled, history,
        )  # fmt: skip
        seats[row] = s[MOVER] + 1


@allocation_free
def step_games(
    first, last, steps, places, values, work, now,
    made, how, same_step, layout, states, chances, orders, outlooks, log,
    masks, cards, numbers, dense, scaled, history, seats,
    final_cards, final_numbers, final_dense, final_scaled, final_history,
    actors, rewards, events,
):  # fmt: skip
    """Make a step in each game, and store what it led to.

    A game that is over is followed by the next in the same step, or in the next one.
    """
    for row in range(first, last):
        s = states[row]
        for seat in range(SEATS):
            rewards[row, seat] = 0.0
        if s[FINISHED]:
            actors[row] = 0
            event = BEGAN
            begin(s, chances[row], orders[row], outlooks[row])
        else:
            actors[row] = s[MOVER] + 1
            step = made[row]
            if not is_open(s, step):
                event = ILLEGAL
                forfeit(s, how, outlooks[row], rewards[row])
            else:
                make_kept_step(s, step, log[row])
                event = GOES_ON
                if s[STILL_IN] < 2:
                    event = conclude(
                        s, how, chances[row], orders[row], outlooks[row], now, rewards[row]
                    )
                elif how == SHAPED:
                    find_outlook(s, True, now)
                    pay_change(outlooks[row], now, rewards[row])
            if event == ENDED or event == ILLEGAL:
                if same_step:
                    write(
                        s, row, layout, log, final_cards, final_numbers, final_dense, final_scaled,
                        final_history, places, values, work,
                    )  # fmt: skip
                    begin(s, chances[row], orders[row], outlooks[row])
                else:
                    s[FINISHED] = 1
        events[row] = event
        look(
            s, row, layout, log, steps, places, values, work,
            masks, cards, numbers, dense, scaled, history,
        )  # fmt: skip
        seats[row] = s[MOVER] + 1


@allocation_free
def find_illegal(states, made):
    """Return the first row with an illegal step; -1 if there is none."""
    for row in range(made.shape[0]):
        if not states[row, FINISHED] and not is_open(states[row], made[row]):
            return row
    return -1


@allocation_free
def choose_steps(states, chance, made):
    """Choose one of the legal steps of each game, all equally likely; -1 where there is none."""
    for row in range(made.shape[0]):
        made[row] = any_open(states[row], chance)
