"""Ratings follow from the order of games, whoever works them out, and however often."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from red7.protocol import messages as m
from red7.rating import START, rate
from red7.server.app.rebuilding import rebuild, recompute
from red7.server.store import StoreError
from red7.server.store.database import DatabaseStore
from red7.server.tables.ended.indexing import index_games
from red7.table.log import Kind
from red7.table.upkeep import due
from tests.server.app.test_moving import moved
from tests.server.serving import settings_for, store_in
from tests.server.store.rated import played, rated_setup, writes_of
from tests.server.store.stores import execute, run
from tests.table.games import LocalTable, started

SETUPS = (
    rated_setup(),
    rated_setup("v1.2+draw+match+actions", (None, "blue", None)),
    rated_setup("v1.1+draw", ("violet", None, "violet")),
    rated_setup(seats=("blue", None)),
)


async def play(store: DatabaseStore, games: int = 8) -> None:
    for number in range(games):
        await store.append(played(f"t{number}", number, SETUPS[number % len(SETUPS)]))
    await index_games(store)


async def rate_all(store: DatabaseStore, most: int = 3) -> None:
    while await store.ratings.rate_next(most):
        pass


def everything(folder: Path) -> list[list[Any]]:
    wanted = ("rated_games", "ratings", "rating_changes", "games", "game_seats")
    statements = [f"SELECT * FROM {name}" for name in wanted]  # noqa: S608
    return list(map(sorted, asyncio.run(execute(folder, *statements))))


def test_games_are_numbered_in_the_order_in_which_they_end(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        first, second = played("t1", 1, SETUPS[0]), played("t2", 2, SETUPS[3])
        third = played("t3", 3, m.Setup())
        # Several games may end in one transaction, and a write may be repeated.
        assert all(await store.append([*first[:-1], *second[:-1], *third[:-1]]))
        assert await store.append([second[-1], first[-1], third[-1]]) == [True] * 3
        assert await store.append([first[-1], second[-1]]) == [False, False]
        assert await store.ratings.progress() == (0, 2)

    run(place, test)
    (found,) = asyncio.run(execute(place, "SELECT * FROM rated_games ORDER BY number"))
    assert [row[0] for row in found] == [1, 2]
    assert sorted(row[1:] for row in found) == [("t1", 1, '["",""]'), ("t2", 1, '["1",""]')]


def test_the_order_is_one_whichever_process_ends_a_game(place: Path) -> None:
    """Two stores end games at once; the numbers have no gap, and become visible in their order."""

    async def main() -> None:
        stores = [store_in(place), store_in(place)]
        for store in stores:
            await store.start()
        games = [played(f"t{number}", number, SETUPS[0]) for number in range(10)]
        for game in games:
            await stores[0].append(game[:-1])
        seen: list[int] = []

        async def look() -> None:
            while len(seen) < 200:
                (rows,) = await execute(place, "SELECT number FROM rated_games")
                numbers = sorted(row[0] for row in rows)
                assert numbers == list(range(1, len(numbers) + 1))
                seen.append(len(numbers))
                if len(numbers) == len(games):
                    return

        ends = [stores[n % 2].append([game[-1]]) for n, game in enumerate(games)]
        await asyncio.gather(look(), *ends)
        assert await stores[1].ratings.progress() == (0, 10)
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_game_changes_the_ratings_of_those_who_played_it(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await play(store, 2)
        await rate_all(store)
        expert = await store.ratings.everybody()
        assert set(expert) == {
            ("ann", "basic"),
            ("ben", "basic"),
            ("ann", "expert"),
            ("blue@1", "expert"),
            ("cid", "expert"),
        }
        seats = ["ann", "blue@1", "cid"]
        winner = next(who for who in seats if expert[who, "expert"].won)
        places = [1 if who == winner else 2 for who in seats]
        by_hand = rate({}, seats, places, learning={"ann", "cid"})
        assert {who: expert[who, "expert"].rating for who in seats} == by_hand
        assert all(expert[who, "expert"].games == 1 for who in seats)
        (change,) = [one for one in await store.ratings.changes_of("ann") if one.family == "expert"]
        assert (change.number, change.games, change.before) == (2, 1, START)
        assert change.after == by_hand["ann"]
        assert await store.ratings.course("ann", "expert", 10) == [change]
        assert await store.ratings.course("ann", "advanced", 10) == []

    run(place, test)


def test_whoever_leaves_has_played(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        local = started(rated_setup("v1.2+match"), 5)
        leaver = local.table.chairs[local.table.turn - 1].who
        stays = {"ann", "ben"} - {leaver}
        local.send(leaver, m.Leave)
        while local.table.stage != "over":
            play_for_both(local)
        await store.append(writes_of(local, "t1"))
        await index_games(store)
        await rate_all(store)
        found = await store.ratings.everybody()
        assert found[leaver, "advanced"].won == 0
        assert [found[who, "advanced"].won for who in stays] == [1]

    run(place, test)


def play_for_both(local: LocalTable) -> None:
    """Play on at a table that somebody has left: the server drops out for them."""
    draft = due(local.table, local.now)
    if draft and draft.kind in (Kind.TIMEOUT, Kind.NEXT):
        local.write(draft)
    elif local.table.stage == "playing":
        local.play_turn()
    else:
        local.now += 100_000


def test_however_ratings_are_worked_out_they_are_the_same(place: Path) -> None:
    async def bit_by_bit(store: DatabaseStore) -> None:
        await play(store)
        await store.ratings.rate_next(1)
        # Somebody else begins meanwhile; each game is still rated once.
        other = store_in(place)
        await other.start()
        await asyncio.gather(
            *(one.ratings.rate_next(1) for one in (store, other, store, other) * 3)
        )
        await other.close()
        assert await store.ratings.progress() == (8, 8)

    run(place, bit_by_bit)
    before = everything(place)
    assert len(before[2]) > 8
    told: list[tuple[int, int]] = []
    again = recompute(settings_for(place), lambda *done: told.append(done))
    assert (again.games, again.changed) == (8, 0)
    assert told[-1] == (8, 8)
    assert everything(place) == before
    asyncio.run(execute(place, "UPDATE ratings SET mu = mu + 1 WHERE subject = 'ann'"))
    assert recompute(settings_for(place)).changed == 2  # basic and expert
    assert everything(place) == before
    asyncio.run(execute(place, "DELETE FROM game_seats", "UPDATE games SET rules = 'v1.3'"))
    assert rebuild(settings_for(place)).changed == 0
    assert everything(place) == before


def test_a_crash_on_the_way_changes_nothing(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: DatabaseStore) -> None:
        await play(store, 4)
        await store.ratings.rate_next(2)
        before = await store.ratings.everybody()

        async def fail(*_: object) -> None:
            raise StoreError("gone")

        with monkeypatch.context() as patched:
            patched.setattr("red7.server.store.games.ratings._note", fail)
            with pytest.raises(StoreError):
                await store.ratings.rate_next(2)
        assert await store.ratings.everybody() == before
        assert await store.ratings.progress() == (2, 4)
        await rate_all(store)
        once = await store.ratings.everybody()
        await store.ratings.reset()
        await rate_all(store, 100)
        assert await store.ratings.everybody() == once

    run(place, test)


def test_another_version_of_the_rating_begins_anew(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await play(store, 4)
        await rate_all(store)
        once = await store.ratings.everybody()
        await execute(
            place,
            "UPDATE meta SET value = '0:4' WHERE name = 'rater'",
            "UPDATE ratings SET mu = 1",
        )
        assert await store.ratings.progress() == (0, 4)
        await rate_all(store)
        assert await store.ratings.everybody() == once

    run(place, test)


def test_a_game_that_cannot_be_replayed_holds_up_nobody(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await play(store, 4)
        await execute(place, "DELETE FROM game_seats WHERE table_id = 't1'")
        await rate_all(store)
        assert await store.ratings.progress() == (4, 4)
        assert {change.number for change in await store.ratings.changes_of("ann")} == {1}

    run(place, test)


def test_the_order_moves_with_the_data(
    place: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def test(store: DatabaseStore) -> None:
        await play(store, 4)
        await rate_all(store)

    async def go_on(store: DatabaseStore) -> None:
        await store.append(played("t9", 9, SETUPS[0]))
        await rate_all(store)
        assert await store.ratings.progress() == (5, 5)

    run(place, test)
    before = everything(place)
    target = tmp_path_factory.mktemp("moved") / "there"
    source = settings_for(place)
    moved(source.database or source.data, str(target))
    assert everything(target) == before
    run(target, go_on)


def test_a_long_course_is_told_in_steps(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for number in range(7):
            await store.append(played(f"t{number}", number, SETUPS[0]))
        await rate_all(store)
        whole = [one.games for one in await store.ratings.course("ann", "basic", 100)]
        assert whole == list(range(1, 8))
        for most in (1, 3, 7):
            told = [one.games for one in await store.ratings.course("ann", "basic", most)]
            assert len(told) <= most
            assert told[-1] == 7
            assert len({b - a for a, b in pairwise(told)}) <= 1

    run(place, test)
