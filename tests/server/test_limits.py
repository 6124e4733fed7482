from __future__ import annotations

import asyncio

from red7.server.limits import Bucket, Capacity, Shared, Spacing


def test_a_limit_lets_pass_again_after_a_while() -> None:
    now = [0.0]
    limit = Bucket(2, 4, lambda: now[0])
    assert [limit.allows("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limit.allows("b")
    now[0] = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert Bucket(0, 0, lambda: now[0]).allows("a")


def test_a_tally_counts_those_who_are_there() -> None:
    capacity = Capacity(2)
    assert [capacity.enter("a"), capacity.enter("a"), capacity.enter("a"), capacity.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    capacity.leave("a")
    assert capacity.enter("a")
    for one in "aab":
        capacity.leave(one)
    assert not capacity._counts


def test_more_work_counts_for_more() -> None:
    now = [0.0]
    limit = Bucket(2, 4, lambda: now[0])
    limit.charge("a", 5)
    assert not limit.allows("a")
    now[0] += 1
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    limit.charge("a", 10**9)  # nobody is shut out for longer than it takes to fill two bursts
    now[0] += 2
    assert not limit.allows("a")
    now[0] += 1
    assert limit.allows("a")
    unlimited = Bucket(0, 0, lambda: now[0])
    unlimited.charge("a", 10)
    assert unlimited.allows("a")


def test_players_of_an_address_share_what_they_are_charged() -> None:
    limit = Shared(Bucket(1, 10, lambda: 0.0), Bucket(1, 20, lambda: 0.0), lambda who: who[0])
    limit.charge("ann", 20)
    assert not limit.allows("amy")
    assert limit.allows("ben")


def test_those_who_wait_for_a_refusal_are_let_go_at_the_end() -> None:
    async def main() -> list[int]:
        spacing, done = Spacing(rate=1e-6, longest=1e6), list[int]()

        async def wait(number: int) -> None:
            await spacing.wait("here")
            done.append(number)

        async with asyncio.TaskGroup() as tasks:
            for number in range(3):
                tasks.create_task(wait(number))
            while not done:  # noqa: ASYNC110 - the first waits for nothing
                await asyncio.sleep(0)
            assert done == [0]
            spacing.end()
        await wait(3)
        return done

    assert asyncio.run(main()) == [0, 1, 2, 3]
