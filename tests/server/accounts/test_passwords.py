from __future__ import annotations

import asyncio
import threading

import pytest

from red7.server.accounts.passwords import Argon2, Passwords
from red7.server.errors import ServerError


class SlowHasher:
    """A hasher that does each piece of work when it is told to, and notes whose it was."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.go = threading.Semaphore(0)

    def make(self, password: str) -> str:
        return f"hash of {password}"

    def check(self, hash_: str, password: str) -> bool:
        assert self.go.acquire(timeout=60)
        self.order.append(password)
        return hash_ == f"hash of {password}"

    def outdated(self, hash_: str) -> bool:
        return False


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_thousand_sign_ins_keep_others_waiting_for_two_at_most() -> None:
    async def main() -> None:
        hasher = SlowHasher()
        passwords = Passwords(hasher)
        flood = [
            asyncio.create_task(passwords.check("", f"flood {number}", "203.0.113.7"))
            for number in range(1000)
        ]
        await settle()
        turned_away = [task for task in flood if task.done()]
        assert len(turned_away) > 900  # the queue has an end
        assert all(isinstance(task.exception(), ServerError) for task in turned_away)
        ann = asyncio.create_task(passwords.check("hash of ann", "ann", "198.51.100.1"))
        ben = asyncio.create_task(passwords.check("hash of ann", "ben", "198.51.100.2"))
        await settle()
        hasher.go.release(1000)
        assert (await ann, await ben) == (True, False)
        # One was being checked, and one of theirs was in turn before each newcomer.
        assert hasher.order.index("ann") <= 2
        assert hasher.order.index("ben") <= 3
        await asyncio.gather(*flood, return_exceptions=True)
        passwords.close()

    asyncio.run(main())


def test_a_thousand_addresses_cannot_make_the_queue_longer_than_it_is() -> None:
    async def main() -> None:
        hasher = SlowHasher()
        passwords = Passwords(hasher)
        flood = [
            asyncio.create_task(passwords.check("", f"flood {number}", f"address {number}"))
            for number in range(1000)
        ]
        await settle()
        assert sum(task.done() for task in flood) == 900
        hasher.go.release(1000)
        await asyncio.gather(*flood, return_exceptions=True)
        assert len(hasher.order) == 100
        passwords.close()

    asyncio.run(main())


def test_whoever_gives_up_leaves_no_place_taken() -> None:
    async def main() -> None:
        hasher = SlowHasher()
        passwords = Passwords(hasher)
        tasks = [asyncio.create_task(passwords.check("", "x", "a")) for _ in range(3)]
        await settle()
        for task in tasks:
            task.cancel()
        hasher.go.release(10)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(hasher.order) == 1  # the one that had begun
        assert await passwords.check("hash of y", "y", "a")
        passwords.close()

    asyncio.run(main())


def test_argon2_keeps_what_it_promises() -> None:
    async def main() -> None:
        passwords = Passwords(Argon2())
        made = await passwords.make("pass\u00e9 compos\u00e9", "a")
        assert made.startswith("$argon2id$")
        assert "pass" not in made
        assert await passwords.check(made, "passe\u0301 compose\u0301", "a")  # typed otherwise
        assert not await passwords.check(made, "passe compose", "a")
        assert not await passwords.check("", "nobody", "a")  # not even by its own password
        assert await passwords.strengthen(made, "x", "a") == ""
        old = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$2iYvT1yzFzHtXJH7zM4jW1Z2sK2QnmnZDEVXhYpS2XA"
        assert (await passwords.strengthen(old, "x", "a")).startswith("$argon2id$")
        # For a name that does not exist, the work is the same: the same parameters.
        assert passwords._nobodys.split("$")[:4] == made.split("$")[:4]
        passwords.close()

    asyncio.run(main())


@pytest.mark.parametrize("hash_", ["", "no hash", "$argon2id$"])
def test_what_is_no_hash_lets_nobody_in(hash_: str) -> None:
    assert not Argon2().check(hash_, "")
