from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

import pytest

from red7.protocol import messages as m
from red7.server.store.games.opponents import Claim
from red7.server.tables.rated import RatedTables
from red7.server.tables.wish import Wish
from red7.table.errors import TableError
from red7.table.log import Draft
from red7.table.table import Table
from tests.server.store.rated import rated_setup
from tests.table.games import LocalTable


class Owners:
    """Accounts, of which some are bots."""

    def __init__(self, **owners: str) -> None:
        self._owners = owners
        self.accounts = self.behind = self.ratings = self.opponents = self

    async def met(self, players: Collection[str], now: int) -> dict[frozenset[str], int]:
        assert now == 1_000
        return {
            frozenset(two): 20 if "ben" in two and "ben" in self._owners else 19
            for two in combinations(players, 2)
        }

    async def claim(self, claim: Claim, now: int, most: int) -> bool:
        return max((await self.met(claim.players, now)).values(), default=0) < most

    async def kinds_of(self, players: list[str]) -> dict[str, str]:
        return dict.fromkeys(players, "person")

    async def persons(self, players: list[str]) -> dict[str, str]:
        return {who: self._owners.get(who, who) for who in players}


def started_meanwhile(**owners: str) -> list[Table]:
    """Let somebody begin at a table at which another sits down before it is written."""
    local = LocalTable(rated_setup())
    local.seat_all()
    one, both = local.states[-2:]
    loaded = iter([one, both])
    decided: list[Table] = []

    async def load(table: str) -> Any:
        del table
        return SimpleNamespace(table=next(loaded))

    async def write(table: str, wish: Wish) -> int | None:
        del table
        wish.decide(both)
        return 4

    def decide(table: Table) -> Draft | None:
        decided.append(table)
        return None

    send = m.Start(id="s", table=both.id)
    tables = RatedTables(cast("Any", Owners(**owners)), lambda: 1_000)
    assert asyncio.run(tables.carry_out(send, Wish("ann", "s", decide), load, write)) == 4
    return decided


def test_whoever_sits_down_at_the_last_moment_is_looked_at() -> None:
    (table,) = started_meanwhile()
    assert [chair.who for chair in table.chairs] == ["ann", "ben"]
    with pytest.raises(TableError) as refused:
        started_meanwhile(ben="ann")
    assert refused.value.reason == "rated-yourself"


def test_two_people_play_so_many_rated_games_in_a_day() -> None:
    with pytest.raises(TableError) as refused:
        started_meanwhile(ben="cid")
    assert (refused.value.reason, refused.value.facts) == ("rated-often", {"most": 20})


def test_those_who_may_not_play_each_other_are_kept_apart() -> None:
    def apart(*players: str, **owners: str) -> set[frozenset[str]]:
        tables = RatedTables(cast("Any", Owners(**owners)), lambda: 1_000)
        return asyncio.run(tables.apart(players))

    assert apart("ann", "bot", "cid", bot="ann") == {frozenset({"ann", "bot"})}
    often = {frozenset({"ann", "ben"}), frozenset({"ben", "cid"})}
    assert apart("ann", "ben", "cid", ben="dan") == often
    assert apart("ann", "cid") == apart("ann") == set()
