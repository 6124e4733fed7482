"""Who is let in when there are fewer places than jobs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from red7.server.turnstile import Turnstile


def order_of(jobs: Sequence[tuple[str, str]], places: int = 1) -> list[tuple[str, str]]:
    """Let jobs of addresses and players arrive at once; return the order in which they ran."""
    ran: list[tuple[str, str]] = []

    async def main() -> None:
        turnstile = Turnstile(places)

        async def work(address: str, who: str) -> None:
            async with turnstile.turn(address, who):
                ran.append((address, who))
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as tasks:
            for address, who in jobs:
                tasks.create_task(work(address, who))
        assert not turnstile.waiting("a")

    asyncio.run(main())
    return ran


def test_one_who_asks_for_much_lets_the_others_pass() -> None:
    ran = order_of([("a", "ann")] * 50 + [("b", "ben")] * 2)
    # Two of Ann's are ahead of Ben: the one that ran, and the one whose turn it was.
    assert [at for at, (_, who) in enumerate(ran) if who == "ben"] == [2, 4]
    assert len(ran) == 52


def test_many_names_at_one_address_share_its_turn() -> None:
    ran = order_of([("a", f"guest{number}") for number in range(40)] + [("b", "ben")])
    assert ran.index(("b", "ben")) == 2


def test_players_of_one_address_take_turns() -> None:
    ran = order_of([("a", "ann")] * 10 + [("a", "amy")] * 2)
    assert [at for at, (_, who) in enumerate(ran) if who == "amy"] == [2, 4]


def test_the_jobs_of_one_player_keep_their_order() -> None:
    ran: list[int] = []

    async def main() -> None:
        turnstile = Turnstile(2)

        async def work(number: int) -> None:
            async with turnstile.turn("a", "ann"):
                ran.append(number)
                await asyncio.sleep(0)

        await asyncio.gather(*(work(number) for number in range(9)))

    asyncio.run(main())
    assert ran == list(range(9))


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def main() -> None:
        turnstile = Turnstile(1)
        ran = []

        async def work(who: str) -> None:
            async with turnstile.turn(who, who):
                ran.append(who)

        async with turnstile.turn("z", "z"):
            waiting = [asyncio.create_task(work(who)) for who in ("a", "b", "c")]
            await asyncio.sleep(0)
            assert turnstile.waiting("a") == 1
            waiting[0].cancel()
            await asyncio.sleep(0)
        # The place is given to B, who is cancelled before noticing.
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert ran == ["c"]
        async with asyncio.timeout(10), turnstile.turn("d", "d"):
            ran.append("d")
        assert ran == ["c", "d"]

    asyncio.run(main())


def test_in_each_round_of_the_loop_only_a_few_begin() -> None:
    begun: list[list[str]] = []

    async def main() -> None:
        turnstile, now = Turnstile(2), list[str]()

        async def begin(address: str) -> None:
            await turnstile.admit(address, "")
            now.append(address)

        jobs = [asyncio.create_task(begin(address)) for address in "aaaaaabc"]
        while not all(job.done() for job in jobs):
            await asyncio.sleep(0)
            if now:
                begun.append(now.copy())
                now.clear()

    asyncio.run(main())
    # Two begin before anybody waits; the others take turns by address.
    assert begun == [["a", "a"], ["a", "b"], ["c", "a"], ["a", "a"]]


def test_a_job_that_fails_gives_up_its_place() -> None:
    async def main() -> None:
        turnstile = Turnstile(1)

        async def fail() -> None:
            async with turnstile.turn("a", "ann"):
                raise ValueError

        assert len(await asyncio.gather(fail(), fail(), return_exceptions=True)) == 2
        async with asyncio.timeout(10), turnstile.turn("a", "ann"):
            pass

    asyncio.run(main())


def test_fewer_places_are_filled_only_as_jobs_end() -> None:
    async def main() -> None:
        turnstile = Turnstile(2)
        running, most = 0, 0
        gates = [asyncio.Event() for _ in range(5)]

        async def work(number: int) -> None:
            nonlocal running, most
            async with turnstile.turn("a", f"p{number}"):
                running += 1
                most = max(most, running)
                await gates[number].wait()
                running -= 1

        async with asyncio.TaskGroup() as tasks:
            for number in range(5):
                tasks.create_task(work(number))
            await asyncio.sleep(0)
            turnstile.resize(1)
            gates[0].set()
            for _ in range(5):
                await asyncio.sleep(0)
            assert (running, most) == (1, 2)
            for gate in gates:
                gate.set()
        turnstile.resize(3)
        assert turnstile.waiting("a") == 0

    asyncio.run(main())
