"""Accounts in both databases."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from red7.server.store import Player, StoreError
from red7.server.store.database import DatabaseStore
from red7.server.store.people.accounts import (
    MOST_BOTS,
    MOST_PASSKEYS,
    Account,
    AccountRefusedError,
    Passkey,
    WayIn,
)
from red7.server.store.people.moderation import Ban, Deed
from red7.server.store.people.sessions import MOST_SESSIONS, MOST_TOKENS, Session, Token
from red7.server.store.schema import METADATA, PUZZLE_TRIES, RUSHES, SOLVERS
from tests.server.app.test_moving import moved
from tests.server.serving import settings_for
from tests.server.store.stores import execute, run

ANN = Account("ann", "ann", "person", 5)
KEY = Passkey("key", "ann", b"public", 0, "Phone", 5, 5)
PASSWORD = WayIn(password="a hash")


async def guest(store: DatabaseStore, who: str, name: str = "") -> None:
    await store.save_player(Player(who, name or who.title(), 1, 1))


async def with_ann(store: DatabaseStore, way: WayIn = PASSWORD) -> None:
    await guest(store, "ann")
    await store.accounts.open(ANN, "Ann", way, ["code1", "code2"])


def session(number: int, who: str = "ann") -> Session:
    return Session(f"{number:064x}", who, "Firefox", number, number)


def token(number: int, who: str = "ann") -> Token:
    return Token(f"{number:064x}", who, "Mine", "read", number, 0)


def test_a_guest_becomes_an_account(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store, WayIn(passkey=KEY))
        accounts = store.accounts
        assert await accounts.kinds_of(["ann", "ben"]) == {"ann": "person"}
        assert await accounts.account("ann") == await accounts.named("ann") == ANN
        assert await accounts.named("ben") is None
        assert await accounts.passkey("key") == KEY
        assert await accounts.passkeys_of("ann") == [KEY]
        assert await accounts.password("ann") == ""
        assert await accounts.count_codes("ann") == 2
        await accounts.use_passkey("key", 7, 9)
        assert await accounts.passkey("key") == replace(KEY, count=7, used=9)

    run(place, test)


def test_two_accounts_never_share_a_name(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        await guest(store, "ben", "Ann")
        with pytest.raises(AccountRefusedError, match="name-taken"):
            await store.accounts.open(replace(ANN, player="ben"), "Ann", PASSWORD, ["x"])
        assert await store.accounts.password("ben") == ""  # nothing is left of it
        assert await store.accounts.count_codes("ben") == 0
        with pytest.raises(AccountRefusedError, match="account-changed"):
            await store.accounts.open(ANN, "Ann", PASSWORD, [])
        with pytest.raises(AccountRefusedError, match="account-changed"):  # renamed just now
            await store.accounts.open(Account("ben", "ben", "person", 1), "Ben", PASSWORD, [])

    run(place, test)


def test_of_many_who_want_a_name_at_once_one_gets_it(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        people = [f"p{number}" for number in range(6)]
        for who in people:
            await guest(store, who, "Zoe")
        tries = [
            store.accounts.open(Account(who, "zoe", "person", 1), "Zoe", PASSWORD, [who])
            for who in people
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert len(await store.accounts.kinds_of(people)) == 1

    run(place, test)


def test_an_account_is_renamed_and_a_guest_may_be_called_anything(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        await guest(store, "ben")
        await store.accounts.open(Account("ben", "ben", "person", 1), "Ben", PASSWORD, [])
        named = {"id": "ben", "name": "Ann", "created": 1, "seen": 2}
        with pytest.raises(AccountRefusedError, match="name-taken"):
            await store.accounts.rename(named, "ann")
        assert await store.names_of(["ben"]) == {"ben": "Ben"}
        await store.accounts.rename({**named, "name": "BEN"}, "ben")
        await store.accounts.rename({**named, "name": "Bob"}, "bob")
        assert await store.names_of(["ben"]) == {"ben": "Bob"}
        assert await store.accounts.named("ben") is None
        await store.accounts.rename({**named, "id": "guest"}, "ann")
        assert await store.names_of(["guest"]) == {"guest": "Ann"}

    run(place, test)


def test_the_last_way_in_stays(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        accounts = store.accounts
        with pytest.raises(AccountRefusedError, match="account-last"):
            await accounts.remove("ann", "")
        with pytest.raises(AccountRefusedError, match="account-nothing"):
            await accounts.remove("ann", "key")
        await accounts.add("ann", WayIn(passkey=KEY), 5)
        await accounts.remove("ann", "")
        assert await accounts.password("ann") == ""
        with pytest.raises(AccountRefusedError, match="account-last"):
            await accounts.remove("ann", "key")
        with pytest.raises(AccountRefusedError, match="account-needed"):
            await accounts.add("ben", PASSWORD, 5)

    run(place, test)


def test_a_password_is_replaced_and_rehashed_only_if_it_is_the_same(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        await store.accounts.add("ann", WayIn(password="other"), 6)
        await store.accounts.rehash("ann", "a hash", "stronger")
        assert await store.accounts.password("ann") == "other"
        await store.accounts.rehash("ann", "other", "stronger")
        assert await store.accounts.password("ann") == "stronger"

    run(place, test)


def test_nothing_grows_without_end(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        for number in range(MOST_PASSKEYS):
            key = replace(KEY, id=f"key{number}")
            await store.accounts.add("ann", WayIn(passkey=key), 5)
        with pytest.raises(AccountRefusedError, match="account-full"):
            await store.accounts.add("ann", WayIn(passkey=KEY), 5)
        for number in range(MOST_BOTS):
            bot = Account(f"bot{number}", f"bot{number}", "bot", number, "ann")
            await store.accounts.open_bot(bot, f"Bot {number}")
        with pytest.raises(AccountRefusedError, match="account-full"):
            await store.accounts.open_bot(Account("more", "more", "bot", 1, "ann"), "More")
        for number in range(MOST_TOKENS):
            await store.sessions.add_token(token(number))
        with pytest.raises(AccountRefusedError, match="account-full"):
            await store.sessions.add_token(token(100))
        for number in range(MOST_SESSIONS):
            assert await store.sessions.begin(session(number)) == []
        # The one that was not seen for longest ends.
        assert await store.sessions.begin(session(100)) == [session(0).hash]
        assert len(await store.sessions.sessions_of("ann")) == MOST_SESSIONS

    run(place, test)


def test_a_passkey_belongs_to_one_account(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store, WayIn(passkey=KEY))
        await guest(store, "ben")
        mine = WayIn(passkey=replace(KEY, player="ben"))
        with pytest.raises(AccountRefusedError, match="passkey-wrong"):
            await store.accounts.open(Account("ben", "ben", "person", 1), "Ben", mine, [])
        assert await store.accounts.passkey("key") == KEY

    run(place, test)


def test_sessions_are_seen_and_ended(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        sessions = store.sessions
        for number in (1, 2, 3):
            await sessions.begin(replace(session(number), hash=f"{number}" * 64))
        await sessions.begin(replace(session(9, "ben"), hash="9" * 64))
        await sessions.see("1" * 64, 50)
        assert [one.hash[0] for one in await sessions.sessions_of("ann")] == ["1", "3", "2"]
        assert await sessions.end_shown("ben", "1" * 16) == ""  # it is not his
        assert await sessions.end_shown("ann", "2" * 16) == "2" * 64
        assert await sessions.session("2" * 64) is None
        assert await sessions.still_valid(["1" * 64, "2" * 64]) == {"1" * 64}
        assert await sessions.end_others("ann", "1" * 64) == ["3" * 64]
        await sessions.end_old(50)
        assert await sessions.session("1" * 64)
        assert await sessions.session("9" * 64) is None
        await sessions.end("1" * 64)
        assert await sessions.sessions_of("ann") == []

    run(place, test)


def test_a_recovery_code_works_once(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        tries = [store.sessions.recover("code1", session(n, "")) for n in range(4)]
        assert sorted(await asyncio.gather(*tries)) == [("", [])] * 3 + [("ann", [])]
        assert len(await store.sessions.sessions_of("ann")) == 1
        await store.accounts.replace_codes("ann", ["new"])
        assert await store.sessions.recover("code2", session(8, "")) == ("", [])
        assert await store.accounts.count_codes("ann") == 1

    run(place, test)


def test_a_challenge_is_taken_once_and_in_time(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        for name in ("one", "two", "three"):
            await store.sessions.challenge(name, "ann", 10, 20)
        taken = [store.sessions.take_challenge("one", 20) for _ in range(3)]
        assert sorted(map(str, await asyncio.gather(*taken))) == ["None", "None", "ann"]
        assert await store.sessions.take_challenge("two", 21) is None
        await store.sessions.challenge("four", "", 30, 40)
        assert await execute(place, "SELECT count(*) FROM challenges") == [[(1,)]]

    run(place, test)


def test_tokens_are_revoked_by_their_owner(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        mine = replace(token(1), hash="1" * 64)
        await store.sessions.add_token(mine)
        await store.sessions.use_token(mine.hash, 9)
        assert await store.sessions.tokens_of(["ann"]) == [replace(mine, used=9)]
        assert await store.sessions.revoke_token(["ben"], "1" * 16) is None
        assert await store.sessions.revoke_token(["ann"], "1" * 16) == replace(mine, used=9)
        assert await store.sessions.token(mine.hash) is None

    run(place, test)


def test_a_code_goes_with_the_session_that_asked_for_it(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        sessions, one, two = store.sessions, session(1), session(2)
        await sessions.begin(one)
        for end in (sessions.end(two.hash), sessions.end_others("ann", one.hash)):
            await sessions.begin(two)
            await sessions.show_code("code", "ann", two.hash, 10, 20)
            await end
            with pytest.raises(AccountRefusedError, match="sign-in"):
                await sessions.show_code("late", "ann", two.hash, 10, 20)
            for code in ("code", "late"):
                assert await sessions.use_code(code, session(3)) == ("", [])
        # Where nobody else is signed in, signing out elsewhere still makes a code void.
        await sessions.show_code("code", "ann", one.hash, 10, 20)
        assert await sessions.end_others("ann", one.hash) == []
        assert await sessions.use_code("code", session(3)) == ("", [])

    run(place, test)


def test_no_code_outlives_a_sign_out_at_the_same_time(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await with_ann(store)
        sessions, mine, thief = store.sessions, session(1), session(2)
        await sessions.begin(mine)

        async def show(code: str) -> None:
            with suppress(AccountRefusedError):
                await sessions.show_code(code, "ann", thief.hash, 10, 20)

        for number in range(8):
            await sessions.begin(thief)
            await sessions.show_code("first", "ann", thief.hash, 10, 20)
            at_once = [
                sessions.use_code("first", session(3)) if number % 2 else show("next"),
                sessions.end_others("ann", mine.hash),
            ]
            await asyncio.gather(*(at_once if number % 3 else reversed(at_once)))
            for code in ("first", "next"):
                assert await sessions.use_code(code, session(4)) == ("", [])
            assert [one.hash for one in await sessions.sessions_of("ann")] == [mine.hash]

    run(place, test)


async def fill(store: DatabaseStore) -> None:
    """Give every table that belongs to a player a row of Ann's or her bot's."""
    await with_ann(store, WayIn(password="a hash", passkey=KEY))
    await store.accounts.open_bot(Account("bot", "bot", "bot", 6, "ann"), "Bot")
    named = {"id": "ann", "name": "Anna", "created": 1, "seen": 2}
    await store.accounts.rename(named, "anna")
    await store.sessions.begin(session(1))
    await store.sessions.add_token(token(2, "bot"))
    await store.sessions.challenge("one", "ann", 10, 20)
    await store.sessions.show_code("two", "ann", session(1).hash, 10, 20)
    await store.people.tie("ann", "follow", "bot", at=5, most=9)
    await store.people.hide("ann", at=5, hidden=True)
    await store.moderation.ban(Ban("ann", 1, None, ""), Deed("deed", 1, "root", "ban", "ann"))
    for table in (PUZZLE_TRIES, SOLVERS, RUSHES):
        values = {
            column.name: ""
            if isinstance(column.type, sa.String)
            else True
            if isinstance(column.type, sa.Boolean)
            else 1
            for column in table.c
        }
        await store._access.do(sa.insert(table), **{**values, "player": "ann"})


BELONGING = [table for table in METADATA.tables.values() if "player" in table.c]


def test_whoever_is_forgotten_leaves_nothing_behind(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store)
        await guest(store, "ben")
        counts = [f"SELECT count(*) FROM {table.name}" for table in BELONGING]  # noqa: S608
        assert len(counts) == 15
        assert all(found[0][0] for found in await execute(place, *counts))
        assert await store.forget_player("ann") == ["ann", "bot"]
        assert await execute(place, *counts) == [[(0,)]] * len(counts)
        assert await store.names_of(["ann", "bot", "ben"]) == {"ben": "Ben"}

    run(place, test)


def test_of_whoever_is_forgotten_nothing_goes_before_the_rest(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is gone already cannot ask for it again."""

    async def test(store: DatabaseStore) -> None:
        await fill(store)
        counts = [f"SELECT count(*) FROM {table.name}" for table in BELONGING]  # noqa: S608
        before = await execute(place, *counts)
        broken = sa.delete(sa.table("nothing"))
        monkeypatch.setattr(store.people, "deletions", lambda _: [broken])
        with pytest.raises(StoreError):
            await store.forget_player("ann")
        assert await execute(place, *counts) == before

    run(place, test)


def test_accounts_move_to_another_database(tmp_path: Path, place: Path) -> None:
    source, target = tmp_path / "from", place
    source.mkdir()
    run(source, fill)
    if not settings_for(place).database:
        target = place / "to"
        target.mkdir()
    moved(str(source), settings_for(place).database or str(target))

    async def main() -> None:
        asked = [f"SELECT * FROM {table.name}" for table in BELONGING]  # noqa: S608
        before = await execute(source, *asked)
        assert all(before)
        assert await execute(target, *asked) == before

    asyncio.run(main())
