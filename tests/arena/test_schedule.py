from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from red7.arena import Arena, ArenaError, read_arena_seed
from red7.arena.schedule import Fixture
from red7.core import Red7Error

BOTS = ("a", "b", "c", "d", "e")


def arena(bots: int, players: int, games: int = 1) -> Arena:
    return Arena(BOTS[:bots], "basic", players, games, bytes(32), 100)


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_every_hand_of_a_deal_equally_often(bots: int, players: int) -> None:
    for deal in range(40):
        seatings = arena(bots, players).seatings(deal)
        assert len(set(seatings)) == len(seatings)
        bots_here = Counter(seatings[0])
        for seat in range(players):
            held = Counter(seats[seat] for seats in seatings)
            assert {bot: n * players for bot, n in held.items()} == {
                bot: n * len(seatings) for bot, n in bots_here.items()
            }


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seatings_come_equally_often(bots: int, players: int) -> None:
    """Against a list of all of them: every way to fill the seats as evenly as possible."""
    schedule = arena(bots, players)
    cycle = sum(len(table) for table in schedule.circles)
    met = Counter(seats for deal in range(cycle) for seats in schedule.seatings(deal))
    assert set(met.values()) == {1}
    doubled = BOTS[:bots] * 2
    expected = {
        seats
        for seats in permutations(doubled, players)
        if max(Counter(seats).values()) - min(seats.count(bot) for bot in BOTS[:bots]) <= 1
    }
    assert set(met) == expected


@pytest.mark.parametrize(
    ("bots", "players", "games", "deals", "total"),
    [
        (2, 2, 2000, 1000, 2000),
        (2, 2, 1, 1, 2),
        (3, 2, 7, 6, 12),  # three pairs, each with as many deals
        (3, 3, 2000, 667, 2001),
        (2, 4, 5, 2, 6),  # a a b b has four turns, a b a b has two
        (5, 4, 1, 5, 20),
    ],
)
def test_deals_are_played_whole(
    bots: int, players: int, games: int, deals: int, total: int
) -> None:
    schedule = arena(bots, players, games)
    assert (schedule.deals, schedule.total) == (deals, total)
    fixtures = [fixture for deal in range(deals) for fixture in schedule.fixtures(deal)]
    assert len(set(fixtures)) == total


def test_more_games_begin_with_the_same() -> None:
    few, many = arena(3, 2, 10), arena(3, 2, 1000)
    assert all(list(few.fixtures(d)) == list(many.fixtures(d)) for d in range(few.deals))
    assert few.deal_seed(3) == many.deal_seed(3)


def test_seeds_are_hashes() -> None:
    schedule = arena(2, 2)
    fixture = Fixture(5, 1, ("b", "a"))
    eight = [number.to_bytes(8, "big") for number in (5, 1, 2, 7)]
    deal = hashlib.sha256(b"red7/arena/deal/1" + bytes(32) + eight[0]).digest()
    move = hashlib.sha256(b"red7/arena/move/1" + bytes(32) + b"".join(eight)).digest()
    assert schedule.deal_seed(5) == deal
    assert schedule.move_seed(fixture, 2, 7) == int.from_bytes(move[:8], "big")
    seeds = {
        schedule.move_seed(Fixture(deal, rotation, ("a", "b")), seat, move)
        for deal in range(5)
        for rotation in range(2)
        for seat in (1, 2)
        for move in range(5)
    }
    assert len(seeds) == 100


def test_reading_seeds() -> None:
    assert read_arena_seed("AB" * 32) == bytes([0xAB]) * 32
    assert read_arena_seed("1") == hashlib.sha256(b"red7/arena/seed/1" + b"1").digest()
    assert read_arena_seed("1") != read_arena_seed("2")
    for wrong in ("", "-1", "1.5", "xyz", "ab" * 31, "٣"):
        with pytest.raises(ArenaError, match="seed"):
            read_arena_seed(wrong)


def test_what_cannot_be_played() -> None:
    for bots, reason in ((("a",), "few"), ((), "few"), (("a", "b", "a"), "twice")):
        with pytest.raises(ArenaError, match=reason):
            Arena(bots, "basic", 2, 10, bytes(32), 100)
    for games, work in ((0, 1), (10**8, 1), (1, 0)):
        with pytest.raises(ArenaError, match="range"):
            Arena(("a", "b"), "basic", 2, games, bytes(32), work)
    with pytest.raises(Red7Error):
        Arena(("a", "b"), "basic", 5, 10, bytes(32), 100)
    with pytest.raises(Red7Error):
        Arena(("a", "b"), "v9", 2, 10, bytes(32), 100)
    assert Arena(("a", "b"), "expert", 2, 1, bytes(32), 1).rules == "v1.2+draw+match+actions"
