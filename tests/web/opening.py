"""Browsers for people, each with what it would have kept and a network of its own."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage

from tests.web.network import Link
from tests.web.people import DESK, PATIENCE, PHONE, Person, Way

# Whoever comes back has this in the browser, unless it has changed since.
_KEPT = "try { localStorage.red7 ??= %s } catch {}  // a blank page keeps nothing"
# Nothing else is changed by it: not the layout, nor what can be pressed, read or heard. The ground
# of a page is drawn even if the page is not.
_UNPAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync(`
    html { opacity: 0 !important }
    html, body { background: none !important }
`);
document.adoptedStyleSheets.push(unpainted);
"""
# Seconds of a round trip that stand between every page and its server. A test that looks before the
# page can have answered passes by luck when it is zero, and fails here.
_FAR = float(os.environ.get("RED7_FAR", "0"))


def _is_trouble(said: ConsoleMessage) -> bool:
    # A connection may be lost: the server is down, or too busy to answer for seconds. The page
    # opens another, but the browser calls that an error.
    lost = ("WebSocket connection to ", "Failed to load resource: net::")
    # A position or a step may be impossible, a player unknown, a password wrong, a guest not
    # wanted; the page says so, and the browser calls that an error as well. And nobody may be
    # signed in.
    url = said.location.get("url", "")
    asked = (
        "/api/explore",
        "/api/lessons",
        "/api/sign-in",
        "/api/account",
        "/api/profile",
        "/api/play",
    )
    refused = any(path in url for path in asked) or ("/api/me" in url and "401" in said.text)
    return said.type == "error" and not said.text.startswith(lost) and not refused


@contextmanager
def open_person(
    browser: Browser,
    url: str,
    way: Way = "mouse",
    *,
    locale: str = "en-GB",
    size: dict[str, int] | None = None,
    still: bool = True,
    painted: bool = False,
    kept: Mapping[str, object] | None = None,
) -> Iterator[Person]:
    """Open a browser of one's own at an address, with what the page may have kept there before.

    Painting takes longer than all the rest, so a page is painted only for tests of its colours.
    """
    context = browser.new_context(
        viewport=size or (PHONE if way == "touch" else DESK),  # type: ignore[arg-type]
        has_touch=way == "touch",
        is_mobile=way == "touch",
        locale=locale,
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    troubles: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if _is_trouble(said) else None)
    if not painted:
        page.add_init_script(_UNPAINTED)
    if kept:
        page.add_init_script(_KEPT % json.dumps(json.dumps(kept)))
    person = Person(page, way)
    with Link(url, _FAR) if _FAR else nullcontext() as link:
        page.goto(
            urlsplit(url)._replace(netloc=urlsplit(link.url).netloc).geturl() if link else url
        )
        yield person
        context.close()
    assert not troubles, troubles
