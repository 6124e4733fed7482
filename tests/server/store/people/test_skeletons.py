"""Accounts whose names were compared in another way are compared as all others are now."""

from __future__ import annotations

from pathlib import Path

from red7.server.store.database import DatabaseStore
from tests.server.store.rated import add_account
from tests.server.store.stores import execute, run

NAMES = {"ann": "Ann", "ben": "BEN", "old": "Cid", "new": "CID"}


def test_names_are_compared_anew_once(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for who, name in NAMES.items():
            await add_account(store, who, name)
        await execute(place, "UPDATE accounts SET created = 2 WHERE player = 'new'")
        before = dict(await skeletons(place))
        assert await store.accounts.skeletons.renew("2", str.lower) == 3
        # Of two that have come to look alike, the older one is protected.
        after = {"ann": "ann", "ben": "ben", "old": "cid", "new": before["new"]}
        assert dict(await skeletons(place)) == after
        assert await store.accounts.skeletons.renew("2", str.upper) == 0
        assert dict(await skeletons(place)) == after
        # Both are still found by their own names, and all others by what they look like.
        for name, who in {"CID": "new", "Cid": "old", "ciD": "old", "Ben": "ben"}.items():
            found = await store.accounts.named(name.lower(), name)
            assert found
            assert found.player == who
        await execute(place, "DELETE FROM accounts WHERE player = 'ann'")
        assert await store.accounts.named("ann", "Ann") is None

    run(place, test)


async def skeletons(place: Path) -> list[tuple[str, str]]:
    (rows,) = await execute(place, "SELECT player, skeleton FROM accounts")
    return [(row[0], row[1]) for row in rows]
