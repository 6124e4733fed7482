from __future__ import annotations

from red7.server.chance import SystemChance


def test_the_chance_of_this_machine_never_repeats() -> None:
    chance = SystemChance()
    assert len({chance.seed() for _ in range(100)}) == 100
    assert len({chance.token(12) for _ in range(100)}) == 100
    assert {len(chance.seed()), len(chance.token(32))} == {32}
    # Of 2 to the 32, so two of a hundred are the same once in a million runs; all of them, never.
    assert len({chance.bot_seed("t1", "1.1.0.0") for _ in range(100)}) > 1


def test_seeds_of_bots_fit_their_kernels() -> None:
    chance = SystemChance()
    assert all(0 <= chance.bot_seed("t1", "1.1.0.0") < 2**32 for _ in range(100))
