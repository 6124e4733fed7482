from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import isclose

import pytest

from red7.core import Match, Rules, Step
from red7.core.cards import listed
from red7.core.errors import Red7Error
from red7.core.numbering import DROP
from red7.core.steps import DRAW
from red7.envs.encoding import sight
from red7.envs.openspiel.table import Setup, Table
from tests.envs.games import COMBINATIONS
from tests.games import choose


def dealt_as(match: Match, table: Table) -> Table:
    """Deal the round that a match has just dealt."""
    for hand in match.round.hands:
        for card in sorted(listed(hand)):
            table = table.deal(int(card))
    for palette in match.round.palettes:
        table = table.deal(palette.bit_length() - 1)
    return table


def moved(match: Match, table: Table, step: Step) -> tuple[Match, Table]:
    """Make a step in both, letting chance draw the card on top of the match's deck."""
    after, table = match.apply(step), table.apply(step.number)
    if table.position is not None and table.by_chance:
        table = table.deal(match.round.deck[0])
    return after, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_go_as_in_the_core(players: int) -> None:
    chance = random.Random(players)
    drawn = 0
    for rules in [rules for rules, seats in COMBINATIONS if seats == players]:
        match = Match.start(players, rules, chance.randbytes(32))
        table = dealt_as(match, Table.start(Setup(Rules.of(rules), players)))
        while not match.over:
            now = match.round
            assert table.legal() == sorted(step.number for step in now.legal_steps)
            assert table.seat == now.turn
            assert not table.over
            for seat in range(1, players + 1):
                view = table.view(seat)
                assert view == now.view(seat)
                assert view is not None
                assert view.past == now.view(seat).past
            step = choose(now.legal_steps, chance)
            drawn += step.kind == DRAW
            match, table = moved(match, table, step)
            if match.round.over and not match.over:
                match = match.next_round()
                table = dealt_as(match, table)
        assert table.over
        assert table.winners == match.winners
        assert table.piles == match.piles
        assert len(table.events) <= table.setup.most_events
    assert drawn > 30


def test_every_deal_is_as_likely_as_any_other() -> None:
    deals: Counter[tuple[int, ...]] = Counter()

    def walk(table: Table, likely: float) -> None:
        if table.position is not None:
            deals[table.position.hands + table.position.palettes] += 1
            assert isclose(likely, 1 / 180)  # 6 cards: 15 hands, 6 others, 2 palettes
            return
        outcomes = table.outcomes()
        assert isclose(sum(share for _, share in outcomes), 1)
        for card, share in outcomes:
            walk(table.deal(card), likely * share)

    walk(Table.start(Setup(Rules.of("basic"), colours=3, numbers=2, hand=2)), 1.0)
    assert len(deals) == 180
    assert set(deals.values()) == {1}


def test_a_small_game_has_the_highest_colours_and_the_lowest_numbers() -> None:
    setup = Setup(Rules.of("basic"), colours=2, numbers=3, hand=1)
    assert [str(card) for card in listed(setup.cards)] == ["R3", "O3", "R2", "O2", "R1", "O1"]


@pytest.mark.parametrize("rules", ["basic", "v1.3+draw+actions"])
def test_no_card_is_scored_in_a_small_game(rules: str) -> None:
    chance = random.Random(2)
    table = Table.start(Setup(Rules.of(rules), 2, colours=4, numbers=4, hand=3))
    while not table.over:
        if table.by_chance:
            table = table.deal(table.outcomes()[0][0])
            continue
        for seat in (1, 2):
            view = table.view(seat)
            assert view is not None
            assert sight(view).scored == 0
        table = table.apply(chance.choice(table.legal()))


@pytest.mark.parametrize(
    ("rules", "given", "why"),
    [
        ("basic", {"players": 5}, "players-number"),
        ("basic", {"hand": 8}, "hand must be from 1 to 7, not 8"),
        ("basic", {"numbers": 0}, "numbers must be from 1 to 7, not 0"),
        ("basic", {"colours": 2, "numbers": 3, "hand": 3}, "8 cards are to be dealt"),
        ("advanced", {"hand": 3}, "a match needs all cards"),
    ],
)
def test_what_cannot_be_dealt_is_refused(rules: str, given: dict[str, int], why: str) -> None:
    with pytest.raises((ValueError, Red7Error), match=why):
        Setup(Rules.of(rules), **given)


@pytest.mark.parametrize("earlier", [98, 99])
def test_a_match_that_need_not_end_is_over_after_many_rounds(earlier: int) -> None:
    setup = Setup(Rules.of("v1.3+match"), 2)
    match = Match.start(2, "v1.3+match", bytes(32))
    table = dealt_as(match, Table.start(setup))
    assert table.position is not None
    table = replace(table, rounds=((table.dealt, table.position),) * earlier)
    after = table.apply(DROP)
    assert sum(len(pile) for pile in after.piles) > 0
    assert after.over == (earlier == setup.most_rounds - 1)
    assert len(after.winners) == after.over
    assert setup.most_events == 100 * Setup(Rules.of("v1.3"), 2).most_events


def test_an_illegal_step_is_refused() -> None:
    table = Table.start(Setup(Rules.of("basic"), colours=2, numbers=2, hand=1))
    for card in (5, 12, 6, 13):
        table = table.deal(card)
    with pytest.raises(ValueError, match="step 147 is not legal"):
        table.apply(147)
