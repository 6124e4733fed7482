"""Who is signed in: whether what somebody shows is valid, and ending it everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from red7.server.accounts.codes import typed_code
from red7.server.accounts.identity import COOKIE_AGE, Identities, Shown, hash_of
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.store import Store
from red7.server.store.people.sessions import Session, Token

May = Literal["read", "play", "study"]
EVERYTHING: Final[frozenset[str]] = frozenset({"read", "play", "study", "account"})
_SEEN_MS: Final = 3600_000  # a session that goes on is noted so often
_USED_MS: Final = 60_000  # and a token so often
_AGE_MS: Final = COOKIE_AGE * 1000
_AT_ONCE: Final = 500  # to look up with one question


@dataclass(frozen=True)
class Signed:
    """Somebody who is recognised, by what, and what they may do with it."""

    who: str
    by: Literal["guest", "session", "token"] = "guest"
    hash: str = ""  # of the secret of a session or token
    may: frozenset[str] = EVERYTHING

    def check(self, what: str) -> None:
        """Refuse what a token was not made for."""
        if what not in self.may:
            raise ServerError("token-may-not", what=what)


class Sessions:
    """Recognises players, signs them in and out.

    The database decides each time: another process may have ended a session a moment ago.
    """

    def __init__(
        self,
        store: Store,
        identities: Identities,
        clock: Clock,
        part: Callable[[str, str], None],
    ) -> None:
        self._store = store
        self._identities = identities
        self._clock = clock
        self._part = part  # closes the connections of somebody who showed this hash

    async def check(self, shown: Shown) -> Signed | None:
        """Return who somebody is, if what they show is valid.

        The cookie of a guest who has an account by now is not: somebody else may know it.
        """
        if not shown.who:
            return None
        if shown.by == "guest":
            kinds = await self._store.accounts.kinds_of([shown.who])
            return None if kinds else Signed(shown.who)
        now = self._clock.now()
        if shown.by == "session":
            return await self._session(shown, now)
        return await self._token(shown, now)

    async def _session(self, shown: Shown, now: int) -> Signed | None:
        found = await self._store.sessions.session(shown.hash)
        if found is None or found.player != shown.who or found.seen < now - _AGE_MS:
            return None
        if found.seen < now - _SEEN_MS:
            await self._store.sessions.see(found.hash, now)
        return Signed(shown.who, "session", found.hash)

    async def _token(self, shown: Shown, now: int) -> Signed | None:
        found = await self._store.sessions.token(shown.hash)
        if found is None or found.player != shown.who:
            return None
        if found.used < now - _USED_MS:
            await self._store.sessions.use_token(found.hash, now)
        return Signed(shown.who, "token", found.hash, frozenset(found.may.split()))

    async def begin(self, who: str, device: str) -> str:
        """Sign somebody in with a new secret, and return the cookie that holds it."""
        secret, now = self._identities.secret(), self._clock.now()
        session = Session(hash_of(secret), who, device, now, now)
        for ended in await self._store.sessions.begin(session):
            self._part(who, ended)
        await self._store.sessions.end_old(now - _AGE_MS)
        return self._identities.session_cookie(who, secret)

    async def recover(self, code: str, device: str) -> tuple[str, str]:
        """Sign somebody in with a recovery code, here alone; return them and their cookie."""
        secret, now = self._identities.secret(), self._clock.now()
        session = Session(hash_of(secret), "", device, now, now)
        who, ended = await self._store.sessions.recover(hash_of(code), session)
        if not who:
            raise ServerError("sign-in-wrong")
        for player, hash_ in ended:
            self._part(player, hash_)
        return who, self._identities.session_cookie(who, secret)

    async def use_code(self, code: str, device: str) -> tuple[str, str]:
        """Sign a terminal in with a code from a browser; return who it is, and their cookie."""
        secret, now = self._identities.secret(), self._clock.now()
        session = Session(hash_of(secret), "", device, now, now)
        who, ended = await self._store.sessions.use_code(hash_of(typed_code(code)), session)
        if not who:
            raise ServerError("sign-in-wrong")
        for hash_ in ended:
            self._part(who, hash_)
        return who, self._identities.session_cookie(who, secret)

    async def end(self, signed: Signed) -> None:
        """Sign somebody out here."""
        await self._store.sessions.end(signed.hash)
        self._part(signed.who, signed.hash)

    async def end_shown(self, who: str, shown: str) -> None:
        """End one of somebody's sessions, as it is named in the list of them."""
        ended = await self._store.sessions.end_shown(who, shown)
        if not ended:
            raise ServerError("account-nothing")
        self._part(who, ended)

    async def end_others(self, signed: Signed) -> None:
        """Sign somebody out everywhere but here."""
        for ended in await self._store.sessions.end_others(signed.who, signed.hash):
            self._part(signed.who, ended)

    async def new_token(self, who: str, name: str, may: Iterable[str]) -> tuple[Token, str]:
        """Make a token; return it, and what a program shows, which is not stored."""
        secret = self._identities.secret()
        token = Token(hash_of(secret), who, name, " ".join(sorted(may)), self._clock.now(), 0)
        await self._store.sessions.add_token(token)
        return token, self._identities.token(who, secret)

    async def revoke(self, players: Iterable[str], shown: str) -> None:
        """Revoke a token of one of these players, as it is named in the list of them."""
        token = await self._store.sessions.revoke_token(players, shown)
        if token is None:
            raise ServerError("account-nothing")
        self._part(token.player, token.hash)

    async def look_again(self, connected: Iterable[tuple[str, str]]) -> None:
        """Close those connections whose session has ended without this process being told."""
        everybody = list(connected)
        for start in range(0, len(everybody), _AT_ONCE):
            some = everybody[start : start + _AT_ONCE]
            hashes = [hash_ for _, hash_ in some if hash_]
            valid = await self._store.sessions.still_valid(hashes) if hashes else set()
            guests = [who for who, hash_ in some if not hash_]
            kinds = await self._store.accounts.kinds_of(guests) if guests else {}
            for who, hash_ in some:
                if (hash_ and hash_ not in valid) or (not hash_ and who in kinds):
                    self._part(who, hash_)
