"""Passwords: what may be one, and checking them without keeping anybody else waiting."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from red7.server.accounts.looks import skeleton
from red7.server.errors import ServerError
from red7.server.turnstile import Turnstile

T = TypeVar("T")

SHORTEST: Final = 10  # characters
LONGEST: Final = 200
_MOST_OF_ONE: Final = 10  # checks of one address that may wait
_MOST: Final = 100  # and of all addresses
_SEVERAL: Final = 5  # different characters, at least
_MEMORY: Final = 19 * 1024  # KiB, and two passes, as OWASP recommends at least
_PASSES: Final = 2


class Hasher(Protocol):
    """Makes hashes of passwords, which takes long on purpose."""

    def make(self, password: str) -> str:
        """Return the hash of a password."""
        ...

    def check(self, hash_: str, password: str) -> bool:
        """Return whether this is the password of a hash."""
        ...

    def outdated(self, hash_: str) -> bool:
        """Return whether a hash should be made again, because it is weaker than new ones."""
        ...


class Argon2:
    """Argon2id, as RFC 9106 describes it."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=_PASSES, memory_cost=_MEMORY, parallelism=1)

    def make(self, password: str) -> str:
        """Return the hash of a password."""
        return self._hasher.hash(password)

    def check(self, hash_: str, password: str) -> bool:
        """Return whether this is the password of a hash."""
        try:
            return self._hasher.verify(hash_, password)
        except (VerifyMismatchError, VerificationError, InvalidHashError):
            return False

    def outdated(self, hash_: str) -> bool:
        """Return whether a hash is weaker than new ones."""
        return self._hasher.check_needs_rehash(hash_)


class Passwords:
    """Hashes passwords one at a time, in a thread of its own.

    Addresses take turns. So however many checks somebody asks for, those of others wait for at most
    one of theirs, and everything that needs no hash waits for none.
    """

    def __init__(self, hasher: Hasher) -> None:
        self._hasher = hasher
        self._turns = Turnstile(1)
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._nobodys = ""  # the hash that is checked for a name that does not exist

    async def make(self, password: str, address: str) -> str:
        """Return the hash of a password."""
        return await self._in_turn(address, lambda: self._hasher.make(_plain(password)))

    async def check(self, hash_: str, password: str, address: str) -> bool:
        """Return whether a password is right; without a hash it is not, after as much work."""

        def work() -> bool:
            self._nobodys = self._nobodys or self._hasher.make("nobody")
            right = self._hasher.check(hash_ or self._nobodys, _plain(password))
            return right and bool(hash_)

        return await self._in_turn(address, work)

    async def strengthen(self, hash_: str, password: str, address: str) -> str:
        """Return a new hash for a password that is known to be right, if the old one is weak."""
        if not self._hasher.outdated(hash_):
            return ""
        return await self.make(password, address)

    async def prepare(self) -> None:
        """Make the hash that belongs to nobody, so that the first to ask does not wait longer."""
        await self.check("", "", "")

    async def _in_turn(self, address: str, work: Callable[[], T]) -> T:
        if self._turns.waiting(address) >= _MOST_OF_ONE or self._waiting >= _MOST:
            raise ServerError("sign-in-too-many")
        self._waiting += 1
        try:
            async with self._turns.turn(address, ""):
                running = asyncio.get_running_loop().run_in_executor(self._thread, work)
                try:
                    return await asyncio.shield(running)
                finally:
                    # A thread cannot be stopped: the place is taken, even if nobody waits for it.
                    await asyncio.wait({running})
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the thread, once it has done what it is doing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def check_password(password: str, name: str) -> None:
    """Refuse a password that is too short, or that anybody would try first."""
    plain = _plain(password)
    if len(plain) < SHORTEST:
        raise ServerError("password-short", least=SHORTEST)
    if len(set(plain)) < _SEVERAL or skeleton(name) == skeleton(plain) or _in_order(plain):
        raise ServerError("password-obvious")


def _in_order(password: str) -> bool:
    """Return whether a password is nothing but one row of keys or of the alphabet."""
    rows = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop")
    plain = password.lower()
    return any(plain in row or plain in row[::-1] for row in rows)


def _plain(password: str) -> str:
    """Return a password as it is hashed: the same on every keyboard that can type it."""
    return unicodedata.normalize("NFKC", password)
