from __future__ import annotations

from red7.server.limits import Bucket, Tally


def test_a_limit_lets_pass_again_after_a_while() -> None:
    now = [0.0]
    limit = Bucket(2, 4, lambda: now[0])
    assert [limit.allows("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limit.allows("b")
    now[0] = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert Bucket(0, 0, lambda: now[0]).allows("a")


def test_a_tally_counts_those_who_are_there() -> None:
    tally = Tally(2)
    assert [tally.enter("a"), tally.enter("a"), tally.enter("a"), tally.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    tally.leave("a")
    assert tally.enter("a")
    for one in "aab":
        tally.leave(one)
    assert not tally._counts
