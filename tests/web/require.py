"""The browser and the page, which are not on every machine."""

from __future__ import annotations

import shutil

from red7.server.http.routes.documents import WEB
from tests.require import lacks


def chromium() -> str:
    """Give the machine's browser."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    lacks("chromium", "install chromium or Chrome")
    raise AssertionError


def built() -> None:
    """Make sure that the page is there."""
    if not (WEB / "index.html").is_file():
        lacks("node", "the page is not built; run make web")
