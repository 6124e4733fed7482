from __future__ import annotations

import random

import pytest

from red7.arena.game import Forfeit, Game
from red7.arena.statistics import DealResult, Interval, cross_table, faults, interval, win_rates


def game(
    deal: int, rotation: int, seats: str, *winners: int, forfeit: Forfeit | None = None
) -> Game:
    return Game(deal, rotation, tuple(seats), (0,) * len(seats), winners, 1, 8, 15, forfeit)


def close(found: Interval, *expected: float) -> bool:
    return found == pytest.approx(expected, abs=5e-5)


def test_by_hand() -> None:
    # Variance 4/3 · 2 / 8² = 1/24, as of six independent games; Wilson's bounds for 3 of 6.
    deals = [DealResult(2, 2), DealResult(1, 2), DealResult(1, 2), DealResult(0, 2)]
    assert close(interval(deals), 0.18762, 0.5, 0.81238)
    # Every game by itself, 1 of 4 won: variance 1/16, as of three; Wilson's for 0.75 of 3.
    deals = [DealResult(1, 1), DealResult(0, 1), DealResult(0, 1), DealResult(0, 1)]
    assert close(interval(deals), 0.03684, 0.25, 0.74391)


def test_where_deals_tell_no_variance_each_counts_once() -> None:
    assert close(interval([DealResult(2, 2)] * 10), 0.72247, 1, 1)
    assert close(interval([DealResult(0, 2)] * 10), 0, 0, 0.27753)
    assert close(interval([DealResult(1, 2)] * 10), 0.23659, 0.5, 0.76341)
    assert interval([DealResult(1, 2)]) == (0, 0.5, 1)
    assert interval([]) == (0, 0.5, 1)


def bootstrap(deals: list[DealResult], times: int = 2000) -> tuple[float, float]:
    """Draw deals with replacement, over and over: slow, obvious, and without a formula."""
    chance = random.Random(1)
    shares = []
    for _ in range(times):
        drawn = chance.choices(deals, k=len(deals))
        shares.append(sum(d.won for d in drawn) / sum(d.of for d in drawn))
    shares.sort()
    return shares[round(times * 0.025)], shares[round(times * 0.975) - 1]


@pytest.mark.parametrize("luck", [0.0, 0.5, 0.9])
def test_agrees_with_the_bootstrap(luck: float) -> None:
    """Mirrored deals: with some luck the better hand wins, whoever has it."""
    chance = random.Random(2)
    deals = []
    for _ in range(300):
        if chance.random() < luck:
            deals.append(DealResult(1, 2))
        else:
            deals.append(DealResult(sum(chance.random() < 0.65 for _ in range(2)), 2))
    # Some deals have more games, as where bots sit in circles of different sizes.
    deals += [DealResult(sum(chance.random() < 0.6 for _ in range(4)), 4) for _ in range(100)]
    low, mid, high = interval(deals)
    slow_low, slow_high = bootstrap(deals)
    assert low < mid < high
    assert low == pytest.approx(slow_low, abs=0.006)
    assert high == pytest.approx(slow_high, abs=0.006)


def test_pairing_makes_the_interval_narrow() -> None:
    paired = [DealResult(1, 2)] * 90 + [DealResult(2, 2)] * 10
    single = [DealResult(1, 1)] * 110 + [DealResult(0, 1)] * 90
    narrow, wide = interval(paired), interval(single)
    assert narrow.mid == wide.mid == 0.55
    assert narrow.high - narrow.low < (wide.high - wide.low) / 2


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(3)
    held = 0
    for _ in range(400):
        # The hands decide a part of the deals; of the others the bot wins seven games in ten.
        deals = [
            DealResult(1, 2)
            if chance.random() < 0.5
            else DealResult(sum(chance.random() < 0.7 for _ in range(2)), 2)
            for _ in range(60)
        ]
        low, _, high = interval(deals)
        held += low <= 0.6 <= high
    assert 0.92 <= held / 400 <= 0.98


GAMES = [
    game(0, 0, "abc", 1),
    game(0, 1, "bca", 3),
    game(0, 2, "cab", 2, 3),
    game(1, 0, "abd", 3, forfeit=Forfeit(1, "crash", "x")),
    game(1, 1, "bda", 1),
    game(1, 2, "dab", 1),
]


def test_win_rates_count_shared_wins_in_part() -> None:
    rates = win_rates("abcd", GAMES)
    assert [rates[bot].mid for bot in "abcd"] == pytest.approx([2.5 / 6, 1.5 / 6, 0, 2 / 3])
    assert rates["c"][::2] == (0, 1)  # in one deal only: nothing is known


def test_a_bot_that_sits_twice_is_counted_for_each_seat() -> None:
    games = [game(0, 0, "aab", 1), game(0, 1, "aba", 2), game(0, 2, "baa", 3)]
    rates = win_rates("ab", games)
    assert rates["a"].mid == pytest.approx(1 / 3)
    assert rates["b"].mid == pytest.approx(1 / 3)
    assert cross_table("ab", games)["a"]["b"].mid == pytest.approx(0.5)


def test_the_cross_table() -> None:
    table = cross_table("abcd", GAMES)
    assert table["a"]["b"].mid == pytest.approx(2.5 / 4)
    assert table["d"]["a"].mid == 1
    assert table["c"]["b"].mid == 0
    assert "d" not in table["c"]  # they never met
    assert "a" not in table["a"]
    for one in "abcd":
        for other, share in table[one].items():
            back = table[other][one]
            assert share == pytest.approx([1 - back.high, 1 - back.mid, 1 - back.low])
            assert 0 <= share.low <= share.mid <= share.high <= 1


def test_with_two_players_the_cross_table_is_the_win_rate() -> None:
    games = [
        game(deal, turn, seats, random.Random(f"{deal}{turn}").choice((1, 2)))
        for deal in range(30)
        for turn, seats in enumerate(("ab", "ba"))
    ]
    rate = win_rates("ab", games)["a"]
    assert cross_table("ab", games)["a"]["b"] == pytest.approx(rate)


def test_faults_are_counted() -> None:
    found = faults("abcd", GAMES)
    assert found["a"] == {"crash": 1, "stall": 0, "illegal": 0}
    assert sum(sum(counts.values()) for counts in found.values()) == 1
