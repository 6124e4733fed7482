"""The counting of lines against the core."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from red7.core import Colour, Draw, Phase, Round, Rules, Step
from red7.core.cards import mask_of
from red7.core.numbering import LOSING
from red7.core.steps import DRAW, DROP, PLAY
from red7.search.kernels import counts, flat
from red7.search.kernels.lanes import won_colours
from tests.games import chances, players, random_round, round_rules

# Every process that calls a function which kernels inline compiles it for itself.
pytestmark = pytest.mark.xdist_group("inlined")
THREES, FIVES = range(14, 21), range(28, 35)


def lines_to_the_next_draw(game: Round) -> list[tuple[Step, ...]]:
    """Give the lines of a turn, each up to a draw that is not the last step of the turn."""
    found = set()
    for line in game.lines():
        for at, step in enumerate(line):
            by_three = at > 0 and line[at - 1].kind == PLAY
            if step.kind == DRAW and (by_three or at + 1 < len(line)):
                found.add(line[: at + (not by_three)])
                break
        else:
            found.add(line)
    return [line for line in found if line[-1].kind != DROP]


def prepared(game: Round) -> tuple[flat.Flat, flat.Flat]:
    """Write a round and its rules as arrays, with what random turns keep."""
    state = flat.flat_round(game)
    counts.find_strengths(state)
    counts.find_bar(state)
    return state, flat.flat_rules(game.rules)


def counted(game: Round) -> Counter[str]:
    """Count the lines by their first step, all 3s together and all 5s, as the kernels do."""
    s, r = prepared(game)
    mover = game.turn - 1
    own, bar, canvas = int(s[flat.STRENGTHS + mover]), int(s[flat.BAR]), int(game.canvas)
    palette, hand, deck = game.palettes[mover], game.hands[mover], len(game.deck)
    won = won_colours(own, bar)
    losing = bool(r[LOSING]) and not game.bound
    weights = np.zeros(flat.MOST_STEPS, dtype=np.int64)
    found: Counter[str] = Counter()
    bound_to_draw = game.phase is Phase.SEVEN_EARNED and game.rules.draw is Draw.MUST
    if game.phase in {Phase.START, Phase.FREE, Phase.SEVEN_EARNED} and not bound_to_draw:
        for card in range(49):
            if hand >> card & 1:
                ways = counts.count_discards(r, won, palette.bit_count(), 1 << card, deck, losing)
                found[f"> {card}"] += int(ways)
    if game.phase in {Phase.FREE, Phase.SEVEN_EARNED} and not bound_to_draw:
        found["."] += int(won >> canvas & 1)
    if game.phase in {Phase.START, Phase.FIVE}:
        acting = [c for c in FIVES if hand >> c & 1 and game.rules.actions]
        for chosen in range(1, 1 << len(acting)):
            fives = sum(1 << c for at, c in enumerate(acting) if chosen >> at & 1)
            found["+ 5"] += int(counts.count_after_fives(s, r, fives, weights))
        total = counts.count_plays(s, r, own, palette, hand, weights)
        for at in range(flat.MOST_STEPS):
            card = int(weights[at + counts.CARDS_AT])
            if card < 0:
                found["+ 3"] += int(weights[at])
                break
            found[f"+ {card}"] += int(weights[at])
        assert total == sum(int(weight) for weight in weights[: at + 1])
    if game.phase is Phase.ONE:
        found["take"] += int(counts.count_takes(s, r, own, palette, hand))
    if game.phase is Phase.SEVEN:
        found["move"] += int(counts.count_moves(s, r, palette, hand, game.seven))
    return +found


def expected(game: Round) -> Counter[str]:
    """Count the lines of the core in the same way."""
    found: Counter[str] = Counter()
    for line in lines_to_the_next_draw(game):
        kind, card = line[0]
        if game.phase is Phase.ONE or game.phase is Phase.SEVEN:
            found["take" if game.phase is Phase.ONE else "move"] += 1
        elif card is None or kind == DRAW:
            found["." if kind == "." else "!"] += 1
        elif kind == PLAY and card in FIVES and game.rules.actions:
            found["+ 5"] += 1
        elif kind == PLAY and card in THREES and game.rules.actions and game.deck:
            found["+ 3"] += 1
        else:
            found[f"{kind} {int(card)}"] += 1
    del found["!"]  # one line, which needs no counting
    return found


@given(round_rules, players, chances)
@settings(max_examples=300)
def test_all_lines_are_counted(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    if game.phase is not Phase.EARNED:
        assert counted(game) == expected(game)


def crowded_round(rules: str, seats: int, chance: random.Random) -> Round:
    """Give a round with many odd cards in hands, palettes of any size and a deck partly known."""
    cards = chance.sample(range(49), 49)
    hands, palettes = [], []
    for _ in range(seats):
        odd = [card for card in cards if card // 7 % 2 == 0]
        hand = set(chance.choices(cards + 2 * odd, k=chance.randint(1, 5)))
        cards = [card for card in cards if card not in hand]
        laid = chance.choice((1, 2, 3, 3, 9))
        hands.append(mask_of(hand))
        palettes.append(mask_of(cards[:laid]))
        cards = cards[laid:]
    deck = tuple(cards[: chance.choice((0, 1, 3))])
    nothing = (0,) * seats
    return Round(
        rules=Rules.parse(rules),
        canvas=Colour(chance.randrange(7)),
        turn=chance.randint(1, seats),
        deck=deck,
        deck_known=chance.randint(0, len(deck)),
        palettes=tuple(palettes),
        hands=tuple(hands),
        hidden=nothing,
        known=nothing,
        out=(False,) * seats,
    )


@given(round_rules, players, chances)
@settings(max_examples=600, deadline=None)
def test_all_lines_are_counted_where_much_can_be_done(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = crowded_round(rules, seats, chance)
    assert counted(game) == expected(game)
