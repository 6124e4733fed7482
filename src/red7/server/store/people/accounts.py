"""Accounts in the database, and the ways into them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.protocol.messages import AccountKind
from red7.server.store.access import Access
from red7.server.store.people.behind import Behind
from red7.server.store.people.skeletons import Skeletons
from red7.server.store.schema import (
    ACCOUNTS,
    BANS,
    CHALLENGES,
    FORMER_NAMES,
    PASSKEYS,
    PASSWORDS,
    PLAYERS,
    PUZZLE_TRIES,
    RECOVERY_CODES,
    RUSHES,
    SESSIONS,
    SIGN_IN_CODES,
    SOLVERS,
    TOKENS,
)

Kind = AccountKind

MOST_PASSKEYS: Final = 20
MOST_BOTS: Final = 10
MOST_FORMER: Final = 3  # names that one account keeps besides its own
KEPT_MS: Final = 90 * 24 * 3_600_000  # for which a name that was given up stays its owner's
_BELONGING: Final = (
    ACCOUNTS,
    FORMER_NAMES,
    PASSWORDS,
    PASSKEYS,
    RECOVERY_CODES,
    SESSIONS,
    TOKENS,
    SIGN_IN_CODES,
    CHALLENGES,
    PUZZLE_TRIES,
    SOLVERS,
    RUSHES,
)


class AccountRefusedError(Exception):
    """The database has the last word, and it was no; the text is a reason of ``ServerError``."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True)
class Account:
    """A player who has an account."""

    player: str
    skeleton: str
    kind: Kind
    created: int
    owner: str = ""


@dataclass(frozen=True)
class Passkey:
    """A key on somebody's device; the public half of it."""

    id: str
    player: str
    public_key: bytes
    count: int
    name: str
    created: int
    used: int


@dataclass(frozen=True)
class WayIn:
    """What somebody has given to be recognised by: a passkey, or the hash of a password."""

    passkey: Passkey | None = None
    password: str = ""


class AccountStore:
    """Finds and stores accounts and what belongs to them."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self.behind = Behind(access)
        self.skeletons = Skeletons(access)
        insert = postgresql.insert if access.postgres else sqlite.insert
        self._open = insert(ACCOUNTS).on_conflict_do_nothing().returning(ACCOUNTS.c.player)
        password = insert(PASSWORDS)
        self._set_password = password.on_conflict_do_update(
            index_elements=[PASSWORDS.c.player],
            set_={"hash": password.excluded.hash, "changed": password.excluded.changed},
        )
        self._add_passkey = insert(PASSKEYS).on_conflict_do_nothing().returning(PASSKEYS.c.id)
        player = insert(PLAYERS)
        self._save_player = player.on_conflict_do_update(
            index_elements=[PLAYERS.c.id],
            set_={"name": player.excluded.name, "seen": player.excluded.seen},
        )

    async def kinds_of(self, players: Iterable[str]) -> dict[str, Kind]:
        """Return which of these players have an account, and of what kind."""
        wanted = sa.select(ACCOUNTS.c.player, ACCOUNTS.c.kind)
        found = await self._access.do(wanted.where(ACCOUNTS.c.player.in_(list(players))))
        return {row.player: row.kind for row in found}

    async def account(self, player: str) -> Account | None:
        """Return a player's account."""
        return await self._one(ACCOUNTS.c.player == player)

    async def named(self, skeleton: str, name: str = "") -> Account | None:
        """Return the account with this very name, or else whose name looks like this.

        It takes the same work whichever it is, so that nobody can tell which names there are.
        """
        called = sa.select(PLAYERS.c.id).where(PLAYERS.c.name == name)
        exactly = await self._one(ACCOUNTS.c.player.in_(called))
        alike = await self._one(ACCOUNTS.c.skeleton == skeleton)
        return exactly or alike

    async def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        rows = await self._access.do(sa.select(ACCOUNTS).where(which))
        return Account(**rows[0]._asdict()) if rows else None

    async def is_kept(self, skeleton: str, player: str, now: int) -> bool:
        """Return whether a name was given up by an account, and cannot be this player's yet."""
        return bool(await self._access.do(_kept(skeleton, player, now)))

    async def former_names(self, player: str) -> dict[str, int]:
        """Return what the names look like that are kept for a player, and until when."""
        mine = sa.select(FORMER_NAMES).where(FORMER_NAMES.c.player == player)
        rows = await self._access.do(mine.order_by(FORMER_NAMES.c.until))
        return {row.skeleton: row.until for row in rows}

    async def bots_of(self, owner: str) -> list[Account]:
        """Return the bots of a person, oldest first."""
        wanted = sa.select(ACCOUNTS).where(ACCOUNTS.c.owner == owner)
        rows = await self._access.do(wanted.order_by(ACCOUNTS.c.created, ACCOUNTS.c.player))
        return [Account(**row._asdict()) for row in rows]

    # Opening and renaming

    async def open(self, account: Account, name: str, way: WayIn, codes: Sequence[str]) -> None:
        """Make an account of a guest who goes by this name, with a first way in."""
        async with self._access.transaction() as connection:
            # Locked, so that no other name is taken in the meantime.
            mine = sa.select(PLAYERS.c.name).where(PLAYERS.c.id == account.player)
            if await connection.scalar(mine.with_for_update()) != name:
                raise AccountRefusedError("account-changed")
            await self._insert(connection, account)
            await self._add(connection, account.player, way, account.created)
            await _replace_codes(connection, account.player, codes)

    async def open_bot(self, account: Account, name: str) -> None:
        """Make a player that is a bot of somebody's."""
        async with self._access.transaction() as connection:
            await _lock(connection, account.owner)
            holds = BANS.c.until.is_(None) | (BANS.c.until > account.created)
            if await connection.scalar(
                sa.select(BANS.c.player).where(BANS.c.player == account.owner, holds)
            ):
                raise AccountRefusedError("banned")
            mine = ACCOUNTS.c.owner == account.owner
            await _refuse_more(connection, ACCOUNTS, mine, MOST_BOTS)
            now = account.created
            player = {"id": account.player, "name": name, "created": now, "seen": now}
            await connection.execute(self._save_player, player)
            await self._insert(connection, account)

    async def _insert(self, connection: AsyncConnection, account: Account) -> None:
        if await connection.scalar(self._open, asdict(account)) is None:
            same = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == account.player)
            there = await connection.scalar(same)
            raise AccountRefusedError("account-changed" if there else "name-taken")
        # Only now: whoever gave the name up a moment ago has been waited for.
        kept = _kept(account.skeleton, account.player, account.created)
        if await connection.scalar(kept):
            raise AccountRefusedError("name-taken")

    async def rename(self, player: dict[str, Any], skeleton: str) -> None:
        """Store a player by another name, which no other account may look like."""
        async with self._access.transaction() as connection:
            # First, so that whoever opens an account at this moment is waited for.
            await connection.execute(self._save_player, player)
            others = (ACCOUNTS.c.skeleton == skeleton) & (ACCOUNTS.c.player != player["id"])
            mine = ACCOUNTS.c.player == player["id"]
            before = await connection.scalar(sa.select(ACCOUNTS.c.skeleton).where(mine))
            if before is None or before == skeleton:
                return
            if await connection.scalar(sa.select(ACCOUNTS.c.player).where(others)):
                raise AccountRefusedError("name-taken")
            try:
                await connection.execute(sa.update(ACCOUNTS).where(mine).values(skeleton=skeleton))
            except sa.exc.IntegrityError:  # somebody else has taken it just now
                raise AccountRefusedError("name-taken") from None
            if await connection.scalar(_kept(skeleton, player["id"], player["seen"])):
                raise AccountRefusedError("name-taken")
            await keep_name(connection, before, player["id"], player["seen"])

    async def forget(
        self, player: str, besides: Callable[[list[str]], Iterable[sa.Delete]] = lambda _: ()
    ) -> list[str]:
        """Delete a player with everything but their games; return them and their bots.

        What is deleted besides goes with it or not at all: who is forgotten cannot ask again.
        """
        async with self._access.transaction() as connection:
            owned = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.owner == player)
            gone = [player, *await connection.scalars(owned)] if player else []
            await connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id.in_(gone)))
            for table in _BELONGING:
                await connection.execute(sa.delete(table).where(table.c.player.in_(gone)))
            for deletion in besides(gone):
                await connection.execute(deletion)
        return gone

    # Ways in

    async def add(self, player: str, way: WayIn, now: int) -> None:
        """Give an account another way in, or another password."""
        async with self._access.transaction() as connection:
            await _lock(connection, player)
            await self._add(connection, player, way, now)

    async def _add(self, connection: AsyncConnection, player: str, way: WayIn, now: int) -> None:
        if way.password:
            row = {"player": player, "hash": way.password, "changed": now}
            await connection.execute(self._set_password, row)
        if way.passkey:
            mine = PASSKEYS.c.player == player
            await _refuse_more(connection, PASSKEYS, mine, MOST_PASSKEYS)
            if await connection.scalar(self._add_passkey, asdict(way.passkey)) is None:
                raise AccountRefusedError("passkey-wrong")  # it opens another account already

    async def password(self, player: str) -> str:
        """Return the hash of a player's password; empty if there is none."""
        wanted = sa.select(PASSWORDS.c.hash).where(PASSWORDS.c.player == player)
        rows = await self._access.do(wanted)
        return str(rows[0].hash) if rows else ""

    async def rehash(self, player: str, before: str, after: str) -> None:
        """Store a stronger hash of the same password, unless it has been changed."""
        same = (PASSWORDS.c.player == player) & (PASSWORDS.c.hash == before)
        await self._access.do(sa.update(PASSWORDS).where(same).values(hash=after))

    async def passkey(self, credential: str) -> Passkey | None:
        """Return a passkey by the id of its credential."""
        rows = await self._access.do(sa.select(PASSKEYS).where(PASSKEYS.c.id == credential))
        return Passkey(**rows[0]._asdict()) if rows else None

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """Return a player's passkeys, oldest first."""
        wanted = sa.select(PASSKEYS).where(PASSKEYS.c.player == player)
        rows = await self._access.do(wanted.order_by(PASSKEYS.c.created, PASSKEYS.c.id))
        return [Passkey(**row._asdict()) for row in rows]

    async def use_passkey(self, credential: str, count: int, now: int) -> None:
        """Note that a passkey has been used."""
        used = sa.update(PASSKEYS).where(PASSKEYS.c.id == credential)
        await self._access.do(used.values(count=count, used=now))

    async def remove(self, player: str, passkey: str) -> None:
        """Remove a passkey, or with no id the password; the last way in stays."""
        async with self._access.transaction() as connection:
            await _lock(connection, player)
            table, key = (PASSKEYS, PASSKEYS.c.id) if passkey else (PASSWORDS, PASSWORDS.c.player)
            this = (table.c.player == player) & (key == (passkey or player))
            if not await connection.scalar(sa.select(key).where(this)):
                raise AccountRefusedError("account-nothing")
            if await _count_ways(connection, player) == 1:
                raise AccountRefusedError("account-last")
            await connection.execute(sa.delete(table).where(this))

    async def count_codes(self, player: str) -> int:
        """Return how many recovery codes have not been used."""
        wanted = sa.select(sa.func.count()).where(RECOVERY_CODES.c.player == player)
        ((count,),) = await self._access.do(wanted)
        return int(count)

    async def replace_codes(self, player: str, codes: Sequence[str]) -> None:
        """Let these recovery codes be valid, by their hashes, and no others."""
        async with self._access.transaction() as connection:
            await _lock(connection, player)
            await _replace_codes(connection, player, codes)


async def keep_name(connection: AsyncConnection, skeleton: str, player: str, now: int) -> None:
    """Let nobody else have a name that was given up just now; forget those whose time is over."""
    old = (FORMER_NAMES.c.until <= now) | (FORMER_NAMES.c.skeleton == skeleton)
    await connection.execute(sa.delete(FORMER_NAMES).where(old))
    row = {"skeleton": skeleton, "player": player, "until": now + KEPT_MS}
    await connection.execute(sa.insert(FORMER_NAMES), row)
    mine = FORMER_NAMES.c.player == player
    if player:  # and not all the names that somebody could think of
        newest = sa.select(FORMER_NAMES.c.skeleton).where(mine)
        newest = newest.order_by(FORMER_NAMES.c.until.desc(), FORMER_NAMES.c.skeleton)
        kept = list(await connection.scalars(newest.limit(MOST_FORMER)))
        others = mine & FORMER_NAMES.c.skeleton.not_in(kept)
        await connection.execute(sa.delete(FORMER_NAMES).where(others))


def _kept(skeleton: str, player: str, now: int) -> sa.Select[Any]:
    """Select a name if it is kept for somebody else."""
    this = (FORMER_NAMES.c.skeleton == skeleton) & (FORMER_NAMES.c.player != player)
    return sa.select(FORMER_NAMES.c.skeleton).where(this, FORMER_NAMES.c.until > now)


async def _count_ways(connection: AsyncConnection, player: str) -> int:
    counts = [
        await connection.scalar(sa.select(sa.func.count()).where(table.c.player == player))
        for table in (PASSWORDS, PASSKEYS)
    ]
    return sum(count or 0 for count in counts)


async def _lock(connection: AsyncConnection, player: str) -> None:
    """Let nobody else change an account until this is done."""
    mine = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    if await connection.scalar(mine.with_for_update()) is None:
        raise AccountRefusedError("account-needed")


async def _refuse_more(
    connection: AsyncConnection, table: sa.Table, mine: sa.ColumnElement[bool], most: int
) -> None:
    count = await connection.scalar(sa.select(sa.func.count()).select_from(table).where(mine))
    if (count or 0) >= most:
        raise AccountRefusedError("account-full", most=most)


async def _replace_codes(connection: AsyncConnection, player: str, codes: Sequence[str]) -> None:
    await connection.execute(sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player))
    if codes:
        rows = [{"hash": code, "player": player} for code in codes]
        await connection.execute(sa.insert(RECOVERY_CODES), rows)
