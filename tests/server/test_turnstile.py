"""Who is let in when there are fewer places than jobs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from red7.server.turnstile import Gate, Turnstile
from tests.server.given import ManualTime


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


async def begun(gate: Gate, jobs: Sequence[str]) -> list[str]:
    """Let jobs come at once, each named by its address; return which begin together."""
    rounds, now = list[str](), list[str]()

    async def begin(address: str) -> None:
        await gate.admit(address, "")
        now.append(address)

    tasks = [asyncio.create_task(begin(address)) for address in jobs]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        if now:
            rounds.append("".join(now))
            now.clear()
    await asyncio.sleep(0)  # until the last ones give up their places
    return rounds


def test_jobs_of_the_only_address_take_all_places() -> None:
    async def main() -> None:
        gate = Gate(2, ManualTime().steady)
        assert await begun(gate, "aaaaa") == ["aa", "aa", "a"]
        assert await begun(gate, "aaaaa") == ["aa", "aa", "a"]

    asyncio.run(main())


def test_of_several_addresses_each_begins_one_job_in_a_round() -> None:
    async def main() -> None:
        gate = Gate(3, ManualTime().steady)
        assert await begun(gate, "ab") == ["ab"]
        assert await begun(gate, "aaaabbc") == ["abc", "ab", "a", "a"]
        assert await begun(gate, "aaa") == ["a", "a", "a"]
        assert await begun(gate, "abcdeabcde") == ["abc", "dea", "bcd", "e"]

    asyncio.run(main())


def test_whoever_comes_when_another_asks_for_much_begins_at_once() -> None:
    async def main() -> None:
        gate = Gate(4, ManualTime().steady)
        await begun(gate, "ab")
        crowd = asyncio.create_task(begun(gate, "a" * 50))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        async with asyncio.timeout(0):  # which would end it if it waited for anything
            await gate.admit("b", "")
        assert len(await crowd) == 50

    asyncio.run(main())


def test_one_who_has_not_been_seen_for_long_takes_no_place_from_others() -> None:
    async def main() -> None:
        time = ManualTime()
        gate = Gate(2, time.steady)
        await begun(gate, "ab")
        time.pass_by(29)
        assert await begun(gate, "aaaa") == ["a", "a", "a", "a"]
        time.pass_by(31)
        assert await begun(gate, "aaaa") == ["aa", "aa"]
        await begun(gate, "b")
        time.pass_by(31)
        assert await begun(gate, "aaaa") == ["aa", "aa"]

    asyncio.run(main())


def test_jobs_at_the_gate_take_turns_by_address_and_by_player() -> None:
    async def main() -> None:
        gate, ran = Gate(1, ManualTime().steady), list[str]()

        async def begin(address: str, who: str) -> None:
            await gate.admit(address, who)
            ran.append(who)

        jobs = [("a", "ann")] * 4 + [("a", "amy")] + [("b", "ben")] * 2
        await asyncio.gather(*(begin(address, who) for address, who in jobs))
        assert ran == ["ann", "ann", "ben", "amy", "ben", "ann", "ann"]

    asyncio.run(main())


def test_jobs_that_are_handed_over_begin_as_those_that_wait_themselves() -> None:
    async def main() -> None:
        gate, rounds, now = Gate(2, ManualTime().steady), list[str](), list[str]()

        def job(name: str, *, wanted: bool = True) -> Callable[[], bool]:
            def begin() -> bool:
                if wanted:
                    now.append(name)
                return wanted

            return begin

        async def go_around(times: int) -> None:
            for _ in range(times):
                rounds.append("".join(now))
                now.clear()
                await asyncio.sleep(0)

        for name in "abcde":
            gate.begin("here", name, job(name, wanted=name != "d"))
        await go_around(4)
        assert rounds == ["ab", "ce", "", ""]  # nobody wanted D any more, who took no place
        rounds.clear()
        gate.begin("there", "z", job("z"))
        for name in "abc":
            gate.begin("here", name, job(name))
        await go_around(7)
        # One of each address, and in every second round, so that rounds stay short.
        assert rounds == ["za", "b", "", "c", "", "", ""]

    asyncio.run(main())


def test_a_job_that_fails_leaves_none_behind() -> None:
    async def main() -> None:
        gate, ran, failed = Gate(1, ManualTime().steady), list[str](), list[object]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))

        def fail() -> bool:
            raise ValueError

        def run() -> bool:
            ran.append("ann")
            return True

        gate.begin("a", "ann", lambda: True)
        gate.begin("a", "ann", fail)
        gate.begin("a", "ann", run)
        for _ in range(5):
            await asyncio.sleep(0)
        assert ran == ["ann"]
        assert [type(error) for error in failed] == [ValueError]

    asyncio.run(main())


def test_who_gives_up_waiting_at_the_gate_leaves_the_place_to_others() -> None:
    async def main() -> None:
        gate, ran = Gate(1, ManualTime().steady), list[str]()

        async def begin(who: str) -> None:
            await gate.admit(who, who)
            ran.append(who)

        _, *waiting = [asyncio.create_task(begin(who)) for who in "zabc"]
        await asyncio.sleep(0)
        assert gate._queue.count("a") == 1
        waiting[0].cancel()
        await asyncio.sleep(0)
        # The place is given to B, who is cancelled before noticing.
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert ran == ["z", "c"]
        async with asyncio.timeout(10):
            await begin("d")
        assert ran == ["z", "c", "d"]

    asyncio.run(main())
