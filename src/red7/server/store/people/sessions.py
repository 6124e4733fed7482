"""Who is signed in, in the database: sessions, tokens, codes, and what passkeys have to sign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.access import Access
from red7.server.store.people.accounts import AccountRefusedError
from red7.server.store.schema import (
    ACCOUNTS,
    CHALLENGES,
    RECOVERY_CODES,
    SESSIONS,
    SIGN_IN_CODES,
    TOKENS,
)

MOST_SESSIONS: Final = 50  # of an account; beyond that, those that were not seen for longest end
MOST_TOKENS: Final = 20  # of an account
SHOWN: Final = 16  # characters of a hash, by which a session or token is named


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in, by the hash of its secret."""

    hash: str
    player: str
    device: str
    created: int
    seen: int


@dataclass(frozen=True)
class Token:
    """What lets a program in, by the hash of its secret."""

    hash: str
    player: str
    name: str
    may: str
    created: int
    used: int


class SessionStore:
    """Finds and stores who is signed in."""

    def __init__(self, access: Access) -> None:
        self._access = access

    # Sessions

    async def begin(self, session: Session) -> list[str]:
        """Sign somebody in; return the hashes of those sessions that ended for it."""
        async with self._access.transaction() as connection:
            return await _begin(connection, session)

    async def recover(self, code: str, session: Session) -> tuple[str, list[tuple[str, str]]]:
        """Use up a recovery code, and sign its owner in; return them, or nobody.

        All other sessions end, and so do the tokens of the account and its bots: somebody else may
        have them. These are returned as well, each with its player and its hash.
        """
        this = RECOVERY_CODES.c.hash == code
        async with self._access.transaction() as connection:
            player = await _use_up(connection, RECOVERY_CODES, this)
            if player is None:
                return "", []
            bots = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.owner == player)
            owned = [player, *await connection.scalars(bots)]
            ended = []
            for table in (SESSIONS, TOKENS):
                theirs = sa.delete(table).where(table.c.player.in_(owned))
                gone = await connection.execute(theirs.returning(table.c.player, table.c.hash))
                ended += [(row.player, row.hash) for row in gone]
            await _void_code(connection, player)
            await _begin(connection, replace(session, player=player))
            return str(player), ended

    async def session(self, hash_: str) -> Session | None:
        """Return a session by the hash of its secret."""
        rows = await self._access.do(sa.select(SESSIONS).where(SESSIONS.c.hash == hash_))
        return Session(**rows[0]._asdict()) if rows else None

    async def sessions_of(self, player: str) -> list[Session]:
        """Return a player's sessions, the one last seen first."""
        wanted = sa.select(SESSIONS).where(SESSIONS.c.player == player)
        rows = await self._access.do(wanted.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.hash))
        return [Session(**row._asdict()) for row in rows]

    async def see(self, hash_: str, now: int) -> None:
        """Note that a session goes on."""
        await self._access.do(sa.update(SESSIONS).where(SESSIONS.c.hash == hash_).values(seen=now))

    async def end(self, hash_: str) -> None:
        """End a session."""
        await self._end(SESSIONS.c.hash == hash_)

    async def end_shown(self, player: str, shown: str) -> str:
        """End one of a player's sessions by the beginning of its hash; return the whole one."""
        this = (SESSIONS.c.player == player) & (sa.func.substr(SESSIONS.c.hash, 1, SHOWN) == shown)
        ended = await self._end(this)
        return ended[0] if ended else ""

    async def end_others(self, player: str, but: str) -> list[str]:
        """End all of a player's sessions but one; return the hashes of those that ended."""
        others = (SESSIONS.c.player == player) & (SESSIONS.c.hash != but)
        return await self._end(others, player)

    async def _end(self, which: sa.ColumnElement[bool], player: str = "") -> list[str]:
        """End sessions of one player, with the code that one of them may have shown."""
        ended = sa.delete(SESSIONS).where(which).returning(SESSIONS.c.hash)
        async with self._access.transaction() as connection:
            whose = player or await connection.scalar(sa.select(SESSIONS.c.player).where(which))
            if whose is None:
                return []
            await _lock(connection, whose)
            hashes = [str(hash_) for hash_ in await connection.scalars(ended)]
            await _void_code(connection, whose)
        return hashes

    async def end_old(self, before: int) -> None:
        """End the sessions that were last seen before some time."""
        await self._access.do(sa.delete(SESSIONS).where(SESSIONS.c.seen < before))

    async def still_valid(self, hashes: Iterable[str]) -> set[str]:
        """Return which of these are the hashes of sessions or tokens."""
        wanted = list(hashes)
        found: set[str] = set()
        for table in (SESSIONS, TOKENS):
            rows = await self._access.do(sa.select(table.c.hash).where(table.c.hash.in_(wanted)))
            found |= {str(row.hash) for row in rows}
        return found

    # Codes

    async def show_code(self, hash_: str, player: str, session: str, now: int, until: int) -> None:
        """Store a code that signs a player in until some time; their last one is void.

        The session that asks for it may have been ended since it was recognised.
        """
        old = (SIGN_IN_CODES.c.player == player) | (SIGN_IN_CODES.c.until < now)
        row = {"player": player, "hash": hash_, "until": until}
        asking = sa.select(SESSIONS.c.hash).where(SESSIONS.c.hash == session)
        async with self._access.transaction() as connection:
            if not await _lock(connection, player):
                raise AccountRefusedError("account-needed")
            if await connection.scalar(asking.where(SESSIONS.c.player == player)) is None:
                raise AccountRefusedError("sign-in")
            await connection.execute(sa.delete(SIGN_IN_CODES).where(old))
            await connection.execute(sa.insert(SIGN_IN_CODES), row)

    async def use_code(self, hash_: str, session: Session) -> tuple[str, list[str]]:
        """Use up a code, and sign its owner in; return them, or nobody, and what ended for it."""
        this = (SIGN_IN_CODES.c.hash == hash_) & (SIGN_IN_CODES.c.until >= session.created)
        async with self._access.transaction() as connection:
            player = await _use_up(connection, SIGN_IN_CODES, this)
            if player is None:
                return "", []
            return str(player), await _begin(connection, replace(session, player=player))

    # Tokens

    async def add_token(self, token: Token) -> None:
        """Store a token, unless there are too many already."""
        mine = TOKENS.c.player == token.player
        account = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == token.player)
        async with self._access.transaction() as connection:
            if await connection.scalar(account.with_for_update()) is None:
                raise AccountRefusedError("account-needed")
            count = await connection.scalar(sa.select(sa.func.count()).where(mine))
            if (count or 0) >= MOST_TOKENS:
                raise AccountRefusedError("account-full", most=MOST_TOKENS)
            await connection.execute(sa.insert(TOKENS), asdict(token))

    async def token(self, hash_: str) -> Token | None:
        """Return a token by the hash of its secret."""
        rows = await self._access.do(sa.select(TOKENS).where(TOKENS.c.hash == hash_))
        return Token(**rows[0]._asdict()) if rows else None

    async def tokens_of(self, players: Iterable[str]) -> list[Token]:
        """Return the tokens of some players, oldest first."""
        wanted = sa.select(TOKENS).where(TOKENS.c.player.in_(list(players)))
        rows = await self._access.do(wanted.order_by(TOKENS.c.created, TOKENS.c.hash))
        return [Token(**row._asdict()) for row in rows]

    async def use_token(self, hash_: str, now: int) -> None:
        """Note that a token has been used."""
        await self._access.do(sa.update(TOKENS).where(TOKENS.c.hash == hash_).values(used=now))

    async def revoke_token(self, players: Iterable[str], shown: str) -> Token | None:
        """Delete a token of one of these players, by the beginning of its hash."""
        this = TOKENS.c.player.in_(list(players)) & (
            sa.func.substr(TOKENS.c.hash, 1, SHOWN) == shown
        )
        rows = await self._access.do(sa.delete(TOKENS).where(this).returning(*TOKENS.c))
        return Token(**rows[0]._asdict()) if rows else None

    # Challenges

    async def challenge(self, hash_: str, player: str, now: int, until: int) -> None:
        """Store what a passkey is asked to sign until some time; drop what is out of time."""
        async with self._access.transaction() as connection:
            await connection.execute(sa.delete(CHALLENGES).where(CHALLENGES.c.until < now))
            row = {"hash": hash_, "player": player, "until": until}
            await connection.execute(sa.insert(CHALLENGES), row)

    async def take_challenge(self, hash_: str, now: int) -> str | None:
        """Use up a challenge; return whose it was, or None if it is not valid any more."""
        this = (CHALLENGES.c.hash == hash_) & (CHALLENGES.c.until >= now)
        rows = await self._access.do(
            sa.delete(CHALLENGES).where(this).returning(CHALLENGES.c.player)
        )
        return str(rows[0].player) if rows else None


async def _lock(connection: AsyncConnection, player: str) -> bool:
    """Let sign-ins and sign-outs of an account come one after the other; say whether it exists."""
    account = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    return await connection.scalar(account.with_for_update()) is not None


async def _use_up(
    connection: AsyncConnection, codes: sa.Table, which: sa.ColumnElement[bool]
) -> str | None:
    """Delete a code, if it is still there once its account is locked; return whose it was."""
    player = await connection.scalar(sa.select(codes.c.player).where(which))
    if player is None:
        return None
    await _lock(connection, player)
    used: str | None = await connection.scalar(
        sa.delete(codes).where(which).returning(codes.c.player)
    )
    return used


async def _void_code(connection: AsyncConnection, player: str) -> None:
    await connection.execute(sa.delete(SIGN_IN_CODES).where(SIGN_IN_CODES.c.player == player))


async def _begin(connection: AsyncConnection, session: Session) -> list[str]:
    mine = SESSIONS.c.player == session.player
    kept = sa.select(SESSIONS.c.hash).where(mine).order_by(SESSIONS.c.seen.desc())
    old = list(await connection.scalars(kept.offset(MOST_SESSIONS - 1)))
    await connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash.in_(old)))
    await connection.execute(sa.insert(SESSIONS), asdict(session))
    return old
