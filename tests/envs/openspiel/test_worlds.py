from __future__ import annotations

import random

from red7.core import Rules
from red7.envs.openspiel.table import Setup, Table
from red7.envs.openspiel.worlds import another_world
from tests.envs.games import COMBINATIONS


def followed(setup: Setup, actions: list[int]) -> Table:
    """Play a game by its actions."""
    table = Table.start(setup)
    for action in actions:
        table = table.deal(action) if table.by_chance else table.apply(action)
    return table


def random_table(setup: Setup, chance: random.Random) -> Table:
    """Return a game at some random point where a player is to move."""
    table, found = Table.start(setup), []
    while not table.over:
        if table.by_chance:
            cards, shares = zip(*table.outcomes(), strict=True)
            table = table.deal(chance.choices(cards, shares)[0])
        else:
            found.append(table)
            table = table.apply(chance.choice(table.legal()))
    return chance.choice(found)


def test_a_player_cannot_tell_the_worlds_apart() -> None:
    chance = random.Random(7)
    changed = 0
    for rules, players in COMBINATIONS:
        table = random_table(Setup(Rules.of(rules), players), chance)
        world = followed(table.setup, another_world(table, table.seat, chance.random))
        assert world.view(table.seat) == table.view(table.seat)
        seen, view = world.view(table.seat), table.view(table.seat)
        assert seen is not None
        assert view is not None
        assert seen.write(past=True) == view.write(past=True)
        assert world.legal() == table.legal()
        assert world.piles == table.piles
        changed += world.position != table.position
    assert changed > 100


def test_all_worlds_are_equally_likely() -> None:
    setup = Setup(Rules.of("basic"), colours=3, numbers=2, hand=1)
    chance = random.Random(3)
    table = random_table(setup, chance)
    other = table.seat % 2
    hands = [
        followed(setup, another_world(table, table.seat, chance.random)).position
        for _ in range(3000)
    ]
    counts = [
        sum(hand is not None and hand.hands[other] == 1 << card for hand in hands)
        for card in range(49)
    ]
    met = [count for count in counts if count]
    # Three cards are unseen: the other hand's and the deck's two.
    assert len(met) == 3
    assert all(900 < count < 1100 for count in met)
