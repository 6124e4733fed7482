from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from red7.server.store import Player, StoreError
from red7.server.store.database import DatabaseStore
from red7.server.store.people.accounts import Account, AccountRefusedError
from red7.server.store.people.moderation import Act, Ban, Deed, WantedPlayers
from red7.server.store.people.people import Report
from red7.server.store.schema import ACCOUNTS
from tests.server.store.rated import add_account
from tests.server.store.stores import run

_numbers = count()


def deed(act: Act, subject: str, detail: str = "", at: int = 5) -> Deed:
    return Deed(f"d{next(_numbers)}", at, "root", act, subject, detail)


def test_bans_hold_until_they_end(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        moderation = store.moderation
        await moderation.ban(Ban("ann", 5, 100, "rude"), deed("ban", "ann"))
        await moderation.ban(Ban("ben", 5, None, ""), deed("ban", "ben"))
        assert set(await moderation.bans(99)) == {"ann", "ben"}
        assert set(await moderation.bans(100)) == {"ben"}
        await moderation.ban(Ban("ann", 6, 200, "again"), deed("ban", "ann"))
        assert await moderation.ban_of("ann") == Ban("ann", 6, 200, "again")
        await moderation.unban("ben", deed("unban", "ben"))
        assert set(await moderation.bans(100)) == {"ann"}

    run(place, test)


def test_bots_are_kept_out_with_their_owner(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await add_account(store, "ann", "Ann")
        for bot in ("bot1", "bot2", "bot3"):
            await add_account(store, bot, bot, "bot", owner="ann")
        moderation = store.moderation
        await moderation.ban(Ban("bot1", 5, 300, "dull"), deed("ban", "bot1"))
        await moderation.ban(Ban("bot2", 5, 50, "dull"), deed("ban", "bot2"))
        assert set(await moderation.bans(10)) == {"bot1", "bot2"}  # but the owner is not
        await moderation.ban(Ban("ann", 5, 100, "rude"), deed("ban", "ann"))
        until = {who: ban.until for who, ban in (await moderation.bans(10)).items()}
        assert until == {"ann": 100, "bot1": 300, "bot2": 100, "bot3": 100}
        more = Account("bot4", "bot4", "bot", created=10, owner="ann")
        with pytest.raises(AccountRefusedError, match="banned"):
            await store.accounts.open_bot(more, "Bot")
        await moderation.unban("ann", deed("unban", "ann"))
        assert set(await moderation.bans(10)) == {"bot1", "bot2"}
        await store.accounts.open_bot(more, "Bot")

    run(place, test)


def test_every_act_is_in_the_audit_log_and_gives_a_signal(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        moderation = store.moderation
        await store.save_player(Player("ann", "Ann", 1, 1))
        await store.people.report(Report("r", 1, "ben", "ann", "T", "name"), since=0, most=9)
        acts: list[Callable[[], Awaitable[object]]] = [
            lambda: moderation.ban(Ban("ann", 1, None, ""), deed("ban", "ann", "for good", 1)),
            lambda: moderation.unban("ann", deed("unban", "ann", "", 2)),
            lambda: moderation.rename("ann", "Anna", "anna", deed("rename", "ann", "", 3)),
            lambda: moderation.rule_name("ogre", deed("name-add", "", "ogre", 4), refused=True),
            lambda: moderation.handle("ann", deed("handle", "ann", "", 5)),
            lambda: moderation.note(deed("close", "T1", "", 6)),
        ]
        signals = [await moderation.signal()]
        for act in acts:
            await act()
            signals.append(await moderation.signal())
        assert len(set(signals)) == len(acts) + 1
        done = [(one.act, one.subject, one.detail) for one in await moderation.deeds(99)]
        assert done == [
            ("close", "T1", ""),
            ("handle", "ann", ""),
            ("name-add", "", "ogre"),
            ("rename", "ann", ""),
            ("unban", "ann", ""),
            ("ban", "ann", "for good"),
        ]
        assert [one.act for one in await moderation.deeds(2, "ann")] == ["handle", "rename"]
        assert await store.names_of(["ann"]) == {"ann": "Anna"}
        assert not await moderation.reports(9)
        assert len(await moderation.reports(9, handled=True)) == 1
        # Whoever is forgotten has no name in it, so nothing has to be taken out.
        await store.forget_player("ann")
        assert len(await moderation.deeds(99)) == len(acts)

    run(place, test)


def test_what_is_not_noted_is_not_done(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        first = deed("ban", "ann")
        await store.moderation.ban(Ban("ann", 1, None, ""), first)
        with pytest.raises(StoreError):  # that entry is in the log, and cannot be another
            await store.moderation.ban(Ban("ben", 1, None, ""), first)
        assert set(await store.moderation.bans(1)) == {"ann"}

    run(place, test)


def test_players_are_found(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        moderation = store.moderation
        for at, (who, name) in enumerate(
            [("a1", "Ann"), ("a2", "Änn_"), ("b1", "Ben"), ("c1", "C")]
        ):
            await store.save_player(Player(who, name, at, at))
        row = {"player": "b1", "skeleton": "ben", "kind": "bot", "created": 1}
        async with store._access.transaction() as connection:
            await connection.execute(sa.insert(ACCOUNTS), row)
        await moderation.ban(Ban("c1", 1, 50, ""), deed("ban", "c1"))
        await store.people.report(Report("r", 1, "b1", "a1", "T", "name"), since=0, most=9)

        async def found(now: int = 10, most: int = 9, **wanted: object) -> list[str]:
            listed = await moderation.players(WantedPlayers(**wanted), now, most)  # type: ignore[arg-type]
            return [one.id for one in listed]

        assert await found() == ["c1", "b1", "a2", "a1"]
        assert await found(most=2) == ["c1", "b1"]
        assert await found(text="nn") == ["a2", "a1"]
        assert await found(text="N_") == ["a2"]  # a sign like any other
        assert await found(text="b1") == ["b1"]
        assert await found(kind="bot") == ["b1"]
        assert await found(kind="guest") == ["c1", "a2", "a1"]
        assert await found(banned=True) == ["c1"]
        assert await found(now=50, banned=True) == []
        assert await found(reported=True) == ["a1"]
        assert await moderation.called("Ann", 9) == ["a1"]
        assert await moderation.called("c1", 9) == ["c1"]

    run(place, test)


def test_names_are_refused_or_allowed(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        rule = store.moderation.rule_name
        await rule("ogre", deed("name-add", "", "ogre"), refused=True)
        await rule("kike", deed("name-remove", "", "kike"), refused=False)
        await rule("ogre", deed("name-remove", "", "ogre"), refused=False)
        assert await store.moderation.name_rules() == {"ogre": False, "kike": False}

    run(place, test)
