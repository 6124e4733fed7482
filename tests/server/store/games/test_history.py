"""Histories and leaders are found a page at a time, by their indexes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from red7.protocol import messages as m
from red7.server.store import WantedGames
from red7.server.store.database import DatabaseStore
from red7.server.tables.ended.indexing import index_games
from tests.server.store.rated import add_account, played, rated_setup
from tests.server.store.stores import execute, plans, run

SETUPS = (
    m.Setup(),
    rated_setup("v1.2+draw+match+actions", (None, "blue", None)),
    rated_setup(),
    m.Setup(rules="v1.2+draw", seats=("violet", None)),
)


async def fill(store: DatabaseStore) -> None:
    for number in range(12):
        await store.append(played(f"t{number}", number, SETUPS[number % len(SETUPS)]))
    await index_games(store)
    while await store.ratings.rate_next(5):
        pass
    for who, name in (("ann", "Ann"), ("cid", "Cid")):
        await add_account(store, who, name)


async def names(store: DatabaseStore, who: str, wanted: WantedGames, most: int = 100) -> list[str]:
    """Give the tables of somebody's games, fetched a page at a time."""
    found: list[str] = []
    before = None
    while page := await store.history.games(who, wanted, before, most):
        found += [game.table for game in page]
        before = page[-1].key
        assert len(page) <= most
    return found


def test_pages_together_are_the_whole_history(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        whole = await store.history.games("ann", WantedGames(), None, 100)
        assert len(whole) == 9
        assert all(one.key > other.key for one, other in pairwise(whole))
        for most in (1, 2, 4, 100):
            assert await names(store, "ann", WantedGames(), most) == [game.table for game in whole]
        for game in whole:
            number = int(game.table[1:])
            setup = SETUPS[number % len(SETUPS)]
            assert game.rules == setup.rules
            assert [seat.bot for seat in game.seats] == [bot or "" for bot in setup.seats]
            assert (game.change is not None) == setup.rated
            assert game.seats[game.seat - 1].who == "ann"
        assert await names(store, "nobody", WantedGames()) == []

    run(place, test)


def test_filters_leave_what_is_wanted(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        whole = await store.history.games("ann", WantedGames(), None, 100)

        async def same(wanted: WantedGames, tables: set[str]) -> None:
            assert set(await names(store, "ann", wanted, 2)) == tables

        await same(WantedGames(family="expert"), {"t1", "t5", "t9"})
        await same(WantedGames(family="basic"), {"t0", "t2", "t4", "t6", "t8", "t10"})
        won = {game.table for game in whole if game.seats[game.seat - 1].won}
        assert 0 < len(won) < len(whole)
        await same(WantedGames(won=True), won)
        await same(WantedGames(won=False), {game.table for game in whole} - won)
        await same(WantedGames(opponent="Cid"), {"t1", "t5", "t9"})
        await same(WantedGames(opponent="Ann"), set())  # who is not her own opponent
        await same(WantedGames(bot="blue"), {"t1", "t5", "t9"})
        await same(WantedGames(bot="violet"), set())
        await same(WantedGames(rated=True), {"t1", "t2", "t5", "t6", "t9", "t10"})
        await same(WantedGames("expert", won=True, bot="blue"), won & {"t1", "t5", "t9"})

    run(place, test)


def test_leaders_are_those_with_an_account_and_bots(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        await execute(place, "UPDATE ratings SET settled = TRUE WHERE subject = 'cid'")
        found = await store.history.leaders("expert", None, 10)
        # Ann has fewer games than a rating needs to settle, and so has the bot.
        assert found[0].name == "Cid"
        assert {one.name or one.rated.subject for one in found} == {"Ann", "Cid", "blue@1"}
        unsettled = [one.rated.rating.mu for one in found[1:]]
        assert unsettled == sorted(unsettled, reverse=True)
        assert [one.name for one in await store.history.leaders("basic", None, 10)] == ["Ann"]
        assert await store.history.leaders("advanced", None, 10) == []

    run(place, test)


def test_pages_of_leaders_are_the_whole_list(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        rows = [
            f"('p{n}@1', 'basic', {25 + n % 4}, 1, 20, 0, {'TRUE' if n % 3 else 'FALSE'}, 0)"
            for n in range(20)
        ]
        await execute(place, f"INSERT INTO ratings VALUES {', '.join(rows)}")  # noqa: S608
        whole = await store.history.leaders("basic", None, 100)
        assert len(whole) == 20
        paged = []
        after = None
        settled = {f"p{n}@1" for n in range(20) if n % 3}
        while page := await store.history.leaders("basic", after, 3):
            paged += page
            after = page[-1].rated
            if after.subject not in settled:
                after = type(after)(after.subject, after.family, after.rating, 0, 0, 0)
        assert paged == whole

    run(place, test)


def test_no_list_is_found_by_looking_at_everything(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        key = (1, "t", 1)
        asked = [
            store.history.games("ann", WantedGames(), key, 10),
            store.history.games("ann", WantedGames(opponent="Cid", bot="blue"), None, 10),
            store.history.games("ann", WantedGames(rated=True), key, 10),
            store.history.leaders("basic", None, 10),
            store.accounts.named("ann", "Ann"),
            store.ratings.of("ann"),
            store.ratings.course("ann", "basic", 10),
        ]
        for ask in asked:
            steps = await plans(tmp_path, store, ask)
            assert steps
            if "SCAN page" in steps:  # no more than one asks for: it is joined, and sorted again
                cut = steps.index("SCAN page")
                assert not [step for step in steps[cut + 1 :] if "SCAN" in step], steps
                steps = steps[:cut]
            assert not [step for step in steps if "SCAN" in step or "TEMP B-TREE" in step], steps

    run(tmp_path, test)
