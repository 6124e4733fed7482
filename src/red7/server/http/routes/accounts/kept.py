"""What is stored about a player's account, as its owner is told."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from red7.protocol.messages import Message
from red7.server.parts import Parts
from red7.server.store.people.sessions import SHOWN, Token


class KeptPasskey(Message):
    """A passkey, without the key."""

    id: str
    name: str
    created: int
    used: int


class KeptSession(Message):
    """A browser in which somebody is signed in."""

    id: str
    device: str = Field(description="What the browser says that it is; may be empty.")
    created: int
    seen: int
    here: bool = Field(description="Whether it is the one that asks.")


class KeptToken(Message):
    """A token, without its secret."""

    id: str
    player: str
    name: str
    may: tuple[str, ...]
    created: int
    used: int = Field(description="When it was last used, to the minute; 0 for never.")


class KeptBot(Message):
    """A bot of one's own."""

    player: str
    name: str
    created: int


class KeptName(Message):
    """A name that was given up, and that nobody else may take for a while."""

    looks: str = Field(description="What is left of it when whatever looks alike is the same.")
    until: int


class KeptAccount(Message):
    """Everything that is stored about an account."""

    player: str
    name: str
    kind: Literal["person", "bot"]
    created: int
    password: bool = Field(description="Whether there is one.")
    passkeys: tuple[KeptPasskey, ...]
    recovery_codes: int = Field(description="How many of them have not been used.")
    sessions: tuple[KeptSession, ...] = Field(description="The one last seen first.")
    tokens: tuple[KeptToken, ...] = Field(description="One's own, and those of one's bots.")
    bots: tuple[KeptBot, ...]
    former_names: tuple[KeptName, ...]


async def account_of(parts: Parts, who: str, here: str = "") -> KeptAccount | None:
    """Return what is stored about a player's account; None for a guest."""
    accounts, sessions = parts.store.accounts, parts.store.sessions
    account = await accounts.account(who)
    if account is None or account.kind == "guest":
        return None
    bots = await accounts.bots_of(who)
    owned = [who, *(bot.player for bot in bots)]
    names = await parts.store.names_of(owned)
    return KeptAccount(
        player=who,
        name=names.get(who, ""),
        kind=account.kind,
        created=account.created,
        password=bool(await accounts.password(who)),
        passkeys=tuple(
            KeptPasskey(id=key.id, name=key.name, created=key.created, used=key.used)
            for key in await accounts.passkeys_of(who)
        ),
        recovery_codes=await accounts.count_codes(who),
        sessions=tuple(
            KeptSession(
                id=one.hash[:SHOWN],
                device=one.device,
                created=one.created,
                seen=one.seen,
                here=one.hash == here,
            )
            for one in await sessions.sessions_of(who)
        ),
        tokens=tuple(told_token(token) for token in await sessions.tokens_of(owned)),
        bots=tuple(
            KeptBot(player=bot.player, name=names.get(bot.player, ""), created=bot.created)
            for bot in bots
        ),
        former_names=tuple(
            KeptName(looks=looks, until=until)
            for looks, until in (await accounts.former_names(who)).items()
        ),
    )


def told_token(token: Token) -> KeptToken:
    """Return a token as its owner is told of it."""
    return KeptToken(
        id=token.hash[:SHOWN],
        player=token.player,
        name=token.name,
        may=tuple(token.may.split()),
        created=token.created,
        used=token.used,
    )
