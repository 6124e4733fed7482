"""Nobody who declines, or does not answer, can keep others from finding each other."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from red7.protocol.setups import GameClock
from tests.server.given import ManualTime
from tests.server.meeting.test_queue import MANY
from tests.server.meeting.worlds import Serving, serving

CLOCK = GameClock(seconds=300)
STEP = 5  # seconds from one round to the next; an offer lasts for six of them
MOST = 24  # rounds: each is let down once, and waits for the others
WILLING = ("ann", "ben", "cid")

# Whether whoever declined comes back as somebody else, and whether they were there before others.
KINDS = tuple(product((False, True), repeat=2))
# Of the decliners, which decline in a round; the others let it pass.
ROUNDS = st.lists(st.sets(st.integers(0, 5)), min_size=1, max_size=8)


async def rounds_until_a_game(
    folder: Path, plan: Sequence[set[int]], decliners: int, *, seats: int, fresh: bool, early: bool
) -> int:
    """Let people look for a game among others who never want one; give how long it takes them."""
    time = ManualTime()
    servers = [await serving(folder, time, number) for number in (1, 2)]
    willing = WILLING[:seats]
    names = {number: f"d{number}" for number in range(decliners)}
    try:
        for number in range(decliners if early else 0):
            await _join(servers[number % 2], names[number], seats)
        # One after the other, so that each is found by somebody else.
        for number, person in enumerate(willing):
            await _join(servers[number % 2], person, seats)
            if not early and number < decliners:
                await _join(servers[1], names[number], seats)
        for number in range(MOST):
            for person in willing:
                server = servers[number % 2]
                _, offer = await server.meetings.status(person)
                if offer and offer.stage == "open":
                    offer = await server.meetings.answer(person, offer.id, yes=True)
                if offer and offer.stage == "begun":
                    assert set(offer.people) == set(willing)
                    return number
            now = plan[number % len(plan)]
            for decliner in range(decliners):
                await _decline(servers[decliner % 2], names[decliner], now=decliner in now)
                place, _ = await servers[0].meetings.status(names[decliner])
                if place is None:
                    names[decliner] = f"d{decliner}-{number}" if fresh else names[decliner]
                    await _join(servers[decliner % 2], names[decliner], seats)
            time.pass_by(STEP)
            await servers[number % 2].meetings.settle()
        return MOST
    finally:
        for server in servers:
            await server.end()


async def _join(server: Serving, who: str, seats: int) -> None:
    await server.meetings.join(who, "v1.2", seats, CLOCK)


async def _decline(server: Serving, who: str, *, now: bool) -> None:
    _, offer = await server.meetings.status(who)
    if offer and offer.stage == "open" and now:
        await server.meetings.answer(who, offer.id, yes=False)


@given(ROUNDS, st.integers(1, 6), st.sampled_from((2, 2, 3)), st.sampled_from(KINDS))
@settings(max_examples=max(1, MANY // 3), deadline=None)
def test_those_who_want_to_play_find_each_other(
    plan: list[set[int]], decliners: int, seats: int, kind: tuple[bool, bool]
) -> None:
    fresh, early = kind
    with tempfile.TemporaryDirectory() as folder:
        work = rounds_until_a_game(
            Path(folder), plan, decliners, seats=seats, fresh=fresh, early=early
        )
        assert asyncio.run(work) < MOST


@pytest.mark.parametrize("fresh", [False, True])
def test_turns_taken_at_declining_keep_nobody_apart(place: Path, *, fresh: bool) -> None:
    plan = [{0}, {1}, {2}]
    work = rounds_until_a_game(place, plan, 3, seats=2, fresh=fresh, early=False)
    assert asyncio.run(work) <= 6


def test_declining_keeps_two_apart_for_some_minutes(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        first = await serving(tmp_path, time, 1)
        await _join(first, "ann", 2)
        await _join(first, "ben", 2)
        await _decline(first, "ben", now=True)
        await _join(first, "ben", 2)
        await first.end()
        second = await serving(tmp_path, time, 2)  # after a restart
        try:
            for seconds, asked in ((0, False), (290, False), (15, True)):
                time.pass_by(seconds)
                for person in ("ann", "ben"):
                    await second.meetings.status(person)
                await second.meetings.settle()
                _, offer = await second.meetings.status("ann")
                assert bool(offer) == asked
        finally:
            await second.end()

    asyncio.run(main())
