"""Accounts: what players have who want to keep their name and games."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from red7.server.accounts import passkeys
from red7.server.accounts.codes import CODE_BYTES, CODE_MS, typed_code, written_code
from red7.server.accounts.identity import Identities, hash_of
from red7.server.accounts.looks import skeleton
from red7.server.accounts.passkeys import CHALLENGE_MS, Party
from red7.server.accounts.passwords import Passwords, check_password
from red7.server.accounts.sessions import Sessions, Signed
from red7.server.chance import Chance
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.store import Player, Store
from red7.server.store.people.accounts import Account, Kind, Passkey, WayIn

CODES: Final = 10
_CODE_BYTES: Final = 10  # 80 bits, which nobody guesses
_GROUP: Final = 4  # letters between two hyphens


@dataclass(frozen=True)
class Answered:
    """What a browser says that a passkey has signed; everything is in base64url."""

    id: str
    client_data: str
    data: str  # the attestation of a new passkey, or the authenticator's data
    signature: str = ""


class Accounts:
    """Opens accounts, and adds and checks the ways into them."""

    def __init__(  # noqa: PLR0913 - the parts it connects
        self,
        store: Store,
        identities: Identities,
        passwords: Passwords,
        sessions: Sessions,
        *,
        clock: Clock,
        chance: Chance,
        note: Callable[[str, str, Kind], None],
        part: Callable[[str, str], None],
    ) -> None:
        self._store = store
        self._identities = identities
        self._passwords = passwords
        self._clock = clock
        self._chance = chance
        self._note = note  # tells all processes a player's name and kind
        self._part = part  # closes the connections of a guest who has an account now
        self.sessions = sessions

    # Opening

    async def open(self, who: str, way: WayIn) -> list[str]:
        """Make an account of a guest; return the recovery codes, which are not shown again."""
        player = await self._player(who)
        codes = self._codes()
        account = Account(who, skeleton(player.name), "person", self._clock.now())
        await self._store.accounts.open(account, player.name, way, _hashes(codes))
        self._note(who, player.name, "person")
        self._part(who, "")
        return codes

    async def check_name(self, who: str) -> None:
        """Refuse a guest whose name looks like that of an account, before they do anything."""
        player = await self._player(who)
        looks = skeleton(player.name)
        found = await self._store.accounts.named(looks)
        if found and found.player != who:
            raise ServerError("name-taken")
        if not found and await self._store.accounts.is_kept(looks, who, self._clock.now()):
            raise ServerError("name-taken")

    async def rename(self, player: Player) -> None:
        """Store a player, new or by a new name, which no account but theirs may look like."""
        row = {
            "id": player.id,
            "name": player.name,
            "created": player.created,
            "seen": player.seen,
        }
        await self._store.accounts.rename(row, skeleton(player.name))
        kinds = await self._store.accounts.kinds_of([player.id])
        self._note(player.id, player.name, kinds.get(player.id, "guest"))

    async def open_bot(self, owner: str, name: str) -> str:
        """Make a player that is a bot, and return its id; only tokens let it in."""
        who = self._identities.new()
        account = Account(who, skeleton(name), "bot", self._clock.now(), owner)
        await self._store.accounts.open_bot(account, name)
        self._note(who, name, "bot")
        return who

    async def forget(self, who: str) -> list[str]:
        """Forget a player and their bots; return all of them."""
        gone = await self._store.forget_player(who)
        for one in gone:
            self._note(one, "", "guest")
        return gone

    async def _player(self, who: str) -> Player:
        player = await self._store.player(who)
        if player is None:
            raise ServerError("sign-in")
        return player

    # Passwords

    async def hashed(self, who: str, password: str, address: str) -> WayIn:
        """Return a password as a way in, or refuse one that is too weak."""
        check_password(password, (await self._player(who)).name)
        return WayIn(password=await self._passwords.make(password, address))

    async def check_password(self, name: str, password: str, address: str) -> str:
        """Return whose name and password these are, after the same work for every name."""
        found = await self._store.accounts.named(skeleton(name), name)
        who = found.player if found else ""
        hash_ = await self._store.accounts.password(who)
        if not await self._passwords.check(hash_, password, address):
            raise ServerError("sign-in-wrong")
        stronger = await self._passwords.strengthen(hash_, password, address)
        if stronger:
            await self._store.accounts.rehash(who, hash_, stronger)
        return who

    async def owner_of(self, name: str) -> str:
        """Return whose name this is; empty for nobody's."""
        found = await self._store.accounts.named(skeleton(name), name)
        return found.player if found else ""

    # Passkeys

    async def challenge(self, who: str) -> str:
        """Return something new for a passkey to sign: of a player, or in a browser to sign in."""
        challenge, now = self._chance.token(32), self._clock.now()
        hash_ = hash_of(passkeys.encode(challenge))
        await self._store.sessions.challenge(hash_, who, now, now + CHALLENGE_MS)
        return passkeys.encode(challenge)

    async def _take_challenge(self, answered: Answered, who: str) -> bytes:
        challenge = passkeys.challenge_in(answered.client_data)
        hash_ = hash_of(passkeys.encode(challenge))
        if await self._store.sessions.take_challenge(hash_, self._clock.now()) != who:
            raise ServerError("passkey-late")
        return challenge

    async def new_passkey(self, who: str, name: str, answered: Answered, party: Party) -> WayIn:
        """Return a new passkey as a way in, if it has signed what this player was given."""
        challenge = await self._take_challenge(answered, who)
        key, count = passkeys.verify_new(
            answered.id, answered.client_data, answered.data, challenge, party
        )
        now = self._clock.now()
        return WayIn(passkey=Passkey(answered.id, who, key, count, name, now, now))

    async def check_passkey(self, browser: str, answered: Answered, party: Party) -> str:
        """Return whose passkey has signed what was given to this browser."""
        challenge = await self._take_challenge(answered, browser)
        found = await self._store.accounts.passkey(answered.id)
        if found is None:
            raise ServerError("sign-in-wrong")
        count = passkeys.verify_signed(
            answered.id,
            answered.client_data,
            answered.data,
            answered.signature,
            challenge=challenge,
            who=party,
            public_key=found.public_key,
            count=found.count,
        )
        await self._store.accounts.use_passkey(found.id, count, self._clock.now())
        return found.player

    # Terminals

    async def terminal_code(self, signed: Signed) -> str:
        """Return a code that signs a terminal in for some minutes; the last one is void."""
        code, now = written_code(self._chance.token(CODE_BYTES)), self._clock.now()
        hash_ = hash_of(typed_code(code))
        await self._store.sessions.show_code(hash_, signed.who, signed.hash, now, now + CODE_MS)
        return code

    # Recovery

    async def new_codes(self, who: str) -> list[str]:
        """Return new recovery codes, which are not shown again; older ones are void."""
        codes = self._codes()
        await self._store.accounts.replace_codes(who, _hashes(codes))
        return codes

    def _codes(self) -> list[str]:
        return [_written(self._chance.token(_CODE_BYTES)) for _ in range(CODES)]


def plain_code(code: str) -> str:
    """Return a recovery code as it is hashed, however it was typed.

    >>> plain_code(" abcd efgh-ijk0-1mno ")
    'ABCDEFGHIJKOIMNO'
    """
    typed = "".join(sign for sign in code.upper() if sign.isalnum())
    return typed.replace("0", "O").replace("1", "I").replace("8", "B")


def _written(token: bytes) -> str:
    text = base64.b32encode(token).decode()
    return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))


def _hashes(codes: Sequence[str]) -> list[str]:
    return [hash_of(plain_code(code)) for code in codes]
