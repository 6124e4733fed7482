"""Rated games of two people are counted from before they begin, in whichever process."""

from __future__ import annotations

import asyncio
from pathlib import Path

from red7.server.store import WantedGames
from red7.server.store.database import DatabaseStore
from red7.server.store.games.opponents import DAY_MS, Claim
from tests.server.serving import store_in
from tests.server.store.games.test_history import fill
from tests.server.store.rated import add_account, rated_setup, writes_of
from tests.server.store.stores import execute, plans, run
from tests.table.games import started

BOTH = frozenset({"ann", "ben"})
NOW = 2_000_000
LATER = NOW + 60_000  # when a claim without a game is void


def claim(table: str, *players: str, game: int = 1) -> Claim:
    return Claim(table, game, frozenset(players) or BOTH)


async def met(store: DatabaseStore, now: int = NOW) -> int:
    return (await store.ratings.opponents.met(["ann", "ben"], now))[BOTH]


async def with_accounts(store: DatabaseStore) -> None:
    for who in ("ann", "ben", "cid"):
        await add_account(store, who, who.title())


def test_rated_games_together_are_counted(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        await add_account(store, "ben", "Ben")
        met = store.ratings.opponents.met
        assert await met(["ann", "ben"], DAY_MS) == {BOTH: 3}
        three = await met(["cid", "ann", "ben"], DAY_MS)
        assert three == {frozenset({"ann", "cid"}): 3, BOTH: 3, frozenset({"ben", "cid"}): 0}
        assert await met(["ann"], DAY_MS) == {}
        games = await store.history.games("ben", WantedGames(rated=True), None, 9)
        for since in {one.ended + late for one in games for late in (0, 1)}:
            counted = sum(one.ended >= since for one in games)
            assert await met(["ann", "ben"], since + DAY_MS) == {BOTH: counted}

    run(place, test)


def test_rated_games_with_bots_are_their_owners(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        await add_account(store, "ben", "Ben", "bot", owner="cid")
        await add_account(store, "dan", "Dan", "bot", owner="cid")
        opponents = store.ratings.opponents
        await opponents.claim(claim("running"), NOW, 20)
        for one in ("cid", "dan"):
            assert await opponents.met(["ann", one], NOW) == {frozenset({"ann", one}): 7}
        # A bot that is deleted does not take with it what its owner has played.
        await execute(place, "DELETE FROM accounts WHERE player = 'ben'")
        for one in ("cid", "dan"):
            assert await opponents.met(["ann", one], NOW) == {frozenset({"ann", one}): 7}

    run(place, test)


def test_games_with_a_closed_account_count_for_those_who_may_have_had_it(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        await execute(place, "DELETE FROM accounts WHERE player = 'ben'")
        await add_account(store, "old", "Old")  # so it was somebody else
        await add_account(store, "new", "New", created=NOW)
        await add_account(store, "maker", "Maker")
        await add_account(store, "robby", "Robby", "bot", owner="maker")
        for one, count in (("old", 0), ("new", 3), ("maker", 3), ("robby", 3)):
            met = await store.ratings.opponents.met(["ann", one], NOW)
            assert met == {frozenset({"ann", one}): count}

    run(place, test)


def test_a_game_counts_once_from_its_claim_to_its_end(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_accounts(store)
        local = started(rated_setup(), 3)
        begun = len(local.log)
        local.play_on()
        writes = writes_of(local, "one")
        await store.append(writes[: begun - 1])
        assert await met(store) == 0
        assert await store.ratings.opponents.claim(claim("one"), NOW, 1)
        assert await met(store) == 1
        for write in writes[begun - 1 :]:
            assert await met(store) == 1
            await store.append([write])
            await store.ratings.opponents.clean(LATER)
            assert await met(store, LATER) == 1
        assert await execute(place, "SELECT * FROM rated_claims") == [[]]
        assert await met(store, local.table.at + DAY_MS + 1) == 0

    run(place, test)


def test_a_claim_without_a_game_is_void_after_a_minute(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_accounts(store)
        opponents = store.ratings.opponents
        assert await opponents.claim(claim("one"), NOW, 1)
        assert await opponents.claim(claim("one"), NOW + 30_000, 1)
        assert not await opponents.claim(claim("two"), LATER, 1)
        await opponents.clean(LATER)
        assert await met(store, LATER) == 1
        assert await met(store, LATER + 30_000) == 0
        assert await opponents.claim(claim("two"), LATER + 30_000, 1)
        assert not await opponents.claim(claim("one"), LATER + 30_000, 1)
        await opponents.clean(LATER + 30_000)
        assert await execute(place, "SELECT DISTINCT table_id FROM rated_claims") == [[("two",)]]

    run(place, test)


def test_whoever_knows_less_of_a_table_takes_no_claim_away(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_accounts(store)
        opponents = store.ratings.opponents
        assert await opponents.claim(claim("one", "ann", "ben", "cid"), NOW, 1)
        assert await opponents.claim(claim("one", "ann", "cid"), NOW, 1)
        assert await met(store) == 1
        assert not await opponents.claim(claim("two"), NOW, 1)
        # Once it has begun, there is nothing to claim.
        local = started(rated_setup(), 3)
        await store.append(writes_of(local, "three"))
        assert await opponents.claim(claim("three", "ann", "cid"), NOW, 0)
        assert await execute(place, "SELECT DISTINCT table_id FROM rated_claims") == [[("one",)]]

    run(place, test)


def test_two_processes_never_claim_the_last_game_both(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_accounts(store)
        other = store_in(place)
        try:
            await other.start()
            for number in range(20):
                table = f"t{number}"
                claims = [
                    one.ratings.opponents.claim(claim(table + name), NOW, number + 1)
                    for name, one in (("a", store), ("b", other))
                ]
                assert sorted(await asyncio.gather(*claims)) == [False, True]
            assert await met(store) == 20
        finally:
            await other.close()

    run(place, test)


def test_running_games_are_found_by_an_index(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        steps = await plans(tmp_path, store, store.ratings.opponents.met(["ann", "cid"], NOW))
        seen = [step for step in steps if "SCAN" in step]
        assert all(step.startswith(("SCAN both", "SCAN (")) for step in seen), steps

    run(tmp_path, test)
