"""Random turns against the core: every line is equally likely."""

from __future__ import annotations

import math
import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from red7.core import Phase, Round
from red7.core.numbering import START
from red7.core.steps import DRAW, DROP, PLAY
from red7.search.kernels import counts, flat, flow
from red7.search.kernels.chance import new_chance
from red7.search.kernels.lanes import packed
from red7.search.random_play import turns, without_actions
from tests.games import ROUND_RULES, chances, players, random_round, round_rules
from tests.search.kernels.test_counts import lines_to_the_next_draw, prepared

# Every process that calls a function which kernels inline compiles it for itself.
pytestmark = pytest.mark.xdist_group("inlined")
State = tuple[int, ...]


def state_of(flat_state: flat.Flat) -> State:
    """Give all of a state that matters."""
    return tuple(flat_state[: flat.DECK + int(flat_state[flat.DECK_SIZE])].tolist())


@given(round_rules, players, chances)
@settings(deadline=None)
def test_what_is_kept_stays_true(rules: str, seats: int, chance: random.Random) -> None:
    state, laws = prepared(Round.deal(seats, rules, chance.randbytes(32)))
    dice = new_chance(chance.getrandbits(60))
    room = np.zeros((2, flat.MOST_STEPS), dtype=np.int64)
    while state[flat.STILL_IN] > 1:
        if "actions" not in rules and chance.random() < 0.5 and state[flat.PHASE] == START:
            without_actions.random_turn_without_actions(state, laws, dice)
        else:
            turns.go_on_at_random(state, laws, dice, room[0], room[1])
        for seat in range(seats):
            assert state[flat.STRENGTHS + seat] == packed(int(state[flat.PALETTE + seat]))
        if state[flat.PHASE] != START:
            assert state[flat.BAR] == counts.bar_of(state, state[flat.MOVER])


POSITIONS = (
    "R 1 =- B5/R7G4V1O2 V7/I1I2I3",
    "R 1 =B1B2B3 B5/R7G4V1O2 V4/I1I2I3",
    # Actions: several 5s with a 1, a 3 and a 7 behind them; 5s alone; a 3 and no deck.
    "R 1 =O2O4 B5/R5G5O1Y3R7 V4I4/I1I2I3",
    "B 1 =O2O4 B6/R5G5O5 V7I4/I1I2I3",
    "R 1 =- B5G6/R3G3O1Y7 V7I4/I1I2I3",
    # Three and four players; more than eight cards in palettes.
    "Y 2 =R1R2R6 V3I4O6/B7 G4B5/O1R7O5Y2V6 R5V7/I1I2I3",
    "R 1 =R1 V3I4/O1Y1R7G5 G4B5O4/B7Y6 R3V7/I1I2I3 O6B4/G1G2G3",
    "G 1 =R1R3 V2V4V6B2B4B6I2I4/O1Y6R7G5 G2G4G6Y2Y4O2O4R2R4/B7I6 Y7V7/I1I3",
    "V 1 =R4R5 V1V2V3B1B2B3I1I2/O1Y7R7B5 G1G2G3Y1Y2Y3O2O3R2R1/B7I6",
    # A 7 whose discard wins only with the known card that it draws (v1.1).
    "R 1 =V5B4|I1 G5I5I3/I7 R5Y5R4/O3G3",
    "V 1 =Y1|- G7/O7 R4/V7G6O5I5Y4",
)


def lines_at_random(game: Round, seed: int, *, number: int, at_once: bool) -> Counter[State]:
    """Let the kernels make lines, part by part or all at once; count where they lead."""
    start, laws = prepared(game)
    chance = new_chance(seed)
    room = np.zeros((2, flat.MOST_STEPS), dtype=np.int64)
    hand = flat.HAND + game.turn - 1
    held = game.hands[game.turn - 1]
    ends: Counter[bytes] = Counter()
    for _ in range(number):
        state = start.copy()
        while True:
            if at_once:
                without_actions.random_turn_without_actions(state, laws, chance)
            else:
                turns.go_on_at_random(state, laws, chance, room[0], room[1])
            drew = int(state[hand]) & ~held
            if state[flat.PHASE] == START or drew or state[flat.STILL_IN] < 2:
                break
        ends[state.tobytes()] += 1
    found: Counter[State] = Counter()
    for end, times in ends.items():
        found[state_of(np.frombuffer(end, start.dtype))] += times
    return found


def check_uniform(game: Round, seed: int) -> None:
    """Compare where random lines lead with where those of the core do, by chi-square."""
    ends: Counter[State] = Counter()
    lines = lines_to_the_next_draw(game)
    for line in lines:
        after = game
        for at, step in enumerate(line):
            if step.kind != DRAW or at == 0 or line[at - 1].kind != PLAY:
                after = after.apply(step if step.kind != DRAW else DRAW)
        ends[state_of(flat.flat_round(after))] += 1
    if not lines:
        ends[state_of(flat.flat_round(game.apply(DROP)))] += 1
    each, freedom = 30, len(ends) - 1
    plain_start = game.phase is Phase.START and not game.rules.actions
    for at_once in (False, True) if plain_start else (False,):
        found = lines_at_random(game, seed, number=each * ends.total(), at_once=at_once)
        assert set(found) <= set(ends)
        surprise = sum((found[end] - each * n) ** 2 / (each * n) for end, n in ends.items())
        assert surprise <= freedom + 6 * math.sqrt(2 * freedom) + 10


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("rules", ROUND_RULES)
def test_every_line_is_equally_likely(rules: str, position: str) -> None:
    check_uniform(Round.parse(rules, position), seed=5)


# The same examples every time, which Hypothesis does not promise: it also draws from constants of
# modules that happen to be loaded, and of many a chi-square one is large by chance.
@pytest.mark.parametrize("example", range(60))
def test_every_line_is_equally_likely_anywhere(example: int) -> None:
    chance = random.Random(example)
    game = random_round(chance.choice(ROUND_RULES), chance.choice((2, 3, 4)), chance)
    if len(lines_to_the_next_draw(game)) <= 400:
        check_uniform(game, seed=chance.randrange(1 << 30))


def test_a_loose_deck_is_drawn_in_random_order_below_the_cards_laid_on_it() -> None:
    game = Round.parse("v1.2+draw", "R 1 =R1R2R3 B5/R7G4V1O2 V4/I1I2I3")
    chance = new_chance(8)
    orders: Counter[State] = Counter()
    for _ in range(6000):
        state = flat.flat_round(game)
        state[flat.LOOSE] = 3
        drawn = []
        for laid in (None, 40, None, None):
            if laid is not None:
                flow.lay_card(state, laid)
            before = int(state[flat.HAND])
            turns.draw(state, chance)
            drawn.append((int(state[flat.HAND]) ^ before).bit_length() - 1)
        orders[tuple(drawn)] += 1
    assert all(order[1] == 40 for order in orders)
    assert len(orders) == 6
    assert all(abs(count - 1000) < 180 for count in orders.values())  # six standard deviations
