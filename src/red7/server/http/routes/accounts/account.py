"""One's own account: the ways into it, who is signed in, tokens, and bots."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from red7.protocol.messages import Message
from red7.server.accounts.accounts import Answered
from red7.server.accounts.codes import CODE_MS
from red7.server.accounts.passkeys import ALGORITHMS, encode
from red7.server.accounts.sessions import Signed
from red7.server.accounts.spelling import clean_name
from red7.server.errors import ServerError
from red7.server.http.routes.accounts.cookies import begin_session
from red7.server.http.routes.accounts.kept import (
    KeptAccount,
    KeptBot,
    KeptToken,
    account_of,
    told_token,
)
from red7.server.http.routes.accounts.signing import (
    AnyPassword,
    CredentialId,
    Encoded,
    limit_sign_ins,
    party_of,
)
from red7.server.http.routes.asking import Anybody, Owner, address_of, parts_of, refusals
from red7.server.store.people.accounts import WayIn

router = APIRouter(prefix="/api/account", tags=["accounts"])

Named = Annotated[str, Field(min_length=1, max_length=200, examples=["My phone"])]
Shown = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["00c0ffee00c0ffee"])]
Bot = Annotated[str, Field(pattern=r"^[0-9a-f]{1,32}$", examples=["8c5e1f0a9b7d4c3e2f1a0b9c"])]


class NewPasskeyOptions(Message):
    """What a browser needs to make a passkey."""

    challenge: Encoded
    party: str = Field(description="The name that passkeys of this server are for.")
    user: Encoded = Field(description="The player's id, in base64url.")
    name: str
    algorithms: tuple[int, ...] = Field(description="Those of COSE, the best first.")
    present: tuple[CredentialId, ...] = Field(description="Passkeys that the account has already.")


class NewPasskey(Message):
    """A passkey that a browser has made; all but its name is in base64url."""

    id: CredentialId
    client_data: Encoded
    attestation: Encoded
    name: Named


class NewPassword(Message):
    """A password."""

    password: AnyPassword


class Added(Message):
    """What came of a new way in."""

    recovery_codes: tuple[str, ...] = Field(
        description="For a new account: codes to sign in with, once each. They are not shown again."
    )


class RecoveryCodes(Message):
    """New codes to sign in with, once each; they are not shown again."""

    recovery_codes: tuple[str, ...]


class TerminalCode(Message):
    """A code to sign a terminal in with, once; it is not shown again."""

    code: Annotated[str, Field(examples=["BCDF-GH3J-KMNP"])]
    seconds: int = Field(description="For which it is valid.")


class NewToken(Message):
    """A token for a program, and what it may do."""

    name: Named
    may: Annotated[
        tuple[Literal["read", "play", "study"], ...], Field(min_length=1, max_length=3)
    ] = Field(description="A token that may play is for a bot.")
    bot: Bot | None = Field(default=None, description="The bot that it is for; otherwise yourself.")


class MadeToken(Message):
    """A new token; what a program shows is not shown again."""

    token: KeptToken
    secret: str = Field(description="To be sent as ``Authorization: Bearer SECRET``.")


class NewBot(Message):
    """A bot of one's own."""

    name: Annotated[str, Field(min_length=1, max_length=200, examples=["Zoë's bot"])]


@router.get("", responses=refusals(401, 403))
async def my_account(signed: Owner, request: Request) -> KeptAccount:
    """Return one's account: the ways into it, who is signed in, tokens and bots."""
    found = await account_of(parts_of(request), signed.who, signed.hash)
    if found is None:
        raise ServerError("account-needed")
    return found


@router.post("/passkey-options", responses=refusals(401, 403, 409))
async def new_passkey_options(signed: Anybody, request: Request) -> NewPasskeyOptions:
    """Return what a browser needs to make a passkey, within five minutes."""
    signed.check("account")
    limit_sign_ins(request)
    parts, party = parts_of(request), party_of(request)
    await parts.accounts.check_name(signed.who)
    player = await parts.store.player(signed.who)
    return NewPasskeyOptions(
        challenge=await parts.accounts.challenge(signed.who),
        party=party.id,
        user=encode(signed.who.encode()),
        name=player.name if player else "",
        algorithms=ALGORITHMS,
        present=tuple(key.id for key in await parts.store.accounts.passkeys_of(signed.who)),
    )


@router.post("/passkeys", status_code=201, responses=refusals(401, 403, 409))
async def add_passkey(
    body: NewPasskey, signed: Anybody, request: Request, response: Response
) -> Added:
    """Add a passkey; a guest's first way in makes an account."""
    signed.check("account")
    limit_sign_ins(request)
    answered = Answered(body.id, body.client_data, body.attestation)
    name, party = clean_name(body.name), party_of(request)
    way = await parts_of(request).accounts.new_passkey(signed.who, name, answered, party)
    return await _add(request, response, signed, way)


@router.put("/password", status_code=201, responses=refusals(401, 403, 409))
async def set_password(
    body: NewPassword, signed: Anybody, request: Request, response: Response
) -> Added:
    """Set or change the password; a guest's first way in makes an account.

    Whoever else is signed in with the account is signed out when it is changed. Tokens stay valid
    until they are revoked.
    """
    signed.check("account")
    limit_sign_ins(request)
    accounts = parts_of(request).accounts
    await accounts.check_name(signed.who)
    way = await accounts.hashed(signed.who, body.password, address_of(request))
    added = await _add(request, response, signed, way)
    if signed.by == "session":
        await accounts.sessions.end_others(signed)
    return added


async def _add(request: Request, response: Response, signed: Signed, way: WayIn) -> Added:
    parts = parts_of(request)
    if signed.by == "session":
        await parts.store.accounts.add(signed.who, way, parts.clock.now())
        return Added(recovery_codes=())
    codes = await parts.accounts.open(signed.who, way)
    # With a new secret: somebody else may have given this browser the guest's cookie.
    await begin_session(request, response, signed.who)
    return Added(recovery_codes=tuple(codes))


@router.delete("/passkeys/{passkey}", status_code=204, responses=refusals(401, 403, 404, 409))
async def remove_passkey(
    passkey: Annotated[CredentialId, Path(examples=["AAECAwQ"])], signed: Owner, request: Request
) -> None:
    """Remove a passkey, unless it is the last way in."""
    await parts_of(request).store.accounts.remove(signed.who, passkey)


@router.delete("/password", status_code=204, responses=refusals(401, 403, 404, 409))
async def remove_password(signed: Owner, request: Request) -> None:
    """Remove the password, unless it is the last way in."""
    await parts_of(request).store.accounts.remove(signed.who, "")


@router.post("/recovery-codes", status_code=201, responses=refusals(401, 403))
async def new_recovery_codes(signed: Owner, request: Request) -> RecoveryCodes:
    """Make new recovery codes; older ones are void."""
    codes = await parts_of(request).accounts.new_codes(signed.who)
    return RecoveryCodes(recovery_codes=tuple(codes))


@router.post("/codes", status_code=201, responses=refusals(401, 403))
async def new_terminal_code(signed: Owner, request: Request) -> TerminalCode:
    """Make a code to sign a terminal in with, within five minutes; the last one is void."""
    code = await parts_of(request).accounts.terminal_code(signed)
    return TerminalCode(code=code, seconds=CODE_MS // 1000)


@router.delete("/sessions", status_code=204, responses=refusals(401, 403))
async def end_other_sessions(signed: Owner, request: Request) -> None:
    """Sign out everywhere but here."""
    await parts_of(request).accounts.sessions.end_others(signed)


@router.delete("/sessions/{session}", status_code=204, responses=refusals(401, 403, 404))
async def end_session(session: Shown, signed: Owner, request: Request) -> None:
    """Sign out one browser, perhaps this one."""
    await parts_of(request).accounts.sessions.end_shown(signed.who, session)


@router.post("/tokens", status_code=201, responses=refusals(401, 403, 404, 409))
async def new_token(body: NewToken, signed: Owner, request: Request) -> MadeToken:
    """Make a token for a program."""
    parts = parts_of(request)
    who = body.bot or signed.who
    if body.bot and body.bot not in await _bots(request, signed):
        raise ServerError("account-nothing")
    if "play" in body.may and not body.bot:
        raise ServerError("token-may-not", what="play")  # programs that play are marked as bots
    name = clean_name(body.name)
    token, secret = await parts.accounts.sessions.new_token(who, name, set(body.may))
    return MadeToken(token=told_token(token), secret=secret)


@router.delete("/tokens/{token}", status_code=204, responses=refusals(401, 403, 404))
async def revoke_token(token: Shown, signed: Owner, request: Request) -> None:
    """Revoke a token; whatever is connected with it is disconnected."""
    owned = [signed.who, *await _bots(request, signed)]
    await parts_of(request).accounts.sessions.revoke(owned, token)


@router.post("/bots", status_code=201, responses=refusals(401, 403, 409))
async def new_bot(body: NewBot, signed: Owner, request: Request) -> KeptBot:
    """Make a player that is a bot: it plays with tokens, and is marked as a bot everywhere."""
    parts = parts_of(request)
    name = clean_name(body.name)
    parts.people.refused_names.check(name)
    who = await parts.accounts.open_bot(signed.who, name)
    return KeptBot(player=who, name=name, created=parts.clock.now())


@router.delete("/bots/{bot}", status_code=204, responses=refusals(401, 403, 404))
async def forget_bot(
    bot: Annotated[Bot, Path(examples=["8c5e1f0a9b7d4c3e2f1a0b9c"])],
    signed: Owner,
    request: Request,
) -> None:
    """Forget a bot; its games stay, with an unknown player in them."""
    if bot not in await _bots(request, signed):
        raise ServerError("account-nothing")
    await parts_of(request).forget(bot)


async def _bots(request: Request, signed: Signed) -> list[str]:
    found = await parts_of(request).store.accounts.bots_of(signed.who)
    return [bot.player for bot in found]
