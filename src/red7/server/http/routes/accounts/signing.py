"""Signing in to an account, and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from red7.protocol.messages import Message
from red7.server.accounts.accounts import Answered, plain_code
from red7.server.accounts.identity import DEVICE
from red7.server.accounts.looks import skeleton
from red7.server.accounts.passkeys import Party, party
from red7.server.accounts.passwords import LONGEST
from red7.server.errors import ServerError
from red7.server.http.routes.accounts.cookies import (
    ask_browser,
    asked_of,
    begin_session,
    device_of,
    drop_cookie,
    replace_session,
)
from red7.server.http.routes.accounts.me import Me, me_of
from red7.server.http.routes.asking import Anybody, address_of, parts_of, refusals

router = APIRouter(prefix="/api/sign-in", tags=["accounts"])

Encoded = Annotated[str, Field(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]
CredentialId = Annotated[str, Field(min_length=1, max_length=1_400, pattern=r"^[A-Za-z0-9_-]+$")]
AnyPassword = Annotated[str, Field(min_length=1, max_length=LONGEST, examples=["seven wet cards"])]


class ByPassword(Message):
    """A name and a password."""

    name: Annotated[str, Field(min_length=1, max_length=200, examples=["Zoë"])]
    password: AnyPassword


class ByRecoveryCode(Message):
    """One of the codes that were shown when the account was made."""

    code: Annotated[str, Field(min_length=1, max_length=100, examples=["ABCD-EFGH-IJKL-MNOP"])]


class ByTerminalCode(Message):
    """A code that the page of an account shows, and where it was typed."""

    code: Annotated[str, Field(min_length=1, max_length=100, examples=["BCDF-GH3J-KMNP"])]
    device: Annotated[str, Field(pattern=r"^[A-Za-z0-9._-]{1,64}$", examples=["zoes-laptop"])] = (
        Field(description="The name of the machine, by which the session is listed.")
    )


class ToSign(Message):
    """What a passkey has to sign."""

    challenge: Encoded
    party: str = Field(description="The name that passkeys of this server are for.")


class ByPasskey(Message):
    """What a passkey has signed; everything is in base64url."""

    id: CredentialId
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded


def limit_sign_ins(request: Request) -> None:
    """Refuse an address that tries too often."""
    if not parts_of(request).limits.sign_ins.allows(address_of(request)):
        raise ServerError("sign-in-too-many")


def party_of(request: Request) -> Party:
    """Return who passkeys are for, by the address in the browser."""
    return party(request.headers.get("host", "").lower(), parts_of(request).settings.url)


@router.post("/password", responses=refusals(401, 403))
async def by_password(body: ByPassword, request: Request, response: Response) -> Me:
    """Sign in with a name and a password.

    Whether a name exists, the answer does not tell, nor does the time it takes.
    """
    limit_sign_ins(request)
    parts = parts_of(request)
    # Those who guess from anywhere use up the attempts of this name. The owner's own devices have
    # attempts of their own.
    device = parts.identities.device(
        request.cookies.get(DEVICE), await parts.accounts.owner_of(body.name)
    )
    if not parts.limits.guesses.allows(device or skeleton(body.name)):
        raise ServerError("sign-in-too-many")
    who = await parts.accounts.check_password(body.name, body.password, address_of(request))
    await begin_session(request, response, who)
    return await me_of(request, who)


@router.post("/passkey/options", responses=refusals(403))
async def passkey_options(request: Request, response: Response) -> ToSign:
    """Return what a passkey has to sign to sign in, within five minutes and in the same browser."""
    limit_sign_ins(request)
    party = party_of(request)
    browser = ask_browser(request, response)
    return ToSign(challenge=await parts_of(request).accounts.challenge(browser), party=party.id)


@router.post("/passkey", responses=refusals(401, 403, 409))
async def by_passkey(body: ByPasskey, request: Request, response: Response) -> Me:
    """Sign in with a passkey, which knows whose it is."""
    limit_sign_ins(request)
    answered = Answered(body.id, body.client_data, body.authenticator_data, body.signature)
    accounts, browser = parts_of(request).accounts, asked_of(request)
    who = await accounts.check_passkey(browser, answered, party_of(request))
    await begin_session(request, response, who)
    return await me_of(request, who)


@router.post("/recovery", responses=refusals(401, 403))
async def by_recovery_code(body: ByRecoveryCode, request: Request, response: Response) -> Me:
    """Sign in with a recovery code, which is used up by that.

    All other sessions of the account end, and its tokens and those of its bots are revoked.
    """
    limit_sign_ins(request)
    sessions = parts_of(request).accounts.sessions
    who, cookie = await sessions.recover(plain_code(body.code), device_of(request))
    await replace_session(request, response, who, cookie)
    return await me_of(request, who)


@router.post("/code", responses=refusals(401, 403))
async def by_terminal_code(body: ByTerminalCode, request: Request, response: Response) -> Me:
    """Sign a terminal in with a code that a browser shows, which is used up by that.

    Whether a code was wrong, too late or used before, the answer does not tell.
    """
    limit_sign_ins(request)
    parts = parts_of(request)
    if not parts.limits.codes.allows(""):
        raise ServerError("sign-in-too-many")
    who, cookie = await parts.accounts.sessions.use_code(body.code, f"Terminal · {body.device}")
    await replace_session(request, response, who, cookie)
    return await me_of(request, who)


@router.delete("", status_code=204, responses=refusals(401, 403))
async def sign_out(signed: Anybody, request: Request, response: Response) -> None:
    """Sign out here. A guest has nothing to come back with, so they are not signed out."""
    signed.check("account")
    if signed.by == "guest":
        raise ServerError("account-needed")
    await parts_of(request).accounts.sessions.end(signed)
    drop_cookie(request, response)
