"""The cookies by which a browser is recognised."""

from __future__ import annotations

from fastapi import Request, Response

from red7.server.accounts.identity import ASKED, COOKIE, COOKIE_AGE, DEVICE, browser_of
from red7.server.accounts.passkeys import CHALLENGE_MS
from red7.server.http.routes.asking import parts_of, recognised, shown_by

_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
# The first that is named counts: most browsers also name those that they want to be taken for.
_BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
_CALLED = {"Edg": "Edge", "OPR": "Opera", "Mac OS X": "macOS", "CrOS": "ChromeOS"}
_LONGEST_AGENT = 500


def device_of(request: Request) -> str:
    """Return what a browser says that it is, in a few words for its owner."""
    agent = request.headers.get("user-agent", "")[:_LONGEST_AGENT]
    browser = next((name for name in _BROWSERS if name in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return " · ".join(_CALLED.get(name, name) for name in (browser, system) if name)


def set_cookie(request: Request, response: Response, value: str, name: str = COOKIE) -> None:
    """Set a cookie that no script can read, and no other site can use."""
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=parts_of(request).settings.secure,
    )


def drop_cookie(request: Request, response: Response) -> None:
    """Let a browser forget who it was."""
    secure = parts_of(request).settings.secure
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def renew_cookie(request: Request, response: Response, who: str) -> None:
    """Give a guest their cookie; whoever is signed in keeps theirs, and a program needs none."""
    shown = shown_by(request)
    if shown.by == "session" and shown.who == who:
        set_cookie(request, response, request.cookies[COOKIE])
    elif shown.by != "token":
        set_cookie(request, response, parts_of(request).identities.cookie(who))


async def begin_session(request: Request, response: Response, who: str) -> None:
    """Sign somebody in with a new secret; whoever was signed in here is not any more."""
    cookie = await parts_of(request).accounts.sessions.begin(who, device_of(request))
    await replace_session(request, response, who, cookie)


async def replace_session(request: Request, response: Response, who: str, cookie: str) -> None:
    """Give a browser the cookie of a new session, and end the one it had."""
    parts = parts_of(request)
    before = await recognised(request)
    if before and before.by == "session":
        await parts.accounts.sessions.end(before)
    set_cookie(request, response, cookie)
    set_cookie(request, response, parts.identities.device_cookie(who), DEVICE)


def asked_of(request: Request) -> str:
    """Return which browser this is, if it was given something for a passkey to sign."""
    return browser_of(request.cookies.get(ASKED, ""))


def ask_browser(request: Request, response: Response) -> str:
    """Give a browser a cookie for as long as a passkey may take; return which browser it is."""
    parts = parts_of(request)
    # Another page of the same browser may be waiting for its passkey.
    secret = request.cookies.get(ASKED) or parts.identities.secret()
    response.set_cookie(
        ASKED,
        secret,
        max_age=CHALLENGE_MS // 1000,
        path="/api/sign-in",
        httponly=True,
        samesite="strict",
        secure=parts.settings.secure,
    )
    return browser_of(secret)
